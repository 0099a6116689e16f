//! Paying one thing for another: the Alchemist, the Spy, the Town Hall and many more.

use crate::answer::Answer;
use crate::board::Player;
use crate::content::Trade;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::{Bundle, Good, Goods, SUPPLY};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink};

/// How a trade is answered.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Form {
    /// By the goods of choice that are paid.
    Paid(u16),
    /// By the goods of choice that are gained.
    Gained(u16),
    /// By a token.
    Token,
    /// By taking it.
    Accept,
}

fn form(trade: &Trade) -> Form {
    let Trade { pay, gain, .. } = trade;
    if pay.any > 0 {
        Form::Paid(pay.any)
    } else if gain.any > 0 {
        Form::Gained(gain.any)
    } else if *pay == (Bundle { plus2: pay.plus2, ..Bundle::NONE }) {
        Form::Token
    } else {
        Form::Accept
    }
}

/// Is there nothing to choose about it?
#[must_use]
pub fn is_settled(trade: &Trade) -> bool {
    matches!(form(trade), Form::Token | Form::Accept)
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

/// Can any of these trades be made?
#[must_use]
pub fn is_possible(trades: &[Trade], player: &Player) -> bool {
    trades.iter().any(|trade| is_payable(trade, player))
}

/// All ways to make one of these trades.
pub fn list(trades: &[Trade], player: &Player, answers: &mut Vec<Answer>) {
    for trade in trades.iter().filter(|t| is_payable(t, player)) {
        match form(trade) {
            Form::Paid(n) => {
                player
                    .goods
                    .minus(trade.pay.kinds())
                    .each_pick(n, |goods| answers.push(Answer::Goods(goods)));
            }
            Form::Gained(n) => SUPPLY.each_pick(n, |goods| answers.push(Answer::Goods(goods))),
            Form::Token => answers.push(Answer::Token),
            Form::Accept => answers.push(Answer::Accept),
        }
    }
}

/// Is the answer one of these trades, and can it be paid?
pub fn judge(trades: &[Trade], player: &Player, answer: Answer, rule: Rule) -> Result<(), Reason> {
    let mut reason = Reason::NotAsked { rule };
    for trade in trades {
        let left = player.goods.minus(trade.pay.kinds());
        let verdict = match (form(trade), answer) {
            (Form::Paid(n), Answer::Goods(goods)) => {
                crate::reason::exactly(n, goods, rule).and(if left.has(goods) {
                    Ok(())
                } else {
                    Err(Reason::NotOwned { rule, goods, owned: player.goods })
                })
            }
            (Form::Gained(n), Answer::Goods(goods)) => crate::reason::exactly(n, goods, rule),
            (Form::Token, Answer::Token) if player.plus2 < trade.pay.plus2 => Err(Reason::NoToken { rule }),
            (Form::Token, Answer::Token) | (Form::Accept, Answer::Accept) => Ok(()),
            _ => continue,
        };
        match verdict {
            Ok(()) if is_payable(trade, player) => return Ok(()),
            Ok(()) => reason = Reason::CannotPay { rule },
            Err(why) => reason = why,
        }
    }
    Err(reason)
}

/// Makes the trade that the answer means.
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    trades: &[Trade],
    seat: Seat,
    answer: Answer,
    rule: Rule,
) {
    for trade in trades {
        let (paid, gained) = match (form(trade), answer) {
            (Form::Paid(_), Answer::Goods(goods)) => (goods, Goods::NONE),
            (Form::Gained(_), Answer::Goods(goods)) => (Goods::NONE, goods),
            (Form::Token, Answer::Token) | (Form::Accept, Answer::Accept) => (Goods::NONE, Goods::NONE),
            _ => continue,
        };
        return exchange(play, trade, seat, paid, gained, rule);
    }
}

/// Pays, then gains.
pub fn exchange<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    trade: &Trade,
    seat: Seat,
    paid: Goods,
    gained: Goods,
    rule: Rule,
) {
    play.lose(seat, trade.pay.chosen(paid), rule);
    let others = each_other(paid, trade.gain.each_other);
    play.gain(seat, trade.gain.chosen(gained.plus(others)), rule);
}

/// KB-ADV-06: so many of each kind that was not paid.
fn each_other(paid: Goods, n: u16) -> Goods {
    let others = Good::ALL.into_iter().filter(|good| paid.of(*good) == 0);
    others.fold(Goods::NONE, |sum, good| sum.plus(Goods::only(good, n)))
}
