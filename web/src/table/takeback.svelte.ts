// Taking back the last answer, as far as the table allows it.
import { api, freshKey, problem, type Problem } from '../api/client';
import type { Scope, TableInfo } from '../api/types';

/** How long a position stands before it is asked what could be taken back. */
const WAIT = 150;

export class TakeBack {
  scope: Scope | null = $state.raw(null);
  /** The others have been asked. */
  asked: boolean = $state(false);

  readonly can: boolean = $derived(this.scope !== null && this.scope.back !== null && this.scope.back !== undefined);

  /** A new position; gives back how to stop looking. */
  begin(table: string, seat: number | null): (() => void) | undefined {
    [this.scope, this.asked] = [null, false];
    if (seat === null) return undefined;
    const timer = setTimeout(async () => {
      this.scope = await api.scope(table, seat).catch(() => null);
    }, WAIT);
    return () => clearTimeout(timer);
  }

  /** Who would have to agree. */
  others({ seats }: TableInfo): number[] {
    return (this.scope?.asks ?? []).filter((at) => seats[at] && !seats[at].bot && !seats[at].yours);
  }

  async ask(table: string, seat: number, length: number): Promise<Problem | null> {
    try {
      const done = await api.undo(table, seat, length, freshKey());
      this.asked = done.asked.length > 0;
      return null;
    } catch (error) {
      return problem(error);
    }
  }
}
