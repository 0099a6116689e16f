//! The client's state: who sits in front, what is being picked, which page is open.

use super::GameParts;
use super::face::Face;
use super::hint::{Hint, Hints};
use super::picker::Picker;
use super::review::Review;
use super::rulebook::RulesPage;
use super::session::Session;
use super::story::Story;
use super::told::{self, StoryItem};
use super::turn::BotTurn;
use super::unasked::Composing;
use super::whynot::WhyNot;
use bots::Opponents;
use ledger::Ledger;
use ratatui::layout::Rect;
use std::time::Duration;
use table::{Element, Floor, Game, Instruction, Observer, Seat, SeatSet};
use texts::Texts;

/// What the screen shows.
pub enum Mode {
    /// The table.
    Table,
    /// Hides the table until this person sits in front.
    Curtain(Seat),
    /// An answer is being typed.
    Typing(String),
    /// Something is being put together that nobody has asked for.
    Acts(Composing),
    /// An element is being chosen to ask "why not?" about.
    WhyNot(WhyNot),
    /// Something is said; any key goes on.
    Say(Vec<String>),
    /// The rules.
    Rules(RulesPage),
    /// The whole log, scrolled up by so many lines.
    Log(usize),
    /// What happened from an entry on, to be read before play goes on.
    News(News),
    /// What the players have, from this player on.
    Board(usize),
    /// Cards and the like in play, from this line on.
    Details(usize),
    /// A picture of the board.
    Picture,
    /// The keys and signs, from this line on.
    Keys(usize),
    /// These persons are asked whether they agree to taking back.
    Consent(SeatSet),
    /// The hint that was found.
    Hint,
    /// The end.
    Over,
    /// How the chances to win moved in the game.
    Curve,
}

impl Mode {
    /// Do the bots wait until this page is closed?
    pub(super) fn holds_play(&self) -> bool {
        matches!(self, Mode::Curtain(_) | Mode::Consent(_) | Mode::News(_))
    }
}

/// What everybody should read.
#[derive(Copy, Clone)]
pub struct News {
    /// The entry that brought it.
    pub entry: u32,
    /// The first line shown.
    pub scroll: usize,
}

/// The client at a table.
pub struct App<G: Game> {
    /// The game.
    pub session: Session<G>,
    /// How it looks.
    pub face: &'static dyn Face<G>,
    /// Who plays it.
    pub opponents: Opponents<G>,
    /// The texts.
    pub texts: Texts,
    /// The rules.
    pub ledger: Ledger,
    /// Who sits where.
    pub names: Vec<String>,
    /// The person in front of the screen.
    pub front: Option<Seat>,
    /// What the person in front is picking.
    pub picker: Option<Picker>,
    /// The answer that waits for Enter.
    pub ready: Option<usize>,
    /// What the screen shows.
    pub mode: Mode,
    /// The panel chosen by hand; 0 is the log.
    pub panel: Option<usize>,
    /// One line that the player should notice.
    pub notice: Option<String>,
    /// The bot that thinks.
    pub turn: Option<BotTurn<G>>,
    /// What persons have said beforehand.
    pub instructions: Vec<(Seat, Instruction)>,
    /// Which bots have had their say since somebody last had to answer.
    pub floor: Floor,
    /// Who may ask for hints.
    pub hints: Hints,
    /// The hint about the present position.
    pub hint: Hint,
    /// How the game went.
    pub review: Review,
    /// Do the bots answer without pause until a person's turn?
    pub in_haste: bool,
    /// How long a bot waits before it answers.
    pub pause: Duration,
    /// What the person in front has not read yet.
    pub news: Option<News>,
    /// Where the mouse finds elements.
    pub spots: Vec<(Rect, Element)>,
    /// Has the player left?
    pub has_left: bool,
    /// Why play cannot go on.
    pub failure: Option<String>,
}

impl<G: Game> App<G> {
    /// Sits down at a table.
    ///
    /// # Errors
    /// That the ledger of the rules cannot be read.
    pub fn new(session: Session<G>, parts: GameParts<G>, texts: Texts) -> Result<App<G>, String> {
        let mut app = App {
            names: session.names(),
            front: session.persons().only(),
            session,
            face: parts.face,
            opponents: parts.opponents,
            texts,
            ledger: Ledger::parse(parts.ledger)?,
            picker: None,
            ready: None,
            mode: Mode::Table,
            panel: None,
            notice: None,
            turn: None,
            instructions: Vec::new(),
            floor: Floor::default(),
            hints: Hints::default(),
            hint: Hint::Unasked,
            review: Review::Unasked,
            in_haste: false,
            pause: Duration::ZERO,
            news: None,
            spots: Vec::new(),
            has_left: false,
            failure: None,
        };
        app.look_again();
        Ok(app)
    }

    /// Who looks at the screen.
    #[must_use]
    pub fn observer(&self) -> Observer {
        self.front.map_or(Observer::Spectator, Observer::Seat)
    }

    /// The log as the person in front reads it: new is what came after his last answer.
    #[must_use]
    pub fn story(&self) -> Story<'_, G> {
        let seen = self.front.and_then(|seat| self.session.last_answer_of(seat));
        let told = told::known(&self.session.story, self.observer());
        Story {
            told,
            seen,
            game: self.session.table.game(),
            face: self.face,
            texts: &self.texts,
            names: &self.names,
        }
    }

    /// The position has changed: whose turn is it, and what can be picked?
    pub fn look_again(&mut self) {
        self.picker = None;
        self.ready = None;
        self.hint = Hint::Unasked;
        let persons = self.session.persons();
        let waiting = self.session.table.waiting().must;
        if self.session.table.standing().is_some() {
            self.mode = Mode::Over;
            return;
        }
        if let (Mode::Table, Some(_)) = (&self.mode, self.front)
            && let Some(news) = self.news.take()
        {
            self.mode = Mode::News(news);
        }
        if !waiting.without(persons).is_empty() {
            return;
        }
        self.in_haste = false;
        let seat = self.front.filter(|seat| waiting.has(*seat)).or(waiting.first());
        if seat == self.front {
            let (face, table) = (self.face, &self.session.table);
            let rank = |element: &Element| face.rank(table.game(), element);
            self.picker = seat.map(|seat| Picker::new(face.order(), rank, table.paths(seat)));
            if self.is_called() {
                self.notice = Some(self.texts.get("play-called"));
            }
        } else if let Some(seat) = seat {
            self.mode = Mode::Curtain(seat);
        }
    }

    /// Did the last entry bring something that everybody should read?
    pub(super) fn note_news(&mut self) {
        let Some(last) = self.session.table.entries().last().map(|entry| entry.n) else { return };
        let is_momentous = |told: &StoryItem<G::Event>| match told {
            StoryItem::Happened(n, event) => *n == last && self.face.is_momentous(event),
            StoryItem::TakenBack(..) => false,
        };
        if self.session.story.iter().any(is_momentous) {
            self.news = Some(News { entry: last, scroll: 0 });
        }
    }

    /// The person that the curtain waited for sits in front now.
    pub fn open_curtain(&mut self, seat: Seat) {
        self.front = Some(seat);
        self.panel = None;
        self.mode = Mode::Table;
        self.look_again();
    }
}
