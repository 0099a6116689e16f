//! The eight cards of an Era (p.6).

use super::{Event, Reason as Why};
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Deck, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, cards, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// How many cards of each deck are among the eight, at least and at most, by [`Deck`] (CK-DRAW-04 to CK-DRAW-08): at
/// least one of the Crusade (CK-CRUSADE-01).
pub const LIMITS: [(u8, u8); Deck::COUNT] = [(0, 3), (0, 3), (0, 3), (0, 2), (1, 2)];
/// How many cards an Era has (CK-DRAW-03).
const HAND: u8 = 8;

/// How many cards of each deck a player takes (CK-DRAW-03). He sees them when the last is drawn (CK-DRAW-09).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawHand {
    /// Who draws.
    pub player: Player,
}

decision!(DrawHand);

impl Decision for DrawHand {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-draw-hand"), rules::CK_DRAW_03)
    }

    fn list(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        let up_to = |deck: Deck| 0..=LIMITS[deck.index()].1;
        let (least, most) = LIMITS[Deck::CRUSADE.index()];
        for realm in up_to(Deck::REALM) {
            for intrigue in up_to(Deck::INTRIGUE) {
                for war in up_to(Deck::WAR) {
                    for tax in up_to(Deck::TAX) {
                        let crusade = HAND.saturating_sub(realm + intrigue + war + tax);
                        if (least..=most).contains(&crusade) {
                            answers.push(Answer::Hand([realm, intrigue, war, tax, crusade]));
                        }
                    }
                }
            }
        }
    }

    fn judge(&self, _: &Crusader, _: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Hand(counts) = answer else { return Err(Reason::NotAsked { rule: rules::CK_DRAW_03 }) };
        Ok(judged(counts)?)
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        all(|counts| answers.push(Answer::Hand(counts)));
        beyond(|counts| answers.push(Answer::Hand(counts)));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Hand(counts) = answer else { return Next::Ask };
        let player = self.player;
        play.board_mut().house_mut(player).drawn = counts;
        play.tell(Event::HandDrawn { player, cards: counts }.into());
        // CK-DRAW-02: the bonus cards lay on top of their decks when he drew them, before the eight.
        let bonus = play.board().house(player).bonus;
        for cards in [bonus, counts] {
            draw(play, player, cards);
        }
        if !play.game.is_person(player) {
            // CK-AI-08: a face-down deck.
            play.state.cards.shuffle(cards::hand(player), play.chance);
        }
        play.pop()
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who has traded his last territory away draws no more.
        if play.board().plays(self.player) { Next::Ask } else { play.pop() }
    }
}

/// So many cards of each deck go to a player, who sees them.
fn draw<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, counts: [u8; Deck::COUNT]) {
    for deck in Deck::all() {
        for _ in 0..counts[deck.index()] {
            let card = cards::draw(play, player, deck);
            if let (Some(card), Some(seat)) = (card, play.game.seat_of(player)) {
                play.tell(Event::GotCard { seat, card }.into());
            }
        }
    }
}

/// Every way to take eight cards, with more than that of some deck.
fn beyond(mut each: impl FnMut([u8; Deck::COUNT])) {
    for realm in 0..=HAND {
        for intrigue in 0..=HAND - realm {
            for war in 0..=HAND - realm - intrigue {
                for tax in 0..=HAND - realm - intrigue - war {
                    let counts = [realm, intrigue, war, tax, HAND - realm - intrigue - war - tax];
                    if counts.iter().zip(LIMITS).any(|(count, (_, most))| *count > most + 1) {
                        each(counts);
                    }
                }
            }
        }
    }
}

/// Every way to take up to one more than is allowed.
fn all(mut each: impl FnMut([u8; Deck::COUNT])) {
    let most = |deck: Deck| LIMITS[deck.index()].1 + 1;
    for realm in 0..=most(Deck::REALM) {
        for intrigue in 0..=most(Deck::INTRIGUE) {
            for war in 0..=most(Deck::WAR) {
                for tax in 0..=most(Deck::TAX) {
                    for crusade in 0..=most(Deck::CRUSADE) {
                        each([realm, intrigue, war, tax, crusade]);
                    }
                }
            }
        }
    }
}

fn judged(counts: [u8; Deck::COUNT]) -> Result<(), Why> {
    let n = counts.iter().fold(0u8, |sum, count| sum.saturating_add(*count));
    if n != HAND {
        return Err(Why::NotEight { n });
    }
    for deck in Deck::all() {
        let (least, most) = LIMITS[deck.index()];
        if !(least..=most).contains(&counts[deck.index()]) {
            return Err(Why::DeckLimit { deck, least, most });
        }
    }
    Ok(())
}
