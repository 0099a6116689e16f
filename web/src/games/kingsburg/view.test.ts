import { expect, test } from 'vitest';
import { facts, sheet, told, view } from './fixture';
import { signs, things } from './things';
import { lineOf, ownLine, priceOf, printedPrice } from './view';

test('lines as the view has them', () => {
  const spaces = ['A1', 'A2', 'A3', 'A4', 'B1a', 'B2a', 'B3a', 'B4a'];
  const board = view([sheet()], { facts: facts([told({ spaces })]) });
  expect(ownLine(board, 0, 'B')).toEqual(lineOf('B', 'alternative'));
  expect(ownLine(board, 0, 'A')).toEqual(lineOf('A', 'printed'));
  expect(ownLine(board, 1, 'A')).toEqual([]);
});

test('the price of a building is what the view tells of its owner, else what is printed', () => {
  const buildings = { B4: { cost: { gold: 5, stone: 3 }, vp: 4 }, C1: { cost: { gold: 1, wood: 1 }, vp: 1 } };
  const board = view([sheet()], { facts: facts([told({ prices: { C1: { gold: 1, wood: 1, any: -1 } } })], { buildings }) });
  expect(priceOf(board, 'C1', 0)).toEqual({ gold: 1, wood: 1, any: -1 });
  expect(priceOf(board, 'C1', null)).toEqual(printedPrice(board, 'C1'));
  expect(priceOf(board, 'B4', 0)).toEqual({ gold: 5, stone: 3 });
});

test('gifts in signs', () => {
  const drawn = (...gift: Parameters<typeof signs>[0]): string => signs(gift).map((sign) => (typeof sign === 'string' ? sign : `${sign.count} ${sign.icon}`)).join(' ');
  expect(drawn({ gain: { soldier: 2 } }, 'peek')).toBe('2 soldier 1 peek');
  expect(drawn({ choose: { pick: 1, of: [{ gold: 1, wood: 1 }, { wood: 1, stone: 1 }] } })).toBe('1 wood 1 gold / 1 stone');
  expect(drawn({ choose: { pick: 2, of: [{ gold: 1 }, { wood: 1 }, { stone: 1 }] } }, { gain: { plus2: 1 } })).toBe('2 any 1 plus2');
  expect(drawn({ trade: { pay: { vp: 1 }, gain: { any: 3 } } })).toBe('1 vp → 3 any');
  expect(drawn('more')).toBe('');
  expect(things({ any: -1, wood: 0, gold: 2 })).toEqual([{ icon: 'gold', count: 2 }, { icon: 'any', count: -1 }]);
});
