//! Action cards and developments.

use super::{Wrong, all, pending};
use crate::board::{Board, State};
use crate::content::vocabulary::DevKind;
use crate::content::{Deck, DevelopmentId, Player};
use crate::flow::Frame;
use crate::{Crusader, cards, rules};

/// CK-INV-09, CK-INV-14, CK-INV-15: decks hold their own cards, nobody but players holds any, and nobody crusades too often.
pub(super) fn actions(game: &Crusader, state: &State, wrong: &mut Wrong) {
    for deck in Deck::all() {
        let alien = state.cards.cards(cards::deck(deck)).find(|card| card.deck() != deck);
        wrong.unless(alien.is_none(), format!("cards.{deck:?}"), format!("{alien:?}"), rules::CK_INV_09);
    }
    for player in Player::all() {
        let (hand, picked) =
            (state.cards.count(cards::hand(player)), state.cards.count(cards::picked(player)));
        let in_game = all(game).any(|other| other == player);
        wrong.unless(
            in_game || hand + picked == 0,
            format!("cards.{player:?}"),
            "he is not in the game",
            rules::CK_INV_09,
        );
        wrong.unless(picked <= 2, format!("picked.{player:?}"), format!("{picked} cards"), rules::CK_INV_14);
        let crusades = state.board.house(player).crusades;
        wrong.unless(crusades <= 2, format!("crusades.{player:?}"), crusades, rules::CK_INV_15);
    }
    wrong.unless(state.cards.count(cards::TABLE) <= 1, "cards.table", "more than one", rules::CK_INV_09);
}

/// CK-INV-10: each development is somewhere, nobody has two alike or more than three of a kind.
pub(super) fn developments(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let content = game.components();
    for one in DevelopmentId::all() {
        let at = one.index();
        let owned = board.houses.iter().filter(|house| house.developments.has(one)).count();
        let shown = board.display.iter().filter(|other| **other == one).count();
        let there = owned
            + shown
            + usize::from(board.development_deck[at])
            + usize::from(board.development_discards[at]);
        let copies = usize::from(content.developments[at].copies);
        // What a fourth of a kind displaces is not yet there.
        let coming = pending(board, |frame| {
            matches!(frame, Frame::Displace(_) | Frame::Surplus(_) | Frame::Choosing(_))
        });
        let holds = there == copies || (coming && there + 1 == copies);
        wrong.unless(
            holds,
            format!("developments.{one:?}"),
            format!("{there} of {copies}"),
            rules::CK_INV_10,
        );
    }
    let surplus =
        u32::from(pending(board, |frame| matches!(frame, Frame::Displace(_) | Frame::Surplus(_)))) * 6;
    for player in Player::all() {
        for kind in [DevKind::Councillor, DevKind::Invention] {
            let of_kind = |one: &DevelopmentId| content.developments[one.index()].kind == kind;
            let count = board.house(player).developments.iter().filter(of_kind).count() as u32;
            wrong.unless(
                count <= 3 + surplus,
                format!("developments.{player:?}"),
                format!("{count} of a kind"),
                rules::CK_INV_10,
            );
        }
    }
}
