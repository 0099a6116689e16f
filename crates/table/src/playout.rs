//! Uniformly random play: what simulation, search and benchmarks spend their time in.

use crate::{Chance, Floor, Game, Silent, Turn};

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

/// Plays on at random to the end of the game. Seats that are called do something or nothing, and whoever must answer may
/// act first, within the bounds of [`Floor`]. `answers` is scratch space, kept by the caller so that nothing is allocated
/// here.
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut impl Chance,
    answers: &mut Vec<G::Answer>,
    tally: &mut Tally,
) {
    let mut floor = Floor::default();
    loop {
        let waiting = game.waiting(state);
        let Some((seat, turn)) = floor.next(waiting) else { break };
        answers.clear();
        if turn == Turn::Must {
            game.list(state, seat, answers);
            tally.decision(answers.len());
        }
        let needed = answers.len();
        if floor.lets_act(waiting, seat) {
            game.acts(state, seat, answers);
        }
        let silence = usize::from(turn == Turn::Called);
        let drawn = chance.draw(answers.len() + silence);
        let Some(answer) = answers.get(drawn).copied() else {
            floor.say_nothing(seat);
            continue;
        };
        if drawn < needed {
            floor.answer();
        } else {
            floor.act();
        }
        game.apply(state, seat, answer, chance, &mut Silent);
    }
    tally.games += 1;
}
