import { describe, expect, it } from 'vitest';
import { crowded, place, type Box } from './labels';

const box = (x: number, y: number, width = 30, height = 20): Box => ({ x, y, width, height });

describe('names on a map', () => {
  it('counts the badges that meet another one', () => {
    expect(crowded([box(0, 0), box(29, 0), box(100, 0)])).toBe(2);
    expect(crowded([box(0, 0), box(30, 0), box(0, 20)])).toBe(0);
  });

  it('keep off badges, each other, and what else lies on the map', () => {
    const wanted = [{ id: 'a', lines: ['Lenz'], badge: box(0, 0), weight: 1 }];
    const [below] = place(wanted);
    expect(below?.y).toBeGreaterThan(0);
    const [above] = place(wanted, [box(0, 20)]);
    expect(above?.y).toBeLessThan(0);
    expect(place(wanted, [box(0, 0, 200, 200)])).toEqual([]);
  });
});
