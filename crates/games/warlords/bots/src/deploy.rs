//! Where new soldiers and castles go.

use super::eyes::{CHEAPEST, Eyes, best};
use super::recruit;
use table::Amount;
use warlords::answer::Answer;
use warlords::army::Troop;
use warlords::content::{Each, FiefId, Fiefs};
use warlords::group::placing::{Task, task};

pub(super) fn place(eyes: &Eyes<'_>) -> Option<Answer> {
    match task(eyes.board, eyes.seat) {
        Task::Castle(kingdom) => recruit::site(eyes, kingdom).map(|(fief, _)| Answer::Fief(fief)),
        Task::Recruits => recruits(eyes),
        Task::Bonus(_) => bonus(eyes),
        Task::Mercenaries => best_place(eyes),
        Task::Nothing => None,
    }
}

/// How much a fief wants soldiers: weak castles first, then the front.
fn want(eyes: &Eyes<'_>, pull: &Each<f64>, fief: FiefId) -> f64 {
    let weak = eyes.deficit(fief);
    if weak > 0.0 { 100.0 + f64::from(weak) } else { pull[fief] }
}

/// The fief among the answers that wants soldiers most.
pub(super) fn best_place(eyes: &Eyes<'_>) -> Option<Answer> {
    let pull = eyes.pull();
    eyes.best_fief(|fief| want(eyes, &pull, fief))
}

/// Recruits go to castles; one each to fiefs that need him much more.
fn recruits(eyes: &Eyes<'_>) -> Option<Answer> {
    let pull = eyes.pull();
    let castle = eyes.best_fief(|fief| want(eyes, &pull, fief));
    let singles = eyes.answers.iter().filter(|answer| matches!(answer, Answer::Soldier { .. }));
    let worth = |answer: &Answer| match answer {
        Answer::Soldier { fief, troop } => {
            want(eyes, &pull, *fief) + if *troop == Troop::LANCER { 0.1 } else { 0.0 }
        }
        _ => 0.0,
    };
    let single = best(singles, worth).copied();
    match (castle, single) {
        (Some(Answer::Fief(fief)), Some(single)) if worth(&single) > 1.5 * want(eyes, &pull, fief) => {
            Some(single)
        }
        (Some(castle), _) => Some(castle),
        (None, single) => single,
    }
}

/// As many as it takes to make a castle safe; all, if it is.
pub(super) fn into(eyes: &Eyes<'_>, fief: FiefId) -> Option<Answer> {
    let recruits = &eyes.board.player(eyes.seat).recruits;
    let need = eyes.need(fief, Fiefs::NONE);
    let mut army = eyes.board.armies[fief];
    let weak = need > 0.0 && eyes.defence(fief, army) < need;
    let troop = CHEAPEST.into_iter().find(|troop| eyes.troops(*troop, u16::MAX, u16::MAX).is_some())?;
    let there = recruits.of(troop);
    let mut n = 0;
    while n < there && (!weak || eyes.defence(fief, army) < need) {
        army.add(troop, 1);
        n += 1;
    }
    eyes.troops(troop, n.max(1), there).or_else(|| eyes.most_of_cheapest())
}

fn bonus(eyes: &Eyes<'_>) -> Option<Answer> {
    let pull = eyes.pull();
    let worth = |answer: &Answer| match answer {
        Answer::Place { fief, amount } => {
            let n = match amount {
                Amount::Exactly(n) => f64::from(n.get()),
                Amount::All => 20.0,
            };
            want(eyes, &pull, *fief) + 0.01 * n
        }
        _ => -1.0,
    };
    best(eyes.answers.iter(), worth).copied()
}
