// Texts in the reader's language, from the Fluent files that the terminal reads too. The counterpart of crates/texts.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../api/types';

export type Lang = 'en' | 'it';
export const LANGS: readonly Lang[] = ['en', 'it'];
export type Args = Record<string, FluentVariable>;

/** Splits `kind/id`; an id of digits is a number. */
function parts(element: string): { kind: string; id: string | number; key: string } {
  const slash = element.indexOf('/');
  if (slash < 0) return { kind: element, id: '', key: element };
  const [kind, id] = [element.slice(0, slash), element.slice(slash + 1)];
  return { kind, id: /^\d+$/.test(id) ? Number(id) : id, key: `${kind}-${id}` };
}

/** Runs of equal things. */
function runs(elements: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const element of elements) {
    const last = found.at(-1);
    if (last?.[0] === element) last.push(element);
    else found.push([element]);
  }
  return found;
}

/** A number as it is written. Small ones are written alike everywhere: to ask `Intl` for the first of them costs a phone a tenth of a second. */
class Written extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

/** Under these names a question tells what it is about. */
const SUBJECTS: ReadonlySet<string> = new Set(['card', 'event', 'agenda']);

/** So many texts are kept at most. */
const MOST = 5000;

/** All texts of one game in one language. */
export class Texts {
  readonly #bundle: FluentBundle;
  readonly #keys: string[] = [];
  /** Texts that depend on nothing but their name, and names of things: made once. Boards ask for them again with every answer. */
  readonly #made = new Map<string, string | null>();

