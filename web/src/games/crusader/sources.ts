// Victory Points by where they come from: trophies are counted, all others are territories.
import { bySource, type Source } from '../../table/sources';
import type { View } from './types';

export function sourcesOf(view: View): Source[] {
  const scored = view.players.flatMap(({ player, seat, points }) => {
    const who = seat === null ? `player-${player}` : `seat/${seat}`;
    const trophies = view.trophies.filter(({ holder }) => holder === player).length;
    return [{ who, source: 'territories', points: points - trophies }, { who, source: 'trophies', points: trophies }];
  });
  return bySource(['territories', 'trophies'], scored);
}
