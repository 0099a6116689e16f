//! What taxes bring (p.7): gold of fiefs and castles.

use crate::Warlords;
use crate::board::Board;
use crate::cards::in_force::Span;
use crate::content::{Content, KingdomId, Kingdoms, Scenario};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::options::TieRule;
use crate::rules;
use table::{Chance, Seat, Sink, Window};

/// The castle bonus of a player in a kingdom (WE-R-28): 12 for a whole one with a finished castle (WE-TAX-05), 6 for
/// most of its fiefs or a whole one without (WE-TAX-06, WE-TAX-07), else 0 (WE-TAX-08); once a kingdom (WE-TAX-09).
#[must_use]
pub fn castle_bonus(game: &Warlords, board: &Board, seat: Seat, kingdom: KingdomId) -> u16 {
    let fiefs = game.content.kingdoms[kingdom.index()].fiefs;
    let own = board.fiefs(seat).and(fiefs);
    if own.and(board.castles).is_empty() {
        return 0;
    }
    let numbers = &game.content.numbers;
    if own == fiefs && !own.and(board.finished).is_empty() {
        return numbers.whole_bonus;
    }
    let rival = Seat::all(board.seats).filter(|s| *s != seat).map(|s| board.fiefs(s).and(fiefs).len()).max();
    let rival = rival.unwrap_or(0);
    let leads = own.len() > rival || (game.options.bonus_on_tie == TieRule::Bonus && own.len() == rival);
    if leads { numbers.most_bonus } else { 0 }
}

/// The gold of his fiefs (WE-TAX-04), which takes a castle to collect (WE-TAX-02, WE-TAX-03): whoever plays on
/// without one has none of it (WE-ELIM-03) until he has one again (WE-ELIM-05).
#[must_use]
pub fn fief_gold(content: &Content, board: &Board, seat: Seat) -> u32 {
    if board.castles_of(seat).is_empty() {
        return 0;
    }
    board.fiefs(seat).iter().map(|f| u32::from(content.fiefs[f.index()].cities)).sum()
}

/// Kingdoms of which he has every fief (WE-DEPLOY-08).
#[must_use]
pub fn whole_kingdoms(content: &Content, scenario: &Scenario, board: &Board, seat: Seat) -> Kingdoms {
    let own = board.fiefs(seat);
    let is_whole = |k: &KingdomId| content.kingdoms[k.index()].fiefs.without(own).is_empty();
    scenario.kingdoms.iter().filter(is_whole).collect()
}

/// What each player will collect, before cards shift any of it: the castle bonus comes on top (WE-TAX-10).
#[must_use]
pub fn due(game: &Warlords, board: &Board, seat: Seat) -> u32 {
    if !board.plays(seat) {
        return 0;
    }
    let open = game.scenario.kingdoms.without(board.cancelled[seat.index()]);
    let bonus: u32 = open.iter().map(|k| u32::from(castle_bonus(game, board, seat, k))).sum();
    fief_gold(&game.content, board, seat) + bonus
}

/// What each player will collect, cards included: they give gold to those without a castle too (WE-TAX-11).
#[must_use]
pub fn collections(game: &Warlords, board: &Board) -> [u32; 4] {
    let mut gold = [0; 4];
    for seat in Seat::all(board.seats) {
        gold[seat.index()] = due(game, board, seat);
    }
    for shift in board.shifts.iter() {
        let n = u32::from(shift.n).min(gold[shift.from.index()]);
        gold[shift.from.index()] -= n;
        gold[shift.to.index()] += n;
    }
    gold
}

/// All collect, in order of initiative.
pub(super) fn collect<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let gold = collections(play.game, play.board());
    let seats: Window = Window::of(play.board().in_order());
    for seat in seats.left().iter() {
        play.gain(seat, gold[seat.index()], rules::WE_TAX_02);
    }
    play.board_mut().end(Span::Collection);
}

/// WE-R-30: bonus Lancers are measured in the Tax phase and placed in Deploy. It is done when the phase ends, because
/// vassalage can make a kingdom whole in it.
pub(super) fn measure_bonus(game: &Warlords, board: &mut Board) {
    for seat in Seat::all(board.seats) {
        let whole = whole_kingdoms(&game.content, &game.scenario, board, seat);
        board.player_mut(seat).whole = if board.plays(seat) { whole } else { Kingdoms::NONE };
    }
}
