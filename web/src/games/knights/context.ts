// The props of the board, for its parts, and what a click on something means.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../types';
import type { Shown } from './types';

export type Props = BoardProps<Shown>;

const KEY = Symbol('knights');

/** Hands the props on to the parts; a getter, so that they follow. */
export const share = (what: { readonly props: Props }): unknown => setContext(KEY, what);
export const shared = (): Props => getContext<{ readonly props: Props }>(KEY).props;

/** Picks what is lit, puts back what was picked, asks about the rest. */
export function choose(board: Props, element: string): void {
  if (board.seat === null) return;
  if (board.lit.has(element)) board.onpick(element);
  else if (board.picked.includes(element)) board.onback?.(element);
  else if (board.lit.size) board.onwhy(element);
}
