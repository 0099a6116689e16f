// What lies open is on the boards, in words and not by colour alone: events in force, what is used up, cards that were seen, discards, votes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { Message } from '../../src/api/types';
import Crusader from '../../src/games/crusader/Board.svelte';
import type { View } from '../../src/games/crusader/types';
import knights from '../../src/games/knights';
import Knights from '../../src/games/knights/Board.svelte';
import type { Shown } from '../../src/games/knights/types';
import { LANGS, Texts, type Lang } from '../../src/texts';
import recorded from './views.json';

// Boards are drawn in a browser: there is none here.
vi.mock('../../src/settings.svelte', () => ({ settings: { pause: 0 } }));
vi.hoisted(() => {
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
});

const content = new URL('../../../content/', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(content, file), 'utf8');
const textsOf = (game: string, lang: Lang): Texts => new Texts(lang, [`${lang}.ftl`, `web/${lang}.ftl`, `${game}/${lang}.ftl`, `web/${game}/${lang}.ftl`].map(read));
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** The words of a board, as somebody reads them. */
function words(board: unknown, texts: Texts, view: unknown, rest: { tab?: string; recent?: unknown[]; asked?: Message; lit?: Set<string> } = {}): string {
  const props = { view, texts, seat: 0, names: NAMES, files: {}, lit: rest.lit ?? new Set(), asked: rest.asked ?? null, picked: [], waiting: [], marked: new Set(), recent: (rest.recent ?? []).map((event) => ({ event })), tab: rest.tab ?? null, turn: 1, onpick: () => {}, onwhy: () => {} };
  const { body } = render(board as never, { props: props as never });
  const plain = body.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return plain.replace(/\s+/g, ' ');
}
const viewOf = <V>(game: string): V => structuredClone(recorded.find((one) => one.game === game)?.view) as unknown as V;

describe.each(LANGS)('Crusader Kings, %s', (lang) => {
  const texts = textsOf('crusader', lang);
  const name = (element: string): string => texts.element(element);
  const view = viewOf<View>('crusader');
  const [own, other] = [0, 1].map((seat) => view.players.find((player) => player.seat === seat)) as [View['players'][0], View['players'][0]];
  for (const player of view.players) [player.lasting, player.used, player.shown, player.bonus] = [[], [], [], []];
  own.developments = ['marshal', 'longbow'];
  own.used = ['marshal'];
  other.lasting = ['masons'];
  other.shown = [{ card: 'war_78', deck: 'war', happening: 'deserters' }];
  other.bonus = [{ deck: 'tax', count: 2 }];

  it('tells events in force beside the round, and what they do', () => {
    const [header, player] = [words(Crusader, texts, view, { tab: 'map' }), words(Crusader, texts, view, { tab: 'players' })];
    expect(header).toContain(texts.get('web-ck-in-force'));
    expect(player).toContain(`${name('happening/masons')} ${texts.get('web-ck-card-says', { words: texts.about('happening/masons') })}`);
  });

  it('marks what is used, and nothing else', () => {
    expect(words(Crusader, texts, view, { tab: 'hand' }).split(texts.get('web-ck-used'))).toHaveLength(2);
    expect(words(Crusader, texts, view, { tab: 'players' })).toContain(`${name('development/marshal')} (${texts.get('web-ck-used')})`);
  });

  it('tells cards that were seen, bonus cards and discards', () => {
    const hand = words(Crusader, texts, view, { tab: 'hand' });
    expect(hand).toContain(texts.get('web-ck-seen', { name: NAMES[1] ?? '' }));
    expect(hand).toContain(texts.about('happening/deserters'));
    expect(hand).toContain(texts.get('web-ck-bonus', { n: 2 }));
    expect(view.decks.some(({ discards }) => discards.length > 0)).toBe(true);
    for (const { discards } of view.decks) for (const card of discards) expect(hand).toContain(name(`card/${card}`));
  });

  it('tells gold against a check by whose it is, as it stands now', () => {
    const began = { event: 'check-began', player: own.player, action: 'build', needed: 1, draws: 2 };
    const check = { player: own.player, action: 'build', against: null, needed: 1, successes: 0, free: 1, bought: 1, cancelled: 0, draws: 2, pool: [{ player: other.player, gold: 2 }], drawn: [], chances: [] };
    const told = words(Crusader, texts, { ...view, check }, { tab: 'map', recent: [began] });
    expect(told).toMatch(new RegExp(`${texts.get('web-ck-check-so-far')}\\s+${NAMES[1]}\\s+2 `));
  });
});

