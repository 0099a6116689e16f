// The boards that there are; a game without one gets the plain board.
import type { GameFace } from './types';

const faces = import.meta.glob('./*/index.ts', { import: 'default' }) as Record<string, () => Promise<GameFace>>;

/** Has the game a board of its own? */
export const isDrawn = (game: string): boolean => `./${game}/index.ts` in faces;

/** The face of a game, a chunk of its own; `plain`: as lists. */
export function faceOf(game: string, plain: boolean): Promise<GameFace> {
  const own = plain ? undefined : faces[`./${game}/index.ts`];
  return own ? own() : import('./generic').then((found) => found.default);
}
