// Whether those who share a screen have secrets from each other: what their seats know is compared, no rule is known here.
import type { State } from '../api/types';

/** What a view says of whose eyes it is for, and not of what they see. */
const WHOSE: ReadonlySet<string> = new Set(['observer', 'me']);

const known = ({ view }: Pick<State, 'view'>): string => JSON.stringify(view, (key, value: unknown) => (WHOSE.has(key) ? undefined : value));

/** Does any of these seats know what another may not, or do they answer in secret? */
export function isHidden(states: readonly Pick<State, 'view' | 'sealed'>[]): boolean {
  return states.some(({ sealed }) => sealed) || new Set(states.map(known)).size > 1;
}
