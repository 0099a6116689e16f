// Browser tests: npm run e2e -- --server PATH_TO_REAME [--only WORD] ; npm run screens -- --server PATH_TO_REAME
// REAME_URL: test the client that a running server serves, instead of web/dist.
import { launch } from './browser.js';
import { start } from './server.js';
import { serve } from '../scripts/serve.js';

const option = (name) => (process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : null);
const binary = option('server');
if (!binary && !process.env.REAME_URL) {
  console.error('usage: npm run e2e -- --server PATH_TO_REAME');
  process.exit(2);
}

const server = binary ? await start(binary) : null;
// A server that has the client in it serves it itself.
const embeds = server && /html/.test((await fetch(`${server.url}/`)).headers.get('content-type') ?? '');
const web = server && !embeds ? await serve({ api: server.url }) : null;
const url = process.env.REAME_URL ?? (embeds ? `${server.url}/` : web.url);
const browser = await launch();

const file = process.argv.includes('--screens') ? './screens.js' : './tests.js';
const { default: tests } = await import(file);
const only = option('only');
let failed = 0;
for (const { name, needs, run } of tests) {
  if ((only && !name.includes(only)) || (needs === 'server' && !server)) continue;
  const began = Date.now();
  const contexts = new Set(browser.contexts());
  try {
    await run({ browser, url, server });
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}\n      ${String(error.stack ?? error).split('\n').slice(0, 12).join('\n      ')}`);
    const page = browser.contexts().at(-1)?.pages().at(-1);
    if (page && process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/${name.replaceAll(/\W+/g, '-')}.png` }).catch(() => {});
  }
  for (const context of browser.contexts()) if (!contexts.has(context)) await context.close();
}
await browser.close();
web?.stop();
await server?.stop();
console.log(failed ? `${failed} failed` : 'all passed');
process.exit(failed ? 1 : 0);
