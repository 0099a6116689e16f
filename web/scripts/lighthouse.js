// Lighthouse on a table of each game with a phone's settings: node scripts/lighthouse.js --server PATH_TO_REAME [--only GAME] [--dist] [--report FOLDER]
// --dist: the client of web/dist, though the server has one in it; --report: what Lighthouse says, and the trace that it saw.
// It is installed into target/ when it is wanted, and left out where it cannot be had.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { args, executable } from '../tests/browser.js';
import { freePort, start } from '../tests/server.js';
import { state, table } from '../tests/table.js';
import { serve } from './serve.js';

const VERSION = '12.8.2';
const TABLES = [
  { game: 'kingsburg', bot: 'steward' },
  { game: 'warlords', bot: 'captain' },
  { game: 'crusader', bot: 'seneschal' },
  { game: 'knights', bot: 'castellan' },
];
/** What the tables are held to. */
const [SCORE, SHIFT] = [90, 0.05];
/** Below this speed of the machine (its `benchmarkIndex`) Lighthouse says itself that scores mean little: others are at work on it. */
const QUIET = 1000;
const folder = fileURLToPath(new URL('../../target/lighthouse/', import.meta.url));

async function installed() {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    execFileSync('npm', ['install', '--silent', '--no-fund', '--no-audit', '--prefix', folder, `lighthouse@${VERSION}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  }
  return (await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve('lighthouse')))).default;
}

const option = (name) => (process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : null);
const binary = option('server');
const [only, report] = [option('only'), option('report')];
let lighthouse;
try {
  executable();
  lighthouse = await installed();
} catch {
  console.log('lighthouse: it, or Chromium, cannot be had here, so pages are not judged');
  process.exit(0);
}

const server = await start(binary);
const embeds = !process.argv.includes('--dist') && /html/.test((await fetch(`${server.url}/`)).headers.get('content-type') ?? '');
const web = embeds ? null : await serve({ api: server.url });
const url = embeds ? `${server.url}/` : web.url;
const profile = mkdtempSync(join(tmpdir(), 'reame-lighthouse-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, { executablePath: executable(), args: [...args, `--remote-debugging-port=${port}`], baseURL: url });
let isGood = true;
try {
  const page = await context.newPage();
  await page.request.post('api/guests', { data: { name: 'Faro' } });
  for (const { game, bot } of TABLES.filter((one) => !only || one.game === only)) {
    const { id } = await table(page, [{ kind: 'me' }, { kind: 'bot', bot }, { kind: 'bot', bot }], true, { game });
    // Judged when it waits for an answer, so that nothing else happens.
    while (!(await state(page, id, 0)).answers?.length) await page.waitForTimeout(50);
    // Each table is opened as by one who was never here; but he keeps his seat.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    const settings = { port, onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' };
    const { lhr, artifacts } = await lighthouse(`${url}tables/${id}`, settings);
    if (report) writeFileSync(join(report, `${game}.json`), JSON.stringify(lhr));
    if (report) writeFileSync(join(report, `${game}.trace.json`), JSON.stringify(artifacts.Trace));
    const told = (audit) => lhr.audits[audit]?.displayValue ?? '?';
    const [score, shift] = [Math.round((lhr.categories.performance.score ?? 0) * 100), lhr.audits['cumulative-layout-shift'].numericValue];
    const speed = Math.round(lhr.environment.benchmarkIndex);
    isGood &&= score >= SCORE && shift < SHIFT;
    console.log(`lighthouse, ${game} on a phone: performance ${score} (aim ${SCORE}), layout shift ${shift.toFixed(3)} (aim ${SHIFT}), largest paint ${told('largest-contentful-paint')}, blocked ${told('total-blocking-time')}${speed < QUIET ? `; the machine is busy (${speed}, quiet from ${QUIET}): the score says little` : ''}`);
  }
} finally {
  await context.close().catch(() => {});
  web?.stop();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
}
if (!isGood) console.log('lighthouse: below the aim');
