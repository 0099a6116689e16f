//! The face of a game that has none of its own: everything that its view holds, in words. Any game gets it for nothing.

pub mod fact;
mod reader;

use super::face::{Canvas, Detail, Face, Scene};
use super::layout::below;
use super::look;
use super::picker::Order;
use fact::{Fact, words};
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Game, Id, Seat};
use texts::Texts;

/// The face of any game.
pub struct Plain;

/// Lines under the board that the question, the list and a panel need.
const BELOW: u16 = 9;
/// Lines are set in columns of so many letters, as long as there is room for more than one.
const COLUMN: u16 = 38;
/// A name of usual length, for when it is only asked how much room there must be.
const NAME: &str = "Bonifacio";
/// How far what belongs to something stands to the right of it.
const INDENT: usize = 2;

impl<G: Game> Face<G> for Plain {
    fn order(&self) -> Order {
        Order::Fixed
    }

    fn panels(&self) -> &'static [&'static str] {
        &["play-panel-view"]
    }

    fn signs(&self) -> &'static [&'static str] {
        &[]
    }

    fn rank(&self, _game: &G, _element: &Element) -> u16 {
        0
    }

    fn head(&self, _game: &G, _view: &G::View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
        let title = words(G::NAME);
        let title: String =
            title.chars().take(1).flat_map(char::to_uppercase).chain(title.chars().skip(1)).collect();
        let who = |seat: Seat| {
            if scene.waiting.has(seat) { format!("▸{}", scene.name(seat)) } else { scene.name(seat) }
        };
        let names: Vec<String> = Seat::all(scene.names.len() as u8).map(who).collect();
        [
            Line::styled(look::cut(&format!(" {title}"), columns), look::bold()),
            Line::from(look::cut(&format!(" {}", names.join(" · ")), columns)),
        ]
    }

    fn board_height(&self, game: &G, view: &G::View, area: Rect) -> u16 {
        let columns = (area.width / COLUMN).max(1);
        let names = vec![NAME.to_owned(); game.seats().into()];
        let lines = lines(Fact::of(view), &names, usize::from(area.width / columns) - 1).len() as u16;
        lines.div_ceil(columns).min(area.height.saturating_sub(BELOW))
    }

    fn board(&self, _game: &G, view: &G::View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        in_columns(view, scene, canvas, area);
    }

    fn panel(
        &self,
        _game: &G,
        _panel: usize,
        view: &G::View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
    ) {
        in_columns(view, scene, canvas, area);
    }

    fn panel_for(&self, _game: &G, _view: &G::View) -> Option<usize> {
        None
    }

    fn spread(&self, _game: &G, view: &G::View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        in_columns(view, scene, canvas, area);
    }

    fn page(
        &self,
        _game: &G,
        view: &G::View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
        from: usize,
    ) -> usize {
        in_columns(view, scene, canvas, area);
        scene.names.len().saturating_sub(from)
    }

    fn details(&self, _game: &G, view: &G::View, scene: &Scene<'_>) -> Vec<Detail> {
        let all = all(Fact::of(view).in_words(scene.texts), scene.names).into_iter();
        all.map(|told| Detail::Text(format!("{}{}", "· ".repeat(told.depth), told.text))).collect()
    }

    fn label(&self, _game: &G, element: &Element, scene: &Scene<'_>) -> String {
        match (element.kind, element.id) {
            ("seat", Id::Number(n)) => scene.name(Seat(n as u8)),
            _ => name(element, scene.texts),
        }
    }

    fn hint(&self, _game: &G, _view: &G::View, _element: &Element, _scene: &Scene<'_>) -> String {
        String::new()
    }

    fn about(
        &self,
        _game: &G,
        _view: &G::View,
        element: &Element,
        scene: &Scene<'_>,
        _columns: usize,
    ) -> String {
        scene.texts.about(element)
    }

    fn rolls(&self, _latest: &[G::Event], _texts: &Texts) -> Vec<Line<'static>> {
        Vec::new()
    }

    fn is_on_board(&self, _game: &G, _element: &Element) -> bool {
        true
    }

    fn is_momentous(&self, _event: &G::Event) -> bool {
        false
    }

    fn is_heading(&self, _event: &G::Event) -> bool {
        false
    }
}

/// What an element is called: by its text, or by the words of its path.
fn name(element: &Element, texts: &Texts) -> String {
    let name = texts.element(element);
    if name == element.to_string() { words(&name.replace('/', " ")) } else { name }
}

