// Where things stand in the chart of the chances to win.
import type { Curve } from '../api/types';

export const PAD = { left: 46, right: 16, top: 30, bottom: 28 };
/** The least distance between two numbers above the chart. */
const APART = 24;
/** A letter takes so much room. */
const LETTER = 22;
/** A pattern for each seat: lines can be told apart without their colours. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '6 3', '16 5'];

export interface Spot {
  x: number;
  y: number;
}

export class Chart {
  readonly #points: Curve['points'];
  readonly #last: number;

  constructor(
    curve: Curve,
    readonly width: number,
    readonly height: number,
  ) {
    this.#points = curve.points;
    this.#last = Math.max(1, curve.points.at(-1)?.n ?? 1);
  }

  /** How many seats. */
  get seats(): number {
    return this.#points[0]?.chances.length ?? 0;
  }

  x(n: number): number {
    return PAD.left + (Math.min(n, this.#last) / this.#last) * (this.width - PAD.left - PAD.right);
  }

  y(chance: number): number {
    return PAD.top + (1 - chance) * (this.height - PAD.top - PAD.bottom);
  }

  /** The line of a seat, as the points of a polyline. */
  line(seat: number): string {
    return this.#points.map(({ n, chances }) => `${this.x(n).toFixed(1)},${this.y(chances[seat] ?? 0).toFixed(1)}`).join(' ');
  }

  /** Where each line carries the letter of its seat: where it is furthest from the others, and from their letters. */
  letters(): Spot[] {
    const inner = this.#points.filter(({ n }) => n > this.#last * 0.04 && n < this.#last * 0.94);
    const placed: Spot[] = [];
    for (let seat = 0; seat < this.seats; seat += 1) {
      let best = { x: this.x(this.#last), y: this.y(0), room: -1 };
      for (const { n, chances } of inner.length ? inner : this.#points) {
        const [x, y] = [this.x(n), this.y(chances[seat] ?? 0)];
        const lines = chances.filter((_, other) => other !== seat).map((chance) => Math.abs(this.y(chance) - y));
        const letters = placed.map((spot) => Math.hypot(spot.x - x, spot.y - y) - LETTER / 2);
        const room = Math.min(...lines, ...letters, LETTER * 3);
        if (room > best.room) best = { x, y, room };
      }
      placed.push({ x: best.x, y: best.y });
    }
    return placed;
  }

  /** Where the numbers of the turning points stand: above them, and apart. */
  numbers(turns: Curve['turns']): number[] {
    const found = turns.map(({ from, to }) => (this.x(from) + this.x(to)) / 2);
    for (let at = 1; at < found.length; at += 1) found[at] = Math.max(found[at] ?? 0, (found[at - 1] ?? 0) + APART);
    // What was pushed over the edge pushes back.
    for (let at = found.length - 1, most = this.width - APART / 2; at >= 0; at -= 1, most -= APART) found[at] = Math.min(found[at] ?? 0, most);
    return found;
  }

  /** Entries to name below the chart. */
  ticks(): number[] {
    const count = Math.max(2, Math.min(8, Math.floor(this.width / 110)));
    const rough = this.#last / count;
    const ten = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
    const step = ten * ([1, 2, 5, 10].find((times) => times * ten >= rough) ?? 10);
    return Array.from({ length: Math.floor(this.#last / step) + 1 }, (_, at) => at * step);
  }
}
