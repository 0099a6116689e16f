// One click from nothing to a game against bots, or to a lesson.
import { api } from './api/client';
import type { GameInfo, SeatBody } from './api/types';
import { lessonOf } from './lessons';

const withBots = (bot: string, count: number): SeatBody[] => [{ kind: 'me' }, ...Array.from({ length: count }, (): SeatBody => ({ kind: 'bot', bot }))];

/** Makes a table with bots and begins; the id of the table. */
export async function playNow(game: GameInfo): Promise<string> {
  const others = Math.max(game.seats.least - 1, Math.min(3, game.seats.most - 1));
  const table = await api.create({ game: game.name, seats: withBots(game.quick, others), visibility: 'invited' });
  await api.start(table.id, null);
  return table.id;
}

/** Makes the table of a lesson and begins; where it is, below the root. */
export async function learn(game: GameInfo, name: string): Promise<string> {
  const { seed, bots, options } = await lessonOf(game.name, name);
  const seats = withBots(game.quick, bots);
  const table = await api.create({ game: game.name, seats, visibility: 'invited', seed, options });
  await api.start(table.id, null);
  return `tables/${table.id}?lesson=${encodeURIComponent(name)}`;
}
