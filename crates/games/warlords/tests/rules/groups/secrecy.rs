//! What lies hidden (WE-R-60): hands and the order of the decks.

use super::{attack, fight, four};
use crate::dsl::{Sitting, card};
use table::{Audience, Event as _, Game as _, Observer, Seat};
use warlords::content::Deck;
use warlords::event::Event;

/// What an observer sees, as it is written.
fn written(t: &Sitting, observer: Observer) -> serde_json::Value {
    serde_json::to_value(t.game.view(&t.state, observer)).expect("it can be written")
}

#[test]
fn another_hand_is_hidden_but_not_its_size() {
    ledger::proves!("WE-R-60");
    let t = four().hand(0, "P05 P09 M11 C14").hand(1, "C10").turn(0);
    for seat in 0..4 {
        let shown = written(&t, Observer::Seat(Seat(seat)));
        assert_eq!(shown["players"][0]["cards"], serde_json::json!([2, 1, 1]), "backs can be counted");
        assert_eq!(shown["players"][1]["cards"], serde_json::json!([0, 0, 1]));
        let text = shown.to_string();
        assert_eq!(text.contains("\"M11\""), seat == 0, "his own alone");
        assert_eq!(text.contains("\"C10\""), seat == 1);
    }
    let text = written(&t, Observer::Spectator).to_string();
    assert!(!text.contains("\"M11\"") && !text.contains("\"C10\"") && !text.contains("\"C14\""));
}

#[test]
fn a_view_does_not_change_with_what_it_may_not_show() {
    ledger::proves!("WE-R-60");
    let (one, other) = (four().hand(0, "P05 M11").turn(0), four().hand(0, "P09 M12").turn(0));
    for observer in [Observer::Seat(Seat(1)), Observer::Seat(Seat(3)), Observer::Spectator] {
        assert_eq!(written(&one, observer), written(&other, observer), "{observer:?}");
    }
    assert_ne!(written(&one, Observer::Seat(Seat(0))), written(&other, Observer::Seat(Seat(0))));
}

#[test]
fn all_hear_that_a_card_was_drawn_and_one_hears_which() {
    ledger::proves!("WE-R-60", "WE-POPE-01", "WE-MERCHANT-01");
    let t = four().deck(Deck::Pope, "P05").pope([2]);
    let named = |e: &Event| serde_json::to_string(e).expect("written").contains("P05");
    let hear: Vec<Audience> = t.events.iter().filter(|e| named(e)).map(table::Event::audience).collect();
    assert_eq!(hear, [Audience::Only([Seat(2)].into_iter().collect())]);
    let drew = t.told("WE-POPE-01");
    assert!(matches!(drew[..], [Event::Drew { seat: Seat(2), .. }]) && drew[0].audience() == Audience::All);
    let mut t = four().gold(0, 4).deck(Deck::Merchant, "M11").merchant();
    t.answers(0, ["buy"]);
    let named = |e: &Event| serde_json::to_string(e).expect("written").contains("M11");
    let hear: Vec<Audience> = t.events.iter().filter(|e| named(e)).map(table::Event::audience).collect();
    assert_eq!(hear, [Audience::Only([Seat(0)].into_iter().collect())]);
}

#[test]
fn a_hand_that_is_taken_is_shown_to_the_two_alone() {
    ledger::proves!("WE-R-60", "WE-R-51");
    use crate::dsl::fief;
    let scene =
        four().so(|s| s.board.castles.remove(fief("kiev"))).so(|s| s.board.finished.remove(fief("kiev")));
    let scene = scene.holds(0, "england L9").holds(1, "wales L1").castle("wales").hand(1, "P09 M11");
    let mut t = scene.turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.answers(1, ["done"]);
    let two: Audience = Audience::Only([Seat(0), Seat(1)].into_iter().collect());
    for word in ["P09", "M11"] {
        let named = |e: &&Event| matches!(e, Event::CardCame { card: c, .. } if *c == card(word));
        assert_eq!(t.events.iter().filter(named).map(table::Event::audience).collect::<Vec<_>>(), [two]);
        assert!(!written(&t, Observer::Seat(Seat(2))).to_string().contains(word));
    }
    let estate = |e: &&Event| matches!(e, Event::EstateTaken { cards: 2, .. });
    assert_eq!(t.events.iter().filter(estate).count(), 1, "all hear how many");
}

#[test]
fn whether_there_is_a_card_to_play_is_nobody_elses_business() {
    ledger::proves!("WE-R-60");
    let (with, without) = (four().hand(0, "M01").taxes(), four().hand(0, "C04").taxes());
    assert_eq!((with.waits_for(), without.waits_for()), (Some(0), Some(0)), "both are asked");
    assert_eq!(with.game.waiting(&with.state), without.game.waiting(&without.state));
    assert_eq!(four().hand(1, "M01").taxes().waits_for(), Some(1), "that a hand is empty is known");
}
