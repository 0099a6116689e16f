//! A view as it is written for people and programs.

use crate::army::{Army, Troop};
use crate::board::{Captive, Ending, Phase, Status};
use crate::content::vocabulary::Timing;
use crate::content::{CardId, Deck, Designs, FiefId, Fiefs, KingdomId, Kingdoms, Terrain};
use crate::turn::paths::Mover;
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Observer, Seat, SeatSet};

/// What an observer may know, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Shown {
    /// Who looks.
    #[cfg_attr(feature = "types", ts(type = "{ seat: number } | 'spectator'"))]
    pub observer: Observer,
    /// The scenario.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub scenario: &'static str,
    /// The kingdoms in play.
    pub kingdoms: Kingdoms,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// Rounds after which the game ends; 0 for never.
    pub rounds: u16,
    /// Where in the round.
    pub phase: Phase,
    /// Whose individual turn it is, if it is one.
    pub active: Option<Seat>,
    /// Who acts first, second, ...
    pub order: Vec<Seat>,
    /// The last dice for initiative, in the order they were rolled.
    pub rolls: Vec<(Seat, u8)>,
    /// By seat.
    pub players: Vec<PlayerShown>,
    /// All fiefs in play.
    pub fiefs: Vec<FiefShown>,
    /// Attacks that were declared and not yet fought out.
    pub attacks: Vec<AttackShown>,
    /// Soldiers on the way.
    pub group: Option<GroupShown>,
    /// The battle being fought.
    pub battle: Option<BattleShown>,
    /// The ransom being talked about.
    pub offer: Option<OfferShown>,
    /// The observer's own hand.
    pub hand: Vec<CardId>,
    /// What is printed on the cards of his hand, in the same order.
    pub faces: Vec<FaceShown>,
    /// The three decks.
    pub decks: Vec<DeckShown>,
    /// Who has the majority of finished castles.
    pub crown: CrownShown,
    /// What there is to buy, and for how much gold.
    pub prices: PricesShown,
    /// Pairs of players who may not attack each other.
    pub truces: Vec<(Seat, Seat)>,
    /// Who won.
    pub winners: SeatSet,
    /// How the game ended.
    pub ending: Ending,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayerShown {
    /// How he takes part.
    pub status: Status,
    /// His initiative card; 0 before he has one.
    pub initiative: u8,
    /// The kingdom he started in.
    pub home: Option<KingdomId>,
    /// His gold.
    pub gold: u32,
    /// What he would collect now.
    pub income: u32,
    /// How many fiefs he has.
    pub fiefs: u32,
    /// His castles, finished or not.
    pub castles: u32,
    /// His finished castles.
    pub finished: u32,
    /// Kingdoms of which he has every fief.
    pub whole: Kingdoms,
    /// How many Pope, Merchant and Conquest cards he holds.
    pub cards: [u8; 3],
    /// Cards he has ignored.
    pub excommunications: Vec<CardId>,
    /// Soldiers bought and not yet placed.
    pub recruits: Army,
    /// Kingdoms in which he begins a castle.
    pub beginning: Kingdoms,
    /// Castles that will be finished.
    pub finishing: Fiefs,
    /// His initiative die.
    pub die: u8,
    /// Army sets.
    pub sets: u8,
    /// Who took his only castle.
    pub nemesis: Option<Seat>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FaceShown {
    /// The deck that it is of.
    pub deck: Deck,
    /// When it may be played.
    pub timing: Timing,
}

/// What there is to buy, and for how much gold.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PricesShown {
    /// A soldier, by troop.
    #[cfg_attr(feature = "types", ts(type = "Record<Troop, number>"))]
    pub soldiers: BTreeMap<Troop, u16>,
    /// To begin a castle.
    pub begin: u16,
    /// To finish one.
    pub finish: u16,
}

/// A fief.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FiefShown {
    /// Which.
    pub id: FiefId,
    /// What grows there.
    pub terrain: Terrain,
    /// The gold of its cities.
    pub gold: u8,
    /// The peasants who would defend it; none where somebody rules.
    pub peasants: u16,
    /// Whose; nobody: the peasants'.
    pub owner: Option<Seat>,
    /// Who stands there.
    pub army: Army,
    /// Who of them has moved, or been paid.
    pub moved: Army,
    /// Its castle.
    #[cfg_attr(feature = "types", ts(type = "'finished' | 'unfinished' | null"))]
    pub castle: Option<&'static str>,
    /// The defenders' die.
    pub die: u8,
    /// Whose Warlords are held there.
    pub captives: Vec<Seat>,
}

/// An attack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AttackShown {
    /// On which fief.
    pub fief: FiefId,
    /// From or through these fiefs next to it.
    pub from: Fiefs,
    /// With whom.
    pub army: Army,
}

/// Soldiers on the way.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GroupShown {
    /// Who.
    pub army: Army,
    /// Who leads or carries them.
    pub mover: Mover,
    /// Where they are.
    pub at: FiefId,
    /// How many fiefs further they may go.
    pub steps: u8,
}

/// A battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BattleShown {
    /// Where.
    pub fief: FiefId,
    /// The battle round.
    pub round: u8,
    /// The attacker.
    pub attacker: SideShown,
    /// The defender.
    pub defender: SideShown,
}

/// A side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SideShown {
    /// Who; nobody: peasants.
    pub seat: Option<Seat>,
    /// With whom.
    pub army: Army,
    /// Peasants.
    pub peasants: u16,
    /// The die of this battle round.
    pub die: u8,
    /// Hits that will be ignored.
    pub absorb: u16,
    /// Warlords of his who were taken by one without a castle, and wait for the end of the battle.
    pub taken: u8,
}

/// A ransom offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OfferShown {
    /// By whom.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// Has it been sent?
    pub sent: bool,
    /// Captives who go home.
    #[cfg_attr(feature = "types", ts(type = "{ prison: string, owner: number }[]"))]
    pub captives: Vec<Captive>,
    /// Gold.
    pub gold: u8,
    /// Is the gold asked for?
    pub asked: bool,
    /// Cards, for those who may see them.
    pub cards: Option<Designs>,
}

/// A deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DeckShown {
    /// Which.
    pub deck: Deck,
    /// Cards left face down.
    pub left: u32,
    /// Discards, face up.
    pub discards: Vec<CardId>,
}

/// The majority of finished castles.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CrownShown {
    /// Who has it.
    pub holder: Option<Seat>,
    /// Who has had a whole turn against it.
    pub seen: SeatSet,
    /// Finished castles in play.
    pub castles: u32,
    /// Finished castles needed for it, as things stand.
    pub needed: u32,
}
