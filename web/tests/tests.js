import assert from 'node:assert/strict';
import { serve } from '../scripts/serve.js';
import { clean, cleanBy, findings } from './axe.js';
import crusader from './crusader.js';
import crusaderWar from './crusader-war.js';
import hints from './hints.js';
import home from './home.js';
import knights from './knights.js';
import { atWar, march, oneLine } from './march.js';
import modules, { screens } from './modules.js';
import people from './people.js';
import { secrets } from './secrets.js';
import warlords from './warlords.js';
import { answer, asked, numbers, person, playOut, settled, state, table } from './table.js';

const bots = (count, bot = 'random') => Array.from({ length: count }, () => ({ kind: 'bot', bot }));

/** No more clicks than a game can need. */
const MANY = 1500;

async function newcomer({ browser, url }) {
  const { page, errors } = await person(browser, url);
  await page.goto('');
  await page.getByLabel('Your name').fill('Novella');
  await page.getByRole('button', { name: 'Play bots: Kingsburg' }).click();
  await page.waitForURL(/tables\/\w+/);
  const random = numbers(7);
  // Placing dice within a minute: the first question of a season, answered on the board itself.
  for (let clicks = 0; clicks < 20; clicks += 1) {
    await asked(page);
    if (/Influence an Advisor/.test(await page.locator('.prompt').innerText())) break;
    await answer(page, random);
    await page.waitForTimeout(100);
  }
  assert.match(await page.locator('.prompt').innerText(), /Influence an Advisor/);
  const advisor = page.locator('.board button:not([aria-disabled=true])', { hasText: /^\s*\d+/ }).first();
  if (await advisor.count()) await advisor.click();
  for (let clicks = 0; clicks < 10 && !(await page.locator('[role=log] li', { hasText: 'Novella influences' }).count()); clicks += 1) {
    await answer(page, random);
    await page.waitForTimeout(150);
  }
  await page.locator('[role=log] li', { hasText: 'Novella influences' }).first().waitFor();
  // And so on to the end.
  await playOut(page, 7, { board: '.board button.pick.lit', end: 'pass', ends: 0.25 });
  await page.locator('.over').waitFor();
  await page.getByText('Were the dice fair?').click();
  await page.waitForFunction(() => /^[0-9a-f]{64}$/.test(document.querySelectorAll('.over dd code')[1]?.textContent ?? ''));
  assert.deepEqual(errors, []);
}

/** Answers for all seats of one person by request, until the game is where it should be. */
async function lead(page, id, random, isThere) {
  for (let turn = 0, seat = 0; ; turn += 1) {
    const now = await state(page, id, seat);
    if (now.standing || isThere(now)) return;
    if (!now.answers?.length) seat = now.waiting[0] ?? seat;
    else await page.request.post(`api/tables/${id}/answers`, { data: { seat, at: now.length, answer: now.answers[Math.floor(random() * now.answers.length)], key: `l${now.length}` } });
  }
}

