'use strict';
// Conquest-lite: our own small game for comparisons. Four seats, 24 areas on a ring with chords, dice, hidden hands, a
// secret deck, gold; at most six actions a turn, 15 rounds, 16 areas win. The same rules as crates/toys/src/plain.rs,
// and of no framework: every peer that plays it plays these.

const AREAS = 24;
const SEATS = 4;
const ROUNDS = 15;
const ACTIONS = 6;
const VICTORY = 16;
const CARDS = 60;
const HAND = 6;

const NEIGHBOURS = Array.from({ length: AREAS }, (_, i) => [1, 5, AREAS - 5, AREAS - 1].map((d) => (i + d) % AREAS));

function setUp(shuffle) {
  const deck = shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const areas = Array.from({ length: AREAS }, (_, i) => ({ owner: i % SEATS, troops: 3, fort: 0 }));
  const players = {};
  for (let seat = 0; seat < SEATS; seat++) players[seat] = { hand: deck.splice(0, 3) };
  return { areas, gold: Array(SEATS).fill(4), players, secret: { deck }, discard: [], round: 1, actions: 0 };
}

function beginTurn(G, seat, shuffle) {
  const own = G.areas.filter((area) => area.owner === seat).length;
  G.gold[seat] += 2 + (own >> 1);
  G.actions = 0;
  if (G.secret.deck.length === 0 && G.discard.length > 0) {
    G.secret.deck = shuffle(G.discard);
    G.discard = [];
  }
  const { hand } = G.players[seat];
  if (G.secret.deck.length > 0 && hand.length < HAND) hand.push(G.secret.deck.pop());
}

/** All legal moves of a seat, each as [kind, ...arguments]. */
function legal(G, seat) {
  const moves = [['end']];
  if (G.actions >= ACTIONS) return moves;
  const gold = G.gold[seat];
  G.areas.forEach((area, i) => {
    if (area.owner !== seat) return;
    if (gold >= 2) moves.push(['recruit', i]);
    if (gold >= 5 && area.fort < 2) moves.push(['fort', i]);
    if (area.troops < 2) return;
    for (const to of NEIGHBOURS[i]) if (G.areas[to].owner !== seat) moves.push(['attack', i, to]);
  });
  for (const card of G.players[seat].hand) {
    const kind = card % 3;
    if (kind === 1) moves.push(['card', card, -1]);
    else {
      G.areas.forEach((area, i) => {
        const fits = kind === 0 ? area.owner === seat : area.owner !== seat && area.troops > 1;
        if (fits) moves.push(['card', card, i]);
      });
    }
  }
  return moves;
}

function attack(G, seat, from, to, roll) {
  const attacker = G.areas[from];
  const defender = G.areas[to];
  const attackers = Math.min(3, attacker.troops - 1);
  const defenders = Math.min(2, defender.troops);
  const high = (a, b) => b - a;
  const attackDice = roll(attackers).sort(high);
  const defenceDice = roll(defenders).sort(high);
  if (defender.fort > 0) defenceDice[0] += 1;
  for (let i = 0; i < Math.min(attackers, defenders); i++) {
    if (attackDice[i] > defenceDice[i]) defender.troops--;
    else attacker.troops--;
  }
  if (defender.troops > 0) return;
  defender.owner = seat;
  defender.troops = Math.max(1, Math.min(attackers, attacker.troops - 1));
  defender.fort = 0;
  attacker.troops -= defender.troops;
}

function playCard(G, seat, card, area) {
  const { hand } = G.players[seat];
  hand.splice(hand.indexOf(card), 1);
  G.discard.push(card);
  const kind = card % 3;
  if (kind === 0) G.areas[area].troops += 2;
  else if (kind === 1) G.gold[seat] += 3;
  else G.areas[area].troops -= 1;
}

function act(G, seat, [kind, first, second], roll) {
  G.actions++;
  switch (kind) {
    case 'recruit':
      G.gold[seat] -= 2;
      G.areas[first].troops++;
      break;
    case 'fort':
      G.gold[seat] -= 5;
      G.areas[first].fort++;
      break;
    case 'attack':
      attack(G, seat, first, second, roll);
      break;
    default:
      playCard(G, seat, first, second);
  }
}

function winner(G) {
  const owned = Array(SEATS).fill(0);
  for (const area of G.areas) owned[area.owner]++;
  const most = owned.indexOf(Math.max(...owned));
  return owned[most] >= VICTORY || G.round > ROUNDS ? most : undefined;
}

module.exports = { SEATS, setUp, beginTurn, legal, act, winner };
