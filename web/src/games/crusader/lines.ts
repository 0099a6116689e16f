// What an AI does now: the line of its strategy that it took last.
import type { AiEvent, Event } from './types';

/** The last line that each AI followed, by dynasty, as the texts name it; null: it found none. */
export function linesTaken(events: readonly Event[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const one of events) {
    const event = one as AiEvent;
    if (event.event === 'line-taken') found.set(event.player, event.line);
    else if (event.event === 'no-line') found.set(event.player, null);
  }
  return found;
}
