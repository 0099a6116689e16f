//! What can be agreed before a game: optional rules, variants, and what rulings leave open (WK-OPT-01, CG-SETUP-02).

use crate::content::Numbers;
use serde::{Deserialize, Serialize};
use table::Message;

/// Options of the game. The defaults are the base game by the Italian book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which book decides where the two differ.
    pub edition: Book,
    /// How long the game is (WK-OPT-02, WK-OPT-03, CG-KING-20, CG-KING-21).
    pub length: Length,
    /// Exchanging heirs (WK-OPT-06).
    pub heirs: bool,
    /// Player elimination (WK-OPT-13).
    pub elimination: bool,
    /// Might is right (WK-OPT-18).
    pub might_is_right: bool,
    /// Abandoned Nobles (WK-OPT-20).
    pub abandoned_nobles: bool,
    /// Miracles can happen (WK-OPT-22).
    pub miracles: bool,
    /// Open Private Motions (WK-OPT-04, WK-R-103).
    pub open_motions: bool,
    /// WK-R-35 (b): walls that stand count victories though all Nobles behind them are dead.
    pub walls_stand: bool,
    /// Crown and Glory: For Glory (CG-SETUP-01).
    #[serde(rename = "glory")]
    pub for_glory: bool,
    /// Crown and Glory: Missions.
    pub missions: bool,
    /// Crown and Glory: The King.
    pub king: bool,
    /// WK-R-102: the game ends after so many rounds at the latest.
    pub rounds: u8,
    /// WK-R-102: and after so many Upkeeps in a row in which nobody took Influence.
    pub quiet_upkeeps: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Book::Italian,
            length: Length::Standard,
            heirs: false,
            elimination: false,
            might_is_right: false,
            abandoned_nobles: false,
            miracles: false,
            open_motions: false,
            walls_stand: false,
            for_glory: false,
            missions: false,
            king: false,
            rounds: 40,
            quiet_upkeeps: 3,
        }
    }
}

/// The words of each option, the default first.
pub const CHOICES: &[(&str, &[&str])] =
    &[("edition", &["italian", "english"]), ("length", &["standard", "short", "long", "longest"])];

/// Which book decides where the two differ.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Book {
    /// The Italian one.
    #[default]
    Italian,
    /// The English one with its FAQ.
    English,
}

/// How long the game is.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// 10 Influence for each Baron; with The King 8, to 16.
    #[default]
    Standard,
    /// 8; with The King 6, to 12.
    Short,
    /// 12; with The King 10, to 20.
    Long,
    /// 15; with The King as long.
    Longest,
}

impl Options {
    /// Can these be played together?
    ///
    /// # Errors
    /// All reasons why not.
    pub fn check(&self) -> Result<(), Vec<Message>> {
        let mut reasons = Vec::new();
        // CG-R-45
        if self.might_is_right && (self.king || self.missions) {
            reasons.push(Message::new("options-might-is-right"));
        }
        if !(1..=100).contains(&self.rounds) {
            reasons.push(Message::new("options-rounds").with("rounds", self.rounds));
        }
        if !(1..=100).contains(&self.quiet_upkeeps) {
            reasons.push(Message::new("options-quiet-upkeeps").with("upkeeps", self.quiet_upkeeps));
        }
        if reasons.is_empty() { Ok(()) } else { Err(reasons) }
    }

    /// Influence in the pool for each Baron (WK-SETUP-06, WK-OPT-02, WK-OPT-03, CG-KING-01, CG-KING-20, CG-KING-21).
    #[must_use]
    pub fn pool(&self, numbers: &Numbers) -> u16 {
        match (self.king, self.length) {
            (false, Length::Standard) => numbers.pool,
            (false, Length::Short) => numbers.pool_short,
            (false, Length::Long) => numbers.pool_long,
            (false, Length::Longest) => numbers.pool_longest,
            (true, Length::Standard) => numbers.pool_king,
            (true, Length::Short) => numbers.pool_king_short,
            (true, Length::Long | Length::Longest) => numbers.pool_king_long,
        }
    }

    /// The Influence that ends a game with The King (CG-KING-16, CG-KING-20, CG-KING-21).
    #[must_use]
    pub fn target(&self, numbers: &Numbers) -> u16 {
        match self.length {
            Length::Standard => numbers.target_king,
            Length::Short => numbers.target_king_short,
            Length::Long | Length::Longest => numbers.target_king_long,
        }
    }

    /// Is the English book played?
    #[must_use]
    pub fn is_english(&self) -> bool {
        self.edition == Book::English
    }
}
