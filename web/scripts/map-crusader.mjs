// The drawing behind the map of Crusader Kings: the coasts of map-land.mjs, with seeds, impassable ground and sea routes of its own,
// in degrees [longitude, latitude]. Land that is on no map of the game is neutral. map.mjs turns it into outlines.
import { lands as coasts } from './map-land.mjs';

// Its territories: where they are told, and how one is read.
export const file = 'territories.json';
export const fief = ({ id, culture, land, sea_routes, pos }) => ({ id, kingdom: culture, neighbours: land, sea_lanes: sea_routes, pos });

// The sheet in px, how many of them a degree has, and what of the cone lies at its left and top, in degrees.
export const frame = { size: [1440, 1300], scale: 58, left: -16.45, top: 39.42 };

export const swells = [
  { at: [-4.6, 51.6], reach: 130, by: 0.12 },
  { at: [-1.0, 43.6], reach: 120, by: 0.12 },
  { at: [2.4, 49.0], reach: 170, by: 0.1 },
  { at: [14.6, 45.0], reach: 150, by: 0.12 },
];

/** Which territories lie on each landmass, and how it is drawn otherwise than in Warlords. */
const masses = {
  continent: {
    fiefs: [
      'the_low_countries', 'normandy', 'paris', 'lorraine', 'brittany', 'aquitaine', 'burgundy', 'toulouse', 'denmark', 'saxony',
      'pomerania', 'poland', 'bohemia', 'swabia', 'hungary', 'dalmatia', 'lombardy', 'venice', 'papal_states', 'apulia', 'leon',
      'navarra', 'aragon', 'castile', 'portugal', 'al_andalus',
    ],
  },
  britain: { fiefs: ['scotland', 'northumbria', 'mercia', 'wales', 'wessex'] },
  ireland: { fiefs: ['ireland'] },
  zealand: { fiefs: ['denmark'] },
  scandinavia: { fiefs: [] },
  africa: { fiefs: [] },
  sicily: { fiefs: ['sicily'], grow: { from: [15.4, 38.2], by: [1.12, 1.15] }, shift: [0, -0.1] },
  sardinia: { fiefs: ['sardinia'], grow: { from: [9, 40], by: [1.35, 1.1] } },
  corsica: { fiefs: [], shift: [0.1, 0.35] },
  majorca: { fiefs: [] },
  gotland: { fiefs: [] },
};
export const lands = coasts.filter(({ id }) => masses[id]).map((land) => ({ ...land, ...masses[land.id] }));

