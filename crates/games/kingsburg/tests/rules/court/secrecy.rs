//! What lies face down is in nobody's view, and what one player alone may know is in his only.

use crate::dsl::{Play, Table};
use kingsburg::Options;
use kingsburg::board::{Phase, State};
use kingsburg::content::{Content, FateId};
use kingsburg::event::Event;
use kingsburg::flow::{Frame, Point};
use kingsburg::options::Scenario;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Audience, Event as _, Game, Observer, Sampled, Scripted, Seat, SeatSet};

fn shown(t: &Table, observer: Observer) -> Value {
    serde_json::to_value(t.game.view(&t.state, observer)).expect("JSON")
}

/// Nobody can tell the state from the changed one.
fn nobody_can_tell(t: &Table, change: impl FnOnce(&mut State)) {
    let mut other = t.state;
    change(&mut other);
    assert_ne!(other, t.state, "something is changed");
    assert_eq!(t.game.broken(&other), Vec::<String>::new(), "it could be so");
    for observer in Observer::all(t.game.seats()) {
        assert_eq!(
            t.game.view(&t.state, observer),
            t.game.view(&other, observer),
            "{observer:?} cannot tell"
        );
        let json = serde_json::to_value(t.game.view(&other, observer)).expect("JSON");
        assert_eq!(shown(t, observer), json, "{observer:?} cannot read it either");
    }
}

#[test]
fn the_order_of_the_tiles_to_come_is_secret() {
    ledger::proves!("KB-INV-37", "KB-MOD6-01");
    let t = Play::year(1).spring().players(3).pile([7, 3, 12]).start();
    nobody_can_tell(&t, |s| s.hidden.tiles.swap(1, 2));
    nobody_can_tell(&t, |s| s.hidden.tiles[1..].reverse());
    for observer in Observer::all(3) {
        assert_eq!((&shown(&t, observer)["pile"], &shown(&t, observer)["tiles"]), (&json!([]), &json!([7])));
    }
    let mut other = t.state;
    other.board.tiles = 1 << 3;
    let spectator = Observer::Spectator;
    assert_ne!(t.game.view(&other, spectator), t.game.view(&t.state, spectator), "which lie open is not");
}

#[test]
fn in_worlds_every_tile_to_come_may_be_next() {
    ledger::proves!("KB-INV-37", "KB-MOD6-01");
    let t = Play::year(1).summer().players(2).tiles([7]).pile([3]).start();
    let view = t.game.view(&t.state, Observer::Seat(Seat(1)));
    let mut chance = Sampled::new(2);
    let next: BTreeSet<u8> = (0..400).map(|_| t.game.world(&view, &mut chance).hidden.tiles[2]).collect();
    assert_eq!(next, (1..=16).filter(|n| !matches!(n, 3 | 7)).collect(), "all that do not lie open");
}

#[test]
fn fate_cards_of_later_years_are_secret() {
    ledger::proves!("KB-INV-37", "KB-MOD4-01", "KB-INV-31");
    let mut play = Play::year(2).spring().players(3).modules("4").fate("great_felling");
    play.position.fates = vec![FateId::named("idle_swords")];
    let t = play.influencing().start();
    nobody_can_tell(&t, |s| s.hidden.fates.swap(2, 4));
    nobody_can_tell(&t, |s| {
        let unseen = FateId::all().find(|f| !s.hidden.fates.contains(f)).expect("29 cards");
        s.hidden.fates[3] = unseen;
    });
    for observer in Observer::all(3) {
        let fates = json!(["idle_swords", "great_felling", null, null, null]);
        assert_eq!(shown(&t, observer)["fates"], fates, "past and present are known");
    }
}

