//! Step 3: revolts (WK-UPKEEP-08, WK-UPKEEP-09, WK-UPKEEP-10, WK-UPKEEP-11, WK-UPKEEP-12, WK-R-72) and riots (CG-RIOT-01 to CG-RIOT-06).

use super::Landing;
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::{Board, State};
use crate::content::vocabulary::{Act, Resource};
use crate::content::{Cities, CityId, Subject, Unrest};
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting, Window};

/// Each in turn draws for his cities without a Noble, in the order he likes (WK-UPKEEP-14).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Revolts {
    /// Whose cities.
    pub window: Window,
    /// For which a card was drawn.
    pub drawn: Cities,
}

/// A card is drawn for a city, and its owner may buy the result off (CG-R-29, CG-R-30).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RevoltAt {
    /// Which city.
    pub city: CityId,
    /// What was drawn; none: nothing yet.
    pub unrest: Option<Unrest>,
    /// Can it be bought off?
    pub can_buy: bool,
}

impl Revolts {
    /// How it begins.
    #[must_use]
    pub fn first(board: &Board) -> Revolts {
        Revolts { window: Window::of(board.in_order()), drawn: Cities::NONE }
    }

    fn left(&self, game: &Knights, board: &Board, seat: Seat) -> Cities {
        let cities = board.cities_of(seat).without(self.drawn);
        cities.iter().filter(|city| board.nobles_in(seat, game.content.area_of(*city)).is_empty()).collect()
    }
}

impl Step<Knights> for Revolts {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-revolts"), rules::WK_UPKEEP_08)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::City(city) = answer else { return Err(Reason::NotAsked { rule: rules::WK_UPKEEP_08 }) };
        if self.left(game, &state.board, seat).has(city) { Ok(()) } else { Err(Reason::NoRevolt { city }) }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::cities(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::City(city) = answer else { return Next::Ask };
        self.drawn.insert(city);
        play.goto(self);
        play.push(RevoltAt { city, unrest: None, can_buy: true })
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let Some(seat) = self.window.seat() else { return play.goto(Landing::Arrivals) };
        if !self.left(play.game, play.board(), seat).is_empty() {
            return Next::Ask;
        }
        self.window.pass();
        play.goto(self)
    }
}

impl RevoltAt {
    fn rule(self) -> Rule {
        if self.unrest == Some(Unrest::Riot) { rules::CG_RIOT_02 } else { rules::WK_UPKEEP_11 }
    }
}

impl Knights {
    /// Crowns that buy a revolt off (WK-UPKEEP-11, WK-R-72).
    #[must_use]
    pub fn revolt_price(&self, city: CityId) -> u16 {
        let factor = u16::from(self.content.numbers.revolt_income_factor);
        u16::from(self.content.cities[city.index()].income) * factor
    }
}

impl Step<Knights> for RevoltAt {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.city(self.city).owner)
    }

    fn prompt(&self, game: &Knights, _: &State, _: Seat) -> Prompt {
        let key = if self.unrest == Some(Unrest::Riot) { "prompt-riot" } else { "prompt-revolt" };
        let message = Message::new(key).with("city", self.city).with("crowns", game.revolt_price(self.city));
        prompt(message, self.rule())
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = self.rule();
        let baron = state.board.baron(seat);
        if answer == Answer::Done {
            return Ok(());
        }
        if !matches!(answer, Answer::Say(Word::Faith | Word::Crowns)) {
            return Err(Reason::NotAsked { rule });
        }
        if !self.can_buy {
            return Err(Reason::NotOffered { rule });
        }
        if answer == Answer::Say(Word::Crowns) {
            return state.board.can_pay(seat, game.revolt_price(self.city), rule);
        }
        let cost = u16::from(game.content.numbers.revolt_faith);
        if baron.faith >= cost { Ok(()) } else { Err(Reason::Faith { rule, cost, faith: baron.faith }) }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend([Word::Faith, Word::Crowns].map(Answer::Say));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        play.pop();
        if answer == Answer::Say(Word::Faith) {
            let cost = play.game.content.numbers.revolt_faith;
            play.pay(seat, Resource::Faith, cost.into(), self.rule());
            play.tell(Event::RevoltBought { seat, city: self.city, rule: self.rule() });
        } else if answer == Answer::Say(Word::Crowns) {
            let price = play.game.revolt_price(self.city);
            play.pay(seat, Resource::Crowns, price, self.rule());
            play.tell(Event::RevoltBought { seat, city: self.city, rule: self.rule() });
        } else if self.unrest == Some(Unrest::Riot) {
            play.riot(self.city, rules::CG_RIOT_03);
        } else {
            play.turn_neutral(self.city, rules::WK_UPKEEP_10);
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let city = self.city;
        let Some(owner) = play.board().city(city).owner else { return play.pop() };
        if self.unrest.is_some() {
            return Next::Ask;
        }
        let card = play.fate_card(rules::WK_UPKEEP_08);
        let mut unrest = card.map_or(Unrest::NoRevolt, |card| play.game.fate(card).unrest);
        if unrest == Unrest::Riot {
            let quiet = play.game.verdict(play.board(), Act::Riot, Subject::Baron(owner)).is_forbidden();
            let piece = play.board().city(city);
            // CG-RIOT-06: a further one counts as a revolt; CG-R-31: where there is a Garrison it could not stay.
            unrest = match (quiet || piece.has_garrison, piece.is_rioting) {
                (true, _) => Unrest::NoRevolt,
                (false, true) => Unrest::Revolt,
                (false, false) => Unrest::Riot,
            };
        }
        play.tell(Event::RevoltDrawn { seat: owner, city, unrest });
        match unrest {
            Unrest::NoRevolt => play.pop(),
            Unrest::Revolt | Unrest::Riot => play.goto(RevoltAt { unrest: Some(unrest), ..self }),
        }
    }
}
