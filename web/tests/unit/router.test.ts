import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { href: 'http://localhost/', hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { read, to } = await import('../../src/router.svelte');
const { root } = await import('../../src/root');

const at = (path: string): unknown => read(new URL(path, root));

test('rules have an address for each game, and one for all', () => {
  expect(at('rules')).toEqual({ page: 'rules', game: null });
  expect(at('rules/')).toEqual({ page: 'rules', game: null });
  expect(at('rules/warlords#WE-R-18')).toEqual({ page: 'rules', game: 'warlords' });
  expect(at('rules/warlords/more')).toEqual({ page: 'lost' });
  expect(read(new URL(to.rules()))).toEqual({ page: 'rules', game: null });
  expect(read(new URL(to.rules('fair', 'FA-SET-01')))).toEqual({ page: 'rules', game: 'fair' });
});

test('a table is made for the game that the address names', () => {
  expect(at('new')).toEqual({ page: 'new', game: null });
  expect(read(new URL(to.make('fair')))).toEqual({ page: 'new', game: 'fair' });
  expect(at('new/fair')).toEqual({ page: 'lost' });
});
