//! The start: a kingdom, a castle, two halves of an army.

use super::eyes::{Eyes, best};
use warlords::answer::Answer;
use warlords::army::Kind;
use warlords::content::{FiefId, Fiefs, KingdomId};

/// A rich kingdom with few ways in.
pub(super) fn kingdom(eyes: &Eyes<'_>) -> Option<Answer> {
    let kingdoms = eyes.answers.iter().filter_map(|answer| match answer {
        Answer::Kingdom(kingdom) => Some(*kingdom),
        _ => None,
    });
    let worth = |kingdom: KingdomId| {
        let fiefs = eyes.content().kingdoms[kingdom.index()].fiefs;
        let gold: f64 = fiefs.iter().map(|f| eyes.cities(f)).sum();
        let ways: u32 = fiefs.iter().map(|f| eyes.near(f).without(fiefs).len()).sum();
        gold - 0.4 * f64::from(ways)
    };
    best(kingdoms, worth).map(Answer::Kingdom)
}

/// The castle stands inside the kingdom, the Warlord where he reaches what the castle does not.
pub(super) fn place(eyes: &Eyes<'_>) -> Option<Answer> {
    let home = eyes.board.player(eyes.seat).home?;
    let fiefs = eyes.content().kingdoms[home.index()].fiefs;
    let castle = eyes.board.castles_of(eyes.seat).first();
    let reached = castle.map_or(Fiefs::NONE, |castle| eyes.near(castle).or(Fiefs::one(castle)));
    let worth = |fief: FiefId| {
        let inner = eyes.near(fief).and(fiefs);
        let outer = f64::from(eyes.near(fief).without(fiefs).len());
        match castle {
            None => 2.0 * f64::from(inner.len()) + eyes.cities(fief) - outer,
            Some(_) => {
                let new = f64::from(inner.without(reached).len());
                let apart = if reached.has(fief) { 0.0 } else { 1.0 };
                2.0 * new + apart + eyes.cities(fief)
            }
        }
    };
    eyes.best_fief(worth)
}

/// Half of each go with the Warlord; archers and the other Warlord stay with the castle.
pub(super) fn divide(eyes: &Eyes<'_>, kind: Kind) -> Option<Answer> {
    let all = eyes.content().numbers.start[kind.index()];
    let go = match kind {
        Kind::Warlord | Kind::Archer => 0,
        Kind::Knight | Kind::Footman | Kind::Lancer => all / 2,
    };
    eyes.may(Answer::Number(go as u8))
}
