// Pictures of every page at phone and desktop size, light and dark, in target/screens.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { next, policy } from './knights.js';
import { screens } from './modules.js';
import { answer, asked, numbers, person, state, table } from './table.js';
import { pages } from './tests.js';

const folder = process.env.SCREENS ?? fileURLToPath(new URL('../../target/screens/', import.meta.url));

/** A game of Warlords among captains in which seat 0 is about to march in the third round. */
async function war(page) {
  const captain = { kind: 'bot', bot: 'captain' };
  const { id } = await table(page, [{ kind: 'me' }, captain, captain, captain], true, { game: 'warlords' });
  const random = numbers(4);
  for (let turn = 0; turn < 3000; turn += 1) {
    const { view, answers, length } = await state(page, id, 0);
    if (view.round >= 3 && view.active === 0 && answers?.some((path) => path.includes('mover/'))) break;
    if (!answers?.length) await page.waitForTimeout(30);
    else {
      const path = answers.includes('done') && random() < 0.3 ? 'done' : answers[Math.floor(random() * answers.length)];
      await page.request.post(`api/tables/${id}/answers`, { data: { seat: 0, at: length, answer: path, key: `k${turn}` } });
    }
  }
  return id;
}

/** Five dynasties in their second Era, and seat 0 is about to choose a spouse. */
async function court(page) {
  const options = { scenario: '1', dynasties: '5', english: 'person', frankish: 'postis', german: 'ferox', italian: 'munitio', iberian: 'aperio' };
  const { id } = await table(page, [{ kind: 'me' }], true, { game: 'crusader', options, seed: 5 });
  const random = numbers(5);
  for (let turn = 0; turn < 600; turn += 1) {
    const { view, prompt, answers, length, standing } = await state(page, id, 0);
    if (standing || (view.era >= 2 && prompt?.message.key === 'prompt-target')) break;
    if (!answers?.length) await page.waitForTimeout(30);
    else {
      const lively = answers.filter((path) => !['done', 'keep', 'refuse'].includes(path));
      const pool = lively.length && random() < 0.8 ? lively : answers;
      await page.request.post(`api/tables/${id}/answers`, { data: { seat: 0, at: length, answer: pool[Math.floor(random() * pool.length)], key: `k${turn}` } });
    }
  }
  return id;
}

const shots = (name, width, height, scheme) =>
  async function run({ browser, url }) {
    mkdirSync(folder, { recursive: true });
    const { page } = await person(browser, url, { name, width, height, scheme });
    for await (const [what, path] of pages(page)) {
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      if (what === 'table') {
        // Into the first season, where there is something to see.
        const random = numbers(4);
        for (let clicks = 0; clicks < 6; clicks += 1) {
          await asked(page);
          if (clicks < 5) await answer(page, random);
          await page.waitForTimeout(150);
        }
      }
      // What was clicked last is not pointed at any more.
      await page.mouse.move(1, 1);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}/${what}-${width}-${scheme}.png` });
    }
    for (const [what, make] of [['war', war], ['court', court]]) {
      await page.goto(`tables/${await make(page)}`);
      await asked(page);
      await page.locator('.board .fief').first().waitFor();
      await page.getByRole('button', { name: /close/i }).first().click({ timeout: 1000 }).catch(() => {});
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}/${what}-${width}-${scheme}.png` });
    }
  };

/** Moments of a game of Warrior Knights with everything, and the questions at which they are seen. */
const SCENES = [['map', 'prompt-mobilize'], ['assembly', 'prompt-vote'], ['battle', 'prompt-discard-fate']];

/** The map, the Assembly and a battle of Warrior Knights, at one screen for three. */
const knights = (name, width, height, scheme) =>
  async function run({ browser, url }) {
    mkdirSync(folder, { recursive: true });
    const { page } = await person(browser, url, { name, width, height, scheme, touch: width < 500 });
    const options = { glory: true, missions: true, king: true, length: 'longest', rounds: 4 };
    const { id } = await table(page, Array.from({ length: 3 }, () => ({ kind: 'me' })), true, { game: 'knights', options, seed: 1 });
    let [holder, left] = [0, SCENES];
    for (let turn = 0; turn < 2000 && left.length; turn += 1) {
      let now = await state(page, id, holder);
      if (now.standing) break;
      if (next(now.waiting, holder) !== holder) now = await state(page, id, (holder = next(now.waiting, holder)));
      const found = left.find(([, key]) => key === now.prompt.message.key);
      if (found) {
        left = left.filter((scene) => scene !== found);
        await page.goto(`tables/${id}`);
        await page.locator('.curtain .main').click();
        await asked(page);
        await page.locator('.news > button').click({ timeout: 1500 }).catch(() => {});
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `${folder}/wk-${found[0]}-${width}-${scheme}.png` });
      }
      await page.request.post(`api/tables/${id}/answers`, { data: { seat: holder, at: now.length, answer: policy(now, holder), key: `w${now.length}` } });
    }
    if (left.length) throw new Error(`not seen: ${left.join(' ')}`);
  };

