//! Pope cards (p.7): one for each, in order of initiative; "immediately" means at once.

use crate::cards;
use crate::content::Deck;
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::group::victory;
use table::{Chance, Rule, Sink, Window};

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut window: Window) -> Next {
    let Some(seat) = window.seat() else { return victory::check(play) };
    window.pass();
    play.goto(Frame::Pope(window));
    // WE-EXCOM-04: the excommunicated draw no Pope cards.
    if !play.board().plays(seat) || !play.board().player(seat).excommunications.is_empty() {
        return Next::Go;
    }
    let Some((card, one)) = cards::take_from_deck(play, Deck::Pope) else { return Next::Go };
    if play.content.cards[card.index()].timing == Timing::Immediate {
        cards::play_at_once(play, seat, card, one);
    } else {
        cards::keep(play, seat, card, one, Rule("WE-POPE-01"));
    }
    Next::Go
}
