// Who is who: dynasties, their colours and names, people and their traits.
import type { Texts } from '../../texts';
import type { Props } from './context';
import type { KinShown, LandShown, PlayerShown, View } from './types';

const COLOURS = 6;

export const playerOf = (view: View, player: string | null): PlayerShown | null => view.players.find((found) => found.player === player) ?? null;
/** The dynasty of who looks. */
export const ownOf = (view: View, seat: number | null): PlayerShown | null => (seat === null ? null : (view.players.find((found) => found.seat === seat) ?? null));

/** The colour of a dynasty: that of its seat; an AI has one that no seat has. */
export function colourOf(view: View, player: string | null): number | null {
  const found = playerOf(view, player);
  if (!found) return null;
  if (found.seat !== null) return found.seat;
  const taken = new Set(view.players.flatMap(({ seat }) => (seat === null ? [] : [seat])));
  const free = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => !taken.has(colour));
  return free[view.players.filter(({ seat }) => seat === null).indexOf(found)] ?? COLOURS - 1;
}

/** Who leads a dynasty: a name; an AI is called as in the log, and by its strategy. */
export function leaderOf(texts: Texts, view: View, names: readonly string[], player: string): string {
  const found = playerOf(view, player);
  if (found?.seat !== null && found?.seat !== undefined) return names[found.seat] ?? '?';
  const people = texts.element(`player/${player}`);
  return found?.strategy ? `${people} · ${texts.element(`strategy/${found.strategy}`)}` : people;
}

/** The trait that a token shows: `pious_event` is `pious`. */
export const traitOf = (token: string): string => token.replace(/_(starting|event|crusade|random)$/, '');
export const rimOf = (token: string): string => /_(starting|event|crusade|random)$/.exec(token)?.[1] ?? 'starting';
export const colourOfTrait = (view: View, token: string): 'green' | 'red' => view.traits.find(({ id }) => id === traitOf(token))?.colour ?? 'red';
export const criticalOf = (view: View, token: string): readonly string[] => view.traits.find(({ id }) => id === traitOf(token))?.critical ?? [];

/** Man, woman or horse. */
export function sexOf({ files }: Pick<Props, 'files'>, who: string): 'm' | 'f' | 'horse' {
  const found = [...(files.characters ?? []), ...(files.rulers ?? [])].find(({ id }) => id === who);
  return found?.sex === 'f' || found?.sex === 'horse' ? found.sex : 'm';
}

/** Where somebody is: a land whose suitor he is, or a place in a family. */
export const landOfSuitor = (view: View, who: string): LandShown | null => view.lands.find(({ suitor }) => suitor === who) ?? null;
export const kinOf = (player: PlayerShown, kin: KinShown['kin']): KinShown[] => player.family.filter((found) => found.kin === kin);
