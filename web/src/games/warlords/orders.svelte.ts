// The order being carried out: each new state gets its next answer.
import { next, scope, type Wish } from './orders';
import type { Props } from './context';
import type { Event } from './types';

const eventsOf = (props: Props): Event[] => (props.recent ?? []).map((told) => told.event as Event);

/** Gives one whole answer: at once, or element by element where the table takes only those. */
export function give(props: Props, answer: string): void {
  if (props.onanswer) return props.onanswer(answer);
  for (const element of answer.split(' ')) {
    if (!props.lit.has(element)) return;
    props.onpick(element);
  }
}

export class Orders {
  #wishes: Wish[] = [];
  #scope = '';
  /** How many answers are still to come. */
  left = $state(0);
  /** The fief that was picked last: more may be placed there. */
  fief: string | null = $state(null);

  begin(wishes: readonly Wish[], props: Props): void {
    this.#wishes = [...wishes];
    this.#scope = scope(props.view, eventsOf(props));
    this.step(props);
  }

  stop(): void {
    this.#wishes = [];
    this.left = 0;
  }

  /** The next answer, if one is wanted and the table waits for it. */
  step(props: Props): void {
    if (!this.#wishes.length || !props.answers?.length || !props.lit.size) return;
    const found = scope(props.view, eventsOf(props)) === this.#scope ? next(this.#wishes, props.answers) : null;
    if (!found) return this.stop();
    this.#wishes = found.rest;
    this.left = found.rest.length;
    give(props, found.answer);
  }
}
