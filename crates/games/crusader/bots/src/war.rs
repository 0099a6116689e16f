//! Whom he attacks, with whom, and what he holds.

use super::eyes::Eyes;
use crusader::answer::{Answer, Word};
use crusader::content::{Deck, Territories, TerritoryId};

/// How many targets his footsoldiers could take, at most four.
pub(super) fn prospect(eyes: &Eyes<'_>) -> f64 {
    let mut good: Vec<f64> = eyes
        .all_targets()
        .iter()
        .map(|target| eyes.prize(target))
        .filter(|p| *p > eyes.temper.target)
        .collect();
    good.sort_by(|one, other| other.total_cmp(one));
    let room = 9usize.saturating_sub(eyes.lands().len() as usize).max(1);
    good.iter().take(4.min(room)).sum()
}

/// What his mobilised territories can attack with a good chance.
pub(super) fn ready_targets(eyes: &Eyes<'_>) -> Territories {
    let from = eyes.board.mobilised(eyes.me).iter();
    let all = from.fold(Territories::NONE, |sum, from| sum.or(eyes.targets(from)));
    all.iter().filter(|target| eyes.prize(*target) > eyes.temper.target).collect()
}

/// Where a footsoldier finds most to do that no other reaches.
pub(super) fn mobilise(eyes: &Eyes<'_>) -> Option<Answer> {
    let covered = ready_targets(eyes);
    let soldiers = eyes.board.mobilised(eyes.me).len();
    eyes.best_land(|land| {
        let targets = eyes.targets(land);
        let new: f64 = targets
            .without(covered)
            .iter()
            .map(|target| eyes.prize(target))
            .filter(|p| *p > eyes.temper.target)
            .sum();
        let again = targets.and(covered).iter().map(|target| eyes.prize(target)).fold(0.0, f64::max);
        let unrest = if eyes.board.unrest[land] > 0 { eyes.temper.calm } else { 0.0 };
        let spare = if covered.len() > soldiers { again } else { 0.0 };
        if eyes.gold() as u32 + 2 < soldiers { 0.0 } else { new + eyes.temper.spare * spare + unrest }
    })
}

/// The best attack first, one on each target; who finds none supports.
pub(super) fn announce(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| attack_worth(eyes, answer))
}

/// What it is worth to send a footsoldier so.
pub(super) fn attack_worth(eyes: &Eyes<'_>, answer: Answer) -> f64 {
    let room = 8u32.saturating_sub(eyes.lands().len());
    match answer {
        Answer::Attack { from, target } => {
            let prize = eyes.prize(target);
            // Whoever has few other ways goes first.
            let ways = f64::from(eyes.targets(from).len());
            let is_good = prize > eyes.temper.target && (room > 0 || prize > eyes.temper.full_target);
            if is_good { prize + 0.1 / ways.max(1.0) } else { 0.0 }
        }
        Answer::Support { from: _, target } => 0.05 * f64::from(eyes.defence(target)),
        _ => 0.0,
    }
}

/// Partners are called where more than one success is needed.
pub(super) fn call(eyes: &Eyes<'_>) -> Option<Answer> {
    let target = eyes.board.invasions.top().map(|invasion| invasion.target)?;
    let is_hard = eyes.defence(target) > 1 || eyes.gold() == 0;
    eyes.best(|answer| if is_hard && matches!(answer, Answer::Player(_)) { 1.0 } else { 0.0 })
}

/// A footsoldier goes where there is more to take; else the place is sacked.
pub(super) fn spoils(eyes: &Eyes<'_>) -> Option<Answer> {
    let target = eyes.board.invasions.top().map(|invasion| invasion.target);
    let ahead = target.map_or(0.0, |target| room(eyes, target));
    let wars = eyes.holds(Deck::WAR) > 0;
    let soldier = eyes.best_land(|from| 1.0 / (1.0 + f64::from(eyes.targets(from).len())));
    match soldier {
        Some(answer) if wars && ahead >= 2.0 && eyes.gold() >= 2 => Some(answer),
        _ => eyes.say(Word::Sack),
    }
}

/// How many independent territories lie next to one.
pub(super) fn room(eyes: &Eyes<'_>, land: TerritoryId) -> f64 {
    let near = eyes.game.near(land).without(eyes.board.controlled());
    f64::from(near.len())
}

/// Footsoldiers that have nothing to do go home, if no war comes soon.
pub(super) fn demobilise(eyes: &Eyes<'_>) -> Option<Answer> {
    let wars = eyes.holds(Deck::WAR) > 0;
    let is_last = eyes.board.round >= 3 && eyes.board.era >= eyes.game.scenario().eras;
    eyes.best_land(|land| {
        let is_idle = !eyes.targets(land).iter().any(|target| eyes.prize(target) > eyes.temper.target);
        if !is_last && (!wars || is_idle || eyes.gold() < 2) { 1.0 } else { 0.0 }
    })
}

/// The territory that he misses least.
pub(super) fn least(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best_land(|land| {
        let castle = if eyes.board.castles.has(land) { 4.0 } else { 0.0 };
        let laid = if eyes.board.laid_knights.has(land) { -5.0 } else { 0.0 };
        let soldier = if eyes.board.footsoldiers.has(land) { 1.0 } else { 0.0 };
        20.0 + f64::from(eyes.board.unrest[land]) - castle - laid - soldier - 0.2 * room(eyes, land)
    })
}
