// Crusader Kings in the browser: a whole game by lit elements alone, a marriage and a trade between two people, its screens.
import assert from 'node:assert/strict';
import { clean } from './axe.js';
import { numbers, person, state, table } from './table.js';

/** No more clicks than a game can need. */
const MANY = 4000;

/** One click on something lit: on the board where it is drawn, else in the list. */
const click = (page, random) =>
  page.evaluate(([where, which, ends]) => {
    const confirm = document.querySelector('.chosen .main:not([disabled])');
    if (confirm) return confirm.click(), 'confirm';
    const options = [...document.querySelectorAll('.option:not([disabled])')];
    const end = options.find(({ dataset }) => dataset.element === 'done');
    if (end && ends < 0.3) return end.click(), 'list';
    const asked = new Set(options.map(({ dataset }) => dataset.element));
    const lit = [...document.querySelectorAll('.board [data-element]')].filter(({ dataset }) => asked.has(dataset.element));
    const pool = lit.length && where < 0.8 ? lit : options;
    const picked = pool[Math.floor(which * pool.length)];
    if (!picked) return null;
    picked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return lit.includes(picked) ? 'board' : 'list';
  }, [random(), random(), random()]);

/** Three dynasties and two Eras: a person, and two who follow printed strategies. */
async function whole({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Eleonora' });
  const options = { scenario: '6', dynasties: '3', english: 'person', frankish: 'postis', german: 'ferox' };
  const { id } = await table(page, [{ kind: 'me' }], true, { game: 'crusader', options });
  await page.goto(`tables/${id}`);
  const random = numbers(17);
  const clicks = { board: 0, list: 0, confirm: 0 };
  for (let n = 0; n < MANY; n += 1) {
    await page.locator('.option:not([disabled]), .chosen .main:not([disabled]), .over').first().waitFor({ timeout: 60_000 });
    if (await page.locator('.over').count()) break;
    const where = await click(page, random);
    if (where) clicks[where] += 1;
    await page.waitForTimeout(15);
  }
  await page.locator('.over').waitFor();
  assert.ok(clicks.board > 20, `on the board: ${JSON.stringify(clicks)}`);
  const { view } = await state(page, id, 0);
  assert.equal(view.phase, 'over');
  assert.ok(['jerusalem', 'eras'].includes(view.ending), view.ending);
  // Kings grow old: over two Eras somebody inherited, or nobody could.
  assert.ok(view.annals.successions + view.annals.crises > 0, JSON.stringify(view.annals));
  // The AIs stand in the ranking, under their names.
  assert.deepEqual(await page.locator('.over ol .name').evaluateAll((names) => names.map((name) => name.firstChild.textContent.trim()).sort()), ['Eleonora', 'Franks', 'Germans']);
  await clean(page, 'the end');
  assert.deepEqual(errors, []);
}

/** Two people, Blois and Capet, and a German AI, with pages of their own. */
async function two({ browser, url }) {
  const [anna, bruno] = [await person(browser, url, { name: 'Adelaide' }), await person(browser, url, { name: 'Bertrando' })];
  const options = { scenario: '3', dynasties: '3', english: 'person', frankish: 'person', german: 'munitio', first: 'english' };
  const { id, invite } = await table(anna.page, [{ kind: 'me' }, { kind: 'person' }], false, { game: 'crusader', options });
  await bruno.page.request.post(`api/tables/${id}/join`, { data: { seat: null, invite } });
  const begun = await anna.page.request.post(`api/tables/${id}/start`, { data: {} });
  assert.ok(begun.ok(), await begun.text());
  return { anna, bruno, id };
}

/** What a seat is asked, once it is asked something. */
async function asks(page, id, seat) {
  for (let n = 0; n < 400; n += 1) {
    const now = await state(page, id, seat);
    if (now.answers?.length) return now;
    await page.waitForTimeout(50);
  }
  throw new Error(`seat ${seat} was never asked`);
}
let key = 0;
const says = (page, id, seat, now, answer) =>
  page.request.post(`api/tables/${id}/answers`, { data: { seat, at: now.length, answer, key: `c${(key += 1)}` } });

/** Blois marries a daughter to the King of France, and before that trades a territory while he is asked. */
async function houses({ browser, url }) {
  const { anna, bruno, id } = await two({ browser, url });
  const first = await asks(anna.page, id, 0);
  assert.equal(first.prompt.message.key, 'prompt-draw-hand');
  await says(anna.page, id, 0, first, first.answers[Math.floor(first.answers.length / 2)]);
  await asks(bruno.page, id, 1);

  // A trade out of turn: it is Capet's question, and Blois offers Wessex for Toulouse by clicks on the board.
  await Promise.all([anna, bruno].map(({ page }) => page.goto(`tables/${id}`)));
  const board = anna.page.locator('.board');
  await anna.page.getByText('You can also …').click();
  await anna.page.locator('[data-part="offer"]').click();
  await board.locator('[data-element="player/frankish"]').click();
  await board.locator('.fief.lit[data-element^="territory/"]').first().waitFor();
  const given = (await state(anna.page, id, 0)).view.lands.filter(({ owner }) => owner === 'english').map(({ id: land }) => land);
  await board.locator(`.fief.lit[data-element="territory/${given[0]}"]`).dispatchEvent('click');
  await anna.page.locator('[data-part="for"]').click();
  const wanted = board.locator('.fief.lit[data-element^="territory/"]').first();
  await wanted.waitFor();
  const asked = (await wanted.getAttribute('data-element')).split('/')[1];
  await wanted.dispatchEvent('click');
  await anna.page.locator('.made .main').click();
  await bruno.page.locator('[data-act="take-offer player/english"]').click();
  for (let n = 0; n < 100 && (await state(bruno.page, id, 1)).view.offers.length; n += 1) await bruno.page.waitForTimeout(50);
  const owner = (view, land) => view.lands.find((found) => found.id === land).owner;
  const traded = (await state(anna.page, id, 0)).view;
  assert.deepEqual([owner(traded, given[0]), owner(traded, asked)], ['frankish', 'english']);

  // The marriage: a daughter of Blois in the tree, the King of France in his.
  const hand = await asks(bruno.page, id, 1);
  await says(bruno.page, id, 1, hand, hand.answers[Math.floor(hand.answers.length / 2)]);
  const { view } = await asks(anna.page, id, 0);
  const { files } = await (await anna.page.request.get('api/games/crusader/content')).json();
  const women = new Set(files.characters.filter(({ sex }) => sex === 'f').map(({ id: who }) => who));
  const daughter = view.players.find(({ player }) => player === 'english').family.find(({ who }) => women.has(who)).who;
  await board.locator(`[data-element="person/${daughter}"]`).click();
  const king = view.players.find(({ player }) => player === 'frankish').king;
  await board.locator(`[data-element="person/${king}"]`).click();
  await anna.page.locator('.option[data-element="send"]').click();
  await bruno.page.locator('.option[data-element="accept"]').click();
  await anna.page.waitForTimeout(300);
  const { entries } = await (await anna.page.request.get(`api/tables/${id}/history?seat=0`)).json();
  const told = entries.flatMap((entry) => entry.told.map(({ event }) => event.event));
  assert.ok(told.includes('accepted') && told.includes('proposed'), 'a trade and a proposal');
  // Both agreed: what is left is the check of the couple, if one is made.
  for (let n = 0; n < 8 && !(await seen(anna.page, id, ['wed', 'not-wed'])); n += 1) {
    const now = await state(anna.page, id, 0);
    if (now.answers?.some((path) => path.startsWith('gold/')) && now.prompt.message.key === 'prompt-invest') await says(anna.page, id, 0, now, now.answers.at(-1));
    const other = await state(bruno.page, id, 1);
    if (other.prompt?.message.key === 'prompt-sabotage') await says(bruno.page, id, 1, other, other.answers[0]);
    await anna.page.waitForTimeout(200);
  }
  assert.ok(await seen(anna.page, id, ['wed', 'not-wed']), 'it was decided');
  assert.deepEqual([anna.errors, bruno.errors], [[], []]);
}

async function seen(page, id, words) {
  const { entries } = await (await page.request.get(`api/tables/${id}/history?seat=0`)).json();
  return entries.some((entry) => entry.told.some(({ event }) => words.includes(event.event)));
}

/** The map by keyboard and for screen readers. */
async function map({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Costanza' });
  const { id } = await table(page, [{ kind: 'me' }], true, { game: 'crusader', options: { dynasties: '3', english: 'person' } });
  await page.goto(`tables/${id}`);
  const own = page.locator('.board .fief[data-fief="wessex"]');
  await own.waitFor();
  assert.match(await own.getAttribute('aria-label'), /^Wessex, English, yours: Knight.*neighbours .*Mercia/);
  assert.match(await page.locator('.board .fief[data-fief="ireland"]').getAttribute('aria-label'), /independent: \w+ \(\w+\)/);
  await own.focus();
  await page.keyboard.press('Shift+ArrowUp');
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.region), 'wales');
  assert.deepEqual(errors, []);
}

