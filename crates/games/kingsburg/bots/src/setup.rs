//! Before the first year: alternative lines and governors.

use super::eyes::Eyes;
use super::programs::GOOD;
use kingsburg::answer::Answer;
use kingsburg::content::{Built, GovernorId, Side};
use kingsburg::flow::Bidding;

/// How likely the building of each column is built, in all the game.
const REACHED: [f32; 4] = [0.85, 0.6, 0.4, 0.25];
/// How much of the game it then serves.
const SERVES: [f32; 4] = [0.8, 0.6, 0.45, 0.25];
/// The highest bid that is not silly.
const MOST: f32 = 12.0;

/// What a line is worth at the start of the game.
fn line(eyes: &Eyes<'_>, row: u8, side: Side) -> f32 {
    let each = |id: kingsburg::content::BuildingId| {
        let building = eyes.content.building(id);
        let column = usize::from(id.column()) - 1;
        let effects = SERVES[column] * eyes.source(id.into());
        let goods = 0.8 * GOOD * f32::from(building.cost.total());
        // A row that does not pay is not gone on with.
        REACHED[column] * (f32::from(building.vp) + effects - goods).max(-0.5)
    };
    Built::line(row, side).iter().map(each).sum()
}

/// What it is worth to lay the alternative line over the printed one.
pub fn swap(eyes: &Eyes<'_>, row: u8) -> f32 {
    line(eyes, row, Side::Alternative) - line(eyes, row, Side::Printed)
}

/// What it is worth to use these of the lines drawn.
pub fn lines(eyes: &Eyes<'_>, mask: u8) -> f32 {
    let drawn = eyes.me().drawn.iter().enumerate();
    drawn.filter(|(i, _)| mask >> i & 1 == 1).filter_map(|(_, row)| *row).map(|row| swap(eyes, row)).sum()
}

/// What a governor is worth.
pub fn governor(eyes: &Eyes<'_>, governor: GovernorId) -> f32 {
    eyes.source(governor.source())
}

/// What it is worth to bid so much: up to half of what he is worth more than the least of those that are left.
pub fn bid(eyes: &Eyes<'_>, bidding: Bidding, answer: Answer) -> f32 {
    let Answer::Bid(bid) = answer else { return 0.0 };
    let least = eyes.board.offered.iter().map(|g| governor(eyes, *g)).fold(f32::MAX, f32::min);
    let limit = (0.5 * (governor(eyes, bidding.governor) - least)).clamp(0.0, MOST);
    let lowest = bidding.high.map_or(0, |(high, _)| high + 1);
    if f32::from(bid) <= limit && bid == lowest { 1.0 } else { -f32::from(bid) - 0.5 }
}
