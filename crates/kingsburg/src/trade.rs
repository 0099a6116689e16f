//! Paying one thing for another: the Alchemist, the Spy, the Town Hall.

use crate::answer::Answer;
use crate::board::Player;
use crate::content::Trade;
use crate::event::Event;
use crate::flow::Play;
use crate::goods::{Bundle, Good, Goods, SUPPLY};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink};

/// Can any of these trades be made?
#[must_use]
pub fn is_possible(trades: &[Trade], player: &Player) -> bool {
    trades.iter().any(|trade| match *trade {
        Trade::Goods { pay, .. } => player.goods.total() >= pay,
        Trade::Tokens { pay, .. } => player.plus2 >= pay,
        Trade::Points { .. } => true,
    })
}

/// All ways to make one of these trades.
pub fn list(trades: &[Trade], player: &Player, answers: &mut Vec<Answer>) {
    for trade in trades {
        match *trade {
            Trade::Goods { pay, .. } => {
                player.goods.each_pick(pay, |goods| answers.push(Answer::Goods(goods)));
            }
            Trade::Points { goods, .. } => {
                SUPPLY.each_pick(goods, |goods| answers.push(Answer::Goods(goods)));
            }
            Trade::Tokens { pay, .. } if player.plus2 >= pay => answers.push(Answer::Token),
            Trade::Tokens { .. } => {}
        }
    }
}

/// Is the answer one of these trades, and can it be paid?
pub fn judge(trades: &[Trade], player: &Player, answer: Answer, rule: Rule) -> Result<(), Reason> {
    let mut reason = Reason::NotAsked { rule };
    for trade in trades {
        let verdict = match (*trade, answer) {
            (Trade::Goods { pay, .. }, Answer::Goods(goods)) => {
                crate::aid::exactly(pay, goods, rule).and(if player.goods.has(goods) {
                    Ok(())
                } else {
                    Err(Reason::NotOwned { rule, goods, owned: player.goods })
                })
            }
            (Trade::Points { goods: n, .. }, Answer::Goods(goods)) => crate::aid::exactly(n, goods, rule),
            (Trade::Tokens { pay, .. }, Answer::Token) if player.plus2 >= pay => Ok(()),
            (Trade::Tokens { .. }, Answer::Token) => Err(Reason::NoToken { rule }),
            _ => continue,
        };
        match verdict {
            Ok(()) => return Ok(()),
            Err(why) => reason = why,
        }
    }
    Err(reason)
}

/// Pays, then gains.
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    trades: &[Trade],
    seat: Seat,
    answer: Answer,
    rule: Rule,
) {
    for trade in trades {
        match (*trade, answer) {
            (Trade::Goods { gain, .. }, Answer::Goods(goods)) => {
                play.lose(seat, Bundle::goods(goods), rule);
                let others = each_other(goods, gain.each_other);
                let kinds = gain.kinds().plus(others);
                let (plus2, soldiers, vp) = (gain.plus2, gain.soldiers, gain.vp);
                return play.gain(seat, Bundle { plus2, soldiers, vp, ..Bundle::goods(kinds) }, rule);
            }
            (Trade::Points { pay, .. }, Answer::Goods(goods)) => {
                play.lose(seat, Bundle::vp(pay), rule);
                return play.gain(seat, Bundle::goods(goods), rule);
            }
            (Trade::Tokens { pay, gain }, Answer::Token) => {
                play.lose(seat, Bundle { plus2: pay, ..Bundle::NONE }, rule);
                return play.gain(seat, gain, rule);
            }
            _ => {}
        }
    }
}

/// KB-ADV-06: so many of each kind that was not paid.
fn each_other(paid: Goods, n: u16) -> Goods {
    let others = Good::ALL.into_iter().filter(|good| paid.of(*good) == 0);
    others.fold(Goods::NONE, |sum, good| sum.plus(Goods::only(good, n)))
}
