//! What `reame replay --print --at N` prints is a position: a view is read again, for every observer, at every point of a game.

use kingsburg::options::{Caprices, Governors, Lines, Scenario};
use serde_json::{Value, json};
use table::{Chance, Observer, Sampled, advance, start};
use titles::{Known, Placed};

/// Plays a game by random answers; at every so many-th point every observer's view is read and shows the same again.
fn views_are_positions<G: Known>(options: &G::Options, seats: u8, seed: u64, every: usize)
where
    G::View: serde::Serialize,
{
    let content = <G::Content as pack::Content>::built_in();
    let game = G::new(&content, options, seats).expect("playable");
    let mut chance = Sampled::new(seed);
    let mut state = start(&game, &mut chance, &mut Vec::new());
    let (mut answers, mut looked) = (Vec::new(), 0);
    for turn in 0.. {
        let waiting = game.waiting(&state).must.first();
        if turn % every == 0 || waiting.is_none() {
            looked += 1;
            for observer in Observer::all(seats) {
                let seen = serde_json::to_value(game.view(&state, observer)).expect("JSON");
                let mut printed = seen.clone();
                printed["game"] = json!(G::NAME);
                let (again, read) = <G as Placed>::read(&content, printed, &mut Sampled::new(seed))
                    .unwrap_or_else(|why| panic!("{observer:?} at {turn} of seed {seed}: {why:?}, {seen}"));
                let shown = serde_json::to_value(again.view(&read, observer)).expect("JSON");
                assert_eq!(unordered(shown), unordered(seen), "{observer:?} at {turn} of seed {seed}");
            }
        }
        let Some(seat) = waiting else { break };
        answers.clear();
        game.list(&state, seat, &mut answers);
        let answer = answers[chance.draw(answers.len())];
        advance(&game, &mut state, seat, answer, &mut chance, &mut Vec::new());
    }
    assert!(looked > 2, "{looked}");
}

/// Facts are worked out anew.
fn unordered(mut view: Value) -> Value {
    if let Some(fields) = view.as_object_mut() {
        fields.remove("facts");
    }
    view
}

#[test]
fn views_of_kingsburg_are_positions() {
    let scenarios = [Scenario::None, Scenario::Random, Scenario::GoblinValley, Scenario::LongSiege];
    for seed in 0..8u64 {
        let mut options = kingsburg::Options::of_modules(&[1, 2, 3, 4, 5, 6]);
        if seed % 4 == 0 {
            options = kingsburg::Options::default();
        }
        if seed % 2 == 1 {
            options.lines = Lines::Drafted;
            options.governors = Governors::Auction;
        }
        if seed % 3 == 2 {
            options.caprices = Caprices::Restoration;
        }
        options.scenario = scenarios[seed as usize % scenarios.len()];
        views_are_positions::<kingsburg::Kingsburg>(&options, 2 + (seed % 4) as u8, seed, 7);
    }
}

#[test]
fn views_of_the_fair_are_positions() {
    for seed in 0..6u64 {
        let options = fair::Options { days: 1 + seed as u8 };
        views_are_positions::<fair::Fair>(&options, 2 + (seed % 3) as u8, seed, 1);
    }
}

/// Plays a game by random answers; at every so many-th point what is printed for everybody and for each observer is read again, and then
/// shows the same and offers the same.
fn positions_are_read_again<G: Known>(options: &G::Options, seats: u8, seed: u64, every: usize)
where
    G::View: serde::Serialize,
{
    let content = <G::Content as pack::Content>::built_in();
    let game = G::new(&content, options, seats).expect("playable");
    let mut chance = Sampled::new(seed);
    let mut state = start(&game, &mut chance, &mut Vec::new());
    let (mut answers, mut looked) = (Vec::new(), 0);
    let told = |game: &G, state: &G::State, observer: Observer| {
        let mut answers = Vec::new();
        for seat in game.waiting(state).must.iter().filter(|seat| observer == Observer::Seat(*seat)) {
            game.list(state, seat, &mut answers);
        }
        let view = serde_json::to_value(game.view(state, observer)).expect("JSON");
        (view, format!("{answers:?}"))
    };
    let read = |printed: Value| <G as Placed>::read(&content, printed, &mut Sampled::new(seed));
    for turn in 0.. {
        let waiting = game.waiting(&state).must.first();
        if turn % every == 0 || waiting.is_none() {
            looked += 1;
            let whole = Placed::write(&game, &state).expect("it is written");
            let (_, again) =
                read(whole.clone()).unwrap_or_else(|why| panic!("{turn} of seed {seed}: {why:?}"));
            assert_eq!(Placed::write(&game, &again).expect("it is written"), whole, "{turn} of seed {seed}");
            for observer in Observer::all(seats) {
                let seen = game.write_for(&state, observer).expect("it is written");
                let (game, his) =
                    read(seen).unwrap_or_else(|why| panic!("{observer:?} at {turn} of seed {seed}: {why:?}"));
                let (shown, meant) = (told(&game, &his, observer), told(&game, &state, observer));
                assert_eq!(shown, meant, "{observer:?} at {turn} of seed {seed}");
            }
        }
        let Some(seat) = waiting else { break };
        answers.clear();
        game.list(&state, seat, &mut answers);
        let answer = answers[chance.draw(answers.len())];
        advance(&game, &mut state, seat, answer, &mut chance, &mut Vec::new());
    }
    assert!(looked > 2, "{looked}");
}

#[test]
fn positions_of_crusader_are_read_again() {
    for seed in 0..6u64 {
        let scenario = crusader::content::ScenarioId(seed as u8);
        let options = crusader::Options { scenario, ..crusader::Options::default() };
        positions_are_read_again::<crusader::Crusader>(&options, 1 + (seed % 4) as u8, seed, 23);
    }
}

#[test]
fn positions_of_knights_are_read_again() {
    for seed in 0..10u64 {
        let on = |bit: u64| seed >> bit & 1 == 1;
        let options = knights::Options {
            for_glory: on(0),
            missions: on(1),
            king: on(2),
            heirs: on(1),
            elimination: on(0),
            abandoned_nobles: on(2),
            miracles: on(1),
            open_motions: !on(0),
            rounds: 3,
            ..Default::default()
        };
        positions_are_read_again::<knights::Knights>(&options, 2 + (seed % 5) as u8, seed, 29);
    }
}

#[test]
fn mistakes_name_the_field() {
    let content = <kingsburg::content::Content as pack::Content>::built_in();
    let read = |players: Value| {
        let json =
            json!({ "game": "kingsburg", "year": 1, "phase": "aid", "order": [0, 1], "players": players });
        <kingsburg::Kingsburg as Placed>::read(&content, json, &mut Sampled::new(1)).err().unwrap_or_default()
    };
    assert_eq!(read(json!([{}, {}])), Vec::<String>::new());
    let told = read(json!([{}, { "gold": "much" }]));
    assert!(told.len() == 1 && told[0].starts_with("players[1].gold: "), "{told:?}");
    let told = read(json!([{}, { "silver": 1 }]));
    assert!(told.len() == 1 && told[0].contains("silver"), "{told:?}");
    let fair = <fair::Content as pack::Content>::built_in();
    let json = json!({ "game": "fair", "seats": 2, "state": { "day": "first" } });
    let told = <fair::Fair as Placed>::read(&fair, json, &mut Sampled::new(1)).err().unwrap_or_default();
    assert!(told.len() == 1 && told[0].starts_with("state.day: "), "{told:?}");
}