/** Every part of the board, on a desk and on a phone. */
async function accessible({ browser, url }) {
  const { page } = await person(browser, url, { name: 'Vittoria' });
  const { id } = await table(page, [{ kind: 'me' }], true, { game: 'crusader', options: { dynasties: '3', english: 'person' } });
  const hand = await asks(page, id, 0);
  await says(page, id, 0, hand, hand.answers[0]);
  await asks(page, id, 0);
  for (const [width, tabs] of [[1440, '.sides'], [360, '.table > .tabs']]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`tables/${id}`);
    await page.locator('.board').first().waitFor();
    const found = page.locator(`${tabs} [role=tab]`);
    for (let at = 0; at < Math.min(4, await found.count()); at += 1) {
      await found.nth(at).click();
      await page.waitForTimeout(300);
      await clean(page, `${width} px, tab ${at}`);
    }
  }
}

/** Lead by request, by whoever is asked, until it is so; the last of what was told. */
async function until(page, id, isThere) {
  const random = numbers(12);
  for (let n = 0, seat = 0; n < 600; n += 1) {
    let now = await state(page, id, seat);
    if (!now.answers?.length) now = await state(page, id, (seat = now.waiting[0] ?? seat));
    if (now.standing) break;
    if (isThere(now)) return { ...now, seat };
    const lively = now.answers.filter((path) => !['done', 'keep', 'refuse'].includes(path));
    const pool = lively.length && random() < 0.8 ? lively : now.answers;
    await says(page, id, seat, now, pool[Math.floor(random() * pool.length)]);
  }
  assert.fail('it never came to that');
}

