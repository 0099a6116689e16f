//! Paying one thing for another: the Alchemist, the Spy, the Town Hall and many more.

use super::{At, Duty, Word};
use crate::answer::Answer;
use crate::board::Player;
use crate::content::{Holdings, Nature, Pc};
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::{Bundle, Good, Goods, SUPPLY};
use crate::reason::{Reason, exactly};
use table::{Chance, Message, Sink};

/// Pays for one of these.
#[derive(Clone, PartialEq, Debug)]
pub struct Trades {
    /// What for what.
    pub trades: Vec<Trade>,
    /// May it be declined?
    pub duty: Duty,
    /// How often at most.
    pub times: u8,
    /// Where it goes on if it was not made.
    pub skip: Pc,
}

/// Something paid for something gained: all or nothing, payment first (VR-09).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Trade {
    /// What is paid; goods of choice are asked for.
    pub pay: Bundle,
    /// What is gained; goods of choice are asked for if none of choice are paid.
    pub gain: Bundle,
    /// Victory points he must have to pay some (KB-R-63); by the rule there need not be any (KB-END-06).
    pub min_vp: i16,
}

/// How a trade is answered.
#[derive(Copy, Clone, PartialEq, Eq)]
enum AnsweredBy {
    /// By the goods of choice that are paid.
    Paid(u16),
    /// By the goods of choice that are gained.
    Gained(u16),
    /// By a token.
    Token,
    /// By taking it.
    Accept,
}

impl Trade {
    fn answered_by(&self) -> AnsweredBy {
        let Trade { pay, gain, .. } = self;
        if pay.any > 0 {
            AnsweredBy::Paid(pay.any)
        } else if gain.any > 0 {
            AnsweredBy::Gained(gain.any)
        } else if *pay == (Bundle { plus2: pay.plus2, ..Bundle::NONE }) {
            AnsweredBy::Token
        } else {
            AnsweredBy::Accept
        }
    }

    /// The goods of choice that an answer pays and gains, if this trade can be answered so.
    fn chosen(&self, answer: Answer) -> Option<(Goods, Goods)> {
        match self.answered_by() {
            AnsweredBy::Paid(_) => goods_of(answer).map(|goods| (goods, Goods::NONE)),
            AnsweredBy::Gained(_) => goods_of(answer).map(|goods| (Goods::NONE, goods)),
            AnsweredBy::Token => (answer == Answer::Token).then_some((Goods::NONE, Goods::NONE)),
            AnsweredBy::Accept => (answer == Answer::Accept).then_some((Goods::NONE, Goods::NONE)),
        }
    }

    /// Is it answered so, with just as many goods, and has he what he pays?
    fn judge(&self, at: At<'_>, paid: Goods, gained: Goods) -> Result<(), Reason> {
        let (player, rule) = (at.player(), at.rule());
        match self.answered_by() {
            AnsweredBy::Paid(n) => {
                exactly(n, paid, rule)?;
                if !player.goods.minus(self.pay.kinds()).has(paid) {
                    return Err(Reason::NotOwned { rule, goods: paid, owned: player.goods });
                }
            }
            AnsweredBy::Gained(n) => exactly(n, gained, rule)?,
            AnsweredBy::Token if player.plus2 < self.pay.plus2 => return Err(Reason::NoToken { rule }),
            AnsweredBy::Token | AnsweredBy::Accept => {}
        }
        if is_payable(self, player) { Ok(()) } else { Err(Reason::CannotPay { rule }) }
    }

    /// Pays, then gains.
    fn exchange<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        paid: Goods,
        gained: Goods,
    ) {
        let rule = play.content().rule(effect.pc);
        play.lose(effect.seat, self.pay.chosen(paid), rule);
        let others = each_other(paid, self.gain.each_other);
        play.gain(effect.seat, self.gain.chosen(gained.plus(others)), rule);
    }
}

fn goods_of(answer: Answer) -> Option<Goods> {
    if let Answer::Goods(goods) = answer { Some(goods) } else { None }
}

/// KB-ADV-06: so many of each kind that was not paid.
fn each_other(paid: Goods, n: u16) -> Goods {
    let others = Good::ALL.into_iter().filter(|good| paid.of(*good) == 0);
    others.fold(Goods::NONE, |sum, good| sum.plus(Goods::only(good, n)))
}

