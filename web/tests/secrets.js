// Two people and a spectator play a whole game: nobody is told, by any frame or page, what only another may know.
import assert from 'node:assert/strict';
import { inflateRawSync } from 'node:zlib';
import { numbers, person, state, table } from './table.js';

/** Advisors who let one look at the card of the invaders, dearest first. */
const SPIES = ['advisor/17', 'advisor/10'];
/** What there is to hide: cards of the invaders, governors that are dealt, tokens that are laid. */
const OPTIONS = { governors: 'dealt', reinforcements: 'tokens' };
/** Games to play at most until somebody has looked. */
const GAMES = 3;

/** Somebody whose frames and pages are all kept, until the game is over. */
async function watched(browser, url, name) {
  const who = { ...(await person(browser, url, { name })), name, frames: [], texts: new Set(), over: false };
  who.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = typeof payload === 'string' ? payload : inflateRawSync(payload).toString();
      who.over ||= /"standing":\[?\{/.test(frame);
      if (!who.over) who.frames.push(frame);
    }),
  );
  return who;
}

/** What changes make of a value (docs/api.md). */
function changed(value, changes) {
  if (Array.isArray(changes)) return changes[0];
  if (typeof changes !== 'object' || changes === null) return changes;
  const now = structuredClone(value);
  for (const [name, change] of Object.entries(changes)) {
    if (Array.isArray(now) && name === 'splice') continue;
    if (Array.isArray(change) && !change.length) delete now[name];
    else now[name] = changed(now[name], change);
  }
  if (Array.isArray(now) && changes.splice) now.splice(...changes.splice);
  return now;
}

/** Every frame with the state it leads to. */
function momentsOf({ frames }) {
  let state = null;
  return frames.map((frame) => {
    const push = JSON.parse(frame);
    if (push.type === 'state') state = push;
    else if (push.state) state = push.state;
    else if (push.changes && state) state = changed(state, push.changes);
    return { frame, state };
  });
}

/** All that the page says, also to screen readers; nothing once the game is over. */
async function read(who) {
  const text = await who.page.evaluate(() => {
    if (document.querySelector('.over')) return null;
    const names = [...document.querySelectorAll('[aria-label], [title]')].map((node) => `${node.ariaLabel} ${node.title}`);
    return `${document.body.textContent} ${names.join(' ')}`;
  });
  if (text !== null && !who.over) who.texts.add(plain(text));
}

/** Without the marks around names and with single spaces. */
const plain = (text) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');

/** The answer that looks for secrets, or any that does something. */
function choose(answers, random) {
  const spying = SPIES.map((spy) => answers.filter((answer) => answer.split(' ').includes(spy))).find(({ length }) => length);
  const doing = answers.filter((answer) => answer !== 'pass');
  const pool = spying ?? (doing.length ? doing : answers);
  return pool[Math.floor(random() * pool.length)];
}

/** Clicks the elements of an answer. */
const click = (page, path) =>
  page.evaluate(async (elements) => {
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const confirm = () => document.querySelector('.chosen .main:not([disabled])');
    for (const element of elements) {
      const find = () => document.querySelector(`.option[data-element="${element}"]:not([disabled])`);
      for (let tries = 0; tries < 100 && !find() && !confirm(); tries += 1) await pause(10);
      if (!find()) break;
      find().click();
      await pause(0);
      // Sent as soon as nothing else can be meant.
      if (!document.querySelector('.option:not([disabled])') && !confirm()) return;
    }
    confirm()?.click();
  }, path.split(' '));

async function play(who, id, seat, random) {
  for (let turns = 0; turns < 400; turns += 1) {
    await who.page.locator('.option:not([disabled]), .over').first().waitFor({ timeout: 60_000 });
    await read(who);
    if (await who.page.locator('.over').count()) return;
    const { answers } = await state(who.page, id, seat);
    if (answers?.length) await click(who.page, choose(answers, random));
  }
  throw new Error('no end');
}

/** The events of a history, each with its entry. */
const eventsOf = ({ entries }) => entries.flatMap(({ n, told }) => told.map(({ event, text }) => ({ n, text: plain(text), event: JSON.stringify(event) })));

