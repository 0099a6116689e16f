// Walks the paths of the legal answers: what can be picked next, and which answer was meant. No rule is known here.

/** The element that declines or ends something, in all games. */
const ENDS = new Set(['pass', 'done']);
/** Kinds whose number is an amount: it is set, not looked for in a list. */
const AMOUNTS = new Set(['bid', 'gold', 'number']);
/** Kinds that say how something is done: no choice where all that can be done is done alike. */
const WAYS = new Set(['law', 'way', 'use']);
/** So few amounts are buttons like all others: one tap instead of two. */
const FEW = 3;

export type Progress =
  /** Several answers are still possible. */
  | { is: 'open' }
  /** This answer was picked whole. */
  | { is: 'whole'; answer: string }
  /** Only this answer is left, and not all of its elements were picked. */
  | { is: 'only'; answer: string; rest: string[] };

export const elementsOf = (answer: string): string[] => answer.split(' ').filter(Boolean);
const kindOf = (element: string): string => element.split('/')[0] ?? element;
export const isEnd = (element: string): boolean => ENDS.has(kindOf(element));
const isAmount = (element: string): boolean => AMOUNTS.has(kindOf(element)) && /\/\d+$/.test(element);

/** Amounts of which there are many to choose from, kind by kind, and all the rest. How many is asked after of what. */
export function amountsOf(options: readonly string[], picker?: Picker): { amounts: string[][]; rest: string[] } {
  const asked = options.filter((option) => !AMOUNTS.has(kindOf(option)) || !picker?.isLater(option));
  const amounts = groupsOf(asked.filter(isAmount)).map(({ options: some }) => some).filter((some) => some.length > FEW);
  return { amounts, rest: asked.filter((option) => !amounts.some((some) => some.includes(option))) };
}

/** Are there answers of this element's kind and nothing else? */
export const isWholeKind = (answers: readonly string[], element: string): boolean =>
  answers.some((answer) => !answer.includes(' ') && kindOf(answer) === kindOf(element));

