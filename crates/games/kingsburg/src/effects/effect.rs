//! An effect in progress: what it asks, and what the answers do.

use super::{ask, run};
use crate::answer::{Answer, Construction, advisor, element};
use crate::board::{Board, State};
use crate::content::{BuildingId, Pc, Step as Instruction};
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::goods::Good;
use crate::reason::Reason;
use crate::{Kingsburg, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

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

impl Step<Kingsburg> for Effect {
    /// Most of the time who gains by it is asked.
    #[inline]
    fn waiting(&self, game: &Kingsburg, state: &State) -> Waiting {
        Waiting::seat(ask::answerer(game.components(), &state.board, self.seat, self.pc, self.memo))
    }

    fn prompt(&self, game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        let content = game.components();
        let instruction = content.step(self.pc);
        let key = match instruction {
            Instruction::May(_) => "prompt-effect-may",
            Instruction::Trade { trades, .. } if trades.iter().all(|t| t.pay.any == 0 && t.gain.any > 0) => {
                "prompt-effect-buy"
            }
            Instruction::Trade { .. } => "prompt-effect-trade",
            Instruction::Choose { pick: 1, .. } => "prompt-effect-choose",
            Instruction::Choose { .. } => "prompt-effect-choose-several",
            Instruction::Named { .. } => "prompt-effect-name",
            Instruction::OpponentPicks { .. } | Instruction::Split(_) if self.memo == 0 => {
                "prompt-effect-opponent"
            }
            Instruction::OpponentPicks { .. } | Instruction::Split(_) => "prompt-effect-picked",
            Instruction::Give(_) => "prompt-effect-give",
            Instruction::Steal(_) => "prompt-effect-steal",
            Instruction::Peek => "prompt-effect-look",
            Instruction::MoveGroup(_) => "prompt-effect-move",
            Instruction::FreeBuild { .. } => "prompt-effect-free-build",
            Instruction::Gain(_)
            | Instruction::OneOf(_)
            | Instruction::TakeStock(_)
            | Instruction::End
            | Instruction::Jump(_)
            | Instruction::Unless(..)
            | Instruction::UnlessNoted(..)
            | Instruction::Note(_)
            | Instruction::Lose(_)
            | Instruction::GainPer { .. }
            | Instruction::Copy
            | Instruction::Each(..)
            | Instruction::WhiteDie(_)
            | Instruction::ColouredDice(_) => "prompt-effect-take",
        };
        let source = element(content.owner(self.pc));
        let mut message = Message::new(key).with("source", source).with("seat", self.seat);
        if let Instruction::MoveGroup(to) = instruction {
            message = message.with("advisor", advisor(*to));
        }
        if let Instruction::Choose { pick, .. } = instruction {
            message = message.with("count", *pick);
        }
        Prompt { message, rule: content.rule(self.pc) }
    }

    #[inline(never)]
    fn list(&self, game: &Kingsburg, state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        ask::list(game.components(), &state.board, self.seat, self.pc, self.memo, answers);
    }

    fn judge(&self, game: &Kingsburg, state: &State, _seat: Seat, answer: Answer) -> Result<(), Reason> {
        ask::judge(game.components(), &state.board, self.seat, self.pc, self.memo, answer)
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        let options = game.components().step(self.pc).options();
        let masks = (1..1u16 << options).filter(|mask| mask.count_ones() <= 2);
        answers.extend(masks.map(|mask| Answer::Pick(mask as u8)));
        answers.extend(BuildingId::all().map(|id| Answer::Build(Construction::free(id))));
        people(&state.board, answers);
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Carries an answer out, and goes on with the next instruction.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _seat: Seat, answer: Answer) -> Next {
        let (pc, memo) = ask::take(play, self.seat, answer, self.pc, self.memo);
        Effect { pc, memo, ..self }.resume(play)
    }

    /// Goes on up to a question.
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match run::run(play, self) {
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
