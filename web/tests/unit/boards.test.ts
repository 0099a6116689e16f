// Boards draw views. Of content they read names, positions and pictures; no rule is decided and no value worked out here.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READABLE, readable } from '../../src/games/readable';
import kingdom from '../../src/games/knights/map/places.json';
import places from '../../src/games/warlords/map/places.json';

/** Fields of content files that a board may read. */
const POSITIONS = ['id', 'kingdom', 'neighbours', 'sea_lanes', 'grid', 'zone', 'pos', 'terrain', 'port', 'a', 'b', 'kind', 'road', 'area', 'sex'];
/** Files beside a board: pictures, and positions that are built in. */
const PICTURES = ['./map/outlines.json', './map/places.json'];

const root = new URL('../../src/games/', import.meta.url);
function sources(folder: URL): { name: string; text: string }[] {
  return readdirSync(folder).flatMap((name) => {
    const path = new URL(name, folder);
    if (statSync(path).isDirectory()) return sources(new URL(`${name}/`, folder));
    const isSource = /\.(ts|svelte)$/.test(name) && !/(\.test\.ts|^types\.ts)$/.test(name);
    return isSource ? [{ name: path.pathname.slice(root.pathname.length), text: readFileSync(path, 'utf8') }] : [];
  });
}

/** What is wrong with a source, in words. */
function faults(text: string): string[] {
  const imports = [...text.matchAll(/(?:from|import|glob\()\s*\(?\s*\[?['"]([^'"]+)['"]/g)].map(([, path]) => path ?? '');
  const json = imports.filter((path) => path.includes('.json') && !PICTURES.includes(path)).map((path) => `imports ${path}`);
  const content = imports.filter((path) => /(^|\/)content\//.test(path)).map((path) => `imports ${path}`);
  const code = text.replace(/<!--.*?-->|\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  const effects = /\beffects\b/.test(code) ? ['speaks of effects'] : [];
  return [...new Set([...json, ...content, ...effects])];
}

test('no board reads content files, or knows what effects are', () => {
  const found = sources(root);
  expect(found.length).toBeGreaterThan(60);
  expect(found.flatMap(({ name, text }) => faults(text).map((fault) => `${name} ${fault}`))).toEqual([]);
});

test('what would be found', () => {
  expect(faults(`import buildings from '../../../../content/kingsburg/buildings.json';`)).toEqual(['imports ../../../../content/kingsburg/buildings.json']);
  expect(faults(`const all = import.meta.glob('../../../../content/*/*.json')`)).toHaveLength(1);
  expect(faults('const sum = card.effects.flatMap((effect) => effect.do);')).toEqual(['speaks of effects']);
  expect(faults(`import file from './map/outlines.json';`)).toEqual([]);
});

test('of what the server tells of content, boards get positions only', () => {
  const fields = Object.values(READABLE).flatMap((files) => Object.values(files).flat());
  expect(fields.filter((field) => !POSITIONS.includes(field))).toEqual([]);
  const files = { fiefs: [{ id: 'venice', kingdom: 'italy', cities: 3, cost: 9, effects: [{}] }], soldiers: [{ id: 'lancer', cost: 3 }] };
  expect(readable('warlords', files)).toEqual({ fiefs: [{ id: 'venice', kingdom: 'italy', neighbours: undefined, sea_lanes: undefined }] });
  expect(readable('kingsburg', { buildings: [{ id: 'B1', cost: {} }] })).toEqual({});
});

test('the positions that are built in are nothing else', () => {
  const built = Object.values(places.fiefs).flatMap((fief) => Object.keys(fief));
  expect([...new Set(built)].filter((field) => !POSITIONS.includes(field))).toEqual([]);
  expect(Object.keys(places).sort()).toEqual(['fiefs', 'kingdoms']);
  const drawn = Object.values(kingdom).flatMap((items) => items.flatMap((item) => Object.keys(item)));
  expect([...new Set(drawn)].filter((field) => !POSITIONS.includes(field))).toEqual([]);
});