async function game({ browser, url }, round, options = {}) {
  const people = [await watched(browser, url, `Annalisa ${round}`), await watched(browser, url, `Brunello ${round}`)];
  const watcher = await watched(browser, url, `Curzio ${round}`);
  const everybody = [...people, watcher];
  const [anna, bruno] = people;
  const { id, invite } = await table(anna.page, [{ kind: 'me' }, { kind: 'person' }], false, { game: 'kingsburg', options });
  await bruno.page.request.post(`api/tables/${id}/join`, { data: { seat: null, invite } });
  const begun = await anna.page.request.post(`api/tables/${id}/start`, { data: {} });
  assert.ok(begun.ok(), await begun.text());
  await Promise.all(everybody.map(({ page }) => page.goto(`tables/${id}`)));
  const ends = people.map((who, seat) => play(who, id, seat, numbers(round * 2 + seat + 1)));
  let going = true;
  const all = Promise.all(ends).finally(() => (going = false));
  const watching = (async () => {
    while (going) {
      await read(watcher);
      await watcher.page.waitForTimeout(400);
    }
  })();
  await all;
  await watching;
  await watcher.page.locator('.over').waitFor();

  // After the end anybody may look through any seat's eyes; who sits nowhere and names no seat is a spectator.
  const history = async (seat) => (await watcher.page.request.get(`api/tables/${id}/history${seat === null ? '' : `?seat=${seat}`}`)).json();
  const whole = await history(null);
  const open = eventsOf(whole);
  const heard = [eventsOf(await history(0)), eventsOf(await history(1))];
  /** What comes with the end is open to all; a page is read before each answer of its seat. */
  const last = whole.entries.findLast(({ act }) => act === 'answer').n;
  const lastOf = (seat) => whole.entries.findLast(({ act, by }) => act === 'answer' && by === seat).n;
  const isIn = (told, others) => others.some(({ n, event }) => n === told.n && event === told.event);
  let secrets = 0;
  const kinds = new Set();
  for (const [seat, who] of people.entries()) {
    const [other, others] = [people[1 - seat], heard[1 - seat]];
    const [frames, pages] = [who.frames.join('\n'), [...who.texts].join('\n')];
    for (const secret of heard[seat].filter((told) => !isIn(told, others))) {
      secrets += 1;
      kinds.add(JSON.parse(secret.event).event);
      assert.ok(!isIn(secret, open), `a spectator's history has ${secret.event}`);
      if (secret.n === last) continue;
      assert.ok(frames.includes(secret.event), `${who.name} was not told ${secret.event}`);
      if (secret.n < lastOf(seat)) assert.ok(pages.includes(secret.text), `${who.name} was not shown "${secret.text}"`);
      for (const stranger of [other, watcher]) {
        assert.ok(!stranger.frames.some((frame) => frame.includes(secret.event)), `${stranger.name} was told ${secret.event}`);
        assert.ok(![...stranger.texts].some((text) => text.includes(secret.text)), `${stranger.name} was shown "${secret.text}"`);
      }
    }
  }
  // A card that lies face down is known to who has looked, and to nobody else.
  let peeked = 0;
  for (const [at, who] of everybody.entries()) {
    const views = momentsOf(who).map(({ state }) => state?.view).filter(Boolean);
    assert.ok(views.length > 10, `${who.name} saw ${views.length} moments`);
    for (const view of views) {
      for (const [seat, { dealt, kept, request }] of view.players.entries()) {
        if (seat !== at) assert.deepEqual([dealt, kept, request], [[], null, null], `${who.name} and what seat ${seat} holds`);
      }
      view.invaders.forEach((card, year) => {
        if (year + 1 < view.year || (year + 1 === view.year && view.phase === 'winter')) return;
        assert.equal(card !== null, view.looked[year].includes(at), `${who.name} and the card of year ${year + 1}`);
        peeked += card === null ? 0 : 1;
      });
    }
  }
  // What the dice are made from, and the marks of states, come after the end.
  const log = (await (await anna.page.request.get(`api/tables/${id}/export`)).text()).trim().split('\n').map((line) => JSON.parse(line));
  const hidden = log.flatMap(({ hash, secret }) => [hash, secret]).filter(Boolean);
  assert.ok(hidden.length > 20 && log.at(-1).secret, 'the log has its secret');
  for (const who of everybody) {
    const frames = who.frames.join('\n');
    assert.ok(who.over && frames.length > 1000, who.name);
    assert.deepEqual(hidden.filter((value) => frames.includes(value)), [], `${who.name} was told what belongs to the log`);
    assert.deepEqual(who.errors, []);
  }
  hands(people, watcher);
  assert.equal(kinds.has('saw'), peeked > 0);
  for (const { context } of everybody) await context.close();
  console.log(`      ${secrets} secrets in ${heard[0].length} events`);
  return kinds;
}

/** Governors that were dealt are named to nobody else while all choose. */
function hands(people, watcher) {
  const choosing = (who) => momentsOf(who).filter(({ state }) => state?.view.frames.some((frame) => Object.hasOwn(Object(frame), 'governors')));
  const dealt = people.map((who, seat) => choosing(who).flatMap(({ state }) => state.view.players[seat].dealt));
  for (const [seat, ids] of dealt.entries()) {
    for (const stranger of [people[1 - seat], watcher]) {
      const told = choosing(stranger).map(({ frame, state }) => frame + JSON.stringify(state)).join('\n');
      assert.deepEqual([...new Set(ids)].filter((id) => told.includes(`"${id}"`) || told.includes(`governor/${id}`)), [], `${stranger.name} was told the hand of seat ${seat}`);
    }
  }
}

/** Cards that were looked at, governors that were dealt, tokens that were laid in secret. */
export async function secrets(env) {
  const [wanted, kinds] = [['saw', 'governors-dealt', 'governor-kept', 'request-laid'], new Set()];
  const missing = () => wanted.filter((kind) => !kinds.has(kind));
  for (let round = 0; round < GAMES && missing().length; round += 1) for (const kind of await game(env, round, OPTIONS)) kinds.add(kind);
  assert.deepEqual(missing(), [], 'every kind of secret was met');
}
