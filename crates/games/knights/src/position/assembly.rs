//! Who sits in the Assembly, and how it votes.

use super::{Wrong, pending};
use crate::board::{Board, MAX_SEATS};
use crate::cards::Permission;
use crate::content::vocabulary::Act;
use crate::content::{Subject, VoteKind};
use crate::flow::Frame;
use crate::phases::assembly::{DeclareVotes, Question, Voice};
use crate::{Knights, rules};
use table::Seat;

/// WK-ASSEMBLY-01, WK-BAN-13: who is banned, kept away or out of the game attends no Assembly. WK-ASSEMBLY-08: somebody who attends
/// presides for a Chairman who does not.
pub(super) fn seats(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let assembly = &board.assembly;
    let attending = "board.assembly.attending";
    let there = assembly.attending.without(board.players()).is_empty();
    unless!(wrong, there, attending, "somebody who is not in the game", rules::WK_ASSEMBLY_01);
    let free = assembly.attending.and(board.banned).is_empty();
    unless!(wrong, free, attending, "somebody who is banned", rules::WK_BAN_13);
    let away = assembly.attending.and(board.players()).iter().any(|seat| is_called_away(game, board, seat));
    unless!(wrong, !away, attending, "somebody whom a Charge keeps away", rules::WK_ASSEMBLY_01);
    if let Some(acting) = assembly.acting {
        let field = "board.assembly.acting";
        let attends = assembly.attending.has(acting);
        unless!(wrong, attends, field, "he does not attend", rules::WK_ASSEMBLY_08);
        let needed = !assembly.attending.has(board.chairman);
        unless!(wrong, needed, field, "the Chairman attends", rules::WK_ASSEMBLY_08);
    }
}

/// Does a Charge keep him away, and not a Law, which may have been passed in this Assembly (WK-R-103)?
fn is_called_away(game: &Knights, board: &Board, seat: Seat) -> bool {
    let says = game.permission(board, &[Act::AttendAssembly], Subject::Baron(seat));
    matches!(says, Permission::Forbidden(_))
}

/// WK-ASSEMBLY-10: Private Motions are no Agendas that are voted on. WK-VOTE-01: who attends votes. WK-VOTE-03, WK-VOTE-07: one after
/// another says what his Votes are for, in the way of the question.
pub(super) fn votes(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let assembly = &board.assembly;
    let Some(question) = assembly.question else {
        let voting = pending(board, |frame| {
            matches!(frame, Frame::Ballot(_) | Frame::DeclareVotes(_) | Frame::Tie(_))
        });
        unless!(wrong, !voting, "board.assembly.question", "nothing is voted on", rules::WK_VOTE_01);
        return;
    };
    if let Question::Agenda(agenda) = question {
        let agenda = &game.content.agendas[agenda.index()];
        let voted = !agenda.private_motion;
        let why = "a Private Motion proposes something";
        unless!(wrong, voted, "board.assembly.question", why, rules::WK_ASSEMBLY_10);
    }
    // Until hands are opened what is shown is that of the vote before.
    let Some(said) = board.frames.iter().find_map(said) else { return };
    let casts = |seat: &Seat| assembly.cast[seat.index()] > 0;
    let speak = || board.clockwise(board.presiding()).filter(casts);
    for seat in (0..MAX_SEATS as u8).map(Seat) {
        let field = |name: &str| format!("board.assembly.{name}[{seat}]");
        let attends = assembly.attending.has(seat);
        unless!(wrong, attends || !casts(&seat), field("cast"), "he does not attend", rules::WK_VOTE_01);
        let voice = assembly.voices[seat.index()];
        let due = speak().take(said).any(|other| other == seat);
        let why = if due { "he has spoken" } else { "it is not his turn, or he has no Votes" };
        unless!(wrong, voice.is_some() == due, field("voices"), why, rules::WK_VOTE_03);
        let fits = voice.is_none_or(|voice| answers(board, game.vote_kind(question), voice));
        unless!(wrong, fits, field("voices"), "that is not asked", rules::WK_VOTE_07);
    }
}

/// Of how many it is known what their Votes are for.
fn said(frame: &Frame) -> Option<usize> {
    if let Frame::DeclareVotes(DeclareVotes { asked }) = frame {
        return Some(usize::from(*asked));
    }
    matches!(frame, Frame::Tie(_)).then_some(MAX_SEATS)
}

/// Can this be said in such a vote?
fn answers(board: &Board, kind: VoteKind, voice: Voice) -> bool {
    match (kind, voice) {
        (VoteKind::YesNo, Voice::Yes | Voice::No) => true,
        (VoteKind::ChooseBaron, Voice::Baron(seat)) => board.players().has(seat),
        (VoteKind::YesNo, Voice::Baron(_)) | (VoteKind::ChooseBaron, Voice::Yes | Voice::No) => false,
    }
}
