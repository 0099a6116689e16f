// A check as it was played, from what happened: who, what for, what was drawn, how it ended. No rule is decided here.
import type { CheckEvent, Event } from './types';

export interface Drawn {
  token: string;
  /** Was it given up to turn what it does? */
  sacrificed: boolean;
}
export interface Scene {
  player: string;
  action: string;
  needed: number;
  draws: number;
  drawn: Drawn[];
  /** Gold put on it, and against it by whom. */
  gold: number;
  against: { player: string; gold: number }[];
  result: 'passed' | 'failed' | null;
  hits: number;
}

/** What tells a check that is over from another. */
export const keyOf = ({ player, action, needed, drawn, result, hits }: Scene): string => [player, action, needed, result, hits, ...drawn.map(({ token }) => token)].join(' ');

/** The last check that was begun; null: none was, or what was checked is long over. */
export function lastCheck(events: readonly Event[]): Scene | null {
  let scene: Scene | null = null;
  for (const one of events) {
    const event = one as CheckEvent;
    if (event.event === 'check-began') scene = { player: event.player, action: event.action, needed: event.needed, draws: event.draws, drawn: [], gold: 0, against: [], result: null, hits: 0 };
    else if (!scene) continue;
    else if (event.event === 'invested') [scene.gold, scene.draws] = [scene.gold + event.gold, event.draws];
    else if (event.event === 'sabotaged') scene.against.push({ player: event.player, gold: event.gold });
    else if (event.event === 'sabotage-returned') scene.against = scene.against.map((one) => (one.player === event.player ? { ...one, gold: one.gold - event.gold } : one)).filter(({ gold }) => gold > 0);
    else if (event.event === 'draws-cancelled') scene.draws = event.draws;
    else if (event.event === 'token-drawn') scene.drawn.push({ token: event.token, sacrificed: false });
    else if (event.event === 'sacrificed') {
      const last = scene.drawn.findLast(({ token }) => token === event.token);
      if (last) last.sacrificed = true;
    } else if (event.event === 'check-passed') [scene.result, scene.hits] = ['passed', event.hits];
    else if (event.event === 'check-failed') [scene.result, scene.hits] = ['failed', event.hits];
    // What is told of a card, a Turn or a phase is no part of a check any more.
    else if (scene.result && ['revealed', 'phase-began', 'round-began'].includes((one as { event: string }).event)) scene = null;
  }
  return scene;
}
