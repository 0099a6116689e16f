// What stands on a land, as cells of a badge.
import type { LandShown } from './types';

export type Tone = 'own' | 'plain' | 'bad' | 'good' | 'past';
export interface Cell {
  glyph: string;
  tone: Tone;
  /** How many, where it is more than one. */
  count: number;
  /** Does it lie on its side? */
  laid: boolean;
}

const cell = (glyph: string, tone: Tone, count = 1, laid = false): Cell => ({ glyph, tone, count, laid });

/** The pieces of a land in a row: who holds it first, then what troubles or feeds it. */
export function cellsOf(land: LandShown): Cell[] {
  return [
    ...(land.owner ? [cell('knight', 'own', 1, land.laid)] : []),
    ...(land.mobilised ? [cell('footsoldier', 'own')] : []),
    ...(land.castle ? [cell('castle', 'plain')] : []),
    ...(land.duke ? [cell('duke', 'plain')] : []),
    ...(land.unrest ? [cell('unrest', 'bad', land.unrest)] : []),
    ...(land.plague ? [cell('plague', land.plague === 'over' ? 'past' : 'bad')] : []),
    ...(land.crop_failure ? [cell('crop_failure', 'bad', land.crop_failure)] : []),
    ...(land.harvest ? [cell('harvest', 'good', land.harvest)] : []),
  ];
}

/** The width of a cell, in pixels. */
export const CELL = 17;
export const widthOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + CELL + (count > 1 ? 7 : 0), 0);
