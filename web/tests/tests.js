import assert from 'node:assert/strict';
import axe from '@axe-core/playwright';
import { serve } from '../scripts/serve.js';
import { answer, asked, numbers, person, state, table } from './table.js';

const AxeBuilder = axe.default ?? axe;
const bots = (count, bot = 'steward') => Array.from({ length: count }, () => ({ kind: 'bot', bot }));

/** No more clicks than a game can need. */
const MANY = 1500;

async function newcomer({ browser, url }) {
  const { page, errors } = await person(browser, url);
  await page.goto('');
  await page.getByLabel('Your name').fill('Novella');
  await page.getByRole('button', { name: 'Play now' }).click();
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
  for (let clicks = 0; clicks < MANY && (await asked(page)); clicks += 1) await answer(page, random);
  await page.locator('.over').waitFor();
  await page.getByText('Were the dice fair?').click();
  await page.waitForFunction(() => /^[0-9a-f]{64}$/.test(document.querySelectorAll('.over dd code')[1]?.textContent ?? ''));
  assert.deepEqual(errors, []);
}

async function keyboard({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Tasto' });
  const { id } = await table(page, [{ kind: 'me' }, { kind: 'me' }]);
  await page.goto(`tables/${id}`);
  await page.locator('.curtain').waitFor();
  const random = numbers(3);
  let curtains = 0;
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.locator('.option:not([disabled]), .chosen .main:not([disabled]), .over, .curtain').first().waitFor();
    if (await page.locator('.over').count()) break;
    if (await page.locator('.curtain').count()) {
      curtains += 1;
      await page.keyboard.press('Enter');
      await page.locator('.curtain').waitFor({ state: 'detached' });
      continue;
    }
    const { keys, confirm } = await page.evaluate(() => ({
      keys: [...document.querySelectorAll('.option:not([disabled]):not(.end)')].map((option) => option.getAttribute('aria-keyshortcuts')),
      confirm: document.querySelector('.chosen .main:not([disabled])') !== null,
    }));
    if (confirm) {
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
  assert.equal(await page.locator('.over').count(), 1, 'the game is over');
  assert.ok(curtains > 10, `${curtains} curtains`);
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

async function reload({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Ritorno' });
  const { id } = await table(page, [{ kind: 'me' }, ...bots(1)]);
  await page.goto(`tables/${id}`);
  const random = numbers(11);
  const phases = new Set();
  for (let clicks = 0; clicks < MANY && phases.size < 6; clicks += 1) {
    if (!(await asked(page))) break;
    const prompt = await page.locator('.prompt').innerText();
    if (!phases.has(prompt)) {
      phases.add(prompt);
      await page.reload();
      await asked(page);
      assert.equal(await page.locator('.prompt').innerText(), prompt);
    }
    await answer(page, random);
    await page.waitForTimeout(30);
  }
  assert.ok(phases.size >= 4, `${phases.size} phases`);
  assert.deepEqual(errors, []);
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
  await page.getByRole('button', { name: 'Gioca subito' }).click();
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
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByText('Somebody has this name').waitFor();
  await page.goto('account');
  await page.getByLabel('Your name').last().fill('Custode');
  await page.getByLabel('Password').fill('lungaparola');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByText('Custode').first().waitFor();
  await page.goto('account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  assert.deepEqual([...errors, ...other.errors], []);
}

async function proxied({ browser, server }) {
  const under = await serve({ api: server.url, under: '/giochi/reame' });
  try {
    const { page, errors } = await person(browser, under.url);
    await page.goto('');
    await page.getByRole('button', { name: 'Play now' }).click();
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id }) => id), []);
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

/** Every page, in a state worth looking at. */
async function* pages(page) {
  yield ['home', ''];
  yield ['new', 'new'];
  yield ['account', 'account'];
  yield ['rules', 'rules/kingsburg'];
  yield ['lost', 'nowhere/at/all'];
  const { id: lobby } = await table(page, [{ kind: 'me' }, { kind: 'person' }, ...bots(1)], false);
  yield ['lobby', `tables/${lobby}`];
  const { id: hot } = await table(page, [{ kind: 'me' }, { kind: 'me' }]);
  yield ['curtain', `tables/${hot}`];
  const { id } = await table(page, [{ kind: 'me' }, ...bots(3)]);
  yield ['table', `tables/${id}`];
  yield ['replay', `tables/${id}/replay`];
  yield ['over', `tables/${await finished(page)}`];
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

async function phone({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Tasca', width: 360, height: 740 });
  for await (const [name, path] of pages(page)) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(400);
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= seen, `${name} is ${wide} px wide`);
  }
  assert.deepEqual(errors, []);
}

const accessible = (scheme) =>
  async function axe({ browser, url }) {
    const { page } = await person(browser, url, { name: `Vista ${scheme}`, scheme });
    for await (const [name, path] of pages(page)) {
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(500);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`);
      assert.deepEqual(told, [], name);
    }
  };

export { pages };
export default [
  { name: 'a newcomer places dice against three bots, and plays to the end', run: newcomer },
  { name: 'two seats at one screen, by keyboard only', run: keyboard },
  { name: 'the server dies and comes back', needs: 'server', run: reconnect },
  { name: 'a reload in any phase goes on where it was', run: reload },
  { name: 'two people: invitation, chat, notes, taking back', run: together },
  { name: 'why not, and passing asks twice', run: whyNot },
  { name: 'Italian, and switching', run: italian },
  { name: 'rules: a link to a rule, searching', run: rules },
  { name: 'replay by keyboard', run: replay },
  { name: 'account: password, code, sign out, delete', run: account },
  { name: 'behind a path of a proxy', needs: 'server', run: proxied },
  { name: 'the plain board', run: plain },
  { name: 'steps of the others: one by one, skipped, told on return', run: steps },
  { name: 'a phone of 360 px', run: phone },
  { name: 'axe finds nothing, light', run: accessible('light') },
  { name: 'axe finds nothing, dark', run: accessible('dark') },
];
