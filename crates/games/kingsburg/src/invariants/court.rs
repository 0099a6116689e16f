//! The groups on the advisors: KB-INV-03, KB-INV-04, KB-INV-21, KB-INV-36.

use super::{Field, Wrong, has_agent_been_given, in_season, is_counting, is_placing, is_rolled, within};
use crate::answer::Placement;
use crate::board::{Board, Group, Right};
use crate::content::{Clause, Content, Moment, SourceId, Trigger};
use crate::effects::{all_of, closed, is_used};
use crate::flow::{Frame, Point};
use crate::seasons::{influence, two_players};
use table::Seat;

const COURT: Field = Field::Of("court");

/// All groups.
pub fn all(content: &Content, board: &Board, wrong: &mut Wrong) {
    wrong.unless(
        is_placing(board) || board.court.iter().all(|g| g.seat.is_none()),
        COURT,
        "KB-INV-01: dice on the court out of season",
    );
    wrong.unless(
        board.court.is_empty() || is_rolled(board) || is_counting(board),
        COURT,
        "KB-INV-36: dice lie on the court out of season",
    );
    spaces(board, wrong);
    for group in board.court.iter() {
        match group.seat {
            Some(seat) => own(content, board, seat, group, wrong),
            None => {
                wrong.unless(board.seats == 2, COURT, "KB-INV-36: neutral dice with more than two players");
            }
        }
    }
    let spaces = board.court.iter().filter(|g| g.right == Right::Card);
    let mut taken: Vec<_> = spaces.map(|g| (g.seat, g.advisor)).collect();
    let count = taken.len();
    taken.sort_unstable();
    taken.dedup();
    wrong.unless(taken.len() == count, COURT, "KB-GOV-06: two groups on one space of a card");
    joined(board, wrong);
    for seat in Seat::all(board.seats) {
        deals(content, board, seat, wrong);
    }
    neutral(board, wrong);
}

/// How many groups stand on each advisor, and by what right.
fn spaces(board: &Board, wrong: &mut Wrong) {
    let (mut seen, mut plain, mut twice, mut extra) = (0u32, 0u32, 0u32, 0u32);
    let mut agents = 0;
    for group in board.court.iter() {
        wrong.unless((1..=18).contains(&group.advisor), COURT, "KB-INV-03: there is no such advisor");
        let space = 1 << (group.advisor & 31);
        if group.right != Right::Card {
            seen |= space;
        }
        match group.right {
            Right::Free | Right::Moved => {
                twice |= plain & space;
                plain |= space;
            }
            Right::Agent => {
                agents += 1;
                extra |= space;
            }
            Right::Deal => extra |= space,
            Right::Card => {}
        }
    }
    // A group that was moved may leave one behind that stood beside it.
    let moved = board.court.iter().any(|g| g.right == Right::Moved);
    wrong.unless(
        twice == 0 && (moved || extra & !plain == 0),
        COURT,
        "KB-INV-04: two groups on an advisor without the Agent, or the Agent for one",
    );
    wrong.unless(seen == board.influenced, COURT, "KB-INV-04: the record of influenced advisors is wrong");
    wrong.unless(agents <= 1, COURT, "KB-INV-04: the Agent was used twice");
    wrong.unless(
        agents == 0 || board.agent.is_none(),
        Field::Of("agent"),
        "KB-INV-21: the Agent is used and still held",
    );
    wrong.unless(
        agents == 0 || has_agent_been_given(board),
        COURT,
        "KB-INV-21: the Agent was used before phase 5 of the first year",
    );
}

/// KB-ENVOY-05, VR-16: who joins an advisor comes after those who stand there, by a deal after another player. Until advisors
/// help, groups lie in the order in which they were placed; and one that was moved may have left another behind.
fn joined(board: &Board, wrong: &mut Wrong) {
    let placing = within(board, |f| matches!(f, Frame::Influence(_)));
    if board.court.iter().any(|g| g.right == Right::Moved) {
        return;
    }
    for (at, group) in board.court.iter().enumerate() {
        // That nobody else is there at all is told already (KB-INV-04).
        if board.groups_on(group.advisor).count() < 2 {
            continue;
        }
        let found = if placing { &board.court[..at] } else { &board.court[..] };
        let mut there = found.iter().filter(|g| g.advisor == group.advisor && g.right != Right::Card);
        match group.right {
            Right::Agent => {
                let after = "KB-ENVOY-05: the Agent is used where nobody was yet";
                wrong.unless(there.next().is_some(), COURT, after);
            }
            Right::Deal => {
                let with = there.any(|g| g.seat.is_some() && g.seat != group.seat);
                wrong.unless(with, COURT, "VR-16: an advisor is shared with no other player");
            }
            Right::Free | Right::Card | Right::Moved => {}
        }
    }
}

