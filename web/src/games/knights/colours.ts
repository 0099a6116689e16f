// The seats of this table wear the colours of their Barons, on the whole page: "Red's stronghold" is red.
import type { BaronShown } from './types';

/** The Barons in the order of the colours of app.css. */
const PALETTE = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];

/** Dresses the page, and says how to undress it. The colours are read one element above the one that changes them. */
export function wear(barons: readonly Pick<BaronShown, 'seat' | 'baron'>[], outer: HTMLElement, inner: HTMLElement): () => void {
  const set: [HTMLElement, string][] = [];
  const put = (of: HTMLElement, name: string, value: string): void => {
    of.style.setProperty(name, value);
    set.push([of, name]);
  };
  PALETTE.forEach((_, at) => {
    put(outer, `--baron-${at}`, `var(--seat-${at})`);
    put(outer, `--baron-ink-${at}`, `var(--seat-ink-${at})`);
  });
  for (const { seat, baron } of barons) {
    const at = PALETTE.indexOf(baron);
    if (at < 0) continue;
    put(inner, `--seat-${seat}`, `var(--baron-${at})`);
    put(inner, `--seat-ink-${seat}`, `var(--baron-ink-${at})`);
  }
  return () => set.forEach(([of, name]) => of.style.removeProperty(name));
}
