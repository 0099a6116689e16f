// The props of the board, for its parts.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../types';
import type { View } from './types';

export type Props = BoardProps<View>;

const KEY = Symbol('kingsburg');

export const share = (props: () => Props): unknown => setContext(KEY, props);
export const shared = (): Props => getContext<() => Props>(KEY)();

/** The letter of a seat: beside its colour everywhere. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);
