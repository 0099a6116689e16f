// What is given or asked, in words.
import type { Texts } from '../../texts';
import { nameOf } from './labels';
import type { OfferShown } from './types';

export function bundle(texts: Texts, { gold, territories, developments }: OfferShown['gives']): string {
  const things = [
    ...(gold ? [texts.element(`gold/${gold}`)] : []),
    ...territories.map((id) => nameOf(texts, `territory/${id}`)),
    ...developments.map((id) => nameOf(texts, `development/${id}`)),
  ];
  return texts.join(things);
}