describe.each(LANGS)('Warrior Knights, %s', (lang) => {
  const texts = textsOf('knights', lang);
  const name = (element: string): string => texts.element(element);
  const view = viewOf<Shown>('knights');
  const [noble] = view.nobles;
  view.battle = null;
  view.open = {
    event: { event: 'ev_pestilence', drawer: 1, picked: [{ noble: null, city: view.cities[0]?.city ?? '', nation: null, expedition: null }], offers: [0, 0, 2, 0] },
    in_force: [{ event: 'ev_no_heir', drawer: 2, noble: noble?.noble ?? '', city: null, until: null }, { event: 'ev_floods', drawer: 1, noble: null, city: null, until: 'round' }],
    events_used: ['ev_dowry'],
    discards: [view.agendas[0] ?? 'ag_master_of_couriers'],
    mercenaries_lost: [view.offer[0] ?? ''],
  };

  it('tells the Event on the table on the map, and what it strikes', () => {
    const map = words(Knights, texts, view, { tab: 'map' });
    for (const said of [name('event/ev_pestilence'), texts.about('event/ev_pestilence'), name(`city/${view.cities[0]?.city}`), texts.get('web-wk-drawn-by', { name: 'Bo' })]) expect(map).toContain(said);
    expect(map).toContain('Cy 2');
    // Its question is on the same screen.
    expect(knights.tabFor?.(view, new Set(['faith/0', 'faith/1']), 0)).toBe('map');
  });

  it('shows what a question is about where it is asked', () => {
    const calm = { ...view, assembly: null, open: { ...view.open, event: null } };
    const asked = { key: 'prompt-invest', args: [['expedition', { elements: ['expedition/china'] }]] } as Message;
    expect(knights.tabFor?.(calm, new Set(['number/0']), 0, asked)).toBe('plan');
    const tabOf = (question: string, ...lit: string[]): unknown => knights.tabFor?.(calm, new Set(lit), 0, { key: `prompt-${question}`, args: [] } as Message);
    expect(tabOf('research', 'yes', 'no')).toBe('plan');
    expect(tabOf('buy-advancement', 'advancement/ad_ledgers', 'done')).toBe('plan');
    expect(tabOf('make-room', 'advancement/ad_ledgers')).toBe('barons');
    expect(tabOf('choose-troop', 'troop/rg_50')).toBe('barons');
    expect(knights.tabFor?.(calm, new Set(['faith', 'done']), 0, { key: 'prompt-revolt', args: [['city', { elements: ['city/straven'] }]] } as Message)).toBe('map');
    // The Advancements unfold when one is to be drawn.
    const study = words(Knights, texts, calm, { tab: 'plan', asked: { key: 'prompt-research', args: [] }, lit: new Set(['yes', 'no']) });
    expect(study).toContain(texts.get('web-wk-advancements'));
    expect(study.indexOf(texts.get('web-wk-advancements'))).toBeLessThan(study.indexOf(texts.get('web-wk-mercenaries')));
    const away = calm.nobles.map((one, at) => (at ? one : { ...one, place: 'off' as const }));
    expect(knights.tabFor?.({ ...calm, nobles: away }, new Set([`noble/${away[0]?.noble}`]), 0)).toBe('barons');
    expect(knights.tabFor?.({ ...calm, nobles: away }, new Set([`noble/${away[0]?.noble}`, 'area/x']), 0)).toBe('map');
  });

  it('tells Events in force with their words and their ends, and piles of cards', () => {
    const plan = words(Knights, texts, view, { tab: 'plan' });
    for (const id of ['ev_no_heir', 'ev_floods', 'ev_dowry']) for (const said of [name(`event/${id}`), texts.about(`event/${id}`)]) expect(plan).toContain(said);
    for (const key of ['lasts', 'until-round', 'used-up', 'mercenaries-lost']) expect(plan).toContain(texts.get(`web-wk-${key}`));
    expect(words(Knights, texts, view, { tab: 'assembly' })).toContain(texts.get('web-wk-discards-agendas'));
  });

  it('has words for every end', () => {
    for (const span of ['round', 'wages', 'taxation', 'battle', 'move', 'desertion', 'refresh']) expect(texts.has(`web-wk-until-${span}`)).toBe(true);
  });

  it('tells the own Votes, and who does not abide', () => {
    const agenda = view.open.discards[0] ?? '';
    const assembly = { attending: [0, 1, 2, 3], presides: 1, to_come: [agenda], written: [], agenda, motion: null, votes: [0, 0, 0, 0], voices: [null, null, null, null], result: null, exempt: [2] };
    const told = words(Knights, texts, { ...view, assembly, ballot: 3, written: [4] }, { tab: 'assembly' });
    for (const said of [texts.get('web-wk-ballot', { votes: 3 }), texts.get('web-wk-wrote', { votes: 4 }), texts.get('web-wk-exempt')]) expect(told.split(said)).toHaveLength(2);
  });

  it('tells sieges with their round, and what lies face down', () => {
    const [baron] = view.barons;
    if (!baron) throw new Error('nobody');
    const sieged = { ...baron, stronghold: 'area', stronghold_besieged: true, stronghold_besieged_by: [1], stronghold_sieges: [{ seat: 1, round: 2 }], advancements: ['x'], exhausted: ['x'] };
    const told = words(Knights, texts, { ...view, barons: [sieged, ...view.barons.slice(1)] }, { tab: 'barons' });
    expect(told).toContain(texts.get('web-wk-since', { name: 'Bo', round: 2 }));
    expect(told).toContain(texts.get('web-wk-face-down'));
  });
});
