// The face of Warlords of Europe: what the table page asks of a game.
import type { GameFace } from '../types';
import Board from './Board.svelte';
import type { View } from './types';

const face: GameFace<View> = {
  Board,
  fills: true,
  tabs: ['map', 'battle', 'cards', 'players'],
  tabFor: (view, lit) => {
    const has = (...kinds: string[]): boolean => [...lit].some((element) => kinds.includes(element.split('/')[0] ?? ''));
    if (has('card') && !has('fief')) return view.battle ? 'battle' : 'cards';
    if (has('fief', 'kingdom', 'attack', 'captive')) return 'map';
    return view.battle ? 'battle' : lit.size ? 'map' : null;
  },
  hasForm: (lit) => [...lit].some((element) => /^(soldier|mercenary)\//.test(element)),
  telling: {
    heads: ['event-phase-began', 'event-turn-began', 'event-battle-began'],
    outcomes: ['event-game-over', 'event-eliminated', 'event-battle-ended', 'event-castle-captured', 'event-castle-finished', 'event-attacked', 'event-recruited'],
  },
  scoreOf: (view, seat) => view.players[seat]?.finished ?? 0,
};

export default face;
