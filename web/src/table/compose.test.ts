import { describe, expect, it } from 'vitest';
import { begin, isDone, pickedWith } from './compose';

const state = {
  may: true,
  answers: ['fingers/0', 'fingers/1'],
  acts: ['accept/1', 'gold/1 to/1 for gold/2'],
  parts: ['fingers/0', 'fingers/1', 'accept/1', 'gold/1', 'gold/2'],
};

describe('an act put together from parts', () => {
  it('begins with what is no answer to the question', () => {
    expect(begin(state).next).toEqual(['accept/1', 'gold/1', 'gold/2']);
    expect(begin({ ...state, may: false }).next).toEqual([]);
  });

  it('keeps what is an act as well as an answer', () => {
    expect(begin({ ...state, acts: ['fingers/1'] }).next).toEqual(['fingers/1', 'accept/1', 'gold/1', 'gold/2']);
  });

  it('goes on as the server says, and may be whole before its end', () => {
    const gift = pickedWith(pickedWith(begin(state), 'gold/2', { next: ['to/1'], whole: false }), 'to/1', { next: ['for'], whole: true });
    expect(gift.picked).toEqual(['gold/2', 'to/1']);
    expect([gift.whole, isDone(gift)]).toEqual([true, false]);
    expect(isDone(pickedWith(begin(state), 'accept/1', { next: [], whole: true }))).toBe(true);
  });
});
