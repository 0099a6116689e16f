//! What always holds (the ledger's KB-INV list, as far as one state can show it). Every fault names the field of a position
//! that it is in.

mod court;
mod dice;
mod frames;
mod lying;
mod modules;
mod players;
mod set_up;
mod totals;
mod wrong;

use crate::Kingsburg;
use crate::board::{Board, MAX_SEATS, Phase, State, YEARS};
use crate::content::{Content, Dismissal, Holdings, Moment};
use crate::effects::open_cards;
use crate::flow::{Frame, Point};
pub(crate) use dice::coloured as coloured_dice;
use table::Seat;
use wrong::{Field, Wrong};

/// Everything that is wrong with a state.
pub fn broken(game: &Kingsburg, state: &State) -> Vec<String> {
    let mut wrong = Wrong::default();
    let content = game.components();
    let board = &state.board;
    calendar(content, board, &mut wrong);
    winter(board, &mut wrong);
    modules::all(game, state, &mut wrong);
    set_up::all(game, board, &mut wrong);
    lying::all(game, state, &mut wrong);
    court::all(content, board, &mut wrong);
    players::all(content, board, &mut wrong);
    dice::all(content, board, &mut wrong);
    frames::all(game, state, &mut wrong);
    totals::all(game, state, &mut wrong);
    wrong.told()
}

/// Is a frame like this in progress, on top or beneath?
fn within(board: &Board, wanted: fn(&Frame) -> bool) -> bool {
    board.frames.iter().any(wanted)
}

/// Is the phase about to begin?
fn begins(board: &Board) -> bool {
    within(board, |f| matches!(f, Frame::Begin))
}

/// Is a season running?
fn in_season(board: &Board) -> bool {
    board.phase.season().is_some() && !begins(board)
}

/// Are dice being placed, or the advisors helping?
fn is_placing(board: &Board) -> bool {
    within(board, |f| matches!(f, Frame::Influence(_) | Frame::Help(_) | Frame::At(Point::Help)))
}

/// Do the players' dice lie rolled?
fn is_rolled(board: &Board) -> bool {
    is_placing(board) || within(board, |f| matches!(f, Frame::Reroll(_) | Frame::At(Point::Order)))
}

/// Are dice being counted?
fn is_counting(board: &Board) -> bool {
    within(board, |f| matches!(f, Frame::At(Point::Count | Point::Roll)))
}

/// Could the King's Agent have been given to anybody? He leaves the calendar in phase 5 (KB-INV-21).
fn has_agent_been_given(board: &Board) -> bool {
    let assigned = board.phase > Phase::Agent || (board.phase == Phase::Agent && !begins(board));
    board.year > 1 || assigned
}

/// Winters whose battles have begun.
fn battles(board: &Board) -> u8 {
    let before = within(board, |f| {
        matches!(
            f,
            Frame::Begin
                | Frame::At(Point::Reveal | Point::Reinforce | Point::Fight)
                | Frame::Requests(_)
                | Frame::OwnDie(_)
        )
    });
    board.year.saturating_sub(1) + u8::from(board.phase == Phase::Winter && !before)
}

/// Can anything in the content change this at one of these moments?
fn changes(content: &Content, moments: &[Moment], what: Holdings) -> bool {
    content.triggers.iter().any(|t| moments.contains(&t.moment) && t.writes.meets(what))
}

