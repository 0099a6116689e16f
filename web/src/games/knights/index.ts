// The face of Warrior Knights: what the table page asks of a game.
import type { Message } from '../../api/types';
import type { GameFace } from '../types';
import { answerName } from './answers';
import Board from './Board.svelte';
import { sourcesOf } from './sources';
import type { Shown } from './types';

/** Does the question name something of these kinds? */
const names = (asked: Message | undefined, ...kinds: string[]): boolean =>
  asked?.args.some(([, arg]) => 'elements' in arg && arg.elements.some((element) => kinds.includes(element.split('/')[0] ?? ''))) ?? false;

/** Where questions belong whose answers alone do not tell: own cards and troops stand with their Baron, gauges above the map. */
const PLACES: Readonly<Record<string, string>> = {
  'prompt-baron-card': 'map', 'prompt-choose-area': 'map',
  'prompt-research': 'plan', 'prompt-several': 'plan',
  'prompt-use-card': 'barons', 'prompt-make-room': 'barons', 'prompt-choose-advancement': 'barons',
  'prompt-choose-troop': 'barons', 'prompt-deserter': 'barons', 'prompt-losses': 'barons',
};

const face: GameFace<Shown> = {
  Board,
  fills: true,
  tabs: ['map', 'plan', 'assembly', 'barons'],
  tabFor: (view, lit, _, asked) => {
    const has = (...kinds: string[]): boolean => [...lit].some((element) => kinds.includes(element.split('/')[0] ?? ''));
    if (!lit.size) return null;
    if (view.phase === 'planning' && has('card')) return 'plan';
    if (view.assembly && has('yes', 'no', 'accept', 'refuse', 'number', 'seat', 'agenda', 'lift', 'discard', 'postpone', 'recall', 'forbid')) return 'assembly';
    if (view.battle) return 'map';
    const place = PLACES[asked?.key ?? ''];
    if (place) return place;
    // Troops by name, and Nobles who are not on the map, stand with their Barons.
    const isAway = view.nobles.some(({ noble, place }) => typeof place === 'string' && lit.has(`noble/${noble}`));
    if (has('noble') && !has('area', 'city') && (has('troop') || isAway)) return 'barons';
    if (has('area', 'city', 'noble', 'result', 'manner')) return 'map';
    // The Event on the table lies on the map, too.
    if (view.open.event) return 'map';
    if (names(asked, 'expedition')) return 'plan';
    if (has('spot', 'troop', 'nation', 'expedition', 'advancement')) return 'plan';
    if (has('seat', 'stronghold')) return 'barons';
    return names(asked, 'city', 'area') ? 'map' : null;
  },
  hasForm: (_, { key }) => key === 'prompt-plan' || key === 'prompt-discard-fate',
  answerName,
  telling: {
    heads: ['event-round-began', 'event-card-turned', 'event-neutral-turned', 'event-phase-began', 'event-assembly-met', 'event-upkeep-began', 'event-battle-declared'],
    outcomes: ['event-game-over', 'event-stronghold-fell', 'event-city-taken', 'event-city-razed', 'event-died', 'event-siege-laid', 'event-banned', 'event-crowned', 'event-agenda-decided', 'event-hired', 'event-moved', 'event-gained'],
  },
  sourcesOf: (_, told) => sourcesOf(told),
  scoreOf: (view, seat) => view.barons[seat]?.influence ?? 0,
};

export default face;
