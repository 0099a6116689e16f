//! An effect in progress: what it asks, and what the answers do.

use super::mark_used;
use super::words::{At, Clause, Gain, Word};
use crate::answer::{Answer, Construction};
use crate::board::{Board, State};
use crate::content::{BuildingId, Pc};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::goods::Good;
use crate::reason::Reason;
use crate::{Kingsburg, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Prompt, Seat, Sink, Step, Waiting};

/// An effect in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Effect {
    /// For whom.
    pub seat: Seat,
    /// Which step of which effect.
    pub pc: Pc,
    /// What it has to remember.
    pub memo: u8,
    /// The advisor or building it is about.
    pub about: u8,
}

/// Begins an effect. True if it asks something: its frame lies on top then.
pub fn start<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, pc: Pc, about: u8) -> bool {
    match (Effect { seat, pc, memo: 0, about }).run(play) {
        Some(asking) => {
            play.push(Frame::Effect(asking));
            true
        }
        None => false,
    }
}

impl Effect {
    /// The effect at this clause.
    #[must_use]
    pub fn at(self, pc: Pc) -> Effect {
        Effect { pc, memo: 0, ..self }
    }

    /// The effect at its next clause.
    #[must_use]
    pub fn next(self) -> Effect {
        self.at(self.pc.next())
    }

    /// The effect at the same clause, once more.
    #[must_use]
    pub fn again(self) -> Effect {
        Effect { memo: self.memo + 1, ..self }
    }

    /// The effect on this board, to look at.
    fn on<'a>(self, game: &'a Kingsburg, state: &'a State) -> At<'a> {
        At { content: game.components(), board: &state.board, effect: self }
    }

    /// Goes on clause by clause, up to one that asks.
    #[inline]
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Option<Effect> {
        let content = play.content();
        let mut effect = self;
        let mut notes = 0u8;
        loop {
            let clause = content.clause(effect.pc);
            // Most of what advisors and buildings do is just these.
            if let Clause::End(_) = clause {
                return None;
            }
            if let Clause::Gain(Gain { what }) = clause
                && what.any == 0
            {
                play.gain(effect.seat, *what, content.rule(effect.pc));
                effect = effect.next();
                continue;
            }
            if clause.asks(At { content, board: &play.state.board, effect }) {
                return Some(effect);
            }
            effect = effect.at(run_clause(clause, play, effect, &mut notes));
        }
    }
}

/// Does what a clause says that asks nothing; where it goes on. Kept out of the way of what is done most of the time.
#[inline(never)]
fn run_clause<C: Chance, S: Sink<Event>>(
    clause: &Clause,
    play: &mut Play<'_, C, S>,
    effect: Effect,
    notes: &mut u8,
) -> Pc {
    clause.run(play, effect, notes)
}

impl Step<Kingsburg> for Effect {
    /// Most of the time who gains by it is asked.
    #[inline]
    fn waiting(&self, game: &Kingsburg, state: &State) -> Waiting {
        Waiting::seat(game.components().clause(self.pc).answerer(self.on(game, state)))
    }

    fn prompt(&self, game: &Kingsburg, state: &State, _seat: Seat) -> Prompt {
        let at = self.on(game, state);
        Prompt { message: game.components().clause(self.pc).prompt(at), rule: at.rule() }
    }

    #[inline(never)]
    fn list(&self, game: &Kingsburg, state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        game.components().clause(self.pc).list(self.on(game, state), answers);
    }

    fn judge(&self, game: &Kingsburg, state: &State, _seat: Seat, answer: Answer) -> Result<(), Reason> {
        game.components().clause(self.pc).judge(self.on(game, state), answer)
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        let options = game.components().clause(self.pc).options().len();
        let masks = (1..1u16 << options).filter(|mask| mask.count_ones() <= 2);
        answers.extend(masks.map(|mask| Answer::Pick(mask as u8)));
        answers.extend(BuildingId::all().map(|id| Answer::Build(Construction::free(id))));
        people(&state.board, answers);
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Carries an answer out, and goes on with the next clause. KB-ORDERING-03: what works once a season or a year is used
    /// up when it is not declined.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _seat: Seat, answer: Answer) -> Next {
        let content = play.content();
        let clause = content.clause(self.pc);
        let next = if answer == Answer::Pass {
            play.tell(Event::Declined { seat: self.seat, rule: content.rule(self.pc) });
            clause.declined(self)
        } else {
            if let Some(per) = content.limits[usize::from(self.pc.0)] {
                mark_used(play.state.board.player_mut(self.seat), content.owner(self.pc), per);
            }
            clause.take(play, self, answer)
        };
        next.resume(play)
    }

    /// Goes on up to a question.
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self.run(play) {
            Some(asking) => {
                play.goto(Frame::Effect(asking));
                Next::Ask
            }
            None => play.pop(),
        }
    }
}

/// Other players, and what could be given to them or taken of them.
fn people(board: &Board, answers: &mut Vec<Answer>) {
    for seat in Seat::all(board.seats) {
        answers.push(Answer::Player(seat));
        for good in Good::ALL {
            answers.extend([Answer::Rob { seat, good }, Answer::Give { seat, good }]);
        }
    }
}
