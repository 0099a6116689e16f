//! Relations, the track, trophies and gold.

use super::{Wrong, pending};
use crate::board::{Board, Trophy};
use crate::content::{Player, SpaceId};
use crate::flow::Frame;
use crate::{Crusader, rules, trophies};

/// CK-INV-17: War and Pacts go both ways, and never together.
pub(super) fn relations(board: &Board, wrong: &mut Wrong) {
    for one in Player::all() {
        for other in Player::all() {
            let (i, j) = (one.index(), other.index());
            let field = format!("relations.{one:?}.{other:?}");
            let both_ways = board.pacts[i].has(other) == board.pacts[j].has(one)
                && board.wars[i].has(other) == board.wars[j].has(one);
            wrong.unless(both_ways, &field, "one way only", rules::CK_INV_17);
            let any = board.pacts[i].or(board.wars[i]).or(board.casus_belli[i]).has(other);
            wrong.unless(one != other || !any, &field, "with himself", rules::CK_INV_17);
            let there = board.plays(one) && board.plays(other);
            wrong.unless(there || !any, &field, "with who does not play", rules::CK_INV_17);
            let hostile = board.wars[i].or(board.casus_belli[i]).has(other);
            wrong.unless(
                !(board.pacts[i].has(other) && hostile),
                &field,
                "a Pact and a cause of war",
                rules::CK_INV_17,
            );
        }
    }
}

/// CK-ELIM-04, CK-TRADE-01: who does not play has no Pact with a territory; a trade is offered by one person to another.
pub(super) fn offers(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    for player in Player::all() {
        let is_bare = board.plays(player) || board.land_pacts[player.index()].is_empty();
        wrong.unless(is_bare, format!("land_pacts.{player:?}"), "he does not play", rules::CK_ELIM_04);
        if let Some(trade) = board.trades[player.index()] {
            let is_between = trade.to != player && game.is_person(player) && game.is_person(trade.to);
            let what = format!("offered to {:?}", trade.to);
            wrong.unless(is_between, format!("trades.{player:?}"), what, rules::CK_TRADE_01);
        }
    }
}

/// CK-INV-13: four shields each, of those who play; tokens are gone from where one has ever lain, and nothing lies beyond the end.
pub(super) fn track(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    for player in Player::all() {
        let shields = board.shields(player);
        wrong.unless(
            shields <= 4,
            format!("track.{player:?}"),
            format!("{shields} shields"),
            rules::CK_INV_13,
        );
    }
    let end = game.scenario().end;
    for space in SpaceId::all() {
        let is_theirs = board.track[space.index()].is_none_or(|player| board.plays(player));
        wrong.unless(is_theirs, format!("track.{space:?}"), "of who does not play", rules::CK_INV_13);
        let is_before = space <= end || !board.claimed.has(space);
        wrong.unless(is_before, format!("track.{space:?}"), format!("beyond {end:?}"), rules::CK_INV_13);
        let holds = board.track[space.index()].is_none() || board.claimed.has(space);
        wrong.unless(
            holds,
            format!("track.{space:?}"),
            "a shield on a space that nobody claimed",
            rules::CK_INV_13,
        );
    }
}

/// CK-INV-04, CK-INV-21, CK-INV-22: AIs hold no gold, trophies are held by right, nobody has more points than there are.
pub(super) fn each(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    for player in Player::all() {
        let house = board.house(player);
        wrong.unless(
            game.is_person(player) || house.gold == 0,
            format!("gold.{player:?}"),
            "an AI with gold",
            rules::CK_INV_04,
        );
        // Whoever has a territory too many releases it first.
        let is_released = pending(board, |frame| matches!(frame, Frame::Release(_) | Frame::Spoils));
        let points = trophies::score(board, player);
        wrong.unless(points <= 12 || is_released, format!("points.{player:?}"), points, rules::CK_INV_22);
    }
    // Trophies are held by right once that is done, and the spoils of a victory are (CK-R-73).
    if trophies::is_releasing(game, board) || pending(board, |frame| *frame == Frame::Spoils) {
        return;
    }
    for trophy in [Trophy::Crusader, Trophy::Builder, Trophy::Inventor] {
        let Some(holder) = board.trophies[trophy as usize] else { continue };
        let has = trophies::count(game, board, trophy, holder);
        let most = super::all(game)
            .filter(|player| board.plays(*player))
            .map(|player| trophies::count(game, board, trophy, player))
            .max();
        let holds = has >= trophies::least(trophy) && most <= Some(has);
        wrong.unless(
            holds,
            format!("trophies.{}", trophy.word()),
            format!("{holder:?} has {has}, most {most:?}"),
            rules::CK_INV_21,
        );
    }
}
