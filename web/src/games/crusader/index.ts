// The face of Crusader Kings: what the table page asks of a game.
import type { GameFace } from '../types';
import { answerName } from './answers';
import Board from './Board.svelte';
import { isOnMap, partFor } from './parts';
import { sourcesOf } from './sources';
import type { View } from './types';

const face: GameFace<View> = {
  Board,
  fills: true,
  tabs: ['map', 'family', 'hand', 'players'],
  tabFor: (view, lit, _, asked) => partFor(view, lit) ?? (lit.size && asked && isOnMap(asked) ? 'map' : null),
  hasForm: (_, { key }) => key === 'prompt-draw-hand' || key === 'prompt-pick-pair',
  answerName,
  telling: {
    heads: ['event-era-began', 'event-phase-began', 'event-revealed'],
    outcomes: ['event-game-over', 'event-elimination-eliminated', 'event-succession-inherited', 'event-succession-crisis', 'event-captured', 'event-annexed', 'event-repelled', 'event-shield-placed', 'event-castle-built', 'event-overthrown', 'event-special-wed', 'event-plot-done', 'event-check-failed', 'event-taxed', 'event-development-bought'],
  },
  sourcesOf: (view) => sourcesOf(view),
  scoreOf: (view, seat) => view.players.find((player) => player.seat === seat)?.points ?? 0,
};

export default face;
