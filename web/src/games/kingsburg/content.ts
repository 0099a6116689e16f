// The components as data, from the files that the rules read. Only what a drawing needs.
import advisorFile from '../../../../content/kingsburg/advisors.json';
import buildingFile from '../../../../content/kingsburg/buildings.json';
import invaderFile from '../../../../content/kingsburg/invaders.json';
import type { Phase, PlayerSheet } from './types';

export const GOODS = ['gold', 'wood', 'stone'] as const;
export type Good = (typeof GOODS)[number];
export type Cost = Record<Good, number>;

/** Things to count: goods, `any`, `plus2`, `soldier`, `vp`, `buildings`, ... */
export type Things = Partial<Record<string, number>>;

interface Action {
  a: string;
  what?: Things;
  options?: { do: Action[] }[];
  pay?: Things;
  gain?: Things;
  n?: number;
  columns?: number[];
  good?: string;
}
interface Effect {
  when: { hook: string };
  if?: { c: string; in?: string[] };
  do: Action[];
}
export interface Building {
  id: string;
  row: string;
  column: number;
  cost: Cost;
  vp: number;
  effects: Effect[];
}
export interface Invader {
  id: string;
  year: number;
  race: string;
  strength: number;
  penalty: Things;
  reward: Things;
}

/** A sign of a gift: so many of something, `/` between choices, `→` between price and goods. */
export type Sign = { icon: string; count: number } | '/' | '→';

export const PHASES: readonly Phase[] = ['aid', 'spring', 'reward', 'summer', 'agent', 'autumn', 'mercenaries', 'winter'];
export const YEARS = ['I', 'II', 'III', 'IV', 'V'] as const;

export const buildings = (buildingFile as { items: Building[] }).items;
export const invaders = (invaderFile as { items: Invader[] }).items;
export const rows: readonly string[] = [...new Set(buildings.map((building) => building.row))];

export const buildingOf = (id: string): Building | undefined => buildings.find((building) => building.id === id);
export const invaderOf = (id: string | null | undefined): Invader | undefined => invaders.find((card) => card.id === id);

/** The strengths that the cards of a year can have, each once. */
export function strengths(year: number): number[] {
  const found = invaders.filter((card) => card.year === year).map((card) => card.strength);
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

function signsOf(action: Action): Sign[] {
  switch (action.a) {
    case 'Gain':
      return things(action.what ?? {});
    case 'Choose': {
      // What all choices share stands first: "wood, gold or stone" instead of "gold and wood or wood and stone".
      const choices = (action.options ?? []).map((option) => option.do[0]?.what ?? {});
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

export const advisors: readonly Advisor[] = (advisorFile as { items: { number: number; effects: Effect[] }[] }).items.map(
  ({ number, effects }) => ({ number, signs: effects.flatMap((effect) => effect.do.flatMap(signsOf)) }),
);

/** What a building adds in a battle against a race; with no race, against anybody. */
export function battleBonus(building: Building, race: string | null): number {
  const effects = building.effects.filter(
    (effect) => effect.when.hook === 'Battle' && (!effect.if || (race !== null && effect.if.in?.includes(race))),
  );
  const actions = effects.flatMap((effect) => effect.do).filter((action) => action.a === 'BattleBonus');
  return actions.reduce((sum, action) => sum + (action.n ?? 0), 0);
}

/** Which buildings count in a battle, and for how much. */
export function battleBonuses(owned: readonly string[], race: string | null): { id: string; bonus: number }[] {
  return owned.flatMap((id) => {
    const building = buildingOf(id);
    const bonus = building ? battleBonus(building, race) : 0;
    return bonus === 0 ? [] : [{ id, bonus }];
  });
}

/** The cost of a building for its owner, with what his buildings change. */
export function costFor(building: Building, player: PlayerSheet | undefined): Cost {
  const cost = { ...building.cost };
  for (const id of player?.buildings ?? []) {
    for (const action of buildingOf(id)?.effects.flatMap((effect) => effect.do) ?? []) {
      const good = GOODS.find((kind) => kind === action.good);
      if (action.a === 'CostChange' && good && action.columns?.includes(building.column)) {
        cost[good] = Math.max(0, cost[good] + (action.n ?? 0));
      }
    }
  }
  return cost;
}

/** The building that lets dice count for more or less, if it is built. */
export function shiftOf(player: PlayerSheet): string | undefined {
  return player.buildings.find((id) => buildingOf(id)?.effects.some((effect) => effect.do.some((action) => action.a === 'InfluenceShift')));
}
