//! Recorded games can be looked at as positions, at any point and by every observer: what is printed is read again.

use rayon::prelude::*;
use serde_json::{Value, json};
use table::log::Entry;
use table::{Game, Log, Observer, Sampled, Table, content_of};
use transcripts::file::{Transcript, all_in};
use transcripts::{folder, titles};
use warlords::board::State;
use warlords::{Warlords, position};

/// One entry in so many is looked at, others in each game.
const STEP: usize = 40;

fn log_of(recorded: &Transcript) -> Log {
    let read = |scene: &transcripts::scene::Scene| serde_json::from_value::<Entry>(scene.entry.clone());
    let entries = recorded.scenes.iter().map(read).collect::<Result<_, _>>().expect("entries");
    Log { header: recorded.header.clone(), entries }
}

/// What can be done now, and what an observer sees.
fn told(game: &Warlords, state: &State, observer: Observer) -> Value {
    let (mut paths, mut answers) = (Vec::new(), Vec::new());
    for seat in game.waiting(state).must.iter().filter(|seat| observer == Observer::Seat(*seat)) {
        game.list(state, seat, &mut answers);
        paths.extend(answers.drain(..).map(|answer| game.path(state, seat, answer).to_string()));
    }
    json!({ "answers": paths, "view": game.view(state, observer) })
}

fn is_read_again(game: &Warlords, state: &State, observer: Observer) -> Result<(), String> {
    let read = |json: Value| {
        position::read(&game.content(), json, &mut Sampled::new(7))
            .map_err(|why| format!("{observer:?}: {why:?}"))
    };
    let whole = position::write(game, state);
    let (_, again) = read(whole.clone())?;
    let seen = position::write_for(game, state, observer);
    let (_, his) = read(seen.clone())?;
    let pairs = [
        (position::write(game, &again), whole),
        (position::write_for(game, &his, observer), seen),
        (told(game, &his, observer), told(game, state, observer)),
    ];
    let differing = pairs.iter().map(|(read, written)| differing(read, written)).collect::<Vec<_>>().concat();
    if differing.is_empty() { Ok(()) } else { Err(format!("{observer:?}: read otherwise: {differing:?}")) }
}

/// The fields of a board, or of anything, that are not the same.
fn differing(read: &Value, written: &Value) -> Vec<String> {
    match (read, written) {
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => {
            let pairs = other.iter().map(|(key, value)| (key, one.get(key).unwrap_or(&Value::Null), value));
            let inner = pairs
                .flat_map(|(key, a, b)| differing(a, b).into_iter().map(move |why| format!("{key}.{why}")));
            inner.collect()
        }
        (one, other) if one == other => Vec::new(),
        (one, other) => vec![format!(" {one} for {other}")],
    }
}

#[test]
fn every_position_of_warlords() {
    let (title, _) = titles().into_iter().find(|(title, _)| title.name == Warlords::NAME).expect("listed");
    let shelf = title.shelf::<Warlords>().expect("a shelf");
    let files = all_in(&folder("warlords")).expect("a folder");
    let failures: Vec<String> = files
        .par_iter()
        .enumerate()
        .filter_map(|(place, file)| {
            let log = log_of(&Transcript::read(file).expect("readable"));
            let content = content_of(&*shelf, &log).expect("its content");
            let seats = log.header.seats.len() as u8;
            let options = serde_json::from_value(log.header.options.clone()).expect("options");
            let game = Warlords::new(&content, &options, seats).expect("playable");
            let mut failure = None;
            let replayed = Table::<Warlords>::load(&content, &log, None, |entry, state, _| {
                let n = entry.n as usize + place;
                if failure.is_none() && n.is_multiple_of(STEP) {
                    let observer = Observer::all(seats).nth(n / STEP % (usize::from(seats) + 1));
                    failure = is_read_again(&game, state, observer.expect("one of them")).err();
                    failure =
                        failure.take().map(|why| format!("{} entry {}: {why}", file.display(), entry.n));
                }
            });
            failure.or(replayed.err().map(|bad| format!("{}: {bad}", file.display())))
        })
        .collect();
    let few: String = failures.iter().take(3).map(|text| format!("{text:.1500}\n")).collect();
    assert!(failures.is_empty(), "{} of {} games fail:\n{few}", failures.len(), files.len());
}
