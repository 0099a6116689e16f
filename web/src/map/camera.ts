// Which part of a map is seen. A value that never changes: each move gives a new one.
import type { Picture, Point } from './picture';

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
/** How much of a window is covered by what floats over it. */
export interface Inset {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

const MOST = 3.2;
const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** So that these regions fill what is free of the window. */
export function fit({ width: wide, height: high, regions }: Picture, ids: readonly string[], { width, height }: Size, inset: Inset = {}): Camera {
  const { top: t = 0, right: r = 0, bottom: b = 0, left: l = 0 } = inset;
  const [w, h] = [Math.max(1, width - l - r), Math.max(1, height - t - b)];
  const found = ids.flatMap((id) => regions[id] ?? []);
  if (!width || !height) return { x: wide / 2, y: high / 2, scale: 0.5 };
  const edge = (axis: 0 | 1, sign: 1 | -1): number =>
    clamp(sign * Math.max(...found.map(({ anchor, room }) => sign * anchor[axis] + room * 1.7 + 8)), 0, axis ? high : wide);
  const [left, right, top, bottom] = found.length ? [edge(0, -1), edge(0, 1), edge(1, -1), edge(1, 1)] : [0, wide, 0, high];
  const scale = Math.min(w / (right - left), h / (bottom - top));
  return { x: (left + right) / 2 + (r - l) / 2 / scale, y: (top + bottom) / 2 + (b - t) / 2 / scale, scale };
}

/** The map stays in the window. */
export function held(camera: Camera, { width: wide, height: high }: Picture, { width, height }: Size, least: number, inset: Inset = {}): Camera {
  const scale = clamp(camera.scale, least, Math.max(MOST, least));
  const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
  const hold = (n: number, window: number, size: number, before: number, after: number): number => {
    const seen = window / scale;
    const free = (window - before - after) / scale;
    const middle = (after - before) / 2 / scale;
    if (free >= size) return size / 2 + middle;
    return clamp(n, seen / 2 - before / scale, size - seen / 2 + after / scale);
  };
  return { scale, x: hold(camera.x, width, wide, left, right), y: hold(camera.y, height, high, top, bottom) };
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
export function showing(camera: Camera, [x, y]: Point, { width, height }: Size): Camera {
  const reach = (side: number): number => Math.max(0, side / 2 - 56) / camera.scale;
  return { ...camera, x: clamp(camera.x, x - reach(width), x + reach(width)), y: clamp(camera.y, y - reach(height), y + reach(height)) };
}

/** What is drawn: the window and as much again around it, so that a drag shows no bare edge. */
export const SPARE = 0.4;
export const viewBox = ({ x, y, scale }: Camera, { width, height }: Size): string => {
  const [w, h] = [(width / scale) * (1 + 2 * SPARE), (height / scale) * (1 + 2 * SPARE)];
  return [x - w / 2, y - h / 2, w, h].map((n) => n.toFixed(2)).join(' ');
};

/** What moves a picture drawn for one camera to where another sees it: cheap, for every frame of a drag. */
export function transform(drawn: Camera, camera: Camera, { width, height }: Size): string {
  const k = camera.scale / drawn.scale;
  const shift = (side: number, from: number, to: number): number => (side / 2) * (1 - k) + (from - to) * camera.scale + SPARE * side * (1 - k);
  return `translate(${shift(width, drawn.x, camera.x).toFixed(2)}px, ${shift(height, drawn.y, camera.y).toFixed(2)}px) scale(${k.toFixed(5)})`;
}

/** The region that lies next in a direction: -1 left or up, 1 right or down. */
export function toward({ regions }: Picture, from: string, ids: readonly string[], dx: number, dy: number): string | null {
  const start = regions[from]?.anchor;
  if (!start) return null;
  let [best, least] = [null as string | null, Infinity];
  for (const id of ids) {
    const [x, y] = regions[id]?.anchor ?? start;
    const ahead = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy) + Math.abs((y - start[1]) * dx);
    if (id === from || ahead <= 0 || ahead + 2 * aside >= least) continue;
    [best, least] = [id, ahead + 2 * aside];
  }
  return best;
}
