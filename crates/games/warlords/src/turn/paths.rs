//! Who moves together, and how far (p.4, p.8).

use crate::army::{Army, Kind, Troop};
use crate::board::Board;
use crate::content::{Content, FiefId, Fiefs, Scenario};
use serde::{Deserialize, Serialize};

/// Who moves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// Lancers, Footmen and Archers: one fief.
    #[default]
    Foot,
    /// Knights by themselves: two fiefs (WE-MANEUVER-14).
    Knights,
    /// A Warlord and his company: two fiefs (WE-WARLORD-01, WE-MANEUVER-03).
    Warlord,
    /// A Warlord with a Long March and his company (WE-WARLORD-03), in Manoeuvre or in Redeployment (WE-R-13).
    LongMarch,
    /// Up to six soldiers on Hired Wagons.
    Wagons,
}

impl Mover {
    /// Those that can be picked; wagons come with their card.
    pub const ALL: [Mover; 4] = [Mover::Foot, Mover::Knights, Mover::Warlord, Mover::LongMarch];

    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["foot", "knights", "warlord", "long-march", "wagons"][self as usize]
    }

    /// Does it take this soldier along?
    #[must_use]
    pub const fn takes(self, troop: Troop) -> bool {
        match self {
            Mover::Foot => matches!(troop.kind(), Kind::Lancer | Kind::Footman | Kind::Archer),
            Mover::Knights => matches!(troop.kind(), Kind::Knight),
            // WE-R-11: anybody may be carried.
            Mover::Warlord | Mover::LongMarch | Mover::Wagons => true,
        }
    }

    /// Is it led by a Warlord, who may be joined and left on the way?
    #[must_use]
    pub const fn is_led(self) -> bool {
        matches!(self, Mover::Warlord | Mover::LongMarch)
    }
}

/// Soldiers on the way.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// Who.
    pub army: Army,
    /// Who leads or carries them.
    pub mover: Mover,
    /// Where they are.
    pub at: FiefId,
    /// How many fiefs further they may go.
    pub steps: u8,
    /// The fiefs they have been in.
    pub path: Fiefs,
    /// How much further than by themselves they go (Hired Wagons).
    pub extra: u8,
}

impl Group {
    /// Are they still where they started?
    #[must_use]
    pub fn at_start(&self) -> bool {
        self.path.len() == 1
    }
}

/// How far a mover goes, that starts here.
pub(super) fn reach(content: &Content, board: &Board, mover: Mover) -> u8 {
    match mover {
        Mover::Foot => content.soldier(Kind::Lancer).moves,
        Mover::Knights => content.soldier(Kind::Knight).moves,
        Mover::Warlord => content.soldier(Kind::Warlord).moves,
        Mover::LongMarch | Mover::Wagons => {
            content.soldier(Kind::Warlord).moves + board.long_march.map_or(0, |(_, more)| more)
        }
    }
}

/// Can an attack be made from here within so many steps? Fiefs on the way must be his (WE-MANEUVER-04): nobody lets
/// another's army through (WE-ALLIANCE-02). One that he has emptied in this turn is his still (WE-R-09,
/// WE-MANEUVER-12).
pub(super) fn can_attack(scenario: &Scenario, own: Fiefs, targets: Fiefs, at: FiefId, steps: u8) -> bool {
    let near = scenario.near[at];
    if steps == 0 {
        return false;
    }
    !near.and(targets).is_empty()
        || (steps > 1 && near.and(own).iter().any(|f| can_attack(scenario, own, targets, f, steps - 1)))
}

/// The most soldiers for whom there is room in a fief of his that can be reached in one to so many steps.
pub(super) fn most_room(
    content: &Content,
    scenario: &Scenario,
    board: &Board,
    own: Fiefs,
    at: FiefId,
    steps: u8,
) -> u16 {
    if steps == 0 {
        return 0;
    }
    let mut most = 0;
    for fief in scenario.near[at].and(own).iter() {
        most = most.max(board.room(content, fief));
        if most == u16::MAX {
            return most;
        }
        most = most.max(most_room(content, scenario, board, own, fief, steps - 1));
    }
    most
}
