//! Phase 7: recruit soldiers.

use crate::answer::Answer;
use crate::board::Player;
use crate::content::Content;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::goods::Bundle;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink};

/// KB-MERC-01: what a soldier costs without any building.
const PRICE: u16 = 2;

/// What a soldier costs this player; the lowest price counts (KB-BLD-15).
#[must_use]
pub fn price(content: &Content, player: &Player) -> u16 {
    let owned = player.built.and(content.at.soldier_price);
    owned.iter().filter_map(|id| content.building(id).soldier_price).fold(PRICE, u16::min)
}

/// KB-MERC-01: in turn order.
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8) -> Next {
    if play.state.board.at_place(place).is_some() { Next::Ask } else { play.next_phase() }
}

/// Stop, or the goods for one soldier.
pub fn list(content: &Content, player: &Player, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    player.goods.each_pick(price(content, player), |goods| answers.push(Answer::Goods(goods)));
}

/// The goods must be the price of one soldier, and there.
pub fn judge(content: &Content, player: &Player, answer: Answer) -> Result<(), Reason> {
    let price = price(content, player);
    let rule = if price < PRICE { Rule("KB-BLD-15") } else { Rule("KB-MERC-01") };
    match answer {
        Answer::Pass => Ok(()),
        Answer::Goods(goods) => {
            crate::aid::exactly(price, goods, rule)?;
            if player.goods.has(goods) {
                Ok(())
            } else {
                Err(Reason::NotOwned { rule, goods, owned: player.goods })
            }
        }
        Answer::Place(_) | Answer::Token | Answer::Look | Answer::Reroll { .. } | Answer::Build(_) => {
            Err(Reason::NotAsked { rule })
        }
    }
}

/// Recruits one soldier and may go on (KB-MERC-02), or stops.
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer, place: u8) {
    match answer {
        Answer::Goods(goods) => {
            play.lose(seat, Bundle::goods(goods), Rule("KB-MERC-01"));
            play.gain(seat, Bundle { soldiers: 1, ..Bundle::NONE }, Rule("KB-MERC-01"));
        }
        _ => {
            play.goto(Frame::Mercenaries { place: place + 1 });
        }
    }
}
