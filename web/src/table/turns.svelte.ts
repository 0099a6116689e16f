// A table that is opened is drawn in turns, one to a picture: tabs, then the question, then the board by and by. A phone that drew
// all of it at once would not hear the finger for half a second.
import { afterPaint } from '../board/motion';

/** The question comes with the first turn, the board from the second one on. */
const [QUESTION, BOARD, LAST] = [1, 2, 6];

/** The table that was drawn last: handed on at one screen, it is there at once. */
let drawn: string | null = null;

export class Turns {
  #now: number = $state(0);

  constructor(private readonly table: string) {
    if (drawn === table) this.#now = LAST;
  }

  get isAsking(): boolean {
    return this.#now >= QUESTION;
  }

  /** How much of the board is drawn: from 1 on; none: 0. */
  get board(): number {
    return Math.max(0, this.#now - BOARD + 1);
  }

  /** Begins to draw, and says how to stop. */
  begin(): () => void {
    let stop = (): void => {};
    const next = (): void => {
      if (this.#now >= LAST) return void (drawn = this.table);
      stop = afterPaint(() => {
        this.#now += 1;
        next();
      });
    };
    next();
    return () => stop();
  }
}
