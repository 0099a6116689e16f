// Where things lie on the map, and its picture. What they are worth, a view tells.
import type { Picture, Spot } from '../../map/picture';
import type { Files } from '../readable';
import placeFile from './map/places.json';
import outlineFile from './map/outlines.json';

/** A fief: its kingdom, and what lies next to it by land and by sea. */
interface Place {
  kingdom: string;
  neighbours: string[];
  sea_lanes: string[];
}
type Places = Record<string, Place>;
interface Outlines {
  viewBox: string;
  land: string;
  wastes: { id: string; kind: string; d: string }[];
  fiefs: Record<string, Spot>;
  kingdoms: Record<string, string>;
  lanes: { fiefs: string[]; d: string }[];
}
export const outlines = outlineFile as unknown as Outlines;
/** The size of the map, in its own measure. */
export const [WIDTH, HEIGHT] = outlines.viewBox.split(' ').slice(2).map(Number) as [number, number];
export const picture: Picture = { width: WIDTH, height: HEIGHT, regions: outlines.fiefs };

/** Those of content/warlords, kept by scripts/warlords.js. */
const builtIn = placeFile.fiefs as Places;
const laid = new WeakMap<Files, Places>();

/** Those of the table, or the built-in ones where the server does not tell. */
function placesOf(files: Files): Places {
  const known = laid.get(files);
  if (known) return known;
  const own = Object.fromEntries((files.fiefs ?? []).map((item) => [String(item.id), item as unknown as Place]));
  const places = { ...builtIn, ...own };
  laid.set(files, places);
  return places;
}

const grid = placeFile.kingdoms as Record<string, number[]>;

export const kingdomOf = (files: Files, id: string): string => placesOf(files)[id]?.kingdom ?? '';

export function neighbours(files: Files, id: string): string[] {
  const { neighbours: land = [], sea_lanes: sea = [] } = placesOf(files)[id] ?? {};
  return [...land, ...sea];
}

const rank = (id: string): number => {
  const [column = 0, row = 0] = grid[builtIn[id]?.kingdom ?? ''] ?? [];
  return row * 1e6 + column * 1e4 + (outlines.fiefs[id]?.anchor[1] ?? 0);
};

/** All fiefs, kingdom by kingdom as one reads, from north to south: the order of the keyboard. */
export const FIEFS: readonly string[] = Object.keys(outlines.fiefs).sort((a, b) => rank(a) - rank(b));
