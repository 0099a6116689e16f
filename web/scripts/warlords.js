// Writes what the board of Warlords needs of content/warlords: the files themselves also say where each fact comes from.
//   node scripts/warlords.js
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const read = (name) => JSON.parse(readFileSync(path(`../../content/warlords/${name}.json`), 'utf8'));

/** The facts, as the board reads them. */
export function facts() {
  const items = (name) => read(name).items;
  const by = (items, key, value) => Object.fromEntries(items.map((item) => [item[key], value(item)]));
  const number = Object.fromEntries(items('numbers').map(({ id, n }) => [id, n]));
  return {
    fiefs: by(items('fiefs'), 'id', ({ kingdom, terrain, cities, neighbours, sea_lanes }) => ({ kingdom, terrain, cities, land: neighbours, sea: sea_lanes })),
    kingdoms: by(items('kingdoms'), 'id', ({ grid }) => grid),
    soldiers: by(items('soldiers').filter(({ cost }) => cost), 'kind', ({ kind, hit, move, cost }) => ({ hit, move, cost, hired: kind === 'warlord' ? null : cost + number.mercenary_surcharge })),
    castle: { begin: number.castle_begin, finish: number.castle_finish },
    cards: by(items('cards'), 'id', ({ deck, timing }) => ({ deck, timing: timing.toLowerCase().replace('_', '-') })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = JSON.stringify(facts(), null, 1).replace(/\n {3,}/g, ' ').replace(/\n {2}\}/g, ' }');
  writeFileSync(path('../src/games/warlords/map/facts.json'), `${lines}\n`);
}
