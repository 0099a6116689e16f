//! Module 4: the Fate card of the year.

use crate::event::Event;
use crate::flow::Play;
use crate::options::Fate;
use table::{Chance, Sink};

/// KB-MOD4-02: at the start of phase 1 the top card is revealed; it holds for the whole year (KB-MOD4-03).
pub fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if play.game.options.fate == Fate::Off {
        return;
    }
    let fate = play.state.hidden.fates[play.state.board.year_index()];
    play.state.board.fate = Some(fate);
    play.tell(Event::FateRevealed { fate });
}

/// KB-MOD4-04: discarded at the end of phase 8.
pub fn discard<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if let Some(fate) = play.state.board.fate.take() {
        play.tell(Event::FateDiscarded { fate });
    }
}
