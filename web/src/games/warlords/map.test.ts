import { expect, test } from 'vitest';
// @ts-expect-error a script without types
import { places as fresh } from '../../../scripts/warlords.js';
import { arrow } from '../../map/arrow';
import { fit, held, showing, toward, zoomed } from '../../map/camera';
import { FIEFS, neighbours, picture } from './places';
import written from './map/places.json';
import { fief, view } from './fixture';
import { pending, percent, question } from './odds';
import { token } from './token';

const size = { width: 800, height: 600 };

test('places are those of the content: else run scripts/warlords.js', () => {
  expect(written).toEqual(fresh());
  expect(FIEFS.length).toBe(Object.keys(written.fiefs).length);
  for (const id of FIEFS) for (const other of neighbours({}, id)) expect(neighbours({}, other)).toContain(id);
});

test('the map fits, grows around the pointer and stays in the window', () => {
  const home = fit(picture, FIEFS, size);
  expect(home.scale).toBeCloseTo(Math.min(800 / 1600, 600 / 1210), 1);
  const near = zoomed(home, 2, { x: 400, y: 300 }, size, 0.1);
  expect(near).toMatchObject({ x: home.x, y: home.y, scale: home.scale * 2 });
  expect(held({ x: -9e3, y: 9e3, scale: 1 }, picture, size, 0.3)).toEqual({ x: 400, y: 910, scale: 1 });
  expect(held({ ...home, scale: 0.01 }, picture, size, 0.3).scale).toBe(0.3);
  expect(showing({ x: 0, y: 0, scale: 1 }, [1000, 0], size).x).toBe(656);
});

test('arrows lead to the fief that lies there', () => {
  expect(toward(picture, 'lombard_league', FIEFS, 1, 0)).toBe('venice');
  expect(toward(picture, 'castile', FIEFS, 0, 1)).toBe('al_andalus');
  expect(toward(picture, 'castile', [], 0, 1)).toBeNull();
});

test('an army is taken apart kind by kind', () => {
  const army = { lancer: 6, knight: 2, 'hired-archer': 1, warlord: 1 };
  const wide = token(army, { lancer: 2 }, 200);
  expect(wide.cells.map(({ glyph, text, isHired, isDim }) => [glyph, text, isHired, isDim])).toEqual([
    ['lancer', '4', false, false], ['knight', '2', false, false], ['warlord', '1', false, false], ['archer', '1', true, false], ['lancer', '2', false, true],
  ]);
  expect(token(army, {}, 50).height).toBeGreaterThan(wide.height);
  expect(token({}, {}, 30).cells).toEqual([]);
  expect(arrow([0, 0], [100, 0], 1).shaft).toMatch(/^M16\.0 0\.0Q.* 84\.0 0\.0$/);
});

test('what the server is asked about a battle', () => {
  const board = view({
    fiefs: [fief('venice', 0, { lancer: 6 }), fief('austria', 1, { archer: 2 }, { die: 12, castle: 'unfinished' }), fief('swabia', null, {}, { die: 10, peasants: 2 })],
    group: { army: { lancer: 3 }, mover: 'foot', at: 'venice', steps: 1 },
    attacks: [{ fief: 'austria', from: ['venice'], army: { knight: 2 } }],
  });
  expect(question(board, 'swabia', { lancer: 3 })).toEqual({ attackers: { lancer: 3 }, peasants: 2, defence_die: 10, castle: null });
  expect(question(board, 'swabia', {})).toBeNull();
  const asked = pending(board, new Set(['fief/austria', 'fief/swabia', 'fief/venice']));
  expect([...asked.keys()]).toEqual(['austria', 'swabia']);
  expect(asked.get('austria')).toMatchObject({ attackers: { knight: 2, lancer: 3 }, defenders: { archer: 2 }, castle: 'unfinished', defence_die: 12 });
  expect(pending(board, new Set()).get('austria')).toMatchObject({ attackers: { knight: 2 } });
  const side = { seat: 0, army: { knight: 1 }, peasants: 0, die: 10, absorb: 0, taken: 0 };
  const fought = (left: number): ReturnType<typeof pending> =>
    pending({ ...board, battle: { fief: 'austria', round: 2, attacker: side, defender: { ...side, seat: 1, army: { archer: left }, die: 8 } } }, new Set());
  expect(fought(1).get('austria')).toEqual({ attackers: { knight: 1 }, defenders: { archer: 1 }, attack_die: 10, defence_die: 8, castle: 'unfinished' });
  expect(fought(0).has('austria')).toBe(false);
});

test('chances are not rounded to certainty', () => {
  expect([0, 0.001, 0.254, 0.997, 1].map(percent)).toEqual(['0%', '<1%', '25%', '>99%', '100%']);
});
