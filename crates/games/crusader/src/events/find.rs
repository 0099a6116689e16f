//! Whom and what the words of events mean.

use super::Running;
use crate::Crusader;
use crate::board::Board;
use crate::content::vocabulary::{
    Amount, Character, Countable, Feature, Features, Per, Scope, Scopes, Sex, Territory,
};
use crate::content::{CharacterId, Characters, Player, Territories, TerritoryId};
use crate::options::DukeTax;
use crate::succession;

/// Somebody who is meant.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Picked {
    /// Nobody is.
    Nobody,
    /// This one.
    One(CharacterId),
    /// One of these, who is chosen.
    Among(Characters),
}

/// The left neighbour of a player who still plays (CK-TARGET-03, CK-R-22).
#[must_use]
pub fn next_player(game: &Crusader, board: &Board, player: Player) -> Option<Player> {
    game.others(player).find(|other| board.plays(*other))
}

/// The people in some places of the family board of who is struck.
fn people(game: &Crusader, board: &Board, scope: Scopes, sex: Option<Sex>) -> Characters {
    let family = &board.house(board.event.target).family;
    let of = |place: Scope| -> Characters {
        match place {
            Scope::King => family.king.into_iter().collect(),
            Scope::Spouse => family.spouse.into_iter().collect(),
            Scope::Children => family.children.iter().filter_map(|member| member.who).collect(),
            Scope::Siblings => family.siblings.iter().filter_map(|member| member.who).collect(),
        }
    };
    let all = scope.iter().fold(Characters::NONE, |sum, place| sum.or(of(place)));
    all.iter().filter(|who| sex.is_none_or(|sex| game.sex(*who) == sex)).collect()
}

/// All who may be meant of the family of who is struck: one, or those among whom somebody chooses.
#[must_use]
pub fn meant(game: &Crusader, board: &Board, who: Character) -> Characters {
    match person(game, board, who) {
        Picked::Nobody => Characters::NONE,
        Picked::One(who) => Characters::one(who),
        Picked::Among(people) => people,
    }
}

/// Who is meant of the family of who is struck. By card numbers the lowest or highest, never the King (CK-TARGET-08).
pub(super) fn person(game: &Crusader, board: &Board, who: Character) -> Picked {
    let family = &board.house(board.event.target).family;
    let one = |who: Option<CharacterId>| who.map_or(Picked::Nobody, Picked::One);
    match who {
        Character::King {} => one(family.king),
        Character::Spouse {} => one(family.spouse),
        Character::Heir {} => one(succession::heir(game, family)),
        Character::Any { scope, .. } => {
            let people = people(game, board, scope, None);
            if people.is_empty() { Picked::Nobody } else { Picked::Among(people) }
        }
        Character::Lowest { scope, sex } => one(people(game, board, scope, sex).first()),
        Character::Highest { scope, sex } => one(people(game, board, scope, sex).iter().last()),
        Character::Chosen {} => one(board.event.chosen.filter(|who| family.post(*who).is_some())),
    }
}

/// The territories of a player that have all of these and none of those.
#[must_use]
pub fn lands_with(
    game: &Crusader,
    board: &Board,
    player: Player,
    with: Features,
    without: Features,
) -> Territories {
    let lands = board.lands(player);
    let of = |feature: Feature| having(game, board, lands, feature);
    let with = with.iter().fold(lands, |sum, feature| sum.and(of(feature)));
    without.iter().fold(with, |sum, feature| sum.without(of(feature)))
}

/// Those among these territories that have this.
fn having(game: &Crusader, board: &Board, lands: Territories, feature: Feature) -> Territories {
    let counted = |count: &dyn Fn(TerritoryId) -> bool| lands.iter().filter(|land| count(*land)).collect();
    match feature {
        Feature::Unrest => counted(&|land| board.unrest[land] > 0),
        Feature::Harvest => counted(&|land| board.harvest[land] > 0),
        Feature::CropFailure => counted(&|land| board.crop_failure[land] > 0),
        Feature::Plague => board.outbreaks.or(board.plague_over).and(lands),
        Feature::Castle => board.castles.and(lands),
        Feature::Footsoldier => board.footsoldiers.and(lands),
        Feature::Coast => game.components().coast.and(lands),
        Feature::LaidKnight => board.laid_knights.and(lands),
        Feature::Duke => counted(&|land| board.duke(land).is_some()),
    }
}

/// The territories of who is struck that a word means.
pub(super) fn lands(game: &Crusader, board: &Board, place: Territory) -> Territories {
    let Territory::Land { with, without, .. } = place;
    lands_with(game, board, board.event.target, with, without)
}

/// Who picks the territory.
pub(super) fn picker(game: &Crusader, board: &Board, place: Territory) -> Player {
    let Territory::Land { by, .. } = place;
    board.event.who(game, board, by)
}

/// How much gold. Where Duchies pay less tax anyway, Dukes do not pay twice (CK-R-44).
pub(super) fn amount(game: &Crusader, board: &Board, amount: Amount) -> u8 {
    let Running { target, .. } = board.event;
    match amount {
        Amount::Fixed(n) => n,
        Amount::Per(Per::Per { what, max }) => {
            let count = match what {
                Countable::Territory => board.lands(target).len(),
                Countable::Castle => board.castles_of(target).len(),
                Countable::Footsoldier => board.mobilised(target).len(),
                Countable::Duke => match game.options().duke_tax {
                    DukeTax::None => board.duchies(target).len(),
                    DukeTax::Less => 0,
                },
            };
            max.min(count as u8)
        }
    }
}
