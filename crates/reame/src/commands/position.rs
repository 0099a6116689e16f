//! `reame position FILE`: load a position, list the legal answers, apply some, print what comes of it.

use kingsburg::Kingsburg;
use kingsburg::position::Position;
use serde_json::{Value, json};
use std::fs;
use table::{Chance, Event, Game, Observer, Refusal, Scripted, Seat, Told, read_answer};
use texts::{Lang, Texts};
use warlords::Warlords;

/// What to do with a position.
pub struct Question {
    /// The file with the position.
    pub file: String,
    /// Answers to apply, by path; `2: die/3 advisor/3` is seat 2's, without a number that of whoever is waited for.
    pub answers: Vec<String>,
    /// Faces of the next dice.
    pub dice: Vec<u8>,
    /// The seed of dice beyond those, and of cards that the position leaves open.
    pub seed: u64,
    /// The language of refusals.
    pub lang: Lang,
}

/// Loads the position, applies the answers, and prints the result as JSON.
///
/// # Errors
/// Everything that is wrong with the position, or the first answer that is refused and why.
pub fn run(question: &Question) -> Result<String, String> {
    let file = &question.file;
    let text = fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let json: Value = serde_json::from_str(&text).map_err(|e| format!("{file}: {e}"))?;
    let name = json.get("game").and_then(Value::as_str).unwrap_or_default();
    match name {
        Kingsburg::NAME => ask::<Kingsburg>(question, json),
        Warlords::NAME => ask::<Warlords>(question, json),
        other => Err(format!("{file}: {}", crate::titles::find(other).err().unwrap_or_default())),
    }
}

/// A game whose positions can be written down.
trait Placed: Game {
    /// The highest face of a die.
    const FACES: u8;

    /// Reads a position; what it leaves open comes from chance.
    fn read(json: Value, chance: &mut impl Chance) -> Result<(Self, Self::State), Vec<String>>;
    /// Runs it up to its next decision.
    fn run(&self, state: &mut Self::State, chance: &mut impl Chance, events: &mut Vec<Self::Event>);
    /// Writes it down.
    fn write(&self, state: &Self::State) -> Result<Value, String>;
}

impl Placed for Kingsburg {
    const FACES: u8 = 6;

    fn read(json: Value, chance: &mut impl Chance) -> Result<(Self, Self::State), Vec<String>> {
        let position: Position = serde_json::from_value(json).map_err(|e| vec![e.to_string()])?;
        position.read(chance)
    }

    fn run(&self, state: &mut Self::State, chance: &mut impl Chance, events: &mut Vec<Self::Event>) {
        Kingsburg::run(self, state, chance, events);
    }

    fn write(&self, state: &Self::State) -> Result<Value, String> {
        serde_json::to_value(Position::of_state(self, state)).map_err(|e| e.to_string())
    }
}

impl Placed for Warlords {
    const FACES: u8 = 12;

    fn read(json: Value, _chance: &mut impl Chance) -> Result<(Self, Self::State), Vec<String>> {
        warlords::position::read(json)
    }

    fn run(&self, state: &mut Self::State, chance: &mut impl Chance, events: &mut Vec<Self::Event>) {
        Warlords::run(self, state, chance, events);
    }

    fn write(&self, state: &Self::State) -> Result<Value, String> {
        Ok(warlords::position::write(self, state))
    }
}

fn ask<G: Placed>(question: &Question, json: Value) -> Result<String, String> {
    let file = &question.file;
    if let Some(face) = question.dice.iter().find(|face| !(1..=G::FACES).contains(*face)) {
        return Err(format!("--dice: a die does not show {face}"));
    }
    let mut chance = Scripted::dice(question.dice.iter().copied()).then_seed(question.seed);
    let (game, mut state) = <G as Placed>::read(json, &mut chance)
        .map_err(|reasons| format!("{file}: {}", reasons.join("; ")))?;
    let seats = game.seats();
    let mut events = Vec::new();
    game.run(&mut state, &mut chance, &mut events);
    for text in &question.answers {
        let refused = |refusal: Refusal| {
            format!("'{text}' is refused: {}", explain::<G>(&refusal, seats, question.lang))
        };
        let waiting = game.waiting(&state).must;
        let (seat, path) = match text.split_once(':') {
            Some((seat, path)) => match seat.trim().parse() {
                Ok(n) if n < seats => (Seat(n), path),
                _ => return Err(format!("'{text}': there is no seat {}", seat.trim())),
            },
            None => (waiting.first().ok_or_else(|| refused(Refusal::not_your_turn(waiting)))?, text.as_str()),
        };
        if !waiting.has(seat) {
            return Err(refused(Refusal::not_your_turn(waiting)));
        }
        let answer = read_answer(&game, &state, seat, path).map_err(refused)?;
        game.apply(&mut state, seat, answer, &mut chance, &mut events);
    }
    let waiting = game.waiting(&state).must;
    let mut answers = Vec::new();
    if let Some(seat) = waiting.first() {
        game.list(&state, seat, &mut answers);
    }
    let paths: Vec<String> = waiting.first().map_or_else(Vec::new, |seat| {
        answers.iter().map(|answer| game.path(&state, seat, *answer).to_string()).collect()
    });
    let texts = Texts::new(question.lang, G::NAME);
    let names = seat_names(seats);
    let told: Vec<Value> = events
        .iter()
        .filter(|event| {
            event.audience().includes(Observer::Spectator) || event.audience() != table::Audience::All
        })
        .map(|event| {
            let Told { rule, message, .. } = Told::of(event);
            json!({ "rule": rule, "text": texts.message(&message, &names) })
        })
        .collect();
    let result = json!({
        "events": told,
        "waiting": waiting,
        "prompt": waiting.first().map(|seat| texts.message(&game.prompt(&state, seat).message, &names)),
        "answers": paths,
        "standing": game.standing(&state),
        "position": game.write(&state)?,
    });
    serde_json::to_string_pretty(&result).map(|text| text + "\n").map_err(|e| e.to_string())
}

/// Names for seats of a position, which has none.
fn seat_names(seats: u8) -> Vec<String> {
    Seat::all(seats).map(|seat| format!("seat {seat}")).collect()
}

/// A refusal in words, with its rule.
fn explain<G: Game>(refusal: &Refusal, seats: u8, lang: Lang) -> String {
    let texts = Texts::new(lang, G::NAME);
    let text = texts.message(&refusal.message, &seat_names(seats));
    refusal.rule.map_or(text.clone(), |rule| format!("{text} ({})", rule.0))
}
