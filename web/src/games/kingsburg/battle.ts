// The battles of a Winter, put together from the view and from what was told of them.
import { battleBonuses, invaderOf, invaders, type Invader, type Things } from './content';
import type { Event, Outcome, Position } from './types';

export interface Fight {
  seat: number;
  /** His own soldiers, without the King's; null if they cannot be told apart. */
  soldiers: number | null;
  bonuses: { id: string; bonus: number }[];
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
  /** The King's die; null if it was not told. */
  die: number | null;
  fights: Fight[];
  /** Is it over: have the soldiers gone home? */
  isOver: boolean;
  /** Has something else been done by this seat (by anybody, for spectators) since it ended? */
  isPast: boolean;
}

const BEST = 'KB-WINTER-13';

/** The seat whose battle is being settled, while the table waits in Winter. */
function chooserOf(view: Position): number | undefined {
  const battle = view.frames.flatMap((frame) => (typeof frame === 'object' && 'battle' in frame ? [frame.battle] : []))[0];
  return battle && view.order[battle.place];
}

function add(into: Things, what: Things): void {
  for (const [kind, count] of Object.entries(what)) into[kind] = (into[kind] ?? 0) + Math.abs(count ?? 0);
}

/** Does the event show that its seat has gone on to other things? */
function movesOn(event: Event, seat: number | null): boolean {
  switch (event.event) {
    case 'influenced':
    case 'passed':
    case 'rerolled':
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
    if (event.event === 'built') owned[event.seat]?.delete(event.building);
    if (event.event === 'razed') owned[event.seat]?.add(event.building);
  }
  return owned.map((ids) => [...ids].sort());
}

/** The last battle that can be told; null if there was none. */
export function lastBattle(view: Position, events: readonly Event[], seat: number | null): Battle | null {
  const from = events.findLastIndex((event) => event.event === 'invaded');
  const since = from < 0 ? [] : events.slice(from);
  const invaded = since[0]?.event === 'invaded' ? since[0] : null;
  const chooser = chooserOf(view);
  const card = invaded ? invaders[invaded.card] : chooser !== undefined ? invaderOf(view.invaders[view.year - 1]) : undefined;
  if (!card) return null;
  const end = since.findIndex((event) => event.event === 'soldiers-dismissed');
  const told = end < 0 ? since : since.slice(0, end);
  const reinforced = told.find((event) => event.event === 'reinforced');
  const die = reinforced?.soldiers ?? null;
  const then = buildingsThen(view, since);
  const fights = view.order.map((who): Fight => {
    const fought = told.find((event) => event.event === 'fought' && event.seat === who);
    const total = fought?.event === 'fought' ? fought.total : (view.totals[who] ?? 0);
    const bonuses = battleBonuses(then[who] ?? [], card.race);
    const bonus = bonuses.reduce((sum, each) => sum + each.bonus, 0);
    const outcome = fought?.event === 'fought' ? fought.outcome : null;
    const fight: Fight = { seat: who, soldiers: die === null ? null : total - bonus - die, bonuses, total, outcome, gained: {}, lost: {}, razed: [], best: 0, isPending: who === chooser };
    // Until a battle is fought nothing has happened to its seat: what others gain and lose is theirs.
    for (const event of told) {
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
  return { year: card.year, card, die, fights, isOver: end >= 0, isPast: after.some((event) => movesOn(event, seat)) };
}
