//! The steps in progress: what lies on what, in which phase.

use super::Wrong;
use crate::board::{Board, Phase};
use crate::flow::Frame;
use crate::rules;

/// No game lasts longer.
const MOST_ROUNDS: u16 = 9_999;

/// Is this a step of a battle?
fn is_of_battle(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Round
            | Frame::Cards(_)
            | Frame::Roll(_)
            | Frame::Toll(_)
            | Frame::Decide
            | Frame::Retreat
            | Frame::Settled
    )
}

/// Is a battle being fought?
pub(super) fn is_fought(board: &Board) -> bool {
    board.frames.iter().any(is_of_battle)
}

/// Is this a step of an individual turn?
fn is_of_turn(frame: &Frame) -> bool {
    use Frame::{Battles, Manoeuvre, Redeploy, TurnEnd, TurnStart};
    matches!(frame, TurnStart | Manoeuvre | Battles | Redeploy | TurnEnd)
}

/// Is a player in the middle of his turn? When he is eliminated in it, or it has just ended, he is not any more.
pub(super) fn is_turn(board: &Board) -> bool {
    board.frames.get(1).is_some_and(is_of_turn)
}

/// The phases in which a step is taken; none: in that of what it lies on.
pub(crate) fn phases(frame: Frame) -> &'static [Phase] {
    match frame {
        Frame::Over => &[Phase::Over],
        Frame::PickInitiative => &[Phase::Setup, Phase::Initiative],
        Frame::PickKingdom(_) | Frame::PlaceStart(_) | Frame::Divide(_) => &[Phase::Setup],
        Frame::Turns(_) => {
            &[Phase::Setup, Phase::Manoeuvre, Phase::Battles, Phase::Redeployment, Phase::Merchant]
        }
        Frame::TurnStart | Frame::Manoeuvre => &[Phase::Manoeuvre],
        Frame::Battles => &[Phase::Battles],
        Frame::Redeploy | Frame::TurnEnd => &[Phase::Redeployment],
        Frame::Pope(_) => &[Phase::Pope],
        Frame::Tax(_) | Frame::Vassals(_) => &[Phase::Taxes],
        Frame::Recruit(_) => &[Phase::Recruit],
        Frame::Deploy(_) => &[Phase::Deploy],
        Frame::Dice(_) => &[Phase::Initiative],
        Frame::Merchant(_) => &[Phase::Merchant],
        Frame::March
        | Frame::Round
        | Frame::Cards(_)
        | Frame::Roll(_)
        | Frame::Losses(_)
        | Frame::Toll(_)
        | Frame::Decide
        | Frame::Retreat
        | Frame::RetreatTo(_)
        | Frame::Muster
        | Frame::MusterAt(_)
        | Frame::Surplus(_)
        | Frame::SurplusTo(_)
        | Frame::Settled
        | Frame::Prison(_)
        | Frame::Return(_)
        | Frame::Partner(_)
        | Frame::Deal
        | Frame::Keeping(_)
        | Frame::DeployInto(_)
        | Frame::Target(_)
        | Frame::Obey(_)
        | Frame::Part(_)
        | Frame::Effect(_) => &[],
    }
}

/// May this step lie on that one? Steps with a phase of their own lie on nothing, those of a turn on the turns.
fn lies_on(frame: Frame, below: Frame) -> bool {
    use Frame::{
        Battles, Cards, Deploy, Dice, Losses, Manoeuvre, Muster, Pope, Recruit, Redeploy, Tax, Toll,
    };
    match frame {
        Frame::TurnStart | Manoeuvre | Battles | Redeploy | Frame::TurnEnd => {
            matches!(below, Frame::Turns(_))
        }
        Frame::March => matches!(below, Manoeuvre | Redeploy),
        Frame::Round
        | Cards(_)
        | Frame::Roll(_)
        | Toll(_)
        | Frame::Decide
        | Frame::Retreat
        | Frame::Settled => below == Battles,
        Losses(_) => matches!(below, Toll(_) | Cards(_) | Losses(_)),
        Frame::RetreatTo(_) => below == Frame::Retreat,
        Muster | Frame::Surplus(_) => below == Frame::Settled,
        Frame::MusterAt(_) => below == Muster,
        Frame::SurplusTo(_) => matches!(below, Frame::Surplus(_)),
        Frame::Prison(_) => matches!(below, Losses(_) | Frame::Prison(_)),
        Frame::Return(_) => !matches!(below, Frame::Over | Frame::March | Frame::Deal),
        Frame::Partner(_) => below == Redeploy,
        Frame::Deal => matches!(below, Manoeuvre | Battles | Redeploy | Frame::Partner(_)),
        Frame::Keeping(_) => matches!(below, Recruit(_)),
        Frame::DeployInto(_) => matches!(below, Deploy(_)),
        Frame::Target(_) | Frame::Obey(_) | Frame::Part(_) | Frame::Effect(_) => matches!(
            below,
            Manoeuvre
                | Battles
                | Cards(_)
                | Muster
                | Redeploy
                | Pope(_)
                | Tax(_)
                | Recruit(_)
                | Deploy(_)
                | Dice(_)
                | Frame::Effect(_)
        ),
        Frame::Over
        | Frame::PickInitiative
        | Frame::PickKingdom(_)
        | Frame::PlaceStart(_)
        | Frame::Divide(_)
        | Frame::Turns(_)
        | Pope(_)
        | Tax(_)
        | Frame::Vassals(_)
        | Recruit(_)
        | Deploy(_)
        | Dice(_)
        | Frame::Merchant(_) => false,
    }
}

/// The word of a frame in files.
fn word(frame: &Frame) -> String {
    match serde_json::to_value(frame) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(serde_json::Value::Object(map)) => map.keys().next().cloned().unwrap_or_default(),
        Ok(_) | Err(_) => String::new(),
    }
}

/// WE-GROUP-01, WE-TURN-02: the steps in progress are such as the sequence of play comes to.
pub(super) fn stack(board: &Board, wrong: &mut Wrong) {
    let Some(first) = board.frames.first() else {
        wrong.at("frames", "there is none: what is being done?", rules::WE_TURN_02);
        return;
    };
    if phases(*first).is_empty() || is_of_turn(first) {
        wrong.at("frames[0]", format!("'{}' lies on nothing", word(first)), rules::WE_TURN_02);
    }
    for (n, two) in board.frames.windows(2).enumerate() {
        if !lies_on(two[1], two[0]) {
            let what = format!("'{}' does not come in '{}'", word(&two[1]), word(&two[0]));
            wrong.at(format!("frames[{}]", n + 1), what, rules::WE_TURN_02);
        }
    }
    for frame in board.frames.iter() {
        let phases = phases(*frame);
        if !phases.is_empty() && !phases.contains(&board.phase) {
            let what = format!("'{}' does not come in the frame '{}'", board.phase.word(), word(frame));
            wrong.at("phase", what, rules::WE_GROUP_01);
        }
    }
    // A turn that has begun is in one of its phases.
    if board.frames.len() > 1 && matches!(first, Frame::Turns(_)) && !board.phase.is_turn() {
        wrong.at("phase", format!("'{}' is no phase of a turn", board.phase.word()), rules::WE_TURN_02);
    }
    if (board.phase == Phase::Setup) != (board.round == 0) && board.phase != Phase::Over {
        wrong.at("round", "rounds begin with 1, after setup", rules::WE_TURN_01);
    }
    if board.round > MOST_ROUNDS {
        wrong.at("round", format!("{MOST_ROUNDS} at most"), rules::WE_R_75);
    }
}