/// Year, order, and what belongs to a phase.
fn calendar(content: &Content, board: &Board, wrong: &mut Wrong) {
    let of = |name| Field::Of(name);
    wrong.unless((1..=YEARS).contains(&board.year), of("year"), "KB-FLOW-01: the year is not 1 to 5");
    let mut order = board.order;
    order.sort_unstable();
    let permuted = order == std::array::from_fn(|i| Seat(i as u8));
    wrong.unless(permuted, of("order"), "KB-INV-08: the turn order is no permutation");
    wrong.unless(
        board.order[usize::from(board.seats)..].iter().all(|s| s.0 >= board.seats),
        of("order"),
        "KB-INV-08: the turn order names a seat that nobody has",
    );
    let sits = |seat: Option<Seat>| seat.is_none_or(|s| s.0 < board.seats);
    wrong.unless(sits(board.agent), of("agent"), "KB-INV-21: the Agent is with nobody at the table");
    wrong.unless(
        board.agent.is_none() || has_agent_been_given(board),
        of("agent"),
        "KB-INV-21: the Agent is held before phase 5 of the first year",
    );
    wrong.unless(
        sits(board.aid_die) && (board.aid_die.is_none() || board.phase == Phase::Spring),
        of("aid_die"),
        "KB-INV-02: the die of the King's Aid is out of Spring",
    );
    // KB-INV-19 is not asked of a position: what has set players apart in the first year (KB-R-25) is over by now.
    soldiers(content, board, wrong);
    let later = |looked: &[table::SeatSet]| looked.iter().skip(usize::from(board.year)).all(|s| s.is_empty());
    let unseen = "KB-INV-23: somebody has looked at the card of a year to come";
    wrong.unless(later(&board.looked), of("looked"), unseen);
    wrong.unless(later(&board.looked_valley), of("looked_valley"), unseen);
    let helped = within(board, |f| {
        matches!(f, Frame::Help(_) | Frame::Build(_) | Frame::At(Point::Build | Point::SeasonOver))
    });
    wrong.unless(
        board.courted == 0 || helped,
        of("courted"),
        "KB-R-68: who was influenced is noted when the advisors help, for this season",
    );
    let helping = within(board, |f| matches!(f, Frame::Help(_)));
    wrong.unless(
        board.restock == 0 || helping,
        of("restock"),
        "KB-R-62: a tile is to be stocked anew, and no advisor helps",
    );
}

/// KB-INV-11: soldiers go home after Winter; the first come in Spring.
fn soldiers(content: &Content, board: &Board, wrong: &mut Wrong) {
    let early = [Moment::Setup, Moment::YearStart, Moment::YearEnd, Moment::GameEnd, Moment::Closing];
    let stay = open_cards(board).any(|id| content.source(id).dismissal == Dismissal::Half)
        || changes(content, &early, Holdings::SOLDIERS);
    let gone = match board.phase {
        Phase::Aid => true,
        Phase::Spring => begins(board),
        Phase::Winter => within(board, |f| {
            matches!(f, Frame::At(Point::Awards | Point::Close | Point::Turn) | Frame::Over)
        }),
        Phase::Reward | Phase::Summer | Phase::Agent | Phase::Autumn | Phase::Mercenaries => false,
    };
    for seat in Seat::all(board.seats) {
        wrong.unless(
            stay || !gone || board.player(seat).soldiers == 0,
            Field::Player(seat, "soldiers"),
            "KB-INV-11: soldiers before the first are recruited",
        );
    }
}

/// Battle totals stand from the King's soldiers to the end of the battles.
fn winter(board: &Board, wrong: &mut Wrong) {
    let totals = Field::Of("totals");
    let none = board.totals == [0; MAX_SEATS];
    wrong.unless(board.phase == Phase::Winter || none, totals, "KB-INV-24: battle totals out of Winter");
    wrong.unless(board.frame() != Frame::Over || none, totals, "KB-INV-24: battle totals after the game");
    let early = within(board, |f| {
        matches!(f, Frame::Begin | Frame::At(Point::Reveal | Point::Reinforce) | Frame::Requests(_))
    });
    wrong.unless(
        board.phase != Phase::Winter || !early || none,
        totals,
        "KB-INV-24: battle totals before the King has sent his soldiers",
    );
    wrong.unless(
        board.players[usize::from(board.seats)..].iter().all(|p| *p == Default::default()),
        Field::Of("players"),
        "KB-SETUP-08: a seat that nobody has owns something",
    );
}
