//! Gains and losses.

use super::{At, Word};
use crate::answer::Answer;
use crate::board::Player;
use crate::content::vocabulary::Quantity;
use crate::content::{Holdings, Nature, Pc};
use crate::effects::effect::Effect;
use crate::effects::quantity;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::{Bundle, Goods, SUPPLY};
use crate::reason::{Reason, exactly};
use serde::Deserialize;
use table::{Chance, Sink};

/// Gains; goods of choice are asked for, and chosen by who gains them (VR-08).
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    /// What.
    pub what: Bundle,
}

impl Word for Gain {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        if self.what.each_other > 0 || self.what.vp < 0 {
            return Err("a gain has no negative points and nothing paid");
        }
        Ok(())
    }

    fn writes(&self) -> Holdings {
        Holdings::of_bundle(self.what)
    }

    fn nature(&self) -> Nature {
        if self.what.any > 0 { Nature::Asks } else { Nature::Adds }
    }

    fn is_plain(&self) -> bool {
        self.what.any == 0
    }

    fn asks(&self, _at: At<'_>) -> bool {
        self.what.any > 0
    }

    fn list(&self, _at: At<'_>, answers: &mut Vec<Answer>) {
        SUPPLY.each_pick(self.what.any, |goods| answers.push(Answer::Goods(goods)));
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let Answer::Goods(goods) = answer else { return Err(answer.refused(at.rule())) };
        exactly(self.what.any, goods, at.rule())
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        if let Answer::Goods(goods) = answer {
            play.gain(effect.seat, self.what.chosen(goods), play.content().rule(effect.pc));
        }
        effect.next()
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        play.gain(effect.seat, self.what, play.content().rule(effect.pc));
        effect.pc.next()
    }
}

/// Gives back what he has of it.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lose {
    /// What.
    pub what: Bundle,
}

impl Word for Lose {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        if self.what.any > 0 || self.what.each_other > 0 || self.what.vp < 0 {
            return Err("a loss is of known kinds");
        }
        Ok(())
    }

    fn writes(&self) -> Holdings {
        Holdings::of_bundle(self.what)
    }

    /// He gives back what he has of it. Points he need not have.
    fn reads(&self) -> Holdings {
        Holdings::of_bundle(Bundle { vp: 0, ..self.what })
    }

    fn nature(&self) -> Nature {
        Nature::Pays
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
        let player = play.state.board.player(effect.seat);
        let owned = Bundle {
            plus2: self.what.plus2.min(player.plus2),
            soldiers: self.what.soldiers.min(player.soldiers),
            vp: self.what.vp,
            ..Bundle::goods(player.goods.common(self.what.kinds()))
        };
        play.lose(effect.seat, owned, play.content().rule(effect.pc));
        effect.pc.next()
    }
}

/// Gains for every full step of a quantity.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GainPer {
    /// What.
    pub what: Bundle,
    /// Of what.
    pub per: Quantity,
    /// How many make a step.
    pub step: u16,
}

impl Word for GainPer {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        if self.step == 0 || self.what.any > 0 {
            return Err("a step is at least 1, and the gain of known kinds");
        }
        Ok(())
    }

    fn writes(&self) -> Holdings {
        Holdings::of_bundle(self.what)
    }

    fn reads(&self) -> Holdings {
        Holdings::of_quantity(self.per)
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        let content = play.content();
        let player = play.state.board.player(effect.seat);
        let owned = quantity(player, self.per, content.owner(effect.pc)).max(0).unsigned_abs();
        play.gain(effect.seat, self.what.times(owned / self.step.max(1)), content.rule(effect.pc));
        effect.pc.next()
    }
}

/// Gains what is missing to have this much: goods, "+2" tokens, soldiers.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GainUpTo {
    /// How much.
    pub what: Bundle,
}

impl GainUpTo {
    /// What is missing to a player who has this; the Supply never runs out (KB-R-13).
    #[must_use]
    pub fn missing(&self, player: &Player) -> Bundle {
        Bundle {
            plus2: self.what.plus2.saturating_sub(player.plus2),
            soldiers: self.what.soldiers.saturating_sub(player.soldiers),
            ..Bundle::goods(self.what.kinds().minus(player.goods.common(self.what.kinds())))
        }
    }
}

impl Word for GainUpTo {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        if self.what.any > 0 || self.what.each_other > 0 || self.what.vp != 0 {
            return Err("this much of known kinds, and no points");
        }
        Ok(())
    }

    fn writes(&self) -> Holdings {
        Holdings::of_bundle(self.what)
    }

    fn reads(&self) -> Holdings {
        Holdings::of_bundle(self.what)
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
        let missing = self.missing(play.state.board.player(effect.seat));
        play.gain(effect.seat, missing, play.content().rule(effect.pc));
        effect.pc.next()
    }
}

/// Gains one of these, in ascending order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneOf(pub Vec<Goods>);

impl Word for OneOf {
    fn writes(&self) -> Holdings {
        Holdings::GOODS
    }

    fn nature(&self) -> Nature {
        Nature::Asks
    }

    fn asks(&self, _at: At<'_>) -> bool {
        true
    }

    fn list(&self, _at: At<'_>, answers: &mut Vec<Answer>) {
        answers.extend(self.0.iter().map(|g| Answer::Goods(*g)));
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let Answer::Goods(goods) = answer else { return Err(answer.refused(at.rule())) };
        if self.0.contains(&goods) { Ok(()) } else { Err(Reason::NotOffered { rule: at.rule() }) }
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        if let Answer::Goods(goods) = answer {
            play.gain(effect.seat, Bundle::goods(goods), play.content().rule(effect.pc));
        }
        effect.next()
    }
}
