import { afterEach, expect, test, vi } from 'vitest';

/** A server on which two tables are played with different words. */
const asked: string[] = [];
const answer = (url: string): Response => {
  asked.push(url);
  const hash = new URL(url, 'http://localhost').searchParams.get('hash');
  const body = { hash, files: { buildings: [{ id: 'B1', cost: {} }] }, words: { en: hash === 'new' ? 'building-B1 = Colossus\n' : null, it: null } };
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
};
vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(String(url))));
vi.stubGlobal('location', { href: 'http://localhost/' });
const { catalogueOf } = await import('../../src/games/catalogue');
const { load } = await import('../../src/texts/load');
afterEach(() => asked.splice(0));

test('each table has the words of its own content, asked for once', async () => {
  const [before, after] = await Promise.all([load('en', 'kingsburg', 'old'), load('en', 'kingsburg', 'new')]);
  expect(after.element('building/B1')).toBe('Colossus');
  expect(before.element('building/B1')).not.toBe('Colossus');
  await catalogueOf('kingsburg', 'new');
  expect(asked.map((url) => url.replace(/^.*\/api/, 'api')).sort()).toEqual(['api/games/kingsburg/content?hash=new', 'api/games/kingsburg/content?hash=old']);
});
