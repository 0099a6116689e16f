import { afterEach, expect, test } from 'vitest';
import { components } from './components.svelte';
import { advisors, battleBonuses, buildingOf, costFor, extraOf, isClosed, lineOf, ownLine, rowsOf, spacesOf, strengthChange, strengths } from './content';
import { sheet, view } from './fixture';

afterEach(() => components.use({}));

test('rows and lines', () => {
  expect(rowsOf(view([]))).toEqual(['B', 'C', 'D', 'E', 'F']);
  const all = view([sheet({ lines: ['B'] })], { options: { rows: 'seven' } });
  expect(rowsOf(all)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  expect(ownLine(all, 0, 'B').map(({ id }) => id)).toEqual(['B1a', 'B2a', 'B3a', 'B4a']);
  expect(ownLine(all, 0, 'C').map(({ id }) => id)).toEqual(['C1', 'C2', 'C3', 'C4']);
  expect(rowsOf(all).every((row) => lineOf(row, 'printed').length === 4 && lineOf(row, 'alternative').length === 4)).toBe(true);
});

test('strengths and what adds to them', () => {
  expect(strengths(1)).toEqual([2, 3, 4]);
  const bonuses = (owned: string[], governor: string | null, race: string | null, printed = 9): unknown =>
    battleBonuses(owned, governor, race === null ? null : { year: 3, races: [race], printed }).map(({ element, bonus }) => `${element} ${bonus}`);
  expect(bonuses(['B3', 'C3', 'D4'], 'paladin', null)).toEqual(['building/C3 -1', 'building/D4 2']);
  expect(bonuses(['B3'], 'paladin', 'Demons')).toEqual(['building/B3 1', 'governor/paladin 1']);
  expect(bonuses(['G1'], null, 'Orcs', 5)).toEqual(['building/G1 1']);
  expect(bonuses(['G1'], null, 'Orcs', 6)).toEqual([]);
  const siege = view([], { scenario: 'long_siege', fate: 'scattered_warbands', year: 2 });
  expect([1, 2, 3, 4].map((year) => strengthChange(siege, year))).toEqual([0, 0, 1, 2]);
});

test('the cost of a building for its owner', () => {
  const farms = buildingOf('C3');
  const guild = buildingOf('C4');
  if (!farms || !guild) throw new Error('no such building');
  expect(costFor(farms, view([sheet({ buildings: ['F1', 'F2'] })]), 0)).toEqual({ gold: 1, wood: 3, stone: 1, any: 0 });
  expect(costFor(guild, view([sheet({ governor: 'carpenter' })], { fate: 'heavy_rains' }), 0)).toEqual({ gold: 3, wood: 1, stone: 2, any: 0 });
  const architect = [sheet({ governor: 'architect' })];
  expect(costFor(farms, view(architect), 0).any).toBe(0);
  expect(costFor(farms, view(architect, { frames: [{ build: { place: 0, built: 0, favour: 'cheaper' } }] }), 0).any).toBe(-1);
});

test('the court of a year', () => {
  expect(advisors()).toHaveLength(18);
  expect(advisors().every(({ signs }) => signs.length > 0)).toBe(true);
  expect(spacesOf('politician').map(({ number }) => number)).toEqual([5, 10, 15]);
  const gold = view([], { fate: 'veins_of_gold', tiles: [8] });
  expect([2, 3, 8].map((number) => extraOf(gold, number))).toEqual([{ gold: 1 }, {}, {}]);
  expect(isClosed(view([], { fate: 'ailing_king' }), 18)).toBe(true);
  expect(isClosed(view([]), 18)).toBe(false);
});

test('a content pack stands in place of what it names, the rest stays', () => {
  const changed = components.files.buildings.map((building) => (building.id === 'B1' ? { ...building, vp: 8 } : building));
  components.use({ buildings: changed, governors: [] });
  expect(buildingOf('B1')?.vp).toBe(8);
  expect(spacesOf('politician')).toHaveLength(3);
});
