// The picture of the Kingdom fits the map that the rules know.
import { expect, test } from 'vitest';
// @ts-expect-error a script without types
import { places } from '../../../scripts/knights.js';
import { countryOf } from './country';
import placeFile from './map/places.json';

const country = countryOf({});

test('what is built in is what content says', () => {
  expect(placeFile).toEqual(places());
});

test('36 hexes and 6 areas overseas, each with an outline; every border between two of them is an edge', () => {
  expect(country.areas.filter(({ zone }) => zone === 'kingdom')).toHaveLength(36);
  expect(country.areas.filter(({ zone }) => zone === 'overseas')).toHaveLength(6);
  for (const { id } of country.areas) expect(country.picture.regions[id]?.d).toMatch(/^M.*z$/);
  for (const { a, b, d } of country.borders) expect(d.split('Q').length, `${a} ${b}`).toBeGreaterThan(3);
});

test('every area with a port has its icon, every city its area', () => {
  for (const { id, port } of country.areas) expect(country.ports.has(id), id).toBe(port);
  expect(country.cityAt.size).toBe(24);
  expect(country.areaOf.get('kovel')).toBe('h21');
});
