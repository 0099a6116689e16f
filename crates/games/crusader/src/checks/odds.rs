//! The exact chance of a check: tokens are drawn without replacement, and critical ones may be sacrificed.

use crate::Crusader;
use crate::board::State;
use crate::content::vocabulary::Action;
use crate::content::{Player, Token};
use crate::tokens;

/// What is done with green critical tokens. Red ones are never sacrificed: they count as successes as they are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sacrifices {
    /// They are always sacrificed: the best chance there is.
    Always,
    /// They never are.
    Never,
    /// Only when the draws that are left could not bring the successes that are missing, as official AIs do it (CK-R-115).
    LastResort,
}

/// A bag as a check for some action sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Mix {
    /// Tokens that succeed: green ones, and the red critical trait.
    pub good: u8,
    /// Green tokens of the critical trait that fails.
    pub critical: u8,
    /// All others.
    pub bad: u8,
}

impl Mix {
    /// The bag of a player. It tells what only he may know.
    #[must_use]
    pub fn of(game: &Crusader, state: &State, player: Player, action: Action) -> Mix {
        let bag = tokens::bag(player);
        let kinds = state.tokens.kinds(bag).map(|token| (token, state.tokens.count(bag, token)));
        Mix::of_each(game, kinds, action)
    }

    /// A bag of which it is known what it holds.
    #[must_use]
    pub fn of_tokens(game: &Crusader, tokens: &[(Token, u8)], action: Action) -> Mix {
        Mix::of_each(game, tokens.iter().copied(), action)
    }

    fn of_each(game: &Crusader, tokens: impl Iterator<Item = (Token, u8)>, action: Action) -> Mix {
        let critical = game.components().critical(action);
        let mut mix = Mix::default();
        for (token, count) in tokens {
            let is_critical = critical.is_some_and(|c| [c.fails, c.succeeds].contains(&token.what()));
            match (is_critical, token.is_green()) {
                (true, true) => mix.critical += count,
                (true, false) | (false, true) => mix.good += count,
                (false, false) => mix.bad += count,
            }
        }
        mix
    }

    const fn size(self) -> u8 {
        self.good + self.critical + self.bad
    }
}

/// The chance of so many successes in so many draws.
#[must_use]
pub fn chance(mix: Mix, needed: u8, draws: u8, sacrifices: Sacrifices) -> f64 {
    let draws = draws.min(mix.size());
    if needed == 0 {
        return 1.0;
    }
    if needed > draws {
        return 0.0;
    }
    let total = f64::from(mix.size());
    let mut sum = 0.0;
    if mix.good > 0 {
        let rest = Mix { good: mix.good - 1, ..mix };
        sum += f64::from(mix.good) / total * chance(rest, needed - 1, draws - 1, sacrifices);
    }
    if mix.critical > 0 {
        let rest = Mix { critical: mix.critical - 1, ..mix };
        let is_sacrificed = match sacrifices {
            Sacrifices::Always => true,
            Sacrifices::Never => false,
            Sacrifices::LastResort => needed > draws - 1,
        };
        let left = needed - u8::from(is_sacrificed);
        sum += f64::from(mix.critical) / total * chance(rest, left, draws - 1, sacrifices);
    }
    if mix.bad > 0 {
        let rest = Mix { bad: mix.bad - 1, ..mix };
        sum += f64::from(mix.bad) / total * chance(rest, needed, draws - 1, sacrifices);
    }
    sum
}
