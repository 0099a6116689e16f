//! Troops: who is hired, who leads them, who is paid.

use super::eyes::Eyes;
use super::setup::takes;
use knights::answer::{Answer, Stance};
use knights::board::{Army, Place, Site};
use knights::content::{NobleId, TroopKind};

/// Draft Soldiers: the best spot that is free, if he can pay whom he would hire.
pub(super) fn marker(eyes: &Eyes<'_>) -> Option<Answer> {
    let pays = eyes.spare() > 2 * i32::from(eyes.board.markers_of(eyes.me));
    eyes.best(|answer| match answer {
        Answer::Spot(spot) if pays => 10.0 - f64::from(spot),
        _ => 0.0,
    })
}

/// The strongest that he can pay now and at Wages.
pub(super) fn hire(eyes: &Eyes<'_>) -> Option<Answer> {
    let spare = eyes.spare();
    let circle = circle_room(eyes);
    eyes.best(|answer| match answer {
        Answer::Hire(kind, Stance::Obey) => {
            let price = i32::from(eyes.game.hire_price(eyes.board, eyes.me, kind, Stance::Obey));
            let wage = i32::from(eyes.game.components().troops[kind.index()].wage);
            let wage = if eyes.card(kind) <= circle { 0 } else { wage };
            let late = if eyes.left < 1.5 { 2.0 } else { 0.0 };
            if price + wage / 2 > spare { 0.0 } else { eyes.troop_worth(kind) - late }
        }
        _ => 0.0,
    })
}

/// How much the circle Noble can still lead without wages, where he can be given troops.
fn circle_room(eyes: &Eyes<'_>) -> u16 {
    let noble = NobleId::of(eyes.baron().id, knights::content::Symbol::Circle);
    let home = match eyes.board.noble(noble).place {
        Place::Off => true,
        Place::Area(area) => knights::movement::own_site(eyes.game, eyes.board, eyes.me, area).is_some(),
        Place::Port(_) | Place::Gone => false,
    };
    let has = eyes.game.troop_strength(eyes.board, Army::Noble(noble));
    if home { eyes.game.components().numbers.circle_limit.saturating_sub(has) } else { 0 }
}

/// Who leads a card.
pub(super) fn assign(eyes: &Eyes<'_>, kind: TroopKind) -> Option<Answer> {
    let home = eyes.board.stronghold(eyes.me).area;
    let danger = home.map_or(0.0, |home| eyes.risk(Site::Stronghold(eyes.me), home, 0));
    eyes.best(|answer| match answer {
        Answer::Army(Army::Noble(noble)) => {
            let off = if eyes.board.noble(noble).place.is_on_board() { 0.0 } else { -1.0 };
            10.0 + takes(eyes, noble, kind) + off
        }
        Answer::Army(Army::Stronghold(_)) => 10.0 + 12.0 * danger,
        _ => 0.0,
    })
}

/// All are paid; if there is not enough, who costs just what is missing goes, else the dearest.
pub(super) fn wages(eyes: &Eyes<'_>) -> Option<Answer> {
    if let Some(done) = eyes.give(Answer::Done) {
        return Some(done);
    }
    let knights::flow::Frame::Wages(frame) = eyes.board.frame() else { return None };
    let due = eyes.game.dues(eyes.board, eyes.me, frame.free).total;
    let missing = i32::from(due) - eyes.crowns();
    eyes.best(|answer| match answer {
        Answer::Troop(kind, army) => {
            let wage = i32::from(eyes.game.components().troops[kind.index()].wage);
            let alone = eyes.board.troops(army).len() == 1 && army.noble().is_some();
            let fits = if wage >= missing { 20 - wage } else { wage };
            10.0 + f64::from(fits)
                - if alone { 5.0 } else { 0.0 }
                - if kind.captain().is_some() { 3.0 } else { 0.0 }
        }
        Answer::City(_) if missing <= 1 => 25.0,
        _ => 0.0,
    })
}

/// On his way he takes up what lies idle in the stronghold, and what a weaker Noble can spare.
pub(super) fn collect(eyes: &Eyes<'_>, noble: NobleId) -> Option<Answer> {
    let home = eyes.board.stronghold(eyes.me).area;
    let safe = home.is_none_or(|home| eyes.risk(Site::Stronghold(eyes.me), home, 0) < 0.2);
    eyes.best(|answer| match answer {
        Answer::Shift(Army::Stronghold(_), _, kind) if safe => takes(eyes, noble, kind),
        Answer::ShiftAll(Army::Stronghold(_), _) if safe => 1.0,
        _ => 0.0,
    })
}

/// Casualty tokens that are worth their price, from the army that has most.
pub(super) fn muster(eyes: &Eyes<'_>) -> Option<Answer> {
    let price = i32::from(eyes.game.components().numbers.muster);
    eyes.best(|answer| match answer {
        Answer::Muster(_, count) if price * i32::from(count) <= eyes.spare() && eyes.left > 1.2 => {
            f64::from(count)
        }
        _ => 0.0,
    })
}

/// The card that he misses least.
pub(super) fn least(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Kind(kind) | Answer::Troop(kind, _) => 30.0 - eyes.troop_worth(kind),
        _ => 0.0,
    })
}
