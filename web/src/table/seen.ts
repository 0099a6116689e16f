// How far this browser has followed each table, for the first page to say what is new.
import { recall, remember } from '../settings.svelte';

const NAME = 'seen';

function all(): Record<string, number> {
  try {
    return (JSON.parse(recall(NAME) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
}

/** So many entries of a table were seen. */
export function see(table: string, length: number): void {
  const seen = all();
  if (seen[table] !== length) remember(NAME, JSON.stringify({ ...seen, [table]: length }));
}

/** How many entries are new; none if the table was never seen here. */
export function newsAt({ id, length }: { id: string; length: number }): number {
  const seen = all()[id];
  return typeof seen === 'number' ? Math.max(0, length - seen) : 0;
}

/** Forgets all tables but these. */
export function keepOnly(tables: readonly string[]): void {
  const kept = Object.entries(all()).filter(([id]) => tables.includes(id));
  remember(NAME, kept.length ? JSON.stringify(Object.fromEntries(kept)) : null);
}
