//! A moment of play: what lies open, what is hidden.

mod annals;
pub mod decks;
pub mod pieces;
mod reading;

use crate::actions::Action;
use crate::actions::expeditions::Landing;
use crate::battle::Battle;
use crate::content::{Carrier, CityId, Expedition, MissionId, Nation, NobleId, PhaseArea, Span};
use crate::flow::Frame;
use crate::phases::assembly::Assembly;
pub use annals::Annals;
pub use decks::{Advancements, Agendas, EventDeck, Fleets, LastingEvent, Marker, Mercenaries};
use effects::{Called, InForce, Uses};
pub use pieces::{Baron, City, Hand, Heir, Noble, Place, Stronghold};
pub use reading::Army;
use serde::{Deserialize, Serialize};
use table::zones::{Zone, Zones};
use table::{Seat, SeatSet, Stack};

/// The most Barons (WK-SETUP-01).
pub const MAX_SEATS: usize = 6;

/// Where in the round the game is (WK-ROUND-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first round.
    #[default]
    SetUp,
    /// Cards are planned.
    Planning,
    /// Cards are carried out.
    Actions,
    /// The round ends.
    Upkeep,
    /// The game is over.
    Over,
}

/// How the game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Most cities of the Kingdom (WK-UPKEEP-02).
    Majority,
    /// Five cities with two Barons (WK-PLAYERS-11).
    FiveCities,
    /// Most Influence (WK-WIN-07).
    Influence,
    /// Most cities, when nothing happened any more (WK-R-102, Might is right).
    Cities,
    /// Nobody: all is equal (WK-TIE-04).
    Tie,
    /// All others are out of the game (WK-OPT-13).
    LastOne,
}

/// What was picked at random or by choice for a clause.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Picked {
    /// A Noble.
    pub noble: Option<NobleId>,
    /// A city.
    pub city: Option<CityId>,
    /// A Baron.
    pub baron: Option<Seat>,
    /// A nationality.
    pub nation: Option<Nation>,
    /// An expedition.
    pub route: Option<Expedition>,
}

/// What lies open (WK-MAP-04, WK-SETUP-02, WK-R-09). Copied whole, so that a clone is one copy of memory.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// How many Barons began.
    pub seats: u8,
    /// Barons as triggers, track and offers count them: those in the game when Planning began (WK-R-86).
    pub count: u8,
    /// Where in the round.
    pub phase: Phase,
    /// Which round.
    pub round: u8,
    /// Upkeeps in a row in which nobody took Influence (WK-R-102).
    pub quiet: u8,
    /// The Influence pool (WK-SETUP-06).
    pub pool: u16,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Who won.
    pub winners: SeatSet,
    /// By seat.
    pub barons: [Baron; MAX_SEATS],
    /// By [`NobleId`].
    pub nobles: [Noble; NobleId::COUNT],
    /// By [`CityId`].
    pub cities: [City; CityId::COUNT],
    /// The Chairman of the Assembly (WK-ROLE-01).
    pub chairman: Seat,
    /// The Head of the Church (WK-ROLE-02).
    pub church: Seat,
    /// The Scholar (CG-SETUP-16).
    pub scholar: Option<Seat>,
    /// The King (CG-KING-03).
    pub king: Option<Seat>,
    /// Banned from the Assembly (WK-BAN-07).
    pub banned: SeatSet,
    /// Acts that Open Private Motions forbid, by number (WK-R-103).
    pub forbidden: u32,
    /// Mercenaries that nobody has hired.
    pub mercenaries: Mercenaries,
    /// The Mercenary Track, from left to right.
    pub track: [Option<Marker>; 7],
    /// Expeditions.
    pub fleets: Fleets,
    /// Events.
    pub events: EventDeck,
    /// Events in force (WK-EVENT-12).
    pub lasting: Stack<LastingEvent, 12>,
    /// Agendas.
    pub agendas: Agendas,
    /// Advancements.
    pub advancements: Advancements,
    /// Cards in the Special Phase areas, by area and owner (WK-ACT-17).
    pub areas: [[Hand; MAX_SEATS]; 3],
    /// Does A Pressing Agenda lie in the Assembly area (CG-NACT-08)?
    pub pressing: bool,
    /// Neutral cards that were not turned up in this round.
    pub neutrals: [u8; 11],
    /// How many cards each Baron has on each stack (WK-R-105).
    pub laid: [[u8; MAX_SEATS]; 3],
    /// How many Neutral cards are on each stack.
    pub neutral_laid: [u8; 3],
    /// Which stack is played out; 3: all are.
    pub stack: u8,
    /// What was put in force for a time.
    pub in_force: InForce<Carrier, Span, 40>,
    /// What was used of what has a limit.
    pub uses: Uses<Carrier, Span, 24>,
    /// What is due at a moment.
    pub due: Stack<Called<Carrier>, 32>,
    /// A special phase that a card calls as soon as what goes on is finished.
    pub called: Option<PhaseArea>,
    /// The Action card that is carried out.
    pub action: Action,
    /// An expedition that comes in.
    pub voyage: Option<Landing>,
    /// The Assembly.
    pub assembly: Assembly,
    /// The battle.
    pub battle: Battle,
    /// What has happened, counted.
    pub annals: Annals,
    /// The sequence of play.
    pub frames: Stack<Frame, 24>,
}

