//! What a seat does in one go: a row of answers, tried out on a copy of the table.

use super::captain;
use super::eyes::{Eyes, Mood};
use super::moves::follow;
use super::targets::Order;
use table::{Game, Sampled, Seat, Silent};
use warlords::Warlords;
use warlords::answer::Answer;
use warlords::army::{Kind, Troop};
use warlords::board::State;
use warlords::flow::Frame;

/// A row of answers in the making.
#[derive(Clone)]
pub(super) struct Course<'a> {
    game: &'a Warlords,
    seat: Seat,
    state: State,
    legal: Vec<Answer>,
    /// The answers so far, without those that were forced.
    pub given: Vec<Answer>,
}

impl<'a> Course<'a> {
    pub fn new(game: &'a Warlords, state: State, seat: Seat, legal: &[Answer]) -> Course<'a> {
        Course { game, seat, state, legal: legal.to_vec(), given: Vec::new() }
    }

    /// What the captain sees now.
    pub fn eyes(&self, mood: Mood) -> Eyes<'_> {
        let (game, board, answers) = (self.game, &self.state.board, &self.legal);
        Eyes { game, board, seat: self.seat, answers, mood, named: self.state.offered.len() }
    }

    /// Is the seat still asked, by such a frame?
    pub fn is_at(&self, frames: fn(Frame) -> bool) -> bool {
        !self.legal.is_empty() && frames(self.state.board.frame())
    }

    /// Gives an answer if it is legal.
    pub fn give(&mut self, answer: Answer) -> bool {
        let legal = self.legal.contains(&answer);
        if legal {
            self.given.push(answer);
            self.apply(answer);
            while let [only] = self.legal[..] {
                self.apply(only);
            }
        }
        legal
    }

    /// Gives these answers, as far as they are legal.
    pub fn give_all(&mut self, answers: &[Answer]) {
        for answer in answers {
            self.give(*answer);
        }
    }

    /// As many as possible of a kind.
    pub fn most_of(&mut self, kind: Kind) {
        let most = self.eyes(Mood::CALM).troops(Troop::own(kind), u16::MAX, u16::MAX);
        self.give_all(most.as_slice());
    }

    fn apply(&mut self, answer: Answer) {
        // Where chance falls a course ends; what fell is not looked at.
        self.game.apply(&mut self.state, self.seat, answer, &mut Sampled::new(0), &mut Silent);
        self.legal.clear();
        if self.game.waiting(&self.state).must.has(self.seat) {
            self.game.list(&self.state, self.seat, &mut self.legal);
        }
    }

    /// Goes on as the captain would in this mood, while such frames ask.
    pub fn go_on(&mut self, mood: Mood, frames: fn(Frame) -> bool) {
        while self.is_at(frames) {
            let answer = captain::answer(&self.eyes(mood));
            // What a card does may be up to chance.
            if matches!(answer, Answer::Card(_) | Answer::Deal(_)) || !self.give(answer) {
                return;
            }
        }
    }

    /// Makes these moves, as far as they can be made.
    pub fn carry_out(&mut self, moves: &[Order]) {
        for order in moves {
            if !self.give(Answer::Muster { fief: order.from, mover: order.mover }) {
                continue;
            }
            while self.state.board.frame() == Frame::March {
                let next = follow(&self.eyes(Mood::CALM), order);
                let next = next.unwrap_or_else(|| captain::answer(&self.eyes(Mood::CALM)));
                if !self.give(next) {
                    return;
                }
            }
        }
    }
}
