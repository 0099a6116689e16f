// Records messages as the server tells them, in both languages, for tests/unit/texts.test.ts:
//   node scripts/told.js --server PATH_TO_REAME
import { writeFileSync } from 'node:fs';
import { start } from '../tests/server.js';

const server = await start(process.argv[process.argv.indexOf('--server') + 1]);
/** Of each message as many as these. */
const MOST = 3;
const OPTIONS = [
  {},
  { rows: 'seven', lines: 'drafted', governors: 'auction', fate: 'on', reinforcements: 'tokens', caprices: 'restoration', scenario: 'goblin_valley' },
  { rows: 'seven', lines: 'dealt', governors: 'dealt', fate: 'on', caprices: 'court', scenario: 'long_siege' },
];
const NAMES = ['Anna', 'steward', 'random'];
let cookie = '';

async function ask(path, { lang = 'en', body } = {}) {
  const headers = { cookie, 'accept-language': lang, ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(`${server.url}/api/${path}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return answer.json();
}

const found = new Map();
function keep(english, italian) {
  if (!english?.text || !italian?.text) return;
  const known = found.get(english.message.key) ?? [];
  found.set(english.message.key, known);
  if (known.length < MOST && !known.some(({ en }) => en === english.text)) known.push({ message: english.message, en: english.text, it: italian.text });
}

await ask('guests', { body: { name: NAMES[0] } });
let seed = 7;
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
for (const options of OPTIONS) {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: NAMES[1] }, { kind: 'bot', bot: NAMES[2] }];
  const { id } = await ask('tables', { body: { game: 'kingsburg', options, seats } });
  await ask(`tables/${id}/start`, { body: {} });
  for (let turn = 0; ; turn += 1) {
    const now = await ask(`tables/${id}/state?seat=0`);
    if (now.standing) break;
    if (!now.answers?.length) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    keep(now.prompt, (await ask(`tables/${id}/state?seat=0`, { lang: 'it' })).prompt);
    if (turn % 4 === 0) {
      const why = `tables/${id}/why?seat=0&picked=&element=${['advisor/18', 'building/C4', 'plus2', 'good/gold'][(turn / 4) % 4]}`;
      keep((await ask(why)).refusal, (await ask(why, { lang: 'it' })).refusal);
    }
    const low = now.answers.filter((path) => !/^bid\/([3-9]|\d\d)/.test(path));
    await ask(`tables/${id}/answers`, { body: { seat: 0, at: now.length, answer: low[Math.floor(random() * low.length)], key: `k${turn}` } });
  }
  const [english, italian] = [await ask(`tables/${id}/history?seat=0`), await ask(`tables/${id}/history?seat=0`, { lang: 'it' })];
  english.entries.forEach(({ told }, n) => told.forEach((event, at) => keep(event, italian.entries[n].told[at])));
}
await server.stop();
const names = NAMES.map((name) => JSON.stringify(name)).join(',');
const lines = [...found.values()].flat().map((told) => JSON.stringify(told));
writeFileSync(new URL('../tests/unit/told.json', import.meta.url), `{"names":[${names}],"told":[\n${lines.join(',\n')}\n]}\n`);
console.log(`${lines.length} messages of ${found.size} kinds`);
