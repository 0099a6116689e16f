// Asks the server for odds. Nobody waits for them: where they cannot be had, none are shown.
import { address } from '../../root';
import type { Odds, Question } from './odds';

const kept = new Map<string, Promise<Odds | null>>();
let isOff = false;

/** The odds; null where the server does not say. Asked once and kept. */
export function consult(asked: Question): Promise<Odds | null> {
  const key = JSON.stringify(asked);
  const known = kept.get(key);
  if (known) return known;
  if (isOff) return Promise.resolve(null);
  const answer = ask(key);
  kept.set(key, answer);
  if (kept.size > 400) kept.delete(kept.keys().next().value ?? '');
  return answer;
}

async function ask(body: string): Promise<Odds | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(address('api/games/warlords/consult/odds'), { method: 'POST', headers, body, credentials: 'same-origin' });
    // A server that does not know the question is not asked again.
    isOff ||= response.status === 404 || response.status === 405;
    if (!response.ok) return null;
    const odds = (await response.json()) as Odds;
    return typeof odds.conquered === 'number' ? odds : null;
  } catch {
    return null;
  }
}
