// The props of the board, for its parts.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../types';
import type { View } from './types';

export type Props = BoardProps<View>;
export interface Shared {
  readonly props: Props;
}

const KEY = Symbol('crusader');

export const share = (what: Shared): unknown => setContext(KEY, what);
export const shared = (): Props => getContext<Shared>(KEY).props;
