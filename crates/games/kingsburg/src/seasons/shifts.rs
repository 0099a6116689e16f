//! Season b: what lets a group of dice count for more or less than it shows, like the Market.

use crate::board::Board;
use crate::content::{Content, Per, Shift, SourceId};
use crate::effects::{is_used, standing};
use crate::rules;
use table::{Rule, Seat, Stack};

/// The most components that stand for one player: four buildings in each of seven rows, governor, Fate card, scenario.
const OWNED: usize = 31;

/// What lets one group of a player count for more or less, and by how much.
pub fn shifts<'a>(
    content: &'a Content,
    board: &Board,
    seat: Seat,
) -> impl Iterator<Item = (SourceId, &'a Shift)> + use<'a> {
    standing(board, seat, content.at.shift).filter_map(|by| Some((by, content.source(by).shift.as_ref()?)))
}

/// Those of them that may still be used (KB-BLD-12), those first that help the fewest groups: so that nothing is used up that would have helped another.
pub(super) fn unused(content: &Content, board: &Board, seat: Seat) -> Stack<SourceId, OWNED> {
    let player = board.player(seat);
    all(content, board, seat).iter().copied().filter(|by| !is_used(player, *by, Per::Season)).collect()
}

/// All of them, used or not, in the same order.
fn all(content: &Content, board: &Board, seat: Seat) -> Stack<SourceId, OWNED> {
    let mut all: Stack<SourceId, OWNED> = shifts(content, board, seat).map(|(by, _)| by).collect();
    all.sort_unstable_by_key(|by| content.source(*by).shift.as_ref().map(|s| (s.max_dice, s.deltas.len())));
    all
}

/// Could this make a group of so many dice count for so much more or less?
fn gives(content: &Content, by: SourceId, dice: u32, delta: i8) -> bool {
    let shift = content.source(by).shift.as_ref();
    shift.is_some_and(|s| dice <= u32::from(s.max_dice) && s.deltas.contains(&delta))
}

/// What would make a group of so many dice count for this much more or less, had it not been used: of several that which
/// helps the most groups.
pub(super) fn used_up(
    content: &Content,
    board: &Board,
    seat: Seat,
    dice: u32,
    shift: i8,
) -> Option<SourceId> {
    let all = all(content, board, seat);
    shift_by(content, &all, dice, shift)?;
    let player = board.player(seat);
    let used = |by: &&SourceId| is_used(player, **by, Per::Season);
    all.iter().rev().filter(used).copied().find(|by| gives(content, *by, dice, shift.signum()))
}

/// The rule by which something that shifts groups works once a season: the Market's own says so (KB-BLD-12), other components
/// have one rule.
pub(super) fn rule_of_use(content: &Content, by: SourceId) -> Rule {
    let rule = content.source(by).rule;
    if rule == rules::KB_BLD_11 { rules::KB_BLD_12 } else { rule }
}

/// KB-BLD-11, KB-R-22: what is used to make a group of so many dice count for this much more or less: one thing, or two together.
pub(super) fn shift_by(
    content: &Content,
    ready: &[SourceId],
    dice: u32,
    shift: i8,
) -> Option<(SourceId, Option<SourceId>)> {
    let gives = |by: &SourceId, delta: i8| gives(content, *by, dice, delta);
    if let Some(by) = ready.iter().find(|by| gives(by, shift)) {
        return Some((*by, None));
    }
    let half = if shift > 0 { 1 } else { -1 };
    if shift != half * 2 {
        return None;
    }
    let mut both = ready.iter().filter(|by| gives(by, half));
    Some((*both.next()?, Some(*both.next()?)))
}

/// Do these, all of them used, make just these groups count as they do: so many dice, by so much?
pub(crate) fn explains(content: &Content, used: &[SourceId], groups: &[(u32, i8)]) -> bool {
    let Some((&(dice, shift), others)) = groups.split_first() else { return used.is_empty() };
    if shift == 0 {
        return explains(content, used, others);
    }
    let rest = shift - shift.signum();
    used.iter().enumerate().any(|(i, by)| {
        let left: Vec<SourceId> =
            used.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, by)| *by).collect();
        let groups: Vec<(u32, i8)> = std::iter::once((dice, rest)).chain(others.iter().copied()).collect();
        gives(content, *by, dice, shift.signum()) && explains(content, &left, &groups)
    })
}

/// By how much a group may count for more or less, as bits: bit 2 is by nothing, which is always among them.
pub(super) type Shifts = u32;
const NO_SHIFT: Shifts = 1 << 2;

/// The same for groups of every number of dice.
pub(super) fn all_shifts(content: &Content, board: &Board, seat: Seat) -> [Shifts; 8] {
    let ready = unused(content, board, seat);
    if ready.is_empty() {
        return [NO_SHIFT; 8];
    }
    let of = |dice: u32| {
        let possible = |shift: &i8| shift_by(content, &ready, dice, *shift).is_some();
        [-2, -1, 1, 2].into_iter().filter(possible).fold(NO_SHIFT, |bits, shift| bits | 1 << (shift + 2))
    };
    let mut all = [of(1); 8];
    // Beyond one die it matters only where something asks for few dice.
    let few = ready.iter().any(|by| content.source(*by).shift.as_ref().is_some_and(|s| s.max_dice < 8));
    if few {
        (2..8).for_each(|dice| all[dice as usize] = of(dice));
    }
    all
}
