// A position for the tests.
import type { LandShown, PlayerShown, View } from './types';

export const land = (id: string, owner: string | null, rest: Partial<LandShown> = {}): LandShown => ({
  id, culture: 'english', owner, laid: false, duke: null, castle: false, mobilised: false, unrest: 0, harvest: 0, crop_failure: 0, plague: null,
  suitor: null, tokens: [], partner: null, near: [], defence: 1, control: 1, ...rest,
});
export const player = (name: string, seat: number | null, rest: Partial<PlayerShown> = {}): PlayerShown => ({
  player: name, seat, strategy: seat === null ? 'ferox' : null, status: 'playing', dynasty: 'normandy', points: 4, gold: 3, territories: 4, castles: 0,
  mobilised: 0, shields: 0, king: 'william_i', age: 0, spouse: null, spouse_tokens: [], family: [], succession: [], crisis: { territories: 2, gold: 2 },
  developments: [], used: [], lasting: [], drawn: [], bonus: [], shown: [], hand: 0, picked: 0, bag: 4, crusades: 0, pacts: [], land_pacts: [], casus_belli: [], wars: [], reach: [], ...rest,
});
export const view = (rest: Partial<View>): View => ({
  observer: { seat: 0 }, scenario: '1', era: 1, eras: 3, round: 1, turn: 0, phase: 'dynastic', first: 'english', order: ['english', 'german'], active: null,
  card: null, hand: [], picked: [], bag: [], odds: [], check: null, invasion: null, proposal: null, offers: [], players: [player('english', 0), player('german', null)],
  lands: [], track: [], trophies: [], display: [], development_deck: 0, development_discards: [], decks: [],
  supply: { treasury: 0, castles: 0, unrest: 0, plague: 0, harvest: 0, crop_failure: 0, age: 0, general_bag: 0, event_pile: [] },
  traits: [{ id: 'pious', colour: 'green', critical: [] }, { id: 'honest', colour: 'green', critical: ['plot'] }, { id: 'cruel', colour: 'red', critical: ['invade'] }],
  annals: { deaths: 0, successions: 0, crises: 0, eliminations: 0 }, winners: [], ending: 'none', ...rest,
});
