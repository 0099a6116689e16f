//! Merchant cards (p.8): in the new order each may buy one.

use crate::answer::{Answer, Word};
use crate::board::Phase;
use crate::cards;
use crate::content::Deck;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::group::enter;
use crate::reason::Reason;
use crate::turn;
use table::{Chance, Rule, Seat, Sink, Window};

pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    enter(play, Phase::Merchant);
    let window = Window::of(play.board().in_order());
    play.goto(Frame::Merchant(window))
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut window: Window) -> Next {
    while let Some(seat) = window.seat() {
        let player = play.board().player(seat);
        // WE-EXCOM-06: with two excommunications there are no Merchant cards; WE-R-64: nor when there are none left.
        let can_buy = play.board().plays(seat)
            && player.excommunications.len() < 2
            && player.gold >= play.content.numbers.merchant.into()
            && cards::has_card(play, Deck::Merchant);
        if can_buy {
            play.board_mut().frames.set_top(Frame::Merchant(window));
            return Next::Ask;
        }
        window.pass();
    }
    turn::begin_round(play)
}

pub(crate) fn list(answers: &mut Vec<Answer>) {
    answers.extend([Answer::Done, Answer::Say(Word::Buy)]);
}

pub(crate) fn judge(answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Done | Answer::Say(Word::Buy) => Ok(()),
        _ => Err(Reason::NotAsked { rule: Rule("WE-MERCHANT-01") }),
    }
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    window.pass();
    play.goto(Frame::Merchant(window));
    if answer == Answer::Say(Word::Buy) {
        let rule = Rule("WE-MERCHANT-01");
        play.pay(seat, play.content.numbers.merchant.into(), rule);
        cards::draw(play, seat, Deck::Merchant, rule);
    }
}
