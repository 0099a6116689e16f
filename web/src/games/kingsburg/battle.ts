// The battles of a Winter, put together from the view and from what was told of them.
import { battleBonuses, invaderAt, invaderOf, strengthChange, type Bonus, type Invader, type Things, type Threat } from './content';
import { frameOf } from './frames';
import type { Event, Outcome, Position } from './types';

export interface Fight {
  seat: number;
  /** His own soldiers, without the King's. */
  soldiers: number;
  /** Those that the King sent; null if it is not known. */
  king: number | null;
  /** Did a die of his own bring them? */
  isOwnDie: boolean;
  bonuses: Bonus[];
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

export interface Battle {
  year: number;
  card: Invader;
  /** The card of a second deck that joined. */
  joined: Invader | null;
  strength: number;
  reward: Things;
  penalty: Things;
  /** What the King sent to everybody; null if it was not told, or if everybody asked for himself. */
  king: { soldiers: number; isRolled: boolean } | null;
  fights: Fight[];
  /** Is it over: have the soldiers gone home? */
  isOver: boolean;
  /** Has something else been done by this seat (by anybody, for spectators) since it ended? */
  isPast: boolean;
}

const BEST = 'KB-WINTER-13';

type Of<K extends Event['event']> = Extract<Event, { event: K }>;
const isOf = <K extends Event['event']>(kind: K) => (event: Event): event is Of<K> => event.event === kind;

/** The seat whose battle is being settled, while the table waits in Winter. */
function chooserOf(view: Position): number | undefined {
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

/** The buildings of each seat when the battle began: what was told since is taken back. */
function buildingsThen(view: Position, since: readonly Event[]): string[][] {
  const owned = view.players.map((player) => new Set(player.buildings));
  for (const event of [...since].reverse()) {
    if (event.event === 'built' || event.event === 'put-up') owned[event.seat]?.delete(event.building);
    if (event.event === 'razed') owned[event.seat]?.add(event.building);
  }
  return owned.map((ids) => [...ids].sort());
}

/** What the King sent to one seat, as far as it was told. */
function sentTo(seat: number, told: readonly Event[], king: Battle['king']): Pick<Fight, 'king' | 'isOwnDie'> {
  const own = told.find((event) => event.event === 'own-die-used' && event.seat === seat);
  if (own?.event === 'own-die-used') return { king: own.soldiers, isOwnDie: true };
  const asked = told.find((event) => event.event === 'requested' && event.seat === seat);
  return { king: asked?.event === 'requested' ? asked.value : (king?.soldiers ?? null), isOwnDie: false };
}

/** The last battle that can be told; null if there was none. */
export function lastBattle(view: Position, events: readonly Event[], seat: number | null): Battle | null {
  const from = events.findLastIndex((event) => event.event === 'invaded');
  const since = from < 0 ? [] : events.slice(from);
  const invaded = since.find(isOf('invaded'));
  const chooser = chooserOf(view);
  const card = invaded ? invaderAt(invaded.card) : chooser !== undefined ? invaderOf(view.invaders[view.year - 1]) : undefined;
  if (!card) return null;
  const end = since.findIndex(({ event }) => event === 'soldiers-dismissed' || event === 'soldiers-halved');
  const told = end < 0 ? since : since.slice(0, end);
  const valley = told.find(isOf('valley-revealed'));
  const joined = valley?.joins ? (invaderAt(valley.card) ?? null) : null;
  const races = [card.race, ...(joined ? [joined.race, 'Goblins'] : [])];
  const threat: Threat = { year: card.year, races, printed: card.strength };
  const rolled = told.find(isOf('reinforced'));
  const fixed = told.find(isOf('reinforced-without'));
  const king = rolled ? { soldiers: rolled.soldiers, isRolled: true } : fixed ? { soldiers: fixed.soldiers, isRolled: false } : null;
  const then = buildingsThen(view, since);
  const first = told.findIndex(isOf('fought'));
  // Until the first battle is fought, nothing that happens comes of it.
  const results = first < 0 ? [] : told.slice(first);
  const fights = view.order.map((who): Fight => {
    const player = view.players[who];
    const fought = told.find((event): event is Of<'fought'> => event.event === 'fought' && event.seat === who);
    const bonuses = battleBonuses(then[who] ?? [], player?.governor ?? null, threat);
    const bonus = bonuses.reduce((sum, each) => sum + each.bonus, 0);
    const isCounted = first >= 0 || chooser !== undefined;
    const total = fought?.total ?? (isCounted ? (view.totals[who] ?? 0) : (player?.soldiers ?? 0) + bonus);
    const sent = sentTo(who, told, king);
    const fight: Fight = {
      seat: who, ...sent, soldiers: total - bonus - (sent.king ?? 0), bonuses, total, outcome: fought?.outcome ?? null,
      gained: {}, lost: {}, razed: [], best: 0, isPending: who === chooser,
    };
    for (const event of results) {
      if (event.event === 'razed' && event.seat === who) fight.razed.push({ building: event.building, vp: event.vp });
      if (event.event === 'lost' && event.seat === who) add(fight.lost, event.what);
      if (event.event === 'gained' && event.seat === who) {
        if (event.rule === BEST) fight.best += event.what.vp;
        else add(fight.gained, event.what);
      }
    }
    return fight;
  });
  const after = end < 0 ? [] : since.slice(end);
  const any = results.find(isOf('fought'));
  return {
    year: card.year,
    card,
    joined,
    strength: any?.strength ?? card.strength + (joined?.strength ?? 0) + strengthChange(view, card.year),
    reward: add(add({}, card.reward), joined?.reward ?? {}),
    penalty: add(add({}, card.penalty), joined?.penalty ?? {}),
    king,
    fights,
    isOver: end >= 0,
    isPast: after.some((event) => movesOn(event, seat)),
  };
}
