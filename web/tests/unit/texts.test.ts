import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/api/types';
import { LANGS, Texts, type Lang } from '../../src/texts';
import recorded from './told.json';

const content = new URL('../../../content/', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(content, file), 'utf8');
const files = (lang: Lang): string[] => [`${lang}.ftl`, `web/${lang}.ftl`, `kingsburg/${lang}.ftl`, `web/kingsburg/${lang}.ftl`];
const texts = (lang: Lang): Texts => new Texts(lang, files(lang).map(read));
const [en, italian] = [texts('en'), texts('it')];

describe('messages', () => {
  it('are told in the words of the server', () => {
    expect(recorded.told.length).toBeGreaterThan(60);
    for (const told of recorded.told) {
      const message = told.message as unknown as Message;
      expect(en.message(message, recorded.names)).toBe(told.en);
      expect(italian.message(message, recorded.names)).toBe(told.it);
    }
  });
});

describe('Italian', () => {
  it('runs prepositions and articles together', () => {
    const crusader = new Texts('it', ['it.ftl', 'crusader/it.ftl'].map(read));
    const say = (key: string, args: [string, string][]): string =>
      crusader.message({ key, args: args.map(([name, element]) => [name, { elements: [element] }]) } as unknown as Message, []);
    expect(say('event-knight-removed', [['player', 'player/german'], ['territory', 'territory/saxony']])).toBe('Il Cavaliere dei Tedeschi lascia la Sassonia.');
    expect(say('event-unrest-placed', [['territory', 'territory/saxony']])).toBe('Ribellione nella Sassonia.');
    expect(say('event-succession-inherited', [['who', 'person/edith'], ['player', 'player/iberian']])).toContain('al trono degli Iberici');
  });
});

describe('elements', () => {
  it('are counted and joined in lists', () => {
    const things = ['good/gold', 'good/gold', 'good/wood', 'vp/3'];
    expect(en.list(things)).toBe('2 gold, 1 wood and 3 VP');
    expect(italian.list(things)).toBe('2 ori, 1 legno e 3 PV');
    expect(italian.list([])).toBe('niente');
    expect(en.list(['die/3', 'die/5', 'white/2'])).toBe('[3] [5] (2)');
    expect(italian.list(['seat/1', 'seat/0'], ['Alba', 'Bruno'])).toBe('Bruno e Alba');
  });

  it('of a seat are told by the name of who sits there', () => {
    const [knights, cavalieri] = LANGS.map((lang) => new Texts(lang, [`${lang}.ftl`, `knights/${lang}.ftl`].map(read)));
    expect(knights?.list(['stronghold-of/1'], ['Alba', 'Bruno'])).toBe('the stronghold of Bruno');
    expect(cavalieri?.element('stronghold-of/0', ['Alba', 'Bruno'])).toBe('la Fortezza di Alba');
    expect(knights?.element('stronghold-of/1')).toBe('stronghold of the second seat');
  });

  it('have names, brief names and texts', () => {
    expect(en.element('advisor/9')).toBe('Master of the Hunt');
    expect(en.brief('advisor/9')).toBe('Huntmaster');
    expect(en.about('advisor/2')).toBe('Take 1 gold.');
    expect(en.element('nothing/9')).toBe('nothing/9');
    expect(en.path(['die/3', 'die/4', 'advisor/7'])).toBe('[3] [4] + Astronomer');
    expect(en.elements()).toContain('building/B4');
  });
});

/** All keys of the files of a language, each with its variables. */
function keys(lang: Lang): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of [`web/${lang}.ftl`, `web/kingsburg/${lang}.ftl`, `web/warlords/${lang}.ftl`, `web/crusader/${lang}.ftl`, `web/knights/${lang}.ftl`]) {
    let key = '';
    const variables = new Map<string, Set<string>>();
    for (const line of read(file).split('\n')) {
      key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
      if (!key) continue;
      const set = variables.get(key) ?? new Set();
      variables.set(key, set);
      for (const [, name] of line.matchAll(/\$(\w+)/g)) set.add(name ?? '');
    }
    for (const [name, set] of variables) {
      expect(found.has(name), `${name} stands twice`).toBe(false);
      found.set(name, [...set].sort().join(' '));
    }
  }
  return found;
}

describe('the files', () => {
  const [first, second] = LANGS.map(keys) as [Map<string, string>, Map<string, string>];

  it('have the same texts with the same variables in both languages', () => {
    expect([...second].sort()).toEqual([...first].sort());
  });

  it('have every text that the client uses, and no other', () => {
    const sources: string[] = [];
    const walk = (folder: string): void => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) walk(path);
        else if (/\.(svelte|ts)$/.test(entry.name)) sources.push(readFileSync(path, 'utf8'));
      }
    };
    walk(new URL('../../src', import.meta.url).pathname);
    const used = new Set(sources.flatMap((text) => [...text.matchAll(/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g)].map(([, key]) => key ?? '')));
    const parts = sources.flatMap((text) => [...text.matchAll(/[`](web-[a-z0-9-]*-)\$\{/g)].map(([, key]) => key ?? ''));
    expect([...used].filter((key) => !first.has(key))).toEqual([]);
    expect([...first.keys()].filter((key) => !used.has(key) && !parts.some((part) => key.startsWith(part)))).toEqual([]);
  });
});

describe('every game', () => {
  const games = readdirSync(content).filter((game) => existsSync(join(content, game, 'ledger.json')));

  it('has a name and says what it is, in both languages', () => {
    expect(games.length).toBeGreaterThan(2);
    for (const lang of LANGS) for (const game of games) for (const key of [`web-game-${game}`, `web-about-${game}`]) expect(texts(lang).has(key), `${lang}: ${key}`).toBe(true);
  });

  it('has a title for every chapter of its rules', () => {
    for (const game of games) {
      const { rules, rulings } = JSON.parse(read(join(game, 'ledger.json'))) as { rules: { area: string; scope: string }[]; rulings: unknown[] };
      const areas = new Set(rules.filter(({ scope }) => scope !== 'module').map(({ area }) => area));
      if (rulings.length) areas.add('R');
      for (const lang of LANGS) {
        const words = new Texts(lang, [read(join(game, `${lang}.ftl`))]);
        expect([...areas].filter((area) => !words.has(`area-${area}`)), `${game}, ${lang}`).toEqual([]);
      }
    }
  });
});

describe('Italian', () => {
  // "Ritira" beside "Ritirati": whoever wanted to take back an answer gave up a battle.
  it('takes back with other words than it retreats with', () => {
    const retreats = (file: string): string[] =>
      read(file).split('\n').filter((line) => /\britir/i.test(line)).map((line) => /^[\w-]+/.exec(line)?.[0] ?? line);
    expect(retreats('it.ftl')).toEqual(['odds-fate-outcome']);
    expect(retreats('web/it.ftl')).toEqual([]);
    expect(italian.get('web-undo')).toBe('Annulla');
    expect(read('warlords/it.ftl')).toMatch(/^retreat = ritirati$/m);
    expect(read('warlords/it.ftl')).not.toMatch(/annull/i);
  });
});
