// What the table page and the board of a game say to each other.
import type { Component } from 'svelte';
import type { News } from '../board/motion';
import type { Message, Told } from '../api/types';
import type { Source } from '../table/sources';
import type { Telling } from '../table/story';
import type { Texts } from '../texts';
import type { Files } from './readable';

/** Something that happened, as the server tells it; the board needs the typed event only. */
export interface ToldEvent {
  event: unknown;
  /** The same in words. */
  message?: Message;
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
  /** What is asked, while this seat is. */
  asked?: Message | null;
  /** Seats waited for. */
  waiting: readonly number[];
  /** Elements to point at, while a line of the log is under the pointer. */
  marked: ReadonlySet<string>;
  /** What happened lately and was not taken back, oldest first: best since before the last battle (150 lines are enough). */
  recent?: readonly ToldEvent[];
  /** What has just happened, to be shown by movement; none: nothing moves. */
  news?: News | null;
  /** On a small screen: which of the face's tabs is shown; null: everything. */
  tab?: string | null;
  /**
   * How much is drawn, when a page is opened: 1: what is read first; 2: the ground of a map, too; 3: what is lit on it; 4: what
   * stands on it; 5: its names, and all the rest. Without it, everything.
   */
  turn?: number;
  /** How the game ended. */
  standing?: { winners: readonly number[] } | null;
  /** What this seat may do unasked now, as whole paths. */
  acts?: readonly string[];
  /** Elements that continue an act that is being put together. */
  parts?: ReadonlySet<string>;
  /** One of those was chosen. */
  onpart?: (element: string) => void;
  /** Something is done unasked. */
  onact?: (act: string) => void;
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
  /** The parts of the board that are tabs on a small screen, the first one first. */
  tabs?: readonly string[];
  /** The part where something of this can be picked, or that the question is about; null: it does not matter. */
  tabFor?(view: V, lit: ReadonlySet<string>, seat: number | null, asked?: Message): string | null;
  /** Has the board a form of its own for this, with buttons for all of it? Then the list below it is short on a small screen. */
  hasForm?(lit: ReadonlySet<string>, asked: Message): boolean;
  /** Does the board fill its place, whatever its size? Else it is as high as it needs. */
  fills?: boolean;
  /** How its log is told. */
  telling?: Telling;
  /** What an answer is called when this is asked, where its own name does not say enough. */
  answerName?(texts: Texts, asked: Message, element: string): string | null;
  /** Where the points of a finished game came from: its last view, and all that was told. */
  sourcesOf?(view: V, told: readonly Told[]): Source[];
  /** The score of a seat, for the list of players. */
  scoreOf?(view: V, seat: number): number;
}
