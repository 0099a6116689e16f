//! What happens next, as data: the frames of play. Each is a step, in a file of its chapter.

use crate::Kingsburg;
pub use crate::aid::Aid;
use crate::board::State;
pub use crate::calendar::{Begin, Point};
pub use crate::effects::effect::Effect;
pub use crate::effects::moments::Now;
pub use crate::mercenaries::Mercenaries;
pub use crate::play::{Play, Playing};
pub use crate::seasons::build::{Build, Favour};
pub use crate::seasons::help::Help;
pub use crate::seasons::influence::Influence;
pub use crate::seasons::reroll::Reroll;
pub use crate::setup::auction::Name;
pub use crate::setup::bidding::Bidding;
pub use crate::setup::draft::Draft;
pub use crate::setup::governors::Governors;
pub use crate::setup::lines::Lines;
pub use crate::victory::Over;
pub use crate::winter::battle::Battle;
pub use crate::winter::own_die::OwnDie;
pub use crate::winter::requests::Requests;
use serde::{Deserialize, Serialize};
use table::Framed;

/// A step of play in progress.
///
/// Steps are never inlined where they are taken or looked at: in one big function the compiler would compute in advance,
/// at every decision, what any of them might need.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, table::Frames)]
#[frames(game = Kingsburg, over = Over)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// The phase on the calendar is about to begin.
    #[default]
    #[runs]
    Begin,
    /// Module 2: which of his lines does he use?
    Lines(#[cfg_attr(feature = "types", ts(inline))] Lines),
    /// Module 2, draft: take a line.
    Draft(#[cfg_attr(feature = "types", ts(inline))] Draft),
    /// Module 3: each keeps one of three governors.
    Governors(#[cfg_attr(feature = "types", ts(inline))] Governors),
    /// Module 3, auction: name a governor.
    Name(#[cfg_attr(feature = "types", ts(inline))] Name),
    /// Module 3, auction: bid or pass.
    Bid(Bidding),
    /// King's Aid: each of these takes a good.
    Aid(#[cfg_attr(feature = "types", ts(inline))] Aid),
    /// Season a: dice may be changed.
    Reroll(#[cfg_attr(feature = "types", ts(inline))] Reroll),
    /// Season b: influence an advisor or pass.
    Influence(#[cfg_attr(feature = "types", ts(inline))] Influence),
    /// Season c: the advisors help, from 1 to 18.
    #[runs]
    Help(#[cfg_attr(feature = "types", ts(inline))] Help),
    /// Season d: build.
    Build(#[cfg_attr(feature = "types", ts(inline))] Build),
    /// Phase 7: recruit or stop.
    Mercenaries(#[cfg_attr(feature = "types", ts(inline))] Mercenaries),
    /// Module 5: each chooses a request token.
    Requests(#[cfg_attr(feature = "types", ts(inline))] Requests),
    /// A die of one's own for reinforcements: use it?
    OwnDie(#[cfg_attr(feature = "types", ts(inline))] OwnDie),
    /// Winter: battles are settled.
    Battle(#[cfg_attr(feature = "types", ts(inline))] Battle),
    /// Effects that come at a moment.
    Moment(Now),
    /// An effect in progress.
    Effect(#[cfg_attr(feature = "types", ts(inline))] Effect),
    /// A point of the year where play goes on.
    #[runs]
    At(Point),
    /// The game is over.
    Over,
}

impl Framed for Kingsburg {
    type Frame = Frame;
    type Frames = table::Stack<Frame, 4>;

    #[inline]
    fn frame(state: &State) -> Frame {
        state.board.frame()
    }

    #[inline]
    fn frames(state: &mut State) -> Option<&mut Self::Frames> {
        Some(&mut state.board.frames)
    }
}

impl Frame {
    /// The turn to build in progress, if it is one.
    #[inline]
    #[must_use]
    pub fn as_build(&self) -> Option<Build> {
        if let Frame::Build(build) = self { Some(*build) } else { None }
    }
}
