//! The window before a battle round (WE-R-59): no card is played while dice are rolled (WE-CARD-11).

use crate::answer::Answer;
use crate::battle::{Step, is_decided, settle};
use crate::cards;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use table::{Chance, Seat, Sink, Window};

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut window: Window) -> Next {
    // WE-R-77: a side that a card has destroyed has lost without dice.
    if is_decided(play.board()) {
        return settle(play);
    }
    while let Some(seat) = window.seat() {
        // That a hand is empty is known to all.
        if !play.state.hands[seat.index()].is_empty() {
            play.board_mut().frames.set_top(Frame::Cards(window));
            return Next::Ask;
        }
        window.pass();
    }
    play.goto(Frame::Roll(Step::Archers))
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    match answer {
        Answer::Card(card) => cards::play(play, seat, card),
        _ => {
            window.pass();
            play.goto(Frame::Cards(window));
        }
    }
}
