// The ways in: every game on the first page and in Rules, icons at every address, own games that are over.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { answer, asked, numbers, person, state, table } from './table.js';

const NAMES = {
  'en-GB': { kingsburg: 'Kingsburg', warlords: 'Warlords of Europe', crusader: 'Crusader Kings', knights: 'Warrior Knights', fair: 'The Fair', play: 'Play bots', rules: 'Rules', lost: /no game called "chess" here/ },
  'it-IT': { kingsburg: 'Kingsburg', warlords: 'Warlords of Europe', crusader: 'Crusader Kings', knights: 'Warrior Knights', fair: 'La Fiera', play: 'Gioca con i bot', rules: 'Regole', lost: /nessun gioco chiamato "chess"/ },
};

/** Every game has a name, can be played at once and has rules, in both languages; there are no others. */
async function offered({ browser, url }) {
  for (const [lang, { play, rules, lost, ...known }] of Object.entries(NAMES)) {
    const { page, errors } = await person(browser, url, { lang });
    const { games } = await (await page.request.get('api/games')).json();
    const names = Object.fromEntries(games.map(({ name }) => [name, known[name]]));
    assert.ok(games.length >= 3 && Object.values(names).every(Boolean), JSON.stringify(names));
    await page.goto('');
    for (const name of Object.values(names)) {
      await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.getByRole('button', { name: `${play}: ${name}`, exact: true }).waitFor();
    }
    await page.getByRole('navigation').getByRole('link', { name: rules, exact: true }).click();
    for (const [game, name] of Object.entries(names)) {
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).first().click();
      await page.waitForURL(new RegExp(`rules/${game}$`));
      await page.locator('section li .words').first().waitFor();
      assert.match(await page.title(), new RegExp(name));
      // Every rule stands in a chapter with a name.
      assert.ok((await page.locator('section h2').count()) > 3, name);
    }
    await page.goto('rules/chess');
    await page.getByRole('heading', { name: lost }).waitFor();
    assert.equal(await page.locator('.words').count(), 0);
    await page.getByRole('link', { name: new RegExp(`^${names.fair}`) }).click();
    await page.locator('#FA-SET-01').waitFor();
    assert.deepEqual(errors, []);
  }
}

/** A newcomer begins the game whose button he presses, and a table is made for the game he came from. */
async function chosen({ browser, url }) {
  const { page, errors } = await person(browser, url);
  await page.goto('');
  await page.getByLabel('Your name').fill('Marcovaldo');
  await page.getByRole('button', { name: 'Play bots: The Fair' }).click();
  await page.waitForURL(/tables\/\w+/);
  const id = /tables\/(\w+)/.exec(page.url())[1];
  assert.equal((await (await page.request.get(`api/tables/${id}`)).json()).game, 'fair');
  // At a table, Rules are those of its game.
  await page.locator('.dock').waitFor();
  await page.locator('header').getByRole('link', { name: 'Rules', exact: true }).click();
  await page.locator('#FA-SET-01').waitFor();
  await page.goto('');
  await page.getByRole('link', { name: 'Play friends: Warlords of Europe' }).click();
  assert.equal(await page.getByLabel('Game', { exact: true }).inputValue(), 'warlords');
  assert.deepEqual(errors, []);
}

