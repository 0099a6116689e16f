// What things of the board are called, aloud and in small print.
import { capitalised, type Texts } from '../../texts';
import type { Props } from './context';
import type { Item } from '../../board/InForce.svelte';
import type { LandShown, PlayerShown } from './types';
import { colourOfTrait, criticalOf, leaderOf, sexOf, traitOf } from './who';

type Some = Pick<Props, 'texts' | 'view' | 'seat' | 'names' | 'files'>;

/** The name of a thing; its id, made readable, where the texts do not name it. */
export function nameOf(texts: Texts, element: string): string {
  const name = texts.element(element);
  if (name !== element) return name;
  return (element.split('/').pop() ?? element).split(/[_-]/).map(capitalised).join(' ');
}
/** A short name, for narrow places. */
export const shortName = (texts: Texts, element: string): string => {
  const brief = texts.brief(element);
  return brief === element ? nameOf(texts, element) : brief;
};

export const tokenName = (texts: Texts, token: string): string => nameOf(texts, `trait/${traitOf(token)}`);

/** A trait in words: "Pious, green; Crusade: …". */
export function traitWords({ texts, view }: Pick<Some, 'texts' | 'view'>, token: string): string {
  const colour = colourOfTrait(view, token);
  const actions = criticalOf(view, token).map((action) => nameOf(texts, `action/${action}`));
  const critical = actions.length ? `; ${texts.get(`web-ck-critical-${colour}`, { actions: texts.join(actions) })}` : '';
  return `${tokenName(texts, token)}: ${texts.get(`web-ck-trait-${colour}`)}${critical}`;
}

/** Pieces on a land, in words. */
export function pieces({ texts, view, names, files }: Some, land: LandShown): string[] {
  const word = (key: string, args?: Record<string, string | number>): string => texts.get(`web-ck-${key}`, args);
  const tokens = land.tokens.map((token) => tokenName(texts, token));
  return [
    ...(land.owner ? [word(land.laid ? 'piece-laid' : 'piece-knight')] : []),
    ...(land.mobilised ? [word('piece-footsoldier')] : []),
    ...(land.castle ? [word('piece-castle')] : []),
    ...(land.duke ? [word('piece-duke', { sex: sexOf({ files }, land.duke), who: nameOf(texts, `person/${land.duke}`) })] : []),
    ...(land.unrest ? [word('piece-unrest', { n: land.unrest })] : []),
    ...(land.harvest ? [word('piece-harvest', { n: land.harvest })] : []),
    ...(land.crop_failure ? [word('piece-crop_failure', { n: land.crop_failure })] : []),
    ...(land.plague ? [word(`piece-plague-${land.plague}`)] : []),
    ...(land.suitor ? [word('piece-suitor', { who: nameOf(texts, `person/${land.suitor}`), traits: tokens.length ? texts.join(tokens) : word('no-trait') })] : []),
    ...(land.partner ? [word('piece-partner', { name: leaderOf(texts, view, names, land.partner) })] : []),
  ];
}

/** Whose a land is. */
export function holder({ texts, view, seat, names }: Some, land: LandShown): string {
  if (land.owner === null) return texts.get('web-ck-independent');
  const player = view.players.find(({ player: found }) => found === land.owner);
  if (player && player.seat !== null && player.seat === seat) return texts.get('web-ck-yours');
  return texts.get('web-ck-of', { by: player?.seat === null ? 'nobody' : 'somebody', name: leaderOf(texts, view, names, land.owner) });
}

/** What there is to see of a land, in a sentence. */
export function landWords(board: Some, id: string): string {
  const { texts, view } = board;
  const land = view.lands.find((found) => found.id === id);
  const name = nameOf(texts, `territory/${id}`);
  if (!land) return `${name}, ${texts.get('web-ck-closed')}`;
  const list = pieces(board, land).join(', ');
  const needs = texts.get('web-ck-needs', { defence: land.defence, control: land.control });
  return `${name}, ${nameOf(texts, `culture/${land.culture}`)}, ${holder(board, land)}${list ? `: ${list}` : ''}; ${needs}`;
}

/** The same with its neighbours, for those who do not see the map. */
export function landLabel(board: Some, id: string): string {
  const land = board.view.lands.find((found) => found.id === id);
  const words = landWords(board, id);
  if (!land?.near.length) return words;
  return `${words}; ${board.texts.get('web-ck-neighbours', { list: land.near.map((other) => nameOf(board.texts, `territory/${other}`)).join(', ') })}`;
}

/** What happens if the King dies now. */
export function fateWords({ texts }: Pick<Some, 'texts'>, player: PlayerShown): string {
  if (!player.king) return texts.get('web-ck-no-king');
  const king = nameOf(texts, `person/${player.king}`);
  const heir = player.succession[0];
  if (heir) return texts.get('web-ck-fate-heir', { king, heir: nameOf(texts, `person/${heir}`) });
  const { territories = 0, gold = 0 } = player.crisis ?? {};
  return texts.get('web-ck-fate-crisis', { king, territories, gold });
}

/** An event in force for a dynasty. */
interface Force extends Item {
  player: string;
}

/** The events in force, those for who looks first. */
export function forcesOf({ texts, view, seat, names }: Some): Force[] {
  const players = [...view.players].sort((a, b) => Number(b.seat !== null && b.seat === seat) - Number(a.seat !== null && a.seat === seat));
  return players.flatMap(({ player, lasting }) =>
    lasting.map((event) => ({
      key: `${player} ${event}`,
      player,
      name: nameOf(texts, `happening/${event}`),
      words: `${texts.get('web-ck-in-force-for', { name: leaderOf(texts, view, names, player) })} ${texts.get('web-ck-card-says', { words: texts.about(`happening/${event}`) })}`,
    })),
  );
}
