'use strict';
// One round of boardgame.io on conquest-lite: random play through its reducer, copies of a state, and its own search.
// `node play.js SEED SECONDS`, the seconds for each of the three, of processor time; one line of JSON.

process.env.NODE_ENV = 'production';
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const { conquest } = require('./game');
const { SEATS } = require('./conquest');

const [seed, length] = process.argv.slice(2).map(Number);
/** A search begins after so many decisions: a quarter of a game. */
const QUARTER = 87;
/** More decisions than a game can have: playouts go to the end. */
const LONGEST = 5000;
/** Games before the first that counts. */
const WARM_UP = 10;
/** Iterations of one search. */
const ITERATIONS = 10;

let word = 0x9e3779b9 ^ (seed + 1);
/** A number below n (xorshift). */
function draw(n) {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return Math.floor(((word >>> 0) / 2 ** 32) * n);
}

/** Processor time in seconds, that of helping threads too. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const reducer = CreateGameReducer({ game: conquest });
let games = 0;
const begin = () => InitializeGame({ game: { ...conquest, seed: `${seed}-${games++}` }, numPlayers: SEATS });
const tally = {};
const forget = () => Object.assign(tally, { games: 0, decisions: 0, free: 0, answers: 0 });

function decide(state) {
  const playerID = state.ctx.currentPlayer;
  const answers = conquest.ai.enumerate(state.G, state.ctx, playerID);
  tally.decisions += 1;
  tally.free += answers.length > 1 ? 1 : 0;
  tally.answers += answers.length;
  const { move, args } = answers[draw(answers.length)];
  const next = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
  if (next === state) throw new Error(`${move} was refused`);
  return next;
}

function game() {
  let state = begin();
  while (state.ctx.gameover === undefined) state = decide(state);
  tally.games += 1;
}

function play() {
  // Compiled while it runs: the first games are slow and do not count.
  forget();
  while (tally.games < WARM_UP) game();
  forget();
  const start = cpu();
  do game();
  while (cpu() - start < length);
  return { ...tally, seconds: cpu() - start };
}

function quarter() {
  for (;;) {
    let state = begin();
    for (let i = 0; i < QUARTER && state.ctx.gameover === undefined; i++) state = decide(state);
    if (state.ctx.gameover === undefined) return state;
  }
}

/** Its states are plain data that never change: what a copy costs is what it costs to own one. */
function copy() {
  const state = quarter();
  let times = 0;
  const start = cpu();
  do {
    for (let i = 0; i < 100; i++) structuredClone(state.G);
    times += 100;
  } while (cpu() - start < length);
  return { times, seconds: cpu() - start };
}

async function search() {
  const enumerate = conquest.ai.enumerate;
  const bot = new MCTSBot({ seed, game: conquest, enumerate, iterations: ITERATIONS, playoutDepth: LONGEST });
  let times = 0;
  let seconds = 0;
  do {
    const state = quarter();
    const start = cpu();
    await bot.play(state, state.ctx.currentPlayer);
    seconds += cpu() - start;
    times += ITERATIONS;
  } while (seconds < length);
  return { times, seconds };
}

(async () => {
  console.log(JSON.stringify({ play: play(), clones: copy(), search: await search() }));
})();
