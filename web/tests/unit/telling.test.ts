// The log in chapters, the film, and who came where.
import { expect, test } from 'vitest';
import type { Entry } from '../../src/api/types';
import { namesOf } from '../../src/board/bots';
import { place } from '../../src/map/labels';
import { pauseOf } from '../../src/table/film';
import { ranked } from '../../src/table/ranks';
import { chaptersOf, linesOf, momentOf } from '../../src/table/story';

const entry = (n: number, by: number | null, ...told: [string, number][]): Entry =>
  ({ n, by, act: 'answer', told: told.map(([key, seat]) => ({ message: { key, args: [['seat', { seat }]] }, rule: 'R', event: {} })) }) as unknown as Entry;
const telling = { heads: ['head'], outcomes: ['won', 'built'] };
const entries = [entry(0, null, ['head', 0]), entry(1, 0, ['built', 0], ['said', 0]), entry(2, 1, ['head', 1], ['built', 1], ['won', 1]), entry(3, null, ['head', 0]), entry(4, null, ['head', 1])];

test('chapters begin with a heading and come down to what matters most', () => {
  const found = chaptersOf(linesOf(entries), telling, 0);
  expect(found.map(({ head, lines, outcomes, isOwn }) => [head?.n, lines.length, outcomes.map(({ told }) => told?.message.key), isOwn])).toEqual([
    [0, 2, ['built'], true],
    [2, 2, ['won'], false],
    // A heading without lines is told by the next one.
    [4, 0, [], false],
  ]);
});

test('a stretch of a game is remembered by what was most telling for the seat', () => {
  expect(momentOf(entries, { from: 0, to: 2, seat: 0 }, telling)).toMatchObject({ head: { message: { key: 'head', args: [['seat', { seat: 0 }]] } }, line: { message: { key: 'built', args: [['seat', { seat: 0 }]] } } });
  expect(momentOf(entries, { from: 1, to: 2, seat: 1 }, telling).line?.message.key).toBe('won');
  expect(momentOf([], { from: 0, to: 9, seat: 0 }, telling)).toEqual({ head: null, line: null });
});

test('a long film takes a fifth of the time, and what happens to oneself can be read', () => {
  const round = Array.from({ length: 242 }, (_, at) => pauseOf(550, at, 0, false));
  const whole = round.reduce((sum, pause) => sum + pause, 0);
  expect(whole).toBeLessThan((242 * 550) / 5);
  expect(round[0]).toBe(550);
  expect(pauseOf(550, 100, 0, true)).toBe(550);
  expect(pauseOf(550, 100, 90, true)).toBeLessThan(100);
});

test('who is level shares a place; all winners are first', () => {
  const places = (scores: number[], winners: number[]) => ranked({ scores, winners, sides: [] }).map(({ seat, place }) => [seat, place]);
  expect(places([10, 30, 20, 20], [1])).toEqual([[1, 1], [2, 2], [3, 2], [0, 4]]);
  expect(places([30, 30, 5], [0, 1])).toEqual([[0, 1], [1, 1], [2, 3]]);
  // A side in which nobody sits stands among them.
  const mixed = ranked({ scores: [6], winners: [], sides: [{ name: 'player-german', score: 6, won: false }, { name: 'player-frankish', score: 9, won: true }] });
  expect(mixed.map(({ seat, side, place }) => [seat ?? side, place])).toEqual([['player-frankish', 1], [0, 2], ['player-german', 2]]);
});

test('bots have names of their own, the same for everybody, and none of a person', () => {
  const seats = [{ kind: 'person', name: 'Berta' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', name: 'steward' })), { kind: 'person', name: null }] as never;
  const names = namesOf({ id: 'abc', seats }, 'free');
  expect(names[0]).toBe('Berta');
  expect(names[6]).toBe('free');
  expect(new Set(names).size).toBe(7);
  expect(namesOf({ id: 'abc', seats }, 'free')).toEqual(names);
});

test('names of regions cover neither badges nor each other', () => {
  const wanted = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, lines: ['Northumbria'], badge: { x: at * 20, y: 0, width: 30, height: 18 }, weight: at }));
  const found = place(wanted);
  expect(found.length).toBeGreaterThan(1);
  // The weightiest finds its place first: below its badge.
  expect(found[0]).toMatchObject({ id: 'd', x: 60 });
  const boxes = found.map(({ x, y }) => ({ left: x - 34, right: x + 34, top: y - 10, bottom: y + 2.5 }));
  for (const [at, one] of boxes.entries()) for (const other of boxes.slice(at + 1)) expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top + 0.1 || other.bottom <= one.top + 0.1).toBe(true);
});
