// Where things lie on the map, and its picture. What they are worth, a view tells.
import type { Picture, Spot } from '../../map/picture';
import outlineFile from './map/outlines.json';

interface Outlines {
  viewBox: string;
  land: string;
  fiefs: Record<string, Spot>;
  /** The borders of the cultures. */
  kingdoms: Record<string, string>;
  /** Links over water. */
  lanes: { fiefs: string[]; d: string }[];
}
export const outlines = outlineFile as unknown as Outlines;
/** The size of the map, in its own measure. */
export const [WIDTH, HEIGHT] = outlines.viewBox.split(' ').slice(2).map(Number) as [number, number];
export const picture: Picture = { width: WIDTH, height: HEIGHT, regions: outlines.fiefs };

/** Where the names of the sea areas stand. */
export const SEAS: readonly { id: string; x: number; y: number }[] = [
  { id: 'north_sea', x: 695, y: 235 },
  { id: 'atlantic', x: 190, y: 620 },
  { id: 'mediterranean', x: 700, y: 1170 },
];

/** Cultures as one reads the map. */
const ROWS = ['english', 'german', 'frankish', 'italian', 'iberian'];
const row = (id: string): number => {
  const [x, y] = outlines.fiefs[id]?.anchor ?? [0, 0];
  return y * 10 + x / 10;
};

/** All territories from north to south: the order of the keyboard. */
export const TERRITORIES: readonly string[] = Object.keys(outlines.fiefs).sort((a, b) => row(a) - row(b));
export const CULTURES: readonly string[] = ROWS;
