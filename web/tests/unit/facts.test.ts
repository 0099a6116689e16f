// Whoever plays on the plain board is told everything: each field of the view, with its name and its value, in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Board from '../../src/games/generic/Board.svelte';
import { LANGS, Texts, type Lang } from '../../src/texts';
import recorded from './views.json';

const content = new URL('../../../content/', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(content, file), 'utf8');
const textsOf = (game: string, lang: Lang): Texts => new Texts(lang, [`${lang}.ftl`, `web/${lang}.ftl`, `${game}/${lang}.ftl`].map(read));

/** What a board shows: words, or a list in which each line has a name. */
type Shown = string | [string, Shown][];

/** Reads the lists and words of a page. */
function shown(html: string): Shown {
  const marks = html.replace(/<!--.*?-->/gs, '').match(/<[^>]+>|[^<]+/g) ?? [];
  let at = 0;
  const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  function block(end: string): Shown {
    let words = '';
    let list: [string, Shown][] | null = null;
    for (; at < marks.length && marks[at] !== end; at += 1) {
      const mark = marks[at] ?? '';
      if (mark.startsWith('<li')) {
        at += 1;
        let name = '';
        while (!(marks[at] ?? '').startsWith('<span')) at += 1;
        for (at += 1; marks[at] !== '</span>'; at += 1) name += marks[at];
        at += 1;
        (list ??= []).push([plain(name).replace(/:$/, ''), block('</li>')]);
      } else if (mark.startsWith('<ul')) {
        at += 1;
        list = (block('</ul>') || []) as [string, Shown][];
      } else if (!mark.startsWith('<')) words += mark;
    }
    return list ?? plain(words.trim().replace(/\s+/g, ' '));
  }
  return block('');
}

/** Everything that a view tells and a board does not show, by its place. */
function missing(view: unknown, board: Shown, names: readonly string[], texts: Texts, at = ''): string[] {
  if (view === null || typeof view !== 'object') {
    const seated = typeof view === 'number' ? names[view] : undefined;
    const told = view === null || view === false ? ['–'] : view === true ? ['✓'] : [String(view), seated];
    return told.includes(board as string) ? [] : [`${at}: ${String(view)} is shown as ${JSON.stringify(board)}`];
  }
  const things = Object.entries(view);
  if (typeof board === 'string') {
    const words = things.length ? board.split(', ') : [];
    const isFlat = Array.isArray(view) && words.length === things.length;
    return isFlat ? things.flatMap(([n, thing]) => missing(thing, words[Number(n)] ?? '', names, texts, `${at}/${n}`)) : [`${at}: ${JSON.stringify(view)} is shown as ${board}`];
  }
  return things.flatMap(([name, thing], n) => {
    const key = `field-${name.replaceAll('_', '-')}`;
    const bySeat = things.length === names.length ? names[n] : String(n + 1);
    const word = Array.isArray(view) ? bySeat : texts.has(key) ? texts.get(key) : name.replaceAll('_', ' ');
    const line = board[n];
    if (!line || line[0] !== word) return [`${at}/${name}: is named ${line?.[0] ?? 'nowhere'}, not ${String(word)}`];
    return missing(thing, line[1], names, texts, `${at}/${name}`);
  });
}

const boardOf = (view: unknown, names: string[], texts: Texts): Shown => shown(render(Board as never, { props: { view, names, texts } as never }).body);

describe('the plain board', () => {
  for (const lang of LANGS)
    for (const game of [...new Set(recorded.map(({ game }) => game))])
      it(`shows every field of ${game} in ${lang}`, () => {
        const texts = textsOf(game, lang);
        for (const { view, names } of recorded.filter((one) => one.game === game)) {
          expect(Object.keys(view).length).toBeGreaterThan(5);
          expect(missing(view, boardOf(view, names, texts), names, texts)).toEqual([]);
        }
      });

  for (const game of ['crusader', 'knights'])
    it(`has words for every field of ${game}`, () => {
      const names = (thing: unknown): string[] =>
        thing === null || typeof thing !== 'object' ? [] : Object.entries(thing).flatMap(([name, below]) => [...(Array.isArray(thing) ? [] : [name]), ...names(below)]);
      const all = new Set(recorded.filter((one) => one.game === game).flatMap(({ view }) => names(view)));
      expect(all.size).toBeGreaterThan(80);
      for (const lang of LANGS) {
        const texts = textsOf(game, lang);
        expect([...all].filter((name) => !texts.has(`field-${name.replaceAll('_', '-')}`))).toEqual([]);
      }
    });

  it('would be found out', () => {
    const texts = textsOf('crusader', 'en');
    const [view, names] = [{ gold: 3, lands: [{ owner: 1, castle: true }, { owner: null, castle: false }], hand: ['war', 'tax'] }, ['Ada', 'Bo', 'Cy']];
    const board = boardOf(view, names, texts) as [string, Shown][];
    expect(missing(view, board, names, texts)).toEqual([]);
    expect(missing({ ...view, gold: 4 }, board, names, texts)).toHaveLength(1);
    expect(missing({ ...view, age: 2 }, board, names, texts)).toEqual(['/age: is named nowhere, not Age']);
    expect(missing({ ...view, hand: ['war', 'tax', 'realm'] }, board, names, texts)).toHaveLength(1);
    expect(missing(view, board.slice(1), names, texts).length).toBeGreaterThan(0);
  });
});