  constructor(
    readonly lang: Lang,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.#bundle.addResource(resource, { allowOverrides: true });
      this.#keys.push(...resource.body.map((entry) => entry.id));
    }
  }

  /** Is there a text under this key? */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A text of the client. */
  get(key: string, args?: Args): string {
    if (args) return this.#render(key, null, args) ?? key;
    return this.#once(key, () => this.#render(key, null)) ?? key;
  }

  /** A message of the rules or of the table. It begins with a capital letter. */
  message(message: Message, names: readonly string[]): string {
    const args: Args = {};
    for (const [name, arg] of message.args) {
      if ('number' in arg) args[name] = arg.number;
      else if ('seat' in arg) args[name] = names[arg.seat] ?? '?';
      else if ('elements' in arg) args[name] = this.list(arg.elements, names);
      else args[name] = arg.text;
    }
    const text = this.#render(message.key, null, args) ?? message.key;
    return capitalised(this.lang === 'it' ? contracted(text) : text);
  }

  /** What the card, event or agenda that a question is about says; empty if it is about none. */
  subject(message: Message): string {
    for (const [name, arg] of message.args) {
      if (SUBJECTS.has(name) && 'elements' in arg && arg.elements.length === 1) return this.about(arg.elements[0] ?? '');
    }
    return '';
  }

  /** The name of a thing on the board; seats have the names of who sits there. */
  element(element: string, names: readonly string[] = []): string {
    return this.#seat(element, names) ?? this.#whose(element, names) ?? this.form(element, null) ?? element;
  }

  /** A name that fits in narrow places. */
  brief(element: string): string {
    return this.form(element, 'brief') ?? this.element(element);
  }

  /** One letter for a thing; empty if it has none. */
  letter(element: string): string {
    return this.form(element, 'letter') ?? '';
  }

  /** What a component says it does; empty if it says nothing. */
  about(element: string): string {
    return this.#render(`${parts(element).key}-text`, null) ?? '';
  }

  /** Things in a list, equal ones counted: "2 gold and 1 wood". Dice stand in a row; seats are names. */
  list(elements: readonly string[], names: readonly string[] = []): string {
    const faces = elements.map((element) => this.form(element, 'face'));
    if (faces.length > 0 && faces.every((face) => face !== null)) return faces.join(' ');
    return this.join(runs(elements).map((same) => this.#counted(same, names)));
  }

  /** The elements of an answer, as far as they were picked: `[3] [4] + Queen`. */
  path(elements: readonly string[], names: readonly string[] = []): string {
    let text = '';
    for (const same of runs(elements)) {
      const first = same[0] ?? '';
      const face = this.form(first, 'face');
      const item =
        face !== null ? same.map(() => face).join(' ') : (this.form(first, 'count', same.length) ?? this.element(first, names));
      const joint = text === '' ? '' : face !== null && /[\])]$/.test(text) ? ' ' : ' + ';
      text += joint + item;
    }
    return text;
  }

  /** "a", "a and b", "a, b and c". */
  join(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.get('list-nothing');
    if (items.length === 1) return last;
    return this.get('list-and', { first: items.slice(0, -1).join(', '), last });
  }

  /** A form of the name of an element: an attribute of `kind-id`, else of `kind` with `$id`. */
  form(element: string, attribute: string | null, count = 1): string | null {
    return this.#once(`${element} ${attribute ?? ''} ${count}`, () => {
      const { kind, id, key } = parts(element);
      const args = { id, count };
      return this.#render(key, attribute, args) ?? this.#render(kind, attribute, args);
    });
  }

  /** Everything of the board that has a name of its own. */
  elements(): string[] {
    const named = this.#keys.flatMap((key) => {
      const found = /^([a-z]\w*)-(\w+)$/.exec(key);
      const attributes = this.#bundle.getMessage(key)?.attributes;
      return found && attributes && ('the' in attributes || 'letter' in attributes) ? [`${found[1]}/${found[2]}`] : [];
    });
    return [...new Set(named)];
  }

  #once(name: string, make: () => string | null): string | null {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const made = make();
    if (this.#made.size >= MOST) this.#made.clear();
    this.#made.set(name, made);
    return made;
  }

  #counted(same: string[], names: readonly string[]): string {
    const element = same[0] ?? '';
    const seat = this.#seat(element, names.length > 0 ? names : ['?']);
    if (seat !== null) return seat;
    const counted = this.form(element, 'count', same.length);
    if (counted !== null) return counted;
    const thing = this.#whose(element, names) ?? this.form(element, 'the') ?? this.element(element);
    return same.length === 1 ? thing : this.get('list-times', { count: same.length, thing });
  }

  /** Who sits there; null if it is no seat, or nobody said who. */
  #seat(element: string, names: readonly string[]): string | null {
    const { kind, id } = parts(element);
    if (kind !== 'seat' || typeof id !== 'number' || names.length === 0) return null;
    return names[id] ?? '?';
  }

  /** What belongs to a seat, by the name of who sits there. */
  #whose(element: string, names: readonly string[]): string | null {
    const { kind, id } = parts(element);
    const name = typeof id === 'number' ? names[id] : undefined;
    return name === undefined ? null : this.#render(kind, 'whose', { name });
  }

  #render(key: string, attribute: string | null, args?: Args): string | null {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) return null;
    for (const [name, arg] of Object.entries(args ?? {})) if (typeof arg === 'number') args = { ...args, [name]: new Written(arg) };
    return this.#bundle.formatPattern(pattern, args, []);
  }
}

/** How the articles of Italian end the word that a preposition begins. */
const ENDS: Record<string, string> = { 'il ': 'l ', 'lo ': 'llo ', 'la ': 'lla ', "l'": "ll'", 'i ': 'i ', 'gli ': 'gli ', 'le ': 'lle ' };
const STEMS: Record<string, string> = { di: 'de', Di: 'De', in: 'ne', In: 'Ne' };

/** Italian prepositions run together with the article after them: "di i Franchi" are "dei Franchi". */
function contracted(text: string): string {
  const both = /(?<!\p{L})([Dd]i|[Ii]n|[Dd]?a|A|Da|[Ss]u) (il |lo |la |l'|i |gli |le )/gu;
  return text.replace(both, (_, preposition: string, article: string) => (STEMS[preposition] ?? preposition) + (ENDS[article] ?? article));
}

/** The text with a capital first letter: names of things are often first in a sentence. */
export function capitalised(text: string): string {
  const first = text[Symbol.iterator]().next().value ?? '';
  return first.toUpperCase() + text.slice(first.length);
}
