//! What fills the terminal, and the loop that draws it and listens for it.

use super::app::App;
use super::hint::Hint;
use super::screen;
use super::thought::TICK;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind, MouseEvent};
use ratatui::{DefaultTerminal, Frame};
use std::time::{Duration, Instant};
use table::Game;

/// How long to listen when nothing goes on by itself.
const LISTEN: Duration = Duration::from_secs(60);

/// What fills the terminal.
pub trait Stage {
    /// Draws whatever is to be seen now.
    fn draw(&mut self, frame: &mut Frame<'_>);
    /// A key was pressed.
    fn key(&mut self, key: KeyEvent);
    /// The mouse was used.
    fn mouse(&mut self, mouse: MouseEvent);
    /// How long until it goes on by itself; none: it waits.
    fn pause(&self) -> Option<Duration>;
    /// Goes on by itself.
    ///
    /// # Errors
    /// One line: why it cannot.
    fn go_on(&mut self) -> Result<(), String>;
    /// Has the user left?
    fn has_left(&self) -> bool;
}

/// Draws and listens until the user leaves.
///
/// # Errors
/// One line: why it cannot go on.
pub fn perform(stage: &mut impl Stage, terminal: &mut DefaultTerminal) -> Result<(), String> {
    let mut due: Option<Instant> = None;
    while !stage.has_left() {
        terminal.draw(|frame| stage.draw(frame)).map_err(|e| e.to_string())?;
        let now = Instant::now();
        due = stage.pause().map(|pause| due.map_or(now + pause, |due| due.min(now + pause)));
        if event::poll(due.map_or(LISTEN, |due| due.saturating_duration_since(now)))
            .map_err(|e| e.to_string())?
        {
            match event::read().map_err(|e| e.to_string())? {
                Event::Key(key) if key.kind != KeyEventKind::Release => stage.key(key),
                Event::Mouse(mouse) => stage.mouse(mouse),
                _ => {}
            }
        } else if due.take().is_some() {
            stage.go_on()?;
        }
    }
    Ok(())
}

impl<G: Game> Stage for App<G> {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        screen::draw(self, frame);
    }

    fn key(&mut self, key: KeyEvent) {
        App::key(self, key);
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        App::mouse(self, mouse);
    }

    fn pause(&self) -> Option<Duration> {
        let is_sought = matches!(self.hint, Hint::Sought(_)) || self.review.is_sought();
        self.bot_pause().into_iter().chain(is_sought.then_some(TICK)).min()
    }

    fn go_on(&mut self) -> Result<(), String> {
        self.hint_goes_on();
        self.review.go_on();
        self.bot_goes_on()
    }

    fn has_left(&self) -> bool {
        self.has_left
    }
}
