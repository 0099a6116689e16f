//! Going on with a saved game, or beginning a new one.

use super::face::Canvas;
use super::session::Session;
use super::{Config, Resume, pages, save};
use bots::Opponents;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind};
use table::{Game, Shelf};
use texts::Texts;

/// The saved game that can be gone on with; none if there is none or none is wanted.
pub fn saved<G: Game>(
    config: &Config,
    shelf: &Shelf<G::Content>,
    opponents: Opponents<G>,
) -> Result<Option<Session<G>>, String> {
    if config.resume == Resume::Never {
        return Ok(None);
    }
    match save::unfinished(&config.folder, G::NAME) {
        Some(path) => {
            let session = Session::resume(&path, shelf, opponents);
            session.map(Some).map_err(|why| format!("{why} (--new begins another game)"))
        }
        None => Ok(None),
    }
}

/// Asks whether to go on with the saved game, if there is one. None: the player leaves.
pub fn choose<G: Game>(
    terminal: &mut DefaultTerminal,
    config: &Config,
    shelf: &Shelf<G::Content>,
    opponents: Opponents<G>,
    saved: Option<Session<G>>,
    texts: &Texts,
) -> Result<Option<Session<G>>, String> {
    let Some(session) = saved else { return Session::begin(config, shelf.current(), opponents).map(Some) };
    if config.resume == Resume::Always {
        return Ok(Some(session));
    }
    let lines = offer(&session, texts);
    loop {
        let draw = |frame: &mut ratatui::Frame<'_>| {
            let area = frame.area();
            let mut canvas = Canvas { buffer: frame.buffer_mut(), spots: &mut Vec::new() };
            pages::boxed(&mut canvas, area, &texts.get("play-title"), &lines);
        };
        terminal.draw(draw).map_err(|e| e.to_string())?;
        let Event::Key(key) = event::read().map_err(|e| e.to_string())? else { continue };
        match key.code {
            _ if key.kind == KeyEventKind::Release => {}
            KeyCode::Enter => return Ok(Some(session)),
            KeyCode::Char('n') => {
                drop(session);
                return Session::begin(config, shelf.current(), opponents).map(Some);
            }
            KeyCode::Char('q' | 'c') | KeyCode::Esc => return Ok(None),
            _ => {}
        }
    }
}

/// What the player is asked about a saved game.
fn offer<G: Game>(session: &Session<G>, texts: &Texts) -> Vec<String> {
    let answers = session.table.entries().len().saturating_sub(1);
    vec![
        texts.get("play-offer"),
        String::new(),
        texts.with(
            "play-offer-who",
            &[("names", texts.join(&session.names()).into()), ("count", answers.into())],
        ),
        session.path().display().to_string(),
        String::new(),
        texts.get("play-offer-go"),
        texts.get("play-offer-new"),
        texts.get("play-offer-quit"),
    ]
}
