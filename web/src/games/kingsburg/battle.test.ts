import { expect, test } from 'vitest';
import { lastBattle } from './battle';
import { facts, invader, sheet, told, view } from './fixture';
import type { Bundle, Event } from './types';

const bundle: Bundle = { gold: 0, wood: 0, stone: 0, any: 0, plus2: 0, soldier: 0, vp: 0, eachOther: 0 };
const penalty = { gold: 0, wood: 0, stone: 0, any: 0, buildings: 1, vp: 1 };
const invaded: Event = { event: 'invaded', year: 2, card: 6, race: 'Zombies', strength: 5, reward: { ...bundle, vp: 1 }, penalty };
const stockade = { by: 'building/D1', n: 1 };

const events: Event[] = [
  invaded,
  { event: 'reinforced', seat: 1, soldiers: 2 },
  { event: 'fought', seat: 1, total: 4, bonuses: [stockade, { by: 'building/D2', n: 1 }], strength: 5, outcome: 'lost' },
  { event: 'razed', seat: 1, building: 'D2', vp: 2 },
  { event: 'fought', seat: 0, total: 7, bonuses: [{ by: 'building/E1', n: 2 }], strength: 5, outcome: 'won' },
  { event: 'gained', seat: 0, what: { ...bundle, vp: 1 }, rule: 'KB-WINTER-09' },
  { event: 'gained', seat: 0, what: { ...bundle, vp: 1 }, rule: 'KB-WINTER-13' },
  { event: 'soldiers-dismissed' },
];

test('every sum of a battle that is over, with what counted then', () => {
  const later: Event[] = [...events, { event: 'built', seat: 0, building: 'D1', paid: { gold: 1, wood: 0, stone: 1 }, vp: 1, right: 'turn' }];
  const now = facts([told({ bonuses: [stockade] }), told({ bonuses: [stockade] })]);
  const battle = lastBattle(view([sheet({ buildings: ['D1', 'E1'] }), sheet({ buildings: ['D1'] })], { facts: now }), later, 0);
  const [loser, winner] = battle?.fights ?? [];
  expect(battle).toMatchObject({ year: 2, races: ['Zombies'], king: { soldiers: 2, isRolled: true }, strength: 5, isOver: true, isPast: false });
  expect(battle).toMatchObject({ reward: { vp: 1 }, penalty: { buildings: 1, vp: 1 } });
  expect(loser).toMatchObject({ seat: 1, soldiers: 0, total: 4, outcome: 'lost', razed: [{ building: 'D2', vp: 2 }] });
  expect(loser?.bonuses).toEqual([stockade, { by: 'building/D2', n: 1 }]);
  expect(winner).toMatchObject({ seat: 0, soldiers: 3, bonuses: [{ by: 'building/E1', n: 2 }], best: 1, gained: { vp: 1 } });
});

test('a battle is past once the seat has gone on', () => {
  const gone: Event[] = [...events, { event: 'passed', seat: 0 }];
  expect(lastBattle(view([sheet(), sheet()]), gone, 0)?.isPast).toBe(true);
  expect(lastBattle(view([sheet(), sheet()]), gone, 1)?.isPast).toBe(false);
});

const ofYear2 = [invader(), invader({ race: 'Zombies', printed: [5], least: 6, most: 6, reward: { vp: 1 }, penalty: { vp: 2 } })];

test('a choice in Winter is shown from the view alone', () => {
  const now = view([sheet(), sheet()], {
    phase: 'winter', year: 2, totals: [1, 6], frames: [{ battle: { place: 1, blow: 'raid' } }], facts: facts([told(), told()], { invaders: ofYear2 }),
  });
  const battle = lastBattle(now, [], 0);
  expect(battle).toMatchObject({ year: 2, races: ['Zombies'], strength: 6, penalty: { vp: 2 } });
  expect(battle?.fights.map(({ seat, total, isPending }) => [seat, total, isPending])).toEqual([[1, 6, false], [0, 1, true]]);
  expect(lastBattle(view([sheet()]), [], 0)).toBeNull();
});

test('request tokens, a die of one\'s own, a governor, and invaders who join', () => {
  const joined: Event[] = [
    { event: 'invaded', year: 3, card: 12, race: 'Orcs', strength: 6, reward: bundle, penalty },
    { event: 'valley-revealed', card: 10, race: 'Goblins', strength: 4, joins: true },
    { event: 'requested', seat: 0, value: 3 },
    { event: 'requested', seat: 1, value: 0 },
    { event: 'own-die-used', seat: 1, sent: 0, soldiers: 2, rule: 'KB-MOD1-04' },
    { event: 'gained', seat: 0, what: { ...bundle, soldier: 3 }, rule: 'KB-SCEN-01' },
    { event: 'fought', seat: 1, total: 5, bonuses: [], strength: 10, outcome: 'lost' },
    { event: 'fought', seat: 0, total: 9, bonuses: [{ by: 'governor/castellan', n: 1 }], strength: 10, outcome: 'lost' },
  ];
  const battle = lastBattle(view([sheet({ governor: 'castellan' }), sheet()], { phase: 'winter' }), joined, 0);
  expect(battle).toMatchObject({ strength: 10, king: null, races: ['Orcs', 'Goblins'] });
  const [second, first] = battle?.fights ?? [];
  expect(first).toMatchObject({ seat: 0, king: 3, isOwnDie: false, soldiers: 5, bonuses: [{ by: 'governor/castellan', n: 1 }], gained: {} });
  expect(second).toMatchObject({ seat: 1, king: 2, isOwnDie: true, soldiers: 3 });
});

test('before the fight, totals are what the view tells so far', () => {
  const players = [told({ strength: 3, bonuses: [stockade] }), told({ strength: 1 })];
  const now = view([sheet({ soldiers: 2, buildings: ['D1'] }), sheet({ soldiers: 1 })], {
    phase: 'winter', year: 2, frames: [{ requests: { chosen: [] } }], facts: facts(players, { invaders: ofYear2 }),
  });
  const battle = lastBattle(now, [invaded], 0);
  expect(battle?.strength).toBe(6);
  expect(battle?.fights.map(({ total, king, soldiers }) => [total, king, soldiers])).toEqual([[1, null, 1], [3, null, 2]]);
});
