// A table as it is now: what the socket tells, and answers that are never lost and never doubled.
import { api, freshKey, Problem, problem, query } from '../api/client';
import { changed } from '../api/changes';
import { ENCODING, inOrder } from '../api/inflate';
import type { ChatLine, Entry, Push, State, TableInfo } from '../api/types';
import { address } from '../root';
import { keep, kept, type Pending } from './kept';

export type Link = 'opening' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export class Live {
  /** The table; none until the server has spoken. */
  table: TableInfo | null = $state.raw(null);
  /** The game as this seat may know it, after the last entry. */
  state: State | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  link: Link = $state('opening');
  pending: Pending | null = $state.raw(null);
  /** What the server said to the last answer, if it was not taken. */
  fault: Problem | null = $state.raw(null);
  /** Why the table cannot be seen. */
  refused: Problem | null = $state.raw(null);
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  #next = 0;
  #heardChat = 0;
  #missed: Entry[] = [];

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly invite: string | null,
    private readonly onEntry: (entry: Entry, isNews: boolean) => void = () => {},
  ) {
    // An answer that was on its way when the page went is sent again, with its key.
    if (seat !== null) this.pending = kept(id, seat);
    this.#open();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Gives an answer to what is asked now. */
  answer(path: string): void {
    if (this.pending || this.seat === null || !this.state) return;
    this.fault = null;
    this.#hold({ at: this.state.length, answer: path, key: freshKey(), seat: this.seat });
    this.#send();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Somebody looks, or the network is back: no need to wait on. */
  #hurry = (): void => {
    if (this.link !== 'lost' || document.visibilityState === 'hidden') return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #open(): void {
    if (this.#closed) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#socket?.close();
    const path = `api/tables/${encodeURIComponent(this.id)}/socket`;
    const url = new URL(address(path + query({ seat: this.seat, invite: this.invite, from: this.#next, chat: this.#heardChat, states: 'changes', encoding: ENCODING })));
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened(socket));
    const hear = inOrder(
      (text) => this.#socket === socket && this.#hear(JSON.parse(text) as Push),
      () => socket.close(),
    );
    socket.addEventListener('message', (event: MessageEvent<string | ArrayBuffer>) => hear(event.data));
    socket.addEventListener('close', () => this.#socket === socket && this.#lost());
  }

  #opened(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    // The same key again: if the answer was taken before the line broke, nothing happens twice.
    if (this.pending) this.#send();
  }

  #lost(): void {
    this.#socket = null;
    if (this.#closed || this.link === 'refused') return;
    this.link = 'lost';
    this.#tries += 1;
    // A browser does not tell why a socket was refused: ask, after a while, whether the table can be seen at all.
    if (this.#tries % 4 === 0) void this.#look();
    const jitter = 0.7 + Math.random() * 0.6;
    this.#timer = setTimeout(() => this.#open(), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  async #look(): Promise<void> {
    try {
      await api.table(this.id, this.invite);
    } catch (error) {
      const found = problem(error);
      if (found.kind === 'no-table' || found.kind === 'invitation' || found.kind === 'not-signed-in') {
        this.refused = found;
        this.link = 'refused';
      }
    }
  }

  #hold(pending: Pending | null): void {
    this.pending = pending;
    if (this.seat !== null) keep(this.id, this.seat, pending);
  }

  #send(): void {
    const { pending } = this;
    if (!pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    const { at, answer, key } = pending;
    this.#socket.send(JSON.stringify({ type: 'answer', at, answer, key }));
  }

  #hear(push: Push): void {
    if (push.type !== 'problem') {
      this.link = 'open';
      this.#wait = FIRST_WAIT;
      this.#tries = 0;
    }
    switch (push.type) {
      case 'table':
        this.table = push.table;
        break;
      case 'state': {
        const { type: _, ...state } = push;
        this.#show(state);
        break;
      }
      case 'entry':
        this.#enter(push);
        break;
      case 'ack':
        if (this.pending?.key === push.key) this.#hold(null);
        break;
      case 'chat':
        if (push.line.n >= this.#heardChat) {
          this.#heardChat = push.line.n + 1;
          this.chat = [...this.chat, push.line];
        }
        break;
      case 'problem':
        this.#trouble(push.key ?? null, Problem.of(push.problem));
    }
  }

  #enter(push: { type: 'entry' } & Entry): void {
    // Entries come in order without gaps; one heard before is no news.
    if (push.n < this.#next) return;
    const { type: _, since, changes, ...entry } = push;
    const isFirst = this.state === null;
    this.#next = entry.n + 1;
    entry.state ??= changes ? this.#after(since ?? null, changes) : null;
    this.#missed.push(entry);
    // Of entries that were missed only the last carries the state.
    if (entry.state) this.#show(entry.state);
    this.onEntry(entry, !isFirst);
  }

  #show(state: State): void {
    this.entries = [...this.entries, ...this.#missed];
    this.#missed = [];
    this.state = state;
  }

  /** The state after a change of the one before; none if that is another one: then the whole is asked for. */
  #after(since: number | null, changes: object): State | null {
    if (this.state && this.state.length === since) {
      try {
        return changed(this.state, changes);
      } catch {
        // Asked for below.
      }
    }
    this.#socket?.send(JSON.stringify({ type: 'state' }));
    return null;
  }

  #trouble(key: string | null, problem: Problem): void {
    const again = problem.kind === 'too-many' || problem.kind === 'busy' || problem.kind === 'unavailable';
    if (key !== null && this.pending?.key === key) {
      if (again) setTimeout(() => this.#send(), 1000);
      else {
        this.#hold(null);
        this.fault = problem;
      }
    } else if (key === null && problem.kind === 'moved-on') {
      // The log is shorter than what was heard: begin anew.
      this.#next = 0;
      this.#missed = [];
      this.entries = [];
    } else if (key === null && !again) {
      this.refused = problem;
      this.link = 'refused';
    }
  }
}
