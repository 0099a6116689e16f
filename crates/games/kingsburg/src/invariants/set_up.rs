//! Before the first year: lines and governors are chosen, and nobody has anything yet (KB-SETUP-12, KB-INV-29, KB-INV-30).

use super::{Field, Wrong, within};
use crate::Kingsburg;
use crate::board::{Board, LINES};
use crate::content::{Built, Side};
use crate::flow::{Frame, Name, Point};
use crate::goods::Goods;
use crate::options::{Governors, Lines};
use crate::setup::bidding::{Bidding, MOST};
use crate::setup::governors::without;
use table::Seat;

/// Who has what before the first year, and who has a governor.
pub fn all(game: &Kingsburg, board: &Board, wrong: &mut Wrong) {
    let choosing = within(board, |f| {
        matches!(
            f,
            Frame::At(Point::Governors | Point::Start)
                | Frame::Lines(_)
                | Frame::Draft(_)
                | Frame::Governors(_)
                | Frame::Name(_)
                | Frame::Bid(_)
        )
    });
    governors(game, board, choosing, wrong);
    lines(game, board, wrong);
    auction(board, wrong);
    if !choosing {
        return;
    }
    let paid = game.options().governors == Governors::Auction;
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        let of = |name| Field::Player(seat, name);
        let nothing = player.goods == Goods::NONE && player.plus2 == 0 && player.soldiers == 0;
        wrong.unless(
            nothing && player.built == Built::NONE,
            of("buildings"),
            "KB-SETUP-12: something is owned before the first year",
        );
        let lowest = if paid && player.governor.is_some() { -(MOST as i16) } else { 0 };
        wrong.unless(
            (lowest..=0).contains(&player.vp),
            of("vp"),
            "KB-INV-30: points before the first year that were not bid",
        );
    }
}

/// KB-INV-30: one governor for each, all different, once they are chosen.
fn governors(game: &Kingsburg, board: &Board, choosing: bool, wrong: &mut Wrong) {
    let played = game.options().governors != Governors::None;
    let none_yet = within(board, |f| matches!(f, Frame::At(Point::Governors) | Frame::Governors(_)));
    let mut governors = Vec::new();
    for seat in Seat::all(board.seats) {
        let governor = board.player(seat).governor;
        governors.extend(governor);
        let fits = match governor {
            Some(_) => played && !none_yet,
            None => !played || choosing,
        };
        wrong.unless(
            fits,
            Field::Player(seat, "governor"),
            "KB-INV-30: a governor is missing, or one too many",
        );
    }
    let count = governors.len();
    governors.sort_unstable();
    governors.dedup();
    wrong.unless(governors.len() == count, Field::Of("players"), "KB-INV-30: two players have one governor");
}

/// KB-INV-29, KB-COMP-02: two lines of each letter, and two different ones for each player.
fn lines(game: &Kingsburg, board: &Board, wrong: &mut Wrong) {
    let draft =
        board.frames.iter().find_map(|f| if let Frame::Draft(draft) = f { Some(*draft) } else { None });
    let choosing = draft.is_some() || within(board, |f| matches!(f, Frame::Lines(_)));
    let printed = game.printed_spaces();
    let there = |row: usize| printed.and(Built::line(row as u8, Side::Printed)) != Built::NONE;
    let mut lie = board.pool;
    let mut taken = 0u8;
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        let of = Field::Player(seat, "drawn");
        let drawn = player.drawn;
        taken += drawn.iter().flatten().count() as u8;
        wrong.unless(
            choosing && game.options().lines != Lines::None || drawn == [None; 2],
            of,
            "KB-INV-29: lines to choose from when none are chosen",
        );
        wrong.unless(drawn[0].is_none() || drawn[0] != drawn[1], of, "KB-INV-29: two lines of one letter");
        drawn.iter().flatten().for_each(|row| lie[usize::from(*row) % LINES] += 1);
        for (row, count) in (0..).zip(&mut lie) {
            let used = player.spaces.and(Built::line(row, Side::Alternative)) != Built::NONE;
            *count += u8::from(used && choosing);
        }
    }
    let most = |row: usize| if there(row) { 2 } else { 0 };
    wrong.unless(
        (0..LINES).all(|row| lie[row] <= most(row)),
        Field::Of(if draft.is_some() { "pool" } else { "players" }),
        "KB-INV-29: more than two lines of one letter, or a line that is not in play",
    );
    wrong.unless(
        draft.is_some() || board.pool == [0; LINES],
        Field::Of("pool"),
        "KB-MOD2-06: lines lie open that nobody takes",
    );
    if let Some(draft) = draft {
        wrong.unless(
            taken <= draft.taken && (0..LINES).all(|row| lie[row] == most(row)),
            Field::Of("pool"),
            "KB-MOD2-06: the lines taken and those that lie open are not all",
        );
    }
}

/// KB-MOD3-06 to KB-MOD3-12: the governors under the hammer, and who bids.
fn auction(board: &Board, wrong: &mut Wrong) {
    let of = |name| Field::Of(name);
    let offered = &board.offered;
    let name = board.frames.iter().find_map(|f| if let Frame::Name(name) = f { Some(*name) } else { None });
    let bid = board.frames.iter().find_map(|f| if let Frame::Bid(bid) = f { Some(*bid) } else { None });
    let left = without(board);
    if name.is_none() && bid.is_none() {
        let none = "KB-MOD3-06: governors are offered and nobody bids";
        wrong.unless(offered.is_empty(), of("offered"), none);
        return;
    }
    let held =
        |g: &crate::content::GovernorId| Seat::all(board.seats).any(|s| board.player(s).governor == Some(*g));
    let distinct = offered.iter().enumerate().all(|(i, g)| !offered[..i].contains(g));
    wrong.unless(distinct && !offered.iter().any(held), of("offered"), "KB-INV-30: a governor lies twice");
    wrong.unless(
        offered.len() == left.len() as usize + 1,
        of("offered"),
        "KB-MOD3-06: one governor more is offered than players have none",
    );
    if let Some(Name { seat }) = name {
        wrong.unless(left.has(seat), of("frames"), "KB-MOD3-11: who names a governor has one");
    }
    let Some(Bidding { governor, namer, bidder, high, passed }) = bid else { return };
    wrong.unless(
        offered.contains(&governor),
        of("frames"),
        "KB-MOD3-07: bids for a governor that is not offered",
    );
    let bids = left.has(namer) && left.has(bidder) && !passed.has(bidder) && passed.without(left).is_empty();
    wrong.unless(bids, of("frames"), "KB-MOD3-11: somebody bids who has a governor, or has passed");
    let stands = match high {
        None => bidder == namer && passed.is_empty(),
        Some((bid, who)) => bid <= MOST && left.has(who) && !passed.has(who) && bidder != who,
    };
    wrong.unless(stands, of("frames"), "KB-MOD3-08: a highest bid that cannot stand");
}
