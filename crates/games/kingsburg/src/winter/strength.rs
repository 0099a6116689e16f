//! What everybody fights with: soldiers, and what buildings, governor and cards add or take.

use super::threat::Attack;
use crate::board::Board;
use crate::content::{Bonus, Content, SourceId};
use crate::effects::{Scene, has_standing, standing};
use crate::event::as_element;
use serde::Serialize;
use table::{Seat, Stack};

/// Something that is added to a strength, or taken from it, and what carries it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Addition {
    /// A building, a governor or a card.
    #[serde(serialize_with = "as_element")]
    pub by: SourceId,
    /// How much; less than 0: so much is taken.
    pub n: i16,
}

/// All that can count for a player: every building of seven rows, a governor, two cards.
pub type Additions = Stack<Addition, 31>;

/// KB-WINTER-08: soldiers and what buildings and cards add or take.
#[must_use]
pub fn total(content: &Content, board: &Board, seat: Seat, attack: &Attack) -> i16 {
    total_in(&attack.scene(content, board), seat)
}

/// The same in a scene: without invaders, what counts against anybody.
#[must_use]
pub fn total_in(scene: &Scene<'_>, seat: Seat) -> i16 {
    let soldiers = i16::try_from(scene.board.player(seat).soldiers).unwrap_or(i16::MAX);
    if !has_standing(scene.board, seat, scene.content.at.battle) {
        return soldiers;
    }
    bonuses(scene, seat).fold(soldiers, |sum, one| sum.saturating_add(one.n))
}

/// What buildings, governor and cards of a player add in this scene, one by one. In a scene without invaders: against
/// anybody.
pub fn bonuses<'a>(scene: &'a Scene<'a>, seat: Seat) -> impl Iterator<Item = Addition> + 'a {
    standing(scene.board, seat, scene.content.at.battle)
        .map(move |by| addition(scene, seat, by, &scene.content.source(by).battle))
        .filter(|one| one.n != 0)
}

/// The sum of those of its bonuses whose condition holds.
pub(super) fn addition(scene: &Scene<'_>, seat: Seat, by: SourceId, bonuses: &[Bonus]) -> Addition {
    let holds = |bonus: &&Bonus| bonus.condition.as_ref().is_none_or(|c| scene.holds(c, seat, by));
    Addition { by, n: bonuses.iter().filter(holds).fold(0, |sum: i16, bonus| sum.saturating_add(bonus.n)) }
}
