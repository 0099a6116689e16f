//! What happens, with its rule, its audience and its text. Each chapter tells its own.

use crate::content::Player;
use crate::{
    ai, checks, crusade, elimination, events, intrigue, lands, realm, relations, sequence, setup, special,
    succession, tax, trades, trophies, war,
};
use serde::Serialize;
use table::Rule;

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    #[told(chapter)]
    Common(Gold),
    #[told(chapter)]
    Setup(setup::Event),
    #[told(chapter)]
    Sequence(sequence::Event),
    #[told(chapter)]
    Checks(checks::Event),
    #[told(chapter)]
    Lands(lands::Event),
    #[told(chapter)]
    Special(special::Event),
    #[told(chapter)]
    Relations(relations::Event),
    #[told(chapter)]
    Realm(realm::Event),
    #[told(chapter)]
    Intrigue(intrigue::Event),
    #[told(chapter)]
    War(war::Event),
    #[told(chapter)]
    Tax(tax::Event),
    #[told(chapter)]
    Crusade(crusade::Event),
    #[told(chapter)]
    Events(events::Event),
    #[told(chapter)]
    Trophies(trophies::Event),
    #[told(chapter)]
    Succession(succession::Event),
    #[told(chapter)]
    Elimination(elimination::Event),
    #[told(chapter)]
    Trades(trades::Event),
    #[told(chapter)]
    Ai(ai::Event),
}

/// Gold that changes hands, in every chapter.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Gold {
    /// Gold came from the Treasury.
    #[told(to = all)]
    Gained { player: Player, gold: u8, rule: Rule },
    /// Gold went to the Treasury.
    #[told(to = all)]
    Spent { player: Player, gold: u8, rule: Rule },
    /// Gold went from one player to another.
    #[told(to = all)]
    Paid { from: Player, to: Player, gold: u8, rule: Rule },
}
