// Victory points by where they came from, as the log tells it: each event with points names its rule.
import type { Told } from '../../api/types';
import { bySource, type Scored, type Source } from '../../table/sources';
import type { Event } from './types';

const SOURCES = ['buildings', 'court', 'winter', 'rest'] as const;
/** The chapters of the rules whose points are those of a source; all others are the rest. */
const CHAPTERS: Readonly<Record<string, (typeof SOURCES)[number]>> = {
  BUILD: 'buildings', BLD: 'buildings', MOD1: 'buildings', MOD2: 'buildings', RAZE: 'buildings',
  HELP: 'court', ADV: 'court', CAPR: 'court', MOD6: 'court', REST: 'court',
  WINTER: 'winter', RAID: 'winter', LOSS: 'winter',
};

function pointsIn(event: Event): number {
  if (event.event === 'gained') return event.what.vp;
  if (event.event === 'lost') return -event.what.vp;
  if (event.event === 'built' || event.event === 'put-up') return event.vp;
  // What a governor was bought for, and what was destroyed.
  return event.event === 'razed' || event.event === 'governor-revealed' ? -event.vp : 0;
}

export function sourcesOf(told: readonly Told[]): Source[] {
  const scored = told.flatMap((one): Scored[] => {
    const event = one.event as unknown as Event;
    const points = pointsIn(event);
    if (!points || !('seat' in event)) return [];
    const isBuilding = event.event === 'built' || event.event === 'put-up' || event.event === 'razed';
    return [{ who: `seat/${event.seat}`, source: isBuilding ? 'buildings' : (CHAPTERS[one.rule.split('-')[1] ?? ''] ?? 'rest'), points }];
  });
  return bySource(SOURCES, scored);
}
