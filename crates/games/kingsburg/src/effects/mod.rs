//! Effects of buildings, governors, Fate cards, scenarios, advisors and tiles: when they come ([`moments`]), what they
//! do and ask ([`effect`], [`words`]), and when they hold ([`Scene`]).

pub mod effect;
pub mod moments;
mod pending;
pub mod words;

use crate::board::{Board, Player};
use crate::content::vocabulary::{RankIs, Who};
use crate::content::{
    Built, Cards, Condition, Content, FateId, Quantity, ScenarioId, Source, SourceId, SourceKind, SourceSet,
};
pub use pending::{TOGETHER, extra_help};
use table::Seat;

/// What a condition is asked about.
#[derive(Copy, Clone)]
pub struct Scene<'a> {
    /// The components.
    pub content: &'a Content,
    /// The board.
    pub board: &'a Board,
    /// The advisor or building that the moment is about.
    pub about: u8,
    /// The invaders of this Winter, once they are known.
    pub threat: Option<Threat>,
}

/// The invaders, as conditions see them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The strength printed on the card of the year (KB-MOD1-08, KB-R-56).
    pub printed: i16,
    /// The races that attack, as bits.
    pub races: u8,
}

impl<'a> Scene<'a> {
    /// Outside battles.
    #[must_use]
    pub fn new(content: &'a Content, board: &'a Board) -> Scene<'a> {
        Scene { content, board, about: 0, threat: None }
    }

    /// Does the condition hold for this player?
    #[must_use]
    pub fn holds(&self, condition: &Condition, seat: Seat, source: SourceId) -> bool {
        let board = self.board;
        let player = board.player(seat);
        match condition {
            Condition::DiceTotal { op, n } => op.holds(i16::from(player.dice.total()), *n),
            Condition::AllDiceEqual {} => player.dice.faces().all(|face| face == player.dice.coloured[0]),
            Condition::HasDie { face } => player.dice.faces().any(|f| f == *face),
            Condition::WhiteDice { op, n } => op.holds(i16::from(player.due.white), *n),
            Condition::UnplacedColoured { op, n } => {
                op.holds(player.dice.coloured_left.count_ones() as i16, *n)
            }
            Condition::GroupsPlaced { op, n } => {
                let groups = board.court.iter().filter(|g| g.seat == Some(seat)).count();
                op.holds(groups as i16, *n)
            }
            Condition::AdvisorFree { advisor } => {
                !board.is_influenced(*advisor) && closed(self.content, board) >> (*advisor & 31) & 1 == 0
            }
            Condition::Have { what, op, n } => op.holds(quantity(player, *what, source), *n),
            Condition::Rank { what, is } => self.ranks(seat, *what, *is, source),
            Condition::Race { r#in } => {
                let races = self.threat.map_or(0, |t| t.races);
                r#in.iter().any(|race| races >> *race as u8 & 1 == 1)
            }
            Condition::PrintedStrength { op, n } => self.threat.is_some_and(|t| op.holds(t.printed, *n)),
            Condition::YearIs { r#in } => r#in.contains(&board.year),
            Condition::LastBattle { result } => player.last_battle == Some(*result),
            Condition::DidNotBuild { who: Who::Own } => player.builds == 0,
            Condition::DidNotBuild { who: Who::Any } => {
                Seat::all(board.seats).any(|s| board.player(s).builds == 0)
            }
            Condition::FirstInRow {} => board.completed >> (self.about / 8) & 1 == 0,
            Condition::And { of } => of.iter().all(|c| self.holds(c, seat, source)),
            Condition::Or { of } => of.iter().any(|c| self.holds(c, seat, source)),
        }
    }

    fn ranks(&self, seat: Seat, what: Quantity, is: RankIs, source: SourceId) -> bool {
        let of = |s: Seat| quantity(self.board.player(s), what, source);
        let own = of(seat);
        let mut others = self.board.others(seat).iter().map(of);
        match is {
            RankIs::Fewest => others.all(|n| n >= own),
            RankIs::SoleFewest => others.all(|n| n > own),
            RankIs::NotSoleMost => others.any(|n| n >= own),
        }
    }
}

