// What the tests do at a table again and again.

/** Somebody with a page of his own. */
export async function person(browser, url, options = {}) {
  const { name = null, speed = 'off', lang = 'en-GB', width = 1280, height = 800, scheme = 'light', touch = false } = options;
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, colorScheme: scheme, hasTouch: touch, isMobile: touch, baseURL: url });
  await context.addInitScript((value) => localStorage.getItem('reame-speed') ?? localStorage.setItem('reame-speed', value), speed);
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

/** A table made by request, begun if all seats are taken. */
export async function table(page, seats, begin = true, game = { game: 'kingsburg' }) {
  const made = await (await page.request.post('api/tables', { data: { ...game, seats } })).json();
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

/** A stream of numbers that is the same in every run. */
export function numbers(seed) {
  let value = seed;
  return () => {
    value = (value * 1103515245 + 12345) % 2147483648;
    return value / 2147483648;
  };
}
