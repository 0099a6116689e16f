// What people stay for: one click to the first question, lessons, a game in the hand, a page that does not jump.
import assert from 'node:assert/strict';
import { answer, asked, numbers, person, settled, state, table } from './table.js';

/** From the address to the first question of every game: one click. */
async function oneClick({ browser, url }) {
  const { page, errors } = await person(browser, url);
  const { games } = await (await page.request.get('api/games')).json();
  for (const { name } of games) {
    await page.goto('');
    const button = page.locator(`button[name=game][value=${name}]`);
    await button.waitFor();
    await button.click();
    await page.waitForURL(/tables\/\w+$/);
    await page.locator('.option:not([disabled])').first().waitFor({ timeout: 60_000 });
    assert.ok((await page.locator('.prompt').innerText()).length > 5, name);
  }
  assert.deepEqual(errors, []);
}

/** Plays what is asked; of Warlords rather on the map, so that something happens. `ends`: how likely a step is ended. */
async function act(page, random, ends = 0.15) {
  const where = await page.evaluate(([first, which, likely]) => {
    const go = document.querySelector('.coach .main');
    if (go) return go.click(), 'coach';
    const confirm = document.querySelector('.chosen .main:not([disabled])');
    if (confirm) return confirm.click(), 'confirm';
    const lit = [...document.querySelectorAll('.board .fief.lit')];
    const options = [...document.querySelectorAll('.option:not([disabled]):not(.end)')];
    const ends = [...document.querySelectorAll('.option.end:not([disabled])')];
    const isEnd = ends.length && first > 1 - likely;
    const pool = lit.length && first < 0.6 && !isEnd ? lit : options.length && !isEnd ? options : ends;
    const picked = pool[Math.floor(which * pool.length)];
    picked?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return picked ? 'picked' : null;
  }, [random(), random(), ends]);
  await page.waitForTimeout(where ? 15 : 60);
}

const lesson = (game, name, lang) =>
  async function run({ browser, url }) {
    const { page, errors } = await person(browser, url, { lang, name: `Scolara ${game} ${lang.slice(0, 2)}` });
    await page.goto('');
    await page.locator(`button[name=lesson][value="${game}/${name}"]`).click();
    await page.waitForURL(new RegExp(`lesson=${name}`));
    const coach = page.locator('.coach');
    await coach.waitFor();
    const count = async () => (await coach.locator('.where .soft').innerText()).split('/').map(Number);
    const [, last] = await count();
    const random = numbers(21);
    const seen = new Set();
    for (let clicks = 0; clicks < 2500; clicks += 1) {
      const [at] = await count();
      if (!seen.has(at)) seen.add(at);
      if (at === last) break;
      // What the lesson is about has been seen by its last step but one: the rest of the turn is played quickly.
      await act(page, random, at === last - 1 ? 0.6 : 0.15);
    }
    assert.equal((await count())[0], last, `the lesson came to its end, after ${[...seen].join(' ')}`);
    assert.ok(seen.size > 4, `steps: ${[...seen].join(' ')}`);
    // It can be left, and the game goes on.
    await coach.getByRole('button', { name: /^(Play on alone|Continua per conto tuo)$/ }).click();
    await coach.waitFor({ state: 'detached' });
    assert.deepEqual(errors, []);
  };

/** What a question is about and the question itself, as far as they are in sight. */
const inSight = (page) =>
  page.evaluate(() => {
    const seen = (node) => {
      const { top, bottom, left, right } = node.getBoundingClientRect();
      return bottom - top > 1 && top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    };
    const scene = document.querySelector('#scene').getBoundingClientRect();
    const lit = [...document.querySelectorAll('#scene [data-element].lit, #scene .lit [data-element]')];
    const within = lit.filter((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      // A fief may be larger than the window: its middle counts.
      return (top + bottom) / 2 >= scene.top && (top + bottom) / 2 <= scene.bottom;
    });
    const prompt = document.querySelector('.prompt');
    return { prompt: prompt.innerText, isAsked: seen(prompt), lit: lit.length, within: within.length, options: document.querySelectorAll('.option:not([disabled])').length };
  });

const inHand = (game, bots, seed) =>
  async function run({ browser, url }) {
    const { page, errors } = await person(browser, url, { name: `Mano ${game.game}`, width: 360, height: 740, touch: true });
    const { id } = await table(page, [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))], true, game);
    await page.goto(`tables/${id}`);
    const random = numbers(seed);
    let [questions, last] = [0, -1];
    for (let taps = 0; taps < 4000; taps += 1) {
      await page.locator('.option:not([disabled]), .chosen .main:not([disabled]), .over').first().waitFor({ timeout: 60_000 });
      if (await page.locator('.over').count()) break;
      let now = await inSight(page);
      // What is lit is scrolled into sight with the picture after the question.
      if (now.lit && !now.within) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        now = await inSight(page);
      }
      assert.ok(now.isAsked, `the question is in sight: ${now.prompt}`);
      assert.ok(now.lit === 0 || now.within > 0, `what "${now.prompt}" is about is in sight: ${now.within} of ${now.lit}`);
      if (now.prompt !== last) questions += 1;
      last = now.prompt;
      const lit = page.locator('#scene .pick.lit');
      const count = await lit.count();
      // On the board, by touch, as far as it is asked there.
      if (count && random() < 0.5 && !(await page.locator('.chosen .main:not([disabled])').count())) {
        await lit.nth(Math.floor(random() * count)).tap({ timeout: 2000 }).catch(() => {});
      } else await act(page, random);
    }
    await page.locator('.over').waitFor();
    assert.ok(questions > 8, `${questions} questions`);
    assert.ok((await state(page, id)).standing);
    assert.deepEqual(errors, []);
  };

