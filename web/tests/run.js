// Browser tests: npm run e2e -- --server PATH_TO_REAME [--only WORD] [--lanes N] [--dist] ; npm run screens -- --server PATH_TO_REAME
// --dist: the client of web/dist, though the server has one in it.
// REAME_URL: test the client that a running server serves, instead of web/dist.
import { availableParallelism } from 'node:os';
import { launch } from './browser.js';
import { start } from './server.js';
import { serve } from '../scripts/serve.js';

const option = (name) => (process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : null);
const binary = option('server');
if (!binary && !process.env.REAME_URL) {
  console.error('usage: npm run e2e -- --server PATH_TO_REAME');
  process.exit(2);
}

const { default: tests } = await import(process.argv.includes('--screens') ? './screens.js' : './tests.js');
const only = option('only');
const chosen = tests.filter(({ name, needs }) => (!only || name.includes(only)) && (needs !== 'server' || binary));
/** The longest begin first, so that the lanes end together. */
const queue = [...chosen.filter(({ long }) => long), ...chosen.filter(({ long }) => !long)];
const lanes = Math.min(Number(option('lanes') ?? availableParallelism()), queue.length);
/** Those that failed: they get a second try, alone on the machine. What passes only then is said. */
const again = [];
let failed = 0;
/** How long each test took, in seconds. */
const times = [];

/** A browser and a server of its own, for one test after the other. */
async function lane(queue, onFail) {
  const server = binary ? await start(binary) : null;
  // A server that has the client in it serves it itself.
  const embeds = server && !process.argv.includes('--dist') && /html/.test((await fetch(`${server.url}/`)).headers.get('content-type') ?? '');
  const web = server && !embeds ? await serve({ api: server.url }) : null;
  const url = process.env.REAME_URL ?? (embeds ? `${server.url}/` : web.url);
  const browser = await launch();
  for (let test = queue.shift(); test; test = queue.shift()) if (!(await passes(test, { browser, url, server }))) onFail(test);
  await browser.close();
  web?.stop();
  await server?.stop();
}

async function passes({ name, run }, env) {
  const began = Date.now();
  let isPassed = true;
  try {
    await run(env);
    const seconds = (Date.now() - began) / 1000;
    times.push({ name, seconds });
    console.log(`ok    ${name} (${seconds.toFixed(1)} s)`);
  } catch (error) {
    isPassed = false;
    console.log(`FAIL  ${name}\n      ${String(error.stack ?? error).split('\n').slice(0, 12).join('\n      ')}`);
    const page = env.browser.contexts().at(-1)?.pages().at(-1);
    if (page && process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/${name.replaceAll(/\W+/g, '-')}.png` }).catch(() => {});
  }
  for (const context of env.browser.contexts()) await context.close();
  return isPassed;
}

const began = Date.now();
await Promise.all(Array.from({ length: lanes }, () => lane(queue, (test) => again.push(test))));
const uncertain = again.map(({ name }) => name);
if (again.length) {
  console.log(`once more: ${uncertain.join('; ')}`);
  await lane(again, () => (failed += 1));
}
if (times.length > 1) {
  console.log('\nthe longest first:');
  for (const { name, seconds } of times.sort((a, b) => b.seconds - a.seconds)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
console.log(`${failed ? `${failed} failed` : 'all passed'}${uncertain.length > failed ? `, ${uncertain.length - failed} at the second try` : ''} (${chosen.length} tests in ${((Date.now() - began) / 1000).toFixed(0)} s)`);
process.exit(failed ? 1 : 0);
