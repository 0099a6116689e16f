//! Phase 7: recruit soldiers.

use crate::answer::Answer;
use crate::board::{Board, State};
use crate::calendar::Point;
use crate::content::{Content, Moment};
use crate::effects::{has_standing, standing};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::goods::{Bundle, Goods, SUPPLY};
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

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
    let hired = if let Frame::Mercenaries(Mercenaries { hired, .. }) = board.frame() { hired } else { 0 };
    let mut terms = Terms { price: PRICE, rule: rules::KB_MERC_01, token: 0 };
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

/// Recruit or stop.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Mercenaries {
    /// Whose turn it is.
    pub place: u8,
    /// How many he has recruited.
    pub hired: u8,
}

impl Step<Kingsburg> for Mercenaries {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, game: &Kingsburg, state: &State, seat: Seat) -> Prompt {
        let terms = terms(game.components(), &state.board, seat);
        let message = Message::new("prompt-mercenaries").with("price", terms.price);
        Prompt { message, rule: rules::KB_MERC_01 }
    }

    /// Stop, or the goods (and tokens) for one soldier.
    #[inline(never)]
    fn list(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Pass);
        let player = state.board.player(seat);
        let Terms { price, token, .. } = terms(game.components(), &state.board, seat);
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
    fn judge(&self, game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Terms { price, rule, token } = terms(game.components(), &state.board, seat);
        let player = state.board.player(seat);
        if answer == Answer::Pass {
            return Ok(());
        }
        let Some((goods, tokens)) = paid(answer) else { return Err(Reason::NotAsked { rule }) };
        if matches!(answer, Answer::Hire { .. }) && (token == 0 || tokens == 0) {
            return Err(Reason::NotAsked { rule });
        }
        let given = goods.total() + tokens;
        if given != price {
            return Err(Reason::WrongNumber { rule, needed: price, given });
        }
        if player.plus2 < tokens {
            return Err(Reason::NoToken { rule });
        }
        let owned = player.goods;
        if owned.has(goods) { Ok(()) } else { Err(Reason::NotOwned { rule, goods, owned }) }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        for tokens in 1..=3 {
            answers.push(Answer::Hire { goods: Goods::NONE, tokens });
            SUPPLY.each_pick(1, |goods| answers.push(Answer::Hire { goods, tokens }));
        }
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Recruits one soldier and may go on (KB-MERC-02), or stops.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Some((goods, tokens)) = paid(answer) else {
            let next = Mercenaries { place: self.place + 1, hired: 0 };
            play.goto(Frame::Mercenaries(next));
            return next.resume(play);
        };
        play.lose(seat, Bundle { plus2: tokens, ..Bundle::goods(goods) }, rules::KB_MERC_01);
        play.gain(seat, Bundle { soldiers: 1, ..Bundle::NONE }, rules::KB_MERC_01);
        play.goto(Frame::Mercenaries(Mercenaries { hired: self.hired.saturating_add(1), ..self }));
        Next::Ask
    }

    /// KB-MERC-01: in turn order, until everybody has had his turn (KB-MERC-03).
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.state.board.at_place(self.place).is_some() {
            Next::Ask
        } else {
            play.moment(Moment::AfterMercenaries, Point::Phase)
        }
    }
}

/// The goods and tokens that are paid for a soldier; nothing for any other answer.
fn paid(answer: Answer) -> Option<(Goods, u16)> {
    if let Answer::Goods(goods) = answer {
        return Some((goods, 0));
    }
    if let Answer::Hire { goods, tokens } = answer { Some((goods, u16::from(tokens))) } else { None }
}
