//! What others have a say in: a neighbour names a good, an opponent of one's choice picks.

use super::{At, Word};
use crate::answer::Answer;
use crate::content::Holdings;
use crate::content::vocabulary::Neighbour;
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::{Bundle, SUPPLY};
use crate::reason::{Reason, exactly};
use serde::Deserialize;
use table::{Chance, Element, Message, Seat, Sink};

/// A neighbour names a kind of good, he takes it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GainNamed {
    /// Which neighbour.
    pub by: Neighbour,
    /// How many he takes of it.
    pub n: u16,
}

impl Word for GainNamed {
    fn writes(&self) -> Holdings {
        Holdings::GOODS
    }

    fn asks(&self, _at: At<'_>) -> bool {
        true
    }

    fn answerer(&self, at: At<'_>) -> Seat {
        match self.by {
            Neighbour::Left => at.board.left_of(at.effect.seat),
            Neighbour::Right => at.board.right_of(at.effect.seat),
        }
    }

    fn prompt(&self, at: At<'_>) -> Message {
        at.prompt("prompt-effect-name")
    }

    fn list(&self, _at: At<'_>, answers: &mut Vec<Answer>) {
        SUPPLY.each_pick(1, |goods| answers.push(Answer::Goods(goods)));
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let Answer::Goods(goods) = answer else { return Err(answer.refused(at.rule())) };
        exactly(1, goods, at.rule())
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        if let Answer::Goods(goods) = answer {
            play.gain(effect.seat, Bundle::goods(goods).times(self.n), play.content().rule(effect.pc));
        }
        effect.next()
    }
}

/// Who answers where an opponent is chosen first, which is remembered as his seat and 1: then it is his turn.
fn chooser_or_chosen(at: At<'_>) -> Seat {
    if at.effect.memo > 0 { Seat(at.effect.memo - 1) } else { at.effect.seat }
}

fn opponent_prompt(at: At<'_>) -> Message {
    at.prompt(if at.effect.memo == 0 { "prompt-effect-opponent" } else { "prompt-effect-picked" })
}

fn list_opponents(at: At<'_>, answers: &mut Vec<Answer>) {
    answers.extend(at.board.others(at.effect.seat).iter().map(Answer::Player));
}

/// Is the opponent being chosen now, and is this somebody else?
fn judge_opponent(at: At<'_>, answer: Answer) -> Result<(), Reason> {
    if let Answer::Player(who) = answer
        && at.effect.memo == 0
    {
        return at.another(who);
    }
    Err(answer.refused(at.rule()))
}

fn choose_opponent<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    effect: Effect,
    other: Seat,
) -> Effect {
    play.tell(Event::Chosen { seat: effect.seat, other, rule: play.content().rule(effect.pc) });
    Effect { memo: other.0 + 1, ..effect }
}

/// The opponent who picks: somebody else at the table.
fn is_opponent(memo: u8, seat: Seat, seats: usize) -> bool {
    usize::from(memo) <= seats && memo != seat.0 + 1
}

/// An opponent of his choice takes a good, he the same kind.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OpponentPicksGood {
    /// How many the opponent gets.
    pub they_get: u16,
    /// How many he gets.
    pub you_get_same: u16,
}

impl Word for OpponentPicksGood {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        if self.they_get == 1 { Ok(()) } else { Err("an opponent picks one good") }
    }

    fn writes(&self) -> Holdings {
        Holdings::GOODS
    }

    fn asks(&self, _at: At<'_>) -> bool {
        true
    }

    fn answerer(&self, at: At<'_>) -> Seat {
        chooser_or_chosen(at)
    }

    fn prompt(&self, at: At<'_>) -> Message {
        opponent_prompt(at)
    }

    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        if at.effect.memo > 0 {
            SUPPLY.each_pick(1, |goods| answers.push(Answer::Goods(goods)));
        } else {
            list_opponents(at, answers);
        }
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        if let Answer::Goods(goods) = answer
            && at.effect.memo > 0
        {
            return exactly(1, goods, at.rule());
        }
        judge_opponent(at, answer)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        if let Answer::Player(who) = answer {
            return choose_opponent(play, effect, who);
        }
        if let Answer::Goods(goods) = answer {
            let rule = play.content().rule(effect.pc);
            play.gain(Seat(effect.memo - 1), Bundle::goods(goods).times(self.they_get), rule);
            play.gain(effect.seat, Bundle::goods(goods).times(self.you_get_same), rule);
        }
        effect.next()
    }

    fn remembers(&self, memo: u8, seat: Seat, seats: usize) -> bool {
        is_opponent(memo, seat, seats)
    }
}

/// An opponent of his choice takes one of these, he the rest.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SplitPool {
    /// These.
    pub pool: Vec<Bundle>,
    /// How many the opponent takes.
    pub they_pick: u8,
}

impl Word for SplitPool {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        let known = (2..=8).contains(&self.pool.len()) && self.pool.iter().all(|b| b.any == 0);
        if self.they_pick == 1 && known {
            Ok(())
        } else {
            Err("an opponent picks one of 2 to 8 known things")
        }
    }

    fn writes(&self) -> Holdings {
        self.pool.iter().fold(Holdings::NONE, |sum, what| sum.with(Holdings::of_bundle(*what)))
    }

    fn asks(&self, _at: At<'_>) -> bool {
        true
    }

    fn answerer(&self, at: At<'_>) -> Seat {
        chooser_or_chosen(at)
    }

    fn prompt(&self, at: At<'_>) -> Message {
        opponent_prompt(at)
    }

    fn options(&self) -> Vec<Vec<Element>> {
        self.pool.iter().map(|what| what.elements()).collect()
    }

    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        if at.effect.memo > 0 {
            answers.extend((0..self.pool.len()).map(|i| Answer::Pick(1 << i)));
        } else {
            list_opponents(at, answers);
        }
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        if let Answer::Pick(mask) = answer
            && at.effect.memo > 0
        {
            let one = mask.count_ones() == 1 && usize::from(mask) >> self.pool.len() == 0;
            return if one { Ok(()) } else { Err(Reason::NotOffered { rule: at.rule() }) };
        }
        judge_opponent(at, answer)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        if let Answer::Player(who) = answer {
            return choose_opponent(play, effect, who);
        }
        if let Answer::Pick(mask) = answer {
            let sum = |picked: bool| {
                let part = self.pool.iter().enumerate().filter(move |(i, _)| (mask >> i & 1 == 1) == picked);
                part.fold(Bundle::NONE, |sum, (_, what)| sum.plus(*what))
            };
            let rule = play.content().rule(effect.pc);
            play.gain(Seat(effect.memo - 1), sum(true), rule);
            play.gain(effect.seat, sum(false), rule);
        }
        effect.next()
    }

    fn remembers(&self, memo: u8, seat: Seat, seats: usize) -> bool {
        is_opponent(memo, seat, seats)
    }
}
