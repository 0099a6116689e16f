//! Positions of Warrior Knights that are not quite right: refused with the field, or played on.

use serde_json::{Value, json};
use table::{Chance, Game, Sampled, advance, start};
use titles::{Known, Placed};

/// Games of Warrior Knights with everything in turn.
fn games_of_knights(count: u64) -> impl Iterator<Item = (u64, knights::Knights)> {
    (0..count).map(|seed| {
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
        let content = <knights::content::Content as pack::Content>::built_in();
        (seed, knights::Knights::new(&content, &options, 2 + (seed % 5) as u8).expect("so many can play"))
    })
}

/// Plays by random answers and looks at every so many-th point.
fn visit<G: Known>(game: &G, seed: u64, every: usize, mut look: impl FnMut(&G::State, usize)) {
    let mut chance = Sampled::new(seed);
    let mut state = start(game, &mut chance, &mut Vec::new());
    let mut answers = Vec::new();
    for turn in seed as usize.. {
        let waiting = game.waiting(&state).must.first();
        if turn % every == 0 || waiting.is_none() {
            look(&state, turn);
        }
        let Some(seat) = waiting else { break };
        answers.clear();
        game.list(&state, seat, &mut answers);
        let answer = answers[chance.draw(answers.len())];
        advance(game, &mut state, seat, answer, &mut chance, &mut Vec::new());
    }
}

/// One number or word of a position is another: it is refused with its field, or it can be played on.
#[test]
fn changed_positions_of_knights_are_refused_or_played() {
    fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
        match value {
            Value::Object(entries) => {
                entries.iter().for_each(|(key, value)| leaves(value, &format!("{path}/{key}"), found));
            }
            Value::Array(list) => {
                let items = list.iter().enumerate();
                items.for_each(|(at, value)| leaves(value, &format!("{path}/{at}"), found));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => found.push(path.to_owned()),
        }
    }
    let (mut refused, mut played) = (0, 0);
    let mut chance = Sampled::new(5);
    for (seed, game) in games_of_knights(8) {
        visit(&game, seed, 61, |state, _| {
            let written = Placed::write(&game, state).expect("JSON");
            let mut paths = Vec::new();
            leaves(&written["state"]["board"], "/state/board", &mut paths);
            for _ in 0..6 {
                let mut changed = written.clone();
                let path = &paths[chance.draw(paths.len())];
                let value = changed.pointer_mut(path).expect("it is there");
                *value = match value {
                    Value::Bool(is) => json!(!*is),
                    Value::Number(_) => json!([0, 1, 2, 3, 5, 6, 9, 60, 255][chance.draw(9)]),
                    Value::Null => json!(chance.draw(7)),
                    _ => json!("nobody"),
                };
                match <knights::Knights as Placed>::read(&game.content(), changed, &mut Sampled::new(1)) {
                    Err(why) => {
                        assert!(why.iter().all(|line| line.contains(": ")), "{path}: {why:?}");
                        refused += 1;
                    }
                    Ok((game, mut state)) => {
                        <knights::Knights as Placed>::run(&game, &mut state, &mut chance, &mut Vec::new());
                        play_some(&game, &mut state, &mut chance);
                        played += 1;
                    }
                }
            }
        });
    }
    assert!(refused > 100 && played > 40, "{refused} refused, {played} played");
}

/// Some random answers.
fn play_some<G: Game>(game: &G, state: &mut G::State, chance: &mut Sampled) {
    let mut answers = Vec::new();
    for _ in 0..40 {
        let Some(seat) = game.waiting(state).must.first() else { return };
        answers.clear();
        game.list(state, seat, &mut answers);
        if answers.is_empty() {
            return;
        }
        let answer = answers[chance.draw(answers.len())];
        advance(game, state, seat, answer, chance, &mut Vec::new());
    }
}

#[test]
fn mistakes_in_knights_name_the_field_and_the_rule() {
    let (_, game) = games_of_knights(1).next().expect("one");
    let mut written = Value::Null;
    visit(&game, 0, 1_000_000, |state, _| written = Placed::write(&game, state).expect("JSON"));
    let wrong = |path: &str, value: Value| {
        let mut changed = written.clone();
        *changed.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        let read = <knights::Knights as Placed>::read(&game.content(), changed, &mut Sampled::new(1));
        read.err().unwrap_or_default().join("\n")
    };
    let told = wrong("/state/board/chairman", json!(5));
    assert!(told.starts_with("state.board.chairman: there is no seat 5"), "{told}");
    let told = wrong("/state/board/pool", json!(900));
    assert!(told.starts_with("state.board.pool: 900 of") && told.contains("WK-INV-14"), "{told}");
    let told = wrong("/state/board/cities/3/breaches", json!(40));
    assert!(told.contains("state.board.cities[3]."), "{told}");
    let told = wrong("/state/board/round", json!("first"));
    assert!(told.starts_with("state.board.round: "), "{told}");
    assert!(wrong("/seats", json!(7)).starts_with("seats: 2 to 6"));
    assert!(wrong("/options/rounds", json!(0)).starts_with("options: "));
}
