// The components that a table is played with, as far as a board may know them: a host may have laid a content pack over the
// built-in ones, and a table goes on with those it began with.
import { address } from '../root';
import type { Lang } from '../texts';
import { readable, type Files } from './readable';

export interface Catalogue {
  /** The items of each file, with what a board may read of them. */
  files: Files;
  /** Fluent text that is laid over the built-in one. */
  words: Partial<Record<Lang, string | null>>;
}

const kept = new Map<string, Promise<Catalogue | null>>();

async function read(game: string, hash: string | null): Promise<Catalogue | null> {
  const query = hash === null ? '' : `?hash=${encodeURIComponent(hash)}`;
  const response = await fetch(address(`api/games/${encodeURIComponent(game)}/content${query}`), { credentials: 'same-origin' });
  if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return null;
  const found = (await response.json()) as { files?: Record<string, unknown>; words?: Catalogue['words'] };
  return found.files ? { files: readable(game, found.files), words: found.words ?? {} } : null;
}

/** The components of this hash, or those that new tables are played with; null if the server does not say. Asked once. */
export function catalogueOf(game: string, hash: string | null): Promise<Catalogue | null> {
  const name = `${game}/${hash ?? ''}`;
  const known = kept.get(name);
  if (known) return known;
  const found = read(game, hash).catch(() => null);
  kept.set(name, found);
  return found;
}
