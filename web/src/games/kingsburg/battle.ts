// The battles of a Winter, put together from the view and from what was told of them.
import { frameOf } from './frames';
import type { Addition, Event, Outcome, Things, View } from './types';

export interface Fight {
  seat: number;
  /** His own soldiers, without the King's. */
  soldiers: number;
  /** Those that the King sent; null if it is not known. */
  king: number | null;
  /** Did a die of his own bring them? */
  isOwnDie: boolean;
  bonuses: readonly Addition[];
  total: number;
  /** Null: not yet fought. */
  outcome: Outcome | null;
  gained: Things;
  lost: Things;
  razed: { building: string; vp: number }[];
  /** VP for the highest total. */
  best: number;
  /** Is he choosing what he takes or gives up? */
  isPending: boolean;
}

/** Who attacks, and what is at stake. */
interface Attack {
  year: number;
  /** The races, that of a second deck last. */
  races: string[];
  strength: number;
  reward: Things;
  penalty: Things;
}

export interface Battle extends Attack {
  /** What the King sent to everybody; null if it was not told, or if everybody asked for himself. */
  king: { soldiers: number; isRolled: boolean } | null;
  fights: Fight[];
  /** Is it over: have the soldiers gone home? */
  isOver: boolean;
  /** Has something else been done by this seat (by anybody, for spectators) since it ended? */
  isPast: boolean;
}

const BEST = ['KB-WINTER-13', 'KB-WINTER-14'];

type Of<K extends Event['event']> = Extract<Event, { event: K }>;
const isOf = <K extends Event['event']>(kind: K) => (event: Event): event is Of<K> => event.event === kind;

/** The seat whose battle is being settled, while the table waits in Winter. */
function chooserOf(view: View): number | undefined {
  const battle = frameOf(view, 'battle');
  return battle && view.order[battle.place];
}

function add(into: Things, what: Things): Things {
  for (const [kind, count] of Object.entries(what)) into[kind] = (into[kind] ?? 0) + Math.abs(count ?? 0);
  return into;
}

/** Does the event show that its seat has gone on to other things? */
function movesOn(event: Event, seat: number | null): boolean {
  switch (event.event) {
    case 'influenced':
    case 'passed':
    case 'dice-changed':
    case 'kept-dice':
      return seat === null || event.seat === seat;
    default:
      return false;
  }
}

/** What the King sent to one seat, as far as it was told. */
function sentTo(seat: number, told: readonly Event[], king: Battle['king']): Pick<Fight, 'king' | 'isOwnDie'> {
  const own = told.find((event) => event.event === 'own-die-used' && event.seat === seat);
  if (own?.event === 'own-die-used') return { king: own.soldiers, isOwnDie: true };
  const asked = told.find((event) => event.event === 'requested' && event.seat === seat);
  return { king: asked?.event === 'requested' ? asked.value : (king?.soldiers ?? null), isOwnDie: false };
}

/** Who attacked, from what was told; while the attack lasts the view knows it too. */
function attackOf(view: View, told: readonly Event[]): Attack | null {
  const invaded = told.find(isOf('invaded'));
  const fought = told.find(isOf('fought'));
  const { year } = invaded ?? view;
  const now = year === view.year ? view.facts.invaders[year - 1] : undefined;
  if (!invaded) {
    if (!now || now.race === null || chooserOf(view) === undefined) return null;
    return { year, races: [now.race], strength: now.least, reward: now.reward, penalty: now.penalty };
  }
  const valley = told.find(isOf('valley-revealed'));
  const races = [invaded.race, ...(valley?.joins ? [valley.race] : [])];
  const strength = fought?.strength ?? now?.least ?? invaded.strength;
  return { year, races, strength, reward: add({}, { ...invaded.reward }), penalty: add({}, { ...invaded.penalty }) };
}

/** The last battle that can be told; null if there was none. */
export function lastBattle(view: View, events: readonly Event[], seat: number | null): Battle | null {
  const from = events.findLastIndex((event) => event.event === 'invaded');
  const since = from < 0 ? [] : events.slice(from);
  const end = since.findIndex(({ event }) => event === 'soldiers-dismissed' || event === 'soldiers-halved');
  const told = end < 0 ? since : since.slice(0, end);
  const attack = attackOf(view, told);
  if (!attack) return null;
  const chooser = chooserOf(view);
  const rolled = told.find(isOf('reinforced'));
  const fixed = told.find(isOf('reinforced-without'));
  const king = rolled ? { soldiers: rolled.soldiers, isRolled: true } : fixed ? { soldiers: fixed.soldiers, isRolled: false } : null;
  const first = told.findIndex(isOf('fought'));
  // Until the first battle is fought, nothing that happens comes of it.
  const results = first < 0 ? [] : told.slice(first);
  const fights = view.order.map((who): Fight => {
    const now = view.facts.players[who];
    const fought = told.find((event): event is Of<'fought'> => event.event === 'fought' && event.seat === who);
    const bonuses = fought?.bonuses ?? now?.bonuses ?? [];
    const bonus = bonuses.reduce((sum, { n }) => sum + n, 0);
    const isCounted = first >= 0 || chooser !== undefined;
    const total = fought?.total ?? (isCounted ? view.totals[who] : now?.strength) ?? 0;
    const sent = sentTo(who, told, king);
    const fight: Fight = {
      seat: who, ...sent, soldiers: total - bonus - (sent.king ?? 0), bonuses, total, outcome: fought?.outcome ?? null,
      gained: {}, lost: {}, razed: [], best: 0, isPending: who === chooser,
    };
    for (const event of results) {
      if (event.event === 'razed' && event.seat === who) fight.razed.push({ building: event.building, vp: event.vp });
      if (event.event === 'lost' && event.seat === who) add(fight.lost, { ...event.what });
      if (event.event === 'gained' && event.seat === who) {
        if (BEST.includes(event.rule)) fight.best += event.what.vp;
        else add(fight.gained, { ...event.what });
      }
    }
    return fight;
  });
  const after = end < 0 ? [] : since.slice(end);
  return { ...attack, king, fights, isOver: end >= 0, isPast: after.some((event) => movesOn(event, seat)) };
}