export const seeds = {
  scotland: [[-4.8, 57.6], [-3.6, 56.6], [-4.8, 56.3], [-4.2, 55.8]],
  northumbria: [[-2.4, 55.0], [-1.6, 54.3], [-2.7, 54.5], [-1.2, 53.9]],
  mercia: [[-1.4, 52.5], [0.6, 52.4], [-0.2, 51.5], [-0.4, 53.0], [-2.6, 53.3], [0.6, 51.2]],
  wales: [[-4.4, 52.3], [-4.6, 53.1], [-4.2, 52.1], [-3.6, 52.5]],
  wessex: [[-5.4, 50.5], [-4.0, 50.7], [-2.6, 51.1], [-2.4, 51.5], [-1.8, 51.0]],
  ireland: [[-8, 53.2]],
  the_low_countries: [[4.6, 51.3], [5.6, 52.4], [3.4, 50.6], [6.4, 53.0], [5.2, 50.4]],
  normandy: [[0.2, 49.0], [-0.9, 48.9], [1.4, 49.6], [0.4, 48.2], [-0.5, 47.8]],
  paris: [[2.6, 48.8], [2.2, 48.0], [3.6, 49.2], [1.9, 47.6]],
  lorraine: [[6.3, 49.2], [5.6, 49.0], [7.0, 50.0], [6.6, 48.3], [5.2, 48.4]],
  brittany: [[-2.9, 48.2], [-1.7, 48.1], [-2.1, 47.6]],
  aquitaine: [[0.4, 45.9], [-0.4, 45.0], [1.8, 45.6], [-0.2, 44.2], [0.9, 46.8], [-0.7, 46.6], [0.5, 43.5]],
  burgundy: [[5.2, 46.6], [4.4, 47.3], [6.2, 47.1], [4.0, 46.2], [5.4, 45.6], [6.4, 46.0]],
  toulouse: [[2.4, 43.5], [1.9, 44.1], [3.6, 44.2], [5.0, 44.0], [6.0, 43.8], [6.3, 44.3]],
  denmark: [[9.2, 56.1], [9.3, 57], [9.0, 55.7], [11.6, 55.4], [9.3, 55.1]],
  saxony: [[10.2, 52.2], [9.0, 52.6], [11.4, 52.4], [9.4, 51.2], [11, 51.0], [12.2, 51.4], [8.6, 51.6], [9.7, 53.7], [11.8, 53.4], [8.4, 50.9]],
  pomerania: [[16.2, 53.9], [15.0, 53.5], [17.8, 54.0], [19.6, 53.9], [14.2, 53.6]],
  poland: [[17.4, 52.2], [19.4, 52.0], [18.4, 51.0], [20.6, 50.8], [16.0, 52.0], [21.4, 52.2], [15.6, 51.5]],
  bohemia: [[14.6, 49.8], [13.6, 50.0], [16.4, 49.4], [17.2, 49.2]],
  swabia: [[9.4, 48.6], [8.4, 47.8], [11.0, 48.6], [12.6, 48.2], [10.4, 47.5], [13.6, 47.5], [10.0, 49.5]],
  hungary: [[19.2, 47.4], [17.6, 47.0], [20.8, 47.6], [20.2, 46.4], [16.6, 46.0], [15.4, 45.3], [18.8, 48.4], [20.8, 48.6], [16.4, 47.9]],
  dalmatia: [[17.4, 43.9], [18.4, 43.4], [19.0, 44.2], [16.6, 44.0], [18.8, 42.6], [17.8, 44.6]],
  lombardy: [[8.8, 45.3], [7.8, 44.8], [9.7, 45.4], [10.3, 44.7], [8.6, 45.9], [10.4, 43.9]],
  venice: [[12.2, 45.7], [11.4, 45.3], [13.2, 46.1], [12.0, 44.9]],
  papal_states: [[12.6, 42.6], [13.2, 43], [12.2, 43.5], [11.3, 43.1], [11.8, 44.0]],
  apulia: [[15.2, 41.2], [16.2, 40.6], [16.3, 39.2], [14.3, 41.3], [17.4, 40.6]],
  sicily: [[14, 37.5]],
  sardinia: [[9, 40]],
  leon: [[-6.4, 42.4], [-7.8, 42.8], [-6.6, 43.2], [-5.6, 42.6], [-6.2, 41.9]],
  navarra: [[-2.2, 42.8], [-3.4, 42.9], [-2.0, 42.1], [-1.6, 42.6]],
  aragon: [[-0.6, 41.3], [1, 41.6], [2.2, 41.9], [-0.6, 40.3], [-0.4, 42.2], [-0.7, 39.4]],
  castile: [[-4.0, 41.2], [-4.2, 40.2], [-3.0, 40.4], [-3.4, 39.4], [-5.2, 40.6], [-4.6, 41.7], [-2.6, 39.6]],
  portugal: [[-8.3, 40], [-8.0, 41.0], [-8.2, 38.8], [-8.1, 37.6], [-7.6, 40.0]],
  al_andalus: [[-4.6, 37.7], [-6, 37.7], [-3, 37.6], [-1.6, 38], [-5.6, 38.3]],
};

// Neutral land: seeds on a landmass that belong to nobody.
export const neutral = {
  continent: [
    [22.6, 54.4], [24, 53], [24.2, 51.4], [24, 50], [24.4, 48.6], [24.2, 47], [24, 45.6], [22.6, 44.8], [21.4, 44.2], [21.2, 43],
    [20.8, 41.8], [20.4, 40.4], [22, 39], [24, 41], [27, 44], [28, 48], [28, 52], [28, 56], [22, 56.4],
  ],
};

// Ground nobody crosses, drawn as a thick line: it keeps apart territories that are not neighbours. `r` is half the thickness in px.
export const wastes = [];

// Sea routes: the two ends, moved to the coast nearest to them, and how far the route bends (as a part of its length; to the left of
// the way if positive).
export const lanes = [
  ['ireland', 'scotland', [-6.5, 54.9], [-6.0, 55.2], 0.16],
  ['ireland', 'wales', [-6.9, 53.0], [-5.4, 53.0], 0.14],
  ['mercia', 'normandy', [1.0, 50.9], [1.2, 50.0], 0.16],
  ['normandy', 'wessex', [-1.4, 49.7], [-2.2, 50.5], 0.14],
  ['brittany', 'wessex', [-4.4, 48.7], [-4.6, 50.0], 0.14],
  ['apulia', 'dalmatia', [17.6, 41.1], [18.0, 42.4], 0.14],
  ['apulia', 'sicily', [15.7, 38.05], [15.4, 38.0], 0],
  ['aragon', 'sardinia', [1.6, 41.1], [8.0, 40.0], -0.1],
  ['papal_states', 'sardinia', [11.9, 42.0], [9.9, 40.8], 0.14],
  ['sardinia', 'sicily', [9.7, 39.3], [12.3, 38.0], 0.12],
  ['sardinia', 'toulouse', [8.2, 40.8], [5.6, 43.2], 0.12],
];
