//! The board of Warlords of Europe in the terminal.

mod battle;
mod details;
mod fief;
mod hand;
mod head;
mod map;
mod picture;
mod players;
mod signs;

use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Id};
use terminal::face::{Canvas, Detail, Face, Scene};
use terminal::layout::{below, panels};
use terminal::look;
use terminal::picker::Order;
use texts::Texts;
use warlords::Warlords;
use warlords::army::{Kind, Troop};
use warlords::board::Phase;
use warlords::content::FiefId;
use warlords::event::Event;
use warlords::view::View;

pub use signs::army;

/// The lines that question and list need at least.
const LIST: u16 = 9;
/// From this height on every player has a line of his own.
const HIGH: u16 = 24;
/// From this width on the map is a picture, if there is height for it.
const WIDE: u16 = 100;
/// The lines of a picture at most, and those that question, list, panel and log need below it and the players.
const PICTURE: u16 = 22;
const BELOW_PICTURE: u16 = 10;

/// The board.
pub struct Board;

impl Face<Warlords> for Board {
    fn order(&self) -> Order {
        Order::Fixed
    }

    fn panels(&self) -> &'static [&'static str] {
        &["we-panel-kingdom", "we-panel-battle", "we-panel-cards"]
    }

    fn signs(&self) -> &'static [&'static str] {
        &[
            "we-signs-soldiers",
            "we-signs-armies",
            "we-signs-terrain",
            "we-signs-castles",
            "we-signs-fiefs",
            "we-signs-map",
            "we-signs-players",
        ]
    }

    /// Fiefs as they lie on the map, soldiers from the cheapest up.
    fn rank(&self, _game: &Warlords, element: &Element) -> u16 {
        match (element.kind, element.id) {
            ("fief" | "attack" | "captive", Id::Word(word)) => {
                FiefId::named(word).map_or(0, |fief| fief.0.into())
            }
            ("soldier" | "mercenary", Id::Word(word)) => {
                Kind::ALL.iter().position(|kind| kind.word() == word).map_or(0, |place| place as u16)
            }
            _ => 0,
        }
    }

    fn head(&self, game: &Warlords, view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
        head::lines(game, view, scene, columns)
    }

    fn board_height(&self, game: &Warlords, _view: &View, area: Rect) -> u16 {
        let tight = players::height(game, true);
        let picture = area.height.saturating_sub(tight + BELOW_PICTURE);
        if area.width >= WIDE && picture >= picture::LEAST.1 {
            return picture.min(PICTURE) + tight;
        }
        let players = players::height(game, area.height < HIGH);
        let rows = map::row_height(game, area.height.saturating_sub(players + LIST));
        rows * game.map().kingdoms.len() as u16 + players
    }

    fn board(&self, game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let kingdoms = game.map().kingdoms.len() as u16;
        let (full, tight) = (players::height(game, false), players::height(game, true));
        // Rows in so wide a place are never as high as a picture.
        if area.width >= WIDE && area.height >= picture::LEAST.1 + tight {
            let upper = Rect { height: area.height - tight, ..area };
            picture::draw(game, view, scene, canvas, upper);
            return players::tight(game, view, scene, canvas, below(area, upper.height));
        }
        // The area is as high as asked for: it tells how the rest was divided.
        let (rows, is_tight) = [(2, false), (1, false), (2, true), (1, true)]
            .into_iter()
            .find(|(rows, tight)| rows * kingdoms + players::height(game, *tight) == area.height)
            .unwrap_or((1, area.height < kingdoms + full));
        map::rows(game, view, scene, canvas, area, rows);
        let rest = below(area, rows * kingdoms);
        if is_tight {
            players::tight(game, view, scene, canvas, rest);
        } else {
            players::table(game, view, scene, canvas, rest);
        }
    }

    fn panel(
        &self,
        game: &Warlords,
        panel: usize,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
    ) {
        match panel {
            0 => fief::panel(game, view, scene, canvas, area),
            1 => battle::panel(game, view, scene, canvas, area),
            _ => hand::panel(game, view, scene, canvas, area),
        }
    }

    fn panel_for(&self, _game: &Warlords, view: &View) -> Option<usize> {
        match view.board.phase {
            _ if view.board.battle.round > 0 => Some(1),
            Phase::Battles => Some(1),
            Phase::Setup | Phase::Manoeuvre | Phase::Redeployment | Phase::Recruit | Phase::Deploy => Some(0),
            Phase::Pope | Phase::Taxes | Phase::Initiative | Phase::Merchant => Some(2),
            Phase::Over => None,
        }
    }

    fn spread(&self, game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        map::blocks(game, view, scene, canvas, area);
        let rest = below(area, map::blocks_height(game));
        players::table(game, view, scene, canvas, rest);
        let rest = below(rest, players::height(game, false));
        let is_war = view.board.battle.round > 0 || !view.board.pending().is_empty();
        // The one that the moment calls for first.
        let all = if is_war { [1, 2, 0] } else { [2, 1, 0] };
        panels(self, (game, view), scene, canvas, rest, (all, map::BLOCK + 1));
    }

    fn page(
        &self,
        game: &Warlords,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
        from: usize,
    ) -> usize {
        players::page(game, view, scene, canvas, area, from)
    }

    fn has_picture(&self) -> bool {
        true
    }

    fn picture(&self, game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        picture::draw(game, view, scene, canvas, area);
    }

    fn details(&self, game: &Warlords, view: &View, scene: &Scene<'_>) -> Vec<Detail> {
        details::of(game, view, scene)
    }

    fn label(&self, _game: &Warlords, element: &Element, scene: &Scene<'_>) -> String {
        match (element.kind, element.id) {
            ("seat", Id::Number(n)) => scene.names.get(usize::from(n)).cloned().unwrap_or_default(),
            ("fief", _) => scene.texts.brief(element),
            _ => scene.texts.element(element),
        }
    }

    fn hint(&self, game: &Warlords, view: &View, element: &Element, scene: &Scene<'_>) -> String {
        let content = game.components();
        if let Some(fief) = fief::of_element(element).filter(|_| element.kind == "fief") {
            let owner = view.board.holder(fief).map_or(String::new(), |seat| look::letter(seat).to_string());
            return owner + &signs::garrison(content, &view.board, fief, scene.texts, 8);
        }
        match troop(element).filter(|_| view.board.phase == Phase::Recruit) {
            Some(troop) => format!("{}$", content.cost(troop)),
            None => String::new(),
        }
    }

    fn about(
        &self,
        game: &Warlords,
        view: &View,
        element: &Element,
        scene: &Scene<'_>,
        columns: usize,
    ) -> String {
        let texts = scene.texts;
        if let Some(fief) = fief::of_element(element) {
            return fief::about(game, view, scene, fief, columns);
        }
        if let Some(troop) = troop(element) {
            return details::soldier(game, troop, scene);
        }
        let text = texts.about(element);
        if text.is_empty() { text } else { format!("{}: {text}", texts.element(element)) }
    }

    fn rolls(&self, latest: &[Event], texts: &Texts) -> Vec<Line<'static>> {
        battle::rolls(latest, texts)
    }

    fn is_on_board(&self, game: &Warlords, element: &Element) -> bool {
        match element.kind {
            "number" | "gold" | "part" => false,
            _ => fief::of_element(element).is_none_or(|fief| game.map().fiefs.has(fief)),
        }
    }

    fn is_momentous(&self, event: &Event) -> bool {
        matches!(event, Event::CastleCaptured { .. } | Event::Vassals { .. } | Event::Eliminated { .. })
    }

    fn is_heading(&self, event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::PhaseBegan { .. } | Event::TurnBegan { .. })
    }
}

/// The troop that an element names.
fn troop(element: &Element) -> Option<Troop> {
    Troop::ALL.into_iter().find(|troop| troop.element() == *element)
}
