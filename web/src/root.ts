/** The address below which the client lives. The built files stand in `assets/`, one level below. */
export const root: URL = import.meta.env.DEV
  ? new URL('/', location.href)
  : new URL('../', import.meta.url);

/** The whole address of something below the root. */
export const address = (path: string): string => new URL(path, root).href;
