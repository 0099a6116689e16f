// Where the names of regions stand: never over a badge, never over each other, and never smaller than can be read.

/** The size of names on the screen, in pixels. */
export const FONT = 11.5;
export const LINE = 12.5;
const LETTER = 6.1;

/** A box on the screen, by its middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Wanted {
  id: string;
  lines: readonly string[];
  /** Where the badge of the region stands, with its size. */
  badge: Box;
  /** Names that matter more come first: lit ones, then large regions. */
  weight: number;
}

export interface Placed {
  id: string;
  x: number;
  /** Of its first line. */
  y: number;
  lines: readonly string[];
}

/** How wide a line is on the screen, about. */
export const widthOf = (line: string): number => line.length * LETTER + 2;

const meets = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** How many of these boxes meet another one. */
export const crowded = (boxes: readonly Box[]): number => boxes.filter((one, at) => boxes.some((other, place) => place !== at && meets(one, other))).length;

/** The names that find a place: below the badge, above it, or beside it. `others`: what else they must not cover. */
export function place(wanted: readonly Wanted[], others: readonly Box[] = []): Placed[] {
  const taken: Box[] = [...wanted.map(({ badge }) => badge), ...others];
  const found: Placed[] = [];
  for (const { id, lines, badge } of [...wanted].sort((a, b) => b.weight - a.weight)) {
    const [width, height] = [Math.max(...lines.map(widthOf)), lines.length * LINE];
    const [dy, dx] = [(badge.height + height) / 2 + 1, (badge.width + width) / 2 + 2];
    const tries: Box[] = [
      { x: badge.x, y: badge.y + dy, width, height },
      { x: badge.x, y: badge.y - dy, width, height },
      { x: badge.x + dx, y: badge.y, width, height },
      { x: badge.x - dx, y: badge.y, width, height },
    ];
    const box = tries.find((one) => !taken.some((other) => meets(one, other)));
    if (!box) continue;
    taken.push(box);
    found.push({ id, x: box.x, y: box.y - height / 2 + LINE - 2.5, lines });
  }
  return found;
}
