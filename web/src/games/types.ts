// What the table page and the board of a game say to each other.
import type { Component } from 'svelte';
import type { Texts } from '../texts';
import type { Files } from './readable';

/** Something that happened, as the server tells it; the board needs the typed event only. */
export interface ToldEvent {
  event: unknown;
}

export interface BoardProps<V> {
  /** The view of the state message, as the server sends it. */
  view: V;
  /** Whose eyes; null: a spectator. */
  seat: number | null;
  /** Names of the seats. */
  names: readonly string[];
  texts: Texts;
  /** What a board may read of the content that the table is played with. */
  files: Files;
  /** Elements that continue a legal path now: `die/3`, `advisor/8`, `good/gold`, `pass`. */
  lit: ReadonlySet<string>;
  /** Elements picked so far. */
  picked: readonly string[];
  /** The legal answers as whole paths, while one is asked; without them the board knows `lit` only. */
  answers?: readonly string[];
  /** Seats waited for. */
  waiting: readonly number[];
  /** Elements to point at, while a line of the log is under the pointer. */
  marked: ReadonlySet<string>;
  /** What happened lately and was not taken back, oldest first: best since before the last battle (150 lines are enough). */
  recent?: readonly ToldEvent[];
  /** How the game ended. */
  standing?: { winners: readonly number[] } | null;
  /** A lit element was chosen. */
  onpick: (element: string) => void;
  /** A whole legal answer was given at once. */
  onanswer?: (answer: string) => void;
  /** An element that is not lit was asked about. */
  onwhy: (element: string) => void;
  /** An element that was picked is to be put back; without it, picked elements that are not lit do nothing. */
  onback?: (element: string) => void;
}

/** What the folder of a game offers. */
export interface GameFace<V = any> {
  Board: Component<BoardProps<V>>;
  /** The score of a seat, for the list of players. */
  scoreOf?(view: V, seat: number): number;
}
