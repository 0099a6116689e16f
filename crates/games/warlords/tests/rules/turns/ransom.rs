//! Ransom (p.9): the owner and the captor of a Warlord make a deal.

use super::world;
use crate::dsl::{Scene, Sitting, card, fief};
use table::{Audience, Event as _, Rule, Seat, SeatSet};
use warlords::answer::Answer;
use warlords::board::Status;
use warlords::event::Event;
use warlords::flow::Frame;

/// Player 1 holds a Warlord of player 0, both have gold, player 0 has cards.
fn held() -> Scene {
    world()
        .holds(0, "kiev L1, volhynia L1")
        .castle("volhynia")
        .gold(0, 9)
        .gold(1, 4)
        .hand(0, "C04 C08")
        .captive("portugal", 0)
}

fn shown(t: &Sitting, seat: u8) -> serde_json::Value {
    serde_json::to_value(t.view(seat)).expect("it can be written")["offer"].clone()
}

#[test]
fn the_owner_buys_his_warlord_back() {
    ledger::proves!("WE-CAPTURE-03", "WE-CAPTURE-04", "WE-CAPTURE-05", "WE-R-49", "WE-R-50");
    let mut t = held().turn(0);
    t.answers(0, ["deal seat/1"]);
    t.refused(0, "send", "WE-R-49").refused(0, "gold/3", "WE-R-49").refused(0, "card/C04", "WE-R-49");
    t.answers(0, ["captive/portugal seat/0"]);
    t.refused(0, "captive/portugal seat/0", "WE-R-49").refused(0, "gold/10", "WE-R-49");
    t.answers(0, ["gold/9"]);
    t.refused(0, "gold/1", "WE-R-49").answers(0, ["send"]);
    assert_eq!((t.waits_for(), t.gold(0)), (Some(1), 9), "nothing changes hands before the answer");
    t.refused(1, "send", "WE-R-49").answers(1, ["accept"]);
    assert_eq!((t.gold(0), t.gold(1)), (0, 13));
    t.refused(0, "fief/portugal", "WE-CAPTURE-05").answers(0, ["fief/volhynia"]);
    assert_eq!((t.army("volhynia").as_str(), t.state.board.captives.len()), ("L1 W1", 0));
    assert_eq!(t.cards(0), 2);
    t.sends(0, "volhynia W1 L1", "black_ruthenia");
    assert_eq!(t.attackers("black_ruthenia"), "L1 W1", "he can be used at once");
}

#[test]
fn a_refused_offer_changes_nothing() {
    ledger::proves!("WE-CAPTURE-03", "WE-R-49");
    let mut t = held().turn(0);
    t.answers(0, ["deal seat/1", "captive/portugal seat/0", "gold/5", "card/C04", "send"]);
    t.answers(1, ["refuse"]);
    assert_eq!((t.gold(0), t.gold(1), t.cards(0), t.cards(1)), (9, 4, 2, 0));
    assert_eq!((t.frame(), t.state.board.captives.len()), (Frame::Manoeuvre, 1));
    // Taken back before it is sent.
    t.answers(0, ["deal seat/1", "captive/portugal seat/0", "done"]);
    assert_eq!((t.waits_for(), t.frame()), (Some(0), Frame::Manoeuvre));
}

#[test]
fn three_offers_a_turn_for_each_pair() {
    ledger::proves!("WE-R-49");
    let mut t = held().captive("ireland", 0).turn(0);
    for _ in 0..3 {
        t.answers(0, ["deal seat/1", "captive/portugal seat/0", "send"]).answers(1, ["refuse"]);
    }
    t.refused(0, "deal seat/1", "WE-R-49").answers(0, ["deal seat/2", "done", "done"]);
    assert_eq!(t.waits_for(), Some(2), "player 1 may not ask either, player 2 still may");
    t.answers(2, ["done"]).answers(0, ["done"]);
    assert!(t.may("deal seat/0"), "in the other's turn there are three new ones");
}

