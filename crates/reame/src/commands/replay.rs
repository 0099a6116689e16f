//! `reame replay FILE`: what happened in a game, as one of its seats or as a spectator.

use super::{read_log, refuse};
use crate::texts::{Lang, Texts};
use kingsburg::Kingsburg;
use kingsburg::board::State;
use kingsburg::event::Event;
use std::fmt::Write as _;
use table::log::{Act, Entry};
use table::{Event as _, Game, Log, Observer, Seat, Table};

/// Which part of a game to show, and to whom.
pub struct Question {
    /// The log.
    pub file: String,
    /// Only this entry, with the position after it.
    pub at: Option<u32>,
    /// As this seat; without one as a spectator.
    pub seat: Option<u8>,
    /// The language.
    pub lang: Lang,
}

/// A moment of a game, ready to be shown.
pub struct Moment {
    /// What was done.
    pub entry: Entry,
    /// What came of it.
    pub state: State,
    /// What happened on the way.
    pub events: Vec<Event>,
}

/// All moments of a game of Kingsburg.
///
/// # Errors
/// One line that names the first bad entry.
pub fn moments(file: &str, log: &Log) -> Result<Vec<Moment>, String> {
    if log.header.game != Kingsburg::NAME {
        crate::titles::find(&log.header.game).map_err(|why| format!("{file}: {why}"))?;
    }
    let mut moments = Vec::new();
    Table::<Kingsburg>::load(log, log.secret(), |entry, state, events| {
        moments.push(Moment { entry: entry.clone(), state: state.clone(), events });
    })
    .map_err(|bad| refuse(file, &bad))?;
    Ok(moments)
}

/// Who looks: a seat of the game or a spectator.
///
/// # Errors
/// One line if the game has no such seat.
pub fn observer(log: &Log, seat: Option<u8>) -> Result<Observer, String> {
    match seat {
        None => Ok(Observer::Spectator),
        Some(n) if usize::from(n) < log.header.seats.len() => Ok(Observer::Seat(Seat(n))),
        Some(n) => Err(format!("--seat {n}: the game has seats 0 to {}", log.header.seats.len() - 1)),
    }
}

/// Tells the game, or one entry of it with the position after it as JSON.
///
/// # Errors
/// One line on what cannot be shown.
pub fn run(question: &Question) -> Result<String, String> {
    let log = read_log(&question.file)?;
    let observer = observer(&log, question.seat)?;
    let moments = moments(&question.file, &log)?;
    let texts = Texts::new(question.lang, Kingsburg::NAME);
    let names: Vec<String> = log.header.seats.iter().map(|sitter| sitter.name.clone()).collect();
    let Some(at) = question.at else {
        return Ok(moments.iter().map(|m| tell(m, observer, &texts, &names)).collect());
    };
    let moment = moments.get(at as usize).ok_or_else(|| {
        format!("--at {at}: {} has entries 0 to {}", question.file, moments.len().saturating_sub(1))
    })?;
    let game = Kingsburg::new(&kingsburg::Options::default(), moment.state.board.seats)
        .map_err(|_| format!("{}: cannot be shown", question.file))?;
    let view =
        serde_json::to_string_pretty(&game.view(&moment.state, observer)).map_err(|e| e.to_string())?;
    Ok(format!("{}{view}\n", tell(moment, observer, &texts, &names)))
}

/// One entry in words: what was answered and what the observer learned of it.
#[must_use]
pub fn tell(moment: &Moment, observer: Observer, texts: &Texts, names: &[String]) -> String {
    let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let act = match &moment.entry.act {
        Act::Start { .. } => String::new(),
        Act::Answer { seat, answer, .. } => format!("{}: {answer}", name(seat)),
        Act::Undo { seat, back, .. } => format!("{}: undo {back}", name(seat)),
        Act::Reveal { secret } => format!("secret {secret}"),
    };
    let mut text = format!("{:>4}  {act}\n", moment.entry.n);
    for event in moment.events.iter().filter(|event| event.audience().includes(observer)) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "        {}  [{}]", texts.message(&event.message(), names), event.rule().0);
    }
    text
}
