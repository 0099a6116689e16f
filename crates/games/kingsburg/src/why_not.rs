//! What "why not?" can be asked about whatever is asked.

use crate::Kingsburg;
use crate::answer::{Answer, BuildRight, Construction};
use crate::board::State;
use crate::content::{BuildingId, Deck};
use crate::goods::{Goods, SUPPLY};
use crate::seasons::prices;
use table::{Seat, Step};

/// More goods than any single question asks for.
const MOST_GOODS: u16 = 5;

/// What can always be said: no, yes, a token, a look at a card, goods.
pub fn always(answers: &mut Vec<Answer>) {
    answers.extend([Answer::Pass, Answer::Accept, Answer::Token]);
    answers.extend([Answer::Look(Deck::Invaders), Answer::Look(Deck::Valley)]);
    for n in 1..=MOST_GOODS {
        SUPPLY.each_pick(n, |goods: Goods| answers.push(Answer::Goods(goods)));
    }
}

/// The legal answers too; all in order, none twice.
pub fn and_legal<T: Step<Kingsburg>>(
    step: &T,
    game: &Kingsburg,
    state: &State,
    seat: Seat,
    answers: &mut Vec<Answer>,
) {
    step.list(game, state, seat, answers);
    answers.sort_unstable();
    answers.dedup();
}

/// Where goods are asked for: "why not build?" too.
pub fn goods_or_buildings<T: Step<Kingsburg>>(
    step: &T,
    game: &Kingsburg,
    state: &State,
    seat: Seat,
    answers: &mut Vec<Answer>,
) {
    always(answers);
    let paid = |building| prices::price(game.components(), &state.board, seat, building).goods;
    let turn = |building| Construction { building, right: BuildRight::Turn, paid: paid(building) };
    answers.extend(BuildingId::all().map(|id| Answer::Build(turn(id))));
    and_legal(step, game, state, seat, answers);
}
