//! Goods that go from one player to another (KB-INV-10): only where an effect says so (KB-R-14).

use super::{At, Word};
use crate::answer::Answer;
use crate::board::{Board, Player};
use crate::content::{Holdings, Nature};
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::{Bundle, Good, Goods};
use crate::reason::Reason;
use serde::Deserialize;
use table::{Chance, Message, Rule, Seat, Sink};

/// A good goes from one player to another.
fn hand_over<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    from: Seat,
    to: Seat,
    good: Good,
    rule: Rule,
) {
    let goods = Bundle::goods(Goods::only(good, 1));
    play.lose(from, goods, rule);
    play.gain(to, goods, rule);
}

fn owns(player: &Player, good: Good, rule: Rule) -> Result<(), Reason> {
    if player.goods.of(good) > 0 {
        Ok(())
    } else {
        Err(Reason::NotOwned { rule, goods: Goods::only(good, 1), owned: player.goods })
    }
}

/// Gives so many goods away, one after another.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GiveAway {
    /// How many.
    pub goods: u8,
}

impl Word for GiveAway {
    fn writes(&self) -> Holdings {
        Holdings::GOODS
    }

    fn reads(&self) -> Holdings {
        Holdings::GOODS
    }

    fn nature(&self) -> Nature {
        Nature::Pays
    }

    fn asks(&self, at: At<'_>) -> bool {
        at.effect.memo < self.goods && at.player().goods.total() > 0
    }

    fn prompt(&self, at: At<'_>) -> Message {
        at.prompt("prompt-effect-give")
    }

    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        for other in at.board.others(at.effect.seat).iter() {
            let owned = Good::ALL.into_iter().filter(|good| at.player().goods.of(*good) > 0);
            answers.extend(owned.map(|good| Answer::Give { seat: other, good }));
        }
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let Answer::Give { seat, good } = answer else { return Err(answer.refused(at.rule())) };
        at.another(seat)?;
        owns(at.player(), good, at.rule())
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        let Answer::Give { seat, good } = answer else { return effect.next() };
        hand_over(play, effect.seat, seat, good, play.content().rule(effect.pc));
        effect.again()
    }
}

/// May take a good of an opponent who has more.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steal {
    /// How many.
    pub goods: u16,
}

/// Opponents who own more goods, each with what he could lose.
fn victims(board: &Board, seat: Seat) -> impl Iterator<Item = (Seat, Goods)> {
    let own = board.player(seat).goods.total();
    let others = board.others(seat);
    let rich = Seat::all(board.seats).filter(move |s| others.has(*s) && board.player(*s).goods.total() > own);
    rich.map(|s| (s, board.player(s).goods))
}

impl Word for Steal {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        if self.goods == 1 { Ok(()) } else { Err("one good is taken at a time") }
    }

    fn writes(&self) -> Holdings {
        Holdings::GOODS
    }

    /// Whoever has more goods than he: what he gains before it may leave nobody.
    fn reads(&self) -> Holdings {
        Holdings::GOODS
    }

    fn nature(&self) -> Nature {
        Nature::Pays
    }

    fn is_possible(&self, at: At<'_>) -> bool {
        victims(at.board, at.effect.seat).next().is_some()
    }

    fn asks(&self, at: At<'_>) -> bool {
        self.is_possible(at)
    }

    fn prompt(&self, at: At<'_>) -> Message {
        at.prompt("prompt-effect-steal")
    }

    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        answers.push(Answer::Pass);
        for (seat, goods) in victims(at.board, at.effect.seat) {
            let there = Good::ALL.into_iter().filter(|good| goods.of(*good) > 0);
            answers.extend(there.map(|good| Answer::Rob { seat, good }));
        }
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let rule = at.rule();
        if answer == Answer::Pass {
            return Ok(());
        }
        let Answer::Rob { seat, good } = answer else { return Err(Reason::NotAsked { rule }) };
        at.another(seat)?;
        if !victims(at.board, at.effect.seat).any(|(victim, _)| victim == seat) {
            return Err(Reason::NotRicher { seat, rule });
        }
        owns(at.board.player(seat), good, rule)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        if let Answer::Rob { seat, good } = answer {
            hand_over(play, seat, effect.seat, good, play.content().rule(effect.pc));
        }
        effect.next()
    }
}
