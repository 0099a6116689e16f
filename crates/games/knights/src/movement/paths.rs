//! The paths that a mover may choose between: the whole path is his to declare (WK-R-24), and on it he takes up troops (WK-TRANSFER-01).

use super::ways::{Track, Ways};
use super::{Route, whose_leave};
use crate::Knights;
use crate::answer::Way;
use crate::board::{Army, Board};
use crate::content::{AreaId, Areas, NobleId};
use table::{Seat, Stack};

/// So many paths at most are looked at; nobody goes far enough for more.
pub(super) const MOST: usize = 32;

/// Paths to one goal.
pub(super) type Routes = Stack<Route, MOST>;

/// What a path is worth to who goes it.
#[derive(Copy, Clone, Default)]
struct Marks {
    /// Areas on the way for which leave is needed.
    asked: Areas,
    /// Areas on the way with something of his own: troops that can join him, a riot that ends (CG-RIOT-07).
    own: Areas,
    /// How many areas.
    length: usize,
}

impl Marks {
    fn of(game: &Knights, board: &Board, seat: Seat, noble: NobleId, route: &Route) -> Marks {
        let crossed = || route.iter().copied().take(route.len().saturating_sub(1));
        let free = Ways::of(game, board, seat, noble).is_ok_and(|ways| ways.passes_freely());
        let asks = |area: &AreaId| !free && !whose_leave(game, board, seat, *area).is_empty();
        let gives = |army: Army| {
            let is_ready = army.noble().is_none_or(|other| !board.noble(other).is_exhausted);
            army != Army::Noble(noble) && is_ready && !board.troops(army).is_empty()
        };
        let own = |area: &AreaId| {
            let riots = game
                .content
                .city_at(*area)
                .is_some_and(|city| board.city(city).is_rioting && board.city(city).owner == Some(seat));
            riots || Army::all_of(noble.baron()).any(|army| board.area_of(army) == Some(*area) && gives(army))
        };
        Marks {
            asked: crossed().filter(asks).collect(),
            own: crossed().filter(own).collect(),
            length: route.len(),
        }
    }

    /// Has another path all that this one has, asks nobody else and is no longer?
    fn is_idle_beside(self, other: Marks) -> bool {
        self.own.without(other.own).is_empty()
            && other.asked.without(self.asked).is_empty()
            && other.length <= self.length
    }
}

/// The paths of a legal move that differ in what lies on them: first the one that needs least leave, then the shortest.
pub(super) fn routes(
    game: &Knights,
    board: &Board,
    seat: Seat,
    noble: NobleId,
    area: AreaId,
    way: Way,
) -> Routes {
    let Ok(ways) = Ways::of(game, board, seat, noble) else { return Routes::new() };
    let all = match way {
        Way::Land(stance) => ways.routes(area, Track::Any, stance),
        Way::Road(stance) => ways.routes(area, Track::Road, stance),
        Way::Sea(_) => [[area].into_iter().collect()].into_iter().collect(),
    };
    if all.len() < 2 {
        return all;
    }
    let leaves = |route: &Route| {
        let crossed = route.iter().take(route.len().saturating_sub(1));
        crossed.map(|area| whose_leave(game, board, seat, *area).len()).sum::<u32>()
    };
    let mut sorted = all;
    sorted.sort_by_key(|route| (leaves(route), route.len()));
    let marks: Stack<Marks, MOST> =
        sorted.iter().map(|route| Marks::of(game, board, seat, noble, route)).collect();
    // Of those that are alike the first stays.
    let is_idle = |at: usize| {
        marks.iter().enumerate().any(|(other, better)| {
            let alike = better.is_idle_beside(marks[at]);
            other != at && marks[at].is_idle_beside(*better) && (other < at || !alike)
        })
    };
    (0..sorted.len()).filter(|at| !is_idle(*at)).map(|at| sorted[at]).collect()
}
