//! What happens next, as data: the frames of play, and the loop that runs them up to the next decision.

use crate::Kingsburg;
use crate::answer::Answer;
use crate::board::{Board, Phase, State};
use crate::content::{Content, GovernorId, Moment, Pc};
use crate::effects::moments::{self, Now};
use crate::effects::{ask, run};
use crate::event::Event;
use crate::goods::Bundle;
use crate::options::Options;
use crate::setup::{auction, governors, lines};
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
    /// Module 2: which of his lines does he use?
    Lines {
        /// Whose turn it is.
        place: u8,
    },
    /// Module 2, draft: take a line.
    Draft {
        /// Who took first.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        first: Seat,
        /// How many have been taken.
        taken: u8,
    },
    /// Module 3: each keeps one of three governors.
    Governors {
        /// Who has chosen.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        chosen: SeatSet,
    },
    /// Module 3, auction: name a governor.
    Name {
        /// Who names.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// Module 3, auction: bid or pass.
    Bid(Bidding),
    /// King's Aid: each of these takes a good.
    Aid {
        /// Whose turn it is.
        place: u8,
        /// Who takes one.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        takers: SeatSet,
    },
    /// Season a: dice may be changed.
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
    /// Season d: build.
    Build {
        /// Whose turn it is.
        place: u8,
        /// How many he has built in this turn.
        built: u8,
        /// Does he build cheaper in this turn?
        favour: Favour,
    },
    /// Phase 7: recruit or stop.
    Mercenaries {
        /// Whose turn it is.
        place: u8,
        /// How many he has recruited.
        hired: u8,
    },
    /// Module 5: each chooses a request token.
    Requests {
        /// Who has chosen.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        chosen: SeatSet,
    },
    /// A die of one's own for reinforcements: use it?
    OwnDie {
        /// Whose turn it is.
        place: u8,
        /// What it shows; 0 if not rolled.
        own: u8,
    },
    /// Winter: battles are settled.
    Battle {
        /// Whose battle.
        place: u8,
        /// What is being settled.
        blow: Blow,
    },
    /// Effects that come at a moment.
    Moment(Now),
    /// An effect in progress.
    Effect {
        /// For whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which step of which effect.
        pc: Pc,
        /// What it has to remember.
        memo: u8,
        /// The advisor or building it is about.
        about: u8,
    },
    /// A point of the year where play goes on.
    At(Point),
    /// The game is over.
    Over,
}

/// A governor under the hammer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Bidding {
    /// Which.
    pub governor: GovernorId,
    /// Who named him.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub namer: Seat,
    /// Whose turn it is.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub bidder: Seat,
    /// The highest bid, and whose.
    #[cfg_attr(feature = "types", ts(type = "[number, number] | null"))]
    pub high: Option<(u8, Seat)>,
    /// Who has passed.
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub passed: SeatSet,
}

/// Whether somebody builds cheaper in this turn: found when his turn comes (KB-GOV-08).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Favour {
    /// No.
    #[default]
    None,
    /// Yes.
    Cheaper,
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

impl Frame {
    /// Who must answer now; nobody if the game is over (or the frame has not been run).
    #[inline]
    #[must_use]
    pub fn seats(self, content: &Content, board: &Board) -> SeatSet {
        let seat = match self {
            Frame::Aid { place, .. }
            | Frame::Reroll { place }
            | Frame::Influence { place, .. }
            | Frame::Build { place, .. }
            | Frame::Mercenaries { place, .. }
            | Frame::OwnDie { place, .. }
            | Frame::Lines { place }
            | Frame::Battle { place, .. } => board.at_place(place),
            Frame::Effect { seat, pc, memo, .. } => Some(ask::answerer(content, board, seat, pc, memo)),
            Frame::Moment(now) => board.at_place(now.place),
            Frame::Draft { first, taken } => Some(lines::drafter(board.seats, first, taken)),
            Frame::Name { seat } => Some(seat),
            Frame::Bid(bidding) => Some(bidding.bidder),
            Frame::Governors { chosen } | Frame::Requests { chosen } => {
                return SeatSet::all(board.seats).without(chosen);
            }
            Frame::Begin | Frame::Help { .. } | Frame::At(_) | Frame::Over => None,
        };
        seat.map_or(SeatSet::EMPTY, SeatSet::one)
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
    /// The modules in play.
    pub options: &'a Options,
    /// The state.
    pub state: &'a mut State,
    /// Where dice come from.
    pub chance: &'a mut C,
    /// Where events go.
    pub sink: &'a mut S,
}

impl<'a, C: Chance, S: Sink<Event>> Play<'a, C, S> {
    /// Takes the state in hand.
    #[inline]
    pub fn new(game: &'a Kingsburg, state: &'a mut State, chance: &'a mut C, sink: &'a mut S) -> Self {
        Play { content: game.components(), options: &game.options, state, chance, sink }
    }

