// Pacts, Casus Belli and wars between dynasties, as lines between them.
import type { View } from './types';

export type Bond = 'pact' | 'casus' | 'war';
export interface Line {
  kind: Bond;
  from: string;
  to: string;
}

const GONE = ['absent', 'out'];

/** Each Pact and war once, each Casus Belli from who has it. */
export function linesOf(view: View): Line[] {
  const all = view.players.filter(({ status }) => !GONE.includes(status));
  return all.flatMap(({ player, pacts, wars, casus_belli }) => [
    ...pacts.filter((other) => player < other).map((to): Line => ({ kind: 'pact', from: player, to })),
    ...wars.filter((other) => player < other).map((to): Line => ({ kind: 'war', from: player, to })),
    ...casus_belli.map((to): Line => ({ kind: 'casus', from: player, to })),
  ]);
}

/** Places on a circle, the first at the top. */
export function ring(count: number, at: number, radius: number): [number, number] {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * radius * 1.25, Math.sin(angle) * radius];
}
