//! Movement (p.13) and movement by sea (p.14): who can go where, and by which path.

pub mod collect;
pub mod leave;
pub mod moving;
mod paths;
pub mod transfer;
mod ways;

pub use collect::Collect;
pub use leave::AskLeave;
pub use moving::Moving;

use crate::Knights;
use crate::answer::{Answer, Stance, Way};
use crate::board::{Board, Place, Site};
use crate::content::{AreaId, Areas, NobleId};
use crate::reason::Reason;
use crate::rules;
use table::{Seat, SeatSet, Stack};
use ways::Ways;

/// Every way to go.
const ALL_WAYS: [Way; 6] = [
    Way::Land(Stance::Obey),
    Way::Land(Stance::Defy),
    Way::Road(Stance::Obey),
    Way::Road(Stance::Defy),
    Way::Sea(Stance::Obey),
    Way::Sea(Stance::Defy),
];

/// The ways that make a difference here: where no Law lies there is none to defy.
fn ways_open(board: &Board) -> impl Iterator<Item = Way> + Clone + use<> {
    let lawless = board.forbidden == 0 && board.agendas.laws.is_empty();
    ALL_WAYS.into_iter().filter(move |way| !lawless || way.stance() == Stance::Obey)
}

/// The areas of a move, in order, without the one it starts from.
pub type Route = Stack<AreaId, 8>;

/// May this Noble move at all, and from where (WK-EXHAUST-02, WK-MOVE-12, WK-SEA-06)?
///
/// # Errors
/// Why not.
pub(crate) fn start_of(game: &Knights, board: &Board, seat: Seat, noble: NobleId) -> Result<AreaId, Reason> {
    if noble.baron() != board.baron(seat).id {
        return Err(Reason::NotYourNoble { rule: rules::WK_MOVE_01, noble });
    }
    let area = match board.noble(noble).place {
        Place::Area(area) => area,
        Place::Port(_) => return Err(Reason::AtSea { rule: rules::WK_SEA_06, noble }),
        Place::Off | Place::Gone => return Err(Reason::NotOnBoard { rule: rules::WK_MOVE_01, noble }),
    };
    if board.noble(noble).is_exhausted {
        return Err(Reason::Exhausted { rule: rules::WK_EXHAUST_02, noble });
    }
    if board.action.moved.has(noble) {
        return Err(Reason::HasMoved { noble });
    }
    if is_shut_in(game, board, seat, area) {
        return Err(Reason::ShutIn { rule: rules::WK_MOVE_12, noble });
    }
    Ok(area)
}

/// Is a city or stronghold of his under siege in this area (WK-SIEGE-10, WK-R-44, WK-MOVE-13, WK-SIEGE-11)?
pub(crate) fn is_shut_in(game: &Knights, board: &Board, seat: Seat, area: AreaId) -> bool {
    own_site(game, board, seat, area).is_some_and(|site| board.is_besieged(site))
}

/// The city or stronghold of a Baron in an area (WK-BATTLE-11, WK-R-46): where he has both he is in either.
#[must_use]
pub fn own_site(game: &Knights, board: &Board, seat: Seat, area: AreaId) -> Option<Site> {
    let city = game.content.city_at(area).filter(|city| board.city(*city).owner == Some(seat));
    let stronghold = (board.stronghold(seat).area == Some(area)).then_some(Site::Stronghold(seat));
    city.map(Site::City).or(stronghold)
}

/// Whose leave a Baron needs to go through an area (WK-MOVE-07, WK-MOVE-08, WK-MOVE-09, WK-MOVE-10): of those with a Noble there
/// and of the owner of the city; a
/// stronghold alone is no obstacle, a neutral city neither.
#[must_use]
fn whose_leave(game: &Knights, board: &Board, seat: Seat, area: AreaId) -> SeatSet {
    let mut others = board.barons_in(area);
    let owner = game.content.city_at(area).and_then(|city| board.city(city).owner);
    owner.into_iter().for_each(|owner| others.insert(owner));
    others.remove(seat);
    others
}

