// Warlords of Europe in the browser: whole games by lit elements alone, the map, the odds.
import assert from 'node:assert/strict';
import { numbers, person, playOut, state, table } from './table.js';

/**
 * One click on something lit: on the map where the map is asked, else in the list of what can be picked. Ending a step
 * is as likely as all the rest, so that turns end.
 */
const click = (page, random) =>
  page.evaluate(([where, which]) => {
    const confirm = document.querySelector('.chosen .main:not([disabled])');
    if (confirm) return confirm.click(), 'confirm';
    const options = [...document.querySelectorAll('.option:not([disabled])')];
    const end = options.find(({ dataset }) => dataset.element === 'done');
    if (end && where < 0.5) return end.click(), 'done';
    const lit = [...document.querySelectorAll('.board .fief.lit')];
    const pool = lit.length && where < 0.9 ? lit : options;
    const picked = pool[Math.floor(which * pool.length)];
    if (!picked) return null;
    picked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return picked.classList.contains('fief') ? 'map' : 'list';
  }, [random(), random()]);

/** On the map where the map is asked; ending a step is as likely as all the rest, so that turns end. */
const WAY = { board: '.board .fief.lit', boards: 0.8, end: 'done', ends: 0.5 };

/** Two people, each with a page of his own, on the map of two, for as many rounds as agreed. */
async function two({ browser, url }) {
  const [anna, bruno] = [await person(browser, url, { name: 'Ermengarda' }), await person(browser, url, { name: 'Baldovino' })];
  const { id, invite } = await table(anna.page, [{ kind: 'me' }, { kind: 'person' }], false, { game: 'warlords', options: { rounds: 3 } });
  await bruno.page.request.post(`api/tables/${id}/join`, { data: { seat: null, invite } });
  const begun = await anna.page.request.post(`api/tables/${id}/start`, { data: {} });
  assert.ok(begun.ok(), await begun.text());
  await Promise.all([anna, bruno].map(({ page }) => page.goto(`tables/${id}`)));
  const clicks = await Promise.all([playOut(anna.page, 11, WAY), playOut(bruno.page, 12, WAY)]);
  // How often depends on the dice: the game ends where they end it.
  assert.ok(clicks[0].clicks.board + clicks[1].clicks.board > 5, `on the map: ${JSON.stringify(clicks)}`);
  const { view } = await state(anna.page, id, 0);
  assert.equal(view.phase, 'over');
  assert.deepEqual([anna.errors, bruno.errors], [[], []]);
}

/** One person against two captains, to the end that the rules give it. */
async function captains({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Matilde' });
  const bots = Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'captain' }));
  const { id } = await table(page, [{ kind: 'me' }, ...bots], true, { game: 'warlords' });
  await page.goto(`tables/${id}`);
  await playOut(page, 5, { ...WAY, ends: 0.7 });
  const { view } = await state(page, id, 0);
  assert.equal(view.phase, 'over');
  assert.ok(['crown', 'alone'].includes(view.ending), `ended by ${view.ending} in round ${view.round}`);
  assert.deepEqual(errors, []);
}

/** The map by keyboard and for screen readers. */
async function map({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Gisla' });
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }));
  const { id } = await table(page, [{ kind: 'me' }, ...bots], true, { game: 'warlords', options: { scenario: 'inner' } });
  await page.goto(`tables/${id}`);
  const random = numbers(3);
  const lit = page.locator('.board .fief.lit');
  for (let n = 0; n < 60 && !(await lit.count()); n += 1) {
    await page.locator('.option:not([disabled]), .chosen .main:not([disabled])').first().waitFor();
    await click(page, random);
    await page.waitForTimeout(60);
  }
  const label = await lit.first().getAttribute('aria-label');
  assert.match(label, /(plains|farmland|forest|mountain).*gold/i);
  assert.match(label, /neighbours/i);
  await lit.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  assert.deepEqual(errors, []);
}

export default [
  { name: 'warlords: two people play a whole game', long: true, run: two },
  { name: 'warlords: against two captains to the end', long: true, run: captains },
  { name: 'warlords: the map by keyboard', run: map },
];
