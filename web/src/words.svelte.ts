// The texts that components read: those of the game on the screen, in the language of the settings.
import type { Problem } from './api/client';
import { settings } from './settings.svelte';
import { Texts, type Args } from './texts';
import { load } from './texts/load';

class Words {
  texts: Texts = $state.raw(new Texts('en', []));
  ready: boolean = $state(false);
  /** The texts could not be read. */
  failed: boolean = $state(false);
  game: string | null = $state(null);

  async use(game: string | null): Promise<void> {
    this.game = game;
    await this.read();
  }

  async read(): Promise<void> {
    const [lang, game] = [settings.lang, this.game];
    try {
      const texts = await load(lang, game);
      if (settings.lang === lang && this.game === game) {
        this.texts = texts;
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
