//! Castles are begun and finished (p.9): what may be, whoever pays for it.

use crate::Warlords;
use crate::answer::Answer;
use crate::board::Board;
use crate::content::{FiefId, Fiefs, KingdomId};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::group::purchases::staying;
use crate::options::CastleRule;
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Seat, Sink};

/// Why a castle cannot be begun in a kingdom, but for its price (WE-R-33, WE-R-34).
pub(crate) fn judge_begin(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    kingdom: KingdomId,
) -> Result<(), Reason> {
    judge_begin_in(game, board, seat, staying(board, seat), kingdom)
}

/// The same, of a player who keeps these fiefs.
fn judge_begin_in(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    stays: Fiefs,
    kingdom: KingdomId,
) -> Result<(), Reason> {
    let fiefs = game.content.kingdoms[kingdom.index()].fiefs;
    let player = board.player(seat);
    if !board.castles_of(seat).and(fiefs).is_empty() || player.beginning.has(kingdom) {
        return Err(Reason::CastleThere { kingdom });
    }
    if stays.and(fiefs).and(game.scenario.fiefs).is_empty() {
        return Err(Reason::NoFiefThere { kingdom });
    }
    let begun: u32 = board.players.iter().map(|p| p.beginning.len()).sum();
    let all = board.castles.len() + begun;
    if game.options.castle_supply == CastleRule::Shared && all >= game.content.numbers.castles {
        return Err(Reason::NoCastleLeft);
    }
    Ok(())
}

/// Why a castle cannot be finished, but for its price: one begun or captured takes a later round (WE-CASTLE-01,
/// WE-CAPTURECASTLE-03, WE-R-35).
pub(crate) fn judge_finish(board: &Board, seat: Seat, fief: FiefId) -> Result<(), Reason> {
    let rule = rules::WE_CASTLE_06;
    if !board.castles_of(seat).has(fief) {
        return Err(Reason::NotYourCastle { rule, fief });
    }
    if board.finished.has(fief) || board.player(seat).finishing.has(fief) {
        return Err(Reason::IsFinished { fief });
    }
    if board.dated.has(fief) {
        return Err(Reason::TooNew { fief });
    }
    if staying(board, seat).has(fief) { Ok(()) } else { Err(Reason::NotYours { rule, fief }) }
}

/// Why he cannot pay for it.
pub(super) fn can_pay(board: &Board, seat: Seat, cost: u16) -> Result<(), Reason> {
    let gold = board.player(seat).gold;
    let cost = u32::from(cost);
    if gold >= cost { Ok(()) } else { Err(Reason::Gold { rule: rules::WE_RECRUIT_04, cost, gold }) }
}

/// Castles that can be begun or finished, as the answers of cards that do it without paying.
pub(crate) fn list_castle_work(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    list_begin(game, board, seat, answers);
    list_finish(board, seat, answers);
}

/// Kingdoms in which a castle can be begun.
pub(super) fn list_begin(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let (stays, kingdoms) = (staying(board, seat), game.scenario.kingdoms.iter());
    let may = |kingdom: &KingdomId| judge_begin_in(game, board, seat, stays, *kingdom).is_ok();
    answers.extend(kingdoms.filter(may).map(Answer::Begin));
}

/// Castles that can be finished.
pub(super) fn list_finish(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let castles = board.castles_of(seat).without(board.finished);
    answers.extend(castles.iter().filter(|f| judge_finish(board, seat, *f).is_ok()).map(Answer::Finish));
}

/// Can some castle be begun or finished?
pub(crate) fn has_castle_work(game: &Warlords, board: &Board, seat: Seat) -> bool {
    game.scenario.kingdoms.iter().any(|k| judge_begin(game, board, seat, k).is_ok())
        || board.castles_of(seat).iter().any(|f| judge_finish(board, seat, f).is_ok())
}

/// A castle is ordered; its fief is chosen in Deploy.
pub(crate) fn begin_castle<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    kingdom: KingdomId,
) {
    play.board_mut().player_mut(seat).beginning.insert(kingdom);
    play.tell(Event::CastleOrdered { seat, kingdom });
}

/// The end of the work on a castle is paid; its token goes in Deploy.
pub(crate) fn finish_castle<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, fief: FiefId) {
    play.board_mut().player_mut(seat).finishing.insert(fief);
    play.tell(Event::FinishOrdered { seat, fief });
}
