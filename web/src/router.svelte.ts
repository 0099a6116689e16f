// Addresses of the client, all below the root.
import { address, root } from './root';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'account' }
  | { page: 'table'; id: string; invite: string | null; lesson: string | null }
  | { page: 'replay'; id: string; invite: string | null; at: number | null; seat: number | null }
  | { page: 'rules'; game: string | null }
  | { page: 'lost' };

const number = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

export function read(url: URL): Route {
  if (!url.pathname.startsWith(root.pathname)) return { page: 'lost' };
  const [first = '', second = '', third = '', ...more] = url.pathname.slice(root.pathname.length).replace(/\/$/, '').split('/');
  if (more.length) return { page: 'lost' };
  const invite = url.searchParams.get('invite');
  if (first === '' || (first === 'index.html' && !second)) return { page: 'home' };
  if (first === 'new' && !second) return { page: first, game: url.searchParams.get('game') };
  if (first === 'account' && !second) return { page: first };
  if (first === 'rules' && !third) return { page: 'rules', game: second ? decodeURIComponent(second) : null };
  if (first === 'tables' && second && !third) return { page: 'table', id: decodeURIComponent(second), invite, lesson: url.searchParams.get('lesson') };
  if (first === 'tables' && second && third === 'replay') {
    const [at, seat] = [number(url.searchParams.get('at')), number(url.searchParams.get('seat'))];
    return { page: 'replay', id: decodeURIComponent(second), invite, at, seat };
  }
  return { page: 'lost' };
}

class Router {
  route: Route = $state.raw(read(new URL(location.href)));
  /** The part after `#`. */
  mark: string = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    addEventListener('click', (event) => this.#click(event));
  }

  /** Goes to a page. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    stay();
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address(path));
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  #look(): void {
    this.route = read(new URL(location.href));
    this.mark = decodeURIComponent(location.hash.slice(1));
  }

  /** Links within the client do not load the page again. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const url = new URL(link.href);
    const path = url.pathname.startsWith(root.pathname) ? url.pathname.slice(root.pathname.length) : null;
    if (path === null || path.startsWith('api')) return;
    event.preventDefault();
    this.go(path + url.search + url.hash);
  }
}

/** The page goes on to other addresses without being loaded again; its icons and manifest stay where they are. Not before it does: the browser reads them anew. */
function stay(): void {
  for (const link of document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')) {
    const { href } = link as HTMLLinkElement;
    if (link.getAttribute('href') !== href) link.setAttribute('href', href);
  }
}

export const router = new Router();

/** Addresses of pages. */
export const to = {
  home: (): string => address(''),
  make: (game?: string): string => address(`new${game ? `?game=${encodeURIComponent(game)}` : ''}`),
  account: (): string => address('account'),
  table: (id: string, invite?: string | null): string =>
    address(`tables/${encodeURIComponent(id)}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`),
  replay: (id: string, invite?: string | null): string =>
    address(`tables/${encodeURIComponent(id)}/replay${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`),
  /** The replay at an entry, as a path below the root. */
  moment: (id: string, at: number, invite?: string | null): string =>
    `tables/${encodeURIComponent(id)}/replay?at=${at}${invite ? `&invite=${encodeURIComponent(invite)}` : ''}`,
  /** The rules of a game, or of which there are. */
  rules: (game?: string | null, rule?: string | null): string =>
    address(game ? `rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}` : 'rules'),
};
