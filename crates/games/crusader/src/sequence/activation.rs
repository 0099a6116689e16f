//! The activation of a player (p.7): his card, its action, its event.

use super::{Actions, Event};
use crate::Crusader;
use crate::content::{Deck, Player};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::modifiers::{self, Span};
use crate::{ai, cards, elimination, events, lands, rules};
use serde::{Deserialize, Serialize};
use table::zones::End;
use table::{Chance, Next, Run, Sink};

/// From revealing to discarding a card (CK-ACTION-01): its action first, its event second (CK-ACTION-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// Whose.
    pub player: Player,
    /// What comes next.
    part: Part,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    /// The card is revealed.
    Reveal,
    /// Its action is over: who has fallen comes back (CK-R-102).
    Acted,
    /// Its event is carried out (CK-TURN-04).
    Event,
    /// Its event is over.
    Resolved,
    /// The card is discarded (CK-TURN-05).
    Discard,
}

impl Activation {
    /// From the beginning.
    pub(crate) const fn of(player: Player) -> Activation {
        Activation { player, part: Part::Reveal }
    }

    /// The card is revealed and its action is being made, for positions that are put together by hand.
    pub(crate) const fn acting(player: Player) -> Activation {
        Activation { player, part: Part::Acted }
    }

    fn then<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, part: Part) {
        play.goto(Activation { part, ..self });
    }
}

impl Run<Crusader> for Activation {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let player = self.player;
        match self.part {
            Part::Reveal => {
                // CK-TURN-02: the top card first.
                let next = cards::top(play.state, cards::picked(player));
                let card = if play.game.is_person(player) { next } else { ai::next_card(play, player) };
                let Some(card) = card else { return play.pop() };
                play.state.cards.pick(card, cards::TABLE, End::Top);
                let board = play.board_mut();
                board.active = Some(player);
                board.card = Some(card);
                if card.deck() == Deck::CRUSADE {
                    board.house_mut(player).crusade_cards += 1;
                }
                play.tell(Event::Revealed { player, card }.into());
                self.then(play, Part::Acted);
                play.push(Actions { player });
                // CK-D-38: what is used at the start of a Turn comes first.
                events::turn_starts(play, player);
                Next::Go
            }
            Part::Acted => {
                self.then(play, Part::Event);
                lands::fill(play);
                elimination::settle(play)
            }
            Part::Event => {
                self.then(play, Part::Resolved);
                match play.board().card {
                    Some(card) => events::begin(play, player, card),
                    None => Next::Go,
                }
            }
            Part::Resolved => {
                self.then(play, Part::Discard);
                lands::fill(play);
                elimination::settle(play)
            }
            Part::Discard => {
                if let Some(card) = play.board_mut().card.take() {
                    cards::discard(play, card);
                    play.tell(Event::CardDiscarded { player, card, rule: rules::CK_TURN_05 }.into());
                }
                play.board_mut().active = None;
                modifiers::span_ends(play, Span::Turn, Some(player));
                play.pop()
            }
        }
    }
}
