// How long each step of what others did is shown.

/** After so many steps a film goes faster and faster: who waits for his turn waits a moment, not minutes. */
const MANY = 6;
/** The shortest a step is shown, in milliseconds. */
const GLIMPSE = 40;

/** How long a step of a film is shown: `at` steps came before it, `ahead` are still to come. */
export function pauseOf(pause: number, at: number, ahead: number, isAboutMe: boolean): number {
  const hurry = Math.min(1, MANY / (at + ahead + 1));
  // What happens to oneself stays long enough to be read, unless the film is already long behind the game.
  return isAboutMe && ahead < MANY * 4 ? pause : Math.max(GLIMPSE, pause * hurry);
}
