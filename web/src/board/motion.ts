// Movement: what has just happened, shown by things that move. Transforms and nothing else, so that a phone keeps its sixty frames.

/** What has just happened, and how long it is shown. Who wants less motion, or no film, is told none. */
export interface News {
  /** The entry of the log. */
  n: number;
  events: readonly unknown[];
  /** In milliseconds. */
  pace: number;
}

const LONGEST = 700;
/** How long something moves while a step is shown for so long: a film that is hurried hurries it, too. */
export const during = (pace: number): number => Math.min(LONGEST, Math.max(120, pace * 0.9));

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const isSeen = (place: Element | null | undefined): place is Element => place instanceof Element && place.checkVisibility() && place.getBoundingClientRect().width > 0;

/** The first of these places that can be seen. */
export const firstSeen = (...places: (Element | null | undefined)[]): Element | null => places.find(isSeen) ?? null;

/** A thing flies over the page, from the middle of one place to that of another, and is gone. `within`: where its colours are known. */
export function fly(thing: Element, from: Element, to: Element, within: Element, { ms, delay = 0 }: { ms: number; delay?: number }): void {
  if (!isSeen(from) || !isSeen(to) || from === to) return;
  const [start, end] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  const ghost = document.createElement('span');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = 'position:fixed;left:0;top:0;z-index:40;pointer-events:none;will-change:transform';
  ghost.append(thing);
  within.append(ghost);
  // A board may be a frame of its own.
  const zero = ghost.getBoundingClientRect();
  const rise = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const at = (x: number, y: number, scale: number): string => `translate(${x - zero.left}px, ${y - zero.top}px) translate(-50%, -50%) scale(${scale})`;
  const flight = ghost.animate(
    [
      { transform: at(start.x, start.y, 0.8), opacity: 0 },
      { transform: at(start.x, start.y, 1.5), opacity: 1, offset: 0.15 },
      { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - rise, 1.5), opacity: 1, offset: 0.55 },
      { transform: at(end.x, end.y, 0.9), opacity: 0.7 },
    ],
    { duration: ms, delay, easing: 'ease-in-out', fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** Does something once what is here now has been painted; at once where nothing is. What it gives back calls it off. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => void (timer = setTimeout(then));
  if (document.hidden) wait();
  const frame = document.hidden ? 0 : requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
