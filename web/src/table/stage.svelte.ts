// What is shown of a table: what others did is told as a film that can be hurried, skipped or seen again.
import type { Entry, State } from '../api/types';
import { settings } from '../settings.svelte';
import { pauseOf } from './film';
import { elementsIn } from './story';

export class Stage {
  /** The game as it is shown. */
  shown: State | null = $state.raw(null);
  /** The entry that is shown last. */
  last: Entry | null = $state.raw(null);
  /** How many entries are shown. */
  count: number = $state(0);
  /** Steps that are still to be shown. */
  waiting: number = $state(0);
  /** Steps since the last answer of one's own, to see again. */
  film: Entry[] = $state.raw([]);
  /** How long the entry that is shown last stays, in milliseconds. */
  pace: number = $state(0);

  #queue: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #told = 0;
  /** What the next picture shows, where nothing is told as a film. */
  #next: Entry | null = null;

  constructor(readonly seat: number | null = null) {}

  /** One more entry; `own`: this player's, or nothing that needs watching. */
  push(entry: Entry, own: boolean): void {
    if (!entry.state) return;
    if (this.seat !== null && entry.by === this.seat) this.film = [];
    else if (entry.told.length) this.film = [...this.film, entry];
    if (settings.pause === 0 || (own && this.#queue.length === 0)) {
      this.#told = 0;
      this.pace = settings.pause;
      if (settings.pause === 0) this.#soon(entry);
      else this.#show(entry);
      return;
    }
    this.#queue.push(entry);
    this.waiting = this.#queue.length;
    if (!this.#timer) this.#step();
  }

  /** Shows how it is with the next picture: what came before is never drawn. */
  #soon(entry: Entry): void {
    const isWaiting = this.#next !== null;
    this.stop();
    this.#next = entry;
    if (document.visibilityState === 'hidden') this.#draw();
    else if (!isWaiting) requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const entry = this.#next;
    this.#next = null;
    if (entry) this.#show(entry);
  }

  /** Shows how it is now. */
  skip(): void {
    const last = this.#next ?? this.#queue.at(-1);
    this.stop();
    if (last) this.#show(last);
  }

  /** Tells once more what happened since one's last answer. */
  again(): void {
    if (this.waiting || !this.film.length) return;
    this.#queue = [...this.film];
    const last = this.last;
    if (last && last.n > (this.#queue.at(-1)?.n ?? -1)) this.#queue.push({ ...last, told: [] });
    [this.waiting, this.#told] = [this.#queue.length, 0];
    this.#step();
  }

  stop(): void {
    this.#next = null;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
    this.waiting = 0;
    this.#told = 0;
  }

  #step(): void {
    this.#timer = null;
    const entry = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!entry) return;
    const isAboutMe = this.seat !== null && elementsIn(entry.told).includes(`seat/${this.seat}`);
    const pause = entry.told.length ? pauseOf(settings.pause, this.#told, this.#queue.length, isAboutMe) : 0;
    this.pace = pause;
    this.#show(entry);
    this.#told += 1;
    this.#timer = setTimeout(() => this.#step(), pause);
  }

  #show(entry: Entry): void {
    if (!entry.state) return;
    this.shown = entry.state;
    this.last = entry;
    this.count = entry.n + 1;
  }
}