async function keyboard({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Tasto' });
  const random = numbers(3);
  /** Plays by keys until the game is over, or enough curtains have fallen or keys were pressed; how many curtains did. */
  async function play(id, most, presses = MANY) {
    await page.goto(`tables/${id}`);
    let curtains = 0;
    for (let n = 0; n < presses && curtains < most; n += 1) {
      await page.locator('.option:not([disabled]), .chosen .main:not([disabled]), .over, .curtain').first().waitFor();
      const { over, curtain, keys, confirm } = await page.evaluate(() => ({
        over: document.querySelector('.over') !== null,
        curtain: document.querySelector('.curtain') !== null,
        keys: [...document.querySelectorAll('.option:not([disabled]):not(.end)')].map((option) => option.getAttribute('aria-keyshortcuts')),
        confirm: document.querySelector('.chosen .main:not([disabled])') !== null,
      }));
      if (over) break;
      if (curtain) {
        curtains += 1;
        await page.keyboard.press('Enter');
        await page.locator('.curtain').waitFor({ state: 'detached' });
      } else if (confirm) {
        // The button may not have the focus yet: Enter works from anywhere.
        await page.keyboard.press('Enter');
      } else if (keys.length && random() < 0.7) {
        await page.keyboard.press(keys[Math.floor(random() * keys.length)] ?? '0');
      } else if (keys.length) {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press('0');
      }
    }
    return curtains;
  }
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  // The first year, with all that a year asks, and the end.
  const open = await table(page, seats);
  assert.equal(await play(open.id, Infinity, 25), 0, 'no curtain where nobody has a secret');
  await play(open.id, Infinity, 15);
  await lead(page, open.id, random, ({ view }) => view.year === 5 && view.phase === 'autumn');
  await play(open.id, Infinity);
  assert.equal(await page.locator('.over').count(), 1, 'the game is over');
  // Governors are dealt in secret: a curtain falls before each of the two.
  const secret = await table(page, seats, true, { game: 'kingsburg', options: { governors: 'dealt' } });
  assert.equal(await play(secret.id, 2), 2, 'curtains');
  assert.deepEqual(errors, []);
}

async function reconnect({ browser, url, server }) {
  const { page, errors } = await person(browser, url, { name: 'Filo' });
  const { id } = await table(page, [{ kind: 'me' }, ...bots(2)]);
  // Every answer has a key of its own, however often it is sent.
  const keys = new Set();
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => keys.add(JSON.parse(String(payload)).key)));
  await page.goto(`tables/${id}`);
  await asked(page);
  await page.evaluate(() => (window.stays = true));
  const give = async (seed) => {
    for (let clicks = 0; clicks < 8 && (await page.locator('.option:not([disabled]), .chosen .main:not([disabled])').count()); clicks += 1) {
      await answer(page, numbers(seed));
      await page.waitForTimeout(30);
    }
  };
  for (let round = 0; round < 6; round += 1) {
    await asked(page);
    const before = await state(page, id);
    keys.clear();
    if (round % 2 === 0) {
      // An answer given while nobody is there.
      await server.kill();
      await page.getByText('The connection is lost').waitFor();
      await give(round + 1);
      assert.match(await page.locator('.prompt').innerText(), /on its way/);
    } else {
      // The server dies at the moment of the answer: it may have been kept, or not.
      await page.evaluate(() => document.querySelector('.option.end, .option')?.click());
      await page.evaluate(() => document.querySelector('.chosen .main')?.click());
      await server.kill();
      await page.getByText('The connection is lost').waitFor();
      await give(round + 1);
    }
    await server.up();
    await page.getByText('The connection is lost').waitFor({ state: 'detached' });
    await asked(page);
    const { entries } = await (await page.request.get(`api/tables/${id}/history?from=${before.length}`)).json();
    assert.ok(keys.size > 0, 'an answer was given');
    assert.equal(entries.filter(({ by, act }) => by === 0 && act === 'answer').length, keys.size, 'not lost and not doubled');
  }
  assert.equal(await page.evaluate(() => window.stays), true, 'the page was not loaded again');
  assert.deepEqual(errors, []);
}

/** The steps at which somebody is asked, in every phase that asks; the King's Reward and the Agent are given unasked. */
const STEPS = [
  'aid aid',
  ...['spring', 'summer', 'autumn'].flatMap((season) => ['influence', 'effect', 'build'].map((step) => `${season} ${step}`)),
  'mercenaries mercenaries',
  'winter battle',
];
const PHASES = ['aid', 'spring', 'reward', 'summer', 'agent', 'autumn', 'mercenaries', 'winter'];
/** Games to play at most until all steps were met. */
const GAMES = 20;

/** The phase and the step of a view. */
const stepOf = ({ phase, frames }) => `${phase} ${[frames.at(-1)].map((frame) => (typeof frame === 'string' ? frame : Object.keys(frame)[0]))}`;

