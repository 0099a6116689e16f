// Where the points of a finished game come from: a game names its sources, the page draws them.
import type { Entry, Told } from '../api/types';
import { takenBack } from './story';

export interface Source {
  /** Its text is `web-source-<game>-<name>`. */
  name: string;
  /** By `seat/0`, or by the text that names a side in which nobody sits. */
  points: ReadonlyMap<string, number>;
}

/** Some points of somebody: who as `seat/0`, and where from. */
export interface Scored {
  who: string;
  source: string;
  points: number;
}

/** The sums by source and by who has them, the sources in this order; what brought nothing to anybody is left away. */
export function bySource(order: readonly string[], scored: readonly Scored[]): Source[] {
  return order.flatMap((name) => {
    const points = new Map<string, number>();
    for (const { who, source, points: some } of scored) if (source === name) points.set(who, (points.get(who) ?? 0) + some);
    return [...points.values()].some((sum) => sum !== 0) ? [{ name, points }] : [];
  });
}

/** All that was told in a game and stands. */
export function toldIn(entries: readonly Entry[]): Told[] {
  const gone = takenBack(entries);
  return entries.flatMap(({ n, told }) => (gone.has(n) ? [] : told));
}
