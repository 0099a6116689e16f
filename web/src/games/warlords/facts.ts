// The map and the prices, from the files that the rules read (scripts/warlords.js keeps what is needed here).
import file from './map/facts.json';
import outlineFile from './map/outlines.json';
import type { Deck } from './types';

export type Terrain = 'plains' | 'farmland' | 'forest' | 'mountain';
export type Kind = 'lancer' | 'footman' | 'archer' | 'knight' | 'warlord';
export const KINDS: readonly Kind[] = ['lancer', 'footman', 'archer', 'knight', 'warlord'];

export interface Fact {
  kingdom: string;
  terrain: Terrain;
  /** So many cities: as much gold, and as many peasants where nobody rules. */
  cities: number;
  land: string[];
  sea: string[];
}
export interface Outline {
  d: string;
  /** Where its soldiers and its name stand, and how far the border is from there. */
  anchor: [number, number];
  room: number;
}
interface Soldier {
  hit: number;
  move: number;
  cost: number;
  hired: number | null;
}

export const facts = file.fiefs as Record<string, Fact>;
export const soldiers = file.soldiers as Record<Kind, Soldier>;
export const castle = file.castle as { begin: number; finish: number };
export const cards = file.cards as Record<string, { deck: Deck; timing: string }>;

interface Outlines {
  viewBox: string;
  land: string;
  wastes: { id: string; kind: string; d: string }[];
  fiefs: Record<string, Outline>;
  kingdoms: Record<string, string>;
  lanes: { fiefs: string[]; d: string }[];
}
export const outlines = outlineFile as unknown as Outlines;
/** The size of the map, in its own measure. */
export const [WIDTH, HEIGHT] = outlines.viewBox.split(' ').slice(2).map(Number) as [number, number];

const grid = file.kingdoms as Record<string, number[]>;
const place = (id: string): number => {
  const [column = 0, row = 0] = grid[facts[id]?.kingdom ?? ''] ?? [];
  return row * 1e6 + column * 1e4 + (outlines.fiefs[id]?.anchor[1] ?? 0);
};

/** All fiefs, kingdom by kingdom as one reads, from north to south: the order of the keyboard. */
export const FIEFS: readonly string[] = Object.keys(outlines.fiefs).sort((a, b) => place(a) - place(b));

export const neighbours = (id: string): string[] => [...(facts[id]?.land ?? []), ...(facts[id]?.sea ?? [])];
