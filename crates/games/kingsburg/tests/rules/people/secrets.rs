//! Who knows what of governors, Fate cards and looks.

use crate::dsl::{Play, Table};
use kingsburg::Options;
use kingsburg::content::{FateId, GovernorId};
use kingsburg::event::Event;
use kingsburg::options::Fate;
use std::collections::BTreeSet;
use table::{Game, Observer, Sampled, Scripted, Seat};

fn names(t: &Table, seat: u8) -> Vec<&'static str> {
    t.state.hidden.dealt[usize::from(seat)].map(GovernorId::name).to_vec()
}

#[test]
fn nobody_sees_the_governors_of_others_before_the_reveal() {
    ledger::proves!("KB-MOD3-01", "KB-MOD3-03", "KB-MOD3-04", "KB-INV-37");
    let mut t = Table::with(&Options::of_modules(&[3]), 4, Scripted::dice([]).then_seed(3));
    let answers: Vec<String> = (0..4).map(|seat| t.answers_of(Seat(seat))[1].clone()).collect();
    for seat in [2, 0, 3] {
        t.seat(seat).answers(&answers[usize::from(seat)]);
    }
    for observer in Observer::all(4) {
        let view = t.game.view(&t.state, observer);
        let text = serde_json::to_string(&view).expect("views are JSON");
        for seat in 0..4u8 {
            let own = observer == Observer::Seat(Seat(seat));
            for name in names(&t, seat) {
                let quoted = format!("\"{name}\"");
                assert_eq!(text.contains(&quoted), own, "{observer:?} and {name} of seat {seat}");
            }
        }
        let kept = view.known.kept.map(|g| format!("governor/{}", g.name()));
        let expected = match observer {
            Observer::Seat(Seat(seat)) if seat != 1 => Some(answers[usize::from(seat)].clone()),
            _ => None,
        };
        assert_eq!(kept, expected, "each knows his own choice, once he made it");
        for event in t.heard_by(observer) {
            if let Event::GovernorsDealt { seat, .. } | Event::GovernorKept { seat, .. } = event {
                assert_eq!(observer, Observer::Seat(seat), "nobody else hears of it");
            }
        }
    }
}

#[test]
fn a_player_can_only_guess_what_others_hold() {
    ledger::proves!("KB-MOD3-01", "KB-MOD3-03", "KB-INV-37");
    let mut t = Table::with(&Options::of_modules(&[3]), 3, Scripted::dice([]).then_seed(4));
    let choice = t.answers_of(Seat(1))[2].clone();
    t.seat(1).answers(&choice);
    let view = t.game.view(&t.state, Observer::Seat(Seat(0)));
    let (mut hands, mut kept) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let world = t.game.world(&view, &mut Sampled::new(seed));
        let [own, other, third] = [0, 1, 2].map(|seat: usize| world.hidden.dealt[seat]);
        assert_eq!(own, t.state.hidden.dealt[0], "his own three he knows");
        assert!(own.iter().all(|g| !other.contains(g) && !third.contains(g)), "others hold other cards");
        assert!(other.contains(&world.hidden.kept[1]), "seat 1 keeps one of his");
        hands.insert(other.map(GovernorId::name));
        kept.extend(other.iter().position(|g| *g == world.hidden.kept[1]));
    }
    assert!(hands.len() > 100, "any hand is possible: {}", hands.len());
    assert_eq!(kept.len(), 3, "and any card of it");
}

#[test]
fn after_the_reveal_the_cards_not_chosen_are_in_no_view() {
    ledger::proves!("KB-MOD3-04", "KB-MOD3-05");
    let mut t = Table::with(&Options::of_modules(&[3]), 2, Scripted::dice([]).then_seed(9));
    let hands = [names(&t, 0), names(&t, 1)];
    for seat in 0..2 {
        let path = format!("governor/{}", hands[usize::from(seat)][0]);
        t.seat(seat).answers(&path);
    }
    for observer in Observer::all(2) {
        let text = serde_json::to_string(&t.game.view(&t.state, observer)).expect("views are JSON");
        for hand in &hands {
            assert!(text.contains(&format!("\"{}\"", hand[0])), "{observer:?} sees who governs");
            for left in &hand[1..] {
                assert!(!text.contains(&format!("\"{left}\"")), "{observer:?} never sees {left} again");
            }
        }
    }
}

