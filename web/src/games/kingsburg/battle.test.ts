import { expect, test } from 'vitest';
import { lastBattle } from './battle';
import { advisors, battleBonuses, buildingOf, costFor, invaders, strengths } from './content';
import type { Bundle, Event, PlayerSheet, Position } from './types';

const bundle: Bundle = { gold: 0, wood: 0, stone: 0, any: 0, plus2: 0, soldier: 0, vp: 0, eachOther: 0 };
const sheet = (buildings: string[]): PlayerSheet => ({
  gold: 0, wood: 0, stone: 0, plus2: 0, soldiers: 0, vp: 0, buildings, used: [], plus2_used: false, dice: [], white: [],
});
const view = (players: PlayerSheet[], rest: Partial<Position>): Position => ({
  game: 'kingsburg', year: 3, phase: 'spring', order: [1, 0], players, agent: null, aid_die: null, court: [], neutral: [],
  invaders: [null, null, null, null, null], looked: [[], [], [], [], []], totals: [0, 0], frames: ['begin'], ...rest,
});

// Zombies of year 2, strength 5.
const card = invaders.findIndex(({ year, race }) => year === 2 && race === 'Zombies');
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
  const later: Event[] = [...told, { event: 'built', seat: 0, building: 'D1', paid: { gold: 1, wood: 0, stone: 1 }, vp: 1, with_agent: false }];
  const battle = lastBattle(view([sheet(['D1', 'E1']), sheet(['D1'])], {}), later, 0);
  const [loser, winner] = battle?.fights ?? [];
  expect(battle).toMatchObject({ year: 2, die: 2, isOver: true, isPast: false });
  expect(loser).toMatchObject({ seat: 1, soldiers: 0, total: 4, outcome: 'lost', razed: [{ building: 'D2', vp: 2 }] });
  expect(loser?.bonuses).toEqual([{ id: 'D1', bonus: 1 }, { id: 'D2', bonus: 1 }]);
  expect(winner).toMatchObject({ seat: 0, soldiers: 3, bonuses: [{ id: 'E1', bonus: 2 }], best: 1, gained: { vp: 1 } });
});

test('a battle is past once the seat has gone on', () => {
  const gone: Event[] = [...told, { event: 'passed', seat: 0 }];
  expect(lastBattle(view([sheet([]), sheet([])], {}), gone, 0)?.isPast).toBe(true);
  expect(lastBattle(view([sheet([]), sheet([])], {}), gone, 1)?.isPast).toBe(false);
});

test('a choice in Winter is shown from the view alone', () => {
  const now = view([sheet([]), sheet([])], {
    phase: 'winter', year: 2, invaders: ['1.1', invaders[card]?.id ?? null, null, null, null], totals: [1, 6], frames: [{ battle: { place: 1, blow: 'raid' } }],
  });
  const battle = lastBattle(now, [], 0);
  expect(battle?.fights.map(({ seat, total, isPending }) => [seat, total, isPending])).toEqual([[1, 6, false], [0, 1, true]]);
  expect(lastBattle(view([sheet([])], {}), [], 0)).toBeNull();
});

test('the components', () => {
  expect(strengths(1)).toEqual([2, 3, 4]);
  expect(battleBonuses(['B3', 'C3', 'D4'], null)).toEqual([{ id: 'C3', bonus: -1 }, { id: 'D4', bonus: 2 }]);
  const farms = buildingOf('C3');
  expect(farms && costFor(farms, sheet(['F1', 'F2'])).gold).toBe(1);
  expect(advisors).toHaveLength(18);
  expect(advisors.every(({ signs }) => signs.length > 0)).toBe(true);
});
