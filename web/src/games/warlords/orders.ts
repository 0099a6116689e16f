// Orders of several answers: "these six", "all but one". The server gets one answer after the other; an order is given
// up as soon as the next answer of it is not a legal one. What is legal comes from the server.
import { byPrice, troopOf, type Prices } from './army';
import type { Event, Troop, View } from './types';

/** What soldiers are counted for: `leave` some of a company behind, `hire` mercenaries. */
export type Lead = '' | 'leave ' | 'hire ';

/** A troop of which a number is asked. */
export interface Row {
  element: string;
  troop: Troop;
  /** The highest number that is offered. */
  most: number;
  /** Can all be named at once, where they are more than the highest number? */
  all: boolean;
}

/** Something wanted: so many of a troop, or one answer; `maybe`: skipped if it is not legal. */
export type Wish = { lead: Lead; element: string; count: number } | { answer: string; maybe?: true };

const COUNTED = /^(leave |hire |)((?:soldier|mercenary)\/[a-z]+) number\/(\d+|all)$/;

/** The troops of which a number is asked. */
export function rows(answers: readonly string[], lead: Lead): Row[] {
  const found = new Map<string, Row>();
  for (const answer of answers) {
    const [, before, element, number] = COUNTED.exec(answer) ?? [];
    if (element === undefined || before !== lead) continue;
    const row = found.get(element) ?? { element, troop: troopOf(element), most: 0, all: false };
    if (number === 'all') row.all = true;
    else row.most = Math.max(row.most, Number(number));
    found.set(element, row);
  }
  return [...found.values()];
}

/** The next answer of an order, and what is wanted after it; null: the order is done or given up. */
export function next(wishes: readonly Wish[], answers: readonly string[]): { answer: string; rest: Wish[] } | null {
  const [wish, ...rest] = wishes;
  if (!wish) return null;
  if ('answer' in wish) {
    if (answers.includes(wish.answer)) return { answer: wish.answer, rest };
    return wish.maybe ? next(rest, answers) : null;
  }
  if (wish.count <= 0) return next(rest, answers);
  const path = (number: number | 'all'): string => `${wish.lead}${wish.element} number/${number}`;
  if (wish.count === Infinity && answers.includes(path('all'))) return { answer: path('all'), rest };
  const row = rows(answers, wish.lead).find(({ element }) => element === wish.element);
  const count = Math.min(wish.count, row?.most ?? 0);
  if (count <= 0 || !answers.includes(path(count))) return null;
  const left = wish.count === Infinity ? 0 : wish.count - count;
  return { answer: path(count), rest: left > 0 ? [{ ...wish, count: left }, ...rest] : rest };
}

/** How many of each troop. */
export type Counts = Record<string, number>;

/** All that are offered. */
export const all = (offered: readonly Row[]): Counts =>
  Object.fromEntries(offered.map(({ element, most, all }) => [element, all ? Infinity : most]));

/** All but one of the cheapest; `there`: how many there are, where only "all" is offered for more. */
export function allButOne(offered: readonly Row[], prices: Prices, there: (troop: Troop) => number): Counts {
  const counts = all(offered);
  const cheapest = byPrice(offered.map(({ troop }) => troop), prices)[0];
  const row = offered.find(({ troop }) => troop === cheapest);
  if (row) counts[row.element] = Math.max(0, (row.all ? there(row.troop) : row.most) - 1);
  return counts;
}

/** So many in all, the cheapest first. */
export function cheapest(offered: readonly Row[], prices: Prices, hits: number): Counts {
  let left = hits;
  const counts: Counts = {};
  for (const troop of byPrice(offered.map((row) => row.troop), prices)) {
    const row = offered.find((other) => other.troop === troop);
    if (!row) continue;
    counts[row.element] = Math.min(row.most, left);
    left -= counts[row.element] ?? 0;
  }
  return counts;
}

export const wishes = (lead: Lead, counts: Counts): Wish[] =>
  Object.entries(counts).flatMap(([element, count]) => (count > 0 ? [{ lead, element, count }] : []));

/** Where an order belongs: it is given up when the game has gone on to something else. */
export function scope(view: View, events: readonly Event[]): string {
  const { phase, round, active, group, battle } = view;
  const began = events.findLastIndex(({ event }) => event === 'battle-began');
  const rolls = battle ? events.slice(began + 1).filter(({ event }) => event === 'rolled').length : 0;
  return [phase, round, active, group && `${group.at} ${group.mover}`, battle && `${battle.fief} ${battle.round} ${rolls}`].join('|');
}
