import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Message } from '../../api/types';
import { Texts } from '../../texts';
import { answerName } from './answers';
import { DECKS, drawn, mostOf, startOf } from './draw';
import { land, player, view } from './fixture';
import { struckBy } from './happening';
import { fateWords, landLabel, traitWords } from './labels';
import { linesTaken } from './lines';
import { isOnMap, partFor } from './parts';
import { outlines, TERRITORIES } from './places';
import { linesOf } from './relations';
import { lastCheck } from './scene';
import { cellsOf } from './token';
import type { Event } from './types';
import { colourOf, leaderOf } from './who';

const file = (name: string): string => readFileSync(new URL(`../../../../content/${name}`, import.meta.url), 'utf8');
const texts = new Texts('en', ['en.ftl', 'web/en.ftl', 'crusader/en.ftl', 'web/crusader/en.ftl'].map(file));
const territories = (JSON.parse(file('crusader/territories.json')) as { items: { id: string; sea_routes: string[] }[] }).items;

test('the map has every territory and every link over water of the content', () => {
  expect([...TERRITORIES].sort()).toEqual(territories.map(({ id }) => id).sort());
  const links = territories.flatMap(({ id, sea_routes }) => sea_routes.filter((other) => id < other).map((other) => `${id} ${other}`));
  expect(outlines.lanes.map(({ fiefs }) => [...fiefs].sort().join(' ')).sort()).toEqual(links.sort());
});

test('a land is told with its pieces and neighbours', () => {
  const board = {
    texts, seat: 0, names: ['Anna'], files: {},
    view: view({ lands: [land('wessex', 'english', { mobilised: true, castle: true, defence: 3, control: 2, near: ['mercia'] }), land('ireland', null, { suitor: 'aldred', tokens: ['pious_random'] })] }),
  };
  expect(landLabel(board, 'wessex')).toBe('Wessex, English, yours: Knight, Footsoldier, Castle; successes needed: 3 to Invade, 2 to Overthrow; neighbours Mercia');
  expect(landLabel(board, 'ireland')).toMatch(/^Ireland, English, independent: Aldred \(Pious\); successes needed: 1/);
  expect(landLabel(board, 'apulia')).toBe('Apulia, out of play');
  expect(cellsOf(land('wessex', 'english', { laid: true, unrest: 2 })).map(({ glyph, count, laid }) => [glyph, count, laid])).toEqual([['knight', 1, true], ['unrest', 2, false]]);
});

test('traits say what they do, and fate what comes', () => {
  const board = view({});
  expect(traitWords({ texts, view: board }, 'honest_starting')).toBe('Honest: a success when drawn; a critical failure in Plot');
  expect(traitWords({ texts, view: board }, 'cruel_event')).toBe('Cruel: a failure when drawn; a critical success in Invade');
  expect(fateWords({ texts }, player('english', 0))).toMatch(/Succession Crisis, in which 2 territories and 2 gold/);
  expect(fateWords({ texts }, player('english', 0, { succession: ['aldred'] }))).toBe('If William I the Conqueror died now, Aldred would inherit.');
});

test('an AI has a colour of no seat, and its strategy for a name', () => {
  const board = view({ players: [player('german', null), player('english', 0), player('frankish', 1)] });
  expect(['english', 'frankish', 'german', null].map((name) => colourOf(board, name))).toEqual([0, 1, 2, null]);
  expect(leaderOf(texts, board, ['Anna', 'Bruno'], 'german')).toBe('Germans · Ferox');
  expect(linesTaken([{ event: 'line-taken', player: 'german', strategy: 'ferox', line: 'ferox-war-1', plan: 'nothing', rule: 'R' }])).toEqual(new Map([['german', 'ferox-war-1']]));
});

test('gold against a check that had no effect goes back', () => {
  const began = { event: 'check-began', player: 'english', action: 'plot', needed: 1, draws: 2 };
  const put = ['german', 'frankish'].map((player) => ({ event: 'sabotaged', player, gold: player === 'german' ? 2 : 1 }));
  const told = [began, ...put, { event: 'sabotage-returned', player: 'frankish', gold: 1 }] as Event[];
  expect(lastCheck(told)?.against).toEqual([{ player: 'german', gold: 2 }]);
});

