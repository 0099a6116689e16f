//! A recorded game on the screen, to step through as one of its seats or as a spectator.

mod draw;
mod keys;
#[cfg(test)]
mod tests;

use super::face::{Face, Scene};
use super::review::Review;
use super::rulebook::RulesPage;
use super::stage::{self, Stage};
use super::story::Story;
use super::terminal;
use super::thought::TICK;
use super::told::{self, Told};
use crate::record::{Moment, Record};
use ledger::Ledger;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use std::time::Duration;
use table::log::Act;
use table::{Observer, Seat};
use texts::Texts;

pub use super::terminal::is_there as has_terminal;

/// How long an entry is shown when the game plays on by itself.
const BEAT: Duration = Duration::from_millis(500);

/// What the screen shows.
enum Page {
    /// The table.
    Table,
    /// The whole log up to now, scrolled up by so many lines.
    Log(usize),
    /// The rules.
    Rules(RulesPage),
    /// What the players have, from this player on.
    Board(usize),
    /// Cards and the like in play, from this line on.
    Details(usize),
    /// The keys and signs.
    Keys,
    /// How the chances to win moved in the game.
    Curve,
}

/// A recorded game on the screen.
pub struct Viewer<G: Face> {
    record: Record<G>,
    texts: Texts,
    ledger: Ledger,
    /// Who looks; none: a spectator.
    seat: Option<Seat>,
    /// The moment that is shown.
    at: usize,
    /// What has happened up to it.
    story: Vec<Told<G::Event>>,
    page: Page,
    /// How the game went.
    review: Review,
    /// The panel of small screens; 0 is the log.
    panel: usize,
    /// Does it play on by itself?
    is_playing: bool,
    notice: Option<String>,
    /// Where the mouse finds the slider.
    slider: Rect,
    has_left: bool,
}

/// Shows a recorded game until the user leaves.
///
/// # Errors
/// One line that says why it cannot be shown: no terminal, or one that is too small.
pub fn run<G: Face>(viewer: &mut Viewer<G>) -> Result<(), String> {
    terminal::check(&viewer.texts)?;
    terminal::take(|terminal| stage::perform(viewer, terminal))
}

impl<G: Face> Viewer<G> {
    /// The first moment of a game, as this seat sees it; without one as a spectator does.
    ///
    /// # Errors
    /// That the ledger of the rules cannot be read.
    pub fn new(record: Record<G>, texts: Texts, seat: Option<Seat>) -> Result<Viewer<G>, String> {
        let mut viewer = Viewer {
            record,
            texts,
            ledger: Ledger::parse(G::LEDGER)?,
            seat,
            at: 0,
            story: Vec::new(),
            page: Page::Table,
            review: Review::Unasked,
            panel: 0,
            is_playing: false,
            notice: None,
            slider: Rect::ZERO,
            has_left: false,
        };
        viewer.go_to(0);
        Ok(viewer)
    }

    /// Shows this moment, or the last if there are not so many.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.last());
        self.story.clear();
        for moment in &self.record.moments[..=self.at] {
            told::tell(&mut self.story, &moment.entry, moment.events.clone());
        }
    }

    /// The last moment.
    fn last(&self) -> usize {
        self.record.moments.len() - 1
    }

    /// The moment that is shown.
    fn moment(&self) -> &Moment<G> {
        &self.record.moments[self.at]
    }

    /// Who acted in this moment.
    fn actor(&self) -> Option<Seat> {
        match self.moment().entry.act {
            Act::Answer { seat, .. } | Act::Undo { seat, .. } => Some(seat),
            Act::Start { .. } | Act::Reveal { .. } => None,
        }
    }

    fn observer(&self) -> Observer {
        self.seat.map_or(Observer::Spectator, Observer::Seat)
    }

    /// The log up to now; new is what this moment brought.
    fn story(&self) -> Story<'_, G> {
        let told = told::known(&self.story, self.observer());
        let seen = self.moment().entry.n.checked_sub(1);
        Story { told, seen, texts: &self.texts, names: &self.record.names }
    }

    fn view(&self) -> G::View {
        self.record.game.view(&self.moment().state, self.observer())
    }

    fn scene(&self) -> Scene<'_> {
        let waiting = self.record.game.waiting(&self.moment().state).must;
        let (texts, names) = (&self.texts, &self.record.names[..]);
        let rolls = self.story().rolls(&self.record.game);
        Scene { texts, names, me: self.seat, waiting, options: &[], picked: &[], cursor: None, rolls }
    }
}

impl<G: Face> Stage for Viewer<G> {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        draw::draw(self, frame);
    }

    fn key(&mut self, key: KeyEvent) {
        keys::key(self, key);
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        keys::mouse(self, mouse);
    }

    fn pause(&self) -> Option<Duration> {
        if self.is_playing { Some(BEAT) } else { self.review.is_sought().then_some(TICK) }
    }

    fn go_on(&mut self) -> Result<(), String> {
        self.review.go_on();
        if self.is_playing {
            self.go_to(self.at + 1);
            self.is_playing = self.at < self.last();
        }
        Ok(())
    }

    fn has_left(&self) -> bool {
        self.has_left
    }
}
