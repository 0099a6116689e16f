// Who came where: winners first, then by score; who is level shares a place.
import type { Standing } from '../api/types';

export interface Ranked {
  /** Who sits there; null: a side in which nobody sits, such as a bank. */
  seat: number | null;
  /** The text that names a side. */
  side: string | null;
  score: number;
  won: boolean;
  place: number;
}

export function ranked({ scores, winners, sides }: Pick<Standing, 'scores' | 'winners' | 'sides'>): Ranked[] {
  const seated = scores.map((score, seat) => ({ seat, side: null, score, won: winners.includes(seat) }));
  const others = (sides ?? []).map(({ name, score, won }) => ({ seat: null, side: name, score, won }));
  const order = [...seated, ...others].sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const level = (a: Omit<Ranked, 'place'>, b: Omit<Ranked, 'place'>): boolean => a.won === b.won && (a.won || a.score === b.score);
  return order.map((one) => ({ ...one, place: order.findIndex((other) => level(other, one)) + 1 }));
}
