//! Bonus cards at the start of an Era (p.6).

use super::Event;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Deck, Decks, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, cards, modifiers, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Sink};

/// A bonus card comes from one of these decks (CK-DRAW-02, CK-D-40). It counts neither toward the eight nor toward their limits (CK-R-15),
/// and is looked at with them (CK-DRAW-09).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BonusDeck {
    /// Who draws.
    pub player: Player,
    /// From one of these.
    pub decks: Decks,
}

decision!(BonusDeck);

impl Decision for BonusDeck {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-bonus-deck"), rules::CK_DRAW_02)
    }

    fn list(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        answers.extend(self.decks.iter().map(Answer::Deck));
    }

    fn judge(&self, _: &Crusader, _: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Deck(deck) = answer else { return Err(Reason::NotAsked { rule: rules::CK_DRAW_02 }) };
        if self.decks.has(deck) { Ok(()) } else { Err(Reason::NotOffered { rule: rules::CK_DRAW_02 }) }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(Deck::all().map(Answer::Deck));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        if let Answer::Deck(deck) = answer {
            // CK-DRAW-09: nobody sees it before the last of the eight is drawn, so it comes with them.
            play.board_mut().house_mut(self.player).bonus[deck.index()] += 1;
            play.tell(Event::CardDrawn { player: self.player, deck, rule: rules::CK_DRAW_02 }.into());
        }
        play.pop()
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who has traded away what gives it, or his last territory, draws it no more: a new dynasty has no shield there (CK-TRACK-05).
        let is_due = modifiers::has_bonus(play.game, play.board(), self.player, self.decks);
        if play.board().plays(self.player) && is_due { Next::Ask } else { play.pop() }
    }
}

/// A player takes a card of a deck by an event: everybody sees from which, he alone sees which. An AI shuffles it in.
pub fn draw_one<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, deck: Deck, rule: Rule) {
    let Some(card) = cards::draw(play, player, deck) else { return };
    play.tell(Event::CardDrawn { player, deck, rule }.into());
    match play.game.seat_of(player) {
        Some(seat) => play.tell(Event::GotCard { seat, card }.into()),
        None => play.state.cards.shuffle(cards::hand(player), play.chance),
    }
}