async function reload({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Ritorno' });
  const shown = () =>
    page.evaluate(() => [document.querySelector('.prompt').innerText, ...[...document.querySelectorAll('.option')].map((option) => option.dataset.element)]);
  const random = numbers(11);
  const [covered, begun] = [new Set(), new Set()];
  const missing = () => STEPS.filter((step) => !covered.has(step));
  for (let round = 0; round < GAMES && (round === 0 || missing().length); round += 1) {
    const { id } = await table(page, [{ kind: 'me' }, ...bots(1, 'random')]);
    for (let turn = 0; ; turn += 1) {
      const now = await state(page, id, 0);
      if (now.standing) break;
      if (!now.answers?.length) {
        await page.waitForTimeout(10);
        continue;
      }
      // Where there is nothing to choose nobody is asked, unless that is a secret.
      assert.ok(now.sealed || now.answers.length > 1, `asked for the only answer: ${now.answers}`);
      const step = stepOf(now.view);
      if (!covered.has(step)) {
        covered.add(step);
        // Opened anew: what is asked is what was asked.
        await page.goto(`tables/${id}`);
        await asked(page);
        const [question, ...options] = await shown();
        assert.ok(question.length > 5, step);
        assert.deepEqual(options.filter((option) => !now.answers.some((path) => path.split(' ').includes(option))), [], step);
        assert.deepEqual((await state(page, id, 0)).view, now.view, step);
        // And the question can be answered there.
        for (let clicks = 0; clicks < 10 && (await state(page, id, 0)).length === now.length; clicks += 1) {
          await answer(page, random);
          await page.waitForTimeout(50);
        }
        assert.ok((await state(page, id, 0)).length > now.length, `answered: ${step}`);
        continue;
      }
      // Who hoards goods and hires nobody is asked something in Winter.
      const hoards = round > 0 && /build|mercenaries/.test(step) && now.answers.includes('pass');
      const path = hoards ? 'pass' : now.answers[Math.floor(random() * now.answers.length)];
      await page.request.post(`api/tables/${id}/answers`, { data: { at: now.length, answer: path, key: `k${turn}` } });
    }
    if (!covered.has('over')) {
      covered.add('over');
      await page.goto(`tables/${id}`);
      await page.locator('.over').waitFor();
      const before = await page.locator('.over').innerText();
      await page.reload();
      await page.locator('.over').waitFor();
      assert.equal(await page.locator('.over').innerText(), before);
    }
    const { entries } = await (await page.request.get(`api/tables/${id}/history?seat=0`)).json();
    for (const { event } of entries.flatMap(({ told }) => told)) if (event.event === 'phase-began') begun.add(event.phase);
  }
  console.log(`      reloaded at: ${[...covered].join(', ')}`);
  assert.deepEqual(missing(), [], 'every step was met');
  assert.deepEqual(PHASES.filter((phase) => !begun.has(phase)), [], 'every phase was played');
  const silent = PHASES.filter((phase) => ![...covered].some((step) => step.startsWith(phase)));
  assert.deepEqual(silent, ['reward', 'agent'], 'phases that ask nothing');
  assert.deepEqual(errors, []);
}

/** An answer outlives its page, whether the server has heard it or not. */
async function pending({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Attesa' });
  const { id } = await table(page, [{ kind: 'me' }, ...bots(1)]);
  // `mute`: the server does not hear the page; `deaf`: the page does not hear the server.
  let line = 'open';
  let sent = [];
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(JSON.parse(String(message)));
      if (line !== 'mute') server.send(message);
    });
    server.onMessage((message) => line !== 'deaf' && socket.send(message));
  });
  const stored = () => page.evaluate(() => Object.entries(sessionStorage).filter(([name]) => name.startsWith('reame-answer/')));
  await page.goto(`tables/${id}`);
  for (const how of ['mute', 'deaf', 'mute']) {
    await asked(page);
    const before = await state(page, id, 0);
    assert.deepEqual(await stored(), []);
    [line, sent] = [how, []];
    for (let clicks = 0; clicks < 10 && !sent.length; clicks += 1) {
      await answer(page, numbers(clicks + 2));
      await page.waitForTimeout(50);
    }
    assert.equal(sent.length, 1, how);
    const [first] = sent;
    const [[name, value]] = await stored();
    assert.equal(name, `reame-answer/${id}/0`);
    assert.deepEqual(JSON.parse(value), { at: before.length, answer: first.answer, key: first.key, seat: 0 });
    if (how === 'deaf') await page.waitForTimeout(200);
    [line, sent] = ['open', []];
    await page.reload();
    await asked(page);
    await page.waitForFunction(() => !Object.keys(sessionStorage).some((name) => name.startsWith('reame-answer/')));
    assert.deepEqual(sent, [first], `${how}: the same answer with the same key`);
    const { entries } = await (await page.request.get(`api/tables/${id}/history?seat=0&from=${before.length}`)).json();
    assert.equal(entries.filter(({ by, act }) => by === 0 && act === 'answer').length, 1, `${how}: not lost and not doubled`);
    assert.equal(await page.locator('.fault').count(), 0);
  }
  assert.deepEqual(errors, []);
}

