// The props of the board, for its parts.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../types';
import type { View } from './types';

export type Props = BoardProps<View>;

const KEY = Symbol('kingsburg');

export const share = (props: () => Props): unknown => setContext(KEY, props);
export const shared = (): Props => getContext<() => Props>(KEY)();
