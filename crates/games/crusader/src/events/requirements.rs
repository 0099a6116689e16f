//! What must be so of who is struck (p.17).

use super::lands_with;
use crate::Crusader;
use crate::board::{MAX_CHILDREN, State};
use crate::cards;
use crate::content::vocabulary::{Colour, Features, PactKind, Requirement};
use crate::content::{CharacterId, Player};
use crate::tokens;

/// Does a player meet all requirements of the event that is carried out?
#[must_use]
pub fn meets(game: &Crusader, state: &State, player: Player) -> bool {
    let card = game.components().event(state.board.event.event);
    card.requirements.iter().all(|requirement| holds(game, state, player, *requirement))
}

fn holds(game: &Crusader, state: &State, player: Player, requirement: Requirement) -> bool {
    let board = &state.board;
    let house = board.house(player);
    let family = &house.family;
    let children = family.children.iter().filter(|child| child.who.is_some()).count();
    match requirement {
        // CK-GLITTER-05: no births with the horse.
        Requirement::HasSpouse { human } => {
            family.spouse.is_some_and(|spouse| !human || spouse != CharacterId::GLITTERHOOF)
        }
        Requirement::KingUnmarried {} => family.spouse.is_none(),
        Requirement::SpouseOfOwnCulture {} => {
            let culture = |who| game.components().person(who).culture;
            family.spouse.is_some_and(|spouse| culture(spouse) == Some(player.culture()))
        }
        Requirement::FreeChildSlot { n } => MAX_CHILDREN - children >= usize::from(n),
        Requirement::HasChild { n } => children >= usize::from(n),
        Requirement::HasHeir { sex } => {
            let mut people = family.members().filter_map(|(_, _, member)| member.who);
            people.any(|who| sex.is_none_or(|sex| game.sex(who) == sex))
        }
        Requirement::KingAge { min, max } => (min..=max).contains(&family.age),
        // CK-AI-15: an AI is always able to pay.
        Requirement::HasGold { n } => !game.is_person(player) || house.gold >= n,
        Requirement::HasDevelopment { kind } => {
            !house.developments.and(game.components().of_kind(kind)).is_empty()
        }
        Requirement::HasPact { kind } => {
            let land = !board.land_pacts[player.index()].is_empty();
            let dynasty = !board.pacts[player.index()].is_empty();
            match kind {
                PactKind::Any => land || dynasty,
                PactKind::Territory => land,
                PactKind::Dynasty => dynasty,
            }
        }
        Requirement::AtWar {} => !board.wars[player.index()].is_empty(),
        Requirement::HasFootsoldier { n } => board.mobilised(player).len() >= n.into(),
        Requirement::ControlsTerritoryWith { what } => {
            !lands_with(game, board, player, Features::one(what), Features::NONE).is_empty()
        }
        Requirement::ControlsTerritoryWithout { what } => {
            !lands_with(game, board, player, Features::NONE, Features::one(what)).is_empty()
        }
        Requirement::HasShieldOnTrack { n } => board.shields(player) >= n,
        Requirement::HasTraitInBag { colour } => has_colour(state, player, colour),
        Requirement::HasCardsInHand { n } => state.cards.count(cards::hand(player)) >= usize::from(n),
        Requirement::CouldClaimAgainst { who } => {
            could_claim(state, player, board.event.who(game, board, who))
        }
    }
}

/// Is there a token of this colour in his bag?
pub(super) fn has_colour(state: &State, player: Player, colour: Colour) -> bool {
    let mut kinds = state.tokens.kinds(tokens::bag(player));
    kinds.any(|token| token.is_green() == (colour == Colour::Green))
}

/// Could he gain a Casus Belli against another: has he none, no War and no Pact with him? Pact partners are passed over, so that an
/// event never breaks a Pact by the way.
pub(super) fn could_claim(state: &State, player: Player, against: Player) -> bool {
    let board = &state.board;
    player != against
        && board.plays(player)
        && board.plays(against)
        && !board.may_invade(player, against)
        && !board.allied(player, against)
}