/// Can he pay it? Victory points he need not have (KB-CLAR-05), unless the effect says so (KB-R-63).
#[must_use]
pub fn is_payable(trade: &Trade, player: &Player) -> bool {
    let pay = trade.pay;
    player.goods.has(pay.kinds())
        && player.goods.minus(pay.kinds()).total() >= pay.any
        && player.plus2 >= pay.plus2
        && player.soldiers >= pay.soldiers
        && player.vp >= trade.min_vp
}

impl Word for Trades {
    fn writes(&self) -> Holdings {
        let of = |t: &Trade| Holdings::of_bundle(t.pay).with(Holdings::of_bundle(t.gain));
        self.trades.iter().fold(Holdings::NONE, |sum, trade| sum.with(of(trade)))
    }

    /// What must be paid by who has it: a gain that comes before may force him.
    fn reads(&self) -> Holdings {
        match self.duty {
            Duty::May => Holdings::NONE,
            Duty::Must => {
                self.trades.iter().fold(Holdings::NONE, |sum, t| sum.with(Holdings::of_bundle(t.pay)))
            }
        }
    }

    fn nature(&self) -> Nature {
        Nature::Pays
    }

    fn is_possible(&self, at: At<'_>) -> bool {
        self.trades.iter().any(|trade| is_payable(trade, at.player()))
    }

    /// Not where there is nothing to choose about it.
    fn asks(&self, at: At<'_>) -> bool {
        let settled = matches!(self.trades[0].answered_by(), AnsweredBy::Token | AnsweredBy::Accept);
        let chooses = self.duty == Duty::May || self.trades.len() > 1 || !settled;
        chooses && at.effect.memo < self.times && self.is_possible(at)
    }

    fn prompt(&self, at: At<'_>) -> Message {
        let buys = self.trades.iter().all(|t| t.pay.any == 0 && t.gain.any > 0);
        at.prompt(if buys { "prompt-effect-buy" } else { "prompt-effect-trade" })
    }

    /// All ways to make one of these trades.
    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        let (start, player) = (answers.len(), at.player());
        if self.duty == Duty::May {
            answers.push(Answer::Pass);
        }
        for trade in self.trades.iter().filter(|t| is_payable(t, player)) {
            match trade.answered_by() {
                AnsweredBy::Paid(n) => {
                    let left = player.goods.minus(trade.pay.kinds());
                    left.each_pick(n, |goods| answers.push(Answer::Goods(goods)));
                }
                AnsweredBy::Gained(n) => SUPPLY.each_pick(n, |goods| answers.push(Answer::Goods(goods))),
                AnsweredBy::Token => answers.push(Answer::Token),
                AnsweredBy::Accept => answers.push(Answer::Accept),
            }
        }
        answers[start..].sort_unstable();
    }

    /// Is the answer one of these trades, and can it be paid?
    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Pass && self.duty == Duty::May {
            return Ok(());
        }
        let mut reason = answer.refused(at.rule());
        for trade in &self.trades {
            let Some((paid, gained)) = trade.chosen(answer) else { continue };
            match trade.judge(at, paid, gained) {
                Ok(()) => return Ok(()),
                Err(why) => reason = why,
            }
        }
        Err(reason)
    }

    fn declined(&self, effect: Effect) -> Effect {
        effect.at(self.skip)
    }

    /// Makes the trade that the answer means, perhaps several times.
    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        let made = self.trades.iter().find_map(|trade| Some((trade, trade.chosen(answer)?)));
        if let Some((trade, (paid, gained))) = made {
            trade.exchange(play, effect, paid, gained);
        }
        if effect.memo + 1 < self.times { effect.again() } else { effect.next() }
    }

    /// What must be done and leaves no choice is done; what cannot be paid is left.
    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        let player = play.state.board.player(effect.seat);
        match self.trades.iter().find(|t| is_payable(t, player)) {
            Some(trade) if self.duty == Duty::Must => {
                trade.exchange(play, effect, Goods::NONE, Goods::NONE);
                effect.pc.next()
            }
            Some(_) | None => self.skip,
        }
    }
}
