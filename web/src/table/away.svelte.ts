// What happened while one was away: before the page was opened, or while it was hidden.
import type { Entry, Told } from '../api/types';
import { since } from './story';

export class Away {
  news: Told[] = $state.raw([]);
  #looked = false;
  #hiddenAt: number | null = null;

  /** The page is open. */
  open(entries: readonly Entry[], seat: number, isOver: boolean): void {
    if (this.#looked) return;
    this.#looked = true;
    this.news = isOver ? [] : since(entries, seat);
  }

  /** The page is hidden, or seen again: then whether there is news. */
  turn(entries: readonly Entry[], seat: number | null): boolean {
    if (document.visibilityState === 'hidden') this.#hiddenAt = entries.length;
    else if (this.#hiddenAt !== null && seat !== null && entries.length > this.#hiddenAt) {
      this.news = since(entries, seat);
      return true;
    }
    return false;
  }

  clear(): void {
    this.news = [];
  }
}
