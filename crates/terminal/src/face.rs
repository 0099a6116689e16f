//! What a game adds to the terminal client: its board. All else is common to all games.

use super::look;
use super::picker::{Order, key_of};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Game, Seat, SeatSet};
use texts::Texts;

/// How a game looks in the terminal.
pub trait Face<G: Game>: Sync {
    /// Does the order in which elements are picked matter?
    fn order(&self) -> Order;
    /// The keys of the titles of the panels that small terminals show one at a time.
    fn panels(&self) -> &'static [&'static str];
    /// The keys of the texts that explain the signs on the board.
    fn signs(&self) -> &'static [&'static str];

    /// The place of an element among others of its kind, where the order of names is not the usual one.
    fn rank(&self, game: &G, element: &Element) -> u16;
    /// Two lines for the top of the screen, in so many columns.
    fn head(&self, game: &G, view: &G::View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2];
    /// How many lines [`Face::board`] takes of this area.
    fn board_height(&self, game: &G, view: &G::View, area: Rect) -> u16;
    /// What is always to be seen, in 80 columns or more.
    fn board(&self, game: &G, view: &G::View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect);
    /// One of [`Face::panels`], in 52 columns and 6 lines or more.
    fn panel(
        &self,
        game: &G,
        panel: usize,
        view: &G::View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
    );
    /// The panel that the moment calls for; none: the log.
    fn panel_for(&self, game: &G, view: &G::View) -> Option<usize>;
    /// Everything at once, in 80 columns and 33 lines or more.
    fn spread(&self, game: &G, view: &G::View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect);
    /// What the players have, at full length, from this player on. Returns how many players were shown.
    fn page(
        &self,
        game: &G,
        view: &G::View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
        from: usize,
    ) -> usize;
    /// Cards and the like in play, at full length; none: there is nothing that the board does not say.
    fn details(&self, _game: &G, _view: &G::View, _scene: &Scene<'_>) -> Vec<Detail> {
        Vec::new()
    }
    /// Is there a picture of the board?
    fn has_picture(&self) -> bool {
        false
    }
    /// A picture of the board that fills a page.
    fn picture(&self, _game: &G, _view: &G::View, _scene: &Scene<'_>, _canvas: &mut Canvas<'_>, _area: Rect) {
    }
    /// What an element is called in the list of what can be picked.
    fn label(&self, game: &G, element: &Element, scene: &Scene<'_>) -> String;
    /// A few signs to put beside an element in the list of what can be picked.
    fn hint(&self, game: &G, view: &G::View, element: &Element, scene: &Scene<'_>) -> String;
    /// What an element does, in so many columns if it can be said in them, else in two lines of them.
    fn about(&self, game: &G, view: &G::View, element: &Element, scene: &Scene<'_>, columns: usize)
    -> String;
    /// The last dice, if the board shows them: a line each. The latest event comes first.
    fn rolls(&self, latest: &[G::Event], texts: &Texts) -> Vec<Line<'static>>;
    /// Is this an element that a player may ask "why not?" about?
    fn is_on_board(&self, game: &G, element: &Element) -> bool;
    /// What on the board or among the cards caused an event, where its words do not say it.
    fn cause(&self, _game: &G, _event: &G::Event) -> Option<Element> {
        None
    }
    /// Is the event the beginning of something that everybody should read before play goes on?
    fn is_momentous(&self, event: &G::Event) -> bool;
    /// Does the event begin a new part of the game?
    fn is_heading(&self, event: &G::Event) -> bool;
}

/// A part of the page of what is in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// What comes next.
    Heading(String),
    /// A paragraph.
    Text(String),
}

/// What is being drawn for whom.
pub struct Scene<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// Who sits where.
    pub names: &'a [String],
    /// Who looks.
    pub me: Option<Seat>,
    /// Who has to answer.
    pub waiting: SeatSet,
    /// What can be picked now.
    pub options: &'a [Element],
    /// What was picked.
    pub picked: &'a [Element],
    /// What the cursor is on.
    pub cursor: Option<Element>,
    /// The last dice, as [`Face::rolls`] tells them.
    pub rolls: Vec<Line<'static>>,
}

/// How an element stands out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It cannot be picked.
    Plain,
    /// It can be picked, with this key.
    Lit(char),
    /// It can be picked and the cursor is on it.
    Cursor(char),
    /// It was picked.
    Picked,
}

impl Scene<'_> {
    /// How an element stands out.
    #[must_use]
    pub fn mark(&self, element: &Element) -> Mark {
        let place = self.options.iter().position(|e| e == element);
        let key = place.and_then(|place| key_of(self.options, place)).unwrap_or('▸');
        match place {
            Some(_) if self.cursor.as_ref() == Some(element) => Mark::Cursor(key),
            Some(_) => Mark::Lit(key),
            None if self.picked.contains(element) => Mark::Picked,
            None => Mark::Plain,
        }
    }

    /// The name of who sits in a seat, with the letter of the seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).map_or("?", String::as_str);
        format!("{name} ({})", look::letter(seat))
    }
}

/// Where to draw, and where the mouse finds what.
pub struct Canvas<'a> {
    /// The screen.
    pub buffer: &'a mut Buffer,
    /// Elements and where they are.
    pub spots: &'a mut Vec<(Rect, Element)>,
}

impl Canvas<'_> {
    /// Draws a line at a place of the area, as far as it fits.
    pub fn line(&mut self, area: Rect, x: u16, y: u16, line: &Line<'_>) {
        if x < area.width && y < area.height {
            self.buffer.set_line(area.x + x, area.y + y, line, area.width - x);
        }
    }

    /// The mouse finds the element there.
    pub fn spot(&mut self, area: Rect, x: u16, y: u16, columns: u16, element: Element) {
        let rect = Rect { x: area.x + x, y: area.y + y, width: columns, height: 1 }.intersection(area);
        self.spots.push((rect, element));
    }
}
