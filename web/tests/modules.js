// Kingsburg with its modules in the browser: whole games by lit elements alone, and the screens before the first year.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, numbers, person, playOut, state, table } from './table.js';

export const MODULES = { rows: 'seven', lines: 'dealt', governors: 'dealt', fate: 'on', reinforcements: 'tokens', caprices: 'court' };
export const ALL = { ...MODULES, lines: 'drafted', governors: 'auction', caprices: 'restoration', scenario: 'goblin_valley' };

const topOf = ({ frames }) => [frames.at(-1)].map((frame) => (typeof frame === 'string' ? frame : Object.keys(frame)[0]))[0];

/** A table at which seat 0 is asked what fits, by request; dice may want some more games. */
export async function reach(page, options, others, fits) {
  for (let seed = 1; seed <= 12; seed += 1) {
    const id = await lead(page, options, others, fits, seed);
    if (id) return id;
  }
  throw new Error('it was never asked');
}

async function lead(page, options, others, fits, seed) {
  const { id } = await table(page, [{ kind: 'me' }, ...others.map((bot) => ({ kind: 'bot', bot }))], true, { game: 'kingsburg', options });
  const random = numbers(seed);
  for (let turn = 0; turn < 3000; turn += 1) {
    const now = await state(page, id, 0);
    if (now.standing) return null;
    if (!now.answers?.length) {
      await page.waitForTimeout(15);
      continue;
    }
    if (fits(topOf(now.view), now.view)) return id;
    // Low bids, many groups, many buildings: what makes a picture.
    const doing = now.answers.filter((path) => path !== 'pass' && !/^bid\/([4-9]|\d\d)/.test(path));
    const pool = doing.length && random() < 0.9 ? doing : now.answers;
    await page.request.post(`api/tables/${id}/answers`, { data: { seat: 0, at: now.length, answer: pool[Math.floor(random() * pool.length)], key: `k${turn}` } });
  }
  return null;
}

const randoms = (count, bot = 'random') => Array.from({ length: count }, () => bot);

/** Every screen that only modules have, each in a game of its own. */
export async function* screens(page, bot = 'random') {
  yield ['draft', `tables/${await reach(page, ALL, randoms(3, bot), (step, view) => step === 'draft' && view.frames.at(-1).draft.taken > 1)}`];
  yield ['lines', `tables/${await reach(page, { ...MODULES, governors: 'none' }, randoms(1, bot), (step) => step === 'lines')}`];
  yield ['governors', `tables/${await reach(page, MODULES, randoms(2, bot), (step) => step === 'governors')}`];
  yield ['auction', `tables/${await reach(page, { ...ALL, lines: 'none' }, randoms(3, bot), (step, view) => step === 'bid' && view.frames.at(-1).bid.high)}`];
  yield ['season', `tables/${await reach(page, ALL, randoms(3, bot), (step, view) => step === 'influence' && view.phase === 'summer' && view.court.length > 2)}`];
  yield ['tokens', `tables/${await reach(page, { ...ALL, scenario: 'goblin_valley' }, randoms(3, bot), (step) => step === 'requests')}`];
  yield ['five', `tables/${await reach(page, { ...MODULES, scenario: 'seers_warning' }, randoms(4, bot), (step, view) => step === 'build' && view.year === 3)}`];
}

const WAY = { board: '.board button.pick.lit', end: 'pass', ends: 0.25 };

/** What is on the page that no text has: a key of the Fluent files, or an element as the rules write it. */
const raw = (page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.board *, .dock *')].flatMap((node) => [node.ariaLabel ?? '', node.title ?? '', ...[...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data)]);
    const bad = /\b(web-[a-z]|kb-[a-z]|prompt-|event-|step-|row-[A-G]|building[-/]|governor[-/]|fate[-/]|tile[-/]|scenario[-/]|line[-/]|soldiers\/|request\/|bid\/|good\/|seat\/|pay\/|face\/|space\/|right\/|\{\s*\$)/;
    return [...new Set(shown.filter((text) => bad.test(text)))];
  });

