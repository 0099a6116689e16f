import { expect, test } from 'vitest';
import type { State } from '../api/types';
import { isHidden } from './hidden';

const state = (view: unknown, sealed = false): Pick<State, 'view' | 'sealed'> => ({ view: view as State['view'], sealed });

test('who knows the same has no secrets, whoever he is', () => {
  expect(isHidden([state({ observer: { seat: 0 }, year: 1 }), state({ observer: { seat: 1 }, year: 1 })])).toBe(false);
  expect(isHidden([state({ hand: [1] }), state({ hand: null })])).toBe(true);
});

test('what is answered in secret is hidden', () => {
  expect(isHidden([state({}, true), state({}, true)])).toBe(true);
});
