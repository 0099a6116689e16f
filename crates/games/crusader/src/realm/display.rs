//! The three developments on display (p.5, p.12).

use crate::content::DevelopmentId;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::sequence::Event;
use table::{Chance, Rule, Sink};

/// The display is filled up to three (CK-SETUP-31, CK-DEVELOP-04). An empty deck is made anew of its discards (CK-SUPPLY-03); if there
/// are none the display stays short (CK-R-11). A uniform draw is the same as a shuffled pile (CK-SETUP-30).
pub fn refill<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, rule: Rule) {
    while play.board().display.len() < 3 {
        let board = &mut play.state.board;
        if board.development_deck.iter().all(|count| *count == 0) {
            board.development_deck = board.development_discards;
            board.development_discards = Default::default();
        }
        let total: usize = board.development_deck.iter().map(|count| usize::from(*count)).sum();
        if total == 0 {
            return;
        }
        let mut left = play.chance.draw(total);
        let found = DevelopmentId::all().find(|development| {
            let count = usize::from(board.development_deck[development.index()]);
            let is_here = left < count;
            left = left.saturating_sub(count);
            is_here
        });
        let Some(development) = found else { return };
        board.development_deck[development.index()] -= 1;
        board.display.push(development);
        play.tell(Event::Displayed { development, rule }.into());
    }
}
