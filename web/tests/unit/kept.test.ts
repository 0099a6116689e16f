import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, kept } from '../../src/table/kept';

const pending = { at: 4, answer: 'die/1 advisor/3', key: 'k', seat: 1 };

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an answer is kept for its table and its seat, until it is forgotten', () => {
  keep('t', 1, pending);
  expect(kept('t', 1)).toEqual(pending);
  expect(kept('t', 0)).toBeNull();
  expect(kept('u', 1)).toBeNull();
  keep('t', 1, null);
  expect(kept('t', 1)).toBeNull();
});

test('what is no answer is not sent', () => {
  for (const text of ['', '{', 'null', '{"at":"4","answer":"x","key":"k"}', '[]']) {
    sessionStorage.setItem('reame-answer/t/1', text);
    expect(kept('t', 1)).toBeNull();
  }
});

test('a browser that keeps nothing is no trouble', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keep('t', 1, pending);
  expect(kept('t', 1)).toBeNull();
});
