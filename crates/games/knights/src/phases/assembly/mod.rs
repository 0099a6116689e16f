//! The Assembly (p.11-12): Votes, Private Motions, Agendas, bans.

mod ballot;
mod charge;
mod convene;
mod declare;
mod motion;
mod order;
mod passed;
mod refuse;
mod written_votes;

pub use ballot::Ballot;
pub use charge::{ChargeDiscard, OfficeTo};
pub use convene::{AssemblyEnd, Convene, NameActing};
pub use declare::{DeclareVotes, Tie};
pub use motion::{Motions, Propose};
pub use order::{NextAgenda, OrderAgendas};
pub use passed::{Enact, Passed};
pub use refuse::Refuse;
pub use written_votes::WrittenVotes;

use crate::Knights;
use crate::answer::Motion;
use crate::content::{AgendaId, VoteKind};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Stack};

/// What is voted on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// An Agenda.
    Agenda(AgendaId),
    /// What a Private Motion proposes.
    Motion(Motion),
}

/// What a Baron votes for, and what comes of a vote.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Voice {
    /// For it.
    #[default]
    Yes,
    /// Against it.
    No,
    /// For this Baron.
    Baron(Seat),
}

/// An Assembly in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Assembly {
    /// Who attends.
    pub attending: SeatSet,
    /// Who presides in place of a Chairman who does not attend (WK-ASSEMBLY-08).
    pub acting: Option<Seat>,
    /// Agendas in the order in which they are voted.
    pub order: Stack<AgendaId, 16>,
    /// Agendas of that order that were taken up.
    pub taken: u8,
    /// What is voted on.
    pub question: Option<Question>,
    /// Votes shown.
    pub cast: [u8; 6],
    /// For what.
    pub voices: [Option<Voice>; 6],
    /// What came of it.
    pub result: Option<Voice>,
    /// Who does not abide by it (WK-R-64).
    pub exempt: SeatSet,
    /// Has the Assembly been postponed (WK-MOTION-07)?
    pub is_postponed: bool,
    /// Votes that two Barons wrote down for each Agenda of that order, by seat; nothing before both have (WK-PLAYERS-10).
    pub written: Stack<[u8; 6], 16>,
}

impl Assembly {
    /// Who is banned, called away or out of the game attends no longer, and presides no longer (WK-BAN-04, WK-R-66).
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.attending.remove(seat);
        self.acting = self.acting.filter(|acting| *acting != seat);
    }

    /// The Agenda that is voted on, called up again or not.
    pub(crate) fn agenda(&self) -> Option<AgendaId> {
        match self.question? {
            Question::Agenda(agenda) | Question::Motion(Motion::Recall(agenda)) => Some(agenda),
            Question::Motion(
                Motion::Lift(_)
                | Motion::Discard(_)
                | Motion::Postpone
                | Motion::Forbid(_)
                | Motion::Allow(_),
            ) => None,
        }
    }
}

impl Knights {
    /// How a question is voted (WK-VOTE-07, WK-R-62).
    #[must_use]
    pub fn vote_kind(&self, question: Question) -> VoteKind {
        match question {
            Question::Agenda(agenda) | Question::Motion(Motion::Recall(agenda)) => {
                self.content.agendas[agenda.index()].vote
            }
            Question::Motion(
                Motion::Lift(_)
                | Motion::Discard(_)
                | Motion::Postpone
                | Motion::Forbid(_)
                | Motion::Allow(_),
            ) => VoteKind::YesNo,
        }
    }
}
