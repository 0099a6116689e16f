// A score in the words of its game: castles, Influence, points.
import { say, words } from '../words.svelte';

export function scoreOf(game: string, score: number): string {
  const own = `web-score-${game}`;
  return say(words.texts.has(own) ? own : 'web-score', { score });
}
