// Writes where the fiefs of content/warlords lie, for the board.
//   node scripts/warlords.js
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const read = (name) => JSON.parse(readFileSync(path(`../../content/warlords/${name}.json`), 'utf8'));

/** The places, as the board reads them: no values, those are told by views. */
export function places() {
  const by = (name, value) => Object.fromEntries(read(name).items.map((item) => [item.id, value(item)]));
  return {
    fiefs: by('fiefs', ({ kingdom, neighbours, sea_lanes }) => ({ kingdom, neighbours, sea_lanes })),
    kingdoms: by('kingdoms', ({ grid }) => grid),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = JSON.stringify(places(), null, 1).replace(/\n {3,}/g, ' ').replace(/\n {2}\}/g, ' }');
  writeFileSync(path('../src/games/warlords/map/places.json'), `${lines}\n`);
}
