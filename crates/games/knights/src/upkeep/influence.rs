//! Step 2: Influence for cities (WK-UPKEEP-03 to WK-UPKEEP-07).

use super::Revolts;
use crate::Knights;
use crate::board::Board;
use crate::cards::Hooks;
use crate::content::vocabulary::{Hook, Resource};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::glory;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Seat, Sink};

/// Everybody takes what his cities bring; then it is seen whether there is a King.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Influence {
    /// Cities.
    Cities,
    /// Then who is crowned (CG-R-36).
    Crown,
}

impl Knights {
    /// What a Baron takes for his cities: none of those besieged or rioting, and nothing without a stronghold (WK-UPKEEP-05, WK-UPKEEP-06,
    /// WK-SIEGE-13, CG-RIOT-05).
    #[must_use]
    pub fn influence_due(&self, board: &Board, seat: Seat) -> u16 {
        if board.stronghold(seat).area.is_none() {
            return 0;
        }
        let counts = |city| !board.city(city).is_besieged() && !board.city(city).is_rioting;
        board.cities_of(seat).iter().filter(|city| counts(*city)).count() as u16
    }
}

impl Run<Knights> for Influence {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self {
            Influence::Cities => {
                // WK-R-102: counted by whether anybody takes any.
                play.board_mut().quiet = play.board().quiet.saturating_add(1);
                for seat in Seat::all(play.game.seats) {
                    let due = play.game.influence_due(play.board(), seat);
                    play.gain(seat, Resource::Influence, due, rules::WK_UPKEEP_03);
                }
                if let Some(king) =
                    play.board().king.filter(|king| play.board().stronghold(*king).area.is_some())
                {
                    // CG-KING-11, CG-R-42
                    play.gain(king, Resource::Influence, 1, rules::CG_KING_11);
                }
                play.goto(Influence::Crown);
                play.hook(Hook::UpkeepInfluence, None);
                Next::Go
            }
            Influence::Crown => {
                play.goto(Revolts::first(play.board()));
                glory::crown(play)
            }
        }
    }
}
