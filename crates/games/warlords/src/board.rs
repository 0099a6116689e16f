//! The state of play: what lies open on the board, and the hands and decks, which do not.

mod reading;

use crate::army::Army;
use crate::battle::Battle;
use crate::content::{Cards, Designs, Each, FiefId, Fiefs, KingdomId, Kingdoms};
use crate::flow::Frame;
use crate::ransom::Terms;
use crate::turn::paths::Group;
use serde::{Deserialize, Serialize};
use table::{Arg, Element, Offer, Offers, Seat, SeatSet, Stack};

/// The most who can play.
pub const MAX_SEATS: usize = 4;
/// Warlords in the box: the most captives there can be.
pub const MAX_CAPTIVES: usize = 12;
/// The most frames at once: eight, and one for each Warlord who is taken or goes home.
pub const MAX_FRAMES: usize = 8 + MAX_CAPTIVES;

/// Everything there is to know about a moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub board: Board,
    /// The cards in each player's hand (WE-R-60).
    pub hands: [Cards; MAX_SEATS],
    /// The face-down cards of all three decks; their order is settled when they are drawn.
    pub decks: Cards,
    /// Cards of the author's hand in the ransom offer being talked about.
    pub offered: Designs,
}

/// What lies open on the board and before the players. There is no secret in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// How many sit at the table.
    pub seats: u8,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// Where in the round.
    pub phase: Phase,
    /// Whose individual turn it is; of the last one during the Group Phases.
    pub active: Seat,
    /// Who holds initiative card 1, 2, ...
    pub order: Stack<Seat, MAX_SEATS>,
    /// By seat.
    pub players: [Player; MAX_SEATS],
    /// The fiefs of each player; all others are the peasants' (WE-PEASANT-01).
    pub owned: [Fiefs; MAX_SEATS],
    /// The soldiers in each fief.
    pub armies: Each<Army>,
    /// Those of them that have moved in this turn (WE-REDEPLOY-02), or mercenaries that have been paid in this
    /// Recruit phase (WE-MERC-02).
    pub marked: Each<Army>,
    /// Soldiers on the border of the fief they attack (WE-R-78).
    pub attacks: Each<Army>,
    /// Fiefs next to an attacked fief that attackers came from or through (WE-R-15).
    pub routes: Each<Fiefs>,
    /// Castles, finished or not; each belongs to the owner of its fief.
    pub castles: Fiefs,
    /// Those that are finished.
    pub finished: Fiefs,
    /// Those begun in this round (WE-R-32).
    pub begun: Fiefs,
    /// Those begun or captured in this round: they cannot be finished yet (WE-R-35).
    pub dated: Fiefs,
    /// Those captured and not finished since: they are no new castles (WE-R-32).
    pub captured: Fiefs,
    /// Captive Warlords, sorted.
    pub captives: Stack<Captive, MAX_CAPTIVES>,
    /// Fiefs conquered in this turn.
    pub conquered: Fiefs,
    /// Players attacked in this turn by the active one.
    pub attacked: SeatSet,
    /// A Warlord of this fief goes further this turn, by so many fiefs (WE-WARLORD-03).
    pub long_march: Option<(FiefId, u8)>,
    /// Soldiers on the way.
    pub group: Group,
    /// The battle being fought.
    pub battle: Battle,
    /// Truces by the seat whose next turn ends them: who may not attack whom (WE-CARD-14, Truce of God).
    pub truces: [SeatSet; MAX_SEATS],
    /// Who has the majority of castles, and what it lacks to be a crown.
    pub crown: Crown,
    /// Gold that cards shift in the coming collection, in the order they were played.
    pub shifts: Stack<Shift, 12>,
    /// Castle bonuses that cards have cancelled in the coming collection.
    pub cancelled: [Kingdoms; MAX_SEATS],
    /// The ransom being talked about.
    pub offer: Offer<Terms>,
    /// Ransom offers made in this turn.
    pub offers: Offers,
    /// Who rolled how in the last roll for initiative: seats from highest to lowest.
    pub ranking: Stack<Seat, MAX_SEATS>,
    /// The dice of that roll in order, as far as there is room for rolls of tied players.
    pub rolls: Stack<(Seat, u8), 24>,
    /// Initiative cards not yet picked, as bits from 1.
    pub initiative_left: u8,
    /// Face-up discards of all three decks.
    pub discards: Cards,
    /// Who has won, once the game is over.
    pub winners: SeatSet,
    /// How it ended.
    pub ending: Ending,
    /// What is being done.
    pub frames: Stack<Frame, MAX_FRAMES>,
}