    /// Runs frames until somebody must answer or the game is over.
    ///
    /// Steps of play are never inlined, here and in [`Play::take`]: in one big function the compiler would compute in
    /// advance, at every decision, what any of them might need.
    pub fn run(&mut self) {
        loop {
            let next = match self.state.board.frame() {
                Frame::Begin => self.begin_phase(),
                Frame::Lines { place } => lines::resume(self, place),
                Frame::Draft { first, taken } => lines::resume_draft(self, first, taken),
                Frame::Governors { chosen } => governors::resume(self, chosen),
                Frame::Name { .. } => Next::Ask,
                Frame::Bid(bidding) => auction::resume(self, bidding),
                Frame::Aid { place, takers } => aid::resume(self, place, takers),
                Frame::Reroll { place } => seasons::roll::resume(self, place),
                Frame::Influence { place, passed } => seasons::influence::resume(self, place, passed),
                Frame::Help { group } => seasons::help::resume(self, group),
                Frame::Build { place, built, .. } => seasons::build::resume(self, place, built),
                Frame::Mercenaries { place, .. } => mercenaries::resume(self, place),
                Frame::Requests { chosen } => winter::requests::resume(self, chosen),
                Frame::OwnDie { place, own } => winter::own_die::resume(self, place, own),
                Frame::Battle { place, blow } => winter::battle::resume(self, place, blow),
                Frame::Moment(now) => moments::resume(self, now),
                Frame::Effect { seat, pc, memo, about } => run::resume(self, seat, pc, memo, about),
                Frame::At(point) => self.go_on(point),
                Frame::Over => Next::Ask,
            };
            if next == Next::Ask {
                return;
            }
        }
    }

    /// Carries out a legal answer, up to what must be looked at next.
    #[inline]
    pub fn take(&mut self, seat: Seat, answer: Answer) -> Next {
        match self.state.board.frame() {
            Frame::Lines { place } => lines::take(self, seat, answer, place),
            Frame::Draft { first, taken } => lines::take_draft(self, seat, answer, first, taken),
            Frame::Governors { chosen } => governors::take(self, seat, answer, chosen),
            Frame::Name { .. } => auction::name(self, seat, answer),
            Frame::Bid(bidding) => auction::take(self, answer, bidding),
            Frame::Aid { place, takers } => aid::take(self, seat, answer, place, takers),
            Frame::Reroll { place } => seasons::roll::take(self, seat, answer, place),
            Frame::Influence { place, passed } => seasons::influence::take(self, seat, answer, place, passed),
            Frame::Build { place, built, favour } => {
                seasons::build::take(self, seat, answer, place, built, favour)
            }
            Frame::Mercenaries { place, hired } => mercenaries::take(self, seat, answer, place, hired),
            Frame::Requests { chosen } => winter::requests::take(self, seat, answer, chosen),
            Frame::OwnDie { place, own } => winter::own_die::take(self, seat, answer, place, own),
            Frame::Battle { place, blow } => winter::battle::take(self, seat, answer, place, blow),
            Frame::Moment(now) => moments::take(self, now, seat, answer),
            Frame::Effect { seat, pc, memo, about } => ask::take(self, seat, answer, pc, memo, about),
            Frame::Begin | Frame::Help { .. } | Frame::At(_) | Frame::Over => Next::Go,
        }
    }

    /// Puts another frame in place of the one on top.
    #[inline]
    pub fn goto(&mut self, frame: Frame) -> Next {
        self.state.board.frames.set_top(frame);
        Next::Go
    }

    /// Lets the effects of a moment come for everybody, then goes on there: at once if there are none.
    pub fn moment(&mut self, moment: Moment, then: Point) -> Next {
        self.goto(Frame::At(then));
        if moments::fire_for_all(self, moment) { Next::Go } else { self.go_on(then) }
    }

    /// KB-FLOW-03: the marker moves on, and the next phase begins.
    #[inline(never)]
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
            Phase::Winter => return winter::year_end::end_year(self),
        };
        self.goto(Frame::Begin)
    }

    #[inline(never)]
    fn begin_phase(&mut self) -> Next {
        let phase = self.state.board.phase;
        self.sink.emit(Event::PhaseBegan { year: self.state.board.year, phase });
        match phase {
            Phase::Aid => {
                crate::fate::reveal(self);
                self.moment(Moment::YearStart, Point::Aid)
            }
            Phase::Spring | Phase::Summer | Phase::Autumn => seasons::begin(self),
            Phase::Reward => crate::reward::give(self),
            Phase::Agent => crate::agent::assign(self),
            Phase::Mercenaries => self.moment(Moment::BeforeMercenaries, Point::Hire),
            Phase::Winter => self.moment(Moment::WinterStart, Point::Reveal),
        }
    }

    #[inline(never)]
    fn go_on(&mut self, point: Point) -> Next {
        match point {
            Point::Governors => governors::begin(self),
            Point::Start => {
                self.goto(Frame::Begin);
                moments::fire_for_all(self, Moment::Setup);
                Next::Go
            }
            Point::Aid => aid::begin(self),
            Point::Count => seasons::roll::count(self),
            Point::Roll => seasons::roll::roll_all(self),
            Point::Order => seasons::roll::set_order(self),
            Point::Help => seasons::help::begin(self),
            Point::Build => seasons::build::turn(self, 0),
            Point::SeasonOver => seasons::end::finish(self),
            Point::Hire => self.goto(Frame::Mercenaries { place: 0, hired: 0 }),
            Point::Reveal => winter::reveal(self),
            Point::Reinforce => winter::reinforce(self),
            Point::Fight => winter::fight(self),
            Point::Dismiss => winter::dismiss(self),
            Point::Awards => winter::year_end::awards(self),
            Point::Close => self.moment(Moment::Closing, Point::Turn),
            Point::Turn => winter::year_end::turn(self),
            Point::Phase => self.next_phase(),
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
        player.soldiers = player.soldiers.saturating_sub(what.soldiers);
        player.vp -= what.vp;
        self.sink.emit(Event::Lost { seat, what, rule });
    }
}
