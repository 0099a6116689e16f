//! Where the game is.

use super::Wrong;
use crate::board::{Ending, Phase, State};
use crate::flow::Frame;
use crate::planning::PICKS;
use crate::{Knights, rules};
use table::Seat;

/// The round, the phase, the stacks, who is what (WK-INV-28), and how it ended (WK-INV-31, WK-INV-32).
pub(super) fn moment(game: &Knights, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    let is_over = board.phase == Phase::Over;
    unless!(wrong, is_over == board.ending.is_some(), "board.ending", "over, or not", rules::WK_WIN_07);
    let is_ended = board.frames.contains(&Frame::Over);
    unless!(wrong, is_over == is_ended, "board.frames", "over, or not", rules::WK_WIN_07);
    unless!(wrong, !board.frames.is_empty(), "board.frames", "there is no step", rules::WK_ROUND_02);
    unless!(wrong, board.stack <= 3, "board.stack", format!("{} of 3", board.stack), rules::WK_INV_30);
    unless!(wrong, board.round <= 100, "board.round", board.round, rules::WK_R_102);
    if board.phase == Phase::Upkeep {
        let played = board.stack == 3 && board.laid == [[0; 6]; 3] && board.neutral_laid == [0; 3];
        unless!(wrong, played, "board.laid", "cards are left on the stacks", rules::WK_INV_30);
    }
    let acts = matches!(board.phase, Phase::Actions | Phase::Over);
    let held = board.called.is_none() || acts;
    unless!(wrong, held, "board.called", "it is held before the next card", rules::WK_TRIG_05);
    let in_set_up = board.phase == Phase::SetUp;
    unless!(wrong, in_set_up == (board.round == 0), "board.round", board.round, rules::WK_ROUND_01);
    let playing = board.playing().count();
    unless!(wrong, playing > 0, "board.barons", "nobody is in the game", rules::WK_OPT_13);
    let counts = (1..=game.seats).contains(&board.count) && usize::from(board.count) >= playing;
    unless!(wrong, counts, "board.count", board.count, rules::WK_R_86);
    for (field, seat) in [("chairman", board.chairman), ("church", board.church)] {
        let holds = seat.0 < game.seats && (is_over || !board.baron(seat).is_out);
        unless!(wrong, holds, format!("board.{field}"), seat, rules::WK_INV_28);
    }
    let glory = game.options.for_glory;
    unless!(
        wrong,
        board.scholar.is_none() || glory,
        "board.scholar",
        "without For Glory",
        rules::CG_SETUP_16
    );
    unless!(
        wrong,
        board.king.is_none() || game.options.king,
        "board.king",
        "without The King",
        rules::CG_KING_03,
    );
    let king_is_late = board.king.is_none() || board.pool == 0;
    unless!(wrong, king_is_late, "board.king", "while the pool is not empty", rules::CG_KING_03);
    if !is_over && board.banned.has(board.chairman) {
        let all = board.playing().all(|seat| board.banned.has(seat));
        unless!(wrong, all, "board.chairman", "he is banned", rules::WK_INV_28);
    }
    let majorities = board.playing().filter(|seat| {
        let (his, all) = board.kingdom_cities(*seat);
        his * 2 > all
    });
    unless!(wrong, majorities.count() <= 1, "board.cities", "two majorities", rules::WK_INV_31);
    let most = game.options.pool(&game.content.numbers) * u16::from(game.seats);
    unless!(wrong, board.pool <= most, "board.pool", format!("{} of {most}", board.pool), rules::WK_INV_14);
    let tie = board.ending == Some(Ending::Tie);
    unless!(
        wrong,
        !is_over || tie == board.winners.is_empty(),
        "board.winners",
        "nobody, or somebody",
        rules::WK_TIE_04,
    );
    for seat in Seat::all(game.seats) {
        let picks = state.secret(seat).plan.at;
        let field = format!("secrets[{seat}].plan.at");
        unless!(wrong, picks <= PICKS, field, format!("{picks} of {PICKS}"), rules::WK_PLAN_01);
    }
}