/** The path less what was picked, as far as it is in it. */
function without(path: readonly string[], picked: readonly string[]): string[] {
  const rest = [...path];
  for (const element of picked) {
    const at = rest.indexOf(element);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** An answer and its elements, without those that need not be picked. */
interface Way {
  answer: string;
  path: string[];
}

/** What all answers that do something say of how they do it, and say beside something else. */
function alike(answers: readonly string[]): Set<string> {
  const doing = answers.map(elementsOf).filter((path) => !path.every(isEnd));
  const ways = (doing[0] ?? []).filter((element) => WAYS.has(kindOf(element)));
  return new Set(ways.filter((way) => doing.every((path) => path.includes(way) && path.some((element) => !WAYS.has(kindOf(element))))));
}

/** The picking of one answer; a value that never changes. */
export class Picker {
  readonly #paths: Way[];
  /** What need not be picked. */
  readonly #alike: ReadonlySet<string>;
  /** In any order? Only if a set of picks means at most one answer. */
  readonly #free: boolean;
  readonly #kinds: string[];

  constructor(
    readonly answers: readonly string[],
    readonly picked: readonly string[] = [],
    from?: Picker,
  ) {
    this.#alike = from ? from.#alike : alike(answers);
    this.#paths = from ? from.#paths : answers.map((answer) => ({ answer, path: elementsOf(answer).filter((element) => !this.#alike.has(element)) }));
    this.#free = from ? from.#free : new Set(this.#paths.map(({ path }) => [...path].sort().join(' '))).size === answers.length;
    this.#kinds = from ? from.#kinds : kinds(this.#paths.map(({ path }) => path));
  }

  /** The elements that continue some legal path: parts first, then what they aim at; ending comes last. */
  options(): string[] {
    const found = new Set<string>();
    for (const { path } of this.#matching()) {
      if (this.#free) without(path, this.picked).forEach((element) => found.add(element));
      else if (path.length > this.picked.length) found.add(path[this.picked.length] ?? '');
    }
    const rank = (element: string): number => (isEnd(element) ? 1e6 : this.#kinds.indexOf(kindOf(element)) * 1000);
    const number = (element: string): number => Number(/\/(\d+)$/.exec(element)?.[1] ?? 0);
    return [...found].sort((a, b) => rank(a) - rank(b) || number(a) - number(b));
  }

  /** Does every answer with this element name something before it that is still to be picked? */
  isLater(element: string): boolean {
    return this.#matching().every(({ path }) => {
      const rest = without(path, this.picked);
      return !rest.includes(element) || rest.indexOf(element) > 0;
    });
  }

  /** With one more element; null if it continues no legal path. What need not be picked changes nothing. */
  pick(element: string): Picker | null {
    if (this.#alike.has(element)) return this;
    return this.options().includes(element) ? new Picker(this.answers, [...this.picked, element], this) : null;
  }

  /** A step back. */
  back(): Picker {
    return new Picker(this.answers, this.picked.slice(0, -1), this);
  }

  /** Nothing picked. */
  clear(): Picker {
    return new Picker(this.answers, [], this);
  }

  progress(): Progress {
    if (this.picked.length === 0) return { is: 'open' };
    const left = this.#matching();
    const first = left[0];
    if (first && left.length === 1) {
      const rest = without(first.path, this.picked);
      return rest.length ? { is: 'only', answer: first.answer, rest } : { is: 'whole', answer: first.answer };
    }
    return { is: 'open' };
  }

  /** The answer that was picked whole while longer ones go on from it. */
  complete(): string | null {
    if (this.picked.length === 0) return null;
    return this.#matching().find(({ path }) => path.length === this.picked.length)?.answer ?? null;
  }

  /** Was the last element of the path picked: what the others, of other kinds, aim at? */
  hitsAim(answer: string): boolean {
    const path = elementsOf(answer).filter((element) => !this.#alike.has(element));
    const aim = path.at(-1);
    const isAlone = path.filter((element) => kindOf(element) === kindOf(aim ?? '')).length === 1;
    return aim !== undefined && isAlone && this.picked.at(-1) === aim;
  }

  /** Does the answer end or decline something although there are others? */
  isEnding(answer: string): boolean {
    return this.answers.length > 1 && isEnd(answer);
  }

  /** What was picked, in the order of the paths. */
  inOrder(): string[] {
    const place = (element: string): number => this.#kinds.indexOf(kindOf(element));
    return this.#free ? [...this.picked].sort((a, b) => place(a) - place(b)) : [...this.picked];
  }

  #matching(): Way[] {
    const { picked } = this;
    return this.#paths.filter(({ path }) =>
      this.#free
        ? without(path, picked).length + picked.length === path.length
        : picked.every((element, at) => path[at] === element),
    );
  }
}

/** The kinds of elements in the order in which paths name them. */
function kinds(paths: string[][]): string[] {
  const found: string[] = [];
  for (const path of [...paths].sort((a, b) => b.length - a.length)) {
    let after = 0;
    for (const kind of path.map(kindOf)) {
      const place = found.indexOf(kind);
      if (place < 0) found.splice(after, 0, kind);
      after = (place < 0 ? after : place) + 1;
    }
  }
  // Whoever is asked reads yes before no.
  for (const [yes, no] of [['yes', 'no'], ['accept', 'refuse']] as const) {
    const [one, other] = [found.indexOf(yes), found.indexOf(no)];
    if (other >= 0 && one > other) [found[other], found[one]] = [yes, no];
  }
  return found;
}

/** Letters that are commands (h, l, p, q, u) are left out. */
const LETTERS = 'abcdefgijkmnorstvwxyz';

/** The key that picks each option: 0 ends, digits for the parts of an answer, letters for what it aims at. */
export function keysOf(options: readonly string[]): Map<string, string> {
  const plain = options.filter((element) => !isEnd(element));
  // What has no name of its own, such as yes and no, is the aim of nothing.
  const last = plain.at(-1) ?? '';
  const aim = last.includes('/') ? kindOf(last) : null;
  const parts = aim === null ? [] : plain.filter((element) => kindOf(element) !== aim);
  const found = new Map<string, string>();
  const both = '123456789' + LETTERS;
  plain.forEach((element, place) => {
    const at = plain.indexOf(element) - parts.length;
    const key = parts.length > 0 && parts.length <= 9 && at >= 0 ? LETTERS[at] : both[place];
    if (key) found.set(element, key);
  });
  const end = options.find(isEnd);
  if (end) found.set(end, '0');
  return found;
}

/** The options by what they are, each kind once, endings last. */
export function groupsOf(options: readonly string[]): { kind: string; options: string[] }[] {
  const found = new Map<string, string[]>();
  for (const option of options) {
    const kind = isEnd(option) ? 'end' : kindOf(option);
    found.set(kind, [...(found.get(kind) ?? []), option]);
  }
  return [...found].map(([kind, some]) => ({ kind, options: some }));
}
