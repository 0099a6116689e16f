//! Which effects come at a moment, and which of them next where their owner has nothing to decide about it.

use super::effect::Effect;
use super::moments::{Now, Stage};
use super::words::{At, Word};
use super::{Scene, is_used, open_cards};
use crate::board::Board;
use crate::content::{
    BuildingId, Built, Cards, Clause, Content, Duty, Moment, Nature, Only, Pc, Reading, SourceKind,
    SourceSet, Topic, Trigger,
};
use crate::goods::Bundle;
use table::{Seat, SeatSet, Stack};

/// The most effects that one player has at one moment; content that could give more is refused.
pub const TOGETHER: usize = 24;

/// Effects of one player at one moment.
pub(super) type Several = Stack<u8, TOGETHER>;

/// What acts at this moment at this stage: what stands now, also if it was built in the season that ends (KB-CLAR-10).
#[inline]
pub(super) fn acting(content: &Content, board: &Board, now: Now, seat: Seat) -> SourceSet {
    let (buildings, cards) = match now.stage {
        Stage::Own => {
            let player = board.player(seat);
            (player.built, Cards::of(player.governor, None, None))
        }
        Stage::Fate => (Built::NONE, Cards::of(None, board.fate, None)),
        Stage::Scenario => (Built::NONE, Cards::of(None, None, board.scenario)),
    };
    SourceSet { buildings, cards }.and(content.at.moment[now.moment as usize])
}

#[inline]
fn each_open(content: &Content, board: &Board, now: Now, seat: Seat, mut give: impl FnMut(u8)) {
    for source in acting(content, board, now, seat).sources() {
        for &id in &content.source(source).triggers {
            let trigger = content.trigger(id);
            if trigger.moment == now.moment
                && !board.settled.has(id)
                && concerns(content, board, trigger, now, seat)
            {
                give(id);
            }
        }
    }
}

/// Is it this season, year, advisor, column that the effect means, and may it still be used? Without a limit it comes each
/// time (VR-04, KB-R-32).
fn concerns(content: &Content, board: &Board, trigger: &Trigger, now: Now, seat: Seat) -> bool {
    let filter = trigger.filter;
    let in_season = match board.phase.season() {
        Some(season) => (filter.seasons | extended(content, board, trigger, seat)) >> season & 1 == 1,
        None => true,
    };
    let about = match now.moment.topic() {
        Topic::Advisor => filter.advisors >> now.about & 1 == 1,
        Topic::Building => filter.columns >> BuildingId(now.about).column() & 1 == 1,
        Topic::Nothing => true,
    };
    let only = match filter.only {
        Only::Any => true,
        Only::Printed => !board.is_covered(now.about),
        // VR-11: neutral dice count too.
        Only::FirstGroup => board.groups_on(now.about).count() == 1,
        Only::OtherBuilding => trigger.source != BuildingId(now.about).into(),
    };
    let unused = trigger.limit.is_none_or(|per| !is_used(board.player(seat), trigger.source, per));
    in_season && filter.years >> board.year & 1 == 1 && about && only && unused
}

/// The further seasons in which an effect at the end of a season comes, thanks to another building.
fn extended(content: &Content, board: &Board, trigger: &Trigger, seat: Seat) -> u8 {
    let SourceKind::Building(target) = trigger.source.kind() else { return 0 };
    if trigger.moment != Moment::SeasonEnd {
        return 0;
    }
    let owned = board.player(seat).built.and(content.at.extends.buildings);
    let more = owned.iter().flat_map(|id| &content.building(id).extends);
    more.filter(|(targets, _)| targets.has(target)).fold(0, |bits, (_, seasons)| bits | seasons)
}

/// Could it be applied now: its condition holds and, if it may be declined, there is something to do?
fn is_pending(content: &Content, board: &Board, now: Now, seat: Seat, id: u8) -> bool {
    let trigger = content.trigger(id);
    let scene = Scene { about: now.about, ..Scene::new(content, board) };
    let snapshot = now.stage != Stage::Own && trigger.reading == Reading::Snapshot;
    let holds = snapshot || trigger.condition.as_ref().is_none_or(|c| scene.holds(c, seat, trigger.source));
    holds && (trigger.duty == Duty::Must || is_possible(content, board, seat, trigger.pc))
}

/// Could an effect that may be declined do anything?
fn is_possible(content: &Content, board: &Board, seat: Seat, pc: Pc) -> bool {
    let effect = Effect { seat, pc, memo: 0, about: 0 };
    content.clause(pc).is_possible(At { content, board, effect })
}

/// Those that are open and could be applied now.
pub(super) fn pending(content: &Content, board: &Board, now: Now, seat: Seat) -> Several {
    let mut pending = Several::new();
    each_open(content, board, now, seat, |id| {
        if is_pending(content, board, now, seat, id) {
            pending.push(id);
        }
    });
    pending
}

/// The effects of a player that this moment is for, and that he has not settled.
fn open_triggers(content: &Content, board: &Board, now: Now, seat: Seat) -> Several {
    let mut open = Several::new();
    each_open(content, board, now, seat, |id| open.push(id));
    open
}

/// Which effect comes next, where its owner has nothing to decide about it: gains that depend on nothing first; a
/// single one; or the first of several whose order changes nothing.
pub(super) fn next_trigger(
    content: &Content,
    board: &Board,
    now: Now,
    seat: Seat,
    waiting: &[u8],
    first: u8,
) -> Option<u8> {
    if waiting.len() == 1 || now.stage != Stage::Own {
        return Some(first);
    }
    let trigger = |id: &u8| content.trigger(*id);
    let open = open_triggers(content, board, now, seat);
    let changed = |d: &u8| open.iter().any(|w| w != d && trigger(w).writes.meets(trigger(d).reads));
    let ordered = open.iter().any(changed);
    if !ordered && let Some(plain) = waiting.iter().find(|id| trigger(id).nature == Nature::Adds) {
        return Some(*plain);
    }
    let free = !ordered && waiting.iter().all(|id| trigger(id).nature != Nature::Pays);
    // Two effects of one building come in the order in which they are written.
    let alone = waiting.iter().all(|id| content.trigger(*id).source == content.trigger(first).source);
    (free || alone).then_some(first)
}

/// What open cards give to everybody whom an advisor helps now, beside his own gift.
#[must_use]
pub fn extra_help(content: &Content, board: &Board, advisor: u8) -> Bundle {
    let now = Now {
        moment: Moment::OnAid,
        stage: Stage::Fate,
        place: 0,
        seats: SeatSet::all(board.seats),
        about: advisor,
    };
    let triggers =
        open_cards(board).flat_map(|card| &content.source(card).triggers).map(|id| content.trigger(*id));
    triggers
        .filter(|trigger| trigger.moment == now.moment && trigger.condition.is_none())
        .filter(|trigger| concerns(content, board, trigger, now, board.order[0]))
        .map(|trigger| match (content.clause(trigger.pc), content.clause(trigger.pc.next())) {
            (Clause::Gain(gain), Clause::End(_)) => gain.what,
            // What asks or depends is told when it comes.
            _ => Bundle::NONE,
        })
        .fold(Bundle::NONE, Bundle::plus)
}
