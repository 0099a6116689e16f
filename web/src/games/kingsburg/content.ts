// What a drawing needs to know of the components.
import { components, type Action, type Building, type Card, type Condition, type Effect, type Invader, type Things } from './components.svelte';
import type { Phase, Position } from './types';

export type { Building, Invader, Things } from './components.svelte';

export const GOODS = ['gold', 'wood', 'stone'] as const;
export type Good = (typeof GOODS)[number];
/** Goods, and so many of any kind more or less. */
export type Cost = Record<Good, number> & { any: number };

/** A sign of a gift: so many of something, `/` between choices, `→` between price and goods. */
export type Sign = { icon: string; count: number } | '/' | '→';

export const PHASES: readonly Phase[] = ['aid', 'spring', 'reward', 'summer', 'agent', 'autumn', 'mercenaries', 'winter'];
export const YEARS = ['I', 'II', 'III', 'IV', 'V'] as const;
export const COLUMNS = ['I', 'II', 'III', 'IV'] as const;

const byId = <T extends { id: string }>(items: readonly T[], id: string | null | undefined): T | undefined => items.find((item) => item.id === id);
export const buildingOf = (id: string): Building | undefined => byId(components.files.buildings, id);
export const invaderOf = (id: string | null | undefined): Invader | undefined => byId(components.files.invaders, id);
/** A card by its place among all, as events name it. */
export const invaderAt = (place: number): Invader | undefined => components.files.invaders[place];

/** Rows A and G are on the back of the board. */
const ADDITIONAL = 'module1';
const ALTERNATIVE = 'module2';

/** The rows of the province boards in this game. */
export function rowsOf(view: Position): string[] {
  const printed = components.files.buildings.filter(({ set }) => set !== ALTERNATIVE && (set !== ADDITIONAL || view.options['rows'] === 'seven'));
  return [...new Set(printed.map(({ row }) => row))].sort();
}

/** The four buildings of a line, on the board or on the card that is laid over it. */
export function lineOf(row: string, side: 'printed' | 'alternative'): Building[] {
  const line = components.files.buildings.filter((building) => building.row === row && (building.set === ALTERNATIVE) === (side === 'alternative'));
  return [...line].sort((a, b) => a.column - b.column);
}

/** The line that a player has in a row. */
export const ownLine = (view: Position, seat: number, row: string): Building[] =>
  lineOf(row, view.players[seat]?.lines.includes(row) ? 'alternative' : 'printed');

/** The strengths that the cards of a year can have, each once. */
export function strengths(year: number): number[] {
  const found = components.files.invaders.filter((card) => card.year === year).map((card) => card.strength);
  return [...new Set(found)].sort((a, b) => a - b);
}

const ICONS = ['gold', 'wood', 'stone', 'any', 'plus2', 'soldier', 'vp', 'eachOther', 'buildings'];

/** What is in a bundle, in the usual order, without what there is none of. */
export function things(bundle: Things): { icon: string; count: number }[] {
  return ICONS.flatMap((icon) => {
    const count = bundle[icon] ?? 0;
    return count === 0 ? [] : [{ icon, count }];
  });
}

const bundleOf = (action: Action | undefined): Things => (typeof action?.what === 'object' ? action.what : {});

function signsOf(action: Action): Sign[] {
  switch (action.a) {
    case 'Gain':
      return things(bundleOf(action));
    case 'Choose': {
      const choices = (action.options ?? []).map((option) => bundleOf(option.do[0]));
      // Two different goods of all three are two of any kind, drawn small.
      if ((action.pick ?? 1) > 1) return [{ icon: 'any', count: action.pick ?? 1 }];
      // What all choices share stands first: "wood, gold or stone" instead of "gold and wood or wood and stone".
      const shared = Object.keys(choices[0] ?? {}).filter((kind) => choices.every((choice) => choice[kind] === 1));
      const common = things(Object.fromEntries(shared.map((kind) => [kind, 1])));
      const rest = choices.map((choice) => things(Object.fromEntries(Object.entries(choice).filter(([kind]) => !shared.includes(kind)))));
      return [...common, ...rest.flatMap((signs, i): Sign[] => (i === 0 ? signs : ['/', ...signs]))];
    }
    case 'Trade':
      return [...things(action.pay ?? {}), '→', ...things(action.gain ?? {})];
    case 'Peek':
      return [{ icon: 'peek', count: 1 }];
    default:
      return [];
  }
}

export interface Advisor {
  number: number;
  signs: Sign[];
}

export const advisors = (): Advisor[] =>
  components.files.advisors.map(({ number, effects }) => ({ number, signs: effects.flatMap((effect) => effect.do.flatMap(signsOf)) }));

/** The spaces for dice on a governor's own card. */
export function spacesOf(governor: string | null | undefined): Advisor[] {
  const actions = byId(components.files.governors, governor)?.effects.flatMap((effect) => effect.do) ?? [];
  return actions.flatMap((action) => action.spaces ?? []).map((space) => ({ number: space.number, signs: space.do.flatMap(signsOf) }));
}

/** The cards that concern everybody. */
const openCards = (view: Position): Card[] =>
  [byId(components.files.fates, view.fate), byId(components.files.scenarios, view.scenario)].filter((card) => card !== undefined);

/** Does a second deck of invaders lie beside the first? */
export const hasSecondDeck = (view: Position): boolean =>
  (byId(components.files.scenarios, view.scenario)?.effects ?? []).some((effect) => effect.do.some(({ a }) => a === 'SecondDeck'));