test('a check is a scene until something else happens', () => {
  const events = [
    { event: 'check-began', player: 'english', action: 'marriage', needed: 1, draws: 1 },
    { event: 'invested', player: 'english', gold: 1, draws: 2 },
    { event: 'token-drawn', player: 'english', token: 'chaste_starting' },
    { event: 'sacrificed', player: 'english', token: 'chaste_starting' },
    { event: 'check-passed', player: 'english', action: 'marriage', hits: 1 },
  ] as Event[];
  expect(lastCheck(events)).toMatchObject({ draws: 2, gold: 1, drawn: [{ token: 'chaste_starting', sacrificed: true }], result: 'passed', hits: 1 });
  expect(lastCheck([...events, { event: 'revealed', player: 'english', card: 'war_71' }])).toBeNull();
});

test('pacts and feuds are told once', () => {
  const board = view({ players: [player('english', 0, { pacts: ['german'], casus_belli: ['frankish'] }), player('german', null, { pacts: ['english'], wars: ['frankish'] }), player('frankish', 1, { wars: ['german'] })] });
  expect(linesOf(board).map(({ kind, from, to }) => `${kind} ${from} ${to}`)).toEqual(['pact english german', 'casus english frankish', 'war frankish german']);
});

test('what is asked comes up, and a hand begins even', () => {
  const board = view({ lands: [land('ireland', null, { suitor: 'aldred' })] });
  expect(partFor(board, new Set(['person/aldred', 'done']))).toBe('map');
  expect(partFor(board, new Set(['person/william_i']))).toBe('family');
  // A ruler who may come back is nowhere yet; a deck is a matter of the hand.
  expect(partFor(board, new Set(['person/henry_i', 'person/otto']))).toBeNull();
  expect(partFor(board, new Set(['deck/war']))).toBe('hand');
  expect(partFor(board, new Set(['card/war_71', 'card/tax_106']))).toBe('hand');
  expect(partFor(board, new Set(['accept']))).toBeNull();
  expect(partFor(board, new Set(['territory/ireland', 'player/english', 'player/german', 'player/frankish']))).toBe('map');
  expect(partFor(board, new Set(['player/english', 'player/german']))).toBe('players');
  const answers = ['realm/5 intrigue/0 war/0 tax/2 crusade/1', 'realm/2 intrigue/2 war/2 tax/1 crusade/1', 'done'];
  expect([...drawn(answers)]).toEqual(answers.slice(0, 2));
  expect([startOf([...drawn(answers)]), mostOf(drawn(answers), DECKS[0])]).toEqual([[2, 2, 2, 1, 1], 5]);
});

test('an answer is called by what it does where it is asked', () => {
  const asked = (key: string, event: string | null = null) => ({ key, args: event ? [['event', { elements: [event] }]] : [] }) as unknown as Message;
  expect(answerName(texts, asked('prompt-save'), 'done')).toBe('let it happen');
  expect(answerName(texts, asked('prompt-target'), 'player/english')).toBe('English culture');
  expect(answerName(texts, asked('prompt-invest'), 'gold/0')).toBe('no gold');
  expect(answerName(texts, asked('prompt-invest'), 'gold/1')).toBeNull();
  expect(answerName(texts, asked('prompt-event-option', 'happening/tithes'), 'option/1')).toBe('a Godless token');
  expect(answerName(texts, asked('prompt-event-option', 'happening/unheard_of'), 'option/1')).toBeNull();
});

test('every event that leaves a choice says what its options are', () => {
  const { items } = JSON.parse(file('crusader/events.json')) as { items: { id: string }[] };
  const choices = (what: unknown): unknown[][] =>
    what === null || typeof what !== 'object' ? [] : [...('op' in what && what.op === 'Choose' && 'options' in what ? [what.options as unknown[]] : []), ...Object.values(what).flatMap(choices)];
  const missing = items.flatMap((item) => choices(item).flatMap((options) => options.map((_, at) => `web-ck-option-${item.id}-${at}`))).filter((key) => !texts.has(key));
  expect(missing).toEqual([]);
});

test('an event is told while it asks', () => {
  const strikes = { event: 'event-strikes', player: 'english', what: 'tithes' } as Event;
  expect(struckBy([strikes])).toEqual({ what: 'tithes', player: 'english' });
  expect(struckBy([strikes, { event: 'card-discarded', player: 'english', card: 'tax_106', rule: 'R' }])).toBeNull();
});

test('an offer, and what a question names on the map, are seen there', () => {
  const asked = (key: string, ...args: Message['args']): Message => ({ key, args });
  expect(isOnMap(asked('prompt-consent'))).toBe(true);
  expect(isOnMap(asked('prompt-called', ['territory', { elements: ['territory/mercia'] }]))).toBe(true);
  expect(isOnMap(asked('prompt-plots'))).toBe(false);
});
