// What is shown of a table: what others did comes one by one, so that one can follow.
import type { Entry, State } from '../api/types';
import { settings } from '../settings.svelte';

/** With more than so many steps to show, each is shown for less time. */
const MANY = 6;

export class Stage {
  /** The game as it is shown. */
  shown: State | null = $state.raw(null);
  /** The entry that is shown last. */
  last: Entry | null = $state.raw(null);
  /** How many entries are shown. */
  count: number = $state(0);
  /** Steps that are still to be shown. */
  waiting: number = $state(0);

  #queue: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** One more entry; `own`: this player's, or nothing that needs watching. */
  push(entry: Entry, own: boolean): void {
    if (!entry.state) return;
    if (settings.pause === 0 || (own && this.#queue.length === 0)) {
      if (settings.pause === 0) this.skip();
      this.#show(entry);
      return;
    }
    this.#queue.push(entry);
    this.waiting = this.#queue.length;
    if (!this.#timer) this.#step();
  }

  /** Shows how it is now. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.stop();
    if (last) this.#show(last);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
    this.waiting = 0;
  }

  #step(): void {
    this.#timer = null;
    const entry = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!entry) return;
    this.#show(entry);
    const pause = settings.pause * Math.min(1, MANY / (this.#queue.length + 1));
    this.#timer = setTimeout(() => this.#step(), pause);
  }

  #show(entry: Entry): void {
    if (!entry.state) return;
    this.shown = entry.state;
    this.last = entry;
    this.count = entry.n + 1;
  }
}
