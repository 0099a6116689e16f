//! A recorded game on the screen, to step through as one of its seats or as a spectator.

mod draw;
pub mod keys;

use super::GameParts;
use super::face::{Face, Scene};
use super::record::{Moment, Record};
use super::review::Review;
use super::rulebook::RulesPage;
use super::stage::{self, Stage};
use super::story::Story;
use super::terminal;
use super::thought::TICK;
use super::told::{self, StoryItem};
use bots::Opponents;
use ledger::Ledger;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use std::time::Duration;
use table::log::Act;
use table::{Game, Observer, Seat};
use texts::Texts;

pub use super::terminal::is_there as has_terminal;

/// How long an entry is shown when the game plays on by itself.
const BEAT: Duration = Duration::from_millis(500);

/// What the screen shows.
pub enum Page {
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
    /// A picture of the board.
    Picture,
    /// The keys and signs, from this line on.
    Keys(usize),
    /// How the chances to win moved in the game.
    Curve,
}

/// A recorded game on the screen.
pub struct Viewer<G: Game> {
    /// The game.
    pub record: Record<G>,
    /// How it looks.
    pub face: &'static dyn Face<G>,
    /// Who judges how it went.
    pub opponents: Opponents<G>,
    /// The texts.
    pub texts: Texts,
    /// The rules.
    pub ledger: Ledger,
    /// Who looks; none: a spectator.
    pub seat: Option<Seat>,
    /// The moment that is shown.
    pub at: usize,
    /// What has happened up to it.
    pub story: Vec<StoryItem<G::Event>>,
    /// What the screen shows.
    pub page: Page,
    /// How the game went.
    pub review: Review,
    /// The panel of small screens; 0 is the log.
    pub panel: usize,
    /// Does it play on by itself?
    pub is_playing: bool,
    /// One line that the user should notice.
    pub notice: Option<String>,
    /// Where the mouse finds the slider.
    pub slider: Rect,
    /// Has the user left?
    pub has_left: bool,
}

/// Shows a recorded game until the user leaves.
///
/// # Errors
/// One line that says why it cannot be shown: no terminal, or one that is too small.
pub fn run<G: Game>(viewer: &mut Viewer<G>) -> Result<(), String> {
    terminal::check(&viewer.texts)?;
    terminal::take(|terminal| stage::perform(viewer, terminal))
}

impl<G: Game> Viewer<G> {
    /// The first moment of a game, as this seat sees it; without one as a spectator does.
    ///
    /// # Errors
    /// That the ledger of the rules cannot be read.
    pub fn new(
        record: Record<G>,
        parts: GameParts<G>,
        texts: Texts,
        seat: Option<Seat>,
    ) -> Result<Viewer<G>, String> {
        let mut viewer = Viewer {
            record,
            face: parts.face,
            opponents: parts.opponents,
            texts,
            ledger: Ledger::parse(parts.ledger)?,
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
    #[must_use]
    pub fn last(&self) -> usize {
        self.record.moments.len() - 1
    }

    /// The moment that is shown.
    #[must_use]
    pub fn moment(&self) -> &Moment<G> {
        &self.record.moments[self.at]
    }

    /// Who acted in this moment.
    fn actor(&self) -> Option<Seat> {
        match self.moment().entry.act {
            Act::Answer { seat, .. } | Act::Undo { seat, .. } => Some(seat),
            Act::Start { .. } | Act::Reveal { .. } => None,
        }
    }

    /// Who looks.
    #[must_use]
    pub fn observer(&self) -> Observer {
        self.seat.map_or(Observer::Spectator, Observer::Seat)
    }

    /// The log up to now; new is what this moment brought.
    fn story(&self) -> Story<'_, G> {
        let told = told::known(&self.story, self.observer());
        let seen = self.moment().entry.n.checked_sub(1);
        Story {
            told,
            seen,
            game: &self.record.game,
            face: self.face,
            texts: &self.texts,
            names: &self.record.names,
        }
    }

    /// What there is to see.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.record.game.view(&self.moment().state, self.observer())
    }

    fn scene(&self) -> Scene<'_> {
        let waiting = self.record.game.waiting(&self.moment().state).must;
        let (texts, names) = (&self.texts, &self.record.names[..]);
        let rolls = self.story().rolls();
        Scene { texts, names, me: self.seat, waiting, options: &[], picked: &[], cursor: None, rolls }
    }
}

impl<G: Game> Stage for Viewer<G> {
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
