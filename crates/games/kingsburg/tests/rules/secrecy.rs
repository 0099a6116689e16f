//! Who knows which invader card, and the worlds that an observer could be in.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::content::{CardId, Content};
use kingsburg::flow::Frame;
use std::collections::HashMap;
use table::{Audience, Event as _, Game, Observer, Sampled, Seat, SeatSet};

/// The years whose cards an observer knows.
fn known(t: &Table, observer: Observer) -> Vec<usize> {
    let view = t.game.view(&t.state, observer);
    view.known.invaders.iter().enumerate().filter_map(|(i, card)| card.map(|_| i + 1)).collect()
}

/// Player 1 of three has looked at the card of year 2.
fn looked() -> Table {
    let mut play = Play::year(2).summer().players(3).influencing();
    play.position.looked = vec![SeatSet::EMPTY, SeatSet::one(Seat(1))];
    play.start()
}

#[test]
fn a_card_is_known_to_those_who_looked_and_after_its_winter_to_all() {
    ledger::proves!("KB-WINTER-03", "KB-SETUP-14", "KB-R-23");
    let t = looked();
    assert_eq!(known(&t, Observer::Seat(Seat(0))), [1], "the past is known");
    assert_eq!(known(&t, Observer::Seat(Seat(1))), [1, 2], "he has looked");
    assert_eq!(known(&t, Observer::Seat(Seat(2))), [1]);
    assert_eq!(known(&t, Observer::Spectator), [1], "a spectator never looks");
    for observer in Observer::all(3) {
        assert!(
            t.game.view(&t.state, observer).board.looked[1].has(Seat(1)),
            "that he looked is known to all"
        );
    }
}

#[test]
fn the_card_of_the_year_is_open_while_winter_lasts() {
    ledger::proves!("KB-WINTER-03");
    let play = || Play::year(3).winter().card("3.3").rolls([1]).players(2).everybody(|p| p.has("2G 2W"));
    let t = play().start();
    assert!(matches!(t.frame(), Frame::Battle { .. }), "a loser is choosing");
    for observer in Observer::all(2) {
        assert_eq!(
            known(&t, observer),
            [1, 2, 3],
            "{observer:?} sees the card of this Winter, and no later one"
        );
    }
    let (_, before) = play()
        .finished()
        .read(kingsburg::content::Content::base(), &mut Sampled::new(1))
        .expect("a position");
    let view = t.game.view(&before, Observer::Seat(Seat(0)));
    assert_eq!(
        view.known.invaders.map(|card| card.is_some()),
        [true, true, false, false, false],
        "not before it is turned"
    );
    let over = Play::year(5).winter().card("5.1").rolls([6]).start();
    assert_eq!(over.frame(), Frame::Over);
    assert_eq!(known(&over, Observer::Spectator), [1, 2, 3, 4, 5], "in the end all are known");
}

#[test]
fn views_hide_unknown_cards_in_json_too() {
    ledger::proves!("KB-SETUP-14");
    let t = looked();
    let shown = serde_json::to_value(t.game.view(&t.state, Observer::Seat(Seat(0)))).expect("JSON");
    assert_eq!(
        shown["invaders"],
        serde_json::json!(["1.1", null, null, null, null]),
        "null is what is not known"
    );
    let shown = serde_json::to_value(t.game.view(&t.state, Observer::Seat(Seat(1)))).expect("JSON");
    assert_eq!(shown["invaders"], serde_json::json!(["1.1", "2.1", null, null, null]));
    assert_eq!((&shown["game"], &shown["year"]), (&"kingsburg".into(), &2.into()), "written as a position");
}

#[test]
fn a_view_does_not_depend_on_what_is_hidden() {
    ledger::proves!("KB-SETUP-14", "KB-SETUP-15");
    let t = looked();
    let mut other = t.state;
    other.hidden.invaders[1] = Content::base().card_named("2.5").expect("a card");
    other.hidden.invaders[4] = Content::base().card_named("5.3").expect("a card");
    for observer in [Observer::Seat(Seat(0)), Observer::Seat(Seat(2)), Observer::Spectator] {
        assert_eq!(
            t.game.view(&t.state, observer),
            t.game.view(&other, observer),
            "{observer:?} cannot tell"
        );
    }
    let looker = Observer::Seat(Seat(1));
    assert_ne!(t.game.view(&t.state, looker), t.game.view(&other, looker), "who looked can");
}

#[test]
fn unknown_cards_are_any_of_their_year_equally_likely() {
    ledger::proves!("KB-SETUP-13", "KB-COMP-05");
    let t = looked();
    let mut chance = Sampled::new(5);
    let view = t.game.view(&t.state, Observer::Seat(Seat(1)));
    let mut seen: HashMap<(usize, CardId), u32> = HashMap::new();
    for _ in 0..5000 {
        let world = t.game.world(&view, &mut chance);
        assert_eq!(world.board, t.state.board, "what lies open stays");
        assert_eq!(
            world.hidden.invaders[..2],
            t.state.hidden.invaders[..2],
            "known cards stay what they are"
        );
        for (i, card) in world.hidden.invaders.into_iter().enumerate().skip(2) {
            *seen.entry((i, card)).or_default() += 1;
        }
    }
    assert_eq!(seen.len(), 15, "all five cards of the three years to come");
    for ((i, card), n) in seen {
        assert_eq!(usize::from(Content::base().invader(card).year), i + 1, "of its own year");
        assert!((850..1150).contains(&n), "card {card:?} came {n} times of about 1000");
    }
}

#[test]
fn the_backs_tell_the_possible_strengths_of_a_year() {
    ledger::proves!("KB-COMP-05", "KB-COMP-04");
    let content = Content::base();
    let strengths = |year: u8| {
        let mut all: Vec<_> = content.cards_of(year).map(|card| content.invader(card).strength).collect();
        all.sort_unstable();
        all
    };
    let years: Vec<_> = (1..=5).map(strengths).collect();
    let printed = [[2, 2, 3, 3, 4], [3, 4, 4, 5, 5], [4, 5, 5, 6, 6], [5, 6, 6, 7, 7], [7, 8, 8, 9, 9]];
    assert_eq!(years, printed, "public: the worlds of every observer hold these and no others");
}

#[test]
fn all_events_are_for_all_but_what_a_player_saw() {
    ledger::proves!("KB-R-23");
    let mut play = Play::year(2).summer().players(3).player(0, |p| p.dice([4, 6, 6])).influencing();
    play = play.card("2.5");
    let mut t = play.start();
    t.seat(0).answers("die/4 die/6 advisor/10");
    t.idle_to_help();
    t.seat(0).answers("look");
    t.idle_to(Phase::Autumn);
    let secret: Vec<_> = t.events.iter().filter(|e| e.audience() != Audience::All).collect();
    assert_eq!(secret.len(), 1, "one secret: {secret:?}");
    assert_eq!(secret[0].audience(), Audience::Only(SeatSet::one(Seat(0))), "for his eyes only");
    assert_eq!(t.heard_by(Observer::Spectator).len(), t.events.len() - 1);
    assert_eq!(t.heard_by(Observer::Seat(Seat(0))).len(), t.events.len());
}
