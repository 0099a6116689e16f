//! The state of play: what lies on the board, open to all, and the invader cards, which do not.

use crate::content::{Built, CardId, FateId, GovernorId, ScenarioId, SourceId};
use crate::event::Outcome;
use crate::flow::Frame;
use crate::goods::{Good, Goods};
use serde::{Deserialize, Serialize};
use table::zones::{Bits, Wide};
use table::{Seat, SeatSet, Stack, Waiting};

/// The most who can play (KB-R-08).
pub const MAX_SEATS: usize = 5;
/// Coloured dice of a player.
pub const COLOURED: usize = 3;
/// White dice a player can have at most; content that could give more is refused.
pub const MAX_WHITE: usize = 4;
/// The number of advisors, and the highest of them (KB-R-05).
pub const ADVISORS: u8 = 18;
/// The years of a game: the eight phases are played five times in all (KB-FLOW-01, KB-SEQ-02, KB-R-10).
pub const YEARS: u8 = 5;

/// Everything there is to know about a moment of play.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub board: Board,
    /// What lies face down, or was answered in secret.
    pub hidden: Hidden,
}

/// What lies face down, or was answered in secret.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The invader cards of the five years, face down until their Winter (KB-SETUP-14).
    pub invaders: [CardId; YEARS as usize],
    /// The second deck of a scenario.
    pub valley: [CardId; YEARS as usize],
    /// Module 4: the Fate cards of the five years (KB-MOD4-01).
    pub fates: [FateId; YEARS as usize],
    /// Module 6: the Caprice tiles in the order in which they are revealed (KB-MOD6-01).
    pub tiles: [u8; TILES],
    /// Module 3: the governors dealt to each seat, until all have chosen (KB-MOD3-01).
    pub dealt: [[GovernorId; 3]; MAX_SEATS],
    /// Module 3: which of them each seat keeps, while others still choose (KB-MOD3-03).
    pub kept: [GovernorId; MAX_SEATS],
    /// Module 5: the request token of each seat, while others still choose (KB-MOD5-03).
    pub requests: [u8; MAX_SEATS],
}

/// Caprice tiles (KB-COMP-06).
pub const TILES: usize = 16;

/// The most that anybody owns of anything: there is no limit (KB-HELP-05, KB-R-44), and no game of the default content comes near,
/// but a pack's may give without end.
pub const MOST_OWNED: u16 = 9_999;

/// What lies open on the board and before the players. There is no secret in it.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// How many play.
    pub seats: u8,
    /// 1 to 5.
    pub year: u8,
    /// The calendar space.
    pub phase: Phase,
    /// Turn order: the seat that acts first, second, ...
    pub order: [Seat; MAX_SEATS],
    /// By seat; those of seats that nobody has stay empty.
    pub players: [Player; MAX_SEATS],
    /// Who holds the King's Agent; nobody: it stands on calendar space 5.
    pub agent: Option<Seat>,
    /// Who holds the die of the King's Aid.
    pub aid_die: Option<Seat>,
    /// Advisors with dice on them, as bits 1 to 18: they hold dice of one player, placed once (KB-INF-08), but for the Agent
    /// (KB-INF-09, KB-R-02).
    pub influenced: u32,
    /// The same, kept until the season ends (KB-R-68).
    pub courted: u32,
    /// The groups of dice on advisors and cards, in the order they were placed.
    pub court: Stack<Group, 20>,
    /// Neutral dice of a game of two: three of one colour, two of another; 0 if not rolled.
    pub neutral: [u8; 5],
    /// Who has looked at the card of each year (KB-R-23: that he looked is known to all).
    pub looked: [SeatSet; YEARS as usize],
    /// Who has looked at the card of each year in the second deck.
    pub looked_valley: [SeatSet; YEARS as usize],
    /// The battle totals of this Winter, by seat.
    pub totals: [i16; MAX_SEATS],
    /// The scenario.
    pub scenario: Option<ScenarioId>,
    /// Module 4: the Fate card of this year.
    pub fate: Option<FateId>,
    /// Module 6: the tiles on their advisors, as bits 1 to 16.
    pub tiles: u32,
    /// Module 6: the goods that lie on each tile.
    pub stock: [Stock; TILES],
    /// Module 6: tiles whose goods are drawn anew once all their takers are served, as bits 1 to 16 (KB-R-62).
    pub restock: u32,
    /// Rows whose last building somebody has built in this game, as bits.
    pub completed: u8,
    /// Module 2, draft: how many of each line lie open.
    pub pool: [u8; LINES],
    /// Module 3, auction: the governors that nobody has yet.
    pub offered: Stack<GovernorId, 6>,
    /// The effects of the moment in progress that its player has settled.
    pub settled: TriggerSet,
    /// What is being done.
    pub frames: Stack<Frame, 4>,
}

