// Hints at the table, and how a finished game went.
import assert from 'node:assert/strict';
import { findings } from './axe.js';
import { asked, person, state, table } from './table.js';
import { finished } from './tests.js';

const bot = { kind: 'bot', bot: 'steward' };

async function hint({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Consiglio' });
  const { id } = await table(page, [{ kind: 'me' }, bot, bot]);
  await page.goto(`tables/${id}`);
  for (const how of ['pointer', 'key']) {
    await asked(page);
    const before = await state(page, id);
    if (how === 'key') await page.keyboard.press('h');
    else await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const advised = page.locator('.hint .advised');
    await advised.first().waitFor();
    const answers = await advised.evaluateAll((all) => all.map((one) => one.dataset.answer));
    assert.ok(answers.length >= 1 && answers.length <= 3);
    assert.deepEqual(answers.filter((answer) => !before.answers.includes(answer)), [], 'legal answers');
    const chances = await page.locator('.hint .chance').allInnerTexts();
    assert.ok(chances.every((text) => /^\d+% ± \d+/.test(text)), chances.join(', '));
    const numbers = chances.map((text) => Number.parseInt(text, 10));
    assert.deepEqual(numbers, [...numbers].sort((a, b) => b - a), 'in the order of the numbers');
    const shares = (await page.locator('.hint ul strong').allInnerTexts()).map((text) => Number.parseInt(text, 10));
    assert.equal(shares.length, 3);
    assert.equal(shares.reduce((sum, share) => sum + share), 100);
    assert.equal((await state(page, id)).length, before.length, 'nothing was answered');
    if (how === 'pointer') assert.deepEqual(await findings(page), [], 'a hint');
    // Choosing it picks it; it is confirmed like anything else, and then the hint is gone.
    await advised.first().click();
    await page.locator('.chosen .main').waitFor();
    assert.equal((await state(page, id)).length, before.length, 'picked, not given');
    await page.keyboard.press('Enter');
    await page.locator('.hint').waitFor({ state: 'detached' });
    await asked(page);
    const { entries } = await (await page.request.get(`api/tables/${id}/history?from=${before.length}`)).json();
    assert.equal(entries.filter(({ by, act }) => by === 0 && act === 'answer').length, 1);
  }
  assert.deepEqual(errors, []);
}

/** With somebody else at the table there are none, unless the table says so. */
async function hintsOff({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Silente' });
  const other = await person(browser, url, { name: 'Ospite' });
  for (const hints of ['alone', 'everyone']) {
    const { id } = await table(page, [{ kind: 'me' }, { kind: 'person' }], false, { game: 'kingsburg', hints });
    await other.page.request.post(`api/tables/${id}/join`, { data: {} });
    await page.request.post(`api/tables/${id}/start`, { data: {} });
    const { waiting } = await state(page, id);
    const asks = waiting.includes(0) ? page : other.page;
    await asks.goto(`tables/${id}`);
    await asked(asks);
    assert.equal(await asks.getByRole('button', { name: 'Hint', exact: true }).count(), hints === 'everyone' ? 1 : 0, hints);
  }
  assert.deepEqual([...errors, ...other.errors], []);
}

async function curve({ browser, url }) {
  const { page, errors } = await person(browser, url, { name: 'Storia' });
  const id = await finished(page);
  await page.goto(`tables/${id}`);
  await page.locator('.how svg[role=img]').waitFor({ timeout: 180_000 });
  const found = await (await page.request.get(`api/tables/${id}/curve`)).json();
  assert.equal(await page.locator('.how .chart polyline').count(), 2);
  assert.equal(await page.locator('.how tbody tr').count(), found.points.length);
  assert.equal(await page.locator('.how ol li').count(), found.turns.length);
  assert.deepEqual(await findings(page), [], 'the curve');
  // Turning points that are surely there: one leads to its moment in the replay.
  const last = found.points.at(-1).n;
  const turns = [
    { from: 10, to: 20, seat: 1, before: 0.31, after: 0.64 },
    { from: 20, to: 30, seat: 0, before: 0.36, after: 0.55 },
  ];
  await page.route('**/curve*', (route) => route.fulfill({ json: { ...found, turns } }));
  await page.reload();
  await page.getByRole('button', { name: /31%\s→\s64%/ }).click();
  await page.waitForURL(/replay\?at=20/);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  assert.equal(await slider.inputValue(), '20');
  await page.getByRole('button', { name: /Storia: 36%\s→\s55%/ }).click();
  assert.equal(await slider.inputValue(), '30');
  await page.keyboard.press('End');
  assert.equal(await slider.inputValue(), String(last));
  // What goes wrong is said in place, and can be tried again.
  await page.unroute('**/curve*');
  await page.route('**/curve*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', json: { type: '/problems/busy', title: '', status: 503 } }));
  await page.goto(`tables/${id}`);
  await page.locator('.how .fault').waitFor();
  await page.unroute('**/curve*');
  await page.locator('.how').getByRole('button', { name: 'Try again' }).click();
  await page.locator('.how svg[role=img]').waitFor();
  assert.deepEqual(errors, []);
}

export default [
  { name: 'a hint is asked for and followed', run: hint },
  { name: 'hints with other people at the table', run: hintsOff },
  { name: 'how a finished game went, and a jump to a turning point', run: curve },
];
