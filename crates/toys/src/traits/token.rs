//! The traits.

use serde::{Deserialize, Serialize};
use table::Element;
use table::zones::Numbered;

/// A trait token.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    /// Green.
    #[default]
    Pious,
    /// Green.
    Brave,
    /// Green.
    Clever,
    /// Red.
    Coward,
    /// Red and critical.
    Cruel,
}

impl Token {
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Token> {
        (0..Token::COUNT).map(Token::numbered)
    }

    /// Is it a good one?
    #[must_use]
    pub fn is_green(self) -> bool {
        match self {
            Token::Pious | Token::Brave | Token::Clever => true,
            Token::Coward | Token::Cruel => false,
        }
    }

    /// Does it end a check?
    #[must_use]
    pub fn is_critical(self) -> bool {
        match self {
            Token::Cruel => true,
            Token::Pious | Token::Brave | Token::Clever | Token::Coward => false,
        }
    }

    /// How many of it each bag holds at first.
    pub(super) const fn at_start(self) -> u8 {
        match self {
            Token::Pious | Token::Brave | Token::Coward | Token::Cruel => 1,
            Token::Clever => 0,
        }
    }

    /// The token as something to speak of.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("trait", ["pious", "brave", "clever", "coward", "cruel"][self as usize])
    }
}

impl Numbered for Token {
    fn number(self) -> usize {
        self as usize
    }

    fn numbered(number: usize) -> Token {
        match number {
            0 => Token::Pious,
            1 => Token::Brave,
            2 => Token::Clever,
            3 => Token::Coward,
            _ => Token::Cruel,
        }
    }
}
