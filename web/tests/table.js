// What the tests do at a table again and again.

/** Somebody with a page of his own. */
export async function person(browser, url, options = {}) {
  const { name = null, speed = 'off', lang = 'en-GB', width = 1280, height = 800, scheme = 'light', touch = false } = options;
  // Nothing moves for who sees no film: a browser that draws with the processor draws every picture of a movement.
  const reducedMotion = speed === 'off' ? 'reduce' : 'no-preference';
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, colorScheme: scheme, reducedMotion, hasTouch: touch, isMobile: touch, baseURL: url });
  await context.addInitScript((value) => localStorage.getItem('reame-speed') ?? Object.assign(localStorage, { 'reame-speed': value, 'reame-sound': 'off' }), speed);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text()) && errors.push(message.text()));
  if (name) {
    const answer = await page.request.post('api/guests', { data: { name } });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return { context, page, errors };
}

/** How many tables each page has made. */
const tables = new WeakMap();

/** A seed for the next table of a page, where nobody else's dice are at stake: a test plays the same games in every run. */
function seedOf(page, seats) {
  tables.set(page, (tables.get(page) ?? 0) + 1);
  return seats.every(({ kind }) => kind === 'me' || kind === 'bot') ? tables.get(page) : undefined;
}

/** A table made by request, begun if all seats are taken. */
export async function table(page, seats, begin = true, game = { game: 'kingsburg' }) {
  const made = await (await page.request.post('api/tables', { data: { seed: seedOf(page, seats), ...game, seats } })).json();
  if (begin) await page.request.post(`api/tables/${made.id}/start`, { data: {} });
  return made;
}

export const state = async (page, id, seat) => (await page.request.get(`api/tables/${id}/state${seat === undefined ? '' : `?seat=${seat}`}`)).json();

/** Waits for the next question or the end. */
export async function asked(page) {
  await page.locator('.option:not([disabled]), .over, .curtain').first().waitFor({ timeout: 30_000 });
  return (await page.locator('.over').count()) === 0;
}

/** Clicks something lit until the answer is given. */
export async function answer(page, random = Math.random) {
  const { confirm, pool, count } = await page.evaluate(() => {
    const plain = '.option:not([disabled]):not(.end)';
    const pool = document.querySelector(plain) ? plain : '.option:not([disabled])';
    return { confirm: document.querySelector('.chosen .main:not([disabled])') !== null, pool, count: document.querySelectorAll(pool).length };
  });
  if (confirm) return page.locator('.chosen .main:not([disabled])').click();
  if (count) await page.locator(pool).nth(Math.floor(random() * count)).click({ timeout: 3000 }).catch(() => {});
}

/** Waits until what belongs on the page is there, and nothing on it changes any more. */
export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('h1, h2') && !document.querySelector('[aria-busy=true]'));
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const [QUIET, LONG] = [150, 3000];
        let timer = setTimeout(done, QUIET);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, QUIET);
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const last = setTimeout(done, LONG);
        function done() {
          watch.disconnect();
          clearTimeout(last);
          resolve();
        }
      }),
  );
}

/**
 * Plays by what is lit until the game is over, all of it inside the page: on the board or in the list, as likely as is said.
 * `board`: what is lit there; `end`: the element that ends a step; `ends`, `boards`: how likely they are; `most`: clicks after
 * which it stops, though the game is not over, as it does when the page has `enough`. Says where was clicked, and on elements of which kinds.
 */
export const playOut = (page, seed, { board = null, boards = 0.75, end = null, ends = 0.2, most = Infinity } = {}) =>
  page.evaluate(
    async ([seed, board, boards, end, ends, most]) => {
      const [MOST, LONG, SHORT] = [6000, 180_000, 4];
      let value = seed;
      const random = () => (value = (value * 1103515245 + 12345) % 2147483648) / 2147483648;
      const wait = () => new Promise((resolve) => setTimeout(resolve, SHORT));
      const all = (what) => [...document.querySelectorAll(what)];
      const [clicks, seen] = [{ board: 0, list: 0, end: 0, confirm: 0 }, new Set()];
      const press = (node, where) => {
        node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        clicks[where] += 1;
      };
      let idle = Date.now();
      for (let n = 0; n < MOST; ) {
        await wait();
        if (document.querySelector('.over') || window.enough || (most !== null && n >= most)) return { clicks, seen: [...seen] };
        if (Date.now() - idle > LONG) throw new Error(`nothing to do: ${document.querySelector('.dock')?.textContent}`);
        const curtain = document.querySelector('.curtain .main');
        const confirm = document.querySelector('.chosen .main:not([disabled])');
        const options = all('.option:not([disabled])');
        if (!curtain && !confirm && !options.length) continue;
        [n, idle] = [n + 1, Date.now()];
        if (curtain) {
          curtain.click();
          continue;
        }
        const lit = board ? all(board).filter(({ dataset }) => dataset.element !== end) : [];
        for (const { dataset } of lit) seen.add((dataset.element ?? 'fief').split('/')[0]);
        const last = options.find(({ dataset }) => dataset.element === end);
        const rest = options.filter((option) => option !== last);
        if (confirm) press(confirm, 'confirm');
        else if (last && (random() < ends || !(rest.length + lit.length))) press(last, 'end');
        else if (lit.length && (random() < boards || !rest.length)) press(lit[Math.floor(random() * lit.length)], 'board');
        else {
          // An amount is set before it is given.
          const more = document.querySelector('.amount [data-more]:not([disabled])');
          if (more && random() < 0.4) more.click();
          else press(rest[Math.floor(random() * rest.length)], 'list');
        }
      }
      throw new Error('no end');
    },
    [seed, board, boards, end, ends, most === Infinity ? null : most],
  );

/** A stream of numbers that is the same in every run. */
export function numbers(seed) {
  let value = seed;
  return () => {
    value = (value * 1103515245 + 12345) % 2147483648;
    return value / 2147483648;
  };
}
