//! What the loss of something is worth to an official AI: the smallest is given up (CK-R-112, CK-R-131, CK-R-133).

use super::sight;
use crate::Crusader;
use crate::board::{Board, Post};
use crate::content::{CharacterId, DevelopmentId, Player, TerritoryId};

/// The loss of somebody of its family.
#[must_use]
pub fn of_person(game: &Crusader, board: &Board, me: Player, who: CharacterId) -> i32 {
    let family = &board.house(me).family;
    let heir = sight::heir(game, board, me);
    let spouse_of = |member: CharacterId| match family.post(member) {
        Some(Post::Member(row, slot)) => family.member(row, slot).spouse,
        Some(Post::King) => family.spouse,
        Some(Post::Spouse | Post::MemberSpouse(..)) | None => None,
    };
    if who == CharacterId::GLITTERHOOF {
        return 0;
    }
    match family.post(who) {
        Some(Post::King) => match heir {
            None => 100,
            Some(heir) => {
                6 - worth(board, heir)
                    - spouse_of(heir).map_or(0, |spouse| worth(board, spouse))
                    - i32::from(family.age)
            }
        },
        Some(Post::Spouse) => 2 + if family.children.iter().all(|child| child.who.is_none()) { 2 } else { 0 },
        Some(Post::Member(..)) => {
            let is_only = family.members().count() == 1;
            let base = match heir == Some(who) {
                true if is_only => 8,
                true => 5,
                false => 2,
            };
            base + worth(board, who) + spouse_of(who).map_or(0, |spouse| worth(board, spouse))
        }
        Some(Post::MemberSpouse(..)) => 1 + worth(board, who),
        None => 0,
    }
}

/// Two for every green token on somebody, less two for every red one.
fn worth(board: &Board, who: CharacterId) -> i32 {
    board.tokens_on(who).map(|token| if token.is_green() { 2 } else { -2 }).sum()
}

/// The loss of a territory.
#[must_use]
pub fn of_land(board: &Board, territory: TerritoryId) -> i32 {
    let castle = if board.castles.has(territory) { 2 } else { 0 };
    let duchy = if board.duke(territory).is_some() { 2 } else { 0 };
    let footsoldier = i32::from(board.footsoldiers.has(territory));
    3 + castle + duchy + footsoldier
}

/// The loss of a development: that of its strategy is dear to it.
#[must_use]
pub fn of_development(game: &Crusader, board: &Board, me: Player, development: DevelopmentId) -> i32 {
    let strategy = board.house(me).strategy.map(|id| game.components().strategy(id));
    match strategy.is_some_and(|strategy| strategy.start.developments.contains(&development)) {
        true => 6,
        false => 2,
    }
}
