//! Standing effects: what the rules ask for when they need a price, a bonus, a permission.

use super::{Compiler, Place, standing};
use crate::content::vocabulary::{Action, Effect, Hook, Limit, Scope, Subject};
use crate::content::{HowDice, Per, SourceId};

/// Puts a standing effect where the rules will look for it. False if it is no such effect.
pub fn compile(compiler: &mut Compiler, place: &Place, id: SourceId, effect: &Effect) -> bool {
    if !is_standing(effect) {
        return false;
    }
    for (index, action) in effect.actions.iter().enumerate() {
        let key = format!("do[{index}]");
        let terms = if knows_terms(effect, action) {
            standing::standing(compiler, place, id, effect, action)
        } else {
            Err("its subject, condition, limit or optional is not one that this action has".to_owned())
        };
        if let Err(what) = terms {
            compiler.fault(place, &key, what);
        }
    }
    true
}

/// Is it asked for by the rules, and does not come at a moment?
fn is_standing(effect: &Effect) -> bool {
    // Dice of one's own are counted before anything else happens (VR-02).
    let own_dice = matches!(effect.when, Hook::BeforeRoll { .. })
        && effect.subject == Subject::Owner
        && !effect.optional
        && matches!(effect.actions[..], [Action::WhiteDie(_)]);
    let of_table =
        matches!(effect.when, Hook::Setup {} | Hook::InvadersRevealed {}) && effect.subject == Subject::Table;
    let asked_for = matches!(
        effect.when,
        Hook::AfterRoll { .. }
            | Hook::Ordering {}
            | Hook::Placing {}
            | Hook::BuildTurn {}
            | Hook::Building {}
            | Hook::Mercenaries {}
            | Hook::Reinforcements {}
            | Hook::Battle {}
            | Hook::Penalty {}
            | Hook::Dismissal {}
            | Hook::Always {}
    );
    own_dice || of_table || asked_for
}

/// Whether an effect may be declined, how often and under which condition it works, is known for each standing
/// action (KB-ORDERING-03): other terms would be read and not kept, so they are refused.
fn knows_terms(effect: &Effect, action: &Action) -> bool {
    let once = matches!(effect.limit, Some(Limit::Times { n: 1, per: Per::Season }));
    let free = effect.limit.is_none();
    let (table, bare) = (effect.subject == Subject::Table, effect.condition.is_none());
    let plain = !effect.optional && free;
    let is_known = if let Action::CostChange { scope, .. } = action {
        let this_turn = matches!(effect.when, Hook::BuildTurn {});
        plain && !table && this_turn == (*scope == Some(Scope::ThisTurn)) && (bare || this_turn)
    } else if matches!(action, Action::Reroll { .. } | Action::SetColoured { .. } | Action::ChangeDice { .. })
    {
        effect.optional && once && !table
    } else if matches!(action, Action::InfluenceShift { .. }) {
        effect.optional && once && !table && bare
    } else if is_permission(action) {
        effect.optional && free && !table && bare
    } else if is_of_table(action) {
        plain && table && bare
    } else if matches!(action, Action::StrengthMod { .. }) {
        plain && table
    } else if matches!(action, Action::BattleBonus { .. }) {
        plain && !table
    } else {
        plain && !table && bare
    };
    is_known && !effect.snapshot
}

/// What somebody may do once more, or instead of something.
fn is_permission(action: &Action) -> bool {
    matches!(
        action,
        Action::ShareAdvisor { .. } | Action::ExtraBuild { .. } | Action::OwnReinforcement { .. }
    )
}

/// What changes the game for everybody.
fn is_of_table(action: &Action) -> bool {
    matches!(
        action,
        Action::CloseAdvisor { .. }
            | Action::OrderRule { .. }
            | Action::FixedReinforcement { .. }
            | Action::SecondDeck { .. }
            | Action::JoinInvaders { .. }
            | Action::InvadersFaceUp {}
            | Action::PeekChoice { .. }
            | Action::PeekReplaced { .. }
    )
}

pub(super) fn dice_change(action: &Action) -> Result<HowDice, String> {
    let is_face = |face: &u8| (1..=6).contains(face);
    if let Action::Reroll { which, consolation } = action {
        let consolation = consolation.unwrap_or_default();
        if consolation.any > 0 {
            return Err("a consolation cannot be goods of any kind".to_owned());
        }
        return Ok(HowDice::Reroll { which: *which, consolation });
    }
    if let Action::SetColoured { faces } = action {
        let mut faces: [u8; 3] = faces.clone().try_into().map_err(|_| "must be three faces".to_owned())?;
        if !faces.iter().all(is_face) {
            return Err("a face is 1 to 6".to_owned());
        }
        faces.sort_unstable();
        return Ok(HowDice::Set { faces });
    }
    let Action::ChangeDice { from, to, n } = action else {
        return Err("this action does not change dice".to_owned());
    };
    if !is_face(from) || !to.iter().all(is_face) || to.is_empty() || to.len() > 2 || to.contains(from) {
        return Err("from one face to one or two others, each 1 to 6".to_owned());
    }
    let mut faces = [to[0], to.get(1).copied().unwrap_or(0)];
    if faces[1] != 0 {
        faces.sort_unstable();
    }
    Ok(HowDice::Turn { from: *from, to: faces, most: n.most() })
}
