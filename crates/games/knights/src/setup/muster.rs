//! The first troops: six cards for Nobles and stronghold, in secret and at once (WK-SETUP-18, WK-R-08).

use super::PlaceStrongholds;
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Army, State};
use crate::content::{TroopId, TroopKind};
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Stack, Step, Waiting, Window};

/// Each assigns his first troops, card by card (WK-SETUP-19).
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct FirstTroops;

/// The cards that a Baron starts with, the strongest first; in this order he assigns them.
fn cards(game: &Knights, state: &State, seat: Seat) -> Stack<TroopId, 6> {
    let mut cards: Stack<TroopId, 6> = state.board.stronghold(seat).troops.iter().collect();
    cards.sort_by_key(|troop| (std::cmp::Reverse(game.content.strength(*troop)), *troop));
    cards
}

/// The card that he assigns next.
fn next(game: &Knights, state: &State, seat: Seat) -> Option<TroopKind> {
    let at = state.secret(seat).muster.len();
    cards(game, state, seat).get(at).map(|troop| troop.kind())
}

impl Step<Knights> for FirstTroops {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        let left = |seat: Seat| state.board.stronghold(seat).troops.len() as usize;
        let thinks = |seat: &Seat| state.secret(*seat).muster.len() < left(*seat);
        Waiting::sealed(state.board.playing().filter(thinks).collect::<SeatSet>())
    }

    fn prompt(&self, game: &Knights, state: &State, seat: Seat) -> Prompt {
        let kind = next(game, state, seat).unwrap_or_default();
        prompt(Message::new("prompt-first-troops").with("troop", kind), rules::WK_SETUP_18)
    }

    fn list(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        if next(game, state, seat).is_some() {
            answers.extend(written::armies(&state.board, seat).map(Answer::Army));
        }
    }

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Army(army) = answer else { return Err(Reason::NotAsked { rule: rules::WK_SETUP_18 }) };
        if army.baron() != state.board.baron(seat).id {
            return Err(Reason::NotYours { rule: rules::WK_TRANSFER_12, army });
        }
        next(game, state, seat).map(|_| ()).ok_or(Reason::NotAsked { rule: rules::WK_SETUP_18 })
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let armies = state.board.playing().flat_map(|seat| written::armies(&state.board, seat));
        answers.extend(armies.map(Answer::Army));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Army(army) = answer else { return Next::Ask };
        let place = army.noble().map_or(4, |noble| noble.0 % 4);
        let kind = next(play.game, play.state, seat).unwrap_or_default();
        play.state.secrets[seat.index()].muster.push(place);
        play.tell(Event::FirstTroopPlaced { seat, troop: kind, army });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if !self.waiting(play.game, play.state).must.is_empty() {
            return Next::Ask;
        }
        for seat in Seat::all(play.game.seats) {
            let cards = cards(play.game, play.state, seat);
            let places = std::mem::take(&mut play.state.secrets[seat.index()].muster);
            let id = play.board().baron(seat).id;
            for (troop, place) in cards.iter().zip(places.iter()).filter(|(_, place)| **place < 4) {
                play.board_mut().baron_mut(seat).stronghold.troops.remove(*troop);
                play.board_mut().nobles[usize::from(id.0 * 4 + place)].troops.insert(*troop);
            }
            for army in Army::all_of(id) {
                let troops = play.board().troops(army);
                play.tell(Event::ArmyIs { army, troops: troops.iter().map(TroopId::kind).collect() });
            }
        }
        if play.game.options.missions {
            super::deal_missions(play);
        }
        // WK-SETUP-24: the Chairman first, clockwise.
        let window = Window::of(play.board().in_order());
        play.goto(PlaceStrongholds(window))
    }
}
