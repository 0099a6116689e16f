// The battle that the board tells about: every roll, what it hit and who fell, from the events.
import { joined, type Army } from './army';
import type { Event, Outcome, Side, Troop, View, Volley } from './types';

/** Dice of one troop. */
export interface Roll {
  troop: Troop | null;
  die: number;
  needed: number;
  faces: number[];
  hits: number;
}
export interface Half {
  side: Side;
  rolls: Roll[];
  /** Hits that this side took in the step, and more that a card ignored. */
  taken: number;
  ignored: number;
  fallen: Army;
  peasants: number;
}
export interface Stage {
  step: Volley;
  halves: [Half, Half];
}
export interface Round {
  number: number;
  stages: Stage[];
}
export interface Battle {
  fief: string;
  attacker: number;
  defender: number | null;
  attackers: Army;
  defenders: Army;
  peasants: number;
  rounds: Round[];
  outcome: Outcome | null;
  /** Is it the one being fought? */
  isOpen: boolean;
}

const half = (side: Side): Half => ({ side, rolls: [], taken: 0, ignored: 0, fallen: {}, peasants: 0 });
const stage = (step: Volley): Stage => ({ step, halves: [half('attacker'), half('defender')] });
const at = (of: Stage, side: Side): Half => of.halves[side === 'attacker' ? 0 : 1];

/** The last battle that the events tell of; with none, the one of the view as far as it shows it. */
export function lastBattle(view: View, events: readonly Event[]): Battle | null {
  const shown = view.battle;
  const first = events.findLastIndex((event) => event.event === 'battle-began');
  const began = events[first];
  if (began?.event !== 'battle-began' || (shown && shown.fief !== began.fief)) {
    if (!shown) return null;
    const { fief, attacker, defender } = shown;
    const sides = { attacker: attacker.seat ?? 0, defender: defender.seat, attackers: attacker.army, defenders: defender.army };
    return { fief, ...sides, peasants: defender.peasants, rounds: [], outcome: null, isOpen: true };
  }
  const { fief, attacker, defender, attackers, defenders, peasants } = began;
  const battle: Battle = { fief, attacker, defender, attackers, defenders, peasants, rounds: [], outcome: null, isOpen: shown !== null };
  for (const event of events.slice(first + 1)) follow(battle, event);
  return battle;
}

/** A new stage begins with a roll of a step that comes later, or of a side that has rolled with this troop. */
function current(battle: Battle, event: Extract<Event, { event: 'rolled' }>): Stage {
  const round = battle.rounds.at(-1);
  const last = round?.stages.at(-1);
  const hasRolled = last && at(last, event.side).rolls.some(({ troop }) => troop === event.troop);
  if (last && last.step === event.step && !hasRolled) return last;
  const fresh = stage(event.step);
  const goesOn = round && last?.step === 'archers' && event.step === 'main';
  if (goesOn) round.stages.push(fresh);
  else battle.rounds.push({ number: battle.rounds.length + 1, stages: [fresh] });
  return fresh;
}

function follow(battle: Battle, event: Event): void {
  const last = battle.rounds.at(-1)?.stages.at(-1);
  if (!('fief' in event) || event.fief !== battle.fief || battle.outcome) return;
  if (event.event === 'rolled') {
    const { troop, die, needed, faces, hits } = event;
    at(current(battle, event), event.side).rolls.push({ troop, die, needed, faces, hits });
  } else if (event.event === 'hit' && last) {
    at(last, event.side).taken += event.hits;
    at(last, event.side).ignored += event.ignored;
  } else if (event.event === 'fell' && last) {
    const side = event.seat === battle.attacker ? 'attacker' : 'defender';
    at(last, side).fallen = joined(at(last, side).fallen, event.army);
  } else if (event.event === 'peasants-fell' && last) at(last, 'defender').peasants += event.n;
  else if (event.event === 'battle-ended') battle.outcome = event.outcome;
}

/** How many a seat has still to take away in the battle being fought; null if the events do not tell. */
export function owed(battle: Battle | null, seat: number | null): number | null {
  const last = battle?.rounds.at(-1)?.stages.at(-1);
  if (!battle || !last || seat === null) return null;
  const mine = at(last, seat === battle.attacker ? 'attacker' : 'defender');
  const fallen = Object.values(mine.fallen).reduce((sum, n) => sum + n, 0);
  const left = mine.taken - fallen;
  return left > 0 ? left : null;
}

/** Are the numbers asked now those of losses? After the last toll they are of something else: a retreat, a muster. */
export const isToll = (battle: Battle | null, seat: number | null): boolean =>
  battle !== null && battle.isOpen && battle.outcome === null && (battle.rounds.length === 0 || owed(battle, seat) !== null);
