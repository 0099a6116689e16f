// Who the bots are: a name and a face of their own at each table, the same for everybody who looks at it.
import type { TableInfo } from '../api/types';

/** Names that both languages know; guests draw from others. */
const NAMES = ['Aldo', 'Berta', 'Cesare', 'Dora', 'Ezio', 'Fosca', 'Gero', 'Ilda', 'Lapo', 'Mina', 'Orso', 'Pia'] as const;

type Seated = Pick<TableInfo, 'id' | 'seats'>;

/** A number of the table's own. */
const lot = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Which of the names and faces the bot of a seat has; null: no bot from the start. */
export function botAt({ id, seats }: Seated, seat: number): number | null {
  return seats[seat]?.kind === 'bot' ? (lot(id) + seat) % NAMES.length : null;
}

/** The names of the seats, bots by their own; `free`: what an empty seat is called. */
export function namesOf(table: Seated, free: string): string[] {
  const people = new Set(table.seats.flatMap(({ kind, name }) => (kind === 'person' && name ? [name] : [])));
  return table.seats.map(({ name }, seat) => {
    const bot = botAt(table, seat);
    if (bot === null) return name ?? free;
    // A person of that name keeps it.
    const own = NAMES[bot] ?? '';
    return people.has(own) ? `${own} II` : own;
  });
}

export const BOTS = NAMES.length;
