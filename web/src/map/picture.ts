// The picture of a map: where its regions lie. What they are, and whose, a view tells.

export type Point = readonly [number, number];

/** A region: its outline, where its badge stands, and how far the border is from there. */
export interface Spot {
  d: string;
  anchor: Point;
  room: number;
}

export interface Picture {
  width: number;
  height: number;
  regions: Readonly<Record<string, Spot>>;
}
