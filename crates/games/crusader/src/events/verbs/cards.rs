//! Developments and Action cards.

use super::Verb;
use crate::answer::Answer;
use crate::board::State;
use crate::content::vocabulary::{BuyDevelopment, DrawActionCard, LoseDevelopment, RevealHand};
use crate::content::{CARDS, CardId, Developments};
use crate::event::Event as Told;
use crate::events::choosing::Question;
use crate::events::{Choices, Choosing, Event};
use crate::flow::{OnBoard, Play};
use crate::{Crusader, cards, modifiers, realm, rules, sequence};
use table::{Chance, Next, Run, Sink};

impl LoseDevelopment {
    fn choices(&self, game: &Crusader, state: &State) -> Choices {
        let owned = state.board.house(state.board.event.target).developments;
        Choices::Developments(owned.and(game.components().of_kind(self.kind)))
    }
}

impl Verb for LoseDevelopment {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        !self.choices(game, state).is_empty(state)
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        play.push(asking);
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        Question { by: state.board.event.target, of: self.choices(game, state), free: false }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-lose-development"
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        if let Answer::Development(development) = answer {
            let player = play.board().event.target;
            realm::discard(play, player, development, rules::CK_EVENT_01);
        }
    }
}

impl Verb for BuyDevelopment {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        let player = state.board.event.target;
        game.can_pay(state, player, self.cost) && !realm::offers(state, player).is_empty()
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        if self.is_possible(play.game, play.state) {
            play.push(asking);
        }
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        // A trade may have taken the gold for it.
        let by = state.board.event.target;
        let can_pay = game.can_pay(state, by, self.cost);
        let offers = if can_pay { realm::offers(state, by) } else { Developments::NONE };
        Question { by, of: Choices::Developments(offers), free: true }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-buy"
    }

    /// For the price of the event, whatever the usual one is; the usual limits hold, then the display is filled.
    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        if let Answer::Development(development) = answer {
            let player = play.board().event.target;
            play.push(Refill);
            play.pay(player, self.cost, rules::CK_EVENT_01);
            realm::acquire(play, player, development, None);
        }
    }
}

/// The display is filled after a purchase (CK-DEVELOP-04).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Refill;

impl Run<Crusader> for Refill {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        play.pop();
        realm::refill(play, rules::CK_DEVELOP_04);
        Next::Go
    }
}

impl DrawActionCard {
    fn choices(&self, game: &Crusader, state: &State) -> Choices {
        Choices::Decks(modifiers::open_decks(game, state.board.event.target, self.deck))
    }
}

impl Verb for DrawActionCard {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        !self.choices(game, state).is_empty(state)
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        play.push(asking);
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        Question { by: state.board.event.target, of: self.choices(game, state), free: false }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-deck"
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        let Answer::Deck(deck) = answer else { return };
        let player = play.board().event.target;
        for _ in 0..self.n {
            sequence::draw_one(play, player, deck, rules::CK_EVENT_01);
        }
    }
}

impl Verb for RevealHand {
    /// Everybody sees the cards not yet chosen for a Turn. An AI has no hand.
    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let player = play.board().event.target;
        if !play.game.is_person(player) {
            return;
        }
        let mut shown = [CardId::default(); CARDS];
        let hand = play.state.cards.cards(cards::hand(player));
        let count = hand.zip(&mut shown).map(|(card, place)| *place = card).count();
        for card in &shown[..count] {
            play.state.cards.show(*card);
            play.tell(Event::CardShown { player, card: *card }.into());
        }
    }
}
