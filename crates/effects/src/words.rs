//! Plain words of a vocabulary: enums without fields, known by number and listed whole.

use std::fmt::Debug;

/// One of a fixed list of words, so that tables can be indexed by it. Made by [`words!`](crate::words).
pub trait Word: Copy + Eq + Debug + 'static {
    /// All words, in order.
    const ALL: &'static [Self];
    /// Where it stands in the list.
    fn number(self) -> usize;
}

/// Declares an enum of plain words: what is written once in the list is a variant, is counted and is listed.
///
/// ```
/// effects::words! {
///     /// Numbers that cards change.
///     pub enum Stat {
///         /// Areas in a move.
///         Move,
///         /// Crowns due in wages.
///         Wages,
///     }
/// }
/// use effects::Word;
/// assert_eq!(Stat::ALL, [Stat::Move, Stat::Wages]);
/// assert_eq!(Stat::Wages.number(), 1);
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$about:meta])* $word:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $($(#[$about])* $word),+ }

        impl $crate::Word for $name {
            const ALL: &'static [$name] = &[$($name::$word),+];
            #[inline]
            fn number(self) -> usize {
                self as usize
            }
        }
    };
}
