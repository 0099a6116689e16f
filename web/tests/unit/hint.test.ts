import { describe, expect, it } from 'vitest';
import type { Curve, TableInfo } from '../../src/api/types';
import { Chart, PAD } from '../../src/table/curve';
import { margin, mayAsk, percents } from '../../src/table/hint';

type Seats = TableInfo['seats'];
const seat = (kind: 'person' | 'bot', yours: boolean): Seats[number] => ({ seat: 0, kind, yours, name: 'x', bot: null, contribution: null });
const me = seat('person', true);
const bot = seat('bot', false);
const other = seat('person', false);

describe('hints', () => {
  it('are there for who plays alone, or where the table says so', () => {
    const asks = (hints: TableInfo['hints'], seats: Seats, status: TableInfo['status'] = 'running'): boolean => mayAsk({ hints, status, seats });
    expect(asks('alone', [me, bot, bot])).toBe(true);
    expect(asks('alone', [me, me])).toBe(true);
    expect(asks('alone', [me, other])).toBe(false);
    // Somebody for whom a bot plays may come back.
    expect(asks('alone', [me, { ...other, bot: 'steward' }])).toBe(false);
    expect(asks('everyone', [me, other])).toBe(true);
    expect(asks('everyone', [me, other], 'over')).toBe(false);
  });

  it('say how far off a chance may be, and never that it is certain', () => {
    expect([0, 0.021, 0.125].map(margin)).toEqual([1, 3, 13]);
  });

  it('say chances that add up to 100', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0.005, 0.995])).toEqual([1, 99]);
    expect(percents([0, 1])).toEqual([0, 100]);
    expect(percents([])).toEqual([]);
    const sum = percents([0.126, 0.126, 0.126, 0.622]).reduce((all, share) => all + share);
    expect(sum).toBe(100);
  });
});

const points = Array.from({ length: 21 }, (_, at) => ({ n: at * 10, chances: [0.5 + at / 40, 0.5 - at / 40] }));
const curve: Curve = {
  points,
  turns: [
    { from: 10, to: 20, seat: 0, before: 0.5, after: 0.7 },
    { from: 20, to: 30, seat: 1, before: 0.3, after: 0.5 },
    { from: 190, to: 200, seat: 0, before: 0.8, after: 1 },
  ],
};

describe('the chart of a finished game', () => {
  const chart = new Chart(curve, 340, 210);

  it('draws a line for each seat from edge to edge', () => {
    expect(chart.seats).toBe(2);
    const line = chart.line(0).split(' ');
    expect(line).toHaveLength(points.length);
    expect(line[0]).toBe(`${PAD.left.toFixed(1)},${chart.y(0.5).toFixed(1)}`);
    expect(line.at(-1)).toBe(`${(340 - PAD.right).toFixed(1)},${PAD.top.toFixed(1)}`);
  });

  it('puts letters on the lines where they are apart', () => {
    const [a, b] = chart.letters();
    expect(Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(40);
    const even: Curve = { points: points.map(({ n }) => ({ n, chances: [0.5, 0.5] })), turns: [] };
    const [c, d] = new Chart(even, 340, 210).letters();
    expect([c, d].every((spot) => spot !== undefined && spot.x >= PAD.left && spot.x <= 340)).toBe(true);
  });

  it('keeps the numbers of turning points apart and inside', () => {
    const numbers = chart.numbers(curve.turns);
    numbers.slice(1).forEach((x, at) => expect(x - (numbers[at] ?? 0)).toBeGreaterThanOrEqual(24));
    expect(numbers.at(-1)).toBeLessThanOrEqual(340 - 12);
  });

  it('names round entries', () => {
    expect(chart.ticks()).toEqual([0, 100, 200]);
    expect(new Chart(curve, 1000, 300).ticks()).toEqual([0, 50, 100, 150, 200]);
    expect(new Chart({ points: [], turns: [] }, 340, 210).seats).toBe(0);
  });
});
