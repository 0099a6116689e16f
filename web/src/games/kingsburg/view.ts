// What the parts of the board look up in a view. A building is named by row, column and, on a card that lies over its row, an `a`.
import type { Phase, Things, View } from './types';

export const PHASES: readonly Phase[] = ['aid', 'spring', 'reward', 'summer', 'agent', 'autumn', 'mercenaries', 'winter'];
export const YEARS = ['I', 'II', 'III', 'IV', 'V'] as const;

export const columnOf = (building: string): number => Number(building[1]);

/** The four buildings of a line, on the board or on the card that is laid over it. */
export const lineOf = (row: string, side: 'printed' | 'alternative'): string[] => [1, 2, 3, 4].map((column) => `${row}${column}${side === 'printed' ? '' : 'a'}`);

/** The line that a player has in a row. */
export const ownLine = (view: View, seat: number, row: string): string[] => (view.facts.players[seat]?.spaces ?? []).filter((id) => id.startsWith(row));

/** What is printed on a building as its price. */
export const printedPrice = (view: View, building: string): Things => view.facts.buildings[building]?.cost ?? {};

/** What a building costs its owner; nobody's: what is printed. */
export const priceOf = (view: View, building: string, seat: number | null): Things =>
  (seat === null ? undefined : view.facts.players[seat]?.prices[building]) ?? printedPrice(view, building);
