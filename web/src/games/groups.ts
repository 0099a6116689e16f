// The options of a game as they are asked: in groups with a heading each. What stands in none comes last; a game that is not
// here asks for all of them in one go. Words are in content/web/<game>.

export interface Group {
  name: string;
  options: readonly string[];
}

const GROUPS: Readonly<Record<string, readonly Group[]>> = {
  warlords: [
    { name: 'scenario', options: ['scenario', 'random_starts', 'rounds'] },
    { name: 'readings', options: ['retreat', 'bonus_on_tie', 'unlimited_recruits_in', 'castle_supply', 'two_player_hold', 'warlords_while_captive'] },
  ],
  crusader: [
    { name: 'scenario', options: ['scenario', 'dynasties', 'mode', 'glitterhoof'] },
    { name: 'people', options: ['english', 'frankish', 'german', 'italian', 'iberian', 'first'] },
    { name: 'readings', options: ['duke_tax', 'navy', 'pomerania', 'siblings', 'spare_ruler', 'drop_franks'] },
  ],
  knights: [
    { name: 'length', options: ['length'] },
    { name: 'variants', options: ['glory', 'missions', 'king'] },
    { name: 'optional', options: ['heirs', 'elimination', 'might_is_right', 'abandoned_nobles', 'miracles', 'open_motions'] },
    { name: 'readings', options: ['edition', 'walls_stand', 'rounds', 'quiet_upkeeps'] },
  ],
};

/** The options of a game by their groups, those that it has; `null`: without a heading. */
export function groupsOf(game: string, options: readonly string[]): { name: string | null; options: string[] }[] {
  const groups = (GROUPS[game] ?? []).map(({ name, options: wanted }) => ({ name, options: wanted.filter((option) => options.includes(option)) }));
  const known = new Set(groups.flatMap((group) => group.options));
  const rest = options.filter((option) => !known.has(option));
  return [...groups.filter((group) => group.options.length), ...(rest.length ? [{ name: null, options: rest }] : [])];
}