#[test]
fn in_the_turn_of_either_party_and_of_nobody_else() {
    ledger::proves!("WE-CAPTURE-03", "WE-R-49");
    let mut t = held().turn(0);
    assert_eq!(t.after("deal "), ["seat/1"]);
    t.refused(0, "deal seat/2", "WE-CAPTURE-03").refused(0, "deal seat/0", "WE-CAPTURE-03");
    t.answers(0, ["done"]);
    assert_eq!(
        (t.waits_for(), t.after("deal ")),
        (Some(1), vec!["seat/0".to_owned()]),
        "the captor speaks in it too"
    );
    t.refused(1, "deal seat/2", "WE-CAPTURE-03").answers(1, ["done"]);
    assert!(t.may("deal seat/1"), "in Redeployment as well");
    t.answers(0, ["done"]);
    assert!(t.may("deal seat/0"), "player 1's turn");
    t.answers(1, ["done"]);
    assert_eq!(t.waits_for(), Some(0));
    t.answers(0, ["done"]).answers(1, ["done"]);
    assert_eq!((t.waits_for(), t.after("deal ").len()), (Some(2), 0), "not in a third player's");
    t.refused(2, "deal seat/0", "WE-CAPTURE-03").answers(2, ["done"]);
    assert_eq!((t.waits_for(), t.frame()), (Some(2), Frame::Redeploy), "nobody else is asked");
}

#[test]
fn the_captor_may_ask_for_gold() {
    ledger::proves!("WE-CAPTURE-04", "WE-R-49");
    let mut t = held().turn(0);
    t.answers(0, ["done"]).answers(1, ["deal seat/0", "captive/portugal seat/0"]);
    assert_eq!(t.after("gold/").len(), 9, "as much as the owner has");
    t.answers(1, ["gold/7", "send"]);
    assert_eq!(shown(&t, 2)["asked"], true);
    t.answers(0, ["accept", "fief/kiev"]);
    assert_eq!((t.gold(0), t.gold(1), t.army("kiev").as_str()), (2, 11, "L1 W1"), "the owner pays");
    t.sends(0, "kiev W1", "volhynia").answers(0, ["done"]);
    assert_eq!(t.army("volhynia"), "L1 W1", "and may move in this Redeployment");
}

#[test]
fn no_offer_goes_beyond_sixty_gold() {
    ledger::proves!("WE-R-49");
    let mut t = held().gold(0, 100).turn(0);
    t.answers(0, ["deal seat/1", "captive/portugal seat/0"]);
    t.refused(0, "gold/61", "WE-R-49").answers(0, ["gold/60", "send"]).answers(1, ["accept"]);
    assert_eq!((t.gold(0), t.gold(1)), (40, 64));
}

#[test]
fn cards_are_part_of_the_terms() {
    ledger::proves!("WE-CAPTURE-04");
    let mut t = held().turn(0);
    t.answers(0, ["deal seat/1", "captive/portugal seat/0"]);
    t.refused(0, "card/C01", "WE-R-60").answers(0, ["card/C08"]);
    t.refused(0, "card/C08", "WE-R-49").answers(0, ["gold/2", "send"]).answers(1, ["accept"]);
    assert!(t.holds(1, "C08") && !t.holds(0, "C08") && t.holds(0, "C04") && !t.holds(1, "C04"));
    assert_eq!((t.gold(0), t.gold(1)), (7, 6));
}

#[test]
fn captives_are_exchanged() {
    ledger::proves!("WE-CAPTURE-04", "WE-CAPTURE-05");
    let mut t = held().captive("kiev", 1).captive("volhynia", 2).turn(0);
    t.answers(0, ["deal seat/1"]);
    assert_eq!(t.after("captive/"), ["portugal seat/0", "kiev seat/1"], "not those of others");
    t.refused(0, "captive/volhynia seat/2", "WE-R-49");
    t.answers(0, ["captive/portugal seat/0", "captive/kiev seat/1", "gold/1"]);
    t.answers(0, ["send"]).answers(1, ["accept"]);
    t.pass_until(|t| t.frame() == Frame::Manoeuvre);
    assert_eq!((t.gold(0), t.gold(1)), (8, 5), "he who made the offer pays");
    assert_eq!((t.army("portugal").as_str(), t.state.board.captives.len()), ("L1 W1", 1));
}

#[test]
fn promises_bind_nobody() {
    ledger::proves!("WE-CAPTURE-04", "WE-R-49");
    // Truces and other promises are talk: no answer of the offer names one, and none bars an attack.
    let mut t = held().holds(1, "black_ruthenia L1").turn(0);
    t.answers(0, ["deal seat/1", "captive/portugal seat/0"]);
    let goods = ["done", "send", "captive/", "gold/", "card/"];
    assert!(t.paths().iter().all(|p| goods.iter().any(|g| p.starts_with(g))), "{:?}", t.paths());
    t.answers(0, ["gold/1", "send"]).answers(1, ["accept"]).answers(0, ["fief/kiev"]);
    t.sends(0, "volhynia L1", "black_ruthenia");
    assert_eq!(t.attackers("black_ruthenia"), "L1");
}