/// All lines in as many columns as there is room for. Where they do not fit, the last one says where they all are.
fn in_columns(view: &impl serde::Serialize, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let columns = (area.width / COLUMN).max(1);
    let width = area.width / columns;
    let lines = lines(Fact::of(view).in_words(scene.texts), scene.names, usize::from(width) - 1);
    let room = usize::from(area.height) * usize::from(columns);
    let shown = if lines.len() > room { room.saturating_sub(1) } else { lines.len() };
    let height = usize::from(area.height).max(1);
    for (n, line) in lines.iter().take(shown).enumerate() {
        let place = Rect { x: area.x + (n / height) as u16 * width, width, ..area };
        canvas.line(
            below(place, (n % height) as u16),
            0,
            0,
            &Line::from(look::cut(line, usize::from(width) - 1)),
        );
    }
    if shown < lines.len() && room > 0 {
        let place = Rect { x: area.x + (columns - 1) * width, width, ..area };
        canvas.line(below(place, area.height - 1), 0, 0, &Line::styled("▼ F2", look::dim()));
    }
}

/// Everything that a view holds, in lines of so many letters.
fn lines(view: Fact, names: &[String], columns: usize) -> Vec<String> {
    let lines = all(view, names).into_iter().flat_map(|told| {
        let indent = told.depth * INDENT;
        let lines = look::wrap(&told.text, columns.saturating_sub(indent), INDENT);
        lines.into_iter().map(move |line| format!("{:indent$}{line}", ""))
    });
    lines.collect()
}

/// Something that a view holds, under so many others.
struct Told {
    depth: usize,
    text: String,
}

/// Everything that a view holds.
fn all(view: Fact, names: &[String]) -> Vec<Told> {
    let mut told = Vec::new();
    match view {
        Fact::Fields(fields) => fields.iter().for_each(|(name, fact)| tell(name, fact, names, 0, &mut told)),
        fact => tell("", &fact, names, 0, &mut told),
    }
    told
}

/// A thing under its name, and what it is made of under it.
fn tell(name: &str, fact: &Fact, names: &[String], depth: usize, told: &mut Vec<Told>) {
    let mut line = |text: String| told.push(Told { depth, text: format!("{name}: {text}") });
    let inner: Vec<(String, &Fact)> = match fact {
        Fact::None | Fact::Plain(_) | Fact::Seat(_) => return line(short(fact, names)),
        Fact::List(items) | Fact::Array(items) => match by_seat(fact, items, names) {
            Some(each) if each.iter().all(Fact::is_short) => {
                let each =
                    names.iter().zip(each).map(|(name, fact)| format!("{name} {}", short(fact, names)));
                return line(each.collect::<Vec<_>>().join(" · "));
            }
            Some(each) => names.iter().cloned().zip(each).collect(),
            None if fact.is_short() => return line(short(fact, names)),
            None => (1..).map(|n: usize| n.to_string()).zip(items).collect(),
        },
        Fact::Fields(fields) => fields.iter().map(|(name, fact)| (name.clone(), fact)).collect(),
    };
    line(String::new());
    for (name, fact) in inner {
        tell(&name, fact, names, depth + 1, told);
    }
}

/// The things of an array that has one for each seat, or room for seats that nobody sits in. As many cards as there are
/// seats are no such thing, nor is somebody with what he has.
fn by_seat<'a>(fact: &Fact, items: &'a [Fact], names: &[String]) -> Option<&'a [Fact]> {
    let is_row = matches!(fact, Fact::Array(_)) || items.iter().all(|item| matches!(item, Fact::Fields(_)));
    let (each, rest) = items.split_at_checked(names.len()).filter(|_| is_row)?;
    if let [Fact::Seat(_), ..] = items {
        return None;
    }
    let has_room = items.len() == usize::from(Seat::MAX) && rest.iter().all(Fact::is_empty);
    (rest.is_empty() || has_room).then_some(each)
}

/// In a few words.
fn short(fact: &Fact, names: &[String]) -> String {
    match fact {
        Fact::None => "–".to_owned(),
        Fact::Plain(text) => text.clone(),
        Fact::Seat(seat) => names.get(usize::from(*seat)).cloned().unwrap_or_else(|| seat.to_string()),
        Fact::List(items) | Fact::Array(items) if items.is_empty() => "–".to_owned(),
        Fact::List(items) | Fact::Array(items) => {
            items.iter().map(|item| short(item, names)).collect::<Vec<_>>().join(", ")
        }
        Fact::Fields(fields) => {
            let told = fields.iter().map(|(name, fact)| format!("{name} {}", short(fact, names)));
            told.collect::<Vec<_>>().join(", ")
        }
    }
}
