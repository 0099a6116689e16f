// Which part of a table is shown: on a wide screen log, chat and notes are tabs beside the board; on a phone the parts of the
// board are tabs, too, and the one where something is asked comes up by itself.
import { MediaQuery } from 'svelte/reactivity';
import type { GameFace } from '../games/types';
import { say } from '../words.svelte';
import { isEnd } from './pick';

/** What the tabs must know of the table, as it is now. */
export interface Asked {
  game: string;
  face: GameFace;
  seat: number | null;
  isOver: boolean;
  /** The part of the board where something can be picked. */
  wanted: string | null;
  /** How long log and chat are. */
  lengths: { log: number; chat: number };
}

export class TableTabs {
  readonly #wide = new MediaQuery('(min-width: 64rem)');
  readonly #small = new MediaQuery('(max-width: 47.99rem), (max-height: 30rem)');
  #chosen: string = $state('');
  #read: Record<string, number> = $state({ log: 0, chat: 0 });

  constructor(private readonly now: () => Asked) {}

  get isWide(): boolean {
    return this.#wide.current;
  }

  get isSmall(): boolean {
    return this.#small.current;
  }

  /** The parts of the board that are tabs. */
  readonly parts: readonly string[] = $derived.by(() => {
    const { face, isOver } = this.now();
    // A board that fills its place is better off with one part at a time on tablets, too.
    return this.isWide ? [] : (this.isSmall || face.fills) && face.tabs && !isOver ? face.tabs : ['board'];
  });
  readonly #all: readonly string[] = $derived.by(() => [...this.parts, 'log', 'chat', ...(this.now().seat === null ? [] : ['notes'])]);
  readonly tab: string = $derived(this.#all.includes(this.#chosen) ? this.#chosen : (this.parts[0] ?? 'log'));
  /** The part of the board that is shown; null: no part of it. */
  readonly part: string | null = $derived(this.parts.includes(this.tab) ? this.tab : null);
  readonly tabs = $derived.by(() => this.#all.map((id) => ({ id, label: this.#label(id), badge: this.#news(id), lit: id === this.now().wanted })));

  choose(id: string): void {
    this.#chosen = id;
  }

  /** What is shown is read. */
  look(): void {
    const { log, chat } = this.now().lengths;
    if (this.tab === 'log') this.#read.log = log;
    if (this.tab === 'chat') this.#read.chat = chat;
  }

  #label(id: string): string {
    const { face, game } = this.now();
    return say(face.tabs?.includes(id) ? `web-tab-${game}-${id}` : `web-tab-${id}`);
  }

  /** How much is new there; a log beside the board is read as it grows. */
  #news(id: string): number {
    const { log, chat } = this.now().lengths;
    const length = { log: this.isWide ? 0 : log, chat }[id] ?? 0;
    return id === this.tab ? 0 : Math.max(0, Math.min(99, length - (this.#read[id] ?? 0)));
  }
}

/** Scrolls so that one of the lit things is seen, if none is; passing is no thing. */
export function bringIntoSight(scene: HTMLElement, lit: ReadonlySet<string>): void {
  const found = [...scene.querySelectorAll<HTMLElement>('[data-element]')].filter(({ dataset: { element = '' } }) => lit.has(element) && !isEnd(element));
  if (!found.length) return;
  const box = scene.getBoundingClientRect();
  const isSeen = found.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= box.top - 1 && bottom <= box.bottom + 1;
  });
  if (!isSeen) found[0]?.scrollIntoView({ block: 'center' });
}
