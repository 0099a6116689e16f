// What this browser remembers: language, theme, sound, speed.
import { speak } from './api/client';
import { LANGS, type Lang } from './texts';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'off';
export type Board = 'drawn' | 'plain';
/** The colours of the seats: those of heraldry, or such as everybody can tell apart. */
export type Palette = 'heraldry' | 'clear';

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`reame-${key}`);
    else localStorage.setItem(`reame-${key}`, value);
  } catch {
    // A browser that keeps nothing: settings last as long as the page.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`reame-${key}`);
  } catch {
    return null;
  }
}

function oneOf<T extends string>(key: string, known: readonly T[], otherwise: T): T {
  return known.find((value) => value === recall(key)) ?? otherwise;
}

function langOfBrowser(): Lang {
  const codes = navigator.languages.map((code) => code.slice(0, 2).toLowerCase());
  return codes.flatMap((code) => LANGS.filter((lang) => lang === code))[0] ?? 'en';
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  lang: Lang = $state(oneOf('lang', LANGS, langOfBrowser()));
  theme: Theme = $state(oneOf<Theme>('theme', ['system', 'light', 'dark'], 'system'));
  sound: boolean = $state(recall('sound') !== 'off');
  speed: Speed = $state(oneOf<Speed>('speed', ['slow', 'normal', 'off'], 'normal'));
  palette: Palette = $state(oneOf<Palette>('palette', ['heraldry', 'clear'], 'heraldry'));
  board: Board = $state(oneOf<Board>('board', ['drawn', 'plain'], 'drawn'));
  /** Are rules shown by their numbers everywhere? */
  numbers: boolean = $state(recall('numbers') === 'on');
  calm: boolean = $state(calm.matches);

  constructor() {
    calm.addEventListener('change', () => (this.calm = calm.matches));
    this.show();
  }

  /** How long one thing that others did stays in sight, in milliseconds. */
  get pause(): number {
    return this.calm || this.speed === 'off' ? 0 : this.speed === 'slow' ? 1400 : 550;
  }

  set(values: Partial<Pick<Settings, 'lang' | 'theme' | 'sound' | 'speed' | 'board' | 'numbers' | 'palette'>>): void {
    Object.assign(this, values);
    remember('lang', this.lang);
    remember('theme', this.theme);
    remember('sound', this.sound ? 'on' : 'off');
    remember('speed', this.speed);
    remember('board', this.board);
    remember('numbers', this.numbers ? 'on' : 'off');
    remember('palette', this.palette);
    this.show();
  }

  private show(): void {
    const page = document.documentElement;
    page.lang = this.lang;
    if (this.theme === 'system') delete page.dataset.theme;
    else page.dataset.theme = this.theme;
    page.dataset.palette = this.palette;
    speak(this.lang);
  }
}

export const settings = new Settings();
