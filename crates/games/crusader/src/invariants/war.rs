//! Invades in progress.

use super::Wrong;
use crate::Crusader;
use crate::board::Board;
use crate::flow::Frame;
use crate::rules;
use crate::war::{Kind, Part};

/// CK-INVADE-04, CK-COUNTER-06: each Invade in progress is announced or made, attack after attack; what answers one lies above it.
pub(super) fn invades(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let count = |is: fn(&Frame) -> bool| board.frames.iter().filter(|frame| is(frame)).count();
    let steps = count(|frame| matches!(frame, Frame::Announce | Frame::NextAttack));
    let there = board.invasions.len();
    wrong.unless(steps == there, "invasions", format!("{there} for {steps} steps"), rules::CK_INVADE_04);
    let attacks = count(|frame| {
        use Frame::{CallPartners, Called, Clash, Counter, Onset, Spoils};
        matches!(frame, Onset | CallPartners | Called | Clash(_) | Spoils | Counter(_))
    });
    wrong.unless(attacks == 0 || there > 0, "frames", "an attack without an Invade", rules::CK_INVADE_04);
    for (at, invasion) in board.invasions.iter().enumerate() {
        let field = |what: &str| format!("invasions[{at}].{what}");
        let is_answer = invasion.kind == Kind::Counter;
        wrong.unless(
            is_answer == (at > 0),
            field("kind"),
            "what is answered is an action",
            rules::CK_COUNTER_06,
        );
        wrong.unless(
            board.plays(invasion.invader) || at == 0,
            field("invader"),
            "he does not play",
            rules::CK_INVADE_01,
        );
        let targets = invasion.targets();
        for role in invasion.roles.iter() {
            let is_attacked = role.part == Part::Attack || targets.has(role.target);
            wrong.unless(is_attacked, field("roles"), "support without an attack", rules::CK_SUPPORT_01);
            let is_open = game.map().open.has(role.target) && game.map().open.has(role.from);
            wrong.unless(is_open, field("roles"), "an inaccessible territory", rules::CK_INACC_02);
        }
        let is_once =
            targets.len() as usize == invasion.roles.iter().filter(|role| role.part == Part::Attack).count();
        wrong.unless(is_once, field("roles"), "a target twice", rules::CK_INVADE_03);
        let is_free = invasion.busy().len() as usize == invasion.roles.len();
        wrong.unless(is_free, field("roles"), "a footsoldier twice", rules::CK_SUPPORT_02);
    }
}
