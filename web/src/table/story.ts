// The log as it is read: entries that were taken back stay, marked as such.
import type { Entry, Told } from '../api/types';

export interface Line {
  key: string;
  n: number;
  by: number | null;
  told: Told | null;
  /** Taken back later. */
  gone: boolean;
  /** Who took back here. */
  undo: boolean;
}

/** Which entries were taken back. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const { n, act, back } of entries) {
    if (act !== 'undo' || back === null || back === undefined) continue;
    for (let at = back; at < n; at += 1) gone.add(at);
  }
  return gone;
}

export function linesOf(entries: readonly Entry[]): Line[] {
  const gone = takenBack(entries);
  return entries.flatMap(({ n, act, by, told }): Line[] => {
    const about = { n, by: by ?? null, gone: gone.has(n) };
    if (act === 'undo') return [{ ...about, key: `${n}`, told: null, undo: true }];
    return told.map((thing, at) => ({ ...about, key: `${n}.${at}`, told: thing, undo: false }));
  });
}

/** The things on the board that something is about. */
export function elementsIn(told: readonly Told[]): string[] {
  return told.flatMap(({ message }) => message.args.flatMap(([, arg]) => ('elements' in arg ? arg.elements : 'seat' in arg ? [`seat/${arg.seat}`] : [])));
}

/** What happened since the last answer of a seat; empty if it has not answered yet. */
export function since(entries: readonly Entry[], seat: number): Told[] {
  const gone = takenBack(entries);
  const own = entries.findLast(({ n, act, by }) => act === 'answer' && by === seat && !gone.has(n));
  if (!own) return [];
  return entries.filter(({ n }) => n > own.n && !gone.has(n)).flatMap(({ told }) => told);
}
