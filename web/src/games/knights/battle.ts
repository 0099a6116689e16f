// The battle that the board tells about: the one being fought or the last one, beat by beat, from what was told.
import type { Message } from '../../api/types';
import type { ToldEvent } from '../types';
import type { Event, Manner, Outcome, Shown, Side, Site } from './types';

/** What the Fate cards of a side say: blank, deal, prevent, victory, draw, retreat. */
export type Results = [number, number, number, number, number, number];
export interface Half {
  seat: number | null;
  nobles: string[];
  commander: string | null;
  /** Fate cards drawn. */
  cards: number;
  discarded: number;
  results: Results | null;
  casualties: number | null;
  victories: number | null;
  fallen: string[];
}
export interface Battle {
  /** What was told when it was declared, as long as that is remembered. */
  began: ToldEvent | null;
  manner: Manner;
  area: string;
  site: Site | null;
  halves: [Half, Half];
  outcome: Outcome | null;
  /** What happened, in words, one after the other. */
  beats: { key: string; kind: Event['event']; message: Message }[];
  isOpen: boolean;
}

/** What is told of a battle as a beat of its own. */
const BEATS: readonly Event['event'][] = [
  'battle-declared', 'leave-given', 'leave-denied', 'committed', 'commands', 'fate-taken', 'fate-discarded', 'fate-shown', 'fate-added', 'card-used', 'withdrew',
  'casualties-counted', 'token-placed', 'fell', 'breached', 'victories-counted', 'siege-laid', 'siege-completed', 'siege-lifted', 'city-taken', 'city-razed', 'city-neutral', 'stronghold-fell', 'fortification-lost',
  'died', 'heir-lost', 'line-ended', 'deserted', 'troop-discarded', 'retreated', 'fell-back', 'left-board', 'battle-over',
];
const SIDES: Record<Side, 0 | 1> = { attacker: 0, defender: 1 };

const half = (seat: number | null): Half => ({ seat, nobles: [], commander: null, cards: 0, discarded: 0, results: null, casualties: null, victories: null, fallen: [] });

/** The last battle that was declared; with none, the one of the view as far as it shows it. */
export function lastBattle(view: Shown, told: readonly ToldEvent[]): Battle | null {
  const events = told.map(({ event }) => event as Event);
  const first = events.findLastIndex(({ event }) => event === 'battle-declared');
  const began = events[first];
  const isOpen = view.battle !== null;
  const open = (manner: Manner, area: string, site: Site | null, seats: [number, number | null]): Battle => ({
    began: told[first] ?? null, manner, area, site, halves: [half(seats[0]), half(seats[1])], outcome: null, beats: [], isOpen,
  });
  if (began?.event !== 'battle-declared' || (view.battle && view.battle.area !== began.area)) {
    if (!view.battle) return null;
    const { manner, area, site, attacker, defender } = view.battle;
    return known(open(manner, area, site, [attacker, defender]), view);
  }
  const battle = open(began.manner, began.area, began.site, [began.seat, began.defender]);
  for (const [at, { event, message }] of told.slice(first).entries()) {
    const happened = event as Event;
    if (['card-turned', 'neutral-turned', 'upkeep-began', 'phase-began', 'round-began'].includes(happened.event)) break;
    follow(battle, happened);
    if (message && BEATS.includes(happened.event)) battle.beats.push({ key: `${at}`, kind: happened.event, message });
  }
  return isOpen ? known(battle, view) : battle;
}

/** What the view shows of the battle that is fought is surer than what was told. */
function known(battle: Battle, { battle: shown }: Shown): Battle {
  if (!shown) return battle;
  battle.halves.forEach((of, side) => {
    of.nobles = [...(shown.nobles[side] ?? [])];
    of.commander = shown.commanders[side] ?? null;
  });
  return battle;
}

function follow(battle: Battle, event: Event): void {
  const [ours, theirs] = battle.halves;
  const of = (seat: number | null): Half => (seat === ours.seat ? ours : theirs);
  if (event.event === 'committed') of(event.seat).nobles.push(event.noble);
  else if (event.event === 'commands') of(event.seat).commander = event.noble;
  else if (event.event === 'fate-taken') battle.halves[SIDES[event.side]].cards = event.cards;
  else if (event.event === 'fate-discarded') of(event.seat).discarded = event.cards;
  else if (event.event === 'fate-shown') battle.halves[SIDES[event.side]].results = [event.blank, event.deal, event.prevent, event.victory, event.draw, event.retreat];
  else if (event.event === 'casualties-counted') [ours.casualties, theirs.casualties] = [event.attacker, event.defender];
  else if (event.event === 'victories-counted') [ours.victories, theirs.victories, battle.outcome] = [event.attacker, event.defender, event.outcome];
  else if (event.event === 'died') of(event.seat).fallen.push(event.noble);
}
