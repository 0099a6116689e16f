//! `reame replay FILE`: what happened in a game, as one of its seats or as a spectator.

use super::{read_log, refuse, title_of};
use std::fmt::Write as _;
use table::log::Act;
use table::{Event as _, Game, Log, Observer, Seat};
use terminal::curve;
use terminal::record::{Moment, Record};
use terminal::viewer::{self, Viewer};
use texts::{Lang, Texts};
use titles::{self, Known, Task, Titles};

/// Which part of a game to show, to whom and how.
#[derive(clap::Args)]
pub struct Args {
    /// The log file.
    pub file: String,
    /// Begin at this entry; in print only this entry, with the position after it.
    #[arg(long)]
    pub at: Option<u32>,
    /// As this seat; without it as a spectator.
    #[arg(long)]
    pub seat: Option<u8>,
    /// The language: it or en.
    #[arg(long)]
    pub lang: Option<Lang>,
    /// Print lines of text even in a terminal.
    #[arg(long)]
    pub print: bool,
    /// Print how the chances to win moved, and the turning points.
    #[arg(long, conflicts_with_all = ["at", "seat"])]
    pub curve: bool,
}

/// How a game is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Shown {
    /// On the screen, to step through.
    Screen,
    /// As lines of text.
    Print,
    /// Only how the chances to win moved, as lines of text.
    Curve,
}

impl Args {
    fn shown(&self) -> Shown {
        match (self.curve, self.print || !viewer::has_terminal()) {
            (true, _) => Shown::Curve,
            (false, true) => Shown::Print,
            (false, false) => Shown::Screen,
        }
    }
}

/// Shows the game.
///
/// # Errors
/// One line on what cannot be shown.
pub fn run(titles: &Titles, args: &Args) -> Result<String, String> {
    let log = read_log(&args.file)?;
    let title = title_of(titles, &args.file, &log)?;
    titles::with(title.name, Show(titles, args, &log))?
}

struct Show<'a>(&'a Titles, &'a Args, &'a Log);

impl Task for Show<'_> {
    type Out = Result<String, String>;
    fn with<G: Known>(self) -> Self::Out {
        show::<G>(self.0, self.1, self.2)
    }
}

/// Shows a game of this title: on the screen, or told as a whole, or one entry with the position after it as JSON.
fn show<G: Known>(titles: &Titles, args: &Args, log: &Log) -> Result<String, String> {
    let (seat, shown) = (seat(log, args.seat)?, args.shown());
    let refused = |bad| refuse(&args.file, G::NAME, &bad);
    let content = table::content_of(&*titles.shelf::<G>()?, log).map_err(refused)?;
    let texts = terminal::words::<G>(args.lang.unwrap_or_else(Lang::of_system), &content);
    let record = Record::<G>::read(&content, log).map_err(refused)?;
    let entries = record.moments.len();
    if let Some(at) = args.at.filter(|at| *at as usize >= entries) {
        return Err(format!("--at {at}: {} has entries 0 to {}", args.file, entries - 1));
    }
    if shown == Shown::Screen {
        let mut viewer = Viewer::new(record, <G as Known>::parts(), texts, seat)?;
        viewer.go_to(args.at.unwrap_or(0) as usize);
        return viewer::run(&mut viewer).map(|()| String::new());
    }
    if shown == Shown::Curve {
        let curve = bots::curve::<G>(&content, log, &(G::OPPONENTS.guide)()).map_err(refused)?;
        let names = &record.names;
        let headings = &curve::headings(G::FACE, record.events(), &texts, names);
        let page = curve::Page { texts: &texts, names, headings, now: None, keys: String::new() };
        return Ok(curve::print(&page, &curve));
    }
    let observer = seat.map_or(Observer::Spectator, Observer::Seat);
    let tell = |moment: &Moment<G>| tell(moment, observer, &texts, &record.names);
    let Some(moment) = args.at.map(|at| &record.moments[at as usize]) else {
        return Ok(record.moments.iter().map(tell).collect());
    };
    let position = serde_json::to_string_pretty(&record.game.write_for(&moment.state, observer)?);
    Ok(format!("{}{}\n", tell(moment), position.map_err(|e| e.to_string())?))
}

/// The seat that looks, if the game has it.
fn seat(log: &Log, seat: Option<u8>) -> Result<Option<Seat>, String> {
    match seat {
        Some(n) if usize::from(n) >= log.header.seats.len() => {
            Err(format!("--seat {n}: the game has seats 0 to {}", log.header.seats.len() - 1))
        }
        seat => Ok(seat.map(Seat)),
    }
}

/// One entry in words: what was answered and what the observer learned of it.
fn tell<G: Game>(moment: &Moment<G>, observer: Observer, texts: &Texts, names: &[String]) -> String {
    let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let act = match &moment.entry.act {
        Act::Start { .. } => String::new(),
        Act::Answer { seat, answer, .. } if moment.is_open_to(observer) => {
            format!("{}: {answer}", name(seat))
        }
        Act::Answer { seat, .. } => format!("{}: …", name(seat)),
        Act::Undo { seat, back, .. } => format!("{}: undo {back}", name(seat)),
        Act::Reveal { secret } => format!("secret {secret}"),
    };
    let mut text = format!("{:>4}  {act}\n", moment.entry.n);
    for event in moment.events_for(observer) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "        {}  [{}]", texts.message(&event.message(), names), event.rule().0);
    }
    text
}
