//! Fund Expeditions: crowns that he can spare, while there is time for them to come home.

use super::eyes::Eyes;
use knights::answer::Answer;
use knights::content::Expedition;

/// What an expedition brings back for a crown, as the cards have it, and how long it takes.
fn voyage(expedition: Expedition) -> f64 {
    match expedition {
        Expedition::Ceylon => 1.37,
        Expedition::SpiceIslands => 1.53,
        Expedition::China => 1.78,
    }
}

/// Is there time for a fleet to come home?
fn has_time(eyes: &Eyes<'_>) -> bool {
    eyes.left >= 3.0
}

/// An expedition, if he would put crowns into it himself.
pub(super) fn expedition(eyes: &Eyes<'_>) -> Option<Answer> {
    let rich = eyes.spare() >= 4 && has_time(eyes);
    eyes.best(|answer| match answer {
        Answer::Expedition(expedition) if rich => voyage(expedition),
        _ => 0.0,
    })
}

/// Crowns that he can spare.
pub(super) fn invest(eyes: &Eyes<'_>) -> Option<Answer> {
    let most = if has_time(eyes) { (eyes.spare() - 3).clamp(0, 5) } else { 0 };
    eyes.best(|answer| match answer {
        Answer::Number(n) if i32::from(n) <= most => 1.0 + f64::from(n),
        _ => 0.0,
    })
}

/// A blessing for his own crowns.
pub(super) fn bless(eyes: &Eyes<'_>, expedition: Expedition) -> Option<Answer> {
    let stakes = eyes.board.fleets[expedition as usize].stakes;
    eyes.yes_if(stakes[eyes.me.index()] >= 4 && eyes.baron().faith >= 3)
}

/// The better of two results (D70).
pub(super) fn voyage_result(eyes: &Eyes<'_>) -> Option<Answer> {
    let landing = eyes.board.voyage?;
    let better = landing.other.is_some_and(|(_, other)| other as u8 > landing.voyage as u8);
    eyes.give(Answer::Part(u8::from(better)))
}
