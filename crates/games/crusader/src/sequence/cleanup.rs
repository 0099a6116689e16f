//! Clean-up between two Eras (p.6).

use super::{EraStart, Event, begin_phase};
use crate::Crusader;
use crate::board::Phase;
use crate::content::{Player, Territories};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::{cards, lands, people, realm, rules};
use table::{Chance, Next, Run, Sink};

/// Hands are discarded, independent territories and the display are filled anew (CK-CLEAN-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CleanUp;

impl Run<Crusader> for CleanUp {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        begin_phase(play, Phase::Cleanup);
        for player in Player::all() {
            discard_hand(play, player);
        }
        // CK-CLEAN-03: all characters go, then new ones come; not where there is a Pact (CK-R-17).
        let held: Territories = play
            .game
            .map()
            .open
            .iter()
            .filter(|territory| play.board().suitors[*territory].is_some())
            .collect();
        for territory in held {
            if let Some(who) = play.board_mut().suitors[territory].take() {
                // CK-R-16: to the pile of the culture; the horse leaves the game (CK-R-18). Tokens go home
                // (CK-CLEAN-04).
                people::discard(play, who);
            }
        }
        // CK-CLEAN-05: new ones, with new tokens.
        lands::fill(play);
        while let Some(development) = play.board_mut().display.pop() {
            play.board_mut().development_discards[development.index()] += 1;
            play.tell(Event::DisplayCleared { development }.into());
        }
        realm::refill(play, rules::CK_CLEAN_06);
        // CK-CLEAN-07: the next Era starts.
        play.goto(EraStart)
    }
}

/// Unused cards go face up to the common pile (CK-CLEAN-02).
pub fn discard_hand<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    for zone in [cards::hand(player), cards::picked(player)] {
        while let Some(card) = cards::top(play.state, zone) {
            cards::discard(play, card);
            play.tell(Event::CardDiscarded { player, card, rule: rules::CK_CLEAN_02 }.into());
        }
    }
}
