//! Season b: where a player may place dice, and by what right.

use crate::board::{ADVISORS, Board, Right};
use crate::content::{Content, SourceId};
use crate::effects::{closed, is_used, own, standing};
use crate::reason::Reason;
use table::Seat;

/// The numbers that a player could place dice on by each right, as bits 1 to 18.
#[derive(Copy, Clone)]
pub struct Rights {
    /// Free advisors.
    pub free: u64,
    /// Taken advisors, if he holds the King's Agent (KB-R-28).
    pub agent: u64,
    /// Advisors that he may share with an opponent.
    pub deal: u64,
    /// The free spaces of his own card.
    pub card: u64,
    /// Advisors that nobody may influence.
    pub closed: u64,
}

/// All advisors, as bits.
const COURT: u64 = (1 << (ADVISORS + 1)) - 2;

impl Rights {
    /// Free advisors, and taken ones with the Agent.
    #[inline]
    pub fn plain(board: &Board, seat: Seat) -> Rights {
        let taken = u64::from(board.influenced);
        let agent = if board.agent == Some(seat) { COURT & taken } else { 0 };
        Rights { free: COURT & !taken, agent, deal: 0, card: 0, closed: 0 }
    }

    /// With all that changes them.
    pub fn of(content: &Content, board: &Board, seat: Seat) -> Rights {
        let plain = Rights::plain(board, seat);
        if own(board, seat, content.at.placing).cards.is_empty() {
            plain
        } else {
            plain.changed(content, board, seat)
        }
    }

    /// With what cards close, and open for him alone: neutral dice cannot be joined (VR-16).
    fn changed(self, content: &Content, board: &Board, seat: Seat) -> Rights {
        let open = !u64::from(closed(content, board));
        let deal = sharer(content, board, seat).is_some();
        let theirs = board
            .court
            .iter()
            .filter(|g| g.right != Right::Card && g.seat.is_some_and(|owner| owner != seat));
        let shared = if deal { theirs.fold(0, |bits, g| bits | 1 << g.advisor) } else { 0 };
        let own = board.court.iter().filter(|g| g.right == Right::Card && g.seat == Some(seat));
        let taken = own.fold(0u64, |bits, g| bits | 1 << g.advisor);
        let spaces = board.player(seat).governor.map_or(0, |g| {
            content.source(g.source()).spaces.iter().fold(0u64, |bits, s| bits | 1 << s.number)
        });
        Rights {
            free: self.free & open,
            agent: self.agent & open,
            deal: shared & u64::from(board.influenced) & open,
            card: spaces & !taken,
            closed: !open,
        }
    }

    /// Calls with each right by which dice of this value can be placed, in ascending order.
    pub fn each(&self, value: u8, mut give: impl FnMut(Right)) {
        let rights = [
            (self.free, Right::Free),
            (self.agent, Right::Agent),
            (self.deal, Right::Deal),
            (self.card, Right::Card),
        ];
        rights.into_iter().filter(|(set, _)| has(*set, value)).for_each(|(_, right)| give(right));
    }
}

/// Is the number in the set? Sums of dice are far below 64, and what is below 1 is in no set.
#[inline]
pub const fn has(set: u64, value: u8) -> bool {
    set >> (value & 63) & 1 == 1
}

/// Values that no advisor has, below 1 as well, are in no set.
const _: () = {
    assert!(has(COURT, 1) && has(COURT, ADVISORS) && !has(COURT, 0) && !has(COURT, ADVISORS + 1));
    assert!(!has(COURT, 0u8.wrapping_sub(1)) && !has(COURT, 0u8.wrapping_sub(2)));
};

/// What lets him share an opponent's advisor, if it was not used.
pub fn sharer(content: &Content, board: &Board, seat: Seat) -> Option<SourceId> {
    standing(board, seat, content.at.placing).find(|by| {
        let per = content.source(*by).shares;
        per.is_some_and(|per| !is_used(board.player(seat), *by, per))
    })
}

/// May he place dice there by this right?
pub fn judge(content: &Content, board: &Board, seat: Seat, advisor: u8, right: Right) -> Result<(), Reason> {
    let rights = Rights::of(content, board, seat);
    let mut allowed = false;
    rights.each(advisor, |r| allowed |= r == right);
    if allowed {
        return Ok(());
    }
    Err(match right {
        Right::Card => Reason::NoSpace { number: advisor },
        Right::Free | Right::Agent | Right::Deal if rights.closed >> (advisor & 63) & 1 == 1 => {
            Reason::AdvisorClosed { advisor }
        }
        Right::Agent if !board.is_influenced(advisor) => Reason::AgentNotNeeded { advisor },
        Right::Agent => Reason::NotYourAgent { advisor },
        Right::Deal => Reason::NoDeal { advisor },
        Right::Free | Right::Moved => Reason::AdvisorTaken { advisor },
    })
}
