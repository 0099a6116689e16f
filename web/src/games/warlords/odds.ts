// Which battles may come, and what the server is asked about their odds.
import { joined, total, type Army } from './army';
import type { View } from './types';

/** What the server is asked: either soldiers or peasants defend. */
export interface Question {
  attackers: Army;
  defenders?: Army;
  peasants?: number;
  attack_die?: number;
  defence_die: number;
  castle: 'unfinished' | 'finished' | null;
}
/** What it answers: chances from 0 to 1 and mean losses. */
export interface Odds {
  conquered: number;
  repelled: number;
  destroyed: number;
  attackers: { lost: number };
  defenders: { lost: number };
}

/** The question about an attack on a fief with this army. */
export function question(view: View, fief: string, attackers: Army): Question | null {
  const target = view.fiefs.find(({ id }) => id === fief);
  if (!target || total(attackers) === 0) return null;
  const held = target.owner === null ? { peasants: target.peasants } : { defenders: target.army };
  return { attackers, ...held, defence_die: target.die, castle: target.castle };
}

/** The battles that may come: those declared, those that the group on the way could begin now, the one being fought. */
export function pending(view: View, lit: ReadonlySet<string>): Map<string, Question> {
  const found = new Map<string, Question>();
  const add = (fief: string, asked: Question | null): void => void (asked ? found.set(fief, asked) : found.delete(fief));
  for (const { fief, army } of view.attacks) add(fief, question(view, fief, army));
  if (view.group && view.phase === 'manoeuvre' && view.active !== null) {
    for (const { id, owner } of view.fiefs) {
      if (!lit.has(`fief/${id}`) || owner === view.active) continue;
      const declared = view.attacks.find(({ fief }) => fief === id)?.army ?? {};
      add(id, question(view, id, joined(declared, view.group.army)));
    }
  }
  if (view.battle) {
    const { fief, attacker, defender } = view.battle;
    const held = defender.seat === null ? { peasants: defender.peasants } : { defenders: defender.army };
    const castle = view.fiefs.find(({ id }) => id === fief)?.castle ?? null;
    const isOver = total(attacker.army) === 0 || (defender.peasants === 0 && total(defender.army) === 0);
    add(fief, isOver ? null : { attackers: attacker.army, ...held, attack_die: attacker.die, defence_die: defender.die, castle });
  }
  return found;
}

/** A chance in whole percent; what is neither impossible nor certain is not rounded to it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance < 1 && chance > 0.995) return '>99%';
  return `${Math.round(chance * 100)}%`;
}
