// What the first page will want is asked for while the words come: on a slow line every question after another costs.
import { api } from './api/client';
import type { TableInfo } from './api/types';
import { settings } from './settings.svelte';
import { load } from './texts/load';

const asked = new Map<string, Promise<TableInfo>>();

/** Asks for a table, and for what its game needs. */
export function lookAhead(id: string, invite: string | null): void {
  const found = api.table(id, invite);
  asked.set(id, found);
  Promise.all([found, import('./games')])
    .then(([{ game, content }, { faceOf }]) => Promise.all([load(settings.lang, game, content ?? null), faceOf(game, settings.board === 'plain')]))
    // Whoever wants it asks again, and tells what is wrong.
    .catch(() => {});
}

/** The table that was asked for ahead; only once. */
export function lookedAhead(id: string): Promise<TableInfo> | null {
  const found = asked.get(id) ?? null;
  asked.delete(id);
  return found;
}
