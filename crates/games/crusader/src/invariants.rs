//! The ledger's invariants. `broken` is what every step of play is held against, `wrong` all that one position can show: so positions that
//! people write down are read.

mod cards;
mod houses;
mod map;
mod moment;
mod people;
mod players;
mod reached;
mod tokens;
mod war;

use crate::Crusader;
use crate::board::{Board, Phase, State};
use crate::content::Player;
use crate::flow::Frame;
use crate::rules;
use std::fmt::Display;
use table::Rule;

/// All that is wrong, each with its field and the rule that it breaks.
struct Wrong(Vec<String>);

impl Wrong {
    fn at(&mut self, field: impl Display, what: impl Display, rule: Rule) {
        self.0.push(format!("{field}: {what} ({})", rule.0));
    }

    /// Says so unless it holds.
    fn unless(&mut self, holds: bool, field: impl Display, what: impl Display, rule: Rule) {
        if !holds {
            self.at(field, what, rule);
        }
    }
}

/// CK-INV-07, CK-INV-09: cards and tokens lie in the zones and bags that this game has.
fn lie(game: &Crusader, state: &State) -> Wrong {
    let mut wrong = Wrong(Vec::new());
    let are_cards = crate::cards::are_of(game, game.seats, &state.cards);
    wrong.unless(are_cards, "cards", "not the zones of this game", rules::CK_INV_09);
    state.cards.broken().into_iter().for_each(|why| wrong.at("cards", why, rules::CK_INV_09));
    let are_tokens = crate::tokens::are_of(game, &state.tokens);
    wrong.unless(are_tokens, "tokens", "not the bags of this game", rules::CK_INV_07);
    state.tokens.broken().into_iter().for_each(|why| wrong.at("tokens", why, rules::CK_INV_07));
    wrong
}

/// All that is wrong with a position that was written down.
pub(crate) fn wrong(game: &Crusader, state: &State) -> Vec<String> {
    let mut wrong = lie(game, state);
    houses::takes_part(game, state, &mut wrong);
    moment::numbers(state, &mut wrong);
    if !wrong.0.is_empty() {
        // Of cards that lie nowhere, of players who are not there, and with numbers that no step can have, nothing else can be asked.
        return wrong.0;
    }
    wrong.0.extend(broken(game, state));
    houses::counts(game, state, &mut wrong);
    map::suitors(game, &state.board, &mut wrong);
    players::offers(game, &state.board, &mut wrong);
    wrong.0.extend(unreached(game, state));
    moment::now(game, state, &mut wrong);
    if wrong.0.is_empty() {
        moment::answers(game, state, &mut wrong);
    }
    wrong.0
}

/// All that no game comes to.
fn unreached(game: &Crusader, state: &State) -> Vec<String> {
    let board = &state.board;
    let mut wrong = Wrong(Vec::new());
    reached::suitors(board, &mut wrong);
    reached::horse(game, board, &mut wrong);
    reached::knights(board, &mut wrong);
    reached::goal(game, board, &mut wrong);
    reached::awards(game, board, &mut wrong);
    reached::picked(game, state, &mut wrong);
    reached::blood(game, board, &mut wrong);
    wrong.0
}

/// All invariants that this state breaks.
pub(crate) fn broken(game: &Crusader, state: &State) -> Vec<String> {
    let board = &state.board;
    let mut wrong = lie(game, state);
    if !wrong.0.is_empty() {
        // Of cards and tokens that lie nowhere nothing else can be asked.
        return wrong.0;
    }
    map::control(game, board, &mut wrong);
    map::pieces(game, board, &mut wrong);
    map::independent(game, board, &mut wrong);
    tokens::conserved(game, state, &mut wrong);
    tokens::laid(game, state, &mut wrong);
    tokens::check(state, &mut wrong);
    cards::actions(game, state, &mut wrong);
    cards::developments(game, board, &mut wrong);
    people::once(game, board, &mut wrong);
    people::families(game, board, &mut wrong);
    players::relations(board, &mut wrong);
    players::track(game, board, &mut wrong);
    players::each(game, board, &mut wrong);
    sequence(game, board, &mut wrong);
    war::invades(game, board, &mut wrong);
    wrong.0
}

/// CK-INV-23, CK-INV-24: where the game is.
fn sequence(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let eras = game.scenario().eras;
    wrong.unless(board.era <= eras, "era", format!("{} of {eras}", board.era), rules::CK_INV_23);
    wrong.unless(board.round <= 3, "round", format!("{} of 3", board.round), rules::CK_INV_23);
    wrong.unless(board.turn <= 2, "turn", format!("{} of 2", board.turn), rules::CK_INV_23);
    let mut seen = crate::content::Players::NONE;
    for player in board.order.iter() {
        wrong.unless(!seen.has(*player), "order", format!("{player:?} twice"), rules::CK_INV_24);
        seen.insert(*player);
    }
    let is_over = board.phase == Phase::Over;
    // Without any step there is nothing left to do: tests of a single step end so.
    let is_ended = board.frames.contains(&Frame::Over);
    wrong.unless(is_over == is_ended, "frames", "over, or not", rules::CK_END_01);
}

/// Is something of this kind waited for, which the state is then allowed to show?
fn pending(board: &Board, is: impl Fn(&Frame) -> bool) -> bool {
    board.frames.iter().any(is)
}

/// All who are in the game from the start.
fn all(game: &Crusader) -> impl Iterator<Item = Player> {
    game.parties().iter().map(|party| party.player)
}
