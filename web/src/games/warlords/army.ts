// Soldiers that stand together.
import type { Texts } from '../../texts';
import type { Troop, View } from './types';

export type Army = Partial<Record<Troop, number>>;
export type Kind = Exclude<Troop, `hired-${string}`>;
const KINDS: readonly Kind[] = ['lancer', 'footman', 'archer', 'knight', 'warlord'];

/** All troops: those of one's own set, then mercenaries. */
export const TROOPS: readonly Troop[] = [...KINDS, 'hired-lancer', 'hired-footman', 'hired-archer', 'hired-knight'];

export const isHired = (troop: Troop): boolean => troop.startsWith('hired-');
export const kindOf = (troop: Troop): Kind => troop.replace('hired-', '') as Kind;
/** The element of a path. */
export const elementOf = (troop: Troop): string => `${isHired(troop) ? 'mercenary' : 'soldier'}/${kindOf(troop)}`;
export const troopOf = (element: string): Troop => element.replace('soldier/', '').replace('mercenary/', 'hired-') as Troop;

/** Who is there, in the usual order. */
export const ranks = (army: Army): { troop: Troop; count: number }[] =>
  TROOPS.flatMap((troop) => ((army[troop] ?? 0) > 0 ? [{ troop, count: army[troop] ?? 0 }] : []));

export const total = (army: Army): number => ranks(army).reduce((sum, { count }) => sum + count, 0);

/** Both together. */
export function joined(one: Army, other: Army): Army {
  const sum: Army = { ...one };
  for (const { troop, count } of ranks(other)) sum[troop] = (sum[troop] ?? 0) + count;
  return sum;
}

/** The first without the second. */
export function less(one: Army, other: Army): Army {
  return Object.fromEntries(ranks(one).map(({ troop, count }) => [troop, Math.max(0, count - (other[troop] ?? 0))]));
}

/** An army in words: "6 Lancers and 1 Archer". */
export const words = (texts: Texts, army: Army): string =>
  texts.list(ranks(army).flatMap(({ troop, count }) => Array<string>(count).fill(elementOf(troop))));

/** What a soldier of each troop costs, as the view tells it. */
export type Prices = View['prices']['soldiers'];

/** Cheapest first, mercenaries before others of the same kind: in this order soldiers are given up most easily. */
export const byPrice = (troops: readonly Troop[], prices: Prices): Troop[] =>
  [...troops].sort((a, b) => prices[kindOf(a)] - prices[kindOf(b)] || TROOPS.indexOf(kindOf(a)) - TROOPS.indexOf(kindOf(b)) || Number(isHired(b)) - Number(isHired(a)));
