import { describe, expect, it } from 'vitest';
import type { Entry, Told } from '../../src/api/types';
import { alike, chaptersOf, elementsIn, linesOf, since } from '../../src/table/story';

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

  it('keeps the chapters that did not change, so that they are not drawn anew', () => {
    const telling = { heads: ['e1', 'e4', 'e6'], outcomes: [] };
    const longer = [...entries, entry(5, 0), entry(6, 1), entry(7, 1)];
    const chapters = (read: readonly Entry[]) => chaptersOf(linesOf(read), telling, 0);
    const [before, after] = [chapters(longer), chapters([...longer, entry(8, 0)])];
    const kept = alike(before, after);
    expect(kept).toEqual(after);
    expect(kept.map((chapter, at) => chapter === before[at])).toEqual([true, true, true, false]);
    // What is taken back later is drawn again, marked.
    const undone = alike(before, chapters([...longer, entry(8, 1, { act: 'undo', back: 7, told: [] })]));
    expect(undone.at(-1)?.lines.map(({ gone }) => gone)).toEqual([true, false]);
  });

  it('finds the things that a line is about', () => {
    expect(elementsIn([told('x')])).toEqual(['good/gold', 'seat/1']);
  });
});
