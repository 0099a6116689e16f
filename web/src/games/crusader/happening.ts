// The event of a card that is being carried out, from what happened. No rule is decided here.
import type { Event, HappeningEvent } from './types';

/** What ends an event. */
const OVER = ['card-discarded', 'revealed', 'phase-began', 'round-began', 'event-ignored'];

export interface Struck {
  /** Which event. */
  what: string;
  /** Whom it strikes. */
  player: string;
}

/** The event that strikes somebody now; null: none does. */
export function struckBy(events: readonly Event[]): Struck | null {
  let found: Struck | null = null;
  for (const one of events) {
    const event = one as HappeningEvent;
    if (event.event === 'event-strikes' || event.event === 'event-began') found = { what: event.what, player: event.player };
    else if (OVER.includes(event.event)) found = null;
  }
  return found;
}
