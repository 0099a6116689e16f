// Views for tests.
import type { Facts, InvaderFacts, PlayerFacts, PlayerSheet, View } from './types';

export const sheet = (rest: Partial<PlayerSheet> = {}): PlayerSheet => ({
  gold: 0, wood: 0, stone: 0, plus2: 0, soldiers: 0, vp: 0, buildings: [], unscored: [], lines: [], drawn: [], governor: null, dealt: [], kept: null,
  requests: [], request: null, victories: 0, last_battle: null, builds: 0, used: [], used_year: [], consoled: null, plus2_used: false, due: null, dice: [], white: [],
  ...rest,
});

/** What is told of a player. */
export const told = (rest: Partial<PlayerFacts> = {}): PlayerFacts => ({ spaces: [], prices: {}, shifts: [], card: [], strength: 0, bonuses: [], ...rest });

export const invader = (rest: Partial<InvaderFacts> = {}): InvaderFacts => ({
  race: null, printed: [2, 3, 4], changes: [], least: 2, most: 4, reward: {}, penalty: {}, ...rest,
});

export const facts = (players: PlayerFacts[], rest: Partial<Facts> = {}): Facts => ({
  rows: ['B', 'C', 'D', 'E', 'F'], buildings: {}, gifts: [], extra: {}, closed: [], invaders: [1, 2, 3, 4, 5].map(() => invader()), valley: [], players, ...rest,
});

export const view = (players: PlayerSheet[], rest: Partial<View> = {}): View => ({
  facts: facts(players.map(() => told())),
  game: 'kingsburg', options: {}, year: 3, phase: 'spring', order: players.map((_, seat) => seat).reverse(), players, agent: null, aid_die: null, court: [],
  neutral: [], invaders: [null, null, null, null, null], looked: [[], [], [], [], []], totals: players.map(() => 0), scenario: null, valley: [],
  looked_valley: [], fate: null, fates: [], tiles: [], pile: [], stock: {}, restock: [], courted: [], completed: [], pool: [], offered: [], settled: [],
  effect: null, frames: ['begin'], ...rest,
});