#[test]
fn fate_cards_to_come_are_known_to_nobody() {
    ledger::proves!("KB-MOD4-01", "KB-MOD4-02", "KB-INV-31", "KB-INV-37");
    let deck = ["famine", "kind_lots", "night_yards", "royal_alms", "heavy_snow"];
    let mut play = Play::year(1).players(3);
    play.position.options.fate = Fate::On;
    play.position.fates = deck.iter().map(|name| FateId::named(name)).collect();
    let mut t = play.start();
    for year in 0..5 {
        t.idle_until(|t| usize::from(t.state.board.year) == year + 1);
        for observer in Observer::all(3) {
            let view = t.game.view(&t.state, observer);
            let known = view.known.fates.map(|f| f.map(FateId::name));
            let expected: Vec<_> = (0..5).map(|i| (i <= year).then_some(deck[i])).collect();
            assert_eq!(known.to_vec(), expected, "in year {} for {observer:?}", year + 1);
            let text = serde_json::to_string(&view).expect("views are JSON");
            for name in &deck[year + 1..] {
                assert!(!text.contains(name), "{observer:?} reads {name} in year {}", year + 1);
            }
        }
    }
}

#[test]
fn before_the_first_year_no_fate_is_known() {
    ledger::proves!("KB-MOD4-01", "KB-MOD4-02", "KB-INV-37");
    let t = Table::with(&Options::of_modules(&[3, 4]), 2, Scripted::dice([]));
    assert_eq!(t.state.board.fate, None, "while governors are chosen");
    for observer in Observer::all(2) {
        assert_eq!(t.game.view(&t.state, observer).known.fates, [None; 5], "{observer:?}");
    }
}

#[test]
fn fate_cards_that_were_seen_do_not_come_again() {
    ledger::proves!("KB-MOD4-01", "KB-MOD4-04", "KB-INV-31");
    let mut play = Play::year(4).spring().players(3).fate("famine");
    let seen = ["night_yards", "royal_alms", "heavy_snow", "famine"];
    play.position.fates = seen.iter().map(|name| FateId::named(name)).collect();
    let t = play.start();
    let view = t.game.view(&t.state, Observer::Spectator);
    let mut last = BTreeSet::new();
    for seed in 0..400 {
        let fates = t.game.world(&view, &mut Sampled::new(seed)).hidden.fates.map(FateId::name);
        assert_eq!(fates[..4], seen, "what lies open is known");
        last.insert(fates[4]);
    }
    assert!(seen.iter().all(|name| !last.contains(name)), "and gone");
    assert_eq!(last.len(), 25, "any of the others may be next");
}

#[test]
fn only_who_looked_knows_the_invaders() {
    ledger::proves!("KB-R-23", "KB-MOD3-05");
    let play = Play::year(2).phase(kingsburg::board::Phase::Mercenaries).players(3).card("2.4");
    let mut t = play.governors(["prince", "general", "duke"]).start();
    t.seat(1).answers("look");
    for observer in Observer::all(3) {
        let his = observer == Observer::Seat(Seat(1));
        let view = t.game.view(&t.state, observer);
        assert_eq!(view.known.invaders[1].is_some(), his, "{observer:?}");
        let heard = t.heard_by(observer);
        assert_eq!(heard.iter().any(|e| matches!(e, Event::Saw { .. })), his, "he alone sees the card");
        let told = |e: &Event| matches!(e, Event::Looked { seat, .. } if seat.0 == 1);
        assert!(heard.iter().any(told), "that he looked is known to {observer:?}");
    }
}