/// Rows that have an alternative line (KB-COMP-02).
pub const LINES: usize = 7;

/// Effects, as a set of their places among all that come at a moment.
pub type TriggerSet = Bits<u8, Wide<2>>;
/// How many effects a set can hold.
pub const TRIGGERS: usize = 128;

/// Goods on a tile: at most one of each kind (KB-INV-34).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stock(u8);

impl Stock {
    /// One of each kind.
    pub const FULL: Stock = Stock(0b111);

    /// Only this good.
    #[must_use]
    pub const fn only(good: Good) -> Stock {
        Stock(1 << good as u8)
    }

    /// Does it lie there?
    #[must_use]
    pub const fn has(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    /// Is nothing there?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds it.
    pub const fn insert(&mut self, good: Good) {
        self.0 |= 1 << good as u8;
    }

    /// Takes it away.
    pub const fn remove(&mut self, good: Good) {
        self.0 &= !(1 << good as u8);
    }

    /// The goods, as goods.
    #[must_use]
    pub fn goods(self) -> Goods {
        let there = Good::ALL.into_iter().filter(|good| self.has(*good));
        there.fold(Goods::NONE, |sum, good| sum.plus(Goods::only(good, 1)))
    }
}

/// The eight spaces of the calendar (KB-FLOW-02): four seasons, each after a phase of one event (KB-FLOW-04).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// 1 King's Aid.
    Aid,
    /// 2 Spring.
    Spring,
    /// 3 King's Reward.
    Reward,
    /// 4 Summer.
    Summer,
    /// 5 King's Agent.
    Agent,
    /// 6 Autumn.
    Autumn,
    /// 7 Mercenaries.
    Mercenaries,
    /// 8 Winter.
    Winter,
}

impl Phase {
    /// All phases in order.
    pub const ALL: [Phase; 8] = [
        Phase::Aid,
        Phase::Spring,
        Phase::Reward,
        Phase::Summer,
        Phase::Agent,
        Phase::Autumn,
        Phase::Mercenaries,
        Phase::Winter,
    ];

    /// Which productive season it is: 0 Spring, 1 Summer, 2 Autumn. Winter is none (KB-WINTER-01).
    #[must_use]
    pub const fn season(self) -> Option<usize> {
        match self {
            Phase::Spring => Some(0),
            Phase::Summer => Some(1),
            Phase::Autumn => Some(2),
            Phase::Aid | Phase::Reward | Phase::Agent | Phase::Mercenaries | Phase::Winter => None,
        }
    }

    /// The name used in files and locale keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Aid => "aid",
            Phase::Spring => "spring",
            Phase::Reward => "reward",
            Phase::Summer => "summer",
            Phase::Agent => "agent",
            Phase::Autumn => "autumn",
            Phase::Mercenaries => "mercenaries",
            Phase::Winter => "winter",
        }
    }
}

