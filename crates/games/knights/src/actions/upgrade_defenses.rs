//! Upgrade Defenses: repair or fortify (WK-NEUT-07, WK-NEUT-08, WK-NEUT-09, WK-NEUT-10, WK-NEUT-11, WK-NEUT-12, WK-NEUT-13, WK-NEUT-17).

use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Board, Site, State};
use crate::content::vocabulary::{Resource, Stat};
use crate::content::{CityId, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::glory::HireGarrison;
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// Each in turn repairs one city or his stronghold, or fortifies one city, or passes (WK-SIEGE-15).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UpgradeDefenses(pub Window);

impl Knights {
    /// Crowns to repair a breach (WK-NEUT-08).
    #[must_use]
    pub fn repair_price(&self, board: &Board, seat: Seat) -> u16 {
        let base = i32::from(self.content.numbers.repair);
        self.stat(board, Stat::RepairCost, Subject::Baron(seat), base).max(0) as u16
    }

    /// Crowns to fortify a city (WK-NEUT-09).
    #[must_use]
    pub fn fortify_price(&self, board: &Board, seat: Seat) -> u16 {
        let base = i32::from(self.content.numbers.fortify);
        self.stat(board, Stat::FortifyCost, Subject::Baron(seat), base).max(0) as u16
    }

    fn may_work(&self, board: &Board, seat: Seat, site: Site) -> Result<(), Reason> {
        let rule = rules::WK_NEUT_07;
        match site {
            Site::City(city) if board.city(city).owner != Some(seat) => {
                return Err(Reason::NotYourCity { rule, city });
            }
            Site::Stronghold(other) if other != seat || board.stronghold(seat).area.is_none() => {
                return Err(Reason::NotOffered { rule: rules::WK_NEUT_10 });
            }
            Site::City(_) | Site::Stronghold(_) => {}
        }
        // WK-NEUT-12, WK-R-44
        if board.is_besieged(site) { Err(Reason::Besieged { rule: rules::WK_NEUT_12, site }) } else { Ok(()) }
    }
}

fn breaches(board: &Board, site: Site) -> u8 {
    match site {
        Site::City(city) => board.city(city).breaches,
        Site::Stronghold(seat) => board.stronghold(seat).breaches,
    }
}

impl Step<Knights> for UpgradeDefenses {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-upgrade-defenses"), rules::WK_NEUT_07)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if answer == Answer::Done {
            return Ok(());
        }
        if let Answer::Repair(site, count) = answer {
            game.may_work(board, seat, site)?;
            let there = breaches(board, site);
            if count == 0 || count > there {
                return Err(Reason::Breaches { site, breaches: there });
            }
            return board.can_pay(seat, game.repair_price(board, seat) * u16::from(count), rules::WK_NEUT_08);
        }
        let Answer::Fortify(city) = answer else { return Err(Reason::NotAsked { rule: rules::WK_NEUT_07 }) };
        game.may_work(board, seat, Site::City(city))?;
        // WK-R-76: breaches are no obstacle.
        if board.city(city).is_fortified {
            return Err(Reason::IsFortified { city });
        }
        board.can_pay(seat, game.fortify_price(board, seat), rules::WK_NEUT_09)
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let cities = CityId::all().filter(|city| state.board.city(*city).owner.is_some());
        for site in cities.clone().map(Site::City).chain([Site::Stronghold(seat)]) {
            answers.extend((1..=breaches(&state.board, site) + 1).map(|count| Answer::Repair(site, count)));
        }
        answers.extend(cities.map(Answer::Fortify));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Repair(site, count) = answer {
            let price = play.game.repair_price(play.board(), seat) * u16::from(count);
            play.pay(seat, Resource::Crowns, price, rules::WK_NEUT_08);
            play.repair(site, count, rules::WK_NEUT_08);
        } else if let Answer::Fortify(city) = answer {
            let price = play.game.fortify_price(play.board(), seat);
            play.pay(seat, Resource::Crowns, price, rules::WK_NEUT_09);
            play.fortify(city, rules::WK_NEUT_09);
        }
        self.0.pass();
        play.goto(self);
        // CG-R-08: then he may hire a Garrison.
        if play.game.options.for_glory { play.push(HireGarrison(Window::of([seat]))) } else { Next::Go }
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.0.seat().is_some() { Next::Ask } else { play.pop() }
    }
}
