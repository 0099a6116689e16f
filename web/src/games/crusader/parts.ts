// Which part of the board something can be picked in.
import type { Message } from '../../api/types';
import type { View } from './types';

export const PARTS = ['map', 'family', 'hand', 'players'] as const;
export type Part = (typeof PARTS)[number];

const KINDS: Readonly<Record<string, Part>> = {
  territory: 'map', from: 'map', attack: 'map', support: 'map',
  card: 'hand', token: 'hand', development: 'hand', use: 'hand', deck: 'hand', realm: 'hand', intrigue: 'hand', war: 'hand', tax: 'hand', crusade: 'hand',
  player: 'players', space: 'players',
};

/** The part where most of this lies; people stand on the map or in families, or nowhere yet. Null: the list is enough. */
export function partFor(view: View, lit: ReadonlySet<string>): Part | null {
  const related = new Set(view.players.flatMap(({ king, spouse, family }) => [king, spouse, ...family.flatMap((kin) => [kin.who, kin.spouse])].map((who) => `person/${who}`)));
  const suitors = new Set(view.lands.flatMap(({ suitor }) => (suitor ? [`person/${suitor}`] : [])));
  const count: Record<Part, number> = { map: 0, family: 0, hand: 0, players: 0 };
  for (const element of lit) {
    // What is used alone saves somebody.
    const part = element === 'use' ? 'family' : element.startsWith('person/') ? (suitors.has(element) ? 'map' : related.has(element) ? 'family' : null) : KINDS[element.split('/')[0] ?? ''];
    if (part) count[part] += 1;
  }
  // The culture of a suitor is a player too: the list is enough for that.
  if (count.map) count.players = 0;
  const best = PARTS.reduce((found, part) => (count[part] > count[found] ? part : found));
  return count[best] ? best : view.check && [...lit].some((element) => /^gold\/|^sacrifice$/.test(element)) ? 'map' : null;
}

/** Is a question about something on the map though nothing can be picked there: an offer, which lies on it, or a territory that it names? */
export const isOnMap = ({ key, args }: Message): boolean =>
  key === 'prompt-consent' || args.some(([, arg]) => 'elements' in arg && arg.elements.some((element) => element.startsWith('territory/')));
