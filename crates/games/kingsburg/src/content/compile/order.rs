//! What the order of an effect among others of one player depends on (KB-ORDERING-01, KB-ORDERING-02).

use crate::content::vocabulary::Effect;
use crate::content::{Condition, Holdings, Nature, Quantity, Step};
use crate::goods::Bundle;

/// What the order of the effect depends on; its steps are the last that were written.
pub fn nature(effect: &Effect, steps: &[Step]) -> Nature {
    let pays =
        |step: &Step| matches!(step, Step::Trade { .. } | Step::Lose(_) | Step::Steal(_) | Step::Give(_));
    let asks = |step: &Step| match step {
        Step::Gain(what) => what.any > 0,
        Step::OneOf(_) | Step::Choose { .. } | Step::Peek | Step::FreeBuild { .. } => true,
        _ => false,
    };
    if effect.optional || steps.iter().any(pays) {
        Nature::Pays
    } else if reads(effect, steps) != Holdings::NONE {
        Nature::Depends
    } else if steps.iter().any(asks) {
        Nature::Asks
    } else {
        Nature::Adds
    }
}

/// What of a player's its conditions and counts depend on. That payments need something is no part of it: gains that
/// come first never harm them.
pub fn reads(effect: &Effect, steps: &[Step]) -> Holdings {
    let of_steps = steps.iter().fold(Holdings::NONE, |sum, step| {
        sum.with(match step {
            Step::GainPer { per, .. } => of_quantity(*per),
            Step::Unless(condition, _) => of_condition(condition),
            Step::Note(conditions) => {
                conditions.iter().fold(Holdings::NONE, |sum, c| sum.with(of_condition(c)))
            }
            _ => Holdings::NONE,
        })
    });
    effect.condition.as_ref().map_or(of_steps, |c| of_steps.with(of_condition(c)))
}

/// What of a player's it changes.
pub fn writes(steps: &[Step]) -> Holdings {
    steps.iter().fold(Holdings::NONE, |sum, step| {
        sum.with(match step {
            Step::Gain(what) | Step::Lose(what) | Step::GainPer { what, .. } => of_bundle(*what),
            Step::Trade { trades, .. } => trades
                .iter()
                .fold(Holdings::NONE, |sum, t| sum.with(of_bundle(t.pay)).with(of_bundle(t.gain))),
            Step::OneOf(_)
            | Step::Give(_)
            | Step::Steal(_)
            | Step::Named { .. }
            | Step::OpponentPicks { .. } => Holdings::GOODS,
            Step::Split(pool) => pool.iter().fold(Holdings::NONE, |sum, what| sum.with(of_bundle(*what))),
            Step::TakeStock(_) => Holdings::GOODS,
            Step::FreeBuild { .. } => Holdings::BUILDINGS,
            Step::End
            | Step::Jump(_)
            | Step::Unless(..)
            | Step::UnlessNoted(..)
            | Step::Note(_)
            | Step::May(_)
            | Step::Choose { .. }
            | Step::Copy
            | Step::Peek
            | Step::Each(..)
            | Step::WhiteDie(_)
            | Step::ColouredDice(_)
            | Step::MoveGroup(_) => Holdings::NONE,
        })
    })
}

fn of_bundle(what: Bundle) -> Holdings {
    let of = |there: bool, what: Holdings| if there { what } else { Holdings::NONE };
    of(what.kinds().total() + what.any + what.each_other > 0, Holdings::GOODS)
        .with(of(what.plus2 > 0, Holdings::TOKENS))
        .with(of(what.soldiers > 0, Holdings::SOLDIERS))
        .with(of(what.vp != 0, Holdings::POINTS))
}

fn of_quantity(quantity: Quantity) -> Holdings {
    match quantity {
        Quantity::Gold | Quantity::Wood | Quantity::Stone | Quantity::Goods | Quantity::GoodKinds => {
            Holdings::GOODS
        }
        Quantity::Plus2 => Holdings::TOKENS,
        Quantity::Soldiers => Holdings::SOLDIERS,
        Quantity::Vp => Holdings::POINTS,
        Quantity::Buildings | Quantity::OtherColumn4Buildings | Quantity::CompleteRows => Holdings::BUILDINGS,
        Quantity::BattlesWon => Holdings::NONE,
    }
}

fn of_condition(condition: &Condition) -> Holdings {
    match condition {
        Condition::Have { what, .. } | Condition::Rank { what, .. } => of_quantity(*what),
        Condition::And { of } | Condition::Or { of } => {
            of.iter().fold(Holdings::NONE, |sum, c| sum.with(of_condition(c)))
        }
        Condition::DiceTotal { .. }
        | Condition::AllDiceEqual {}
        | Condition::HasDie { .. }
        | Condition::WhiteDice { .. }
        | Condition::UnplacedColoured { .. }
        | Condition::GroupsPlaced { .. }
        | Condition::AdvisorFree { .. }
        | Condition::Race { .. }
        | Condition::PrintedStrength { .. }
        | Condition::YearIs { .. }
        | Condition::LastBattle { .. }
        | Condition::DidNotBuild { .. }
        | Condition::FirstInRow {} => Holdings::NONE,
    }
}
