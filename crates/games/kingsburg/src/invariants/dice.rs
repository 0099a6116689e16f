//! Dice: KB-INV-01, KB-INV-02, KB-INV-05.

use super::{Field, Wrong, is_counting, is_rolled, within};
use crate::board::{Board, COLOURED, Group};
use crate::content::{Clause, Content, Holdings, Moment, SourceId, Trigger};
use crate::effects::open_cards;
use crate::flow::{Frame, Point};
use crate::seasons::{roll, shifts};
use table::Seat;

/// The dice of all players.
pub fn all(content: &Content, board: &Board, wrong: &mut Wrong) {
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        wrong.unless(
            is_rolled(board)
                || is_counting(board)
                || player.due == Default::default()
                || player.dice != Default::default(),
            Field::Player(seat, "due"),
            "KB-INV-01: dice are counted out of season",
        );
        own(content, board, seat, wrong);
        if within(board, |f| matches!(f, Frame::At(Point::Roll))) {
            counted(content, board, seat, wrong);
        }
    }
}

/// KB-ROLL-02: as many as he is entitled to, once they are counted.
fn counted(content: &Content, board: &Board, seat: Seat, wrong: &mut Wrong) {
    let due = Field::Player(seat, "due");
    let (least, most) = coloured(content, board, seat);
    // Beneath a moment a card may still have to take one away (VR-02).
    let most = if board.frames.len() > 1 { COLOURED as u8 } else { most };
    wrong.unless(
        (least..=most).contains(&board.player(seat).due.coloured),
        due,
        "KB-INV-01: a coloured die is missing, or one too many",
    );
    white(content, board, seat, due, wrong);
}

/// KB-INV-02: the white dice that are his anyway, and more only if something gives more.
fn white(content: &Content, board: &Board, seat: Seat, field: Field, wrong: &mut Wrong) {
    let due = board.player(seat).due.white;
    let own = roll::white_dice(content, board, seat);
    wrong.unless(due >= own, field, "KB-INV-02: white dice are missing");
    let more = count_changes(content, board)
        .any(|(_, t)| clauses(content, t).iter().any(|clause| matches!(clause, Clause::WhiteDie(_))));
    wrong.unless(more || due <= own, field, "KB-INV-02: white dice that nothing gives");
}

fn own(content: &Content, board: &Board, seat: Seat, wrong: &mut Wrong) {
    let player = board.player(seat);
    let of = |name| Field::Player(seat, name);
    let dice = &player.dice;
    let in_range = |faces: &[u8]| faces.iter().all(|f| *f <= 6);
    wrong.unless(in_range(&dice.coloured), of("dice"), "KB-INV-01: a die shows no face");
    wrong.unless(in_range(&dice.white), of("white"), "KB-INV-01: a die shows no face");
    let sorted = dice.coloured.is_sorted_by_key(|f| f.wrapping_sub(1))
        && dice.white.is_sorted_by_key(|f| f.wrapping_sub(1));
    wrong.unless(sorted, of("dice"), "KB-INV-01: dice are not sorted");
    if !is_rolled(board) {
        wrong.unless(*dice == Default::default(), of("dice"), "KB-INV-01: dice are out of season");
        return;
    }
    let (least, most) = coloured(content, board, seat);
    wrong.unless(
        (least..=most).contains(&player.due.coloured)
            && dice.coloured_count() == usize::from(player.due.coloured),
        of("dice"),
        "KB-INV-01: a coloured die is missing, or one too many",
    );
    placed(content, board, seat, wrong);
    let rolled = usize::from(player.due.white) == dice.white_count();
    wrong.unless(rolled, of("white"), "KB-INV-02: white dice that nothing gives");
    white(content, board, seat, of("white"), wrong);
}

