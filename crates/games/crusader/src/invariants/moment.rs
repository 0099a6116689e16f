//! Where in the game a position is, and whether it can go on from there.

use super::{Wrong, all};
use crate::board::{Board, Ending, Phase, State, Status, Trophy};
use crate::checks::MAX_DRAWS;
use crate::content::{Player, SPACES};
use crate::flow::Frame;
use crate::sequence::ROUNDS;
use crate::{Crusader, cards, rules};
use table::{Game, Step};

/// Numbers that a step or a check can have: what comes after may count on them.
pub(super) fn numbers(state: &State, wrong: &mut Wrong) {
    let (board, check) = (&state.board, &state.board.check);
    let most = MAX_DRAWS as u8;
    for (field, n) in [
        ("needed", check.needed),
        ("free", check.free),
        ("bought", check.bought),
        ("hits", check.hits),
        ("reserve", check.reserve),
    ] {
        wrong.unless(n <= most, format!("check.{field}"), format!("{n} of {most}"), rules::CK_INV_20);
    }
    let is_less = check.cancelled <= check.bought;
    wrong.unless(is_less, "check.cancelled", check.cancelled, rules::CK_INV_20);
    let pool: u32 = check.pool.iter().map(|gold| u32::from(*gold)).sum();
    wrong.unless(
        pool <= 2 * u32::from(check.bought) + 1,
        "check.pool",
        format!("{pool} gold"),
        rules::CK_INV_20,
    );
    for (at, frame) in board.frames.iter().enumerate() {
        let holds = if let Frame::Buy(step) = frame {
            step.bought <= 3
        } else if let Frame::Choosing(step) = frame {
            usize::from(step.space) <= SPACES && step.left < 9
        } else if let Frame::KeepTrait(step) = frame {
            step.keep < step.new && step.new <= 9
        } else if let Frame::Sabotage(step) = frame {
            usize::from(step.at) <= Player::MAX
        } else {
            true
        };
        wrong.unless(holds, format!("frames[{at}]"), format!("{frame:?}"), rules::CK_ERA_07);
    }
}

/// The phase, the Turn and the steps fit together, and so do those who play, the card on the table and the end.
pub(super) fn now(game: &Crusader, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    wrong.unless(!board.frames.is_empty(), "frames", "there is no step in progress", rules::CK_ERA_07);
    for (at, frame) in board.frames.iter().enumerate() {
        let fits = phases(*frame).is_none_or(|phases| phases.contains(&board.phase));
        let what = format!("not in the phase {}", board.phase.word());
        wrong.unless(fits, format!("frames[{at}]"), what, rules::CK_ROUND_01);
        if let Frame::Activation(step) = frame {
            let is_his = board.active == Some(step.player) && board.card.is_some();
            wrong.unless(is_his, "active", "whose activation it is, with a card", rules::CK_TURN_01);
        }
    }
    let in_round = matches!(board.phase, Phase::Dynastic | Phase::Plot | Phase::Turns | Phase::Upkeep);
    let is_begun = in_round || matches!(board.phase, Phase::Draw | Phase::Cleanup);
    wrong.unless(!is_begun || board.era > 0, "era", "none", rules::CK_INV_23);
    wrong.unless(!in_round || (1..=ROUNDS).contains(&board.round), "round", board.round, rules::CK_INV_23);
    let has_turn = (board.phase == Phase::Turns) == (board.turn > 0);
    wrong.unless(has_turn || !is_begun, "turn", board.turn, rules::CK_INV_23);
    // CK-INV-24: clockwise from one of them, and nobody who plays is passed over.
    let from = board.order.first().copied().unwrap_or_default();
    let clockwise = game.clockwise(from).filter(|player| board.order.contains(player));
    wrong.unless(clockwise.eq(board.order.iter().copied()), "order", "not clockwise", rules::CK_INV_24);
    let has_all = all(game).all(|player| !board.plays(player) || board.order.contains(&player));
    wrong.unless(has_all || !(in_round || board.phase == Phase::Draw), "order", "too few", rules::CK_INV_24);
    let is_in = board.house(board.first).status != Status::Out;
    wrong.unless(is_in || board.phase == Phase::Over, "first", "he is out", rules::CK_FIRST_01);
    let lies = cards::top(state, cards::TABLE) == board.card;
    wrong.unless(lies || board.phase == Phase::Over, "card", "another lies on the table", rules::CK_INV_09);
    end(board, wrong);
}

