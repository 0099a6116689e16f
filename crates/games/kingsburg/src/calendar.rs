//! The year: how each phase begins, and where play goes on once the effects of a moment have come.

use crate::board::Phase;
use crate::content::Moment;
use crate::effects::moments;
use crate::event::Event;
use crate::flow::{Frame, Mercenaries, Play, Playing};
use crate::setup::governors;
use crate::{Kingsburg, aid, seasons, winter};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// The phase on the calendar is about to begin.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Begin;

impl Run<Kingsburg> for Begin {
    #[inline(never)]
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let phase = play.state.board.phase;
        play.tell(Event::PhaseBegan { year: play.state.board.year, phase });
        match phase {
            Phase::Aid => {
                crate::fate::reveal(play);
                play.moment(Moment::YearStart, Point::Aid)
            }
            Phase::Spring | Phase::Summer | Phase::Autumn => seasons::begin(play),
            Phase::Reward => crate::reward::give(play),
            Phase::Agent => crate::agent::assign(play),
            Phase::Mercenaries => play.moment(Moment::BeforeMercenaries, Point::Hire),
            Phase::Winter => play.moment(Moment::WinterStart, Point::Reveal),
        }
    }
}

/// Points of the year at which effects may come before play goes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Point {
    /// Lines are chosen: now the governors.
    Governors,
    /// All is chosen.
    Start,
    /// The King's Aid.
    Aid,
    /// Dice are counted.
    Count,
    /// Dice are rolled.
    Roll,
    /// Turn order is set.
    Order,
    /// The advisors help.
    Help,
    /// Building begins.
    Build,
    /// The season is over.
    SeasonOver,
    /// Mercenaries are recruited.
    Hire,
    /// The invaders are revealed.
    Reveal,
    /// The King sends soldiers.
    Reinforce,
    /// The battle begins.
    Fight,
    /// Soldiers go home.
    Dismiss,
    /// Final awards.
    Awards,
    /// The very last step of the year.
    Close,
    /// The next year, or the end.
    Turn,
    /// The next phase.
    Phase,
}

impl Run<Kingsburg> for Point {
    #[inline(never)]
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self {
            Point::Governors => governors::begin(play),
            Point::Start => {
                play.goto(Frame::Begin);
                moments::fire_for_all(play, Moment::Setup);
                Next::Go
            }
            Point::Aid => aid::begin(play),
            Point::Count => seasons::roll::count(play),
            Point::Roll => seasons::roll::roll_all(play),
            Point::Order => seasons::order::set(play),
            Point::Help => seasons::help::begin(play),
            Point::Build => seasons::build::turn(play, 0),
            Point::SeasonOver => seasons::end::finish(play),
            Point::Hire => play.goto(Frame::Mercenaries(Mercenaries { place: 0, hired: 0 })),
            Point::Reveal => winter::reveal(play),
            Point::Reinforce => winter::reinforce(play),
            Point::Fight => winter::fight(play),
            Point::Dismiss => winter::dismiss(play),
            Point::Awards => winter::year_end::awards(play),
            Point::Close => play.moment(Moment::Closing, Point::Turn),
            Point::Turn => winter::year_end::turn(play),
            Point::Phase => play.next_phase(),
        }
    }
}