/// KB-MOD4-03, VR-16: each advisor that he shares by an effect is on record with what let him.
fn deals(content: &Content, board: &Board, seat: Seat, wrong: &mut Wrong) {
    let player = board.player(seat);
    let made = board.court.iter().filter(|g| g.seat == Some(seat) && g.right == Right::Deal).count();
    let shares = |id: SourceId| Some((id, content.source(id).shares?));
    let mut rights = all_of(board, seat).sources().filter_map(shares).peekable();
    if rights.peek().is_none() {
        return;
    }
    wrong.unless(
        made <= rights.filter(|(id, per)| is_used(player, *id, *per)).count(),
        Field::Player(seat, "used_year"),
        "KB-MOD4-03: an advisor is shared, and what let him is not used",
    );
}

/// A player's group: its sum, and the right by which it stands there.
fn own(content: &Content, board: &Board, seat: Seat, group: &Group, wrong: &mut Wrong) {
    let fits = group.right == Right::Moved || worth(board, seat, group) == i16::from(group.advisor);
    wrong.unless(fits, COURT, "KB-INV-03: a wrong sum");
    let shut = closed(content, board) >> (group.advisor & 31) & 1 == 1;
    wrong.unless(
        !shut || group.right == Right::Card,
        COURT,
        "KB-MOD4-03: dice on an advisor whom nobody may influence",
    );
    let mut sources = all_of(board, seat).sources();
    let allowed = match group.right {
        Right::Free | Right::Agent => true,
        Right::Deal => sources.any(|id| content.source(id).shares.is_some()),
        Right::Card => sources.any(|id| content.source(id).spaces.iter().any(|s| s.number == group.advisor)),
        Right::Moved => {
            let ended = within(board, |f| matches!(f, Frame::Help(_) | Frame::At(Point::Help)));
            ended
                && sources.any(|id| {
                    let mut triggers = content.source(id).triggers.iter().map(|t| content.trigger(*t));
                    triggers.any(|t| moves_to(content, t, group.advisor))
                })
        }
    };
    wrong.unless(allowed, COURT, "KB-INV-04: a right that the player does not have");
}

/// Does the effect move a group there?
fn moves_to(content: &Content, trigger: &Trigger, advisor: u8) -> bool {
    let clauses = content.clauses[usize::from(trigger.pc.0)..].iter();
    let mut own = clauses.take_while(|clause| !matches!(clause, Clause::End(_)));
    trigger.moment == Moment::PlacementEnd
        && own.any(|clause| matches!(clause, Clause::MoveGroup(word) if word.to == advisor))
}

fn worth(board: &Board, seat: Seat, group: &Group) -> i16 {
    let Group { advisor, coloured, white, plus2, shift, right, .. } = *group;
    if coloured == 0 {
        return 0;
    }
    influence::value(&board.player(seat).dice, Placement { coloured, white, plus2, shift, advisor, right })
}

/// KB-INV-36, KB-2P-01 to KB-2P-04: neutral dice lie where they fall, while dice are placed.
fn neutral(board: &Board, wrong: &mut Wrong) {
    wrong.unless(
        board.neutral == [0; 5] || (board.seats == 2 && in_season(board)),
        Field::Of("neutral"),
        "KB-INV-36: neutral dice out of season, or with more than two players",
    );
    if !is_rolled(board) && !is_counting(board) {
        return;
    }
    if board.seats != 2 || board.neutral == [0; 5] {
        // What a position leaves out was not rolled; then none can lie there.
        let none = board.court.iter().all(|g| g.seat.is_some());
        wrong.unless(none, COURT, "KB-INV-03: a wrong sum");
        return;
    }
    let lie = two_players::lie_where_they_fall(board);
    wrong.unless(lie, COURT, "KB-INV-36: neutral dice do not lie where they fall");
}
