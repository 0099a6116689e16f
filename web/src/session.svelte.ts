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
    try {
      this.me = await api.me();
    } catch (error) {
      const found = problem(error);
      if (found.kind !== 'not-signed-in') this.fault = found;
      this.me = null;
    }
    try {
      if (!this.games.length) this.games = await api.games();
    } catch (error) {
      this.fault = problem(error);
    }
    this.known = true;
  }
}

export const session = new Session();
