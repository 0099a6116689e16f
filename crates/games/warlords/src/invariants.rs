//! The ledger's invariants: what holds in every position reached by play.

use crate::Warlords;
use crate::army::{Kind, Troop};
use crate::board::{Board, Phase, State, Status};
use crate::content::{Cards, Fiefs};
use crate::flow::Frame;
use crate::group::victory;
use crate::options::CastleRule;
use table::Seat;

/// All that this state breaks.
pub fn broken(game: &Warlords, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    map(game, &state.board, &mut wrong);
    pieces(game, &state.board, &mut wrong);
    castles(game, &state.board, &mut wrong);
    cards(game, state, &mut wrong);
    players(state, &mut wrong);
    wrong
}

/// WE-INV-01, WE-INV-02, WE-INV-03, WE-INV-08, WE-INV-15.
fn map(game: &Warlords, board: &Board, wrong: &mut Vec<String>) {
    let mut taken = Fiefs::NONE;
    for seat in Seat::all(board.seats) {
        let own = board.fiefs(seat);
        if !own.and(taken).is_empty() || !own.without(game.scenario.fiefs).is_empty() {
            wrong.push(format!("WE-INV-01: {own:?} of seat {seat} are another's or not in play"));
        }
        taken = taken.or(own);
        let on_turn = board.phase.is_turn() && board.active == seat;
        let empty: Fiefs = own.iter().filter(|f| board.armies[*f].is_empty()).collect();
        let may_be_empty = board.phase == Phase::Setup || on_turn || fought_over(board, empty);
        if !empty.is_empty() && !may_be_empty {
            wrong.push(format!("WE-INV-02: {empty:?} of seat {seat} are empty"));
        }
    }
    for fief in game.scenario.fiefs.iter() {
        let army = &board.armies[fief];
        if !army.is_empty() && !taken.has(fief) {
            wrong.push(format!("WE-INV-01: soldiers in {fief:?}, which is the peasants'"));
        }
        if army.0.iter().zip(board.marked[fief].0).any(|(n, marked)| marked > *n) {
            wrong.push(format!("WE-INV-12: more have moved in {fief:?} than are there"));
        }
        let limit = game.content.fiefs[fief.index()].limit;
        let settled = !board.phase.is_turn();
        if settled && !board.castles.has(fief) && army.total() > limit {
            wrong.push(format!("WE-INV-08: {} soldiers in {fief:?}", army.total()));
        }
        if !board.attacks[fief].is_empty() && board.routes[fief].is_empty() {
            wrong.push(format!("WE-INV-22: attackers of {fief:?} came from nowhere"));
        }
    }
    let cities = game.content.fiefs[board.battle.fief.index()].cities;
    if board.battle.peasants > cities.into() {
        wrong.push("WE-INV-03: more peasants than cities".to_owned());
    }
    if !board.phase.is_turn() && !board.pending().is_empty() {
        wrong.push("WE-INV-15: a battle is pending outside a turn".to_owned());
    }
    if board.frame() != Frame::March && !board.frames.contains(&Frame::March) && !board.group.army.is_empty()
    {
        wrong.push("WE-INV-12: soldiers are on the way and nobody leads them".to_owned());
    }
}

/// A fief whose defenders have just fallen is empty until its battle is settled.
fn fought_over(board: &Board, empty: Fiefs) -> bool {
    board.battle.round > 0 && empty == Fiefs::one(board.battle.fief)
}

/// WE-INV-04, WE-INV-20.
fn pieces(game: &Warlords, board: &Board, wrong: &mut Vec<String>) {
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        let army = board.on_map(seat).plus(&player.recruits);
        for kind in Kind::ALL {
            let Some(limit) = game.content.soldier(kind).limit else { continue };
            let captive = if kind == Kind::Warlord { board.captives_of(seat) } else { 0 };
            let used = army.of(Troop::own(kind)) + captive;
            if used > limit * u16::from(player.sets) {
                wrong.push(format!("WE-INV-04: seat {seat} has {used} of {kind:?}"));
            }
        }
    }
    for captive in board.captives.iter() {
        let captor = board.holder(captive.prison);
        if captor.is_none_or(|captor| captor == captive.owner) || !board.castles.has(captive.prison) {
            wrong.push(format!("WE-INV-20: {captive:?} is held by {captor:?}"));
        }
    }
    if !board.captives.is_sorted() {
        wrong.push("captives are not sorted".to_owned());
    }
}

/// WE-INV-09, WE-INV-31.
fn castles(game: &Warlords, board: &Board, wrong: &mut Vec<String>) {
    let shared = game.options.castle_supply == CastleRule::Shared;
    if shared && board.castles.len() > game.content.numbers.castles {
        wrong.push(format!("WE-INV-09: {} castles", board.castles.len()));
    }
    if !board.finished.without(board.castles).is_empty() || !board.finished.without(board.taken()).is_empty()
    {
        wrong.push("WE-INV-09: a finished castle that does not stand or is nobody's".to_owned());
    }
    if board.phase != Phase::Setup && board.crown.holder != victory::majority(board) {
        wrong.push(format!("WE-INV-31: {:?} is said to have the majority", board.crown.holder));
    }
}

/// WE-INV-07, WE-INV-24.
fn cards(game: &Warlords, state: &State, wrong: &mut Vec<String>) {
    let board = &state.board;
    let mut seen = Cards::NONE;
    let before = board.players.iter().map(|p| p.excommunications);
    for pile in state.hands.into_iter().chain(before).chain([state.decks, board.discards]) {
        if !pile.and(seen).is_empty() {
            wrong.push(format!("WE-INV-07: {:?} are in two places", pile.and(seen)));
        }
        seen = seen.or(pile);
    }
    let all = game.content.decks.iter().fold(Cards::NONE, |sum, deck| sum.or(*deck));
    if seen != all {
        wrong.push(format!("WE-INV-07: {:?} are nowhere", all.without(seen)));
    }
    let author = state.hands[board.offer.from.index() % 4].designs(&game.content);
    if !board.offer.terms.asked && !state.offered.without(author).is_empty() {
        wrong.push(format!("{:?} are offered by one who has them not", state.offered.without(author)));
    }
}

/// WE-INV-30, WE-INV-32.
fn players(state: &State, wrong: &mut Vec<String>) {
    let board = &state.board;
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        if player.status != Status::Eliminated {
            continue;
        }
        let has = !board.fiefs(seat).is_empty() || player.gold > 0 || !state.hands[seat.index()].is_empty();
        if has || board.captives_of(seat) > 0 || !player.excommunications.is_empty() {
            wrong.push(format!("WE-INV-32: seat {seat} is out and has something left"));
        }
    }
    let picking = board.frames.contains(&Frame::PickInitiative) || board.order.is_empty();
    if !picking && board.phase != Phase::Over {
        let order: table::SeatSet = board.order.iter().copied().collect();
        if !board.playing().without(order).is_empty() {
            wrong.push(format!("WE-INV-30: {:?} is not an order of all who play", board.order));
        }
    }
}
