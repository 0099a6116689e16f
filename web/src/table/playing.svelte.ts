// The table as it is shown now: who is asked what, what was said to it, and what is pointed at.
import { untrack } from 'svelte';
import type { Problem } from '../api/client';
import type { TableInfo, Told } from '../api/types';
import { namesOf } from '../board/bots';
import type { News } from '../board/motion';
import { say, words } from '../words.svelte';
import { Advice } from './advice.svelte';
import { Away } from './away.svelte';
import { mayAsk } from './hint';
import type { Live } from './live.svelte';
import { Picking } from './picking.svelte';
import type { Stage } from './stage.svelte';
import { elementsIn, takenBack } from './story';
import { TakeBack } from './takeback.svelte';

/** So many lines of what happened a board may look back on. */
const RECENT = 150;

const PLACES: ReadonlySet<string> = new Set(['area', 'city', 'territory', 'fief', 'expedition']);

export class Playing {
  readonly live: Live;
  readonly stage: Stage;
  readonly away = new Away();
  readonly advice = new Advice();
  readonly takeBack = new TakeBack();
  readonly picking: Picking = new Picking(
    (answer) => this.send(answer),
    (element) => this.ask(element),
  );
  /** The element that was asked about. */
  why: string | null = $state(null);
  fault: Problem | null = $state.raw(null);
  /** What the pointer is on in the log, and what a lesson speaks of. */
  pointed: readonly string[] = $state.raw([]);
  taught: readonly string[] = $state.raw([]);
  /** What an act that is being put together goes on with: it lights up on boards that know it. */
  parts: ReadonlySet<string> = $state.raw(new Set<string>());
  #addPart: (element: string) => void = () => {};
  readonly #table: () => TableInfo;

  constructor(live: Live, stage: Stage, table: () => TableInfo) {
    [this.live, this.stage, this.#table] = [live, stage, table];
  }

  readonly table: TableInfo = $derived.by(() => this.#table());
  #names: readonly string[] = [];
  /** Who sits where. The same list while it says the same: all texts of the table are made with it. */
  readonly names: readonly string[] = $derived.by(() => {
    const now = namesOf(this.table, say('web-seat-free'));
    const isSame = now.length === this.#names.length && now.every((name, at) => name === this.#names[at]);
    return isSame ? this.#names : (this.#names = now);
  });
  readonly seat: number | null = $derived.by(() => this.live.seat);
  readonly game = $derived.by(() => this.stage.shown);
  /** What is shown of the log: it grows with what is shown, not with every entry that comes. */
  readonly entries = $derived.by(() => {
    const { count, last } = this.stage;
    return last === null ? this.live.entries.slice(0, count) : untrack(() => this.live.entries).slice(0, count);
  });
  readonly busy: boolean = $derived.by(() => this.live.pending !== null);
  /** Is what is shown how it is? Else a film is told. */
  readonly isNow: boolean = $derived.by(() => this.stage.waiting === 0 && this.stage.count === this.live.state?.length);
  /** The table hears of its end a moment after the game. */
  readonly isOver: boolean = $derived.by(() => this.table.status === 'over' || (this.live.state?.standing ?? null) !== null);
  /** Does a bot play in the reader's place? */
  readonly isBot: boolean = $derived.by(() => {
    const own = this.seat === null ? undefined : this.table.seats[this.seat];
    return own?.kind === 'person' && own.bot !== null;
  });
  readonly isAsked: boolean = $derived.by(() => this.isNow && this.seat !== null && (this.game?.waiting.includes(this.seat) ?? false) && this.game?.prompt !== null);
  /** May this seat do something unasked, and what? */
  readonly acts: readonly string[] = $derived.by(() => (this.isNow && this.seat !== null && !this.isBot && this.game?.may ? this.game.acts : []));
  /** Nothing is asked while an answer waits for the line to come back. */
  readonly prompt = $derived.by(() => (this.isAsked && this.game && !(this.live.pending && this.live.link === 'lost') ? this.game.prompt : null));
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.prompt && !this.busy ? this.picking.picker.options() : []));
  /** The places that a question is about, such as a city that revolts or where an expedition goes: the board shows them. */
  readonly #asksAbout: readonly string[] = $derived.by(() => {
    const named = this.prompt?.message.args.flatMap(([, arg]) => ('elements' in arg ? arg.elements : [])) ?? [];
    return named.filter((element) => PLACES.has(element.split('/')[0] ?? ''));
  });
  readonly marked: ReadonlySet<string> = $derived.by(() => {
    const shown = this.stage.waiting && this.stage.last ? elementsIn(this.stage.last.told) : this.taught.length ? this.taught : this.#asksAbout;
    return new Set(this.pointed.length ? this.pointed : shown);
  });
  readonly recent: Told[] = $derived.by(() => {
    const gone = takenBack(this.entries);
    return this.entries.slice(-RECENT).filter(({ n }) => !gone.has(n)).flatMap(({ told }) => told).slice(-RECENT);
  });
  readonly news: News | null = $derived.by(() => {
    const { last, pace } = this.stage;
    return last?.told.length && pace ? { n: last.n, events: last.told.map(({ event }) => event), pace } : null;
  });
  readonly canHint: boolean = $derived.by(() => mayAsk(this.table));

  /** What others have just done. */
  readonly herald: string = $derived.by(() => {
    const { last } = this.stage;
    return last && last.by !== this.seat ? last.told.map(({ message }) => words.texts.message(message, this.names)).join(' ') : '';
  });
  /** What to say when nothing is asked. */
  readonly quiet: string = $derived.by(() => {
    if (!this.game) return say('web-loading');
    if (this.game.standing) return say('play-over');
    if (this.stage.waiting) return say('web-watching');
    if (this.busy) return say('web-sending');
    const waited = this.game.waiting.map((at) => this.names[at] ?? '?');
    return waited.length ? say('web-waiting-for', { names: words.texts.join(waited) }) : say('web-loading');
  });

  /** Another position: what was begun in the one before is forgotten. */
  begin(): void {
    this.picking.begin(this.isAsked ? this.game : null);
    this.advice.begin(this.game?.length ?? 0);
    [this.why, this.pointed] = [null, []];
  }

  send(answer: string): void {
    this.live.answer(answer);
    this.away.clear();
  }

  pick(element: string): void {
    if (this.busy || !this.isAsked) return;
    this.why = null;
    this.picking.pick(element);
  }

  /** A whole answer, given on the board. */
  give(answer: string): void {
    if (this.lit.size && this.picking.picker.answers.includes(answer)) this.picking.give(answer);
  }

  /** An act goes on with one of these. */
  light(next: readonly string[], follow: (element: string) => void): void {
    this.#addPart = follow;
    if (next.length || this.parts.size) this.parts = new Set(next);
  }

  /** One of them was chosen on the board. */
  addPart(element: string): void {
    this.#addPart(element);
  }

  ask(element: string): void {
    this.why = element;
  }

  async advise(): Promise<void> {
    if (this.prompt && !this.busy && !this.advice.thinking && this.canHint) this.fault = await this.advice.ask(this.table.id, this.seat);
  }

  /** Picks what was advised; says whether it could. */
  follow(answer: string): boolean {
    if (this.busy || !this.isAsked || !this.picking.follow(answer)) return false;
    this.why = null;
    return true;
  }

  async undo(): Promise<void> {
    if (this.seat !== null && this.live.state) this.fault = await this.takeBack.ask(this.table.id, this.seat, this.live.state.length);
  }
}