#[test]
fn the_fate_card_of_the_year_is_secret_until_the_year_begins() {
    ledger::proves!("KB-INV-37", "KB-MOD4-02");
    let position = Play::year(2).players(3).modules("4").fate("famine").phase(Phase::Winter).card("2.1");
    let mut t = position.rolls([1]).start();
    t.idle_until(|t| t.state.board.year == 3);
    assert!(t.state.board.fate.is_some(), "revealed with the year");
    let revealed = t.state.hidden.fates[2];
    assert_eq!(t.state.board.fate, Some(revealed));
    let worlds = t.game.view(&t.state, Observer::Spectator);
    let mut chance = Sampled::new(1);
    let seen: BTreeSet<_> = (0..300).map(|_| t.game.world(&worlds, &mut chance).hidden.fates).collect();
    assert!(seen.iter().all(|fates| fates[2] == revealed), "known");
    assert!(
        seen.iter().map(|fates| fates[3]).collect::<BTreeSet<_>>().len() > 20,
        "the next may be any other"
    );
    assert!(seen.iter().all(|fates| fates[3] != revealed && fates[4] != revealed));
}

#[test]
fn nothing_is_known_before_it_is_turned_up() {
    ledger::proves!("KB-INV-37", "KB-MOD4-02", "KB-WINTER-03");
    let view = |play: Play| {
        let (game, state) = play
            .finished()
            .read(kingsburg::content::Content::base(), &mut Sampled::new(1))
            .expect("a position");
        game.view(&state, Observer::Seat(Seat(0))).known
    };
    let known = view(Play::year(3).players(3).modules("4"));
    assert_eq!(
        known.fates.map(|f| f.is_some()),
        [true, true, false, false, false],
        "year 3 is about to begin"
    );
    let valley = |play: Play| play.players(3).scenario(Scenario::GoblinValley).card("2.1").valley_card("2.2");
    for frame in [Frame::Begin, Frame::At(Point::Reveal)] {
        let known = view(valley(Play::year(2).winter().frame(frame)));
        assert_eq!(known.invaders.map(|c| c.is_some()), [true, false, false, false, false], "{frame:?}");
        assert_eq!(known.valley.map(|c| c.is_some()), [true, false, false, false, false], "{frame:?}");
    }
    let known = view(valley(Play::year(2).winter().frame(Frame::At(Point::Reinforce))));
    assert_eq!(known.invaders.map(|c| c.is_some()), [true, true, false, false, false], "then they lie open");
    assert_eq!(known.valley.map(|c| c.is_some()), [true, true, false, false, false]);
    let t = Table::with(&Options::of_modules(&[3, 4]), 3, Scripted::dice([]));
    let known = t.game.view(&t.state, Observer::Seat(Seat(0))).known;
    assert_eq!(known.fates, [None; 5], "governors are chosen before the first Fate card is known");
}

#[test]
fn the_cards_of_the_valley_are_secret() {
    ledger::proves!("KB-INV-37", "KB-SCEN-01");
    let play =
        Play::year(2).spring().players(3).scenario(Scenario::GoblinValley).card("2.3").valley_card("2.1");
    let t = play.influencing().start();
    let card = |name: &str| Content::base().card_named(name).expect("a card");
    nobody_can_tell(&t, |s| s.hidden.valley[1] = card("2.5"));
    nobody_can_tell(&t, |s| {
        (s.hidden.valley[4], s.hidden.invaders[4]) = (card("5.2"), card("5.4"));
    });
    let valley = shown(&t, Observer::Spectator)["valley"].clone();
    assert!(valley[0].is_string() && valley[1].is_null(), "the past lies open: {valley}");
}

#[test]
fn invaders_are_secret_with_all_other_scenarios_but_one() {
    ledger::proves!("KB-INV-37", "KB-INV-23", "KB-SCEN-01");
    for scenario in [Scenario::GoblinValley, Scenario::LongSiege, Scenario::KingsWager] {
        let t = Play::year(2).spring().players(3).scenario(scenario).influencing().start();
        let other = t.state.hidden.valley[3];
        let card = Content::base().cards_of(4).find(|c| ![other, t.state.hidden.invaders[3]].contains(c));
        nobody_can_tell(&t, |s| s.hidden.invaders[3] = card.expect("five cards"));
    }
}