/// All areas that some ready Noble of his can move to.
pub(crate) fn reached(game: &Knights, board: &Board, seat: Seat) -> Areas {
    let ways = board.nobles_of(seat).filter_map(|noble| Ways::of(game, board, seat, noble).ok());
    ways.fold(Areas::NONE, |sum, ways| ways_open(board).fold(sum, |sum, way| sum.or(ways.reach(way))))
}

/// Can any Noble of his move?
pub(crate) fn can_any_move(game: &Knights, board: &Board, seat: Seat) -> bool {
    !reached(game, board, seat).is_empty()
}

/// All moves of a Baron's Nobles, to one area or to all.
pub fn list(game: &Knights, board: &Board, seat: Seat, only: Option<AreaId>, answers: &mut Vec<Answer>) {
    for noble in board.nobles_of(seat) {
        let Ok(ways) = Ways::of(game, board, seat, noble) else { continue };
        let goals = |areas: Areas| only.map_or(areas, |area| areas.and(Areas::one(area)));
        let reached: Stack<(Way, Areas), 6> =
            ways_open(board).map(|way| (way, goals(ways.reach(way)))).collect();
        for area in reached.iter().fold(Areas::NONE, |sum, (_, areas)| sum.or(*areas)) {
            let there = reached.iter().filter(|(_, areas)| areas.has(area)).map(|(way, _)| *way);
            let legal = there.filter(|way| ways.judge_stance(*way, area).is_ok());
            answers.extend(legal.map(|way| Answer::Move(noble, area, way)));
        }
    }
}

/// Is this move legal?
///
/// # Errors
/// Why not.
pub(crate) fn judge(
    game: &Knights,
    board: &Board,
    seat: Seat,
    noble: NobleId,
    area: AreaId,
    way: Way,
) -> Result<(), Reason> {
    let ways = Ways::of(game, board, seat, noble)?;
    if !ways.reach(way).has(area) {
        let (by_land, rule) = match way {
            Way::Land(_) => (true, rules::WK_MOVE_02),
            Way::Road(_) => (false, rules::WK_MOVE_03),
            Way::Sea(_) => (false, rules::WK_SEA_01),
        };
        if ways.reach(way.defying()).has(area) {
            return Err(Reason::AgainstLaw);
        }
        if let Some(card) = ways.forbidden(way, area) {
            return Err(Reason::forbidden(card));
        }
        let refused = board.action.refused.iter().any(|(who, to, _)| *who == noble && *to == area);
        let rule = if refused { rules::WK_R_24 } else { rule };
        let rule = ways.barrier(area).filter(|_| by_land).unwrap_or(rule);
        return Err(Reason::OutOfReach { rule, noble, area });
    }
    ways.judge_stance(way, area)
}

/// Every move that can be written down.
pub(crate) fn candidates(board: &Board, seat: Seat, only: Option<AreaId>, answers: &mut Vec<Answer>) {
    for noble in board.nobles_of(seat) {
        for area in AreaId::all().filter(|area| only.is_none_or(|only| only == *area)) {
            answers.extend(ALL_WAYS.map(|way| Answer::Move(noble, area, way)));
        }
    }
    answers.extend(only.map(|_| Answer::Move(NobleId(0), AreaId(0), Way::Land(Stance::Obey))));
}

/// Those whose leave is needed for each area that is crossed, in the order of the path; in each the Chairman first (D13).
pub(crate) fn leaves(
    game: &Knights,
    board: &Board,
    seat: Seat,
    noble: NobleId,
    route: &Route,
) -> Stack<(AreaId, Seat), 24> {
    let mut leaves = Stack::new();
    let free = Ways::of(game, board, seat, noble).is_ok_and(|ways| ways.passes_freely());
    if free {
        return leaves;
    }
    for area in route.iter().take(route.len().saturating_sub(1)) {
        let asked = whose_leave(game, board, seat, *area);
        for other in board.in_order().filter(|other| asked.has(*other)) {
            leaves.push((*area, other));
        }
    }
    leaves
}