async function bringIn({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Archivio' });
  const id = await finished(page);
  const log = await (await page.request.get(`api/tables/${id}/export`)).body();
  const other = await person(browser, url, { name: 'Lettrice' });
  const file = other.page.getByLabel('Bring in a finished game');
  const go = other.page.getByRole('button', { name: 'Watch it' });
  await other.page.goto('');
  // One line is missing: said in place.
  const torn = log.toString().split('\n').toSpliced(5, 1).join('\n');
  await file.setInputFiles({ name: 'torn.jsonl', mimeType: 'application/octet-stream', buffer: Buffer.from(torn) });
  await go.click();
  await other.page.locator('form .fault').waitFor();
  await file.setInputFiles({ name: 'game.jsonl', mimeType: 'application/octet-stream', buffer: log });
  await other.page.locator('form .fault').waitFor({ state: 'detached' });
  await go.click();
  await other.page.waitForURL(/tables\/\w+\/replay/);
  assert.ok(!other.page.url().includes(id), 'a game of its own');
  await other.page.getByText('First turn order').first().waitFor();
  await other.page.keyboard.press('End');
  const slider = other.page.getByRole('slider');
  assert.equal(Number(await slider.inputValue()), log.toString().trim().split('\n').length - 2);
  assert.deepEqual([...errors, ...other.errors], []);
}

async function together({ browser, url }) {
  const anna = await person(browser, url, { name: 'Annalisa' });
  await anna.page.goto('new');
  await anna.page.getByRole('button', { name: 'Make the table' }).click();
  await anna.page.waitForURL(/tables/);
  const link = await anna.page.getByLabel('Link of the invitation').inputValue();
  const bruno = await person(browser, url);
  await bruno.page.goto(link);
  await bruno.page.getByLabel('Your name').fill('Brunello');
  await bruno.page.getByRole('button', { name: 'Sit down' }).click();
  await anna.page.getByText('Brunello').first().waitFor();
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  await bruno.page.locator('.dock').waitFor();
  await anna.page.locator('.dock').waitFor();
  await anna.page.getByRole('tab', { name: /Chat/ }).click();
  await anna.page.getByLabel('Say something').fill('ciao');
  await anna.page.keyboard.press('Enter');
  await bruno.page.getByRole('tab', { name: /Chat/ }).click();
  await bruno.page.getByRole('log', { name: 'Chat' }).getByText('ciao').waitFor();
  await bruno.page.getByRole('tab', { name: 'Notes' }).click();
  await bruno.page.getByLabel('Only you can read this.').fill('attento ai goblin');
  await bruno.page.getByText('Kept.').waitFor();
  // One answers, asks to take it back when the other has gone on, and the other agrees.
  const id = /tables\/(\w+)/.exec(link)[1];
  const first = (await anna.page.locator('.dock.asked').count()) ? [anna, bruno] : [bruno, anna];
  for (const { page } of first) {
    await page.locator('.dock.asked').waitFor();
    await answer(page, () => 0);
    await page.waitForTimeout(300);
  }
  const undo = first[0].page.getByRole('button', { name: 'Ask to take back' });
  await undo.click();
  const agree = first[1].page.getByRole('button', { name: 'Agree' });
  await agree.click();
  await first[0].page.getByRole('tab', { name: 'Log' }).click();
  await first[0].page.getByText('takes back the last answer').first().waitFor();
  const { waiting } = await state(first[0].page, id);
  assert.equal(waiting.length, 1);
  assert.deepEqual([...anna.errors, ...bruno.errors], []);
}

async function whyNot({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Perche' });
  const { id } = await table(page, [{ kind: 'me' }, ...bots(1)]);
  await page.goto(`tables/${id}`);
  const random = numbers(5);
  for (let clicks = 0; clicks < 20; clicks += 1) {
    await asked(page);
    if (/Influence an Advisor/.test(await page.locator('.prompt').innerText())) break;
    await answer(page, random);
    await page.waitForTimeout(100);
  }
  await page.getByRole('button', { name: 'Why not?' }).click();
  await page.getByLabel(/What can you not pick/).fill('King');
  const before = await state(page, id);
  assert.ok(before.answers.every((path) => !path.includes('advisor/18')));
  await page.getByRole('dialog').getByRole('button', { name: 'King', exact: true }).click();
  const why = page.locator('.why');
  await why.getByText(/KB-INF/).waitFor();
  await why.getByText(/KB-INF/).click();
  await page.getByRole('dialog').getByText(/Rulebook, page/).waitFor();
  await page.keyboard.press('Escape');
  // Passing asks twice.
  const pass = page.locator('.option.end');
  if (await pass.count()) {
    await pass.click();
    await page.getByText('Really: pass?').waitFor();
    await page.keyboard.press('Escape');
    await pass.waitFor();
  }
  assert.deepEqual(errors, []);
}

async function italian({ browser, url }) {
  const { page, errors } = await person(browser, url, { lang: 'it-IT' });
  await page.goto('');
  await page.getByRole('button', { name: 'Gioca con i bot: Kingsburg' }).click();
  await asked(page);
  await page.locator('.prompt', { hasText: 'Aiuto del Re' }).waitFor();
  await page.getByText('Primo ordine di turno').first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
  await page.getByRole('button', { name: 'Impostazioni' }).click();
  await page.getByLabel('English').check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('.prompt', { hasText: "King's Aid" }).waitFor();
  await page.reload();
  await page.locator('.prompt', { hasText: "King's Aid" }).waitFor();
  assert.deepEqual(errors, []);
}

async function rules({ browser, url }) {
  const { page, errors } = await person(browser, url);
  await page.goto('rules/kingsburg#KB-INF-07');
  await page.locator('#KB-INF-07.target').waitFor();
  await page.waitForFunction(() => {
    const box = document.getElementById('KB-INF-07')?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight;
  });
  await page.getByLabel('Search the rules').fill('mercenar');
  await page.locator('li', { hasText: 'KB-MERC-01' }).first().waitFor();
  assert.equal(await page.locator('#KB-INF-07').count(), 0);
  assert.deepEqual(errors, []);
}

async function replay({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Rivedo' });
  const { id } = await table(page, [{ kind: 'me' }, ...bots(2)]);
  await page.goto(`tables/${id}`);
  for (let clicks = 0; clicks < 8; clicks += 1) {
    await asked(page);
    await answer(page, numbers(clicks + 1));
    await page.waitForTimeout(100);
  }
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/replay/);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.inputValue());
  assert.ok(last > 5);
  await page.keyboard.press('Home');
  await page.getByText('First turn order').first().waitFor();
  assert.equal(await slider.inputValue(), '0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await slider.inputValue(), '2');
  assert.deepEqual(errors, []);
}

async function account({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Custode' });
  await page.goto('account');
  await page.getByLabel('New password').fill('lungaparola');
  await page.getByRole('button', { name: 'Keep my name' }).click();
  await page.getByText('Your password is set.').waitFor();
  await page.getByRole('button', { name: 'Get a code' }).click();
  const code = await page.locator('.code code').innerText();
  const other = await person(browser, url);
  await other.page.goto('account');
  await other.page.getByLabel('Code', { exact: true }).fill(code);
  await other.page.getByRole('button', { name: 'Sign in' }).last().click();
  await other.page.getByText('Custode').first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Your name').waitFor();
  await page.getByLabel('Your name').fill('Custode');
  await page.getByRole('button', { name: 'Play bots: Kingsburg' }).click();
  await page.getByText('Somebody has this name').waitFor();
  await page.goto('account');
  await page.getByLabel('Your name').last().fill('Custode');
  await page.getByLabel('Password').fill('lungaparola');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByText('Custode').first().waitFor();
  await page.goto('account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByRole('button', { name: 'Play bots' }).first().waitFor();
  assert.deepEqual([...errors, ...other.errors], []);
}

async function proxied({ browser, server }) {
  const under = await serve({ api: server.url, under: '/giochi/reame' });
  try {
    const { page, errors } = await person(browser, under.url);
    await page.goto('');
    await page.getByRole('button', { name: 'Play bots: Kingsburg' }).click();
    await page.waitForURL(/giochi\/reame\/tables\/\w+/);
    await asked(page);
    await page.reload();
    await asked(page);
    await answer(page, () => 0);
    await page.goto('rules/kingsburg');
    await page.locator('#KB-INF-07').waitFor();
    await page.getByRole('link', { name: 'Reame' }).click();
    await page.getByText('My tables').waitFor();
    assert.deepEqual(errors, []);
  } finally {
    under.stop();
  }
}

async function plain({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Elenco' });
  const { id } = await table(page, [{ kind: 'me' }, ...bots(1)]);
  await page.goto(`tables/${id}`);
  await asked(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Plain lists').check();
  await page.keyboard.press('Escape');
  await page.locator('.facts', { hasText: 'players' }).waitFor();
  const before = await state(page, id);
  for (let clicks = 0; clicks < 12; clicks += 1) {
    await asked(page);
    await answer(page, numbers(clicks + 1));
    await page.waitForTimeout(50);
  }
  assert.ok((await state(page, id)).length > before.length, 'played without a drawn board');
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
}

async function steps({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Passo', speed: 'slow' });
  const { id } = await table(page, [{ kind: 'me' }, ...bots(3)]);
  await page.goto(`tables/${id}`);
  await asked(page);
  await answer(page, () => 0);
  // What the others do comes one by one; skipping shows how it is now.
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  for (let clicks = 0; clicks < 10 && !(await skip.count()); clicks += 1) {
    await answer(page, () => 0.5);
    await page.waitForTimeout(300);
  }
  await skip.click();
  await skip.waitFor({ state: 'detached' });
  await asked(page);
  // Coming back later, one is told what happened.
  await page.reload();
  await page.getByRole('region', { name: 'Since your last turn' }).waitFor();
  // Who asks the system for less motion does not wait.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answer(page, () => 0.5);
  await page.waitForTimeout(500);
  assert.equal(await skip.count(), 0);
  assert.deepEqual(errors, []);
}

/** All tabs of every game are in sight on a small phone, in both languages, and no two of them touch. */
async function tabsInSight({ browser, url }) {
  const bot = { kingsburg: 'steward', warlords: 'captain', crusader: 'seneschal', knights: 'castellan' };
  for (const lang of ['en-GB', 'it-IT']) {
    const { page, errors } = await person(browser, url, { name: lang, lang, width: 360, height: 740, touch: true });
    for (const [game, name] of Object.entries(bot)) {
      const { id } = await table(page, [{ kind: 'me' }, { kind: 'bot', bot: name }, { kind: 'bot', bot: name }], true, { game });
      await page.goto(`tables/${id}`);
      await asked(page);
      const out = await page.evaluate(() => {
        const words = [...document.querySelectorAll('[role=tab]')].map((tab) => ({ label: tab.innerText, box: tab.querySelector('span').getBoundingClientRect(), tab: tab.getBoundingClientRect() }));
        const isOut = ({ box, tab }, at) => tab.left < 0 || tab.right > innerWidth + 0.5 || (at > 0 && box.left < words[at - 1].box.right + 3);
        return [words.length, words.filter(isOut).map(({ label }) => label)];
      });
      assert.ok(out[0] >= 6, `${game} has ${out[0]} tabs`);
      assert.deepEqual(out[1], [], `${game} in ${lang}`);
      // The page itself has nothing to scroll.
      const [high, seen] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
      assert.ok(high <= seen, `${game} is ${high} px high`);
    }
    assert.deepEqual(errors, []);
  }
}

/** Every page, in a state worth looking at, but for those that only modules of Kingsburg have. */
async function* plainPages(page) {
  yield ['home', ''];
  yield ['new', 'new'];
  yield ['account', 'account'];
  yield ['books', 'rules'];
  yield ['rules', 'rules/kingsburg'];
  yield ['no-rules', 'rules/chess'];
  yield ['lost', 'nowhere/at/all'];
  const { id: lobby } = await table(page, [{ kind: 'me' }, { kind: 'person' }, ...bots(1)], false);
  yield ['lobby', `tables/${lobby}`];
  const { id: hot } = await table(page, [{ kind: 'me' }, { kind: 'me' }], true, { game: 'kingsburg', options: { governors: 'dealt' } });
  yield ['curtain', `tables/${hot}`];
  const { id } = await table(page, [{ kind: 'me' }, ...bots(3)]);
  yield ['table', `tables/${id}`];
  yield ['warlords', `tables/${await atWar(page)}`];
  yield ['replay', `tables/${id}/replay`];
  yield ['over', `tables/${await finished(page)}`];
}

async function* pages(page) {
  yield* plainPages(page);
  yield* screens(page);
}

/** A game played to its end by request. */
export async function finished(page) {
  const { id } = await table(page, [{ kind: 'me' }, ...bots(1)]);
  for (let turn = 0; ; turn += 1) {
    const now = await state(page, id);
    if (now.standing) return id;
    if (!now.answers?.length) {
      await page.waitForTimeout(20);
      continue;
    }
    const path = now.answers[Math.floor(now.answers.length / 2)];
    await page.request.post(`api/tables/${id}/answers`, { data: { at: now.length, answer: path, key: `k${turn}` } });
  }
}

/** What is too small to be tapped; links within a text are as high as its lines. */
function tooSmall() {
  const targets = [...document.querySelectorAll('button, .button, nav a, header a, select, textarea, summary, [role=tab], input')];
  return targets.flatMap((node) => {
    const target = /^(checkbox|radio)$/.test(node.type) ? (node.closest('label') ?? node) : node;
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || !target.checkVisibility({ visibilityProperty: true })) return [];
    const isSmall = height < 43.5 || (width < 43.5 && node.tagName !== 'SUMMARY');
    return isSmall ? [`${node.tagName.toLowerCase()}.${node.className} "${target.textContent.trim().slice(0, 30)}" ${Math.round(width)} x ${Math.round(height)}`] : [];
  });
}

/** Every page: axe finds nothing in either theme, and in the hand all of it fits and can be tapped. `themes`: both of each page, or in turns. */
const everyPage = (pages, name, themes) => async ({ browser, url }) => {
  const wide = await person(browser, url, { name });
  const small = await person(browser, url, { width: 360, height: 740, touch: true });
  await small.context.addCookies(await wide.context.cookies());
  const tiny = [];
  let isNight = false;
  for await (const [what, path] of pages(wide.page)) {
    for (const { page } of [wide, small]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await settled(page);
    }
    if (themes === 'both') await clean(wide.page, what);
    else await cleanBy(wide.page, isNight ? 'dark' : 'light', what);
    isNight = !isNight;
    const [width, seen] = await small.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(width <= seen, `${what} is ${width} px wide`);
    tiny.push(...(await small.page.evaluate(tooSmall)).map((found) => `${what}: ${found}`));
  }
  assert.deepEqual([...new Set(tiny)], [], 'what is tapped is 44 px high and wide');
  assert.deepEqual([...wide.errors, ...small.errors], []);
};

export { pages };
export default [
  ...crusader,
  ...crusaderWar,
  ...warlords,
  ...knights,
  ...modules,
  ...hints,
  ...home,
  ...people,
  { name: 'a newcomer places dice against three bots, and plays to the end', long: true, run: newcomer },
  { name: 'two seats at one screen, by keyboard only', long: true, run: keyboard },
  { name: 'the server dies and comes back', needs: 'server', run: reconnect },
  { name: 'a reload in any phase goes on where it was', long: true, run: reload },
  { name: 'an answer on its way outlives its page', run: pending },
  { name: 'two people and a spectator: no card, governor or token is told', long: true, run: secrets },
  { name: 'two people: invitation, chat, notes, taking back', run: together },
  { name: 'why not, and passing asks twice', run: whyNot },
  { name: 'Italian, and switching', run: italian },
  { name: 'rules: a link to a rule, searching', run: rules },
  { name: 'replay by keyboard', run: replay },
  { name: 'a finished game brought in', run: bringIn },
  { name: 'account: password, code, sign out, delete', run: account },
  { name: 'behind a path of a proxy', needs: 'server', run: proxied },
  { name: 'the plain board', run: plain },
  { name: 'steps of the others: one by one, skipped, told on return', run: steps },
  { name: 'Warlords: a march and a battle on the map', run: march },
  { name: 'all tabs are in sight on a phone', run: tabsInSight },
  { name: 'Italian at 1366 px: the tools stand in one line', run: oneLine },
  { name: 'every page: axe finds nothing in either theme, and all of it fits in the hand', long: true, run: everyPage(plainPages, 'Vista', 'both') },
  { name: 'every screen of the modules: axe finds nothing, and all of it fits in the hand', long: true, run: everyPage(screens, 'Veduta', 'in turns') },
];
