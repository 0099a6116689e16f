//! Battles: their order, the losses, when to go back.

use super::eyes::{CHEAPEST, Eyes, best};
use super::quick::Quick;
use super::targets;
use warlords::answer::{Answer, Word};
use warlords::army::{Kind, Troop};
use warlords::battle::Side;

/// The surest battle first: what it gains may help in the others.
pub(super) fn next(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best_fief(|fief| Quick::of_attack(eyes.game, eyes.board, fief).conquered)
}

/// The cheapest fall first; before a castle archers are of less use than Footmen.
pub(super) fn losses(eyes: &Eyes<'_>, side: Side, left: u16) -> Option<Answer> {
    let mut order = CHEAPEST;
    let siege = side == Side::Attacker && eyes.board.castles.has(eyes.board.battle.fief);
    if siege {
        order.sort_by_key(|troop| match troop.kind() {
            Kind::Lancer => 0,
            Kind::Archer => 1,
            Kind::Footman => 2,
            Kind::Knight => 3,
            Kind::Warlord => 4,
        });
    }
    let army = eyes.board.side_army(side);
    let fall = |troop: Troop| eyes.troops(troop, left, army.of(troop).min(left));
    order.into_iter().find_map(fall)
}

/// On while there is more to win than to lose.
pub(super) fn decide(eyes: &Eyes<'_>) -> Answer {
    let (board, fief) = (eyes.board, eyes.board.battle.fief);
    let odds = Quick::of_attack(eyes.game, board, fief);
    let desperate = board.finished.has(fief) && board.holder(fief) == eyes.pretender();
    let least = if desperate && board.holder(fief).is_some() { 0.1 } else { 0.4 };
    let good = odds.conquered >= least && targets::score(eyes, fief, &odds) > 0.0;
    Answer::Say(if good { Word::Fight } else { Word::Retreat })
}

/// To the fief that needs them most.
pub(super) fn way_back(eyes: &Eyes<'_>) -> Option<Answer> {
    let pull = eyes.pull();
    let worth = |answer: &Answer| match answer {
        Answer::All(f) | Answer::Fief(f) => {
            let room = if eyes.has_room(*f, 4) { 0.0 } else { -100.0 };
            pull[*f] + room + if eyes.board.castles.has(*f) { 20.0 } else { 0.0 }
        }
        _ => -1000.0,
    };
    best(eyes.answers.iter(), worth).copied()
}
