//! `reame position FILE`: load a position, list the legal answers, apply some, print what comes of it.

use serde_json::{Value, json};
use std::fs;
use table::{Event, Observer, Refusal, Scripted, Seat, Told, Waiting, read_answer};
use texts::{Lang, Texts};
use titles::{Known, Task, Titles};

/// What to do with a position.
#[derive(clap::Args)]
pub struct Args {
    /// The file with the position (see docs/positions.md).
    pub file: String,
    /// Answers to apply, by path: "die/3 die/5 advisor/8", or "2: pass" for seat 2. May be repeated.
    #[arg(long = "answer")]
    pub answers: Vec<String>,
    /// What this bot would answer now, after those: `regent`, `regent:ms=200`.
    #[arg(long)]
    pub bot: Option<String>,
    /// The faces of the next dice, separated by commas.
    #[arg(long, value_delimiter = ',')]
    pub dice: Vec<u8>,
    /// The seed of dice beyond those, of unknown cards, and of the bot.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The language: it or en.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// Loads the position, applies the answers, and prints the result as JSON.
///
/// # Errors
/// Everything that is wrong with the position, or the first answer that is refused and why.
pub fn run(titles: &Titles, args: &Args) -> Result<String, String> {
    let file = &args.file;
    let text = fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let json: Value = serde_json::from_str(position_in(&text)).map_err(|e| format!("{file}: {e}"))?;
    let name = json.get("game").and_then(Value::as_str).unwrap_or_default().to_owned();
    titles::with(&name, Apply(titles, args, json)).map_err(|why| format!("{file}: {why}"))?
}

/// Where the position begins: `replay --print --at` tells what happened above it.
fn position_in(text: &str) -> &str {
    let starts =
        text.trim_start().starts_with('{').then_some(0).or_else(|| text.find("\n{").map(|at| at + 1));
    starts.map_or(text, |at| &text[at..])
}

struct Apply<'a>(&'a Titles, &'a Args, Value);

impl Task for Apply<'_> {
    type Out = Result<String, String>;
    fn with<G: Known>(self) -> Self::Out {
        apply::<G>(self.0, self.1, self.2)
    }
}

fn apply<G: Known>(titles: &Titles, args: &Args, json: Value) -> Result<String, String> {
    let file = &args.file;
    args.bot.as_deref().map_or(Ok(()), |bot| G::OPPONENTS.check(bot))?;
    if let Some(face) = args.dice.iter().find(|face| !(1..=G::FACES).contains(*face)) {
        return Err(format!("--dice: a die does not show {face}"));
    }
    let shelf = titles.shelf::<G>()?;
    let texts = terminal::words::<G>(args.lang.unwrap_or_else(Lang::of_system), shelf.current());
    let mut chance = Scripted::dice(args.dice.iter().copied()).then_seed(args.seed);
    let (game, mut state) = <G as titles::Placed>::read(shelf.current(), json, &mut chance)
        .map_err(|reasons| format!("{file}: {}", reasons.join("; ")))?;
    let seats = game.seats();
    let mut events = Vec::new();
    game.run(&mut state, &mut chance, &mut events);
    for text in &args.answers {
        let refused = |refusal: Refusal| format!("'{text}' is refused: {}", explain(&refusal, seats, &texts));
        let Waiting { must: waiting, may, .. } = game.waiting(&state);
        let (seat, path) = match text.split_once(':') {
            Some((seat, path)) => match seat.trim().parse() {
                Ok(n) if n < seats => (Seat(n), path),
                _ => return Err(format!("'{text}': there is no seat {}", seat.trim())),
            },
            None => (waiting.first().ok_or_else(|| refused(Refusal::not_your_turn(waiting)))?, text.as_str()),
        };
        // Whoever may act without being asked says so by his number.
        if !waiting.union(may).has(seat) {
            return Err(refused(Refusal::not_your_turn(waiting)));
        }
        let answer = read_answer(&game, &state, seat, path).map_err(refused)?;
        game.apply(&mut state, seat, answer, &mut chance, &mut events);
    }
    if chance.misfits() > 0 {
        return Err("--dice: a face is larger than the die that was rolled".to_owned());
    }
    let waiting = game.waiting(&state).must;
    let mut answers = Vec::new();
    if let Some(seat) = waiting.first() {
        game.list(&state, seat, &mut answers);
    }
    let paths: Vec<String> = waiting.first().map_or_else(Vec::new, |seat| {
        answers.iter().map(|answer| game.path(&state, seat, *answer).to_string()).collect()
    });
    let said = match (&args.bot, waiting.first()) {
        (None, _) | (Some(_), None) => None,
        (Some(name), Some(seat)) => {
            let bot = G::OPPONENTS.exact(name, args.seed);
            let mut bot = bot.ok_or_else(|| format!("there is no bot '{name}'"))?;
            let answer = bot.answer(&game, &game.view(&state, Observer::Seat(seat)), seat, &answers);
            let answer = game.path(&state, seat, answer).to_string();
            Some(json!({ "name": name, "seat": seat, "answer": answer }))
        }
    };
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
    let mut result = json!({
        "events": told,
        "waiting": waiting,
        "prompt": waiting.first().map(|seat| texts.message(&game.prompt(&state, seat).message, &names)),
        "answers": paths,
        "standing": game.standing(&state),
        "position": titles::Placed::write(&game, &state)?,
    });
    if args.bot.is_some() {
        result["bot"] = said.unwrap_or_default();
    }
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
