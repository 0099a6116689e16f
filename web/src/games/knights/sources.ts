// Influence by where it came from, as the log tells it: each event with Influence names its rule.
import type { Told } from '../../api/types';
import { bySource, type Scored, type Source } from '../../table/sources';
import type { Event } from './types';

const SOURCES = ['cities', 'king', 'missions', 'cards'] as const;
/** The chapters of the rules whose Influence is that of a source; all else comes from cards. */
const CHAPTERS: Readonly<Record<string, (typeof SOURCES)[number]>> = { UPKEEP: 'cities', KING: 'king', MISSION: 'missions' };

export function sourcesOf(told: readonly Told[]): Source[] {
  const scored = told.flatMap((one): Scored[] => {
    const event = one.event as unknown as Event;
    if ((event.event !== 'gained' && event.event !== 'paid') || event.what !== 'influence') return [];
    return [{ who: `seat/${event.seat}`, source: CHAPTERS[one.rule.split('-')[1] ?? ''] ?? 'cards', points: event.event === 'paid' ? -event.n : event.n }];
  });
  return bySource(SOURCES, scored);
}