/** Both seats are played by request until the last autumn; by then nobody has clicked so often that the game could be further. */
async function toLastAutumn(people, id) {
  const random = numbers(23);
  for (let turn = 0; ; turn += 1) {
    const { waiting, view } = await state(people[0].page, id, 0);
    if (view.year === 5 && view.phase === 'autumn') return;
    const seat = waiting[0];
    const { answers, length } = await state(people[seat].page, id, seat);
    const answer = answers[Math.floor(random() * answers.length)];
    await people[seat].page.request.post(`api/tables/${id}/answers`, { data: { seat, at: length, answer, key: `t${turn}` } });
  }
}

/** Two people, each with a page of his own: draft, auction, Restoration, scenario, more than a year by what is lit, and the end. */
async function two({ browser, url }) {
  const people = [await person(browser, url, { name: 'Ortensia' }), await person(browser, url, { name: 'Liutprando', lang: 'it-IT' })];
  const [anna, bruno] = people;
  const { id, invite } = await table(anna.page, [{ kind: 'me' }, { kind: 'person' }], false, { game: 'kingsburg', options: ALL });
  await bruno.page.request.post(`api/tables/${id}/join`, { data: { seat: null, invite } });
  const begun = await anna.page.request.post(`api/tables/${id}/start`, { data: {} });
  assert.ok(begun.ok(), await begun.text());
  await Promise.all(people.map(({ page }) => page.goto(`tables/${id}`)));
  // When one of them has clicked enough the other goes, too; both are led to the end, which is played on the board again.
  const enough = () => people.map(({ page }) => page.evaluate(() => (window.enough = true)));
  const played = await Promise.all(people.map(({ page }, seat) => playOut(page, 21 + seat, { ...WAY, most: 60 }).then((found) => (enough(), found))));
  await toLastAutumn(people, id);
  await Promise.all(people.map(({ page }) => page.reload()));
  played.push(...(await Promise.all(people.map(({ page }, seat) => playOut(page, 25 + seat, WAY)))));
  const all = new Set(played.flatMap(({ seen }) => [...seen]));
  for (const kind of ['line', 'governor', 'die', 'advisor', 'building', 'good', 'request']) assert.ok(all.has(kind), `${kind} was never lit: ${[...all]}`);
  assert.ok(played.slice(0, 2).every(({ clicks }) => clicks.board > 20), JSON.stringify(played.map(({ clicks }) => clicks)));
  const { view, standing } = await state(anna.page, id, 0);
  assert.ok(standing && view.year === 5);
  assert.ok(view.players.every(({ governor }) => governor), 'everybody has a governor');
  assert.deepEqual(people.map(({ errors }) => errors), [[], []]);
}

