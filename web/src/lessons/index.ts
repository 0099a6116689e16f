// Guided first games: data of content/<game>/lessons, played at a real table with dice that are known beforehand.
import type { Entry, State } from '../api/types';
import { elementsIn } from '../table/story';
import type { Lang } from '../texts';

/** What ends a step: a press on "Go on", a question, an event that is told, or the end of the game. */
export type Sign = 'over' | { prompt: string } | { event: string; mine?: boolean };
/** One of several signs, or the reader's word. */
export type Until = 'go-on' | readonly Sign[];

export interface Step {
  /** One or two sentences in each language. */
  say: Readonly<Record<Lang, string>>;
  /** What to light on the board. */
  light?: readonly string[];
  /** The rule behind it. */
  rule?: string;
  until: Until;
}

export interface Lesson {
  title: Readonly<Record<Lang, string>>;
  /** About how long it takes. */
  minutes: number;
  seed: number;
  bots: number;
  options: Readonly<Record<string, string | number>>;
  steps: readonly Step[];
}

const files = import.meta.glob('../../../content/*/lessons/*.json', { import: 'default' }) as Record<string, () => Promise<Lesson>>;
const places = Object.keys(files).map((path) => /content\/([^/]+)\/lessons\/([^/]+)\.json$/.exec(path)?.slice(1) as [string, string]);

/** The lessons of a game, by name. */
export const lessonsOf = (game: string): string[] => places.filter(([own]) => own === game).map(([, name]) => name);

export async function lessonOf(game: string, name: string): Promise<Lesson> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`content/${game}/lessons/${name}.json`));
  if (!found) throw new Error(`no lesson ${game}/${name}`);
  return found[1]();
}

/** What has happened as far as a lesson can know it. */
export interface Seen {
  /** Who learns. */
  seat: number | null;
  state: Pick<State, 'prompt' | 'standing'> | null;
  entries: readonly Pick<Entry, 'n' | 'told'>[];
}

/** Is what a step waits for there? `from`: the first entry that is news to it. */
export function isMet(until: Until, { seat, state, entries }: Seen, from: number): boolean {
  if (until === 'go-on') return false;
  const news = entries.filter(({ n }) => n >= from).flatMap(({ told }) => told);
  return until.some((sign) => {
    if (sign === 'over') return (state?.standing ?? null) !== null;
    if ('prompt' in sign) return state?.prompt?.message.key === sign.prompt;
    return news.some((told) => told.message.key === sign.event && (!sign.mine || elementsIn([told]).includes(`seat/${seat}`)));
  });
}
