// The face of Warrior Knights: what the table page asks of a game.
import type { GameFace } from '../types';
import Board from './Board.svelte';
import { sourcesOf } from './sources';
import type { Shown } from './types';

const face: GameFace<Shown> = {
  Board,
  fills: true,
  tabs: ['map', 'plan', 'assembly', 'barons'],
  tabFor: (view, lit) => {
    const has = (...kinds: string[]): boolean => [...lit].some((element) => kinds.includes(element.split('/')[0] ?? ''));
    if (view.phase === 'planning' && has('card')) return 'plan';
    if (view.assembly && has('yes', 'no', 'accept', 'refuse', 'number', 'seat', 'agenda', 'lift', 'discard', 'postpone', 'recall', 'forbid')) return 'assembly';
    if (has('area', 'city', 'noble', 'result', 'manner') || view.battle) return 'map';
    // The Event on the table lies on the map, too.
    if (view.open.event && lit.size) return 'map';
    if (has('spot', 'troop', 'nation', 'expedition', 'advancement')) return 'plan';
    if (has('seat', 'stronghold')) return 'barons';
    return null;
  },
  telling: {
    heads: ['event-round-began', 'event-card-turned', 'event-neutral-turned', 'event-phase-began', 'event-assembly-met', 'event-upkeep-began', 'event-battle-declared'],
    outcomes: ['event-game-over', 'event-stronghold-fell', 'event-city-taken', 'event-city-razed', 'event-died', 'event-siege-laid', 'event-banned', 'event-crowned', 'event-agenda-decided', 'event-hired', 'event-moved', 'event-gained'],
  },
  sourcesOf: (_, told) => sourcesOf(told),
  scoreOf: (view, seat) => view.barons[seat]?.influence ?? 0,
};

export default face;
