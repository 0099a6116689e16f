//! What happens next, as data: the frames of play, and the loop that runs them up to the next decision.

use crate::Kingsburg;
use crate::answer::Answer;
use crate::board::{Board, Phase, State};
use crate::content::Content;
use crate::event::Event;
use crate::goods::Bundle;
use crate::winter::Blow;
use crate::{aid, mercenaries, seasons, winter};
use serde::{Deserialize, Serialize};
use table::{Chance, Rule, Seat, SeatSet, Sink};

/// A step of play in progress. `place` is a place in the turn order: whose turn it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    /// The phase on the calendar is about to begin.
    #[default]
    Begin,
    /// King's Aid: each of these takes a good.
    Aid {
        /// Whose turn it is.
        place: u8,
        /// Who takes one.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        takers: SeatSet,
    },
    /// Season a: dice may be rolled again.
    Reroll {
        /// Whose turn it is, in the order of the season before.
        place: u8,
    },
    /// Season b: influence an advisor or pass.
    Influence {
        /// Whose turn it is.
        place: u8,
        /// Who has passed.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        passed: SeatSet,
    },
    /// Season c: the advisors help, from 1 to 18.
    Help {
        /// Whose turn it is to be helped: a place in the court, which is sorted by then.
        group: u8,
    },
    /// An advisor's gift is being taken.
    Gift {
        /// Which advisor.
        advisor: u8,
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which of his gifts.
        gift: u8,
    },
    /// Season d: build.
    Build {
        /// Whose turn it is.
        place: u8,
        /// How many he has built in this turn.
        built: u8,
    },
    /// End of a season: a trade may be made.
    SeasonEnd {
        /// Whose turn it is.
        place: u8,
    },
    /// Phase 7: recruit or stop.
    Mercenaries {
        /// Whose turn it is.
        place: u8,
    },
    /// Winter: battles are settled.
    Battle {
        /// Whose battle.
        place: u8,
        /// What is being settled.
        blow: Blow,
    },
    /// The game is over.
    Over,
}

impl Frame {
    /// Who must answer now; nobody if the game is over (or the frame has not been run).
    #[inline]
    #[must_use]
    pub fn seat(self, board: &Board) -> Option<Seat> {
        match self {
            Frame::Aid { place, .. }
            | Frame::Reroll { place }
            | Frame::Influence { place, .. }
            | Frame::Build { place, .. }
            | Frame::SeasonEnd { place }
            | Frame::Mercenaries { place }
            | Frame::Battle { place, .. } => board.at_place(place),
            Frame::Gift { seat, .. } => Some(seat),
            Frame::Begin | Frame::Help { .. } | Frame::Over => None,
        }
    }
}

/// What a frame wants after it was looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Somebody must answer.
    Ask,
    /// The frames have changed; look again.
    Go,
}

/// A game being played on: the rules with hands on the state.
pub struct Play<'a, C, S> {
    /// The components.
    pub content: &'a Content,
    /// The state.
    pub state: &'a mut State,
    /// Where dice come from.
    pub chance: &'a mut C,
    /// Where events go.
    pub sink: &'a mut S,
}

impl<'a, C: Chance, S: Sink<Event>> Play<'a, C, S> {
    /// Takes the state in hand.
    pub fn new(game: &'a Kingsburg, state: &'a mut State, chance: &'a mut C, sink: &'a mut S) -> Self {
        Play { content: game.components(), state, chance, sink }
    }

