// The rules of a game in our own words, as the ledger has them.
import type { Lang } from '../texts';

export interface Rule {
  id: string;
  area: string;
  /** `base` or `module`. */
  scope: string;
  page: string;
  en: string;
  it: string;
}

interface Ledger {
  rules: { id: string; area: string; page: string; scope: string; en: string; it: string }[];
  rulings: { id: string; scope: string; en: string; it: string }[];
}

const ledgers = import.meta.glob('../../../content/*/ledger.json', { import: 'default' }) as Record<
  string,
  () => Promise<Ledger>
>;

const ledgerOf = (game: string): (() => Promise<Ledger>) | undefined => ledgers[`../../../content/${game}/ledger.json`];

/** Can the rules of this game be read here? */
export const hasRules = (game: string): boolean => ledgerOf(game) !== undefined;

/** The page of the printed rulebook: what stands before the comma is for readers. */
const page = (text: string): string => /^p\.\s*\d+(?:-\d+)?/.exec(text)?.[0].replace(/^p\.\s*/, '') ?? '';

const kept = new Map<string, Promise<Rule[]>>();

async function read(game: string): Promise<Rule[]> {
  const file = ledgerOf(game);
  if (!file) return [];
  const { rules, rulings } = await file();
  return [
    ...rules.map((rule) => ({ ...rule, page: page(rule.page) })),
    ...rulings.map((ruling) => ({ ...ruling, area: 'R', page: '' })),
  ];
}

/** All rules of a game, in the order of the rulebook; rulings on doubtful cases come last. */
export function rulesOf(game: string): Promise<Rule[]> {
  const known = kept.get(game) ?? read(game);
  kept.set(game, known);
  known.catch(() => kept.delete(game));
  return known;
}

/** The rule in words. */
export const inWords = (rule: Rule, lang: Lang): string => rule[lang];
