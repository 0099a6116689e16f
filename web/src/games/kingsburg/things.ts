// Bundles of things and gifts, as signs.
import type { Gift, Things } from './types';

export type { Things } from './types';

export const GOODS = ['gold', 'wood', 'stone'] as const;

/** A sign of a gift: so many of something, `/` between choices, `→` between price and goods. */
export type Sign = { icon: string; count: number } | '/' | '→';

const ICONS = ['gold', 'wood', 'stone', 'any', 'plus2', 'soldier', 'vp', 'eachOther', 'buildings'];

/** What is in a bundle, in the usual order, without what there is none of. */
export function things(bundle: Things): { icon: string; count: number }[] {
  return ICONS.flatMap((icon) => {
    const count = bundle[icon] ?? 0;
    return count === 0 ? [] : [{ icon, count }];
  });
}

function signsOf(gift: Gift): Sign[] {
  if (gift === 'peek') return [{ icon: 'peek', count: 1 }];
  if (gift === 'more') return [];
  if ('gain' in gift) return things(gift.gain);
  if ('trade' in gift) return [...things(gift.trade.pay), '→', ...things(gift.trade.gain)];
  const { pick, of: choices } = gift.choose;
  // Two different goods of all three are two of any kind, drawn small.
  if (pick > 1) return [{ icon: 'any', count: pick }];
  // What all choices share stands first: "wood, gold or stone" instead of "gold and wood or wood and stone".
  const shared = Object.keys(choices[0] ?? {}).filter((kind) => choices.every((choice) => choice[kind] === 1));
  const common = things(Object.fromEntries(shared.map((kind) => [kind, 1])));
  const rest = choices.map((choice) => things(Object.fromEntries(Object.entries(choice).filter(([kind]) => !shared.includes(kind)))));
  return [...common, ...rest.flatMap((signs, i): Sign[] => (i === 0 ? signs : ['/', ...signs]))];
}

/** The signs of a gift of several parts. */
export const signs = (gifts: readonly Gift[]): Sign[] => gifts.flatMap(signsOf);
