// Hints: who may ask for one, and chances as numbers that add up.
import type { TableInfo } from '../api/types';

/** So many answers are shown. */
export const SHOWN = 3;

/** May who plays here ask for hints? The server has the last word. */
export function mayAsk({ hints, status, seats }: Pick<TableInfo, 'hints' | 'status' | 'seats'>): boolean {
  if (status !== 'running') return false;
  return hints === 'everyone' || seats.every(({ kind, yours }) => kind === 'bot' || yours);
}

/** A chance in whole percents. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** How far a chance may be off in whole percents, rounded up: there is always some doubt. */
export const margin = (off: number): number => Math.max(1, Math.ceil(off * 100));

/** Chances in whole percents that add up to 100: what is left over goes to the largest remainders. */
export function percents(chances: readonly number[]): number[] {
  const sum = chances.reduce((all, chance) => all + chance, 0) || 1;
  const exact = chances.map((chance) => (chance / sum) * 100);
  const whole = exact.map(Math.floor);
  const order = exact.map((value, seat) => ({ seat, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  const missing = chances.length ? 100 - whole.reduce((all, value) => all + value, 0) : 0;
  for (const { seat } of order.slice(0, missing)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}
