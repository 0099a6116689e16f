// The face of Kingsburg: what the table page asks of a game.
import { catalogueOf } from '../catalogue';
import type { GameFace } from '../types';
import Board from './Board.svelte';
import { components } from './components.svelte';
import type { Position } from './types';

void catalogueOf('kingsburg').then((found) => found && components.use(found.files));

const face: GameFace<Position> = {
  Board,
  scoreOf: (view, seat) => view.players[seat]?.vp ?? 0,
};

export default face;
