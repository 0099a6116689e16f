//! `reame position FILE`: load a position, list the legal answers, apply some, print what comes of it.

use serde_json::{Value, json};
use std::fs;
use table::{Event, Observer, Refusal, Scripted, Seat, Told, read_answer};
use texts::{Lang, Texts};
use titles::{Known, Task, Titles};

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
pub fn run(titles: &Titles, question: &Question) -> Result<String, String> {
    let file = &question.file;
    let text = fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let json: Value = serde_json::from_str(&text).map_err(|e| format!("{file}: {e}"))?;
    let name = json.get("game").and_then(Value::as_str).unwrap_or_default().to_owned();
    titles::with(&name, Ask(titles, question, json)).map_err(|why| format!("{file}: {why}"))?
}

struct Ask<'a>(&'a Titles, &'a Question, Value);

impl Task for Ask<'_> {
    type Out = Result<String, String>;
    fn with<G: Known>(self) -> Self::Out {
        ask::<G>(self.0, self.1, self.2)
    }
}

fn ask<G: Known>(titles: &Titles, question: &Question, json: Value) -> Result<String, String> {
    let file = &question.file;
    if let Some(face) = question.dice.iter().find(|face| !(1..=G::FACES).contains(*face)) {
        return Err(format!("--dice: a die does not show {face}"));
    }
    let shelf = titles.shelf::<G>()?;
    let texts = terminal::words::<G>(question.lang, shelf.current());
    let mut chance = Scripted::dice(question.dice.iter().copied()).then_seed(question.seed);
    let (game, mut state) = <G as titles::Placed>::read(shelf.current(), json, &mut chance)
        .map_err(|reasons| format!("{file}: {}", reasons.join("; ")))?;
    let seats = game.seats();
    let mut events = Vec::new();
    game.run(&mut state, &mut chance, &mut events);
    for text in &question.answers {
        let refused = |refusal: Refusal| format!("'{text}' is refused: {}", explain(&refusal, seats, &texts));
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
fn explain(refusal: &Refusal, seats: u8, texts: &Texts) -> String {
    let text = texts.message(&refusal.message, &seat_names(seats));
    refusal.rule.map_or(text.clone(), |rule| format!("{text} ({})", rule.0))
}
