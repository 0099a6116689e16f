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

/** The lines of entries that were read before: the same ones again, so that what did not change is not drawn anew. */
const known = new WeakMap<Entry, Line[]>();

export function linesOf(entries: readonly Entry[]): Line[] {
  const gone = takenBack(entries);
  return entries.flatMap((entry) => {
    const before = known.get(entry);
    if (before && (before[0]?.gone ?? false) === gone.has(entry.n)) return before;
    const lines = linesIn(entry, gone.has(entry.n));
    known.set(entry, lines);
    return lines;
  });
}

function linesIn({ n, act, by, told }: Entry, gone: boolean): Line[] {
  const about = { n, by: by ?? null, gone };
  if (act === 'undo') return [{ ...about, key: `${n}`, told: null, undo: true }];
  return told.map((thing, at) => ({ ...about, key: `${n}.${at}`, told: thing, undo: false }));
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

/** How a game tells its log: what begins a chapter, and what a chapter comes down to. */
export interface Telling {
  /** Keys of messages that begin a chapter. */
  heads: readonly string[];
  /** Keys of messages that say how it ended, the most telling first. */
  outcomes: readonly string[];
}

export const PLAIN: Telling = { heads: ['event-phase-began'], outcomes: ['event-game-over'] };

export interface Chapter {
  key: string;
  /** What it begins with; none before the first heading. */
  head: Line | null;
  /** What it came down to. */
  outcomes: Line[];
  lines: Line[];
  /** Has the reader answered in it? */
  isOwn: boolean;
}

/** The lines in chapters. */
export function chaptersOf(lines: readonly Line[], { heads, outcomes }: Telling, seat: number | null): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    const key = line.told?.message.key ?? '';
    const isHead = heads.includes(key);
    const last = found.at(-1);
    const chapter = last && !isHead ? last : { key: line.key, head: isHead ? line : null, outcomes: [], lines: [], isOwn: false };
    if (chapter !== last) found.push(chapter);
    if (!isHead) chapter.lines.push(line);
    chapter.isOwn ||= seat !== null && line.by === seat;
  }
  // A heading with nothing below it is told by the next one.
  const told = found.filter(({ lines: own }, at) => own.length || at === found.length - 1);
  for (const chapter of told) {
    const standing = chapter.lines.filter(({ gone }) => !gone);
    const best = outcomes.find((key) => standing.some(({ told: said }) => said?.message.key === key));
    chapter.outcomes = best ? standing.filter(({ told: said }) => said?.message.key === best) : [];
  }
  return told;
}

const isSame = (a: Chapter, b: Chapter): boolean => a.head === b.head && a.isOwn === b.isOwn && a.lines.length === b.lines.length && a.lines.every((line, at) => line === b.lines[at]);

/** The chapters, and of those before that did not change the very same ones: a long log is not drawn anew for every line. */
export function alike(before: readonly Chapter[], now: readonly Chapter[]): Chapter[] {
  return now.map((chapter, at) => (before[at] && isSame(before[at], chapter) ? before[at] : chapter));
}

/** What a stretch of a game is remembered by: the line of it that says most about a seat, and the chapter it stands in. */
export function momentOf(entries: readonly Entry[], { from, to, seat }: { from: number; to: number; seat: number }, { heads, outcomes }: Telling): { head: Told | null; line: Told | null } {
  const gone = takenBack(entries);
  const found: { head: Told | null; line: Told }[] = [];
  let head: Told | null = null;
  for (const { n, told } of entries) {
    if (n > to || gone.has(n)) continue;
    for (const line of told) {
      if (heads.includes(line.message.key)) head = line;
      else if (n > from) found.push({ head, line });
    }
  }
  const own = found.filter(({ line }) => elementsIn([line]).includes(`seat/${seat}`));
  const rank = ({ line }: { line: Told }): number => outcomes.indexOf(line.message.key) + 1 || outcomes.length + 1;
  const all = own.length ? own : found;
  return all.reduce<{ head: Told | null; line: Told | null }>((best, some) => (best.line === null || rank(some) <= rank({ line: best.line }) ? some : best), { head, line: null });
}
