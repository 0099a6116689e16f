// Writes what the board of Warlords needs of content/warlords: the files themselves also say where each fact comes from.
//   node scripts/warlords.js
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const read = (name) => JSON.parse(readFileSync(path(`../../content/warlords/${name}.json`), 'utf8'));

/** The facts, as the board reads them. */
export function facts() {
  const [map, rules, cards] = [read('map'), read('rules'), read('cards')];
  const by = (items, key, value) => Object.fromEntries(items.map((item) => [item[key], value(item)]));
  return {
    fiefs: by(map.fiefs, 'id', ({ kingdom, terrain, cities, neighbours, sea_lanes }) => ({ kingdom, terrain, cities, land: neighbours, sea: sea_lanes })),
    kingdoms: by(map.kingdoms, 'id', ({ grid }) => grid),
    soldiers: by(rules.soldiers.filter(({ cost }) => cost), 'kind', ({ hit, move, cost, mercenary_cost }) => ({ hit, move, cost, hired: mercenary_cost })),
    castle: { begin: rules.castles.begin_cost, finish: rules.castles.finish_cost },
    cards: by(cards.cards, 'id', ({ deck, timing }) => ({ deck, timing: timing.toLowerCase().replace('_', '-') })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = JSON.stringify(facts(), null, 1).replace(/\n {3,}/g, ' ').replace(/\n {2}\}/g, ' }');
  writeFileSync(path('../src/games/warlords/map/facts.json'), `${lines}\n`);
}