const steward = { kind: 'bot', bot: 'steward' };

/** A hint for a season, and how a game of four stewards went (one of them in place of a person). */
const chances = (name, width, height, scheme) =>
  async function run({ browser, url }) {
    mkdirSync(folder, { recursive: true });
    const { page } = await person(browser, url, { name, width, height, scheme, lang: scheme === 'dark' ? 'it-IT' : 'en-GB', touch: width < 500 });
    const { id } = await table(page, [{ kind: 'me' }, steward, steward, steward]);
    const random = numbers(4);
    for (let turn = 0; turn < 200; turn += 1) {
      const { view, answers, length } = await state(page, id, 0);
      if (view.phase === 'summer' && answers?.some((path) => path.includes('advisor/'))) break;
      if (!answers?.length) await page.waitForTimeout(30);
      else await page.request.post(`api/tables/${id}/answers`, { data: { at: length, answer: answers[Math.floor(random() * answers.length)], key: `k${turn}` } });
    }
    await page.goto(`tables/${id}`);
    await asked(page);
    await page.locator('.news > button').click({ timeout: 1500 }).catch(() => {});
    await page.keyboard.press('h');
    await page.locator('.hint .advised').first().waitFor();
    await page.locator('.hint .advised').first().hover();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/hint-${width}-${scheme}.png` });
    const { id: over } = await table(page, [{ kind: 'me' }, steward, steward, steward]);
    await page.request.post(`api/tables/${over}/resign`, { data: {} });
    while ((await state(page, over)).standing === null) await page.waitForTimeout(200);
    await page.goto(`tables/${over}`);
    await page.locator('.how svg[role=img]').waitFor({ timeout: 60_000 });
    if (width < 500) await page.locator('.how').scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/curve-${width}-${scheme}.png` });
    await page.locator('.how button.turn').first().click();
    await page.waitForURL(/replay/);
    await page.locator('.how svg[role=img]').waitFor();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${folder}/moment-${width}-${scheme}.png` });
  };

/** What the modules of Kingsburg add, as it is seen first and as tall as it is: light in English, dark in Italian. */
const modules = (name, width, height, scheme) =>
  async function run({ browser, url }) {
    mkdirSync(folder, { recursive: true });
    const { page } = await person(browser, url, { name, width, height, scheme, lang: scheme === 'dark' ? 'it-IT' : 'en-GB' });
    for await (const [what, path] of screens(page, 'steward')) {
      await page.goto(path);
      await asked(page);
      await page.locator('.news > button').click({ timeout: 1500 }).catch(() => {});
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/kb-${what}-${width}-${scheme}.png` });
      await page.screenshot({ path: `${folder}/kb-${what}-${width}-${scheme}-whole.png`, fullPage: true });
    }
  };

export default [
  { name: 'screens at 1440 px, light', run: shots('Elsa', 1440, 900, 'light') },
  { name: 'screens at 1440 px, dark', run: shots('Fosca', 1440, 900, 'dark') },
  { name: 'screens at 360 px, light', run: shots('Guido', 360, 740, 'light') },
  { name: 'screens at 360 px, dark', run: shots('Isotta', 360, 740, 'dark') },
  { name: 'chances at 1440 px, light', run: chances('Nora', 1440, 900, 'light') },
  { name: 'chances at 1440 px, dark', run: chances('Olmo', 1440, 900, 'dark') },
  { name: 'chances at 360 px, light', run: chances('Pina', 360, 740, 'light') },
  { name: 'chances at 360 px, dark', run: chances('Quinto', 360, 740, 'dark') },
  { name: 'Warrior Knights at 1440 px, light', run: knights('Alda', 1440, 900, 'light') },
  { name: 'Warrior Knights at 360 px, dark', run: knights('Brando', 360, 740, 'dark') },
  { name: 'modules at 1440 px, light', run: modules('Zita', 1440, 900, 'light') },
  { name: 'modules at 1440 px, dark', run: modules('Ugo', 1440, 900, 'dark') },
  { name: 'modules at 360 px, light', run: modules('Tea', 360, 740, 'light') },
  { name: 'modules at 360 px, dark', run: modules('Rocco', 360, 740, 'dark') },
];
