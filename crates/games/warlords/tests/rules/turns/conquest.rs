//! The Conquest card (p.6).

use super::{declared, world};
use table::{Audience, Event as _, Seat, SeatSet};
use warlords::content::Deck;
use warlords::event::Event;

#[test]
fn a_conqueror_draws_one_card_at_the_end_of_his_turn() {
    ledger::proves!("WE-CONQUEST-01", "WE-CONQUEST-03", "WE-CONQUEST-04");
    let mut t = declared(world(), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.cards(0), 0, "not before the end");
    t.answers(0, ["done"]);
    let drew = Event::Drew { seat: Seat(0), deck: Deck::Conquest, rule: table::Rule("WE-CONQUEST-01") };
    assert_eq!((t.cards(0), t.events.contains(&drew)), (1, true), "a fief of peasants counts");
    let end = t.events.iter().position(|e| *e == drew).expect("drawn");
    let over = t.events.iter().position(|e| matches!(e, Event::TurnEnded { .. })).expect("ended");
    assert!(end < over && t.waits_for() == Some(1), "then the turn passes on");
    assert!([1, 2, 3].iter().all(|seat| t.cards(*seat) == 0));
}

#[test]
fn what_was_drawn_is_his_secret() {
    ledger::proves!("WE-CONQUEST-01", "WE-R-60");
    let mut t = declared(world(), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia", "done"]);
    let got = t.events.iter().find(|e| matches!(e, Event::Got { .. })).expect("a card");
    assert_eq!(got.audience(), Audience::Only(SeatSet::one(Seat(0))));
    let drew = t.events.iter().find(|e| matches!(e, Event::Drew { .. })).expect("from a deck");
    assert_eq!(drew.audience(), Audience::All);
    let hand = |seat| serde_json::to_value(t.view(seat)).expect("it can be written")["hand"].clone();
    assert_eq!(hand(0).as_array().map(Vec::len), Some(1));
    assert_eq!(hand(1), serde_json::json!([]));
}

#[test]
fn who_conquered_nothing_draws_nothing() {
    ledger::proves!("WE-CONQUEST-01");
    let mut t = world().turn(0);
    t.answers(0, ["done", "done"]);
    assert_eq!(t.cards(0), 0, "no attack");
    let mut t = declared(world(), "volhynia", "L1");
    t.dice(&[1, 8]).answers(0, ["fief/volhynia", "done"]);
    assert_eq!(t.cards(0), 0, "a lost battle");
    let mut t = declared(world(), "volhynia", "L1");
    t.dice(&[1, 1]).answers(0, ["fief/volhynia", "retreat", "fief/kiev everybody", "done"]);
    assert_eq!(t.cards(0), 0, "a retreat");
}

#[test]
fn one_card_however_many_fiefs() {
    ledger::proves!("WE-CONQUEST-02");
    let mut t = world().holds(0, "kiev L4").turn(0);
    t.sends(0, "kiev L1", "volhynia").sends(0, "kiev L1", "polotsk").sends(0, "kiev L1", "cumania");
    t.dice(&[7, 1, 7, 1, 7, 1]).answers(0, ["done", "fief/volhynia", "fief/polotsk", "fief/cumania", "done"]);
    assert_eq!((t.cards(0), t.state.board.fiefs(Seat(0)).len()), (1, 4));
    // The next player, who conquers nothing, draws none: the count begins anew.
    t.answers(1, ["done", "done"]);
    assert_eq!(t.cards(1), 0);
}

#[test]
fn a_fief_of_another_player_counts_and_a_castle_adds_its_own() {
    ledger::proves!("WE-CONQUEST-02", "WE-CONQUEST-01");
    let mut t = declared(world().holds(1, "volhynia L1"), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia", "done"]);
    assert_eq!(t.cards(0), 1);
    let mut t = declared(world().holds(1, "volhynia L1").castle("volhynia"), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.cards(0), 1, "at once, for the castle");
    t.answers(0, ["done", "done"]);
    assert_eq!(t.cards(0), 2, "and the ordinary one");
}

#[test]
fn the_excommunicated_thrice_draws_none() {
    ledger::proves!("WE-CONQUEST-01", "WE-EXCOM-07");
    for (cards, drawn) in [("P04 P05", 1), ("P04 P05 P06", 0)] {
        let mut t = declared(world().excommunicated(0, cards), "volhynia", "L1");
        t.dice(&[7, 1]).answers(0, ["fief/volhynia", "done"]);
        assert_eq!(t.cards(0), drawn);
    }
}

#[test]
fn a_conquest_counts_though_the_fief_is_lost_again() {
    ledger::proves!("WE-R-27");
    // Its conquerors are called to arms elsewhere: a card takes them away before the turn ends.
    let mut t = declared(world(), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia"]);
    let place = crate::dsl::fief("volhynia");
    t.state.board.armies[place] = Default::default();
    t.state.board.marked[place] = Default::default();
    t.answers(0, ["done"]);
    assert_eq!((t.owner("volhynia"), t.cards(0)), (None, 1));
}