/** Events in force stand beside the round and tell what they do; gold against a check stands with it. */
async function open({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Violante', width: 1440, height: 900 });
  const options = { scenario: '3', dynasties: '4', english: 'person', frankish: 'person', german: 'person', italian: 'person' };
  const { id } = await table(page, Array.from({ length: 4 }, () => ({ kind: 'me' })), true, { game: 'crusader', options, seed: 1 });
  const look = async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`tables/${id}`);
    await page.locator('.curtain .main').click();
    await page.locator('.board').first().waitFor();
  };
  const { view } = await until(page, id, ({ view: { check }, prompt }) => check?.pool.length && prompt.message.key === 'prompt-sabotage');
  for (const width of [1440, 360]) {
    await look(width);
    const put = page.locator('.board .against .put b');
    assert.deepEqual((await put.allInnerTexts()).map(Number), view.check.pool.map(({ gold }) => gold), `${width} px`);
    // The question and what it is about share the screen.
    for (const one of [put.first(), page.locator('.prompt')]) assert.ok(await one.isVisible());
    await clean(page, `gold against a check, ${width} px`);
  }
  await until(page, id, (now) => now.view.players.some(({ lasting }) => lasting.length) && !now.view.check);
  for (const width of [1440, 360]) {
    await look(width);
    if (width === 360) await page.locator('.table > .tabs [role=tab]').first().click();
    const chip = page.locator('.force button').first();
    await chip.click();
    await page.locator('.told', { hasText: 'The card says' }).waitFor();
    assert.equal(await chip.getAttribute('aria-expanded'), 'true');
    await clean(page, `in force, ${width} px`);
    await chip.press('Escape');
    assert.equal(await chip.getAttribute('aria-expanded'), 'false');
  }
  assert.deepEqual(errors, []);
}

export default [
  { name: 'crusader: a whole game of three dynasties', run: whole },
  { name: 'crusader: a trade out of turn and a marriage between houses', run: houses },
  { name: 'crusader: the map by keyboard', run: map },
  { name: 'crusader: axe finds nothing', run: accessible },
  { name: 'crusader: events in force, gold against a check', run: open },
];
