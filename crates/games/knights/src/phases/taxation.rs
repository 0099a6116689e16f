//! Taxation (p.11).

use crate::Knights;
use crate::actions::special::return_cards;
use crate::board::Board;
use crate::cards::Hooks;
use crate::content::vocabulary::{Act, Hook, Resource};
use crate::content::{CityId, PhaseArea, Span, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Seat, Sink};

/// Everybody is paid at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Taxation {
    /// Cities pay, then cards.
    Income,
    /// The cards return (WK-TAX-06).
    Last,
}

impl Taxation {
    /// How it begins.
    pub const FIRST: Taxation = Taxation::Income;
}

impl Knights {
    /// What a city pays its owner (WK-TAX-01, WK-TAX-03, WK-TAX-04, WK-TAX-05, CG-RIOT-04, WK-SIEGE-14).
    #[must_use]
    pub fn city_income(&self, board: &Board, city: CityId) -> u16 {
        let piece = board.city(city);
        let stopped = piece.is_besieged()
            || piece.is_rioting
            || self.verdict(board, Act::CityIncome, Subject::City(piece.owner, city)).is_forbidden();
        if piece.owner.is_none() || stopped {
            return 0;
        }
        self.city_worth(board, city)
    }

    /// What a city pays where nothing stops it (WK-TAX-01, WK-TAX-03).
    #[must_use]
    pub fn city_worth(&self, board: &Board, city: CityId) -> u16 {
        let more = if board.city(city).is_fortified { self.content.numbers.fortified_income } else { 0 };
        u16::from(self.content.cities[city.index()].income + more)
    }
}

impl Run<Knights> for Taxation {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self {
            Taxation::Income => {
                for seat in Seat::all(play.game.seats) {
                    let cities = play.board().cities_of(seat);
                    let income = cities.iter().map(|city| play.game.city_income(play.board(), city)).sum();
                    play.board_mut().baron_mut(seat).taxed = income;
                    play.gain(seat, Resource::Crowns, income, rules::WK_TAX_01);
                }
                play.goto(Taxation::Last);
                // WK-TAX-02: Concessions, and whatever else acts now (WK-AGENDA-12).
                play.hook(Hook::Taxation, None);
                Next::Go
            }
            Taxation::Last => {
                return_cards(play, PhaseArea::Taxation);
                play.board_mut().in_force.end(Span::Taxation);
                play.pop()
            }
        }
    }
}
