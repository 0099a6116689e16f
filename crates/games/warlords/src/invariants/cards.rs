//! Cards: each in one place, and those that lie before a player are such as can be ignored.

use super::Wrong;
use crate::Warlords;
use crate::board::{Board, Captive, State};
use crate::cards::{CardChoice, CardPart, CardTarget, Obey};
use crate::content::vocabulary::{Effect, TargetKind};
use crate::content::{CardId, Cards};
use crate::flow::Frame;
use crate::rules;
use table::{Seat, SeatSet};

/// WE-INV-07: no card is in two places or nowhere.
pub(super) fn places(game: &Warlords, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    let mut seen = Cards::NONE;
    let before = board.players.iter().map(|p| p.excommunications);
    for pile in state.hands.into_iter().chain(before).chain([state.decks, board.discards]) {
        if !pile.and(seen).is_empty() {
            wrong.at("hands", format!("{:?} are in two places", pile.and(seen)), rules::WE_INV_07);
        }
        seen = seen.or(pile);
    }
    let all = game.content.decks.iter().fold(Cards::NONE, |sum, deck| sum.or(*deck));
    if seen != all {
        wrong.at("hands", format!("{:?} are nowhere", all.without(seen)), rules::WE_INV_07);
    }
    for (seat, hand) in state.hands.iter().enumerate().skip(board.seats.into()) {
        if !hand.is_empty() {
            wrong.at(format!("hands[{seat}]"), format!("there is no seat {seat}"), rules::WE_INV_07);
        }
    }
}

/// WE-INV-24: only cards that say so can be ignored, and lie before a player (WE-EXCOM-01).
pub(super) fn excommunications(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    for (seat, player) in board.players.iter().enumerate() {
        for card in player.excommunications.each(&game.content) {
            if !game.content.cards[card.index()].excommunicable {
                let what = format!("{} cannot be ignored", card.word());
                wrong.at(format!("players[{seat}].excommunications"), what, rules::WE_EXCOM_01);
            }
        }
    }
}

/// A card that is being carried out was played: it lies on the discards, and asks what it asks.
pub(super) fn in_play(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    for (n, frame) in board.frames.iter().enumerate() {
        let Some((card, seats, fits)) = card_of(game, *frame) else { continue };
        let field = format!("frames[{n}]");
        if !fits {
            wrong.at(&field, format!("{} does not ask this", card.word()), rules::WE_CARD_14);
        }
        if game.content.cards[card.index()].copies.and(board.discards).is_empty() {
            wrong.at(&field, format!("{} is not on the discards", card.word()), rules::WE_INV_07);
        }
        for seat in seats.iter().filter(|seat| !board.plays(*seat)) {
            wrong.at(&field, format!("seat {seat} does not play any more"), rules::WE_R_58);
        }
    }
}

/// The card that a frame carries out, by and on whom, and whether it asks such a thing.
fn card_of(game: &Warlords, frame: Frame) -> Option<(CardId, SeatSet, bool)> {
    let design = |card: CardId| &game.content.cards[card.index()];
    if let Frame::Target(CardTarget { card, by }) = frame {
        Some((card, SeatSet::one(by), design(card).target == TargetKind::Opponent))
    } else if let Frame::Obey(Obey { card, by, target }) = frame {
        Some((card, SeatSet::one(by).union(SeatSet::one(target)), design(card).excommunicable))
    } else if let Frame::Part(CardPart { card, by }) = frame {
        Some((card, SeatSet::one(by), matches!(design(card).effect, Effect::Choose(_))))
    } else if let Frame::Effect(CardChoice { card, by, target, .. }) = frame {
        Some((card, SeatSet::one(by).union(SeatSet::one(target)), true))
    } else {
        None
    }
}

/// What is offered for a captive is the author's, unless it is asked of the other (WE-R-49).
pub(super) fn offered(game: &Warlords, state: &State, wrong: &mut Wrong) {
    let offer = &state.board.offer;
    let talks = state.board.frames.contains(&Frame::Deal);
    if !talks && !state.offered.is_empty() {
        wrong.at("offered", "nobody talks about a captive", rules::WE_R_49);
    }
    let author = state.hands[offer.from.index() % state.hands.len()].designs(&game.content);
    for card in state.offered.without(author).iter().filter(|_| !offer.terms.asked) {
        wrong.at("offered", format!("seat {} has no {}", offer.from, card.word()), rules::WE_R_49);
    }
}

/// WE-INV-30, WE-INV-33: who talks about which captives, and for how much.
pub(super) fn talks(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    let offer = &board.offer;
    for (one, other) in Seat::all(board.seats).flat_map(|a| Seat::all(a.0).map(move |b| (b, a))) {
        if board.offers.between(one, other) > game.content.numbers.offers {
            wrong.at("offers", format!("too many between seats {one} and {other}"), rules::WE_R_49);
        }
    }
    if !board.frames.contains(&Frame::Deal) {
        if *offer != Default::default() {
            wrong.at("offer", "nobody talks about a captive", rules::WE_R_49);
        }
        return;
    }
    let both = [offer.from, offer.to];
    if offer.from == offer.to || !both.contains(&board.active) || both.iter().any(|s| !board.plays(*s)) {
        wrong.at("offer", "talks are between a player on turn and another who plays", rules::WE_CAPTURE_03);
    }
    let count = |list: &[Captive], one| list.iter().filter(|c| *c == one).count();
    for captive in offer.terms.captives.iter() {
        let known = count(&offer.terms.captives, captive) <= count(&board.captives, captive);
        let captor = board.holder(captive.prison);
        let theirs = both.contains(&captive.owner) && captor.is_some_and(|captor| both.contains(&captor));
        if !known || !theirs {
            let what = format!("no such captive in {:?} between the two", captive.prison);
            wrong.at("offer.terms.captives", what, rules::WE_INV_33);
        }
    }
    if !offer.terms.captives.is_sorted() {
        wrong.at("offer.terms.captives", "they are sorted by prison and owner", rules::WE_R_49);
    }
    let mine = offer.terms.captives.iter().any(|c| c.owner == offer.from);
    let asked = !mine && !offer.terms.captives.is_empty();
    if offer.terms.asked != asked {
        wrong.at("offer.terms.asked", "who gets a Warlord back pays", rules::WE_R_49);
    }
    let payer = if asked { offer.to } else { offer.from };
    let most = board.player(payer).gold.min(60);
    if u32::from(offer.terms.gold) > most {
        wrong.at("offer.terms.gold", format!("seat {payer} can offer {most}"), rules::WE_R_49);
    }
}