    /// Runs frames until somebody must answer or the game is over.
    pub fn run(&mut self) {
        loop {
            let next = match self.state.board.frame() {
                Frame::Begin => self.begin_phase(),
                Frame::Aid { place, takers } => aid::resume(self, place, takers),
                Frame::Reroll { place } => seasons::roll::resume(self, place),
                Frame::Influence { place, passed } => seasons::influence::resume(self, place, passed),
                Frame::Help { group } => seasons::help::resume(self, group),
                Frame::Gift { advisor, seat, gift } => seasons::help::resume_gift(self, advisor, seat, gift),
                Frame::Build { place, built } => seasons::build::resume(self, place, built),
                Frame::SeasonEnd { place } => seasons::end::resume(self, place),
                Frame::Mercenaries { place } => mercenaries::resume(self, place),
                Frame::Battle { place, blow } => winter::battle::resume(self, place, blow),
                Frame::Over => Next::Ask,
            };
            if next == Next::Ask {
                return;
            }
        }
    }

    /// Carries out a legal answer, without running on.
    #[inline]
    pub fn take(&mut self, seat: Seat, answer: Answer) {
        match self.state.board.frame() {
            Frame::Aid { place, takers } => aid::take(self, seat, answer, place, takers),
            Frame::Reroll { place } => seasons::roll::take(self, seat, answer, place),
            Frame::Influence { place, passed } => seasons::influence::take(self, seat, answer, place, passed),
            Frame::Gift { advisor, gift, .. } => seasons::help::take(self, seat, answer, advisor, gift),
            Frame::Build { place, built } => seasons::build::take(self, seat, answer, place, built),
            Frame::SeasonEnd { place } => seasons::end::take(self, seat, answer, place),
            Frame::Mercenaries { place } => mercenaries::take(self, seat, answer, place),
            Frame::Battle { place, blow } => winter::battle::take(self, seat, answer, place, blow),
            Frame::Begin | Frame::Help { .. } | Frame::Over => {}
        }
    }

    /// Puts another frame in place of the one on top.
    #[inline]
    pub fn goto(&mut self, frame: Frame) -> Next {
        self.state.board.frames.set_top(frame);
        Next::Go
    }

    /// KB-FLOW-03: the marker moves on, and the next phase begins.
    pub fn next_phase(&mut self) -> Next {
        let board = &mut self.state.board;
        board.phase = match board.phase {
            Phase::Aid => Phase::Spring,
            Phase::Spring => Phase::Reward,
            Phase::Reward => Phase::Summer,
            Phase::Summer => Phase::Agent,
            Phase::Agent => Phase::Autumn,
            Phase::Autumn => Phase::Mercenaries,
            Phase::Mercenaries => Phase::Winter,
            Phase::Winter => return winter::end_year(self),
        };
        self.goto(Frame::Begin)
    }

    fn begin_phase(&mut self) -> Next {
        let phase = self.state.board.phase;
        self.sink.emit(Event::PhaseBegan { year: self.state.board.year, phase });
        match phase {
            Phase::Aid => aid::begin(self),
            Phase::Spring | Phase::Summer | Phase::Autumn => seasons::begin(self),
            Phase::Reward => crate::reward::give(self),
            Phase::Agent => crate::agent::assign(self),
            Phase::Mercenaries => self.goto(Frame::Mercenaries { place: 0 }),
            Phase::Winter => winter::begin(self),
        }
    }

    /// A player gains something out of the Supply; goods of choice are not part of it.
    #[inline]
    pub fn gain(&mut self, seat: Seat, what: Bundle, rule: Rule) {
        if what.is_empty() {
            return;
        }
        let player = self.state.board.player_mut(seat);
        player.goods = player.goods.plus(what.kinds());
        player.plus2 += what.plus2;
        player.soldiers += what.soldiers;
        player.vp += what.vp;
        self.sink.emit(Event::Gained { seat, what, rule });
    }

    /// A player pays or loses something that he has; victory points he need not have (KB-END-06).
    #[inline]
    pub fn lose(&mut self, seat: Seat, what: Bundle, rule: Rule) {
        if what.is_empty() {
            return;
        }
        let player = self.state.board.player_mut(seat);
        player.goods = player.goods.minus(what.kinds());
        player.plus2 = player.plus2.saturating_sub(what.plus2);
        player.vp -= what.vp;
        self.sink.emit(Event::Lost { seat, what, rule });
    }
}
