// How the soldiers of a fief are drawn: kind by kind where there is room, else how many they are.
import { isHired, kindOf, less, ranks, total, type Army } from './army';

/** A piece of a token, in pixels. */
export interface Cell {
  x: number;
  y: number;
  width: number;
  glyph: string | null;
  text: string;
  isHired: boolean;
  isDim: boolean;
}
export interface Token {
  cells: Cell[];
  width: number;
  height: number;
}

/** The height of a cell. */
export const CELL = 15;
const GAP = 1.5;
const widthOf = (glyph: string | null, text: string): number => (glyph ? 14 : 4) + text.length * 6.6 + 3;

type Piece = Omit<Cell, 'x' | 'y'>;
const piece = (glyph: string | null, text: string, hired = false, isDim = false): Piece => ({ width: widthOf(glyph, text), glyph, text, isHired: hired, isDim });

/** Rows of pieces, each centred. */
function arrange(pieces: readonly Piece[], width: number): Token {
  const rows: Piece[][] = [];
  let used = 0;
  for (const next of pieces) {
    if (!rows.length || used + GAP + next.width > width) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)?.push(next);
    used += GAP + next.width;
  }
  const lengths = rows.map((row) => row.reduce((sum, { width: w }) => sum + w + GAP, -GAP));
  const widest = Math.max(0, ...lengths);
  const cells = rows.flatMap((row, y) => {
    let x = -(lengths[y] ?? 0) / 2;
    return row.map((next) => {
      const cell = { ...next, x, y: y * (CELL + GAP) };
      x += next.width + GAP;
      return cell;
    });
  });
  return { cells, width: widest, height: rows.length * (CELL + GAP) - GAP };
}

/** The sign of a fief that has an owner and no soldier: it will be lost. */
export const nobody = (): Token => arrange([piece(null, '0', true, true)], Infinity);

/** The token of an army in a place so wide and high; `letter`: whose, where no arms are drawn beside it. */
export function token(army: Army, moved: Army, width: number, height: number, letter = ''): Token {
  const fresh = ranks(less(army, moved)).map(({ troop, count }) => piece(kindOf(troop), String(count), isHired(troop)));
  const tired = ranks(moved).map(({ troop, count }) => piece(kindOf(troop), String(count), isHired(troop), true));
  const full = arrange([...fresh, ...tired], Math.max(width, 30));
  if (!letter && full.height <= Math.max(height, CELL) && full.width <= Math.max(width, 42)) return full;
  const isLed = (army.warlord ?? 0) > 0;
  const isTired = fresh.length === 0 && tired.length > 0;
  if (total(army) === 0) return { cells: [], width: 0, height: 0 };
  return arrange([piece(isLed && !letter ? 'warlord' : null, `${letter}${total(army)}`, false, isTired)], Infinity);
}

/** An arrow between two places: its shaft, bent a little, and its head. */
export function arrow(from: readonly [number, number], to: readonly [number, number], unit: number): { shaft: string; head: string } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const cut = Math.min(length * 0.22, 16 * unit);
  const start = [from[0] + ux * cut, from[1] + uy * cut] as const;
  const end = [to[0] - ux * cut, to[1] - uy * cut] as const;
  const bend = [(start[0] + end[0]) / 2 - uy * length * 0.12, (start[1] + end[1]) / 2 + ux * length * 0.12] as const;
  const turn = Math.atan2(end[1] - bend[1], end[0] - bend[0]);
  const point = (angle: number, reach: number): string =>
    `${(end[0] + Math.cos(turn + angle) * reach).toFixed(1)} ${(end[1] + Math.sin(turn + angle) * reach).toFixed(1)}`;
  const text = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const head = `M${point(0, 6 * unit)}L${point(2.5, 11 * unit)}L${point(-2.5, 11 * unit)}z`;
  return { shaft: `M${text(start)}Q${text(bend)} ${text(end)}`, head };
}