/** One person against three bots with modules 1 to 6, through a year or two; nothing on the page is without its text. */
async function bots({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Clotilde' });
  const { id } = await table(page, [{ kind: 'me' }, ...randoms(3).map((bot) => ({ kind: 'bot', bot }))], true, { game: 'kingsburg', options: MODULES });
  await page.goto(`tables/${id}`);
  await asked(page);
  assert.deepEqual(await raw(page), []);
  const { clicks } = await playOut(page, 8, { ...WAY, most: 60 });
  assert.ok(clicks.board > 20, JSON.stringify(clicks));
  assert.ok((await state(page, id, 0)).view.year > 1, 'a year was played');
  assert.deepEqual(await raw(page), []);
  assert.deepEqual(errors, []);
}

/** The bids of an auction: by typing, by steps and by keys. */
async function auction({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Adalgisa' });
  const id = await reach(page, { governors: 'auction' }, ['random'], (step, view) => step === 'bid' && view.frames.at(-1).bid.high === null);
  await page.goto(`tables/${id}`);
  await asked(page);
  assert.equal(await page.locator('.option').count(), 1, 'one button for all bids');
  const amount = page.getByRole('spinbutton');
  assert.equal(await amount.inputValue(), '0');
  await page.getByRole('button', { name: 'One more', exact: true }).click();
  await page.locator('h1').first().evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('+');
  assert.equal(await amount.inputValue(), '2');
  await amount.fill('601');
  assert.ok(await page.locator('.option').first().isDisabled(), 'no more than the rules allow');
  await amount.fill('7');
  await amount.press('Enter');
  await page.locator('[role=log] li', { hasText: '7' }).first().waitFor();
  assert.deepEqual(errors, []);
}

/** The form: modules in their order, each with a word on what it does; what is chosen is played. */
async function form({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Rosmunda' });
  await page.goto('new');
  await page.getByLabel('Game', { exact: true }).selectOption('kingsburg').catch(() => {});
  // Presets set them all; the options themselves are folded away.
  await page.getByLabel('Everything').check();
  await page.getByText('All options').click();
  assert.equal(await page.getByLabel(/^Module 4/).inputValue(), 'on');
  await page.getByLabel('First game').check();
  assert.equal(await page.getByLabel(/^Module 4/).inputValue(), 'off');
  const labels = page.locator('form label', { hasText: /^(Module|Scenario)/ });
  assert.deepEqual((await labels.allInnerTexts()).map((text) => text.split(':')[0]), ['Module 1', 'Module 2', 'Module 3', 'Module 4', 'Module 5', 'Module 6', 'Scenario']);
  await page.getByLabel(/^Module 3/).selectOption('auction');
  await page.getByLabel('Scenario').selectOption('long_siege');
  await page.getByText(/keeps half of his soldiers/).waitFor();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/tables\/\w+/);
  const { options } = await (await page.request.get(`api/tables/${/tables\/(\w+)/.exec(page.url())[1]}`)).json();
  assert.equal(options.governors, 'auction');
  assert.equal(options.scenario, 'long_siege');
  assert.deepEqual(errors, []);
}

const PACK = {
  'kingsburg/buildings.json': JSON.stringify({ items: [{ id: 'B1', vp: 44, cost: { gold: 7 } }] }),
  'kingsburg/en.ftl': 'building-B1 = Obelisk\n    .the = the Obelisk\n',
  'warlords/soldiers.json': JSON.stringify({ items: [{ kind: 'lancer', cost: 4 }] }),
};

/** A host lays a content pack over the components: new tables are drawn with its values and words, those that had begun as they began. */
async function pack({ browser, url, server }) {
  const { page, errors } = await person(browser, url, { name: 'Teodolinda' });
  const [statue, war] = [page.locator('.board [data-element="building/B1"]'), { game: 'warlords' }];
  const begun = await reach(page, {}, ['random'], (step) => step === 'influence');
  const oldWar = await table(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], true, war);
  const folder = mkdtempSync(join(tmpdir(), 'reame-pack-'));
  for (const [name, text] of Object.entries(PACK)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await server.kill();
  await server.up(['--content', folder]);
  try {
    const fresh = await reach(page, {}, ['random'], (step) => step === 'influence');
    await page.goto(`tables/${fresh}`);
    await statue.getByText('Obelisk', { exact: true }).waitFor();
    assert.match(await statue.innerText(), /7\s*44/);
    await page.goto(`tables/${begun}`);
    await statue.getByText('Statue', { exact: true }).waitFor();
    assert.doesNotMatch(await statue.innerText(), /44/);
    // From one table to the other without a new page: each keeps its own words.
    await page.goBack();
    await statue.getByText('Obelisk', { exact: true }).waitFor();
    const newWar = await table(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], true, war);
    const priceOf = async ({ id }) => (await state(page, id, 0)).view.prices.soldiers.lancer;
    assert.deepEqual([await priceOf(oldWar), await priceOf(newWar)], [3, 4]);
  } finally {
    await server.kill();
    await server.up();
    rmSync(folder, { recursive: true, force: true });
  }
  assert.deepEqual(errors, []);
}

export default [
  { name: 'kingsburg modules: two people, all of them, to the end', long: true, run: two },
  { name: 'kingsburg modules: against three bots', run: bots },
  { name: 'kingsburg modules: bids by number', run: auction },
  { name: 'kingsburg modules: the form of a new table', run: form },
  { name: 'kingsburg modules: a content pack of the server', needs: 'server', run: pack },
];
