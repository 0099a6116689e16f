// Which battles may come, and what the server is asked about their odds.
import { address } from '../../root';
import type { Shown, TargetShown } from './types';

/** What the server is asked. */
export interface Question {
  attackers: number;
  defenders: number;
  walls: number;
  glory: boolean;
}
/** What it answers: shares from 0 to 1, and mean casualties. */
export interface Odds {
  cards: [number, number];
  attacker_wins: number;
  attackers_die: number;
  attackers_retreat: number;
  defenders_die: number;
  undecided: number;
  casualties: [number, number];
}

/** What is attacked there, as a key. */
export const keyOf = ({ area, baron, site }: TargetShown): string => `${area} ${baron ?? JSON.stringify(site)}`;

/** The battle against a target with so much strength besides what is ready there. */
export function question(view: Shown, { ready, defenders, walls }: TargetShown, more: number): Question | null {
  const attackers = ready + more;
  return attackers > 0 && defenders + walls > 0 ? { attackers, defenders, walls, glory: view.is_glory } : null;
}

/** The battles that may come where something is lit: by those who stand there, or with the Noble that was picked. */
export function pending(view: Shown, lit: ReadonlySet<string>, picked: readonly string[]): Map<string, Question> {
  const found = new Map<string, Question>();
  const mover = view.nobles.find(({ noble }) => picked.includes(`noble/${noble}`));
  const isHere = (area: string): boolean => mover !== undefined && typeof mover.place !== 'string' && 'area' in mover.place && mover.place.area === area;
  for (const target of view.targets) {
    const { area, baron, site } = target;
    const element = site ? ('city' in site ? `city/${site.city}` : `stronghold-of/${site.stronghold}`) : `seat/${baron}`;
    const isNamed = ready(target) && (lit.has(element) || picked.includes(element));
    const isReached = lit.has(`area/${area}`) || picked.includes(`area/${area}`);
    if (!isNamed && !isReached) continue;
    const asked = question(view, target, mover && isReached && !isHere(area) ? mover.strength : 0);
    if (asked) found.set(keyOf(target), asked);
  }
  return found;
}
const ready = ({ ready: strength }: TargetShown): boolean => strength > 0;

const kept = new Map<string, Promise<Odds | null>>();

/** The odds; null where the server does not say. Asked once and kept: nobody waits for them. */
export function consult(asked: Question): Promise<Odds | null> {
  const key = JSON.stringify(asked);
  const known = kept.get(key);
  if (known) return known;
  const answer = ask(key);
  kept.set(key, answer);
  if (kept.size > 400) kept.delete(kept.keys().next().value ?? '');
  return answer;
}

async function ask(body: string): Promise<Odds | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(address('api/games/knights/consult/odds'), { method: 'POST', headers, body, credentials: 'same-origin' });
    if (!response.ok) return null;
    const odds = (await response.json()) as Odds;
    return typeof odds.attacker_wins === 'number' ? odds : null;
  } catch {
    return null;
  }
}

/** A chance in whole percent; what is neither impossible nor certain is not rounded to it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance < 1 && chance > 0.995) return '>99%';
  return `${Math.round(chance * 100)}%`;
}
