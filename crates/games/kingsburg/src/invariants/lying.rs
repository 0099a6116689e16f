//! What lies on tiles, face down, and before players who choose in secret.

use super::{Field, Wrong};
use crate::Kingsburg;
use crate::board::{Board, Phase, REQUESTS, State, TILES, YEARS};
use crate::content::SourceId;
use crate::content::vocabulary::StockMode;
use crate::flow;
use crate::flow::{Frame, Requests};
use crate::options::{Caprices, Fate, Reinforcements};
use table::Seat;

/// KB-COMP-03: how many request tokens of each value there are.
const TOKENS: [u8; REQUESTS] = [1, 2, 1, 1, 1];

/// KB-INV-23, KB-INV-30 to KB-INV-34, as far as they concern what lies somewhere.
pub fn all(game: &Kingsburg, state: &State, wrong: &mut Wrong) {
    tokens(game, state, wrong);
    governors(state, wrong);
    cards(game, state, wrong);
    tiles(game, &state.board, wrong);
}

/// Tokens left are some of the six; who has laid one still has it (KB-MOD5-05: they go when all are revealed).
fn tokens(game: &Kingsburg, state: &State, wrong: &mut Wrong) {
    if game.options().reinforcements == Reinforcements::Die {
        return;
    }
    let left = |seat: Seat| state.board.player(seat).requests;
    for seat in Seat::all(state.board.seats) {
        let exist = left(seat).iter().zip(TOKENS).all(|(n, most)| *n <= most);
        wrong.unless(
            exist,
            Field::Player(seat, "requests"),
            "KB-INV-32: a request token that does not exist",
        );
    }
    if let Frame::Requests(Requests { chosen }) = state.board.frame() {
        for seat in chosen.iter() {
            let value = usize::from(state.hidden.requests[seat.index()]);
            let there = left(seat).get(value).is_some_and(|n| *n > 0);
            wrong.unless(
                there,
                Field::Player(seat, "request"),
                "KB-INV-32: a request token was laid that was not left",
            );
        }
    }
}

/// KB-MOD3-01, KB-MOD3-03: all cards differ, and each keeps one of his own.
fn governors(state: &State, wrong: &mut Wrong) {
    let Frame::Governors(flow::Governors { chosen }) = state.board.frame() else { return };
    let hands = &state.hidden.dealt[..usize::from(state.board.seats)];
    let mut dealt: Vec<_> = hands.iter().flatten().collect();
    let count = dealt.len();
    dealt.sort_unstable();
    dealt.dedup();
    wrong.unless(dealt.len() == count, Field::Of("players"), "KB-INV-30: a governor was dealt twice");
    for seat in chosen.iter() {
        let kept = state.hidden.kept[seat.index()];
        wrong.unless(
            hands[seat.index()].contains(&kept),
            Field::Player(seat, "kept"),
            "KB-INV-30: a governor was kept that was not dealt",
        );
    }
}

/// Decks hold different cards; the Fate card of the year lies open through all its seasons.
fn cards(game: &Kingsburg, state: &State, wrong: &mut Wrong) {
    let (board, hidden) = (&state.board, &state.hidden);
    for (year, card) in (1..).zip(hidden.invaders) {
        let of_year = game.components().invaders.get(usize::from(card.0)).is_some_and(|c| c.year == year);
        wrong.unless(of_year, Field::Of("invaders"), "KB-INV-23: an invader card lies under another year");
    }
    let second = game.has_second_deck(board);
    wrong.unless(
        second || board.looked_valley.iter().all(|seats| seats.is_empty()),
        Field::Of("looked_valley"),
        "KB-SCEN-01: somebody has looked into a deck that is not there",
    );
    if second {
        for (year, (card, main)) in (1..).zip(hidden.valley.into_iter().zip(hidden.invaders)) {
            let of_year = game.components().invaders.get(usize::from(card.0)).is_some_and(|c| c.year == year);
            wrong.unless(
                of_year && card != main,
                Field::Of("valley"),
                "KB-INV-23: the second deck holds a wrong card",
            );
        }
    }
    if game.options().fate == Fate::On {
        let mut fates = hidden.fates;
        fates.sort_unstable();
        wrong.unless(
            fates.is_sorted_by(|a, b| a < b),
            Field::Of("fates"),
            "KB-INV-31: a Fate card lies twice",
        );
        let open = board.fate.is_some() || matches!(board.phase, Phase::Aid | Phase::Winter);
        wrong.unless(open, Field::Of("fate"), "KB-INV-31: the Fate card of the year is missing");
    }
}

/// KB-INV-33, KB-INV-34: as many tiles as seasons say, and goods only on those that are stocked.
fn tiles(game: &Kingsburg, board: &Board, wrong: &mut Wrong) {
    let count = board.tiles.count_ones();
    let (begun, completed) = seasons(board);
    match game.options().caprices {
        Caprices::None => {}
        Caprices::Court => wrong.unless(
            count == begun,
            Field::Of("tiles"),
            "KB-INV-33: tiles are not as many as seasons have begun",
        ),
        Caprices::Restoration => {
            let left = (TILES as u32).saturating_sub(completed);
            wrong.unless(count == left, Field::Of("tiles"), "KB-INV-33: not one tile went in each season");
        }
    }
    for (number, stock) in (1..).zip(board.stock) {
        let mode = game.components().source(SourceId::tile(number)).stock;
        let goods = stock.goods().total();
        let fits = match mode.filter(|_| board.is_covered(number)) {
            Some(StockMode::OneOfEach) => (1..=3).contains(&goods),
            Some(StockMode::RandomOne) => goods == 1,
            None => goods == 0,
        };
        wrong.unless(fits, Field::Of("stock"), "KB-INV-34: goods on a tile that are too many or too few");
    }
}

/// How many seasons of the game have begun, and how many are over.
fn seasons(board: &Board) -> (u32, u32) {
    let before = 3 * (u32::from(board.year.clamp(1, YEARS)) - 1);
    let running = u32::from(!board.frames.contains(&Frame::Begin));
    let (begun, completed) = match board.phase {
        Phase::Aid => (0, 0),
        Phase::Spring => (running, 0),
        Phase::Reward => (1, 1),
        Phase::Summer => (1 + running, 1),
        Phase::Agent => (2, 2),
        Phase::Autumn => (2 + running, 2),
        Phase::Mercenaries | Phase::Winter => (3, 3),
    };
    (before + begun, before + completed)
}
