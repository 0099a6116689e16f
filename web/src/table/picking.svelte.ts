// Picking an answer from what is lit: element by element, on the board or in the list.
import type { State } from '../api/types';
import { elementsOf, Picker } from './pick';

export class Picking {
  picker: Picker = $state.raw(new Picker([]));
  /** An ending that asks for a second click. */
  armed: string | null = $state(null);

  constructor(
    private readonly send: (answer: string) => void,
    /** Something that is not lit was picked. */
    private readonly refuse: (element: string) => void,
  ) {}

  /** The answer that could be confirmed now. */
  get complete(): string | null {
    if (this.armed !== null) return this.armed;
    const progress = this.picker.progress();
    return progress.is === 'only' ? progress.answer : this.picker.complete();
  }

  /** A new question, or none. */
  begin(state: Pick<State, 'answers'> | null): void {
    [this.picker, this.armed] = [new Picker(state?.answers ?? []), null];
  }

  pick(element: string): void {
    const before = this.picker.progress();
    const next = this.armed === null ? this.picker.pick(element) : this.picker.clear().pick(element);
    if (!next) return this.refuse(element);
    this.armed = null;
    const progress = next.progress();
    if (progress.is === 'open') this.picker = next;
    else if (next.isEnding(progress.answer)) [this.picker, this.armed] = [next, progress.answer];
    else if (progress.is === 'whole' || before.is === 'only' || next.hitsAim(progress.answer)) this.give(progress.answer);
    else this.picker = next;
  }

  give(answer: string): void {
    this.send(answer);
    [this.picker, this.armed] = [this.picker.clear(), null];
  }

  back(): void {
    [this.picker, this.armed] = [this.picker.back(), null];
  }

  /** Puts back one element that was picked. */
  putBack(element: string): void {
    const at = this.picker.picked.lastIndexOf(element);
    if (at < 0) return;
    let next = this.picker.clear();
    for (const other of this.picker.picked.filter((_, place) => place !== at)) next = next.pick(other) ?? next;
    [this.picker, this.armed] = [next, null];
  }

  /** Picks a whole answer; it is still to be confirmed. Says whether it could. */
  follow(answer: string): boolean {
    let next = this.picker.clear();
    for (const element of elementsOf(answer)) {
      const more = next.pick(element);
      if (!more) return false;
      next = more;
    }
    [this.picker, this.armed] = [next, next.isEnding(answer) ? answer : null];
    return true;
  }
}