/// What changes the number of dice as they are counted: of everybody's governors, of open cards, of one's buildings.
fn count_changes<'a>(
    content: &'a Content,
    board: &'a Board,
) -> impl Iterator<Item = (SourceId, &'a Trigger)> {
    let owned = Seat::all(board.seats).flat_map(move |s| {
        let player = board.player(s);
        let governor = player.governor.map(crate::content::GovernorId::source);
        player.built.iter().map(SourceId::from).chain(governor)
    });
    let sources = owned.chain(open_cards(board));
    let all = sources
        .flat_map(move |id| content.source(id).triggers.iter().map(move |t| (id, content.trigger(*t))));
    all.filter(|(_, t)| t.moment == Moment::BeforeRoll && t.writes.meets(Holdings::DICE))
}

/// The clauses of an effect.
pub(super) fn clauses<'a>(content: &'a Content, trigger: &Trigger) -> &'a [Clause] {
    let all = &content.clauses[usize::from(trigger.pc.0)..];
    let end = all.iter().position(|clause| matches!(clause, Clause::End(_))).unwrap_or(all.len());
    &all[..end]
}

/// How many coloured dice he rolls, at least and at most: three, unless a card takes some away.
pub fn coloured(content: &Content, board: &Board, seat: Seat) -> (u8, u8) {
    let season = board.phase.season().unwrap_or(0);
    let own = |id: SourceId| {
        let player = board.player(seat);
        open_cards(board).any(|card| card == id)
            || player.governor.is_some_and(|g| g.source() == id)
            || player.built.iter().any(|b| id == b.into())
    };
    let (mut least, mut most) = (COLOURED as u8, COLOURED as u8);
    for (id, trigger) in count_changes(content, board) {
        if trigger.filter.seasons >> season & 1 == 0 {
            continue;
        }
        for clause in clauses(content, trigger) {
            let Clause::ColouredDice(dice) = clause else { continue };
            least = least.min(dice.n);
            // What asks nothing and depends on nothing takes them away from everybody whom it is for.
            let certain = trigger.condition.is_none() && clauses(content, trigger).len() == 1;
            if certain && own(id) {
                most = most.min(dice.n);
            }
        }
    }
    (least, most)
}

/// KB-INV-01, KB-INV-05: dice in hand and in groups are all, each once; one token and the shifts that were used.
fn placed(content: &Content, board: &Board, seat: Seat, wrong: &mut Wrong) {
    let player = board.player(seat);
    let of = |name| Field::Player(seat, name);
    let dice = &player.dice;
    let (mut coloured, mut white) = (dice.coloured_left, dice.white_left);
    let (mut groups, mut tokens) = (0u8, 0u8);
    let own = || board.court.iter().filter(|g| g.seat == Some(seat));
    for group in own() {
        wrong.unless(
            coloured & group.coloured == 0 && white & group.white == 0,
            Field::Of("court"),
            "KB-INV-05: a die is in two places",
        );
        coloured |= group.coloured;
        white |= group.white;
        groups += 1;
        tokens += u8::from(group.plus2);
    }
    wrong.unless(
        coloured == (1 << dice.coloured_count()) - 1 && white == (1 << dice.white_count()) - 1,
        of("dice"),
        "KB-INV-01: dice placed and left are not all",
    );
    wrong.unless(
        groups <= 3 && tokens <= 1,
        Field::Of("court"),
        "KB-INV-05: too many groups, tokens or shifts",
    );
    wrong.unless(
        tokens == u8::from(player.token_used),
        of("plus2_used"),
        "KB-INV-05: the record of the token is wrong",
    );
    let shifted = |g: &&Group| g.shift != 0;
    let groups: Vec<(u32, i8)> =
        own().filter(shifted).map(|g| (g.coloured.count_ones() + g.white.count_ones(), g.shift)).collect();
    let used: Vec<SourceId> = shifts::shifts(content, board, seat)
        .map(|(by, _)| by)
        .filter(|by| player.used.has(by.slot()))
        .collect();
    wrong.unless(
        shifts::explains(content, &used, &groups),
        of("used"),
        "KB-INV-05: the record of the Market is wrong",
    );
}
