//! The map as an official AI sees it.

use crate::board::Board;
use crate::content::vocabulary::Land;
use crate::content::{CharacterId, Player, Territories, TerritoryId};
use crate::{Crusader, succession};

/// Have these two adjacent territories (CK-R-120)?
#[must_use]
pub fn are_neighbours(game: &Crusader, board: &Board, one: Player, other: Player) -> bool {
    !game.near_any(board.lands(one)).and(board.lands(other)).is_empty()
}

/// How many children somebody has.
#[must_use]
pub fn children(board: &Board, player: Player) -> usize {
    board.house(player).family.children.iter().filter(|child| child.who.is_some()).count()
}

/// Is this territory of the kind that a line names, seen from the AI?
#[must_use]
pub fn is_land(board: &Board, me: Player, land: Land, territory: TerritoryId) -> bool {
    let owner = board.owner(territory);
    let partner = board.land_partner(territory);
    match land {
        Land::Any => owner != Some(me),
        Land::Independent => owner.is_none(),
        Land::MyPact => owner.is_none() && partner == Some(me),
        Land::OthersPact => owner.is_none() && partner.is_some_and(|partner| partner != me),
        Land::NoPact => owner.is_none() && partner.is_none(),
        Land::Rival => owner.is_some_and(|owner| owner != me),
        Land::PactPartner => owner.is_some_and(|owner| board.allied(me, owner)),
    }
}

/// How many independent territories and territories of dynasties without a Pact lie next to one (CK-R-117, CK-R-133).
#[must_use]
pub fn dangers(game: &Crusader, board: &Board, me: Player, territory: TerritoryId) -> u8 {
    let is_danger = |next: &TerritoryId| match board.owner(*next) {
        None => true,
        Some(owner) => owner != me && !board.allied(me, owner),
    };
    game.near(territory).iter().filter(is_danger).count() as u8
}

/// How many steps a territory is from the nearest of these, by land and sea routes (CK-R-122).
#[must_use]
pub fn steps(game: &Crusader, from: TerritoryId, to: Territories) -> u8 {
    let mut seen = Territories::one(from);
    let mut steps = 0;
    while seen.and(to).is_empty() {
        let wider = seen.or(game.near_any(seen));
        if wider == seen {
            return FAR;
        }
        seen = wider;
        steps += 1;
    }
    steps
}

/// Farther than any way on the map.
pub const FAR: u8 = 99;

/// Who is first in line (CK-SUCC-02).
#[must_use]
pub fn heir(game: &Crusader, board: &Board, player: Player) -> Option<CharacterId> {
    succession::heir(game, &board.house(player).family)
}
