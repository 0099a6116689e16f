//! What the modules in play hold: KB-INV-29 to KB-INV-33.

use super::{Field, Wrong};
use crate::Kingsburg;
use crate::board::{Board, Phase, State, TILES, TriggerSet, YEARS};
use crate::content::{Built, Side};
use crate::flow::{Frame, Point};
use crate::options::{Caprices, Fate, Lines, Reinforcements, Scenario};
use table::Seat;

/// Modules and scenario.
pub fn all(game: &Kingsburg, state: &State, wrong: &mut Wrong) {
    let (options, board) = (game.options(), &state.board);
    let of = |name| Field::Of(name);
    let drawn = match options.scenario {
        Scenario::Random => board.scenario.is_some(),
        named @ (Scenario::None
        | Scenario::GoblinValley
        | Scenario::LongSiege
        | Scenario::KingsWager
        | Scenario::SeersWarning) => board.scenario == named.card(),
    };
    wrong.unless(drawn, of("scenario"), "KB-SCEN-02: another scenario than the options play");
    lines(game, board, wrong);
    for seat in Seat::all(board.seats) {
        let tokens: u8 = board.player(seat).requests.iter().sum();
        let left = match options.reinforcements {
            Reinforcements::Die => 0,
            Reinforcements::Tokens if board.frame() == Frame::Over => 0,
            Reinforcements::Tokens => tokens_left(board),
        };
        // The last token is paid out between the last Winter and the end.
        let paid = board.year == YEARS && board.phase == Phase::Winter && tokens == 0;
        wrong.unless(
            tokens == left || paid,
            Field::Player(seat, "requests"),
            "KB-INV-32: request tokens that do not add up",
        );
    }
    wrong.unless(
        board.fate.is_none() || options.fate == Fate::On,
        of("fate"),
        "KB-INV-31: a Fate card without the module",
    );
    let off = options.fate == Fate::Off;
    let known = off || board.fate.is_none_or(|f| f == state.hidden.fates[board.year_index()]);
    wrong.unless(known, of("fate"), "KB-INV-31: another Fate card than that of the year");
    let mut tiles = state.hidden.tiles;
    tiles.sort_unstable();
    wrong.unless(
        tiles.into_iter().eq(1..=TILES as u8),
        of("pile"),
        "KB-INV-33: the tiles are no permutation",
    );
    wrong.unless(
        board.tiles & !(((1 << TILES) - 1) << 1) == 0,
        of("tiles"),
        "KB-INV-33: there is no such tile",
    );
    wrong.unless(
        board.tiles == 0 || options.caprices != Caprices::None,
        of("tiles"),
        "KB-INV-33: a tile without the module",
    );
    wrong.unless(
        board.restock & !board.tiles == 0,
        of("restock"),
        "KB-INV-34: a tile is to be stocked that does not lie there",
    );
    let moment = board.frames.iter().any(|f| matches!(f, Frame::Moment(_)));
    wrong.unless(
        moment || board.settled == TriggerSet::NONE,
        of("settled"),
        "KB-ORDERING-02: effects are settled out of their moment",
    );
    wrong.unless(moment || board.frames.len() <= 2, of("frames"), "too many frames");
}

/// KB-INV-29: the province boards.
fn lines(game: &Kingsburg, board: &Board, wrong: &mut Wrong) {
    let mut lines = [0u8; 7];
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        let of = Field::Player(seat, "lines");
        let covered: Vec<u8> = (0..7)
            .filter(|row| player.spaces.and(Built::line(*row, Side::Alternative)) != Built::NONE)
            .collect();
        covered.iter().for_each(|row| lines[usize::from(*row)] += 1);
        wrong.unless(
            covered.len() <= 2 && (covered.is_empty() || game.options().lines != Lines::None),
            of,
            "KB-INV-29: too many lines",
        );
        let rows =
            (0..7).filter(|row| game.printed_spaces().and(Built::line(*row, Side::Printed)) != Built::NONE);
        let board_of = rows.fold(Built::NONE, |set, row| {
            let side = if covered.contains(&row) { Side::Alternative } else { Side::Printed };
            set.or(Built::line(row, side))
        });
        wrong.unless(player.spaces == board_of, of, "KB-INV-29: a province board that does not exist");
    }
    wrong.unless(
        lines.iter().all(|n| *n <= 2),
        Field::Of("players"),
        "KB-INV-29: a line is used more than twice",
    );
    let rows =
        (0..7u8).filter(|row| game.printed_spaces().and(Built::line(*row, Side::Printed)) != Built::NONE);
    let there = rows.fold(0u8, |bits, row| bits | 1 << row);
    wrong.unless(
        board.completed & !there == 0,
        Field::Of("completed"),
        "KB-COMP-01: a row was completed that is not on the boards",
    );
}

/// KB-MOD5-07: one token goes each Winter, when all are revealed.
fn tokens_left(board: &Board) -> u8 {
    let winters = board.year.clamp(1, YEARS) - 1;
    let revealed = board.phase == Phase::Winter
        && !board.frames.iter().any(|f| {
            matches!(f, Frame::Begin | Frame::At(Point::Reveal | Point::Reinforce) | Frame::Requests(_))
        });
    6 - winters - u8::from(revealed)
}
