import { expect, test } from 'vitest';
import { prices, view } from './fixture';
import type { Event } from './types';
import { all, allButOne, cheapest, next, rows, scope, wishes, type Wish } from './orders';

const numbers = (element: string, most: number, lead = ''): string[] => [
  ...Array.from({ length: Math.min(most, 19) }, (_, at) => `${lead}${element} number/${at + 1}`),
  ...(most > 19 ? [`${lead}${element} number/all`] : []),
];
const answers = ['fief/austria', 'done', ...numbers('soldier/lancer', 25), ...numbers('soldier/archer', 2), ...numbers('mercenary/lancer', 3), ...numbers('soldier/knight', 1, 'leave ')];

/** Carries an order out against tables that answer each time with the same questions. */
function carry(order: Wish[], tables: string[][]): string[] {
  const given: string[] = [];
  let left: readonly Wish[] = order;
  for (const table of tables) {
    const found = next(left, table);
    if (!found) break;
    given.push(found.answer);
    left = found.rest;
  }
  return given;
}

test('the troops of which a number is asked, each with the highest', () => {
  expect(rows(answers, '')).toEqual([
    { element: 'soldier/lancer', troop: 'lancer', most: 19, all: true },
    { element: 'soldier/archer', troop: 'archer', most: 2, all: false },
    { element: 'mercenary/lancer', troop: 'hired-lancer', most: 3, all: false },
  ]);
  expect(rows(answers, 'leave ').map(({ troop }) => troop)).toEqual(['knight']);
  expect(rows(answers, 'hire ')).toEqual([]);
});

test('all, and all but one of the cheapest', () => {
  const offered = rows(answers, '');
  expect(all(offered)).toEqual({ 'soldier/lancer': Infinity, 'soldier/archer': 2, 'mercenary/lancer': 3 });
  expect(allButOne(offered, prices.soldiers, () => 25)).toEqual({ 'soldier/lancer': Infinity, 'soldier/archer': 2, 'mercenary/lancer': 2 });
  expect(allButOne(offered.slice(0, 2), prices.soldiers, () => 25)).toEqual({ 'soldier/lancer': 24, 'soldier/archer': 2 });
});

test('losses: the cheapest first, mercenaries before one\'s own', () => {
  const offered = rows([...numbers('soldier/lancer', 2), ...numbers('soldier/knight', 4), ...numbers('mercenary/lancer', 1)], '');
  expect(cheapest(offered, prices.soldiers, 4)).toEqual({ 'mercenary/lancer': 1, 'soldier/lancer': 2, 'soldier/knight': 1 });
  expect(cheapest(offered, { ...prices.soldiers, knight: 2 }, 4)).toEqual({ 'soldier/knight': 4, 'mercenary/lancer': 0, 'soldier/lancer': 0 });
});

test('an order is given answer by answer', () => {
  const order = wishes('', { 'soldier/lancer': 24, 'soldier/archer': 2, 'mercenary/lancer': 0 });
  expect(carry(order, [answers, answers, answers, answers])).toEqual(['soldier/lancer number/19', 'soldier/lancer number/5', 'soldier/archer number/2']);
  expect(carry(wishes('', { 'soldier/lancer': Infinity }), [answers, answers])).toEqual(['soldier/lancer number/all']);
  expect(carry(wishes('leave ', { 'soldier/knight': 1 }), [answers])).toEqual(['leave soldier/knight number/1']);
});

test('it is given up when the next answer is not legal', () => {
  const order = wishes('', { 'soldier/archer': 1, 'soldier/lancer': 1 });
  expect(carry(order, [answers, ['fight', 'retreat'], answers])).toEqual(['soldier/archer number/1']);
});

test('a fief is picked again where the table asks for it again', () => {
  const again: Wish = { answer: 'fief/venice', maybe: true };
  const order: Wish[] = [...wishes('', { 'soldier/archer': 1 }), again, ...wishes('', { 'soldier/lancer': 2 })];
  const asks = ['fief/venice', 'fief/pisa'];
  expect(carry(order, [answers, asks, answers])).toEqual(['soldier/archer number/1', 'fief/venice', 'soldier/lancer number/2']);
  expect(carry(order, [answers, answers])).toEqual(['soldier/archer number/1', 'soldier/lancer number/2']);
});

test('an order belongs to one move and to one step of a battle', () => {
  const group = { army: {}, mover: 'foot', at: 'venice', steps: 1 } as const;
  expect(scope(view({ group }), [])).toBe(scope(view({ group: { ...group, army: { lancer: 2 } } }), []));
  expect(scope(view({ group }), [])).not.toBe(scope(view({}), []));
  const side = { seat: 0, army: {}, peasants: 0, die: 8, absorb: 0, taken: 0 };
  const battle = { fief: 'austria', round: 1, attacker: side, defender: side };
  const roll: Event = { event: 'rolled', fief: 'austria', side: 'attacker', step: 'main', die: 8, troop: 'lancer', needed: 7, faces: [7], hits: 1 };
  expect(scope(view({ battle }), [])).not.toBe(scope(view({ battle }), [roll]));
});
