// How the soldiers of a fief are drawn when they are taken apart.
import { isHired, kindOf, less, ranks, type Army } from './army';

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

/** The soldiers of an army kind by kind, in rows at most so wide: those who can still move, then the others. */
export function token(army: Army, moved: Army, width: number): Token {
  const fresh = ranks(less(army, moved)).map(({ troop, count }) => piece(kindOf(troop), String(count), isHired(troop)));
  const tired = ranks(moved).map(({ troop, count }) => piece(kindOf(troop), String(count), isHired(troop), true));
  return arrange([...fresh, ...tired], width);
}
