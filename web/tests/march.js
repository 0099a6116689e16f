import assert from 'node:assert/strict';
import { findings } from './axe.js';
import { answer, asked, numbers, person, state, table } from './table.js';

const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'captain' }];
const size = (army) => Object.values(army).reduce((sum, n) => sum + n, 0);

/** A table at which seat 0 is asked for its first march, by request. */
export async function atWar(page) {
  const { id } = await table(page, seats, true, { game: 'warlords' });
  const random = numbers(9);
  for (let turn = 0; turn < 2000; turn += 1) {
    const now = await state(page, id, 0);
    if (now.view.phase === 'manoeuvre' && now.view.active === 0 && now.answers?.some((path) => path.includes('mover/'))) return id;
    if (!now.answers?.length) await page.waitForTimeout(20);
    else {
      const path = now.answers[Math.floor(random() * now.answers.length)];
      await page.request.post(`api/tables/${id}/answers`, { data: { seat: 0, at: now.length, answer: path, key: `k${turn}` } });
    }
  }
  throw new Error('there was no Manoeuvre');
}

/** The map by keyboard, an order of several answers, odds, and every die of a battle. */
export async function march({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Condottiera', width: 1440, height: 900 });
  const id = await atWar(page);
  await page.goto(`tables/${id}`);
  await asked(page);
  const pick = async (fief) => {
    await page.locator(`[data-fief="${fief}"]`).focus();
    await page.keyboard.press('Enter');
  };
  const { answers, view } = await state(page, id, 0);
  const strength = (path) => size(view.fiefs.find((fief) => `fief/${fief.id}` === path.split(' ')[0]).army);
  const path = answers.filter((found) => found.endsWith('mover/foot')).sort((a, b) => strength(b) - strength(a))[0];
  await pick(path.split(' ')[0].slice(5));
  await page.locator('.board').getByRole('button', { name: 'Foot soldiers' }).click();
  await page.getByRole('button', { name: 'All but one' }).click();
  const before = (await state(page, id, 0)).length;
  await page.getByRole('button', { name: 'Take along' }).click();
  await page.locator('[data-fief][aria-label]:not([aria-disabled])').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.order'));
  await asked(page);
  const ready = await state(page, id, 0);
  const troops = Object.keys(ready.view.group.army).length;
  assert.ok(troops > 0 && ready.length >= before + troops, 'one answer for each troop');
  const left = view.fiefs.find((fief) => fief.id === ready.view.group.at).army;
  assert.ok(size(ready.view.group.army) < size(left), 'somebody stays');
  const target = ready.answers.find((found) => found.startsWith('fief/') && ready.view.fiefs.find((fief) => `fief/${fief.id}` === found).owner !== 0);
  await page.locator('.marker .odds').first().waitFor();
  await pick(target.slice(5));
  await page.locator('.marches .head').first().waitFor({ state: 'attached' });
  assert.deepEqual(await findings(page), []);
  // On to the battle, and through it.
  const random = numbers(5);
  const over = page.getByText('Last battle:');
  for (let clicks = 0; clicks < 200 && !(await over.count()); clicks += 1) {
    await asked(page);
    const isMarch = (await state(page, id, 0)).view.phase === 'manoeuvre';
    if (isMarch) await page.locator('.option.end').click();
    await answer(page, random);
    await page.waitForTimeout(60);
  }
  await over.waitFor();
  assert.ok((await page.locator('.dice svg').count()) > 0, 'dice are shown');
  assert.deepEqual(errors, []);
}

/** What can be asked beside a question stands in one line, in the longer language too. */
export async function oneLine({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Riga', lang: 'it-IT', width: 1366, height: 768 });
  const id = await atWar(page);
  const { answers, length } = await state(page, id, 0);
  const path = answers.find((found) => found.includes('mover/'));
  await page.request.post(`api/tables/${id}/answers`, { data: { seat: 0, at: length, answer: path, key: 'line' } });
  await page.goto(`tables/${id}`);
  await page.getByRole('button', { name: 'Annulla', exact: true }).waitFor();
  const { tops, over } = await page.evaluate(() => {
    const tools = document.querySelector('.tools');
    const boxes = [...tools.querySelectorAll('button:not(.rule)')].map((button) => button.getBoundingClientRect());
    return { tops: new Set(boxes.map(({ top }) => Math.round(top))).size, over: Math.max(...boxes.map(({ right }) => right)) - innerWidth };
  });
  assert.equal(tops, 1, 'all buttons in one line');
  assert.ok(over <= 0, `nothing is cut: ${over} px`);
  assert.deepEqual(errors, []);
}
