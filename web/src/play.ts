// One click from nothing to a game against three bots.
import { api } from './api/client';
import type { GameInfo, SeatBody } from './api/types';

/** Makes a table with bots and begins; the id of the table. */
export async function playNow(game: GameInfo): Promise<string> {
  const bot = game.quick;
  const others = Math.max(game.seats.least - 1, Math.min(3, game.seats.most - 1));
  const seats: SeatBody[] = [{ kind: 'me' }, ...Array.from({ length: others }, (): SeatBody => ({ kind: 'bot', bot }))];
  const table = await api.create({ game: game.name, seats, visibility: 'invited' });
  await api.start(table.id, null);
  return table.id;
}
