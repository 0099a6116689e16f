import { expect, test } from 'vitest';
import { edgesOf } from './edges';

test('a list tells where it goes on', () => {
  const box = { clientHeight: 120, scrollHeight: 300 };
  expect(edgesOf({ ...box, scrollTop: 0 })).toEqual({ above: false, below: true });
  expect(edgesOf({ ...box, scrollTop: 90 })).toEqual({ above: true, below: true });
  expect(edgesOf({ ...box, scrollTop: 179.5 })).toEqual({ above: true, below: false });
  expect(edgesOf({ clientHeight: 300, scrollHeight: 300, scrollTop: 0 })).toEqual({ above: false, below: false });
});
