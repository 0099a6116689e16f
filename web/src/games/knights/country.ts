// The Kingdom as a country: hexes with edges drawn by a free hand, coasts, rivers, roads. The same for everybody.
import type { Picture, Point, Spot } from '../../map/picture';
import type { Files } from '../readable';
import placeFile from './map/places.json';

export type BorderKind = 'open' | 'river' | 'bridge' | 'mountain';
export interface Area {
  id: string;
  zone: 'kingdom' | 'overseas';
  pos: Point;
  terrain: string;
  port: boolean;
}
interface Border {
  id: string;
  a: string;
  b: string;
  kind: BorderKind;
  road: boolean;
}
/** A border that is drawn: its line, its middle, and which way it runs. */
export interface Drawn extends Border {
  d: string;
  middle: Point;
  turn: number;
  peaks: Point[];
}
export interface Country {
  picture: Picture;
  areas: Area[];
  borders: Drawn[];
  /** The King's Road, from middle to middle. */
  roads: { id: string; d: string }[];
  /** Where the port icon of an area lies. */
  ports: ReadonlyMap<string, Point>;
  land: string;
  cityAt: ReadonlyMap<string, string>;
  areaOf: ReadonlyMap<string, string>;
  neighbours: ReadonlyMap<string, { id: string; kind: BorderKind; road: boolean }[]>;
}

const SIZE = 64;
const STEP = Math.sqrt(3) * SIZE;
const [LEFT, TOP] = [86, 236];
const [WIDTH, HEIGHT] = [Math.round(LEFT + 6.5 * STEP + 70), TOP + 5 * 1.5 * SIZE + 96];

/** A number between -1 and 1 that belongs to a place. */
function chance(x: number, y: number, salt: number): number {
  const n = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt * 37.719) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

function middleOf({ zone, pos: [column, row] }: Area): Point {
  if (zone === 'overseas') return [90 + column * ((WIDTH - 180) / 5), 72 + (column % 2) * 14];
  return [LEFT + (column + (row % 2 ? 0.5 : 0)) * STEP, TOP + row * 1.5 * SIZE];
}

/** The corners of a hex that stands on its point, clockwise from the top; corners that hexes share are moved alike. */
function corners([x, y]: Point, size: number): Point[] {
  return Array.from({ length: 6 }, (_, at): Point => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    const [cx, cy] = [x + size * Math.cos(angle), y + size * Math.sin(angle)];
    return [cx + chance(cx, cy, 1) * 8, cy + chance(cx, cy, 2) * 8];
  });
}

/** An edge by free hand: the same line from both sides. */
function edge(from: Point, to: Point, rough: number): Point[] {
  const isTurned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = isTurned ? [to, from] : [from, to];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const points = [0.2, 0.4, 0.6, 0.8].map((t, at): Point => {
    const off = (chance(a[0] + b[0], a[1] + b[1], 5 + at) * rough * length) / 10;
    return [a[0] + dx * t - (dy / length) * off, a[1] + dy * t + (dx / length) * off];
  });
  return isTurned ? points.reverse() : points;
}

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** A soft line through points. */
function soft(points: readonly Point[], isClosed: boolean): string {
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = points[0] as Point;
  if (isClosed) {
    const start = mid(points.at(-1) as Point, first);
    return `M${text(start)}${points.map((point, at) => `Q${text(point)} ${text(mid(point, points[(at + 1) % points.length] as Point))}`).join('')}z`;
  }
  const last = points.at(-1) as Point;
  return `M${text(first)}${points.slice(1, -1).map((point, at) => `Q${text(point)} ${text(mid(point, points[at + 2] as Point))}`).join('')}L${text(last)}`;
}

/** The neighbour over each edge, clockwise from the edge at the upper right. */
function beside([column, row]: Point): Point[] {
  const odd = row % 2 ? 1 : 0;
  return [[column + odd, row - 1], [column + 1, row], [column + odd, row + 1], [column - 1 + odd, row + 1], [column - 1, row], [column - 1 + odd, row - 1]];
}

function draw(areas: Area[], borders: Border[], cities: { id: string; area: string }[]): Country {
  const at = new Map(areas.map((area) => [`${area.zone} ${area.pos.join()}`, area]));
  const lines = new Map<string, Point[]>();
  const regions: Record<string, Spot> = {};
  const ports = new Map<string, Point>();
  for (const area of areas) {
    const middle = middleOf(area);
    const isFar = area.zone === 'overseas';
    const all = corners(middle, isFar ? 46 : SIZE);
    const outline: Point[] = [];
    const sea: Point[] = [];
    beside(area.pos).forEach((place, side) => {
      const [from, to] = [all[side] as Point, all[(side + 1) % 6] as Point];
      const other = isFar ? undefined : at.get(`kingdom ${place.join()}`);
      const line = edge(from, to, other ? 0.7 : 2.4);
      if (other) lines.set(`${area.id}-${other.id}`, [from, ...line, to]);
      else sea.push([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
      outline.push(from, ...line);
    });
    regions[area.id] = { d: soft(outline, true), anchor: middle, room: isFar ? 40 : 54 };
    if (area.port && sea.length) {
      const [x, y] = sea[Math.floor(sea.length / 2)] as Point;
      ports.set(area.id, isFar ? [middle[0], middle[1] + 52] : [middle[0] + (x - middle[0]) * 1.16, middle[1] + (y - middle[1]) * 1.16]);
    }
  }
  const anchor = (id: string): Point => regions[id]?.anchor ?? [0, 0];
  const drawn = borders.map((border): Drawn => {
    const line = lines.get(`${border.a}-${border.b}`) ?? [anchor(border.a), anchor(border.b)];
    const [first, last] = [line[0] as Point, line.at(-1) as Point];
    const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    const turn = (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI;
    return { ...border, d: soft(line, false), middle, turn, peaks: [0.18, 0.5, 0.82].map((t) => [first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t]) };
  });
  const roads = drawn.filter(({ road }) => road).map(({ id, a, b, middle }) => ({ id, d: `M${text(anchor(a))}Q${text([middle[0] + chance(middle[0], middle[1], 9) * 10, middle[1] + chance(middle[0], middle[1], 8) * 10])} ${text(anchor(b))}` }));
  const neighbours = new Map(areas.map(({ id }) => [id, borders.flatMap(({ a, b, kind, road }) => (a === id ? [{ id: b, kind, road }] : b === id ? [{ id: a, kind, road }] : []))]));
  return {
    picture: { width: WIDTH, height: HEIGHT, regions },
    areas,
    borders: drawn,
    roads,
    ports,
    land: Object.values(regions).map(({ d }) => d).join(''),
    cityAt: new Map(cities.map(({ id, area }) => [area, id])),
    areaOf: new Map(cities.map(({ id, area }) => [id, area])),
    neighbours,
  };
}

const builtIn = draw(placeFile.areas as unknown as Area[], placeFile.borders as Border[], placeFile.cities);
const kept = new WeakMap<Files, Country>();

/** The country of the table, or the built-in one where the server does not tell. */
export function countryOf(files: Files): Country {
  const known = kept.get(files);
  if (known) return known;
  const { areas = [], borders = [], cities = [] } = files;
  const own = areas.length ? draw(areas as unknown as Area[], borders as unknown as Border[], cities as unknown as { id: string; area: string }[]) : builtIn;
  kept.set(files, own);
  return own;
}
