// The scene of a battle, from what was told.
import { expect, test } from 'vitest';
import type { ToldEvent } from '../types';
import { lastBattle } from './battle';
import type { Event, Shown } from './types';

const told = (...events: Event[]): ToldEvent[] => events.map((event) => ({ event, message: { key: `event-${event.event}`, args: [] } }));
const view = { battle: null } as unknown as Shown;
const declared: Event = { event: 'battle-declared', seat: 0, area: 'h12', defender: 1, site: { city: 'monz' }, manner: 'assault' };

test('without a battle there is no scene', () => {
  expect(lastBattle(view, told({ event: 'refreshed' }))).toBeNull();
});

test('both sides, their cards, casualties, victories and deaths', () => {
  const battle = lastBattle(
    view,
    told(
      { event: 'refreshed' },
      declared,
      { event: 'committed', seat: 0, noble: 'red_star' },
      { event: 'commands', seat: 0, noble: 'red_star' },
      { event: 'fate-taken', side: 'attacker', seat: 0, cards: 5 },
      { event: 'fate-discarded', seat: 0, cards: 2 },
      { event: 'fate-shown', side: 'attacker', seat: 0, blank: 0, deal: 2, prevent: 0, victory: 1, draw: 0, retreat: 0 },
      { event: 'casualties-counted', attacker: 100, defender: 200 },
      { event: 'victories-counted', attacker: 1, defender: 0, outcome: { partial: 'attacker' } },
      { event: 'died', seat: 1, noble: 'blue_star' },
      { event: 'battle-over', area: 'h12' },
      { event: 'card-turned', seat: 1, card: 'levy_taxes' },
      { event: 'died', seat: 0, noble: 'red_star' },
    ),
  );
  expect(battle).toMatchObject({ manner: 'assault', area: 'h12', outcome: { partial: 'attacker' }, isOpen: false });
  expect(battle?.halves[0]).toMatchObject({ seat: 0, nobles: ['red_star'], commander: 'red_star', cards: 5, discarded: 2, results: [0, 2, 0, 1, 0, 0], casualties: 100, victories: 1, fallen: [] });
  expect(battle?.halves[1]).toMatchObject({ seat: 1, casualties: 200, victories: 0, fallen: ['blue_star'] });
  expect(battle?.beats.at(-1)?.kind).toBe('battle-over');
});

test('only the last battle is told', () => {
  const battle = lastBattle(view, told(declared, { event: 'battle-over', area: 'h12' }, { ...declared, area: 'h23', site: null, manner: 'field' }));
  expect(battle).toMatchObject({ area: 'h23', manner: 'field', site: null });
});
