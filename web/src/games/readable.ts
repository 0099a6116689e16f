// What boards may read of the content that a table is played with.

/**
 * What boards may read of content files: names, positions and pictures (whether somebody is a man, a woman or a horse). All else is left at the door; what something costs,
 * gives or is worth, a view tells.
 */
export const READABLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  crusader: { characters: ['id', 'sex'], rulers: ['id', 'sex'] },
  warlords: { fiefs: ['id', 'kingdom', 'neighbours', 'sea_lanes'] },
  knights: { areas: ['id', 'zone', 'pos', 'terrain', 'port'], borders: ['id', 'a', 'b', 'kind', 'road'], cities: ['id', 'area'] },
};

export type Item = Readonly<Record<string, unknown>>;
export type Files = Readonly<Record<string, readonly Item[]>>;

/** What a board may read of these files. */
export function readable(game: string, files: Record<string, unknown>): Files {
  const found = Object.entries(READABLE[game] ?? {}).map(([name, fields]) => {
    const items = Array.isArray(files[name]) ? (files[name] as Item[]) : [];
    return [name, items.map((item) => Object.fromEntries(fields.map((field) => [field, item[field]])))] as const;
  });
  return Object.fromEntries(found);
}
