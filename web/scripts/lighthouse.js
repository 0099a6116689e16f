// Lighthouse on a table of each game with a phone's settings: node scripts/lighthouse.js --server PATH_TO_REAME [--only GAME] [--dist] [--report FOLDER]
// --dist: the client of web/dist, though the server has one in it; --report: what Lighthouse says, and the trace that it saw.
// Each table is judged twice: as it was, and with every task as long as the processor worked on it. Only the second means
// something while others work on the machine, too.
// It is installed into target/ when it is wanted, and left out where it cannot be had.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The events of a trace with every task of a page as long as the processor worked on it, and what happened in it drawn together alike. */
function worked(events) {
  const mains = new Set(events.filter(({ name, args: told }) => name === 'thread_name' && told.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = new Map();
  const sorted = events.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`)).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  for (const event of sorted) {
    const key = `${event.pid} ${event.tid}`;
    const task = tasks.get(key);
    const isWithin = task && event.ts < task.ts + task.was;
    if (!isWithin) tasks.set(key, { ts: event.ts, was: event.dur, share: event.dur > 0 && event.tdur !== undefined ? Math.min(1, event.tdur / event.dur) : 1 });
    const { ts, share } = tasks.get(key);
    event.ts = Math.round(ts + (event.ts - ts) * share);
    event.dur = Math.round(event.dur * share);
  }
  return events;
}

const scoreOf = ({ categories }) => Math.round((categories.performance.score ?? 0) * 100);

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
    const seen = join(profile, `seen-${game}`);
    await lighthouse(`${url}tables/${id}`, { ...settings, gatherMode: seen });
    const asItWas = (await lighthouse(`${url}tables/${id}`, { ...settings, auditMode: seen })).lhr;
    const trace = JSON.parse(readFileSync(join(seen, 'defaultPass.trace.json'), 'utf8'));
    writeFileSync(join(seen, 'defaultPass.trace.json'), JSON.stringify({ ...trace, traceEvents: worked(trace.traceEvents) }));
    const { lhr } = await lighthouse(`${url}tables/${id}`, { ...settings, auditMode: seen });
    if (report) writeFileSync(join(report, `${game}.json`), JSON.stringify(lhr));
    if (report) writeFileSync(join(report, `${game}.trace.json`), JSON.stringify(trace));
    const told = (found, audit) => found.audits[audit]?.displayValue ?? '?';
    const [score, shift] = [scoreOf(lhr), lhr.audits['cumulative-layout-shift'].numericValue];
    const speed = Math.round(lhr.environment.benchmarkIndex);
    isGood &&= score >= SCORE && shift < SHIFT;
    console.log(`lighthouse, ${game} on a phone, by processor time: performance ${score} (aim ${SCORE}), layout shift ${shift.toFixed(3)} (aim ${SHIFT}), first paint ${told(lhr, 'first-contentful-paint')}, largest ${told(lhr, 'largest-contentful-paint')}, blocked ${told(lhr, 'total-blocking-time')}; by the clock: ${scoreOf(asItWas)}, blocked ${told(asItWas, 'total-blocking-time')}${speed < QUIET ? `; the machine is busy (${speed}, quiet from ${QUIET})` : ''}`);
  }
} finally {
  await context.close().catch(() => {});
  web?.stop();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
}
if (!isGood) console.log('lighthouse: below the aim');
