import { describe, expect, it } from 'vitest';
import type { Entry, Told } from '../../src/api/types';
import { elementsIn, linesOf, since } from '../../src/table/story';

const told = (key: string): Told => ({ rule: 'KB-AID-05', message: { key, args: [['what', { elements: ['good/gold'] }], ['seat', { seat: 1 }]] }, event: {} });
const entry = (n: number, by: number | null, more: Partial<Entry> = {}): Entry => ({ n, act: 'answer', by, told: [told(`e${n}`)], ...more });

const entries = [entry(0, null, { act: 'start' }), entry(1, 0), entry(2, 1), entry(3, 1, { act: 'undo', back: 2, told: [] }), entry(4, 1)];

describe('the log', () => {
  it('keeps what was taken back, marked', () => {
    const lines = linesOf(entries);
    expect(lines.map(({ n, gone, undo }) => [n, gone, undo])).toEqual([[0, false, false], [1, false, false], [2, true, false], [3, false, true], [4, false, false]]);
  });

  it('tells what happened since the last answer of a seat', () => {
    expect(since(entries, 0).map(({ message }) => message.key)).toEqual(['e4']);
    expect(since(entries, 2)).toEqual([]);
  });

  it('finds the things that a line is about', () => {
    expect(elementsIn([told('x')])).toEqual(['good/gold', 'seat/1']);
  });
});
