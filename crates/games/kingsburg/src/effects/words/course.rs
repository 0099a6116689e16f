//! Where an effect goes on: conditions, a question before it, and what is done for several players.

use super::{At, Word};
use crate::answer::Answer;
use crate::content::vocabulary::Players;
use crate::content::{Condition, Holdings, Pc};
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::reason::Reason;
use table::{Chance, Message, Sink};

/// It is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct End;

impl Word for End {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }
}

/// Goes on elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Jump(pub Pc);

impl Word for Jump {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn is_plain(&self) -> bool {
        true
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        _play: &mut Play<'_, C, S>,
        _effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        self.0
    }
}

/// Goes on elsewhere if the condition does not hold: some effects depend on one (KB-CLAR-11). It is read just before, and
/// anew each time (KB-R-64).
#[derive(Clone, PartialEq, Debug)]
pub struct Unless {
    /// The condition.
    pub condition: Condition,
    /// Where.
    pub to: Pc,
}

impl Word for Unless {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn reads(&self) -> Holdings {
        Holdings::of_condition(&self.condition)
    }

    fn is_plain(&self) -> bool {
        true
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        let at = At { content: play.content(), board: &play.state.board, effect };
        if at.holds(&self.condition) { effect.pc.next() } else { self.to }
    }
}

/// Goes on elsewhere if this condition did not hold when the effect began: a place among its notes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnlessNoted {
    /// Which of the notes.
    pub note: u8,
    /// Where.
    pub to: Pc,
}

impl Word for UnlessNoted {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        _play: &mut Play<'_, C, S>,
        effect: Effect,
        notes: &mut u8,
    ) -> Pc {
        if *notes >> self.note & 1 == 0 { self.to } else { effect.pc.next() }
    }
}

/// Reads these conditions before anything is applied (VR-05).
#[derive(Clone, PartialEq, Debug)]
pub struct Note(pub Vec<Condition>);

impl Word for Note {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn reads(&self) -> Holdings {
        self.0.iter().fold(Holdings::NONE, |sum, c| sum.with(Holdings::of_condition(c)))
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        notes: &mut u8,
    ) -> Pc {
        let at = At { content: play.content(), board: &play.state.board, effect };
        for (bit, condition) in self.0.iter().enumerate() {
            *notes |= u8::from(at.holds(condition)) << bit;
        }
        effect.pc.next()
    }
}

/// Does he want to? Else it goes on elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct May {
    /// Where.
    pub skip: Pc,
}

impl Word for May {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn asks(&self, _at: At<'_>) -> bool {
        true
    }

    fn prompt(&self, at: At<'_>) -> Message {
        at.prompt("prompt-effect-may")
    }

    fn list(&self, _at: At<'_>, answers: &mut Vec<Answer>) {
        answers.extend([Answer::Pass, Answer::Accept]);
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let is_one = matches!(answer, Answer::Pass | Answer::Accept);
        if is_one { Ok(()) } else { Err(answer.refused(at.rule())) }
    }

    fn declined(&self, effect: Effect) -> Effect {
        effect.at(self.skip)
    }
}

/// The clauses up to there, for several players in turn order. They ask nothing: that is checked when they are read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Each {
    /// For whom.
    pub who: Players,
    /// Up to where.
    pub end: Pc,
}

impl Word for Each {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        notes: &mut u8,
    ) -> Pc {
        let content = play.content();
        for seat in play.state.board.in_order() {
            if self.who == Players::Others && seat == effect.seat {
                continue;
            }
            let mut pc = effect.pc.next();
            while pc < self.end {
                pc = content.clause(pc).run(play, Effect { seat, pc, ..effect }, notes);
            }
        }
        self.end
    }
}
