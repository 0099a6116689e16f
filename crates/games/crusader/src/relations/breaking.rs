//! A player breaks a Pact of his own in his activation, without being asked (CK-PACT-10, CK-PACT-13).

use crate::Crusader;
use crate::answer::Answer;
use crate::board::{Board, Phase, State};
use crate::checks::Stage;
use crate::content::{Player, Players, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::relations::{break_land_pact, break_pact};
use crate::rules;
use crate::trades::is_settled;
use table::{Chance, Sink};

/// Is this act about a Pact?
#[must_use]
pub fn is_act(answer: Answer) -> bool {
    matches!(answer, Answer::BreakPact(_) | Answer::BreakLandPact(_))
}

/// Is it the player's own activation, outside of checks, their gold included, and of what must be settled at once (CK-R-50)?
fn is_time(game: &Crusader, board: &Board, player: Player) -> bool {
    let is_own = board.phase == Phase::Turns && board.active == Some(player) && board.card.is_some();
    let in_check = matches!(board.check.stage, Stage::Gold | Stage::Drawing);
    is_own && !in_check && game.is_person(player) && board.plays(player) && is_settled(game, board)
}

/// Who may break a Pact now.
#[must_use]
pub fn may(game: &Crusader, state: &State) -> Players {
    let board = &state.board;
    let able = |player: &Player| {
        let at = player.index();
        is_time(game, board, *player) && !(board.pacts[at].is_empty() && board.land_pacts[at].is_empty())
    };
    board.active.into_iter().filter(able).collect()
}

/// Adds the Pacts that can be broken.
pub fn list(game: &Crusader, state: &State, player: Player, acts: &mut Vec<Answer>) {
    let board = &state.board;
    if is_time(game, board, player) {
        acts.extend(board.pacts[player.index()].iter().map(Answer::BreakPact));
        acts.extend(board.land_pacts[player.index()].iter().map(Answer::BreakLandPact));
    }
}

/// Is this act about a Pact legal? None if it is about something else.
#[must_use]
pub fn judge(game: &Crusader, state: &State, player: Player, answer: Answer) -> Option<Result<(), Reason>> {
    let board = &state.board;
    let (has, rule) = if let Answer::BreakPact(partner) = answer {
        (board.allied(player, partner), rules::CK_PACT_13)
    } else if let Answer::BreakLandPact(territory) = answer {
        (board.land_pacts[player.index()].has(territory), rules::CK_PACT_10)
    } else {
        return None;
    };
    Some(if !is_time(game, board, player) {
        Err(Reason::NotAsked { rule: rules::CK_R_50 })
    } else if has {
        Ok(())
    } else {
        Err(Reason::NotOffered { rule })
    })
}

/// Breaks a Pact.
pub fn take<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, answer: Answer) {
    if let Answer::BreakPact(partner) = answer {
        // Whom he has called for support has nothing to answer any more. Who strikes back calls none of them: his partners are wronged by
        // the attack, and no partners of the invader (CK-R-49).
        play.board_mut().invasions.iter_mut().for_each(|invasion| invasion.called.remove(partner));
        break_pact(play, player, partner, rules::CK_PACT_13, rules::CK_PACT_14);
    } else if let Answer::BreakLandPact(territory) = answer {
        break_land_pact(play, territory, rules::CK_PACT_10);
    }
}

/// Acts about Pacts that could be written down.
pub fn candidates(answers: &mut Vec<Answer>) {
    answers.extend(Player::all().map(Answer::BreakPact));
    answers.extend(TerritoryId::all().map(Answer::BreakLandPact));
}