/** What a game can be played with and against has words in both languages: options, their values, bots. */
async function worded({ browser, url }) {
  const { page } = await person(browser, url, { name: 'Modulo' });
  const { games } = await (await page.request.get('api/games')).json();
  for (const lang of ['en', 'it']) {
    for (const { name: game, options, choices, bots } of games.filter(({ name }) => name !== 'fair')) {
      const files = [`web/${lang}.ftl`, `web/${game}/${lang}.ftl`].map((file) => readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8'));
      const known = new Set(files.join('\n').match(/^[\w-]+(?= =)/gm));
      const values = Object.entries(choices).flatMap(([name, all]) => all.map((value) => `${name}-${value}`));
      const wanted = [...[...Object.keys(options), ...values].map((name) => `web-option-${game}-${name.replaceAll('_', '-')}`), ...bots.map((bot) => `web-bot-${bot}`)];
      assert.deepEqual(wanted.filter((key) => !known.has(key)), [], `${game} in ${lang}`);
    }
  }
  // And they are shown: no name of a field is left.
  for (const { name: game } of games) {
    await page.goto(`new?game=${game}`);
    await page.locator('form summary').first().click();
    await page.locator('form details').first().locator('label').first().waitFor();
    const labels = await page.locator('form details').first().locator('label, legend').allInnerTexts();
    assert.ok(labels.length > 0 && labels.every((label) => !/_|^[a-z]/.test(label)), `${game}: ${labels.join('; ')}`);
  }
}

/** Icons and manifest are found from an address that was loaded, and from one that the page went to by itself. */
async function icons({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Insegna' });
  const { id } = await table(page, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  const kinds = () =>
    page.evaluate(async () => {
      const links = [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')];
      return Promise.all(links.map(async ({ rel, href }) => `${rel} ${(await fetch(href)).headers.get('content-type')}`));
    });
  const right = ['icon image/svg+xml', 'apple-touch-icon image/png', 'manifest application/manifest+json'];
  for (const path of ['', 'rules', 'rules/fair', 'rules/chess', `tables/${id}`, `tables/${id}/replay`, 'nowhere/at/all/']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    assert.deepEqual(await kinds(), right, `at /${path}`);
    await page.getByRole('link', { name: 'Reame' }).click();
    await page.getByRole('heading', { name: 'My tables' }).waitFor();
    assert.deepEqual(await kinds(), right, `from /${path} to the first page`);
  }
  await page.goto('');
  await page.getByRole('link', { name: 'Rules of The Fair' }).click();
  await page.locator('#FA-SET-01').waitFor();
  assert.deepEqual(await kinds(), right, 'from the first page to another');
  assert.deepEqual(errors, []);
}

/** How far the log is from its end, in pixels. */
const left = (page) => page.locator('[role=log]').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);

/** The log is at its end, or soon will be: buttons beside it come and go. */
async function isAtEnd(page, when) {
  for (let tries = 0; tries < 20 && (await left(page)) >= 2; tries += 1) await page.waitForTimeout(50);
  assert.ok((await left(page)) < 2, `${when}: ${await left(page)} px before the end`);
}

/** A long game is watched to its end and found again. */
async function long({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Lunga' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const made = await page.request.post('api/tables', { data: { game: 'kingsburg', seats, visibility: 'invited' } });
  const { id } = await made.json();
  await page.request.post(`api/tables/${id}/start`, { data: {} });
  const random = numbers(9);
  let [isWatched, looked] = [false, 0];
  for (let turn = 0; ; turn += 1) {
    const now = await state(page, id);
    if (now.standing) break;
    if (!now.answers?.length) {
      await page.waitForTimeout(10);
      continue;
    }
    // Only its last year is watched.
    if (now.view.year === 5 && !isWatched) {
      await page.goto(`tables/${id}`);
      await asked(page);
      isWatched = true;
    }
    const path = now.answers[Math.floor(random() * now.answers.length)];
    await page.request.post(`api/tables/${id}/answers`, { data: { at: now.length, answer: path, key: `k${turn}` } });
    // What is past is folded under its heading: less is seen than before, and yet there is news.
    if (isWatched && (await page.locator('[role=log] [aria-expanded=false]').count()) > 5) {
      await isAtEnd(page, await page.locator('[role=log] section').last().innerText());
      looked += 1;
    }
  }
  assert.ok(looked > 2, `looked ${looked} times`);
  await page.locator('.over').waitFor();
  await isAtEnd(page, 'the game is over');
  // What a chapter came down to stands in its heading; it can be opened.
  const winter = page.locator('[role=log] [aria-expanded=false]', { hasText: /Winter.*(wins|loses|neither)/s }).first();
  await winter.click();
  await page.locator('[role=log] [aria-expanded=true]', { hasText: /Winter/ }).first().waitFor();
  // Who reads further up is left there.
  await page.locator('[role=log]').evaluate((log) => (log.scrollTop = 0));
  const offers = page.getByRole('button', { name: /Take back|Ask to take back|Hand over/ });
  await page.waitForTimeout(300);
  assert.ok((await left(page)) > 100);
  assert.equal(await offers.count(), 0, 'nothing to take back or to hand over');
  assert.equal(await page.locator('.dock').count(), 0);
  await page.getByRole('link', { name: 'Home' }).click();
  const mine = page.getByRole('region', { name: 'Mine' });
  await mine.getByRole('link', { name: /Lunga/ }).click();
  await page.waitForURL(new RegExp(`tables/${id}/replay`));
  assert.deepEqual(errors, []);
}

/** Games that are over come five, then twenty at a time. */
async function many({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Assidua' });
  const one = await (await page.request.get('api/tables?list=played')).json();
  assert.deepEqual(one, { tables: [], next: null });
  const tables = Array.from({ length: 23 }, (_, at) => ({ id: `t${at}`, game: 'fair', name: `Giornata ${at}`, host: 'Assidua', status: 'over', seats: [], waiting: [], changed: Date.now() - at * 60_000 }));
  await page.route(/list=played/, (route) => {
    const next = new URL(route.request().url()).searchParams.get('from');
    return route.fulfill({ json: next ? { tables: tables.slice(20), next: null } : { tables: tables.slice(0, 20), next: '1-t19' } });
  });
  await page.goto('');
  const mine = page.getByRole('region', { name: 'Mine' });
  const more = mine.getByRole('button', { name: 'Show more' });
  for (const count of [5, 20, 23]) {
    await mine.locator('li').nth(count - 1).waitFor();
    assert.equal(await mine.locator('li').count(), count);
    if (count < 23) await more.click();
  }
  assert.equal(await more.count(), 0);
  assert.deepEqual(errors, []);
}

/** In Italian what takes back and what retreats have nothing in common. */
async function words({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Parola', lang: 'it-IT' });
  const { id } = await table(page, [{ kind: 'me' }, { kind: 'me' }]);
  await page.goto(`tables/${id}`);
  await page.keyboard.press('Enter');
  for (let clicks = 0; clicks < 12 && !(await page.getByRole('button', { name: 'Annulla', exact: true }).count()); clicks += 1) {
    await page.locator('.curtain').count().then((curtain) => (curtain ? page.keyboard.press('Enter') : answer(page, numbers(clicks + 1))));
    await page.waitForTimeout(400);
  }
  await page.getByRole('button', { name: 'Annulla', exact: true }).waitFor();
  assert.equal(await page.getByText(/ritir/i).count(), 0);
  assert.deepEqual(errors, []);
}

export default [
  { name: 'every game is offered and has rules, in both languages', run: offered },
  { name: 'the game whose button is pressed is begun', run: chosen },
  { name: 'every option and every bot has words, in both languages', run: worded },
  { name: 'icons and manifest load from every address', run: icons },
  { name: 'a long game: the log follows, the end takes nothing back, and it is found again', run: long },
  { name: 'many finished games come in pages', run: many },
  { name: 'Italian: taking back is not retreating', run: words },
];
