// Goods fly from who gives them to who gets them, dice from a player to an advisor.
import { during, firstSeen, fly, type News } from '../../board/motion';
import type { Event } from './types';

const KINDS = ['gold', 'wood', 'stone', 'vp', 'soldier'] as const;
/** More of one kind than this are not told apart. */
const MOST = 3;
/** Between one thing and the next, as a part of the flight. */
const APART = 0.12;

/** Shows by movement what has just happened on a board. */
export function flights(board: HTMLElement, news: News): void {
  const ms = during(news.pace);
  const find = (selector: string): Element | null => firstSeen(...board.querySelectorAll(selector));
  /** Where a player is seen; on a small screen the tab behind which he is. */
  const player = (seat: number): Element | null => find(`[data-seat="${seat}"]`) ?? firstSeen(document.getElementById('tab-rivals'));
  let source: Element | null = null;
  let count = 0;
  const send = (thing: Element | null | undefined, from: Element | null, to: Element | null): void => {
    if (thing && from && to) fly(thing, from, to, board, { ms, delay: count++ * ms * APART });
  };
  for (const event of news.events as readonly Event[]) {
    if (event.event === 'influenced') {
      source = find(`[data-element="advisor/${event.advisor}"]`);
      for (let dice = 0; dice < Math.min(MOST, bits(event.placement.coloured) + bits(event.placement.white)); dice += 1) send(die(event.seat), player(event.seat), source);
    } else if (event.event === 'helped') source = find(`[data-element="advisor/${event.advisor}"]`);
    else if (event.event === 'gained' || event.event === 'lost') {
      const [from, to] = event.event === 'gained' ? [source ?? find('[data-bank]'), player(event.seat)] : [player(event.seat), find('[data-bank]')];
      for (const kind of KINDS) {
        for (let n = 0; n < Math.min(MOST, event.what[kind]); n += 1) send(sign(board, kind), from, to);
      }
    } else if (event.event === 'built') {
      const site = find(`[data-element="building/${event.building}"]`);
      for (const kind of ['gold', 'wood', 'stone'] as const) for (let n = 0; n < Math.min(MOST, event.paid[kind]); n += 1) send(sign(board, kind), player(event.seat), site);
    }
  }
}

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** The sign of a kind, as it is drawn somewhere on the board. */
const sign = (board: Element, kind: string): Element | null => (board.querySelector(`.i-${kind}`)?.cloneNode(true) as Element | undefined) ?? null;

function die(seat: number): Element {
  const found = document.createElement('i');
  found.style.cssText = `display:block;width:16px;height:16px;border-radius:4px;border:1px solid var(--seat-ink-${seat});background:var(--seat-${seat})`;
  return found;
}
