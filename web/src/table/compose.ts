// Acts put together part by part: what can come next is asked of the server. No rule is known here.
import { elementsOf } from './pick';

/** What can follow after some elements. */
export interface Next {
  next: readonly string[];
  whole: boolean;
}

/** An act that is being put together; a value that never changes. */
export interface Composing {
  picked: readonly string[];
  /** The elements that can come next. */
  next: readonly string[];
  /** Is what was picked a whole act already? */
  whole: boolean;
}

const first = (path: string): string => elementsOf(path)[0] ?? '';

/** What one can begin with that is no answer to what is asked: the question has a place of its own. */
export function begin(state: { may: boolean; parts: readonly string[]; answers: readonly string[]; acts: readonly string[] }): Composing {
  const [asked, listed] = [new Set(state.answers.map(first)), new Set(state.acts.map(first))];
  const next = state.may ? state.parts.filter((part) => !asked.has(part) || listed.has(part)) : [];
  return { picked: [], next, whole: false };
}

/** With one more element, and what the server says can follow. */
export const pickedWith = (composing: Composing, element: string, found: Next): Composing => ({
  picked: [...composing.picked, element],
  next: found.next,
  whole: found.whole,
});

/** Is there nothing left to pick? Then it can be done at once. */
export const isDone = ({ next, whole }: Composing): boolean => whole && next.length === 0;
