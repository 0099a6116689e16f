'use strict';
// Conquest-lite as a game of boardgame.io.

const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');
const { SEATS, setUp, beginTurn, legal, act, winner } = require('./conquest');

/** A move of boardgame.io. Every move is checked on the server, as a real game must. */
function move(kind) {
  const make = ({ G, playerID, random, events }, ...args) => {
    const seat = Number(playerID);
    const wanted = [kind, ...args];
    const same = (one) => one.length === wanted.length && one.every((part, i) => part === wanted[i]);
    if (!legal(G, seat).some(same)) return INVALID_MOVE;
    if (kind === 'end') {
      if (seat === SEATS - 1) G.round++;
      events.endTurn();
    } else act(G, seat, wanted, (dice) => random.D6(dice));
    return undefined;
  };
  return { move: make, client: false };
}

const conquest = {
  name: 'conquest',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const G = setUp(random.Shuffle);
    beginTurn(G, 0, random.Shuffle);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    onBegin: ({ G, ctx, random }) => {
      // The first turn has begun in the set-up.
      if (ctx.turn > 1) beginTurn(G, Number(ctx.currentPlayer), random.Shuffle);
    },
  },
  moves: Object.fromEntries(['end', 'recruit', 'fort', 'attack', 'card'].map((kind) => [kind, move(kind)])),
  endIf: ({ G }) => {
    const seat = winner(G);
    return seat === undefined ? undefined : { winner: seat };
  },
  ai: { enumerate: (G, ctx, id) => legal(G, Number(id ?? ctx.currentPlayer)).map(([move, ...args]) => ({ move, args })) },
};

module.exports = { conquest };
