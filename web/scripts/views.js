// Records views of every title as the server tells them, for tests/unit/facts.test.ts: of one game each a few that together tell most fields.
//   node scripts/views.js --server PATH_TO_REAME
import { writeFileSync } from 'node:fs';
import { start } from '../tests/server.js';

const server = await start(process.argv[process.argv.indexOf('--server') + 1]);
const TITLES = { kingsburg: 3, warlords: 3, crusader: 4, knights: 4 };
/** Decisions of one game: enough for every part of a turn. */
const MOST = 250;
/** Views of one title. */
const KEPT = 4;
let cookie = '';

async function ask(path, body) {
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(`${server.url}/api/${path}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return answer.json();
}

/** Where something is told: the names of the fields that lead to it. Places in lists are alike, and so are things under their own names. */
function* fields(thing, above = '') {
  if (thing === null || typeof thing !== 'object') return;
  for (const [name, below] of Object.entries(thing)) {
    const at = `${above}/${Array.isArray(thing) || /[0-9]/.test(name) ? '' : name}`;
    if (below !== null && !(Array.isArray(below) && below.length === 0)) yield at;
    yield* fields(below, at);
  }
}

await ask('guests', { name: 'Anna' });
let seed = 7;
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const lines = [];
for (const [game, count] of Object.entries(TITLES)) {
  const seats = Array.from({ length: count }, (_, at) => (at ? { kind: 'bot', bot: 'random' } : { kind: 'me' }));
  const { id } = await ask('tables', { game, options: {}, seats });
  await ask(`tables/${id}/start`, {});
  const seen = [];
  for (let turn = 0; turn < MOST; turn += 1) {
    const now = await ask(`tables/${id}/state?seat=0`);
    seen.push({ view: now.view, told: new Set(fields(now.view)) });
    if (now.standing) break;
    if (!now.answers?.length) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    await ask(`tables/${id}/answers`, { seat: 0, at: now.length, answer: now.answers[Math.floor(random() * now.answers.length)], key: `k${turn}` });
  }
  const [all, known] = [new Set(seen.flatMap(({ told }) => [...told])), new Set()];
  for (let kept = 0; kept < KEPT && known.size < all.size; kept += 1) {
    const news = ({ told }) => [...told].filter((field) => !known.has(field)).length;
    const best = seen.reduce((one, other) => (news(other) > news(one) ? other : one));
    best.told.forEach((field) => known.add(field));
    lines.push(JSON.stringify({ game, names: seats.map((_, at) => `Player ${at + 1}`), view: best.view }));
  }
  console.log(`${game}: ${known.size} of ${all.size} fields`);
}
await server.stop();
writeFileSync(new URL('../tests/unit/views.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
