//! Uniformly random play: what simulation, search and benchmarks spend their time in.

use crate::{Chance, Game, Silent};

/// What was counted while playing.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken, forced ones too.
    pub decisions: u64,
    /// Decisions with at least two answers.
    pub free: u64,
    /// Legal answers listed.
    pub answers: u64,
}

impl Tally {
    /// Counts one decision with so many answers.
    #[inline]
    pub fn decision(&mut self, answers: usize) {
        self.decisions += 1;
        self.free += u64::from(answers > 1);
        self.answers += answers as u64;
    }

    /// Adds what another thread counted.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.free += other.free;
        self.answers += other.answers;
    }
}

/// Plays on at random to the end of the game. `answers` is scratch space, kept by the caller so that nothing is
/// allocated here.
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut impl Chance,
    answers: &mut Vec<G::Answer>,
    tally: &mut Tally,
) {
    while let Some(seat) = game.waiting(state).seats.first() {
        answers.clear();
        game.list(state, seat, answers);
        tally.decision(answers.len());
        let answer = answers[chance.draw(answers.len())];
        game.apply(state, seat, answer, chance, &mut Silent);
    }
    tally.games += 1;
}
