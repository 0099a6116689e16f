//! How the types of the kernel are written in TypeScript, for the browser client.

use crate::zones::{Bits, Numbered};
use crate::{Observer, Rule, Seat, Stack};
pub use ts_rs::{Config, TS};

crate::typescript!(Seat => "number", Rule => "string", Observer => "{ seat: number } | 'spectator'");

/// A list of what it holds.
impl<T: TS, const N: usize> TS for Stack<T, N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("{}[]", T::name(config))
    }

    fn inline(config: &Config) -> String {
        format!("{}[]", T::inline(config))
    }
}

/// A list of its ids.
impl<Id: TS + Numbered + 'static, W: 'static> TS for Bits<Id, W> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("{}[]", Id::name(config))
    }

    fn inline(config: &Config) -> String {
        format!("{}[]", Id::inline(config))
    }
}