/// What a player has.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Goods, open to all (KB-SETUP-06), without limit (KB-HELP-05).
    pub goods: Goods,
    /// "+2" tokens, as many as he gets (KB-INF-06, KB-CLAR-02).
    pub plus2: u16,
    /// Soldiers.
    pub soldiers: u16,
    /// Victory points: below 0 too (KB-END-05, KB-CLAR-04), and above 59 (KB-END-04, KB-R-44).
    pub vp: i16,
    /// Buildings.
    pub built: Built,
    /// The buildings that his board has room for: one line in each row.
    pub spaces: Built,
    /// Buildings that stand without having scored their points.
    pub unscored: Built,
    /// What was activated this season: at a table one turns its token over (KB-BLD-23).
    pub used: Built,
    /// What was activated this year, of what works once a year.
    pub used_year: Built,
    /// Module 3: his governor.
    pub governor: Option<GovernorId>,
    /// Module 2: the alternative lines he drew, by row, until he has chosen which to use.
    pub drawn: [Option<u8>; 2],
    /// Module 5: how many request tokens of the values 0 to 4 he has left.
    pub requests: [u8; REQUESTS],
    /// Battles won in this game.
    pub victories: u8,
    /// How his last battle ended.
    pub last_battle: Option<Outcome>,
    /// Buildings built this season.
    pub builds: u8,
    /// What rerolled his dice for the worse, if that is to be made up for (KB-GOV-13).
    pub consoled: Option<SourceId>,
    /// How many dice he rolls this season.
    pub due: Due,
    /// Has a "+2" token been added to dice this season (KB-CLAR-01)?
    pub token_used: bool,
    /// The dice of this season.
    pub dice: Dice,
}

/// Values of request tokens: 0 to 4 (KB-COMP-03).
pub const REQUESTS: usize = 5;

/// How many dice somebody rolls this season; outside seasons none.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Due {
    /// Coloured dice.
    pub coloured: u8,
    /// White dice.
    pub white: u8,
}

/// A player's dice of a season, each colour sorted, missing ones last; outside seasons there are none.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Dice {
    /// The faces of the coloured dice; 0 if not rolled.
    pub coloured: [u8; COLOURED],
    /// The faces of the white dice; 0 if there is none.
    pub white: [u8; MAX_WHITE],
    /// Coloured dice not placed, as bits.
    pub coloured_left: u8,
    /// White dice not placed, as bits.
    pub white_left: u8,
}

impl Dice {
    /// How many white dice there are.
    #[inline]
    #[must_use]
    pub fn white_count(&self) -> usize {
        self.white.iter().filter(|face| **face > 0).count()
    }

    /// The total of all dice, white ones included (KB-ORDER-02).
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        self.coloured.iter().sum::<u8>() + self.white.iter().sum::<u8>()
    }

    /// The faces of all dice, white ones included.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        self.coloured.iter().chain(&self.white).copied().filter(|face| *face > 0)
    }

    /// Sorts each colour and puts all dice back in hand; dice that are not there stay at the end.
    #[inline]
    pub fn settle(&mut self) {
        // Sorting networks: there are only a few. A missing die counts as 255.
        for (i, j) in [(0, 1), (1, 2), (0, 1)] {
            if self.coloured[i].wrapping_sub(1) > self.coloured[j].wrapping_sub(1) {
                self.coloured.swap(i, j);
            }
        }
        if self.white[0] != 0 || self.white[1] != 0 {
            for (i, j) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
                if self.white[i].wrapping_sub(1) > self.white[j].wrapping_sub(1) {
                    self.white.swap(i, j);
                }
            }
        }
        self.coloured_left = (1 << self.coloured_count()) - 1;
        self.white_left = (1 << self.white_count()) - 1;
    }

    /// How many coloured dice there are.
    #[inline]
    #[must_use]
    pub fn coloured_count(&self) -> usize {
        self.coloured.iter().filter(|face| **face > 0).count()
    }
}

