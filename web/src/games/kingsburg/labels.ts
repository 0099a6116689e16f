// What things on the board are called, for those who hear it.
import type { Props } from './context';
import { GOODS, things, type Things } from './things';
import type { GroupSheet } from './types';
import { priceOf } from './view';

/** A bundle in words. */
export function words({ texts }: Props, bundle: Things): string {
  return texts.join(
    things(bundle).map(({ icon, count }) => {
      if (icon === 'any') return texts.get('kb-inv-any', { count });
      if (icon === 'buildings') return texts.get('kb-inv-buildings', { count });
      if (icon === 'vp') return texts.get('kb-points', { vp: count });
      if (icon === 'soldier') return texts.element(`soldiers/${count}`);
      return texts.form(`good/${icon}`, 'count', count) ?? texts.form(icon, 'count', count) ?? texts.element(icon);
    }),
  );
}

/** A group of dice: whose, which, and what helps it. */
export function groupText({ texts, names }: Props, group: GroupSheet): string {
  const dice = texts.list([...group.dice.map((face) => `die/${face}`), ...group.white.map((face) => `white/${face}`)]);
  const extra = [
    ...(group.plus2 ? [texts.element('plus2')] : []),
    ...(group.market === 0 ? [] : [texts.element(group.market > 0 ? 'market/up' : 'market/down')]),
    ...(group.right === 'agent' ? [texts.element('agent')] : []),
    ...(group.right === 'deal' ? [texts.element('deal')] : []),
    ...(group.right === 'moved' ? [texts.get('web-kb-moved')] : []),
  ];
  const who = group.seat === null ? texts.get('web-kb-neutral') : (names[group.seat] ?? '');
  return `${who} ${[dice, ...extra].join(', ')}.`;
}

/** A building of a seat: what it costs or that it stands, its points and what it does. */
export function buildingText(board: Props, building: string, seat: number): string {
  const { texts, view } = board;
  const element = `building/${building}`;
  const player = view.players[seat];
  const cost = priceOf(view, building, seat);
  const any = cost.any ?? 0;
  const paid = texts.list(GOODS.flatMap((good) => Array.from({ length: cost[good] ?? 0 }, () => `good/${good}`)));
  const change = any === 0 ? [] : [texts.get('web-kb-any-change', { count: Math.abs(any), way: any < 0 ? 'less' : 'more' })];
  const state = player?.buildings.includes(building)
    ? [texts.get('web-kb-built'), ...(player.unscored.includes(building) ? [texts.get('web-kb-unscored')] : [])]
    : [texts.get('kb-cost-now', { cost: paid }), ...change];
  return `${texts.element(element)}: ${[...state, texts.get('kb-points', { vp: view.facts.buildings[building]?.vp ?? 0 })].join(', ')}. ${texts.about(element)}`;
}
