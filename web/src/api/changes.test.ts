import { expect, test } from 'vitest';
import { changed } from './changes';

test('a state is changed, and the old one stays as it was', () => {
  const old = { a: 1, b: { c: [1, 2, 3, 4], d: null }, 'e/f~g': true, gone: 'x', same: { x: 1 } };
  const before = structuredClone(old);
  const changes = { gone: [], a: [[2]], b: { c: { 0: 7, splice: [1, 2, 8, [9]] }, d: [{}] }, 'e/f~g': false, new: 'y' };
  const now = changed<unknown>(old, changes);
  expect(now).toEqual({ a: [2], b: { c: [7, 8, [9], 4], d: {} }, 'e/f~g': false, same: { x: 1 }, new: 'y' });
  expect(old).toEqual(before);
  expect((now as typeof old).same).toBe(old.same);
});

test('what does not fit is said', () => {
  const old = { a: [1], b: 2 };
  for (const changes of [{ c: [] }, { a: { 1: 2 } }, { a: { splice: [1, 1] } }, { b: { c: 1 } }, { c: { d: 1 } }]) {
    expect(() => changed(old, changes)).toThrow();
  }
  expect(changed<unknown>(old, [2])).toBe(2);
});
