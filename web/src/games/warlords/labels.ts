// What things of the board are called, aloud and in small print.
import { capitalised, type Texts } from '../../texts';
import { ranks, words } from './army';
import type { Props } from './context';
import { neighbours } from './places';
import type { CrownShown, FiefShown, View } from './types';

/** The name of a thing; its id, made readable, where the texts do not name it. */
export function nameOf(texts: Texts, element: string): string {
  const name = texts.element(element);
  if (name !== element) return name;
  return (element.split('/').pop() ?? element).split(/[_-]/).map(capitalised).join(' ');
}

/** A short name, for the map. */
export function shortName(texts: Texts, element: string): string {
  const brief = texts.brief(element);
  return brief === element ? nameOf(texts, element) : brief;
}

/** A name in at most two lines of about the same length. */
export function lines(name: string): string[] {
  const all = name.split(' ');
  if (name.length < 10 || all.length === 1) return [name];
  const width = (at: number): number => Math.max(all.slice(0, at).join(' ').length, all.slice(at).join(' ').length);
  const cuts = all.slice(1).map((_, at) => at + 1);
  const best = cuts.reduce((found, at) => (width(at) < width(found) ? at : found));
  return [all.slice(0, best).join(' '), all.slice(best).join(' ')];
}

/** Whose a fief is, and who stands there. */
export function holding(texts: Texts, view: View, id: string, seat: number | null, names: readonly string[]): string {
  const fief = view.fiefs.find((found) => found.id === id);
  if (!fief) return texts.get('web-we-out-of-play');
  if (fief.owner === null) return texts.get('web-we-peasants', { count: fief.peasants });
  const army = ranks(fief.army).length ? words(texts, fief.army) : texts.get('web-we-nobody');
  if (fief.owner === seat) return texts.get('web-we-yours', { army });
  return texts.get('web-we-owned', { name: names[fief.owner] ?? '?', army });
}

/** Castle, captives, defence: what else there is to say of a fief. */
export function notes(texts: Texts, view: View, id: string, names: readonly string[]): string[] {
  const fief = view.fiefs.find((found) => found.id === id);
  if (!fief) return [];
  const held = fief.captives.map((owner) => texts.get('web-we-captive', { name: names[owner] ?? '?' }));
  const attack = view.attacks.find((found) => found.fief === id);
  return [
    ...(fief.castle ? [texts.get(`web-we-castle-${fief.castle}`)] : []),
    ...held,
    texts.get('web-we-defence', { die: fief.die }),
    ...(attack ? [texts.get('web-we-attacked', { army: words(texts, attack.army) })] : []),
  ];
}

/** Terrain and gold: "plains, 1 gold". */
export const land = (texts: Texts, { terrain, gold }: FiefShown): string => texts.get('web-we-land', { terrain: texts.get(`web-we-terrain-${terrain}`), gold });

/** What there is to see of a fief, in a sentence. */
export function fiefWords(texts: Texts, view: View, id: string, seat: number | null, names: readonly string[]): string {
  const fief = view.fiefs.find((found) => found.id === id);
  const rest = notes(texts, view, id, names).map((note) => `; ${note}`).join('');
  const parts = [nameOf(texts, `fief/${id}`), ...(fief ? [land(texts, fief)] : []), holding(texts, view, id, seat, names)];
  return `${parts.join(', ')}${rest}`;
}

/** The same with its neighbours, for those who do not see the map. */
export function fiefLabel({ texts, view, seat, names, files }: Pick<Props, 'texts' | 'view' | 'seat' | 'names' | 'files'>, id: string): string {
  const near = neighbours(files, id).filter((other) => view.fiefs.some((fief) => fief.id === other));
  const list = near.map((other) => nameOf(texts, `fief/${other}`)).join(', ');
  const words = fiefWords(texts, view, id, seat, names);
  return near.length ? `${words}; ${texts.get('web-we-neighbours', { list })}` : words;
}

/** How the matter of the crown stands. */
export function crownWords(texts: Texts, crown: CrownShown, view: View, names: readonly string[]): string {
  const { holder, seen } = crown;
  if (holder === null) return texts.get('web-we-crown-open', { needed: crown.needed, castles: crown.castles });
  const waited = view.players.flatMap(({ status }, seat) => (status === 'playing' && seat !== holder && !seen.includes(seat) ? [names[seat] ?? '?'] : []));
  const name = names[holder] ?? '?';
  if (!waited.length) return texts.get('web-we-crown-near', { name });
  return texts.get('web-we-crown-held', { name, names: texts.join(waited) });
}