/** What an advisor gives beside his gift in this year. */
export function extraOf(view: Position, advisor: number): Things {
  const isCovered = view.tiles.includes(advisor);
  const effects = openCards(view).flatMap(({ effects }) => effects);
  const gifts = effects.filter(({ when, if: only }) => when.hook === 'OnAid' && !only && when.advisors?.includes(advisor) && !(when.printedOnly && isCovered));
  const sum: Things = {};
  for (const action of gifts.flatMap((effect) => effect.do).filter(({ a }) => a === 'Gain')) {
    for (const [kind, count] of Object.entries(bundleOf(action))) sum[kind] = (sum[kind] ?? 0) + (count ?? 0);
  }
  return sum;
}

/** Nobody can influence this advisor now. */
export const isClosed = (view: Position, advisor: number): boolean =>
  openCards(view).some(({ effects }) => effects.some((effect) => effect.do.some((action) => action.a === 'CloseAdvisor' && action.advisors?.includes(advisor))));

/** Who attacks, as far as it is known. */
export interface Threat {
  year: number;
  races: readonly string[];
  /** The strength printed on the card of the year. */
  printed: number;
}

function holds(condition: Condition | undefined, threat: Threat | null, year: number): boolean {
  if (!condition) return true;
  const { c, of = [], n = 0 } = condition;
  switch (c) {
    case 'And':
      return of.every((part) => holds(part, threat, year));
    case 'Or':
      return of.some((part) => holds(part, threat, year));
    case 'YearIs':
      return condition.in?.includes(year) ?? false;
    case 'Race':
      return threat?.races.some((race) => condition.in?.includes(race)) ?? false;
    case 'PrintedStrength':
      return threat !== null && (condition.op === '<=' ? threat.printed <= n : condition.op === '>=' ? threat.printed >= n : threat.printed === n);
    default:
      return false;
  }
}

function sumOf(effects: readonly Effect[], kind: string, threat: Threat | null, year: number): number {
  const now = effects.filter((effect) => effect.when.hook === 'Battle' && holds(effect.if, threat, year));
  return now.flatMap((effect) => effect.do).reduce((sum, action) => sum + (action.a === kind && typeof action.n === 'number' ? action.n : 0), 0);
}

/** What the Fate card of the year and the scenario add to the strength of the invaders; of other years, the scenario alone. */
export function strengthChange(view: Position, year: number): number {
  const cards = openCards(view).filter(({ id }) => year === view.year || id === view.scenario);
  return sumOf(cards.flatMap(({ effects }) => effects), 'StrengthMod', null, year);
}

/** What something adds in a battle. */
export interface Bonus {
  element: string;
  bonus: number;
}

/** Which buildings and which governor count in a battle, and for how much; without a threat, against anybody. */
export function battleBonuses(owned: readonly string[], governor: string | null, threat: Threat | null): Bonus[] {
  const own = owned.map((id) => ({ element: `building/${id}`, effects: buildingOf(id)?.effects ?? [] }));
  const ruler = governor === null ? [] : [{ element: `governor/${governor}`, effects: byId(components.files.governors, governor)?.effects ?? [] }];
  return [...own, ...ruler].flatMap(({ element, effects }) => {
    const bonus = sumOf(effects, 'BattleBonus', threat, threat?.year ?? 0);
    return bonus === 0 ? [] : [{ element, bonus }];
  });
}

/** Does this seat build cheaper in the turn in progress? */
function isFavoured(view: Position, seat: number): boolean {
  const builds = view.frames.flatMap((frame) => (typeof frame === 'object' && 'build' in frame ? [frame.build] : []));
  return builds.some(({ place, favour }) => favour === 'cheaper' && view.order[place] === seat);
}

/** The cost of a building for its owner, with what his buildings, his governor and open cards change. */
export function costFor(building: Building, view: Position, seat: number): Cost {
  const cost: Cost = { ...building.cost, any: 0 };
  const player = view.players[seat];
  const owned = (player?.buildings ?? []).flatMap((id) => buildingOf(id)?.effects ?? []);
  const ruled = byId(components.files.governors, player?.governor)?.effects ?? [];
  const open = openCards(view).flatMap(({ effects }) => effects);
  for (const action of [...owned, ...ruled, ...open].flatMap((effect) => effect.do)) {
    const good = action.good === 'any' ? 'any' : GOODS.find((kind) => kind === action.good);
    const isMeant = action.a === 'CostChange' && (!action.columns || action.columns.includes(building.column));
    if (!isMeant || !good || typeof action.n !== 'number' || (action.scope === 'thisTurn' && !isFavoured(view, seat))) continue;
    cost[good] = good === 'any' ? cost.any + action.n : Math.max(0, cost[good] + action.n);
  }
  return cost;
}

/** By how much the buildings of a player let a group count for more or less, and which they are. */
export function shiftsOf(buildings: readonly string[]): { ids: string[]; deltas: number[] } {
  const found = buildings.map((id) => ({
    id,
    deltas: (buildingOf(id)?.effects ?? []).flatMap((effect) => effect.do).flatMap((action) => (action.a === 'InfluenceShift' ? (action.deltas ?? []) : [])),
  }));
  const able = found.filter(({ deltas }) => deltas.length > 0);
  return { ids: able.map(({ id }) => id), deltas: able.flatMap(({ deltas }) => deltas) };
}