/// Dice on an advisor, or on a space of the owner's own card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// 1 to 18: the number of the advisor or of the space.
    pub advisor: u8,
    /// Whose; nobody's if neutral.
    pub seat: Option<Seat>,
    /// Which of the owner's coloured dice; of neutral dice, which of those five.
    pub coloured: u8,
    /// Which of the owner's white dice.
    pub white: u8,
    /// With a "+2" token?
    pub plus2: bool,
    /// Counted for more or less by buildings.
    pub shift: i8,
    /// By what right it stands there.
    pub right: Right,
}

/// By what right dice are placed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Right {
    /// The advisor was free (KB-INF-07).
    #[default]
    Free,
    /// By the King's Agent (KB-ENVOY-05).
    Agent,
    /// By an effect that lets him share an opponent's advisor.
    Deal,
    /// On a space of his own card (KB-GOV-06).
    Card,
    /// Moved there when everybody had passed: the dice need not make the sum.
    Moved,
}

impl Board {
    /// The player in a seat.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in a seat, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats in turn order.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.order.into_iter().take(self.seats as usize)
    }

    /// The seat at this place of the turn order, while there is one.
    #[inline]
    #[must_use]
    pub fn at_place(&self, place: u8) -> Option<Seat> {
        (place < self.seats).then(|| self.order[place as usize])
    }

    /// The seat at this place of the turn order is asked, openly.
    #[inline]
    #[must_use]
    pub fn waits_at(&self, place: u8) -> Waiting {
        self.at_place(place).map_or(Waiting::NOBODY, Waiting::seat)
    }

    /// The dice on an advisor, neutral ones included.
    pub fn groups_on(&self, advisor: u8) -> impl Iterator<Item = &Group> {
        self.court.iter().filter(move |g| g.advisor == advisor && g.right != Right::Card)
    }

    /// Does a tile cover this advisor?
    #[inline]
    #[must_use]
    pub const fn is_covered(&self, advisor: u8) -> bool {
        self.tiles >> (advisor & 31) & 1 == 1
    }

    /// The next seat clockwise: to the left (KB-R-65).
    #[must_use]
    pub const fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }

    /// The seat before: to the right.
    #[must_use]
    pub const fn right_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.seats - 1) % self.seats)
    }

    /// Everybody else.
    #[must_use]
    pub fn others(&self, seat: Seat) -> SeatSet {
        SeatSet::all(self.seats).without(SeatSet::one(seat))
    }

    /// The place of this year among the five.
    #[inline]
    #[must_use]
    pub const fn year_index(&self) -> usize {
        self.year as usize - 1
    }

    /// Has the advisor been influenced this season?
    #[inline]
    #[must_use]
    pub const fn is_influenced(&self, advisor: u8) -> bool {
        self.influenced >> (advisor & 31) & 1 == 1
    }

    /// The step in progress.
    #[inline]
    #[must_use]
    pub fn frame(&self) -> Frame {
        self.frames.top().unwrap_or(Frame::Over)
    }

    /// Have several the fewest buildings, so that goods decide who is poorest (KB-AID-02, KB-ENVOY-02)?
    #[must_use]
    pub fn do_goods_decide(&self) -> bool {
        let built = |seat: Seat| self.player(seat).built.count();
        let fewest = Seat::all(self.seats).map(built).min();
        Seat::all(self.seats).filter(|seat| Some(built(*seat)) == fewest).count() > 1
    }

    /// Who has the fewest buildings and, among these, the fewest goods (KB-AID-01, KB-AID-02, KB-ENVOY-01,
    /// KB-ENVOY-02, KB-R-24).
    #[must_use]
    pub fn poorest(&self) -> SeatSet {
        let wealth = |seat: Seat| {
            let player = self.player(seat);
            (player.built.count(), player.goods.total())
        };
        let least = Seat::all(self.seats).map(wealth).min();
        Seat::all(self.seats).filter(|s| Some(wealth(*s)) == least).collect()
    }
}