/// What each Baron has laid on the stacks, or is about to (WK-PLAN-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// On each stack.
    pub stacks: [Hand; 3],
    /// How many picks he has made; six: he is ready.
    pub at: u8,
}

/// What a Baron keeps to himself.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hidden {
    /// His plan.
    pub plan: Plan,
    /// Where his first troops go, card by card (WK-R-08): which of his Nobles, or 4 for the stronghold.
    pub muster: Stack<u8, 6>,
    /// The Votes in his hand (WK-VOTE-01).
    pub ballot: Option<u8>,
    /// The Votes that he wrote down for each Agenda (WK-PLAYERS-08).
    pub written: Stack<u8, 16>,
    /// The Fate cards he discards, by what they say in a battle (WK-BATTLE-27).
    pub tossed: [u8; 6],
    /// Has he discarded all he wants to?
    pub has_tossed: bool,
    /// His Mission (CG-MISSION-03).
    pub mission: Option<MissionId>,
    /// Fate cards that he looks at and puts back, those already in order (D69).
    pub ordered: Stack<u8, 3>,
}

/// The Fate deck.
pub const DECK: Zone = Zone(0);
/// Fate cards that the attacker shows, and those drawn one by one.
pub const SHOWN: Zone = Zone(1);
/// Fate cards that the defender shows.
pub const ANSWERED: Zone = Zone(2);
/// Fate cards drawn for a neutral city (WK-R-105).
pub const FOR_CITY: Zone = Zone(3);

/// The Fate cards in a Baron's hand.
#[must_use]
pub const fn fate_hand(seat: Seat) -> Zone {
    Zone(4 + 2 * seat.0)
}

/// The Fate cards that a Baron discards.
#[must_use]
pub const fn fate_tossed(seat: Seat) -> Zone {
    Zone(5 + 2 * seat.0)
}

/// Fate cards by their place in the deck that is played with.
pub type FateCards = Zones<u8, 48, 16, 7>;

/// A moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub board: Board,
    /// Fate cards, and what everybody knows of them (WK-R-101).
    pub fate: FateCards,
    /// What each Baron keeps to himself.
    pub secrets: [Hidden; MAX_SEATS],
}

impl State {
    /// What a Baron keeps to himself.
    #[inline]
    #[must_use]
    pub fn secret(&self, seat: Seat) -> &Hidden {
        &self.secrets[seat.index()]
    }
}

/// A site that can be attacked.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// A city.
    City(CityId),
    /// A Baron's stronghold.
    Stronghold(Seat),
}