#[test]
fn a_release_needs_a_castle_of_the_owner() {
    ledger::proves!("WE-R-49", "WE-R-50");
    let scene = held().so(|state| {
        for word in ["kiev", "volhynia"] {
            state.board.castles.remove(fief(word));
            state.board.finished.remove(fief(word));
        }
    });
    let mut t = scene.turn(0);
    t.answers(0, ["play-on"]).refused(0, "deal seat/1", "WE-CAPTURE-03");
}

#[test]
fn nobody_deals_with_one_who_has_surrendered() {
    ledger::proves!("WE-R-49", "WE-R-52");
    let mut t = world().captive("kiev", 1).without_castle("portugal").status(1, Status::Surrendered).turn(0);
    t.refused(0, "deal seat/1", "WE-CAPTURE-03");
}

#[test]
fn there_is_no_deal_during_a_battle() {
    ledger::proves!("WE-R-49");
    let mut t = held().turn(0);
    t.sends(0, "volhynia L1", "black_ruthenia").answers(0, ["done"]);
    assert!(t.may("deal seat/1"), "between battles");
    t.answers(0, ["fief/black_ruthenia"]);
    assert_eq!(t.why_not(Answer::Deal(Seat(1))), Some("WE-R-59"));
    t.dice(&[1, 1, 1]).answers(0, ["done"]);
    assert_eq!(t.why_not(Answer::Deal(Seat(1))), Some("WE-RETREAT-01"));
}

#[test]
fn the_cards_of_an_offer_are_seen_by_the_two_parties_only() {
    ledger::proves!("WE-R-60", "WE-CAPTURE-04");
    let mut t = held().turn(0);
    t.answers(0, ["deal seat/1", "captive/portugal seat/0", "gold/2", "card/C08"]);
    let cards = serde_json::json!(["C08"]);
    assert_eq!(shown(&t, 0)["cards"], cards, "the author");
    for seat in [1, 2, 3] {
        assert!(shown(&t, seat)["cards"].is_null(), "nobody else before it is sent");
    }
    t.answers(0, ["send"]);
    assert_eq!((&shown(&t, 0)["cards"], &shown(&t, 1)["cards"]), (&cards, &cards), "then both");
    for seat in [2, 3] {
        assert!(
            shown(&t, seat)["cards"].is_null() && shown(&t, seat)["gold"] == 2,
            "gold is open, cards are not"
        );
    }
    let two: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
    let offered = t.events.iter().find(|e| matches!(e, Event::CardOffered { .. })).expect("told");
    assert_eq!(offered.audience(), Audience::Only(two));
    let before = t.events.len();
    t.answers(1, ["accept"]);
    let rule = Rule("WE-CAPTURE-04");
    let came = Event::CardCame { seat: Seat(1), from: Seat(0), card: card("C08"), rule };
    assert!(t.events[before..].contains(&came));
    assert_eq!(came.audience(), Audience::Only(two));
    assert!(shown(&t, 2).is_null(), "the offer is over");
    assert!(
        t.events[before..]
            .iter()
            .all(|e| e.audience() != Audience::All || !format!("{e:?}").contains("card"))
    );
}

#[test]
fn a_world_dealt_for_a_stranger_gives_nothing_away() {
    ledger::proves!("WE-R-60");
    let mut t = held().turn(0);
    t.answers(0, ["deal seat/1", "captive/portugal seat/0", "card/C08", "send"]);
    assert_eq!((t.view(1).offered, t.view(2).offered), (Some(t.state.offered), None));
    assert_eq!(t.view(2).hidden(t.game.components()).len(), 90, "any of them could be anywhere");
}

#[test]
fn captives_are_named_before_the_price() {
    ledger::proves!("WE-R-49", "WE-CAPTURE-04");
    let two = || held().captive("portugal", 0).hand(1, "C05");
    for price in ["gold/1", "card/C04"] {
        let mut t = two().turn(0);
        t.answers(0, ["deal seat/1", "captive/portugal seat/0", price]);
        t.refused(0, "captive/portugal seat/0", "WE-R-49");
    }
    // Both at once.
    let mut t = two().turn(0);
    t.answers(0, ["deal seat/1", "captive/portugal seat/0", "captive/portugal seat/0"]);
    t.refused(0, "captive/portugal seat/0", "WE-R-49").answers(0, ["gold/4", "send"]);
    t.answers(1, ["accept"]).answers(0, ["fief/kiev", "fief/volhynia"]);
    assert_eq!((t.army("kiev").as_str(), t.army("volhynia").as_str()), ("L1 W1", "L1 W1"));
    assert_eq!((t.gold(0), t.gold(1)), (5, 8), "one price");
    // Who lets a captive go is paid and gives no cards of his.
    let mut t = two().hand(0, "C05").turn(0);
    t.answers(0, ["done"]).answers(1, ["deal seat/0", "captive/portugal seat/0", "card/C05", "send"]);
    t.answers(0, ["accept", "fief/kiev"]);
    assert_eq!((t.cards(0), t.cards(1), t.holds(0, "C05")), (2, 2, false), "it is asked of the other");
}

