// How many cards of each deck: reads the listed answers.
export const DECKS = ['realm', 'intrigue', 'war', 'tax', 'crusade'] as const;

/** The answers that name a number of cards of every deck. */
export const drawn = (answers: readonly string[]): ReadonlySet<string> =>
  new Set(answers.filter((answer) => DECKS.every((deck, at) => new RegExp(`^${deck}/\\d+$`).test(answer.split(' ')[at] ?? ''))));

const countsOf = (answer: string): number[] => answer.split(' ').map((element) => Number(element.split('/')[1] ?? 0));

/** The most cards of a deck that any answer names. */
export const mostOf = (answers: ReadonlySet<string>, deck: (typeof DECKS)[number]): number =>
  Math.max(0, ...[...answers].map((answer) => countsOf(answer)[DECKS.indexOf(deck)] ?? 0));

/** What to begin with: the evenest hand there is. */
export function startOf(answers: readonly string[]): number[] {
  const spread = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n * n, 0);
  const all = answers.map(countsOf);
  return all.reduce((best, counts) => (spread(counts) < spread(best) ? counts : best), all[0] ?? []);
}
