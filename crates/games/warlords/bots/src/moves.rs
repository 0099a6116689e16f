//! Moves: the first small step of what is planned, and the next one.

use super::eyes::{Eyes, best};
use super::quick::Quick;
use super::targets::{self, Order};
use warlords::answer::Answer;
use warlords::army::{Army, Troop};
use warlords::board::{Board, Phase};
use warlords::content::{Each, FiefId, Fiefs};
use warlords::odds::Battle;
use warlords::turn::paths::{Group, Mover};

/// A fief must draw so much more strongly before soldiers go there.
const WORTH_GOING: f64 = 1.15;

pub(super) fn begin_attack(eyes: &Eyes<'_>) -> Option<Answer> {
    let Order { from, mover, .. } = targets::plan(eyes)?;
    Some(Answer::Muster { fief: from, mover })
}

pub(super) fn begin_redeployment(eyes: &Eyes<'_>) -> Option<Answer> {
    let Order { from, mover, .. } = redeployment(eyes, &eyes.pull())?;
    Some(Answer::Muster { fief: from, mover })
}

/// The board as it was before the group was mustered, and where it came from: the plan is made on it again.
fn before(board: &Board) -> (Board, FiefId) {
    let mut board = board.clone();
    let Group { army, at, path, .. } = std::mem::take(&mut board.group);
    let from = path.without(Fiefs::one(at)).first().unwrap_or(at);
    board.armies[from] = board.armies[from].plus(&army);
    (board, from)
}

pub(super) fn march(eyes: &Eyes<'_>) -> Option<Answer> {
    let group = &eyes.board.group;
    let (board, from) = before(eyes.board);
    let then = eyes.on(&board);
    let attack = eyes.board.phase == Phase::Manoeuvre;
    if !attack && !group.at_start() {
        return stop_or_go_on(eyes, &then.pull());
    }
    let plan = if attack { targets::plan(&then) } else { redeployment(&then, &then.pull()) };
    let plan = plan.filter(|order| order.from == from && order.mover == group.mover);
    let Some(order) = plan else { return anywhere(eyes) };
    follow(eyes, &order).or_else(|| anywhere(eyes))
}

/// The next small step of soldiers who have been mustered for this.
pub(super) fn follow(eyes: &Eyes<'_>, order: &Order) -> Option<Answer> {
    let group = &eyes.board.group;
    if !group.at_start() {
        return eyes.may(Answer::Fief(order.to));
    }
    for (troop, n) in order.army.troops() {
        let want = n.saturating_sub(group.army.of(troop));
        if let Some(answer) = eyes.troops(troop, want, eyes.board.unmoved(order.from).of(troop)) {
            return Some(answer);
        }
    }
    eyes.may(Answer::Fief(order.via.unwrap_or(order.to)))
}

/// The plan has changed on the way: the best that can still be done.
fn anywhere(eyes: &Eyes<'_>) -> Option<Answer> {
    let (own, army) = (eyes.own(), eyes.board.group.army);
    let attack = eyes.board.phase == Phase::Manoeuvre;
    let pull = eyes.pull();
    let worth = |fief: FiefId| match (attack, own.has(fief)) {
        (true, false) => Quick::of(eyes.content(), &Battle::at(eyes.game, eyes.board, fief, army)).conquered,
        (true, true) => 0.01,
        (false, _) => pull[fief],
    };
    eyes.best_fief(worth)
}

/// A led group or Knights may go a second step.
fn stop_or_go_on(eyes: &Eyes<'_>, pull: &Each<f64>) -> Option<Answer> {
    let group = &eyes.board.group;
    let further = eyes.best_fief(|fief| pull[fief]);
    match (further, eyes.may(Answer::Done)) {
        (Some(Answer::Fief(fief)), Some(_)) if pull[fief] > WORTH_GOING * pull[group.at] => further,
        (_, Some(done)) => Some(done),
        (further, None) => further,
    }
}

/// Soldiers who are not needed where they are go where they are.
fn redeployment(eyes: &Eyes<'_>, pull: &Each<f64>) -> Option<Order> {
    let own = eyes.own();
    own.iter().find_map(|from| {
        let spare = eyes.spare(from, Fiefs::NONE);
        if spare.is_empty() {
            return None;
        }
        let to = best(eyes.near(from).and(own).iter().filter(|f| eyes.has_room(*f, 1)), |f| pull[f])?;
        if pull[to] <= WORTH_GOING * pull[from] {
            return None;
        }
        let mover = [Mover::Warlord, Mover::Foot, Mover::Knights].into_iter().find(|mover| {
            spare.troops().any(|(t, _)| mover.takes(t)) && (*mover != Mover::Warlord || is_led(&spare))
        })?;
        eyes.may_muster(from, mover)?;
        let mut room = eyes.board.room(eyes.content(), to);
        let mut army = Army::NONE;
        for (troop, n) in spare.troops().filter(|(t, _)| mover.takes(*t)) {
            army.add(troop, n.min(room));
            room -= n.min(room);
        }
        Some(Order { from, mover, army, via: None, to })
    })
}

/// A Warlord goes with company only.
fn is_led(army: &Army) -> bool {
    army.of(Troop::WARLORD) > 0 && army.total() > 2
}

impl Eyes<'_> {
    /// Can this mover start there? During a march that was asked before it began.
    fn may_muster(&self, fief: FiefId, mover: Mover) -> Option<()> {
        let asked = self.answers.iter().any(|answer| matches!(answer, Answer::Muster { .. }));
        (!asked || self.answers.contains(&Answer::Muster { fief, mover })).then_some(())
    }
}
