// The props of the board, for its parts.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../types';
import type { Orders } from './orders.svelte';
import type { View } from './types';

export type Props = BoardProps<View>;
export interface Shared {
  readonly props: Props;
  readonly orders: Orders;
}

const KEY = Symbol('warlords');

export const share = (what: Shared): unknown => setContext(KEY, what);
export const orders = (): Orders => getContext<Shared>(KEY).orders;
export const shared = (): Props => getContext<Shared>(KEY).props;
