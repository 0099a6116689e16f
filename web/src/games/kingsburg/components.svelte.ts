// The components in play: the files that the rules read, or what the server says it plays with.
import advisors from '../../../../content/kingsburg/advisors.json';
import buildings from '../../../../content/kingsburg/buildings.json';
import fates from '../../../../content/kingsburg/fates.json';
import governors from '../../../../content/kingsburg/governors.json';
import invaders from '../../../../content/kingsburg/invaders.json';
import scenarios from '../../../../content/kingsburg/scenarios.json';
import tiles from '../../../../content/kingsburg/tiles.json';

/** Things to count: goods, `any`, `plus2`, `soldier`, `vp`, `buildings`, ... */
export type Things = Partial<Record<string, number>>;

export interface Condition {
  c: string;
  in?: (string | number)[];
  of?: Condition[];
  op?: string;
  n?: number;
}
export interface Action {
  a: string;
  what?: Things | string;
  options?: { do: Action[] }[];
  pick?: number;
  pay?: Things;
  gain?: Things;
  n?: number | string;
  columns?: number[];
  advisors?: number[];
  good?: string;
  scope?: string;
  deltas?: number[];
  spaces?: { number: number; do: Action[] }[];
}
export interface Effect {
  when: { hook: string; advisors?: number[]; printedOnly?: boolean };
  for?: string;
  if?: Condition;
  do: Action[];
}
export interface Numbered {
  number: number;
  effects: Effect[];
}
export interface Card {
  id: string;
  effects: Effect[];
}
export interface Building extends Card {
  row: string;
  column: number;
  set: string;
  cost: { gold: number; wood: number; stone: number };
  vp: number;
}
export interface Invader {
  id: string;
  year: number;
  race: string;
  strength: number;
  penalty: Things;
  reward: Things;
}

interface Files {
  advisors: Numbered[];
  buildings: Building[];
  fates: Card[];
  governors: Card[];
  invaders: Invader[];
  scenarios: Card[];
  tiles: Numbered[];
}

const BUILT_IN = {
  advisors: advisors.items,
  buildings: buildings.items,
  fates: fates.items,
  governors: governors.items,
  invaders: invaders.items,
  scenarios: scenarios.items,
  tiles: tiles.items,
} as unknown as Files;

class Components {
  files: Files = $state.raw(BUILT_IN);

  /** Takes these in place of the built-in ones, file by file. */
  use(files: Record<string, unknown[]>): void {
    const names = Object.keys(BUILT_IN).filter((name) => (files[name]?.length ?? 0) > 0);
    this.files = { ...BUILT_IN, ...(Object.fromEntries(names.map((name) => [name, files[name]])) as unknown as Partial<Files>) };
  }
}

export const components = new Components();