/// Where in the round.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Before the first turn.
    Setup,
    /// Attacks are declared.
    Manoeuvre,
    /// Battles are fought.
    Battles,
    /// Soldiers that have not moved may move.
    Redeployment,
    /// Pope cards and the check for victory.
    Pope,
    /// Taxes.
    Taxes,
    /// Armies and castles are bought.
    Recruit,
    /// And placed.
    Deploy,
    /// Initiative for the next round.
    Initiative,
    /// Merchant cards.
    Merchant,
    /// The game is over.
    Over,
}

impl From<Phase> for Arg {
    fn from(phase: Phase) -> Arg {
        Element::word("phase", phase.word()).into()
    }
}

impl Phase {
    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        [
            "setup",
            "manoeuvre",
            "battles",
            "redeployment",
            "pope",
            "taxes",
            "recruit",
            "deploy",
            "initiative",
            "merchant",
            "over",
        ][self as usize]
    }

    /// Is it part of an individual turn?
    #[must_use]
    pub const fn is_turn(self) -> bool {
        matches!(self, Phase::Manoeuvre | Phase::Battles | Phase::Redeployment)
    }
}

/// How a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// It has not.
    #[default]
    None,
    /// A majority of castles that lasted (WE-VICTORY-01).
    Crown,
    /// Only one player was left (WE-R-42).
    Alone,
    /// The agreed number of rounds was over (WE-R-75).
    Limit,
}

impl From<Ending> for Arg {
    fn from(ending: Ending) -> Arg {
        Arg::Text(["none", "crown", "alone", "limit"][ending as usize].to_owned())
    }
}

/// How a player takes part.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// He plays.
    #[default]
    Playing,
    /// He has surrendered; his soldiers defend (WE-R-52).
    Surrendered,
    /// He is out (WE-ELIM-09).
    Eliminated,
}

/// What lies before a player.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// How he takes part.
    pub status: Status,
    /// Gold, open to all (WE-RECRUIT-03).
    pub gold: u32,
    /// Army sets: his own and inherited ones (WE-PROXY-06).
    pub sets: u8,
    /// The kingdom he started in.
    pub home: Option<KingdomId>,
    /// Cards he has ignored (WE-EXCOM-03).
    pub excommunications: Cards,
    /// Who took his only castle (WE-ELIM-06).
    pub nemesis: Option<Seat>,
    /// Cards played in this turn or these Group Phases (WE-R-57).
    pub played: Designs,
    /// Soldiers bought and not yet placed (WE-RECRUIT-02).
    pub recruits: Army,
    /// Kingdoms in which he has paid to begin a castle.
    pub beginning: Kingdoms,
    /// Castles he has paid to finish.
    pub finishing: Fiefs,
    /// Kingdoms that give him bonus Lancers, measured in the Tax phase (WE-R-30).
    pub whole: Kingdoms,
    /// Bonus Lancers still to be placed in the first of them.
    pub bonus_left: u16,
    /// Castle-less fiefs that have had their recruit in this deployment (WE-DEPLOY-04); on a table recruits lie on
    /// their side to show it (WE-DEPLOY-11).
    pub manned: Fiefs,
    /// The initiative card he holds.
    pub initiative: u8,
    /// The initiative die.
    pub die: u8,
    /// What a card adds to the initiative roll.
    pub die_bonus: u8,
}

/// A Warlord in a prison.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Captive {
    /// The castle that holds him.
    pub prison: FiefId,
    /// Whose he is.
    pub owner: Seat,
}

/// Gold of the coming collection that goes from one to another.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Shift {
    /// From whom.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// How much at most.
    pub n: u16,
}

/// Who has the majority of finished castles (WE-R-40).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Crown {
    /// Who has it now.
    pub holder: Option<Seat>,
    /// The round in which he came to have it.
    pub since: u16,
    /// Those who have had a whole turn against it.
    pub seen: SeatSet,
    /// Has he had it since the present turn began?
    pub through: bool,
}

/// Who controls a fief.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A player.
    Player(Seat),
    /// Nobody's soldiers are there (WE-PEASANT-01).
    Peasants,
}
