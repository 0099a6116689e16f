//! Phase 3: Upkeep (p.8): victory, Influence, revolts, arrivals, refreshing, the return of Nobles.

mod influence;
mod returns;
mod revolts;
mod victory;

pub use influence::Influence;
pub use returns::{ReturnStage, Returns};
pub use revolts::{RevoltAt, Revolts};
pub use victory::{Decided, RoundEnd, VictoryCheck, standing};

use crate::Knights;
use crate::board::Place;
use crate::cards::Hooks;
use crate::content::vocabulary::Hook;
use crate::content::{NobleId, Span};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink, Window};

/// Steps 4 and 5: Nobles land, and all are refreshed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Landing {
    /// Nobles on port icons enter their areas (WK-UPKEEP-13, WK-R-29).
    Arrivals,
    /// Exhausted Nobles and Advancements are refreshed (WK-UPKEEP-15, CG-TECH-13).
    Refresh,
}

impl Run<Knights> for Landing {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self {
            Landing::Arrivals => {
                for noble in NobleId::all() {
                    if let Place::Port(area) = play.board().noble(noble).place {
                        play.board_mut().noble_mut(noble).place = Place::Area(area);
                        let seat = play.board().owner(noble);
                        play.tell(Event::Landed { seat, noble, area, rule: rules::WK_UPKEEP_13 });
                        play.entered(seat, area);
                    }
                }
                play.goto(Landing::Refresh)
            }
            Landing::Refresh => {
                play.board_mut().nobles.iter_mut().for_each(|noble| noble.is_exhausted = false);
                play.board_mut().uses.renew(Span::Refresh);
                play.tell(Event::Refreshed);
                let window = Window::of(play.board().in_order());
                play.goto(Returns::of(window));
                play.hook(Hook::UpkeepRefresh, None);
                Next::Go
            }
        }
    }
}
