//! What is drawn from: the game, the view with all that follows from it, and the scene.

use crusader::Crusader;
use crusader::content::{CardId, EventId, Player, Players, TerritoryId, Token};
use crusader::view::{CardShown, LandShown, PlayerShown, Shown, View};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Element, Seat};
use terminal::face::{Canvas, Mark, Scene};
use terminal::look;
use texts::{Texts, Value};

/// What is drawn from.
pub struct Sight<'a> {
    /// The rules of the table.
    pub game: &'a Crusader,
    /// The view.
    pub view: &'a View,
    /// What follows from it.
    pub shown: Shown,
    /// Who looks, and what can be picked.
    pub scene: &'a Scene<'a>,
}

impl<'a> Sight<'a> {
    /// Of this view.
    #[must_use]
    pub fn of(game: &'a Crusader, view: &'a View, scene: &'a Scene<'a>) -> Sight<'a> {
        Sight { game, view, shown: Shown::of(view), scene }
    }

    /// The texts.
    #[must_use]
    pub fn texts(&self) -> &'a Texts {
        self.scene.texts
    }

    /// A sentence.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.texts().with(key, args)
    }

    /// What something is called.
    #[must_use]
    pub fn name(&self, element: &Element) -> String {
        self.texts().element(element)
    }

    /// Several things, with commas; a line for nothing.
    #[must_use]
    pub fn names(&self, elements: impl IntoIterator<Item = Element>) -> String {
        list(elements.into_iter().map(|element| self.name(&element)))
    }

    /// The place that gives a player his letter and colour: his seat; an official AI comes after all seats.
    #[must_use]
    pub fn place(&self, player: Player) -> Seat {
        if let Some(seat) = self.game.seat_of(player) {
            return seat;
        }
        let ais = self.shown.players.iter().filter(|shown| shown.seat.is_none());
        let before = ais.take_while(|shown| shown.player != player).count();
        Seat((self.scene.names.len() + before) as u8)
    }

    /// The letter of a player.
    #[must_use]
    pub fn letter(&self, player: Player) -> char {
        look::letter(self.place(player))
    }

    /// The letters of several players, as they lie on the map.
    #[must_use]
    pub fn letters(&self, players: Players) -> String {
        list(players.iter().map(|player| self.player(player)))
    }

    /// A player with his letter.
    #[must_use]
    pub fn player(&self, player: Player) -> String {
        format!("{} ({})", self.name(&player.element()), self.letter(player))
    }

    /// The letter of an owner in his colour; a dot for nobody.
    #[must_use]
    pub fn owner(&self, player: Option<Player>) -> Span<'static> {
        match player {
            Some(player) => {
                let style = look::cursor().fg(look::colour(self.place(player)));
                Span::styled(self.letter(player).to_string(), style)
            }
            None => Span::styled("·", look::dim()),
        }
    }

    /// The player who looks; else the one whose activation it is, else the first.
    #[must_use]
    pub fn mine(&self) -> Option<&PlayerShown> {
        let who = self.view.player().or(self.shown.active).unwrap_or(self.shown.first);
        self.shown.players.iter().find(|shown| shown.player == who)
    }

    /// A territory in play.
    #[must_use]
    pub fn land(&self, territory: TerritoryId) -> Option<&LandShown> {
        self.shown.lands.iter().find(|land| land.id == territory)
    }

    /// Trait tokens: `+` before green ones, `−` before red ones.
    #[must_use]
    pub fn tokens(&self, tokens: &[Token]) -> String {
        list(tokens.iter().map(|token| self.token(*token)))
    }

    /// A trait token.
    #[must_use]
    pub fn token(&self, token: Token) -> String {
        format!("{}{}", if token.is_green() { "+" } else { "−" }, self.name(&token.element()))
    }

    /// A card with what its event says.
    #[must_use]
    pub fn card(&self, card: CardShown) -> String {
        self.card_of(card.card, card.happening)
    }

    fn card_of(&self, card: CardId, happening: EventId) -> String {
        format!("{}. {}", self.name(&card.element()), self.texts().about(&happening.element()))
    }
}

/// Names with commas; a line for nothing.
pub fn list(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

/// The key before an element, and how its name looks.
#[must_use]
pub fn marked(scene: &Scene<'_>, element: &Element) -> (Span<'static>, Style) {
    match scene.mark(element) {
        Mark::Plain => (Span::raw(" "), Style::new()),
        Mark::Lit(key) => (Span::styled(key.to_string(), look::key()), look::bold()),
        Mark::Cursor(key) => (Span::styled(key.to_string(), look::key()), look::cursor()),
        Mark::Picked => (Span::styled("✓", look::notice()), look::picked()),
    }
}

/// Sentences under each other, each in as many lines as it takes; where they do not fit, the last line says where they are whole.
pub fn told(texts: &Texts, sentences: &[String], canvas: &mut Canvas<'_>, area: Rect) {
    let lines: Vec<String> =
        sentences.iter().flat_map(|text| look::wrap(text, area.width.into(), 2)).collect();
    let room = usize::from(area.height);
    let shown = if lines.len() > room { room.saturating_sub(1) } else { lines.len() };
    for (y, line) in (0u16..).zip(&lines[..shown]) {
        canvas.line(area, 0, y, &Line::from(line.clone()));
    }
    if shown < lines.len() && room > 0 {
        canvas.line(area, 0, area.height - 1, &Line::styled(texts.get("ck-more"), look::dim()));
    }
}
