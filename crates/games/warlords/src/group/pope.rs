//! Pope cards (p.7): one for each, in order of initiative; "immediately" means at once.

use crate::Warlords;
use crate::cards;
use crate::content::Deck;
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::group::victory;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink, Window};

/// Pope cards are drawn (WE-POPE-01), by those without a castle too (WE-ELIM-04).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pope(pub Window);

impl Run<Warlords> for Pope {
    fn run<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let Some(seat) = self.0.seat() else { return victory::check(play) };
        self.0.pass();
        play.goto(self);
        // WE-EXCOM-04: the excommunicated draw no Pope cards; those they hold they may play (WE-EXCOM-05).
        if !play.board().plays(seat) || !play.board().player(seat).excommunications.is_empty() {
            return Next::Go;
        }
        let Some((card, one)) = cards::take_from_deck(play, Deck::Pope) else { return Next::Go };
        if play.game.content.cards[card.index()].timing == Timing::Immediate {
            cards::play_at_once(play, seat, card, one);
        } else {
            cards::keep(play, seat, card, one, rules::WE_POPE_01);
        }
        Next::Go
    }
}
