// An answer on its way outlives the page: kept for this tab until the server has confirmed it.

/** An answer that the server has not yet confirmed. */
export interface Pending {
  at: number;
  answer: string;
  key: string;
  seat: number;
}

const place = (table: string, seat: number): string => `reame-answer/${table}/${seat}`;

/** Keeps the answer of a seat, or forgets it. A browser may forbid keeping: then it lives as long as the page. */
export function keep(table: string, seat: number, pending: Pending | null): void {
  try {
    if (pending) sessionStorage.setItem(place(table, seat), JSON.stringify(pending));
    else sessionStorage.removeItem(place(table, seat));
  } catch {
    // Nothing to do.
  }
}

/** The answer that a page before this one was giving. */
export function kept(table: string, seat: number): Pending | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(place(table, seat)) ?? 'null') as Partial<Pending> | null;
    const { at, answer, key } = found ?? {};
    return typeof at === 'number' && typeof answer === 'string' && typeof key === 'string' ? { at, answer, key, seat } : null;
  } catch {
    return null;
  }
}