#[test]
fn dealt_governors_are_seen_by_their_owner_only() {
    ledger::proves!("KB-INV-37", "KB-MOD3-01", "KB-MOD3-03");
    let mut t = Table::with(&Options::of_modules(&[3]), 3, Scripted::dice([]));
    let first = t.answers_of(Seat(0))[0].clone();
    t.seat(0).answers(&first);
    let mut other = t.state;
    other.hidden.dealt.swap(0, 1);
    other.hidden.kept[0] = other.hidden.dealt[0][2];
    for observer in [Observer::Seat(Seat(2)), Observer::Spectator] {
        assert_eq!(
            t.game.view(&t.state, observer),
            t.game.view(&other, observer),
            "{observer:?} cannot tell"
        );
    }
    for seat in [0, 1] {
        let own = Observer::Seat(Seat(seat));
        assert_ne!(t.game.view(&t.state, own), t.game.view(&other, own), "player {seat} can");
    }
    assert_eq!(shown(&t, Observer::Seat(Seat(0)))["players"][1]["dealt"], json!([]), "not those of others");
    assert_eq!(shown(&t, Observer::Seat(Seat(0)))["players"][0]["dealt"].as_array().map(Vec::len), Some(3));
    assert!(shown(&t, Observer::Seat(Seat(1)))["players"][0]["kept"].is_null(), "nor which one was kept");
}

/// Plays a whole game with everything, taking what comes at random, and looks after every answer.
fn whole_game(options: &Options, seats: u8, seed: u64, mut look: impl FnMut(&Table)) -> Table {
    let mut t = Table::with(options, seats, Scripted::dice([]).then_seed(seed));
    let mut random = Sampled::new(seed);
    while t.frame() != Frame::Over {
        let seat = t.game.waiting(&t.state).must.first().expect("somebody answers");
        let paths = t.answers_of(seat);
        let path = paths[table::Chance::draw(&mut random, paths.len())].clone();
        t.seat(seat.0).answers(&path);
        look(&t);
    }
    t
}

#[test]
fn secrets_of_a_whole_game_are_heard_by_one_only() {
    ledger::proves!("KB-INV-37", "KB-R-23", "KB-MOD-01");
    let options = Options { scenario: Scenario::GoblinValley, ..Options::of_modules(&[1, 2, 3, 4, 5, 6]) };
    let t = whole_game(&options, 3, 11, |_| {});
    let mut secrets = [0; 4];
    for event in &t.events {
        let (kind, seat) = match *event {
            Event::Saw { seat, .. } => (0, seat),
            Event::GovernorsDealt { seat, .. } => (1, seat),
            Event::GovernorKept { seat, .. } => (2, seat),
            Event::RequestLaid { seat, .. } => (3, seat),
            _ => {
                assert_eq!(event.audience(), Audience::All, "{event:?} is no secret");
                continue;
            }
        };
        assert_eq!(event.audience(), Audience::Only(SeatSet::one(seat)), "{event:?} is for his eyes only");
        secrets[kind] += 1;
    }
    assert!(secrets[0] > 0, "somebody looked: {secrets:?}");
    assert_eq!(secrets[1..], [3, 3, 15], "hands, cards kept, tokens laid in five Winters");
}

#[test]
fn no_view_of_a_whole_game_shows_what_is_to_come() {
    ledger::proves!("KB-INV-37", "KB-MOD-01");
    let options = Options { scenario: Scenario::LongSiege, ..Options::of_modules(&[1, 2, 3, 4, 5, 6]) };
    whole_game(&options, 2, 5, |t| {
        let year = usize::from(t.state.board.year);
        for observer in Observer::all(2) {
            let view = shown(t, observer);
            let later =
                |key: &str| view[key].as_array().is_some_and(|all| all[year..].iter().all(Value::is_null));
            assert!(later("fates") && later("invaders"), "{observer:?} in year {year}: {view}");
            assert_eq!(view["pile"], json!([]));
        }
    });
}