/// How many a player has. Goods never include "+2" tokens (KB-R-12).
#[must_use]
pub fn quantity(player: &Player, what: Quantity, source: SourceId) -> i16 {
    let number = |n: u16| i16::try_from(n).unwrap_or(i16::MAX);
    match what {
        Quantity::Gold => number(player.goods.gold),
        Quantity::Wood => number(player.goods.wood),
        Quantity::Stone => number(player.goods.stone),
        Quantity::Goods => number(player.goods.total()),
        Quantity::GoodKinds => {
            let goods = player.goods;
            i16::from(goods.gold > 0) + i16::from(goods.wood > 0) + i16::from(goods.stone > 0)
        }
        Quantity::Plus2 => number(player.plus2),
        Quantity::Soldiers => number(player.soldiers),
        Quantity::Vp => player.vp,
        Quantity::Buildings => player.built.count() as i16,
        Quantity::OtherColumn4Buildings => {
            let own = match source.kind() {
                SourceKind::Building(id) => Built(1 << id.0),
                SourceKind::Governor(_)
                | SourceKind::Fate(_)
                | SourceKind::Scenario(_)
                | SourceKind::Tile(_)
                | SourceKind::Advisor(_) => Built::NONE,
            };
            player.built.of_column(4).without(own).count() as i16
        }
        // All buildings to its left stand too (KB-BUILD-07).
        Quantity::CompleteRows => player.built.of_column(4).count() as i16,
        Quantity::BattlesWon => i16::from(player.victories),
    }
}

/// The cards that lie open for all: the Fate card of the year, then the scenario.
#[inline]
pub fn open_cards(board: &Board) -> impl Iterator<Item = SourceId> + use<> {
    board.fate.map(FateId::source).into_iter().chain(board.scenario.map(ScenarioId::source))
}

/// Everything that stands for a player: his buildings, all of them (KB-BUILD-10), his governor, the open cards.
#[inline]
#[must_use]
pub fn all_of(board: &Board, seat: Seat) -> SourceSet {
    let player = board.player(seat);
    SourceSet { buildings: player.built, cards: Cards::of(player.governor, board.fate, board.scenario) }
}

/// Those of these components that stand for a player.
#[inline]
#[must_use]
pub fn own(board: &Board, seat: Seat, among: SourceSet) -> SourceSet {
    all_of(board, seat).and(among)
}

/// Does any of these components stand for a player?
#[inline]
#[must_use]
pub fn has_standing(board: &Board, seat: Seat, among: SourceSet) -> bool {
    !own(board, seat, among).is_empty()
}

/// What stands for a player where something is asked: his buildings among these, his governor, the open cards.
#[inline]
pub fn standing<B: Into<SourceSet>>(
    board: &Board,
    seat: Seat,
    among: B,
) -> impl Iterator<Item = SourceId> + use<B> {
    own(board, seat, among.into()).sources()
}

/// The advisors that nobody may influence, as bits.
#[must_use]
pub fn closed(content: &Content, board: &Board) -> u32 {
    open_cards(board).fold(0, |bits, id| bits | content.source(id).closes)
}

/// Was it used in this time?
#[must_use]
pub fn is_used(player: &Player, source: SourceId, per: crate::content::Per) -> bool {
    match per {
        crate::content::Per::Season => player.used.has(source.slot()),
        crate::content::Per::Year => player.used_year.has(source.slot()),
    }
}

/// It is used now.
pub fn mark_used(player: &mut Player, source: SourceId, per: crate::content::Per) {
    match per {
        crate::content::Per::Season => player.used.insert(source.slot()),
        crate::content::Per::Year => player.used_year.insert(source.slot()),
    }
}

/// What looking at a card comes to.
#[must_use]
pub fn peeking(content: &Content, board: &Board) -> crate::content::Peeking {
    let plain = crate::content::Peeking::Plain;
    open_cards(board).map(|id| content.source(id).peek).find(|p| *p != plain).unwrap_or(plain)
}

/// The scenario's own, where it has something of this kind.
pub fn scenario<'a, T>(
    content: &'a Content,
    board: &Board,
    find: impl Fn(&'a Source) -> Option<T>,
) -> Option<T> {
    board.scenario.and_then(|s| find(content.source(s.source())))
}
