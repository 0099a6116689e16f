// Which part of the map is seen. A value that never changes: each move gives a new one.
import { HEIGHT, outlines, WIDTH } from './places';

export interface Camera {
  /** The middle of what is seen. */
  x: number;
  y: number;
  /** Pixels of the screen for a step of the map. */
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

const MOST = 3.2;
const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** So that these fiefs fill the window. */
export function fit(fiefs: readonly string[], { width, height }: Size): Camera {
  const found = fiefs.flatMap((id) => outlines.fiefs[id] ?? []);
  if (!found.length || !width || !height) return { x: WIDTH / 2, y: HEIGHT / 2, scale: Math.min(width / WIDTH, height / HEIGHT) || 0.5 };
  const edge = (axis: 0 | 1, sign: 1 | -1): number =>
    clamp(sign * Math.max(...found.map(({ anchor, room }) => sign * anchor[axis] + room * 1.7 + 8)), 0, axis ? HEIGHT : WIDTH);
  const [left, right, top, bottom] = [edge(0, -1), edge(0, 1), edge(1, -1), edge(1, 1)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(width / (right - left), height / (bottom - top)) };
}

/** The map stays in the window. */
export function held(camera: Camera, { width, height }: Size, least: number): Camera {
  const scale = clamp(camera.scale, least, Math.max(MOST, least));
  const hold = (n: number, seen: number, size: number): number =>
    seen >= size ? size / 2 : clamp(n, seen / 2, size - seen / 2);
  return { scale, x: hold(camera.x, width / scale, WIDTH), y: hold(camera.y, height / scale, HEIGHT) };
}

/** Nearer or farther, with this point of the window (from its corner) staying where it is. */
export function zoomed(camera: Camera, by: number, at: { x: number; y: number }, size: Size, least: number): Camera {
  const scale = clamp(camera.scale * by, least, Math.max(MOST, least));
  const shift = 1 / camera.scale - 1 / scale;
  return { scale, x: camera.x + (at.x - size.width / 2) * shift, y: camera.y + (at.y - size.height / 2) * shift };
}

/** Moved by so many pixels. */
export const moved = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** So that a point of the map is seen, well inside the window. */
export function showing(camera: Camera, [x, y]: readonly [number, number], { width, height }: Size): Camera {
  const reach = (side: number): number => Math.max(0, side / 2 - 56) / camera.scale;
  return { ...camera, x: clamp(camera.x, x - reach(width), x + reach(width)), y: clamp(camera.y, y - reach(height), y + reach(height)) };
}

export const viewBox = ({ x, y, scale }: Camera, { width, height }: Size): string =>
  [x - width / scale / 2, y - height / scale / 2, width / scale, height / scale].map((n) => n.toFixed(2)).join(' ');

/** The fief that lies next in a direction: -1 left or up, 1 right or down. */
export function toward(from: string, fiefs: readonly string[], dx: number, dy: number): string | null {
  const start = outlines.fiefs[from]?.anchor;
  if (!start) return null;
  let [best, least] = [null as string | null, Infinity];
  for (const id of fiefs) {
    const [x, y] = outlines.fiefs[id]?.anchor ?? start;
    const ahead = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy) + Math.abs((y - start[1]) * dx);
    if (id === from || ahead <= 0 || ahead + 2 * aside >= least) continue;
    [best, least] = [id, ahead + 2 * aside];
  }
  return best;
}
