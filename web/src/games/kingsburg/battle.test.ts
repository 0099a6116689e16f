import { expect, test } from 'vitest';
import { lastBattle } from './battle';
import { components } from './components.svelte';
import { sheet, view } from './fixture';
import type { Bundle, Event } from './types';

const bundle: Bundle = { gold: 0, wood: 0, stone: 0, any: 0, plus2: 0, soldier: 0, vp: 0, eachOther: 0 };
const placeOf = (year: number, race: string): number => components.files.invaders.findIndex((card) => card.year === year && card.race === race);

// Zombies of year 2, strength 5.
const card = placeOf(2, 'Zombies');
const told: Event[] = [
  { event: 'invaded', card, race: 'Zombies', strength: 5 },
  { event: 'reinforced', seat: 1, soldiers: 2 },
  { event: 'fought', seat: 1, total: 4, strength: 5, outcome: 'lost' },
  { event: 'razed', seat: 1, building: 'D2', vp: 2 },
  { event: 'fought', seat: 0, total: 7, strength: 5, outcome: 'won' },
  { event: 'gained', seat: 0, what: { ...bundle, vp: 1 }, rule: 'KB-WINTER-09' },
  { event: 'gained', seat: 0, what: { ...bundle, vp: 1 }, rule: 'KB-WINTER-13' },
  { event: 'soldiers-dismissed' },
];

test('every sum of a battle that is over, with the buildings that stood then', () => {
  const later: Event[] = [...told, { event: 'built', seat: 0, building: 'D1', paid: { gold: 1, wood: 0, stone: 1 }, vp: 1, right: 'turn' }];
  const battle = lastBattle(view([sheet({ buildings: ['D1', 'E1'] }), sheet({ buildings: ['D1'] })]), later, 0);
  const [loser, winner] = battle?.fights ?? [];
  expect(battle).toMatchObject({ year: 2, king: { soldiers: 2, isRolled: true }, strength: 5, isOver: true, isPast: false });
  expect(loser).toMatchObject({ seat: 1, soldiers: 0, total: 4, outcome: 'lost', razed: [{ building: 'D2', vp: 2 }] });
  expect(loser?.bonuses).toEqual([{ element: 'building/D1', bonus: 1 }, { element: 'building/D2', bonus: 1 }]);
  expect(winner).toMatchObject({ seat: 0, soldiers: 3, bonuses: [{ element: 'building/E1', bonus: 2 }], best: 1, gained: { vp: 1 } });
});

test('a battle is past once the seat has gone on', () => {
  const gone: Event[] = [...told, { event: 'passed', seat: 0 }];
  expect(lastBattle(view([sheet(), sheet()]), gone, 0)?.isPast).toBe(true);
  expect(lastBattle(view([sheet(), sheet()]), gone, 1)?.isPast).toBe(false);
});

test('a choice in Winter is shown from the view alone', () => {
  const now = view([sheet(), sheet()], {
    phase: 'winter', year: 2, invaders: ['1.1', components.files.invaders[card]?.id ?? null, null, null, null], totals: [1, 6], frames: [{ battle: { place: 1, blow: 'raid' } }],
  });
  const battle = lastBattle(now, [], 0);
  expect(battle?.fights.map(({ seat, total, isPending }) => [seat, total, isPending])).toEqual([[1, 6, false], [0, 1, true]]);
  expect(lastBattle(view([sheet()]), [], 0)).toBeNull();
});

test('request tokens, a die of one\'s own, a governor, and invaders who join', () => {
  const goblins = placeOf(3, 'Goblins');
  const orcs = placeOf(3, 'Orcs');
  const events: Event[] = [
    { event: 'invaded', card: orcs, race: 'Orcs', strength: 6 },
    { event: 'valley-revealed', card: goblins, race: 'Goblins', strength: 4, joins: true },
    { event: 'requested', seat: 0, value: 3 },
    { event: 'requested', seat: 1, value: 0 },
    { event: 'own-die-used', seat: 1, sent: 0, soldiers: 2, rule: 'KB-MOD1-04' },
    { event: 'gained', seat: 0, what: { ...bundle, soldier: 3 }, rule: 'KB-SCEN-01' },
    { event: 'fought', seat: 1, total: 5, strength: 10, outcome: 'lost' },
    { event: 'fought', seat: 0, total: 9, strength: 10, outcome: 'lost' },
  ];
  const battle = lastBattle(view([sheet({ governor: 'castellan' }), sheet()], { phase: 'winter' }), events, 0);
  expect(battle).toMatchObject({ strength: 10, king: null, joined: { race: 'Goblins' } });
  const [second, first] = battle?.fights ?? [];
  expect(first).toMatchObject({ seat: 0, king: 3, isOwnDie: false, soldiers: 5, bonuses: [{ element: 'governor/castellan', bonus: 1 }], gained: {} });
  expect(second).toMatchObject({ seat: 1, king: 2, isOwnDie: true, soldiers: 3 });
});

test('before the fight, totals are what is known so far', () => {
  const now = view([sheet({ soldiers: 2, buildings: ['D1'] }), sheet({ soldiers: 1 })], { phase: 'winter', year: 2, fate: 'fierce_enemies', frames: [{ requests: { chosen: [] } }] });
  const battle = lastBattle(now, [{ event: 'invaded', card, race: 'Zombies', strength: 5 }], 0);
  expect(battle?.strength).toBe(6);
  expect(battle?.fights.map(({ total, king }) => [total, king])).toEqual([[1, null], [3, null]]);
});
