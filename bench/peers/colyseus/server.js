'use strict';
// A colyseus server with conquest-lite on a free port of the loopback; its rooms live in memory. Every seat gets its
// own view as a message after every move: the state that colyseus shares by itself comes in beats of 50 ms.

process.env.NODE_ENV = 'production';
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { SEATS, setUp, beginTurn, legal, act, winner } = require('./conquest');
const { live } = require('./life');

const below = (n) => Math.floor(Math.random() * n);
const roll = (dice) => Array.from({ length: dice }, () => 1 + below(6));

function shuffle(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

class Match {
  constructor() {
    this.board = setUp(shuffle);
    this.turn = 0;
    this.moves = 0;
    beginTurn(this.board, 0, shuffle);
  }

  /** Makes a move if it is legal, and says whether it was: every move is checked, as a real game must. */
  move(seat, wanted) {
    const same = (one) => one.length === wanted.length && one.every((part, i) => part === wanted[i]);
    if (seat !== this.turn || winner(this.board) !== undefined || !legal(this.board, seat).some(same)) return false;
    if (wanted[0] === 'end') {
      if (seat === SEATS - 1) this.board.round++;
      this.turn = (seat + 1) % SEATS;
      beginTurn(this.board, this.turn, shuffle);
    } else act(this.board, seat, wanted, roll);
    this.moves++;
    return true;
  }

  view(seat) {
    const { secret, players, ...open } = this.board;
    const board = { ...open, players: { [seat]: players[seat] } };
    return { moves: this.moves, turn: this.turn, over: winner(this.board) !== undefined, board };
  }
}

class Conquest extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    this.match = new Match();
    this.onMessage('move', (client, move) => {
      if (this.match.move(this.seat(client), move)) this.tell();
      else client.send('refused', move);
    });
  }

  onJoin() {
    if (this.clients.length === SEATS) this.tell();
  }

  seat(client) {
    return this.clients.indexOf(client);
  }

  tell() {
    this.clients.forEach((client, seat) => client.send('state', this.match.view(seat)));
  }
}

// No pings: a generator that is still making tables does not answer them.
const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('conquest', Conquest);
server.listen(0, '127.0.0.1').then(() => live(transport.server.address().port));
