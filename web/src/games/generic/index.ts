import type { GameFace } from '../types';
import Board from './Board.svelte';

const face: GameFace = { Board };
export default face;