#[test]
fn the_captor_may_ask_for_cards() {
    ledger::proves!("WE-CAPTURE-04", "WE-R-49", "WE-R-60");
    let asking = |hand: &str| {
        let scene = held().hand(1, "C05 C05 C05").so(|state| {
            let mine = std::mem::take(&mut state.hands[0]);
            state.decks = state.decks.or(mine);
        });
        let mut t = if hand.is_empty() { scene } else { scene.hand(0, hand) }.turn(1);
        t.answers(1, ["deal seat/0"]).refused(1, "card/C08", "WE-R-60");
        t.answers(1, ["captive/portugal seat/0"]);
        t
    };
    // He names any card that could be in that hand, not one he can see elsewhere, nor more than there are.
    let mut t = asking("C04 C08");
    assert_eq!(t.after("card/C").len(), 13, "of 14 Conquest cards one is in his own hand, all copies of it");
    t.refused(1, "card/C05", "WE-R-49").refused(1, "card/P01", "WE-R-49");
    t.answers(1, ["card/C08", "card/C04"]);
    t.refused(1, "card/C01", "WE-R-49").answers(1, ["gold/2", "send"]);
    assert_eq!(
        (shown(&t, 1)["cards"].clone(), shown(&t, 2)["cards"].clone()),
        (serde_json::json!(["C04", "C08"]), serde_json::Value::Null)
    );
    let two: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
    let asked = t.events.iter().find(|e| matches!(e, Event::CardAsked { .. })).expect("told");
    assert_eq!(asked.audience(), Audience::Only(two));
    t.answers(0, ["accept", "fief/kiev"]);
    assert!(t.holds(1, "C04") && t.holds(1, "C08") && t.cards(0) == 0);
    assert_eq!((t.gold(0), t.gold(1), t.army("kiev").as_str()), (7, 6, "L1 W1"));
    // Who has it not cannot accept; what he has stays his secret.
    let mut t = asking("C04");
    t.answers(1, ["card/C08", "send"]).refused(0, "accept", "WE-R-60").answers(0, ["refuse"]);
    assert_eq!((t.cards(0), t.state.board.captives.len()), (1, 1));
    // An empty hand has nothing to ask for.
    assert!(asking("").after("card/").is_empty());
}

#[test]
fn the_other_may_speak_up_in_the_turn_of_either() {
    ledger::proves!("WE-CAPTURE-03", "WE-R-49");
    for (active, other) in [(0, 1), (1, 0)] {
        let mut t = held().turn(active);
        assert_eq!(t.waiting().may, SeatSet::one(Seat(other)), "and nobody else");
        t.is_refused(other, "done", "WE-CAPTURE-03").is_refused(other, "deal seat/2", "WE-CAPTURE-03");
        t.does(other, &format!("deal seat/{active}"));
        assert_eq!((t.waits_for(), t.frame()), (Some(other), Frame::Deal), "without being asked");
        t.answers(other, ["captive/portugal seat/0", "gold/4", "send"]).answers(active, ["accept"]);
        t.pass_until(|t| t.frame() == Frame::Manoeuvre);
        assert_eq!((t.waits_for(), t.gold(0), t.gold(1)), (Some(active), 5, 8), "and the turn goes on");
        assert!(t.waiting().may.is_empty(), "there is nobody to talk about any more");
    }
    // Not in a third player's turn, nor while dice are due, and three times at most.
    assert!(held().turn(2).waiting().may.is_empty());
    let mut t = held().turn(0);
    for _ in 0..3 {
        t.does(1, "deal seat/0");
        t.answers(1, ["done"]);
    }
    assert!(t.waiting().may.is_empty());
    t.sends(0, "volhynia L1", "black_ruthenia").answers(0, ["done", "fief/black_ruthenia"]);
    assert!(t.waiting().may.is_empty());
}
