// The components of a game as the server plays them: a host may have laid a content pack over the built-in ones.
import { address } from '../root';
import type { Lang } from '../texts';

export interface Catalogue {
  hash: string;
  /** The items of each file, with what a pack changed. */
  files: Record<string, unknown[]>;
  /** Fluent text that is laid over the built-in one. */
  words: Partial<Record<Lang, string | null>>;
}

const kept = new Map<string, Promise<Catalogue | null>>();

async function read(game: string): Promise<Catalogue | null> {
  const response = await fetch(address(`api/games/${encodeURIComponent(game)}/content`), { credentials: 'same-origin' });
  if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return null;
  const found = (await response.json()) as Partial<Catalogue>;
  return found.files ? { hash: found.hash ?? '', files: found.files, words: found.words ?? {} } : null;
}

/** What the server plays with; null if it does not say: then the built-in components stand. Asked once. */
export function catalogueOf(game: string): Promise<Catalogue | null> {
  const known = kept.get(game);
  if (known) return known;
  const found = read(game).catch(() => null);
  kept.set(game, found);
  return found;
}
