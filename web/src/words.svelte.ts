// The texts that components read: those of the game on the screen, with the words of the content that its table is played
// with, in the language of the settings.
import type { Problem } from './api/client';
import { catalogueOf } from './games/catalogue';
import type { Files } from './games/readable';
import { settings } from './settings.svelte';
import { Texts, type Args } from './texts';
import { load } from './texts/load';

class Words {
  texts: Texts = $state.raw(new Texts('en', []));
  ready: boolean = $state(false);
  /** The texts could not be read. */
  failed: boolean = $state(false);
  game: string | null = $state(null);
  /** The hash of the content on the screen; null: that of new tables. */
  content: string | null = $state(null);
  /** What a board may read of it. */
  files: Files = $state.raw({});

  async use(game: string | null, content: string | null = null): Promise<void> {
    [this.game, this.content] = [game, content];
    await this.read();
  }

  async read(): Promise<void> {
    const [lang, game, content] = [settings.lang, this.game, this.content];
    try {
      const [texts, catalogue] = await Promise.all([load(lang, game, content), game === null ? null : catalogueOf(game, content)]);
      if (settings.lang === lang && this.game === game && this.content === content) {
        this.texts = texts;
        this.files = catalogue?.files ?? {};
        this.ready = true;
      }
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

export const words = new Words();

/** A text of the client. */
export const say = (key: string, args?: Args): string => words.texts.get(key, args);

/** What went wrong, in one line. */
export function sayProblem(problem: Problem, names: readonly string[] = []): string {
  if (problem.told) return words.texts.message(problem.told, names);
  const title = say(`problem-${problem.kind}`);
  const known = title === `problem-${problem.kind}` ? say('web-problem-offline') : title;
  return problem.detail ? `${known}: ${problem.detail}` : known;
}

/** The name of a game, as people know it. */
export const gameName = (game: string): string => {
  const key = `web-game-${game}`;
  return words.texts.has(key) ? say(key) : game;
};

/** What a table is called: by a name of its own, or by its host. */
export const tableName = ({ name, host }: { name: string; host: string }): string =>
  name === host ? say('web-table-of', { name: host }) : name;

/** The name of a bot with its strength. */
export const botName = (bot: string): string => (words.texts.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot);
