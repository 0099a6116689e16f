// Views for tests.
import type { PlayerSheet, Position } from './types';

export const sheet = (rest: Partial<PlayerSheet> = {}): PlayerSheet => ({
  gold: 0, wood: 0, stone: 0, plus2: 0, soldiers: 0, vp: 0, buildings: [], unscored: [], lines: [], drawn: [], governor: null, dealt: [], kept: null,
  requests: [], request: null, victories: 0, last_battle: null, builds: 0, used: [], used_year: [], consoled: null, plus2_used: false, due: null, dice: [], white: [],
  ...rest,
});

export const view = (players: PlayerSheet[], rest: Partial<Position> = {}): Position => ({
  game: 'kingsburg', options: {}, year: 3, phase: 'spring', order: players.map((_, seat) => seat).reverse(), players, agent: null, aid_die: null, court: [],
  neutral: [], invaders: [null, null, null, null, null], looked: [[], [], [], [], []], totals: players.map(() => 0), scenario: null, valley: [],
  looked_valley: [], fate: null, fates: [], tiles: [], pile: [], stock: {}, restock: [], courted: [], completed: [], pool: [], offered: [], settled: [],
  effect: null, frames: ['begin'], ...rest,
});
