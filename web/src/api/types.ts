// The shapes of the API under short names.
import type { components } from './schema';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type GameInfo = Schemas['GameInfo'];
export type TableInfo = Schemas['TableInfo'];
export type Tables = Schemas['Tables'];
export type SeatInfo = Schemas['SeatInfo'];
// Which games and bots there are is asked of the server, not known here.
export type SeatBody = { kind: 'me' } | { kind: 'person' } | { kind: 'bot'; bot: string };
export type NewTable = Omit<Schemas['NewTableBody'], 'game' | 'seats' | 'options'> & {
  game: string;
  seats: SeatBody[];
  options?: Record<string, unknown>;
};
export type ChatLine = Schemas['ChatInfo'];
export type Scope = Schemas['Scope'];
export type UndoDone = Schemas['UndoDone'];
export type Standing = Schemas['StandingInfo'];
export type Code = Schemas['Code'];
export type Hint = Schemas['Hint'];
export type Curve = Schemas['Curve'];
export type Parts = Schemas['PartsInfo'];
export type Instruction = Schemas['Instruction'];
export type Instructions = Schemas['Instructions'];

/** An argument of a message. */
export type Arg = { number: number } | { seat: number } | { elements: string[] } | { text: string };
/** A key with typed arguments; the words stand in the Fluent files. */
export interface Message {
  key: string;
  args: [string, Arg][];
}

export type Told = Omit<Schemas['ToldInfo'], 'message'> & { message: Message };
export type Question = Omit<Schemas['Question'], 'message'> & { message: Message };
export type State = Omit<Schemas['State'], 'prompt'> & { prompt: Question | null };
export type Entry = Omit<Schemas['EntryInfo'], 'told' | 'state' | 'since' | 'changes'> & {
  told: Told[];
  state?: State | null;
  /** The length of the state that the changes are for. */
  since?: number | null;
  changes?: object | null;
};
export type Reason = Omit<Schemas['Reason'], 'message'> & { message: Message };
/** What went wrong (RFC 9457). */
export type ProblemDocument = Omit<Schemas['Problem'], 'message'> & { message?: Message | null };

/** What the socket says. */
export type Push =
  | ({ type: 'state' } & State)
  | ({ type: 'entry' } & Entry)
  | { type: 'ack'; key: string; n: number }
  | { type: 'problem'; key?: string | null; problem: ProblemDocument }
  | { type: 'chat'; line: ChatLine }
  | { type: 'table'; table: TableInfo };