/** How much a page jumped since it was opened. */
const shift = (page) => page.evaluate(() => window.shifted ?? 0);

async function still({ browser, url }) {
  for (const [width, height, touch] of [[360, 740, true], [1366, 768, false]]) {
    const { context, page } = await person(browser, url, { name: `Fermo ${width}`, width, height, touch });
    await context.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [game, bot] of [['kingsburg', 'steward'], ['warlords', 'captain']]) {
      const { id } = await table(page, [{ kind: 'me' }, { kind: 'bot', bot }], true, { game });
      await page.goto(`tables/${id}`);
      await asked(page);
      await page.waitForTimeout(800);
      assert.ok((await shift(page)) < 0.05, `${game} at ${width} px: ${await shift(page)}`);
    }
    await page.goto('');
    await page.locator('.games').waitFor();
    await page.waitForTimeout(800);
    assert.ok((await shift(page)) < 0.05, `the first page at ${width} px: ${await shift(page)}`);
  }
}

/** The texts on a map that are too small, and the names that another name or a badge covers. */
const illegible = (page) =>
  page.evaluate(() => {
    const [LEAST, ROOM] = [10.99, 1];
    const isSeen = (node) => node.textContent.trim() && node.checkVisibility();
    const texts = [...document.querySelectorAll('.frame svg text')].filter(isSeen);
    const small = texts.filter((node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a < LEAST);
    const box = (node) => node.getBoundingClientRect();
    const meets = (a, b) => a.left + ROOM < b.right && b.left + ROOM < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom;
    const names = [...document.querySelectorAll('.frame .names text')];
    const badges = [...document.querySelectorAll('.frame .plate, .frame .pill rect, .frame .chances rect, .frame .shield')];
    const covered = names.filter((name) => [...names, ...badges].some((other) => other !== name && other.parentNode !== name.parentNode && meets(box(name), box(other))));
    return { count: names.length, small: [...new Set(small.map((node) => `${node.textContent} ${(parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a).toFixed(1)}`))], covered: covered.map(({ textContent }) => textContent) };
  });

/** All of a map on a phone, and its part that is shown first: whatever is written there can be read. */
async function labels({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Lente', width: 360, height: 740, touch: true });
  for (const [game, bot, options] of [['warlords', 'captain'], ['crusader', 'seneschal'], ['knights', 'castellan', { glory: true, missions: true, king: true }]]) {
    const { id } = await table(page, [{ kind: 'me' }, { kind: 'bot', bot }, { kind: 'bot', bot }], true, { game, options });
    await page.goto(`tables/${id}`);
    await page.locator('.option:not([disabled])').first().waitFor();
    await page.getByRole('tab').first().click();
    await page.locator('.frame .names text').first().waitFor();
    await settled(page);
    for (const what of ['first', 'all of it']) {
      if (what === 'all of it') await page.locator('.frame .tools button').nth(2).click();
      await page.waitForTimeout(300);
      const { count, small, covered } = await illegible(page);
      assert.ok(count > 3, `${game}, ${what}: ${count} names`);
      assert.deepEqual({ small, covered }, { small: [], covered: [] }, `${game}, ${what}`);
    }
  }
  assert.deepEqual(errors, []);
}

/** Your turn first, with its number; games of others can be watched. */
async function turns({ browser, url }) {
  const anna = await person(browser, url, { name: 'Turnista' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const tables = [await table(anna.page, seats), await table(anna.page, seats)];
  for (const { id } of tables) while (!(await state(anna.page, id, 0)).answers?.length) await anna.page.waitForTimeout(20);
  await anna.page.goto('');
  await anna.page.getByRole('heading', { name: 'Your turn (2)' }).waitFor();
  const other = await person(browser, url, { name: 'Curioso' });
  await other.page.goto('');
  const watch = other.page.locator('section', { has: other.page.getByRole('heading', { name: 'Watch a game' }) });
  await watch.getByRole('link', { name: /Turnista/ }).first().click();
  await other.page.getByText('You are watching.').waitFor();
  assert.deepEqual([...anna.errors, ...other.errors], []);
}

/** The rule is one step away, everywhere, and its number if one wants it. */
async function numbersOfRules({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Citazione' });
  const { id } = await table(page, [{ kind: 'me' }, { kind: 'bot', bot: 'steward' }]);
  await page.goto(`tables/${id}`);
  await asked(page);
  const rule = page.locator('.dock .rule');
  assert.equal(await rule.innerText(), '§');
  await rule.click();
  await page.getByRole('dialog').getByText(/Rulebook, page/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Show rules by their numbers' }).getByLabel('On').check();
  await page.keyboard.press('Escape');
  await page.locator('.dock .rule', { hasText: /^KB-/ }).waitFor();
  assert.deepEqual(errors, []);
}

/** Who waits is told a film, which can be seen again, and sees things move; who wants less motion sees nothing move. */
async function film({ browser, url }) {
  const { context, page, errors } = await person(browser, url, { name: 'Spettatrice', speed: 'normal' });
  await context.addInitScript(() => {
    window.moves = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function counted(...how) {
      window.moves += 1;
      return animate.apply(this, how);
    };
  });
  const { id } = await table(page, [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'steward' }))]);
  await page.goto(`tables/${id}`);
  const again = page.getByRole('button', { name: 'Again', exact: true });
  // Not every answer makes others do something.
  for (let clicks = 0; clicks < 200 && !((await again.count()) && (await page.evaluate(() => window.moves))); clicks += 1) {
    await answer(page, () => 0);
    await page.waitForTimeout(100);
  }
  assert.ok(await page.evaluate(() => window.moves), 'something moved');
  await again.click();
  // A short film may be over before it is skipped.
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await skip.waitFor();
  await skip.click({ timeout: 2000 }).catch(() => {});
  await asked(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => (window.moves = 0));
  for (let clicks = 0; clicks < 10; clicks += 1) {
    await asked(page);
    await answer(page, () => 0);
  }
  await asked(page);
  assert.equal(await page.evaluate(() => window.moves), 0, 'nothing moves');
  assert.deepEqual(errors, []);
}

/** One voice at the table, and a focus that is never lost. */
async function voice({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Voce' });
  const { id } = await table(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  await page.goto(`tables/${id}`);
  await asked(page);
  assert.equal(await page.locator('.table [aria-live=polite]').count(), 1, 'one voice');
  await page.getByRole('link', { name: 'Skip to the question' }).focus();
  await page.keyboard.press('Enter');
  const before = (await state(page, id)).length;
  for (let presses = 0; presses < 200 && (await state(page, id)).length < before + 6; presses += 1) {
    const { where, prompt, told, isAsked } = await page.evaluate(() => {
      const { activeElement } = document;
      const texts = ['.prompt', '[data-announcer]'].map((at) => document.querySelector(at)?.textContent.trim() ?? '');
      return { where: activeElement === document.body ? 'the page' : activeElement?.tagName, prompt: texts[0], told: texts[1], isAsked: document.querySelector('.dock.asked') !== null };
    });
    assert.notEqual(where, 'the page', `after ${presses} keys`);
    if (isAsked) assert.equal(told, prompt, 'the question is told');
    if (await page.locator('.over').count()) break;
    await page.keyboard.press(presses % 2 ? 'Enter' : 'ArrowDown');
    await page.waitForTimeout(20);
  }
  assert.ok((await state(page, id)).length >= before + 6, 'answers were given');
  assert.deepEqual(errors, []);
}

export default [
  { name: 'one click to the first question of every game', run: oneClick },
  { name: 'lesson: Kingsburg, in English', run: lesson('kingsburg', 'first-year', 'en-GB') },
  { name: 'lesson: Kingsburg, in Italian', run: lesson('kingsburg', 'first-year', 'it-IT') },
  { name: 'lesson: Warlords of Europe, in English', run: lesson('warlords', 'two-turns', 'en-GB') },
  { name: 'lesson: Warlords of Europe, in Italian', run: lesson('warlords', 'two-turns', 'it-IT') },
  { name: 'lesson: Crusader Kings, in English', run: lesson('crusader', 'first-era', 'en-GB') },
  { name: 'lesson: Crusader Kings, in Italian', run: lesson('crusader', 'first-era', 'it-IT') },
  { name: 'lesson: Warrior Knights, in English', run: lesson('knights', 'first-round', 'en-GB') },
  { name: 'lesson: Warrior Knights, in Italian', run: lesson('knights', 'first-round', 'it-IT') },
  { name: 'in the hand: a whole game of Kingsburg at 360 px by touch', run: inHand({ game: 'kingsburg' }, ['random'], 31) },
  { name: 'in the hand: Warlords of Europe at 360 px by touch', run: inHand({ game: 'warlords', options: { rounds: 2 } }, ['captain'], 32) },
  { name: 'in the hand: Crusader Kings at 360 px by touch', run: inHand({ game: 'crusader', options: { scenario: '6', dynasties: '3', english: 'person', frankish: 'postis', german: 'ferox' } }, [], 33) },
  { name: 'in the hand: Warrior Knights at 360 px by touch', run: inHand({ game: 'knights', options: { glory: true, missions: true, king: true, length: 'short', rounds: 2 } }, ['castellan', 'castellan'], 34) },
  { name: 'maps in the hand: whatever is written there can be read', run: labels },
  { name: 'nothing jumps', run: still },
  { name: 'your turns first, and games to watch', run: turns },
  { name: 'rules are one step away', run: numbersOfRules },
  { name: 'what others did is a film that moves, and can be seen again', run: film },
  { name: 'one voice, and the focus is never lost', run: voice },
];
