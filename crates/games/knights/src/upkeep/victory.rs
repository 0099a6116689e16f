//! Step 1: does anybody win by cities (WK-UPKEEP-02)? And the end of the round: is it the last (WK-WIN-04, WK-WIN-05, WK-WIN-06,
//! WK-WIN-07)?

use super::Influence;
use crate::Knights;
use crate::board::{Army, Board, Ending, Phase};
use crate::content::Span;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::glory;
use crate::planning::NewRound;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Rule, Run, Seat, SeatSet, Sink, Standing};

/// The majority of cities (WK-WIN-02, WK-WIN-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VictoryCheck;

/// The round is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundEnd;

impl Knights {
    /// Does he win by the cities he controls (WK-R-73, WK-R-04, WK-PLAYERS-11, WK-R-87, WK-RAZE-05)?
    #[must_use]
    pub fn has_majority(&self, board: &Board, seat: Seat) -> bool {
        let (his, all) = board.kingdom_cities(seat);
        if self.needs_five(board) { his >= self.content.numbers.cities_2_english } else { his * 2 > all }
    }

    fn needs_five(&self, board: &Board) -> bool {
        board.seats == 2 && (self.options.is_english() || self.options.might_is_right)
    }

    /// What decides at the end: Influence, or cities where might is right (WK-R-102), then the tie-breaks (WK-TIE-01,
    /// WK-TIE-02, WK-TIE-03, WK-WIN-01, WK-PLAYERS-12).
    #[must_use]
    pub fn rank(&self, board: &Board, seat: Seat) -> [u16; 4] {
        let baron = board.baron(seat);
        let first =
            if self.options.might_is_right { board.kingdom_cities(seat).0.into() } else { baron.influence };
        // WK-R-74
        let on_board = |army: &Army| board.area_of(*army).is_some() || is_at_sea(board, *army);
        let armies = Army::all_of(baron.id).filter(on_board);
        let troops = armies.map(|army| self.content.strength_of(board.troops(army))).sum();
        let cities = board.cities_of(seat).len() as u16;
        [first, cities, baron.crowns + baron.faith + baron.votes, troops]
    }

    /// Who leads; several when all is equal.
    #[must_use]
    pub fn leaders(&self, board: &Board) -> SeatSet {
        let best = board.playing().map(|seat| self.rank(board, seat)).max();
        board.playing().filter(|seat| Some(self.rank(board, *seat)) == best).collect()
    }

    /// By what a game that is over was decided: it follows from how it ended and from what the Barons have.
    #[must_use]
    pub fn decided(&self, board: &Board) -> Option<Decided> {
        Some(match board.ending? {
            Ending::Majority => Decided::Majority,
            Ending::FiveCities => Decided::FiveCities,
            Ending::Influence => self.tie_break(board).unwrap_or(Decided::Influence),
            Ending::Cities => self.tie_break(board).unwrap_or(Decided::Cities),
            Ending::Tie => Decided::Tie,
            Ending::LastOne => Decided::LastOne,
        })
    }

    /// What broke the tie, if there was one: the first thing after it in which the winner has more than who comes next.
    fn tie_break(&self, board: &Board) -> Option<Decided> {
        let winner = board.winners.only()?;
        let others = board.playing().filter(|seat| *seat != winner);
        let next = others.map(|seat| self.rank(board, seat)).max()?;
        let [first, cities, wealth, troops] = self.rank(board, winner);
        let tie_breaks = [Decided::TieCities, Decided::TieWealth, Decided::TieTroops];
        let more = |((his, next), _): &((u16, u16), Decided)| his > next;
        let ranked = [cities, wealth, troops].into_iter().zip(next.into_iter().skip(1)).zip(tie_breaks);
        if first > next[0] { None } else { ranked.into_iter().find(more).map(|(_, by)| by) }
    }
}

/// By what a game was decided.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decided {
    /// Most cities of the Kingdom.
    Majority,
    /// Five cities with two Barons.
    FiveCities,
    /// Most Influence.
    Influence,
    /// Most cities where might is right.
    Cities,
    /// All is equal.
    Tie,
    /// All others are out of the game.
    LastOne,
    /// A tie, broken by cities.
    TieCities,
    /// A tie, broken by crowns, Faith and Votes.
    TieWealth,
    /// A tie, broken by troops.
    TieTroops,
}

impl Decided {
    /// The rule that decided.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Decided::Majority => rules::WK_UPKEEP_02,
            Decided::FiveCities => rules::WK_PLAYERS_11,
            Decided::Influence => rules::WK_WIN_07,
            Decided::Cities => rules::WK_R_102,
            Decided::Tie => rules::WK_TIE_04,
            Decided::LastOne => rules::WK_OPT_13,
            Decided::TieCities => rules::WK_TIE_01,
            Decided::TieWealth => rules::WK_TIE_02,
            Decided::TieTroops => rules::WK_TIE_03,
        }
    }
}

fn is_at_sea(board: &Board, army: Army) -> bool {
    army.noble().is_some_and(|noble| board.noble(noble).place.is_on_board())
}

impl Run<Knights> for VictoryCheck {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let (game, board) = (play.game, play.board());
        let winner = board.playing().find(|seat| game.has_majority(board, *seat));
        match winner {
            Some(seat) => {
                let five = game.needs_five(board);
                let ending = if five { Ending::FiveCities } else { Ending::Majority };
                play.end_game(SeatSet::one(seat), ending)
            }
            None => play.goto(Influence::Cities),
        }
    }
}

impl Run<Knights> for RoundEnd {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        play.board_mut().in_force.end(Span::Round);
        let (game, board) = (play.game, play.board());
        let options = &game.options;
        let most = board.playing().map(|seat| board.baron(seat).influence).max().unwrap_or_default();
        // WK-UPKEEP-07, WK-R-71; WK-OPT-19: not where might is right; CG-KING-04, CG-KING-16: not while there is a target
        // (CG-R-37, CG-R-44).
        let is_empty = board.pool == 0 && !options.might_is_right && !options.king;
        let is_reached = options.king && most >= options.target(&game.content.numbers);
        // WK-R-102
        let is_stuck = board.quiet >= options.quiet_upkeeps || board.round >= options.rounds;
        if !(is_empty || is_reached || is_stuck) {
            return play.goto(NewRound);
        }
        if options.missions {
            glory::score_missions(play);
        }
        let leaders = play.game.leaders(play.board());
        match leaders.len() {
            1 if play.game.options.might_is_right => play.end_game(leaders, Ending::Cities),
            1 => play.end_game(leaders, Ending::Influence),
            _ => play.end_game(SeatSet::EMPTY, Ending::Tie),
        }
    }
}

/// Who won, once the game is over.
#[must_use]
pub fn standing(game: &Knights, board: &Board) -> Option<Standing> {
    let decided = game.decided(board).filter(|_| board.phase == Phase::Over)?;
    let scores = Seat::all(board.seats).map(|seat| i32::from(game.rank(board, seat)[0]));
    Some(Standing::of_seats(board.winners, scores, decided.rule()))
}
