//! Going on with a saved game, or beginning a new one.

use super::face::Canvas;
use super::machine::Machines;
use super::saves::{self, Progress, Saved};
use super::session::Session;
use super::{Config, Resume, pages, save};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use std::path::PathBuf;
use table::{Game, Shelf};
use texts::Texts;

/// So many saved games are offered: as many as there are digits.
const OFFERED: usize = 9;

/// What the player chooses.
enum Choice {
    /// A saved game.
    GoOn(PathBuf),
    /// A new one.
    Begin,
    /// None.
    Leave,
}

/// A saved game or a new one; none if the player leaves. Where several are saved he is asked which.
pub fn choose<G: Game>(
    terminal: &mut DefaultTerminal,
    config: &Config,
    shelf: &Shelf<G::Content>,
    machines: Machines<'_, G>,
    texts: &Texts,
) -> Result<Option<Session<G>>, String> {
    let choice = match config.resume {
        Resume::Never => Choice::Begin,
        Resume::Always => save::unfinished(&config.folder, G::NAME).map_or(Choice::Begin, Choice::GoOn),
        Resume::Ask => ask(terminal, &unfinished(config, G::NAME), texts)?,
    };
    match choice {
        Choice::Leave => Ok(None),
        Choice::Begin => Session::begin(config, shelf.current(), machines).map(Some),
        Choice::GoOn(path) => {
            let session = Session::resume(&path, shelf, machines);
            session.map(Some).map_err(|why| format!("{why} (--new begins another game)"))
        }
    }
}

/// The games that can be offered, the newest first.
fn unfinished(config: &Config, game: &str) -> Vec<Saved> {
    let all = saves::of_game(&config.folder, game).into_iter();
    all.filter(|saved| saved.progress == Progress::Unfinished).take(OFFERED).collect()
}

fn ask(terminal: &mut DefaultTerminal, saved: &[Saved], texts: &Texts) -> Result<Choice, String> {
    if saved.is_empty() {
        return Ok(Choice::Begin);
    }
    let lines = offer(saved, texts);
    loop {
        let draw = |frame: &mut ratatui::Frame<'_>| {
            let area = frame.area();
            let mut canvas = Canvas { buffer: frame.buffer_mut(), spots: &mut Vec::new() };
            pages::boxed(&mut canvas, area, &texts.get("play-title"), &lines);
        };
        terminal.draw(draw).map_err(|e| e.to_string())?;
        let Event::Key(key) = event::read().map_err(|e| e.to_string())? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        if let Some(choice) = chosen(key.code, key.modifiers, saved) {
            return Ok(choice);
        }
    }
}

/// What a key chooses; none: nothing.
fn chosen(code: KeyCode, modifiers: KeyModifiers, saved: &[Saved]) -> Option<Choice> {
    let nth = |place: usize| saved.get(place).map(|saved| Choice::GoOn(saved.file.clone()));
    match code {
        KeyCode::Char('c') if modifiers.contains(KeyModifiers::CONTROL) => Some(Choice::Leave),
        KeyCode::Char('q') | KeyCode::Esc => Some(Choice::Leave),
        KeyCode::Char('n') => Some(Choice::Begin),
        KeyCode::Enter => nth(0),
        KeyCode::Char(digit @ '1'..='9') => nth(usize::from(digit as u8 - b'1')),
        _ => None,
    }
}

/// What the player is asked about saved games.
fn offer(saved: &[Saved], texts: &Texts) -> Vec<String> {
    let mut lines = vec![texts.with("play-offer", &[("count", saved.len().into())]), String::new()];
    for (place, saved) in (1..).zip(saved) {
        lines.push(format!("{place}  {}", saved.told(texts)));
    }
    lines.push(String::new());
    let keys = if saved.len() == 1 { "play-offer-go" } else { "play-offer-which" };
    lines.extend([texts.with(keys, &[("last", saved.len().into())])]);
    lines.extend(["play-offer-new", "play-offer-quit"].map(|key| texts.get(key)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Lang;

    fn saved(n: u64) -> Saved {
        Saved {
            file: PathBuf::from(format!("kingsburg-{n:04}.jsonl")),
            game: "kingsburg".to_owned(),
            names: vec!["Anna".to_owned(), "Bruno".to_owned()],
            answers: 40 + n as usize,
            progress: Progress::Unfinished,
            age: n * 7_200,
        }
    }

    #[test]
    fn several_saved_games_are_offered_by_digits() {
        let all = [saved(1), saved(2), saved(30)];
        let file = |code| match chosen(code, KeyModifiers::NONE, &all) {
            Some(Choice::GoOn(file)) => file.to_string_lossy().into_owned(),
            Some(Choice::Begin) => "new".to_owned(),
            Some(Choice::Leave) => "leave".to_owned(),
            None => String::new(),
        };
        assert_eq!(file(KeyCode::Enter), "kingsburg-0001.jsonl", "the newest");
        assert_eq!(file(KeyCode::Char('3')), "kingsburg-0030.jsonl");
        assert_eq!((file(KeyCode::Char('4')), file(KeyCode::Char('n'))), (String::new(), "new".to_owned()));
        for lang in Lang::ALL {
            let lines = offer(&all, &Texts::new(lang, "")).join("\n");
            let days = if lang == Lang::En { "2 days ago" } else { "2 giorni fa" };
            assert!(
                lines.contains("3  Anna, Bruno") && lines.contains("70") && lines.contains(days),
                "{lines}"
            );
            assert!(!lines.contains("play-") && !lines.contains("saves-"), "{lines}");
        }
    }
}
