//! Barons, Nobles, cities and strongholds.

use super::MAX_SEATS;
use crate::content::{ActionCard, AdvancementId, AgendaId, AreaId, BaronId, Troops};
use serde::{Deserialize, Serialize};
use table::{Seat, Stack};

/// How many of each Action card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand(pub [u8; 8]);

impl Hand {
    /// No card.
    pub const NONE: Hand = Hand([0; 8]);

    /// How many of this card.
    #[inline]
    #[must_use]
    pub const fn of(self, card: ActionCard) -> u8 {
        self.0[card as usize]
    }

    /// How many in all.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().fold(0, |sum, n| n.saturating_add(sum))
    }

    /// None at all?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Hand::NONE
    }

    /// One more.
    pub fn add(&mut self, card: ActionCard) {
        self.0[card as usize] += 1;
    }

    /// One fewer, if there is one.
    pub fn remove(&mut self, card: ActionCard) {
        let count = &mut self.0[card as usize];
        *count = count.saturating_sub(1);
    }

    /// All of another hand besides.
    pub fn join(&mut self, other: Hand) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, more)| *mine = mine.saturating_add(more));
    }

    /// What is left without those of another.
    #[must_use]
    pub fn without(mut self, other: Hand) -> Hand {
        self.0.iter_mut().zip(other.0).for_each(|(mine, less)| *mine = mine.saturating_sub(less));
        self
    }

    /// The cards, one by one.
    pub fn iter(self) -> impl Iterator<Item = ActionCard> {
        ActionCard::EACH.into_iter().flat_map(move |card| (0..self.of(card)).map(move |_| card))
    }
}

/// In which round each Baron laid siege; 0: he does not besiege it (WK-R-43, WK-COMP-12).
pub type Sieges = [u8; MAX_SEATS];

/// A stronghold with its troops (WK-COMP-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Stronghold {
    /// Where it stands; none: off the board.
    pub area: Option<AreaId>,
    /// The troops in it; they stay with its card when it is off the board (WK-R-49).
    pub troops: Troops,
    /// Casualty tokens on them.
    pub tokens: u8,
    /// Breaches.
    pub breaches: u8,
    /// Who besieges it.
    pub sieges: Sieges,
}

/// What a Baron has before him.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Baron {
    /// Which Baron he is (WK-SETUP-10).
    pub id: BaronId,
    /// Is he out of the game (WK-OPT-13)?
    pub is_out: bool,
    /// Crowns.
    pub crowns: u16,
    /// Faith.
    pub faith: u16,
    /// Votes.
    pub votes: u16,
    /// Influence.
    pub influence: u16,
    /// Knowledge (CG-KNOW-01).
    pub knowledge: u16,
    /// His stronghold.
    pub stronghold: Stronghold,
    /// Charges (WK-AGENDA-03).
    pub charges: Stack<AgendaId, 4>,
    /// Advancements (CG-TECH-03).
    pub advancements: Stack<AdvancementId, 4>,
    /// Action cards in his hand and on the stacks; which of them lie where is his secret.
    pub cards: Hand,
    /// Crowns received in this Taxation.
    pub taxed: u16,
}

/// Where a Noble is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Off the board.
    #[default]
    Off,
    /// In an area.
    Area(AreaId),
    /// On a port icon (WK-SEA-02).
    Port(AreaId),
    /// Dead without an heir: out of the game (WK-R-55).
    Gone,
}

impl Place {
    /// The area in which he stands; on a port icon he stands in none (WK-SEA-06).
    #[inline]
    #[must_use]
    pub const fn area(self) -> Option<AreaId> {
        match self {
            Place::Area(area) => Some(area),
            Place::Off | Place::Port(_) | Place::Gone => None,
        }
    }

    /// Is he on the board, at sea or on land?
    #[must_use]
    pub const fn is_on_board(self) -> bool {
        matches!(self, Place::Area(_) | Place::Port(_))
    }
}

/// Who would follow a Noble (WK-TERM-08).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Heir {
    /// His heir is with his Baron, as all are where heirs are not exchanged (WK-DEATH-10).
    #[default]
    Home,
    /// Another Baron has him (WK-OPT-07).
    Held(Seat),
    /// He has none.
    None,
}

/// A Noble and his army.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Noble {
    /// Where he is.
    pub place: Place,
    /// Is his card turned (WK-COMP-02)?
    pub is_exhausted: bool,
    /// The troops he leads (WK-TERM-04).
    pub troops: Troops,
    /// Casualty tokens on them.
    pub tokens: u8,
    /// The Office that he bears (WK-AGENDA-07).
    pub office: Option<AgendaId>,
    /// Who would follow him.
    pub heir: Heir,
    /// He died, and another Baron withholds his heir (WK-R-88).
    pub is_awaiting_heir: bool,
}

/// A city on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct City {
    /// Who controls it; nobody: it is neutral (WK-TERM-12).
    pub owner: Option<Seat>,
    /// Is it razed (WK-TERM-11)?
    pub is_razed: bool,
    /// Is it fortified (WK-TERM-13)?
    pub is_fortified: bool,
    /// Breaches.
    pub breaches: u8,
    /// Who besieges it.
    pub sieges: Sieges,
    /// Has it a Garrison (CG-GARRISON-03)?
    pub has_garrison: bool,
    /// Is there a riot (CG-RIOT-03)?
    pub is_rioting: bool,
}

impl City {
    /// Does anybody besiege it?
    #[inline]
    #[must_use]
    pub fn is_besieged(&self) -> bool {
        self.sieges != [0; MAX_SEATS]
    }
}

impl Stronghold {
    /// Does anybody besiege it?
    #[must_use]
    pub fn is_besieged(&self) -> bool {
        self.sieges != [0; MAX_SEATS]
    }
}
