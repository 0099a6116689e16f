//! The footsoldiers of an official AI (CK-AI-21 to CK-AI-24).

use super::sight;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::{lands, rules, supply};
use table::{Chance, Sink};

/// An AI above its limit demobilises at once, first where fewest hostile or independent neighbours are (CK-AI-24, CK-R-118). Nothing
/// happens to a person.
pub fn keep_limit<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    if play.game.is_person(player) {
        return;
    }
    while play.board().mobilised(player).len()
        > u32::from(supply::most_footsoldiers(play.game, play.board(), player))
    {
        let dangers = |land: &_| sight::dangers(play.game, play.board(), player, *land);
        let Some(surplus) = play.board().mobilised(player).iter().min_by_key(dangers) else { return };
        lands::remove_footsoldier(play, surplus, rules::CK_AI_24);
    }
}
