//! Phase 7: recruit soldiers.

use crate::answer::Answer;
use crate::board::Board;
use crate::content::{Content, Moment};
use crate::effects::{has_standing, standing};
use crate::event::Event;
use crate::flow::{Frame, Next, Play, Point};
use crate::goods::Bundle;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink};

/// KB-MERC-01: what a soldier costs without any building.
const PRICE: u16 = 2;

/// What the next soldier costs, by which rule, and whether "+2" tokens may be paid as goods.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Terms {
    /// Goods for one soldier.
    pub price: u16,
    /// The rule of that price.
    pub rule: Rule,
    /// What a token counts for; 0 if none may be paid.
    pub token: u16,
}

/// What a soldier costs this player now; the lowest price counts (KB-BLD-15, VR-06).
#[must_use]
pub fn terms(content: &Content, board: &Board, seat: Seat) -> Terms {
    let hired = match board.frame() {
        Frame::Mercenaries { hired, .. } => hired,
        _ => 0,
    };
    let mut terms = Terms { price: PRICE, rule: Rule("KB-MERC-01"), token: 0 };
    if !has_standing(board, seat, content.at.soldiers) {
        return terms;
    }
    for id in standing(board, seat, content.at.soldiers) {
        let source = content.source(id);
        if let Some(price) = source.soldier_price
            && hired < price.first
            && price.goods < terms.price
        {
            terms = Terms { price: price.goods, rule: source.rule, ..terms };
        }
        terms.token = terms.token.max(source.token_worth);
    }
    terms
}

/// KB-MERC-01: in turn order.
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8) -> Next {
    if play.state.board.at_place(place).is_some() {
        Next::Ask
    } else {
        play.moment(Moment::AfterMercenaries, Point::Phase)
    }
}

/// Stop, or the goods (and tokens) for one soldier.
#[inline(never)]
pub fn list(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    let player = board.player(seat);
    let Terms { price, token, .. } = terms(content, board, seat);
    player.goods.each_pick(price, |goods| answers.push(Answer::Goods(goods)));
    if token > 0 && player.plus2 > 0 {
        let start = answers.len();
        for tokens in 1..=price.min(player.plus2) {
            let tokens = tokens as u8;
            player.goods.each_pick(price - u16::from(tokens), |goods| {
                answers.push(Answer::Hire { goods, tokens });
            });
        }
        answers[start..].sort_unstable();
    }
}

/// The payment must be the price of one soldier, and there.
pub fn judge(content: &Content, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let Terms { price, rule, token } = terms(content, board, seat);
    let player = board.player(seat);
    let (goods, tokens) = match answer {
        Answer::Pass => return Ok(()),
        Answer::Goods(goods) => (goods, 0),
        Answer::Hire { goods, tokens } if token > 0 && tokens > 0 => (goods, u16::from(tokens)),
        _ => return Err(Reason::NotAsked { rule }),
    };
    let given = goods.total() + tokens;
    if given != price {
        return Err(Reason::WrongNumber { rule, needed: price, given });
    }
    if player.plus2 < tokens {
        return Err(Reason::NoToken { rule });
    }
    if player.goods.has(goods) { Ok(()) } else { Err(Reason::NotOwned { rule, goods, owned: player.goods }) }
}

/// Recruits one soldier and may go on (KB-MERC-02), or stops.
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    hired: u8,
) -> Next {
    let paid = match answer {
        Answer::Goods(goods) => Bundle::goods(goods),
        Answer::Hire { goods, tokens } => Bundle { plus2: u16::from(tokens), ..Bundle::goods(goods) },
        _ => {
            play.goto(Frame::Mercenaries { place: place + 1, hired: 0 });
            return resume(play, place + 1);
        }
    };
    play.lose(seat, paid, Rule("KB-MERC-01"));
    play.gain(seat, Bundle { soldiers: 1, ..Bundle::NONE }, Rule("KB-MERC-01"));
    play.goto(Frame::Mercenaries { place, hired: hired.saturating_add(1) });
    Next::Ask
}
