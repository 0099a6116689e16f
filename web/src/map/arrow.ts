// An arrow between two places of a map.
import type { Point } from './picture';

/** Its shaft, bent a little, and its head; `unit`: steps of the map for a pixel. */
export function arrow(from: Point, to: Point, unit: number): { shaft: string; head: string } {
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
  const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const head = `M${point(0, 6 * unit)}L${point(2.5, 11 * unit)}L${point(-2.5, 11 * unit)}z`;
  return { shaft: `M${text(start)}Q${text(bend)} ${text(end)}`, head };
}