/// CK-END-01: it is over, or not.
fn end(board: &Board, wrong: &mut Wrong) {
    let is_over = (board.phase == Phase::Over) == (board.ending != Ending::None);
    wrong.unless(is_over, "ending", board.ending.word(), rules::CK_END_01);
    let king = board.trophies[Trophy::Jerusalem as usize];
    let is_king = king.is_some() == (board.ending == Ending::Jerusalem);
    wrong.unless(is_king, "trophies.jerusalem", "before the Crusade is over", rules::CK_TROPHY_05);
}

/// The phases in which there can be such a step; none if it may come at any time.
fn phases(frame: Frame) -> Option<&'static [Phase]> {
    use Phase::{Cleanup, Draw, Dynastic, Over, Plot, Setup, Turns, Upkeep};
    let is_special = matches!(
        frame,
        Frame::Dynastic(_)
            | Frame::Target(_)
            | Frame::Terms(_)
            | Frame::Consent
            | Frame::Wooing(_)
            | Frame::Titles(_)
    );
    let is_action = matches!(
        frame,
        Frame::Turns(_)
            | Frame::Activation(_)
            | Frame::Actions(_)
            | Frame::Castles(_)
            | Frame::Building(_)
            | Frame::Buy(_)
            | Frame::Plots(_)
            | Frame::Aim(_)
            | Frame::Outcome(_)
            | Frame::Overthrow(_)
            | Frame::Revolution(_)
            | Frame::Mobilise(_)
            | Frame::Announce
            | Frame::NextAttack
            | Frame::Spread(_)
            | Frame::Plague(_)
            | Frame::Send(_)
            | Frame::Journey(_)
            | Frame::Targets(_)
            | Frame::NameVictim
            | Frame::Struck(_)
            | Frame::Deeds(_)
            | Frame::Choosing(_)
            | Frame::Calm(_)
    );
    if is_special {
        Some(&[Dynastic])
    } else if is_action {
        Some(&[Turns])
    } else if matches!(frame, Frame::PayTroops(_) | Frame::Demobilise(_) | Frame::Ageing(_)) {
        Some(&[Upkeep])
    } else if matches!(frame, Frame::Draws(_) | Frame::BonusDeck(_) | Frame::DrawHand(_)) {
        Some(&[Draw])
    } else if matches!(frame, Frame::EraStart | Frame::FreeCastle(_)) {
        Some(&[Setup, Cleanup])
    } else if frame == Frame::PickPair {
        Some(&[Plot])
    } else if frame == Frame::CleanUp {
        Some(&[Upkeep, Cleanup])
    } else if frame == Frame::Over {
        Some(&[Over])
    } else {
        None
    }
}

/// Whoever is asked takes part, and can answer.
pub(super) fn answers(game: &Crusader, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    let returns = matches!(board.frame(), Frame::Comeback(_) | Frame::NewRuler(_) | Frame::NewLand(_));
    let mut answers = Vec::new();
    for seat in board.frame().waiting(game, state).must.iter() {
        let player = game.player_of(seat);
        wrong.unless(
            board.plays(player) || returns,
            "frames",
            format!("{player:?} does not play"),
            rules::CK_ELIM_01,
        );
        answers.clear();
        game.list(state, seat, &mut answers);
        wrong.unless(
            !answers.is_empty(),
            "frames",
            format!("{player:?} has nothing to answer"),
            rules::CK_ERA_07,
        );
    }
}
