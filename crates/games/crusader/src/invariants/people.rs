//! Characters: where they are, and how families look.

use super::{Wrong, pending};
use crate::board::{Board, Status};
use crate::content::{CharacterId, Player, Territories, TerritoryId};
use crate::flow::Frame;
use crate::{Crusader, rules};

/// CK-INV-11: each character is in one place at most, and those of the cultures in play are all there.
pub(super) fn once(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    for who in CharacterId::all() {
        let decks = usize::from(board.deck_people.has(who)) + usize::from(board.gone_people.has(who));
        let map = TerritoryId::all().filter(|territory| board.suitors[*territory] == Some(who)).count();
        let families =
            board.houses.iter().flat_map(|house| house.family.people()).filter(|other| *other == who).count();
        let there = decks + map + families;
        wrong.unless(there <= 1, format!("person.{who:?}"), format!("in {there} places"), rules::CK_INV_11);
        let is_of_deck = !who.is_ruler() && who != CharacterId::GLITTERHOOF;
        wrong.unless(is_of_deck || decks == 0, format!("person.{who:?}"), "in a deck", rules::CK_R_99);
        let culture = game.components().people[who.index()].culture;
        let is_in_play = is_of_deck
            && culture.is_some_and(|culture| {
                game.map()
                    .open
                    .iter()
                    .any(|land| game.components().territories[land.index()].culture == culture)
                    || super::all(game).any(|player| player.culture() == culture)
            });
        wrong.unless(!is_in_play || there == 1, format!("person.{who:?}"), "nowhere", rules::CK_INV_11);
    }
}

/// CK-INV-16, CK-INV-18, CK-INV-19: who rules, who is married to whom, who is Duke of what.
pub(super) fn families(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let waits = pending(board, |frame| {
        matches!(frame, Frame::Crisis(_) | Frame::Comeback(_) | Frame::NewRuler(_) | Frame::NewLand(_))
    });
    for player in Player::all() {
        let house = board.house(player);
        let family = &house.family;
        let field = |what: &str| format!("families.{player:?}.{what}");
        let rules_ = house.status != Status::Playing || family.king.is_some() || waits;
        wrong.unless(rules_, field("king"), "nobody rules", rules::CK_INV_18);
        wrong.unless(family.age <= 4, field("age"), family.age, rules::CK_INV_16);
        let pairs = family.members().map(|(_, _, member)| (member.who, member.spouse));
        for (one, other) in pairs.chain([(family.king, family.spouse)]) {
            if let Some(other) = other {
                let fits = one.is_some_and(|one| game.may_pair(one, other));
                wrong.unless(
                    fits || waits,
                    field("spouse"),
                    format!("{one:?} with {other:?}"),
                    rules::CK_INV_18,
                );
            }
        }
        // A spouse lies under a card, a title belongs to one; the horse is nobody's child and rules nobody (CK-GLITTER-02).
        let rows = || family.children.iter().chain(&family.siblings);
        let bare = rows().all(|slot| slot.who.is_some() || (slot.spouse.is_none() && slot.duchy.is_none()));
        wrong.unless(bare, field("slots"), "a spouse or a title without a member", rules::CK_INV_18);
        let mut kin = rows().map(|slot| slot.who).chain([family.king]);
        let has_horse = kin.any(|who| who == Some(CharacterId::GLITTERHOOF));
        wrong.unless(!has_horse, field("slots"), "the horse is not married", rules::CK_INV_18);
        let mut duchies = Territories::NONE;
        for (_, _, member) in family.members() {
            let Some(duchy) = member.duchy else { continue };
            wrong.unless(
                board.lands(player).has(duchy),
                field("duchy"),
                format!("{duchy:?} is not his"),
                rules::CK_INV_19,
            );
            wrong.unless(!duchies.has(duchy), field("duchy"), format!("{duchy:?} twice"), rules::CK_INV_19);
            duchies.insert(duchy);
        }
    }
}
