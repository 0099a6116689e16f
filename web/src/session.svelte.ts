// Who is playing in this browser.
import { api, problem, type Problem } from './api/client';
import type { GameInfo, Me } from './api/types';

class Session {
  me: Me | null = $state.raw(null);
  /** The server was asked who this is. */
  known: boolean = $state(false);
  games: GameInfo[] = $state.raw([]);
  fault: Problem | null = $state.raw(null);

  async look(): Promise<void> {
    this.fault = null;
    const [me, games] = await Promise.allSettled([api.me(), this.games.length ? this.games : api.games()]);
    this.me = me.status === 'fulfilled' ? me.value : null;
    if (games.status === 'fulfilled') this.games = games.value;
    for (const asked of [me, games]) {
      if (asked.status === 'rejected' && problem(asked.reason).kind !== 'not-signed-in') this.fault = problem(asked.reason);
    }
    this.known = true;
  }
}

export const session = new Session();
