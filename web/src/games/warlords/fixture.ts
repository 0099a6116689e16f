// A position for the tests.
import type { FiefShown, PlayerShown, View } from './types';

export const fief = (id: string, owner: number | null, army: FiefShown['army'], rest: Partial<FiefShown> = {}): FiefShown => ({
  id, terrain: 'plains', gold: 1, peasants: owner === null ? 1 : 0, owner, army, moved: {}, castle: null, die: 8, captives: [], ...rest,
});
export const player: PlayerShown = {
  status: 'playing', initiative: 1, home: 'italy', gold: 0, income: 0, fiefs: 0, castles: 0, finished: 0, whole: [], cards: [0, 0, 0],
  excommunications: [], recruits: {}, beginning: [], finishing: [], die: 8, sets: 1, nemesis: null,
};
export const prices: View['prices'] = {
  soldiers: { lancer: 3, footman: 5, archer: 6, knight: 7, warlord: 10, 'hired-lancer': 4, 'hired-footman': 6, 'hired-archer': 7, 'hired-knight': 8 },
  begin: 6,
  finish: 6,
};
export const view = (rest: Partial<View>): View => ({
  observer: { seat: 0 }, scenario: '4p', kingdoms: ['italy', 'germany'], round: 2, rounds: 0, phase: 'manoeuvre', active: 0, order: [0, 1],
  rolls: [], players: [player, player], fiefs: [], attacks: [], group: null, battle: null, offer: null, hand: [], faces: [], decks: [], prices,
  crown: { holder: null, seen: [], castles: 2, needed: 2 }, truces: [], winners: [], ending: 'none', ...rest,
});
