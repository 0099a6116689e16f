// Reads the Fluent files of a language, and of a game when one is played: chunks of their own.
import { catalogueOf } from '../games/catalogue';
import { Texts, type Lang } from './index';

type Files = Record<string, () => Promise<string>>;
const common = import.meta.glob('../../../content/*.ftl', { query: '?raw', import: 'default' }) as Files;
const web = import.meta.glob('../../../content/web/*.ftl', { query: '?raw', import: 'default' }) as Files;
const games = import.meta.glob(['../../../content/*/*.ftl', '!../../../content/web/*.ftl'], { query: '?raw', import: 'default' }) as Files;
const boards = import.meta.glob('../../../content/web/*/*.ftl', { query: '?raw', import: 'default' }) as Files;

const kept = new Map<string, Promise<Texts>>();

async function read(lang: Lang, game: string | null, content: string | null): Promise<Texts> {
  const folder = '../../../content';
  const wanted = [common[`${folder}/${lang}.ftl`], web[`${folder}/web/${lang}.ftl`]];
  if (game !== null) wanted.push(games[`${folder}/${game}/${lang}.ftl`], boards[`${folder}/web/${game}/${lang}.ftl`]);
  const [sources, pack] = await Promise.all([
    Promise.all(wanted.flatMap((file) => (file ? [file()] : []))),
    game === null ? null : catalogueOf(game, content),
  ]);
  const laid = pack?.words[lang];
  return new Texts(lang, laid ? [...sources, laid] : sources);
}

/** The texts of a game with the words of this content, or of the client alone; read once and kept. */
export function load(lang: Lang, game: string | null, content: string | null): Promise<Texts> {
  const name = `${lang}/${game ?? ''}/${content ?? ''}`;
  const known = kept.get(name);
  if (known) return known;
  const texts = read(lang, game, content);
  kept.set(name, texts);
  texts.catch(() => kept.delete(name));
  return texts;
}
