// The face of Kingsburg: what the table page asks of a game.
import type { GameFace } from '../types';
import Board from './Board.svelte';
import type { View } from './types';

const face: GameFace<View> = {
  Board,
  scoreOf: (view, seat) => view.players[seat]?.vp ?? 0,
};

export default face;
