//! What the order of an effect among others of one player depends on (KB-ORDERING-01, KB-ORDERING-02).

use crate::content::vocabulary::Effect;
use crate::content::{Clause, Holdings, Nature};
use crate::effects::words::Word;

/// What the order of the effect depends on; its clauses are the last that were written.
pub fn nature(effect: &Effect, clauses: &[Clause]) -> Nature {
    let is = |nature: Nature| clauses.iter().any(|clause| clause.nature() == nature);
    if effect.optional || is(Nature::Pays) {
        Nature::Pays
    } else if reads(effect, clauses) != Holdings::NONE {
        Nature::Depends
    } else if is(Nature::Asks) {
        Nature::Asks
    } else {
        Nature::Adds
    }
}

/// What of a player's its conditions and counts depend on.
pub fn reads(effect: &Effect, clauses: &[Clause]) -> Holdings {
    let of_clauses = clauses.iter().fold(Holdings::NONE, |sum, clause| sum.with(clause.reads()));
    effect.condition.as_ref().map_or(of_clauses, |c| of_clauses.with(Holdings::of_condition(c)))
}

/// What of a player's it changes.
pub fn writes(clauses: &[Clause]) -> Holdings {
    clauses.iter().fold(Holdings::NONE, |sum, clause| sum.with(clause.writes()))
}
