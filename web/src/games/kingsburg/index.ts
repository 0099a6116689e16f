// The face of Kingsburg: what the table page asks of a game.
import type { GameFace } from '../types';
import Board from './Board.svelte';
import { sourcesOf } from './sources';
import type { View } from './types';

const face: GameFace<View> = {
  Board,
  tabs: ['court', 'province', 'rivals'],
  tabFor: (_, lit) => {
    const has = (kind: string): boolean => [...lit].some((element) => element.startsWith(`${kind}/`));
    return has('building') ? 'province' : has('seat') && !has('advisor') ? 'rivals' : lit.size ? 'court' : null;
  },
  telling: {
    heads: ['event-phase-began'],
    outcomes: ['event-game-over', 'event-battle-lost', 'event-won', 'event-drawn', 'event-built', 'event-influenced', 'event-agent-taken', 'event-aid-die', 'event-rolled'],
  },
  sourcesOf: (_, told) => sourcesOf(told),
  scoreOf: (view, seat) => view.players[seat]?.vp ?? 0,
};

export default face;
