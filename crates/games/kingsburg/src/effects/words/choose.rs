//! Some of several options.

use super::{At, Clause, Duty, Word};
use crate::answer::Answer;
use crate::content::{Condition, Content, Holdings, Nature, Pc};
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::Bundle;
use crate::reason::Reason;
use table::{Chance, Element, Message, Sink};

/// Some of several options.
#[derive(Clone, PartialEq, Debug)]
pub struct Choose {
    /// How many.
    pub pick: u8,
    /// May it be declined?
    pub duty: Duty,
    /// The options.
    pub options: Vec<Option>,
    /// Where it goes on afterwards.
    pub end: Pc,
}

/// One of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Option {
    /// When it may be picked.
    pub condition: std::option::Option<Condition>,
    /// What it is picked by.
    pub elements: Vec<Element>,
    /// What it does.
    pub pc: Pc,
}

/// The options of a choice that may be picked now, as bits: their condition holds, and what they ask for can be paid
/// (VR-20).
#[must_use]
pub fn open_options(at: At<'_>, options: &[Option]) -> u8 {
    let at = At { effect: Effect { about: 0, ..at.effect }, ..at };
    let open = options.iter().enumerate().filter(|(_, option)| {
        let payable = if let Clause::Trades(trades) = at.content.clause(option.pc) {
            trades.is_possible(at)
        } else {
            true
        };
        option.condition.as_ref().is_none_or(|c| at.holds(c)) && payable
    });
    open.fold(0, |bits, (i, _)| bits | 1 << i)
}

impl Choose {
    fn open(&self, at: At<'_>) -> u8 {
        open_options(at, &self.options)
    }

    /// What several options that are picked give in all: each is a gain of known kinds.
    #[must_use]
    pub fn sum(&self, content: &Content, mask: u8) -> Bundle {
        let picked = self.options.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
        picked.fold(Bundle::NONE, |sum, (_, option)| {
            if let Clause::Gain(gain) = content.clause(option.pc) { sum.plus(gain.what) } else { sum }
        })
    }
}

impl Word for Choose {
    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn nature(&self) -> Nature {
        Nature::Asks
    }

    fn is_possible(&self, at: At<'_>) -> bool {
        self.open(at).count_ones() >= u32::from(self.pick)
    }

    fn asks(&self, at: At<'_>) -> bool {
        self.is_possible(at)
    }

    fn prompt(&self, at: At<'_>) -> Message {
        let key = if self.pick == 1 { "prompt-effect-choose" } else { "prompt-effect-choose-several" };
        at.prompt(key).with("count", self.pick)
    }

    fn options(&self) -> Vec<Vec<Element>> {
        self.options.iter().map(|option| option.elements.clone()).collect()
    }

    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        if self.duty == Duty::May {
            answers.push(Answer::Pass);
        }
        let open = self.open(at);
        let picks = (1..=u8::MAX).filter(|m| m & !open == 0 && m.count_ones() == u32::from(self.pick));
        answers.extend(picks.map(Answer::Pick));
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let rule = at.rule();
        if answer == Answer::Pass && self.duty == Duty::May {
            return Ok(());
        }
        let Answer::Pick(mask) = answer else { return Err(answer.refused(rule)) };
        if mask.count_ones() != u32::from(self.pick) || usize::from(mask) >> self.options.len() != 0 {
            let given = mask.count_ones() as u16;
            Err(Reason::WrongNumber { rule, needed: u16::from(self.pick), given })
        } else if mask & !self.open(at) != 0 {
            Err(Reason::OptionClosed { rule })
        } else {
            Ok(())
        }
    }

    fn declined(&self, effect: Effect) -> Effect {
        effect.at(self.end)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        let Answer::Pick(mask) = answer else { return effect.next() };
        if self.pick == 1 {
            let chosen = self.options.get(mask.trailing_zeros() as usize);
            return chosen.map_or(effect.next(), |option| effect.at(option.pc));
        }
        let content = play.content();
        play.gain(effect.seat, self.sum(content, mask), content.rule(effect.pc));
        effect.at(self.end)
    }

    /// With too few options open there is nothing to choose.
    fn run<C: Chance, S: Sink<Event>>(
        &self,
        _play: &mut Play<'_, C, S>,
        _effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        self.end
    }
}
