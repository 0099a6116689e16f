// Hints, for one position each. The server thinks of one at a time.
import { api, problem, type Problem } from '../api/client';
import type { Hint } from '../api/types';

export class Advice {
  hint: Hint | 'none' | 'coming' = $state.raw('none');
  thinking: boolean = $state(false);
  #length = 0;

  /** A new position: what was advised before is of no use. */
  begin(length: number): void {
    [this.hint, this.#length] = ['none', length];
  }

  close(): void {
    this.hint = 'none';
  }

  /** Asks; what went wrong, if it still matters. */
  async ask(table: string, seat: number | null): Promise<Problem | null> {
    const length = this.#length;
    [this.hint, this.thinking] = ['coming', true];
    let fault: Problem | null = null;
    try {
      const found = await api.hint(table, seat);
      if (this.hint === 'coming') this.hint = found.length === this.#length ? found : 'none';
    } catch (error) {
      if (length === this.#length) [this.hint, fault] = ['none', problem(error)];
    }
    this.thinking = false;
    return fault;
  }
}
