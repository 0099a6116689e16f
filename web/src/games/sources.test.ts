import { expect, test } from 'vitest';
import type { Told } from '../api/types';
import { bySource, type Source } from '../table/sources';
import { sourcesOf as inCrusader } from './crusader/sources';
import { groupsOf } from './groups';
import { sourcesOf as inKingsburg } from './kingsburg/sources';
import { sourcesOf as inKnights } from './knights/sources';

const told = (rule: string, event: Record<string, unknown>): Told => ({ rule, event, message: { key: 'x', args: [] } }) as unknown as Told;
const plain = (sources: readonly Source[]): [string, Record<string, number>][] => sources.map(({ name, points }) => [name, Object.fromEntries(points)]);

test('points of Kingsburg are those of buildings, the court, Winters and all the rest', () => {
  const vp = (n: number): object => ({ vp: n });
  const found = inKingsburg([
    told('KB-BUILD-07', { event: 'built', seat: 0, building: 'A1', vp: 3 }),
    told('KB-BLD-02', { event: 'gained', seat: 0, what: vp(1) }),
    told('KB-RAZE-01', { event: 'razed', seat: 0, building: 'A1', vp: 3 }),
    told('KB-ADV-01', { event: 'gained', seat: 1, what: vp(1) }),
    told('KB-WINTER-13', { event: 'gained', seat: 1, what: vp(1) }),
    told('KB-LOSS-01', { event: 'lost', seat: 0, what: vp(1) }),
    told('KB-REWARD-01', { event: 'gained', seat: 0, what: vp(1) }),
    told('KB-MOD3-09', { event: 'governor-revealed', seat: 1, governor: 'x', vp: 2 }),
    told('KB-ADV-02', { event: 'gained', seat: 1, what: vp(0) }),
  ]);
  expect(plain(found)).toEqual([
    ['buildings', { 'seat/0': 1 }],
    ['court', { 'seat/1': 1 }],
    ['winter', { 'seat/1': 1, 'seat/0': -1 }],
    ['rest', { 'seat/0': 1, 'seat/1': -2 }],
  ]);
});

test('Influence comes from cities, the crown, Missions and cards', () => {
  const found = inKnights([
    told('WK-UPKEEP-03', { event: 'gained', seat: 0, what: 'influence', n: 3 }),
    told('WK-UPKEEP-03', { event: 'gained', seat: 0, what: 'crowns', n: 3 }),
    told('CG-MISSION-07', { event: 'gained', seat: 1, what: 'influence', n: 2 }),
    told('WK-EVENT-40', { event: 'paid', seat: 1, what: 'influence', n: 1 }),
  ]);
  expect(plain(found)).toEqual([['cities', { 'seat/0': 3 }], ['missions', { 'seat/1': 2 }], ['cards', { 'seat/1': -1 }]]);
});

test('Victory Points of dynasties are territories and trophies, also of those that nobody leads', () => {
  const players = [{ player: 'english', seat: 0, points: 7 }, { player: 'german', seat: null, points: 4 }];
  const found = inCrusader({ players, trophies: [{ trophy: 'builder', holder: 'english' }, { trophy: 'crusader', holder: null }] } as never);
  expect(plain(found)).toEqual([['territories', { 'seat/0': 6, 'player-german': 4 }], ['trophies', { 'seat/0': 1, 'player-german': 0 }]]);
});

test('what brought nothing is not told', () => {
  expect(bySource(['a', 'b'], [{ who: 'seat/0', source: 'a', points: 1 }, { who: 'seat/0', source: 'a', points: -1 }])).toEqual([]);
});

test('options stand in their groups, others at the end', () => {
  expect(groupsOf('knights', ['edition', 'length', 'new_one'])).toEqual([{ name: 'length', options: ['length'] }, { name: 'readings', options: ['edition'] }, { name: null, options: ['new_one'] }]);
  expect(groupsOf('fair', ['days'])).toEqual([{ name: null, options: ['days'] }]);
});
