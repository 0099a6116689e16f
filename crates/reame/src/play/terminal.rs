//! The terminal: taken, drawn on, listened to, and given back whatever happens.

use super::app::App;
use super::face::Face;
use super::session::MakeBot;
use super::{Config, screen, sizes, start};
use crate::texts::Texts;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::size;
use std::io::{IsTerminal, stdin, stdout};
use std::time::{Duration, Instant};

/// How long to listen when nobody is in a hurry.
const LISTEN: Duration = Duration::from_secs(60);

/// Plays a game of this title.
pub fn play<G: Face>(config: &Config, make: MakeBot<G>) -> Result<(), String> {
    let texts = Texts::new(config.lang, &config.game);
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(texts.get("play-no-terminal"));
    }
    let (width, height) = size().map_err(|e| e.to_string())?;
    if width < screen::LEAST.0 || height < screen::LEAST.1 {
        return Err(texts.with("play-too-small", &sizes(width, height)));
    }
    let saved = start::saved::<G>(config, make)?;
    // From here on a panic gives the terminal back before it is told.
    let mut terminal = ratatui::try_init().map_err(|e| e.to_string())?;
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        told(panic);
    }));
    let _ = execute!(stdout(), EnableMouseCapture);
    let result = at_table(&mut terminal, config, make, saved, texts);
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::restore();
    if let Some(words) = result? {
        println!("{words}");
    }
    Ok(())
}

/// Sits at the table until the end. Returns what to say after it, if a game was begun.
fn at_table<G: Face>(
    terminal: &mut DefaultTerminal,
    config: &Config,
    make: MakeBot<G>,
    saved: Option<super::session::Session<G>>,
    texts: Texts,
) -> Result<Option<String>, String> {
    let Some(session) = start::choose(terminal, config, make, saved, &texts)? else { return Ok(None) };
    let mut app = App::new(session, texts)?;
    let mut bot_moves_at = Instant::now() + config.pause;
    while !app.has_left {
        terminal.draw(|frame| screen::draw(&mut app, frame)).map_err(|e| e.to_string())?;
        let pause = match (app.is_bot_due(), app.in_haste) {
            (true, true) => Duration::ZERO,
            (true, false) => bot_moves_at.saturating_duration_since(Instant::now()),
            (false, _) => LISTEN,
        };
        if event::poll(pause).map_err(|e| e.to_string())? {
            match event::read().map_err(|e| e.to_string())? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
                Event::Mouse(mouse) => app.mouse(mouse),
                _ => {}
            }
        } else if app.is_bot_due() {
            app.bot_answers()?;
        } else {
            continue;
        }
        if !app.is_bot_due() || bot_moves_at <= Instant::now() {
            bot_moves_at = Instant::now() + config.pause;
        }
    }
    match app.failure.take() {
        Some(why) => Err(why),
        None => {
            let key = if app.session.table.standing().is_some() { "play-finished" } else { "play-saved" };
            let file = app.session.path().display().to_string();
            Ok(Some(app.texts.with(key, &[("file", file.into()), ("game", config.game.as_str().into())])))
        }
    }
}
