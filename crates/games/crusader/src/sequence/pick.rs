//! Everybody secretly picks two cards for the Round (p.6).

use super::{Event, Reason as Why};
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{CardId, Cards, Deck, Player};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play, prompt};
use crate::reason::Reason;
use crate::{Crusader, cards, modifiers, rules};
use table::zones::End;
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// All players pick at the same time, in secret (CK-PLOTPHASE-01, CK-R-14). An AI picks nothing (CK-AI-09).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PickPair;

/// Those who have yet to pick.
fn left(game: &Crusader, state: &State) -> SeatSet {
    let must_pick = |player: &Player| {
        let hand = state.cards.count(cards::hand(*player));
        state.board.plays(*player) && hand > 0 && state.cards.count(cards::picked(*player)) == 0
    };
    let players = game.parties().iter().map(|party| party.player).filter(must_pick);
    players.filter_map(|player| game.seat_of(player)).collect()
}

/// The Archbishop counts when somebody picks (CK-CRUSADE-04, CK-R-85): until then he may be traded, later it does not matter.
pub fn entitle<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    for player in Player::all() {
        if play.state.cards.count(cards::picked(player)) == 0 {
            let right = 1 + u8::from(modifiers::crusades_again(play.game, play.board(), player));
            play.board_mut().house_mut(player).crusade_right = right;
        }
    }
}

/// What somebody may pick from.
struct Choice {
    /// Crusade cards that he may pick now.
    most: u8,
    /// Must one be a Crusade card?
    due: bool,
}

impl Choice {
    fn of(state: &State, player: Player) -> Choice {
        let hand = || state.cards.cards(cards::hand(player));
        let used = state.board.house(player).crusade_cards;
        let crusades = hand().filter(|card| card.deck() == Deck::CRUSADE).count() as u8;
        let others = hand().len() as u8 - crusades;
        // CK-CRUSADE-04, CK-R-85: a second one only with the Archbishop, owned when picking.
        let allowed = state.board.house(player).crusade_right;
        // Who has nothing else picks what he has.
        let most = allowed.saturating_sub(used).max(2u8.saturating_sub(others));
        // CK-PLOTPHASE-03: in the third Round who has used none picks one.
        let due = state.board.round == super::ROUNDS && used == 0 && crusades > 0;
        Choice { most, due }
    }

    fn judge(&self, first: CardId, second: CardId) -> Result<(), Why> {
        let mut crusades = [first, second].into_iter().filter(|card| card.deck() == Deck::CRUSADE);
        let count = crusades.clone().count() as u8;
        if count > self.most {
            return Err(Why::CrusadeAgain { card: crusades.next_back().unwrap_or(second) });
        }
        if self.due && count == 0 { Err(Why::CrusadeDue) } else { Ok(()) }
    }
}

impl Step<Crusader> for PickPair {
    fn waiting(&self, game: &Crusader, state: &State) -> Waiting {
        Waiting::sealed(left(game, state))
    }

    fn prompt(&self, _: &Crusader, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-pick-pair"), rules::CK_PLOTPHASE_01)
    }

    fn list(&self, game: &Crusader, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let player = game.player_of(seat);
        let hand = || state.cards.cards(cards::hand(player));
        if hand().len() == 1 {
            answers.extend(hand().map(Answer::Card));
            return;
        }
        let choice = Choice::of(state, player);
        // The hand in the order of its cards, and so are the pairs.
        let hand: Cards = hand().collect();
        for first in hand {
            let seconds =
                hand.iter().filter(|second| *second != first && choice.judge(first, *second).is_ok());
            answers.extend(seconds.map(|second| Answer::Pair { first, second }));
        }
    }

    fn judge(&self, game: &Crusader, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let player = game.player_of(seat);
        let held = |card: CardId| state.cards.zone_of(card) == Some(cards::hand(player));
        let count = state.cards.count(cards::hand(player));
        let none = |card: CardId| Err(Why::NoCard { card }.into());
        if let Answer::Card(card) = answer
            && count == 1
        {
            return if held(card) { Ok(()) } else { none(card) };
        }
        let Answer::Pair { first, second } = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_PLOTPHASE_01 });
        };
        if let Some(card) = [first, second].into_iter().find(|card| !held(*card)) {
            return none(card);
        }
        if first == second {
            return Err(Why::Twice { card: first }.into());
        }
        Ok(Choice::of(state, player).judge(first, second)?)
    }

    fn candidates(&self, game: &Crusader, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let hand = || state.cards.cards(cards::hand(game.player_of(seat)));
        answers.extend(hand().map(Answer::Card));
        for first in hand() {
            answers.extend(hand().map(|second| Answer::Pair { first, second }));
        }
        // Beside each card that he holds any that he does not, in either place.
        for other in CardId::all().filter(|card| !hand().any(|held| held == *card)) {
            answers.push(Answer::Card(other));
            answers.extend(hand().map(|first| Answer::Pair { first, second: other }));
            answers.extend(hand().map(|second| Answer::Pair { first: other, second }));
        }
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let picked = cards::picked(play.game.player_of(seat));
        if let Answer::Pair { first, second } = answer {
            // CK-PLOTPHASE-02: the one to be played first on top.
            play.state.cards.pick(first, picked, End::Bottom);
            play.state.cards.pick(second, picked, End::Bottom);
            play.tell(Event::PairPicked { seat, first, second }.into());
        } else if let Answer::Card(card) = answer {
            play.state.cards.pick(card, picked, End::Bottom);
            play.tell(Event::PairPicked { seat, first: card, second: card }.into());
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let _ = play.board();
        if left(play.game, play.state).is_empty() { play.pop() } else { Next::Ask }
    }
}
