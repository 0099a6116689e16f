// Writes where the areas and cities of content/knights lie, for the board.
//   node scripts/knights.js
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const read = (name) => JSON.parse(readFileSync(path(`../../content/knights/${name}.json`), 'utf8')).items;

/** The places, as the board reads them: no values, those are told by views. */
export const places = () => ({
  areas: read('areas').map(({ id, zone, pos, terrain, port }) => ({ id, zone, pos, terrain, port })),
  borders: read('borders').map(({ id, a, b, kind, road }) => ({ id, a, b, kind, road })),
  cities: read('cities').map(({ id, area }) => ({ id, area })),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lists = Object.entries(places()).map(([name, items]) => ` "${name}": [\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n ]`);
  writeFileSync(path('../src/games/knights/map/places.json'), `{\n${lists.join(',\n')}\n}\n`);
}
