// The face of Warlords of Europe: what the table page asks of a game.
import type { GameFace } from '../types';
import Board from './Board.svelte';
import type { View } from './types';

const face: GameFace<View> = {
  Board,
  scoreOf: (view, seat) => view.players[seat]?.finished ?? 0,
};

export default face;
