import { expect, test } from 'vitest';
import { isToll, lastBattle, owed } from './battle';
import { view } from './fixture';
import type { Event, Side, Troop, Volley } from './types';

const fief = 'croatia';
const rolled = (side: Side, step: Volley, troop: Troop | null, faces: number[], hits: number): Event => ({ event: 'rolled', fief, side, step, die: 8, troop, needed: 5, faces, hits });
const hit = (side: Side, hits: number, ignored = 0): Event => ({ event: 'hit', fief, side, hits, ignored });
const fell = (seat: number, army: Partial<Record<Troop, number>>): Event => ({ event: 'fell', seat, fief, army });
const began: Event = { event: 'battle-began', fief, attacker: 0, defender: 3, attackers: { lancer: 5, archer: 1 }, defenders: { lancer: 4 }, peasants: 0 };
const told: Event[] = [
  began,
  rolled('attacker', 'archers', 'archer', [6], 1), hit('attacker', 0), hit('defender', 1), fell(3, { lancer: 1 }),
  rolled('attacker', 'main', 'lancer', [8, 1, 2, 3, 7], 2), rolled('defender', 'main', 'lancer', [6, 5, 1], 2),
  hit('attacker', 1, 1), hit('defender', 2), fell(3, { lancer: 2 }),
];
const side = { seat: 0, army: {}, peasants: 0, die: 8, absorb: 0, taken: 0 };
const open = view({ phase: 'battles', battle: { fief, round: 1, attacker: side, defender: { ...side, seat: 3 } } });

test('the rolls of a battle, by battle round and step', () => {
  const battle = lastBattle(open, told);
  expect(battle).toMatchObject({ fief, attacker: 0, defender: 3, outcome: null, isOpen: true });
  expect(battle?.rounds.map(({ stages }) => stages.map(({ step }) => step))).toEqual([['archers', 'main']]);
  const [attacker, defender] = battle?.rounds[0]?.stages[1]?.halves ?? [];
  expect(attacker).toMatchObject({ taken: 1, ignored: 1, fallen: {} });
  expect(attacker?.rolls).toEqual([{ troop: 'lancer', die: 8, needed: 5, faces: [8, 1, 2, 3, 7], hits: 2 }]);
  expect(defender).toMatchObject({ taken: 2, fallen: { lancer: 2 } });
});

test('a second battle round begins with the first dice after it, archers or not', () => {
  const more = [...told, fell(0, { lancer: 1 }), rolled('attacker', 'main', 'lancer', [1, 1, 1, 8], 1), hit('attacker', 0), hit('defender', 1)];
  expect(lastBattle(open, more)?.rounds.map(({ number, stages }) => [number, stages.length])).toEqual([[1, 2], [2, 1]]);
});

test('what a side has still to take away', () => {
  expect(owed(lastBattle(open, told), 0)).toBe(1);
  expect(owed(lastBattle(open, told), 3)).toBeNull();
  expect(owed(null, 0)).toBeNull();
  expect([0, 3].map((seat) => isToll(lastBattle(open, told), seat))).toEqual([true, false]);
  expect(isToll(lastBattle(open, []), 0)).toBe(true);
  expect(isToll(null, 0)).toBe(false);
});

test('peasants fall, a battle ends, and what happens elsewhere is no part of it', () => {
  const events: Event[] = [
    { ...began, defender: null, peasants: 2 } as Event,
    rolled('defender', 'main', null, [3, 8], 1), hit('attacker', 1), hit('defender', 2),
    { event: 'peasants-fell', fief, n: 2 },
    { event: 'fell', seat: 0, fief: 'austria', army: { knight: 1 } },
    { event: 'battle-ended', fief, attacker: 0, defender: null, outcome: 'conquered' },
  ];
  const battle = lastBattle(view({}), events);
  expect(battle).toMatchObject({ outcome: 'conquered', isOpen: false });
  expect(battle?.rounds[0]?.stages[0]?.halves.map(({ peasants, fallen }) => [peasants, fallen])).toEqual([[0, {}], [2, {}]]);
});

test('without events the battle of the view is shown', () => {
  expect(lastBattle(open, [])).toMatchObject({ fief, rounds: [], isOpen: true });
  expect(lastBattle(view({}), [])).toBeNull();
});
