//! The board of Warlords of Europe in the terminal.

mod battle;
mod fief;
mod hand;
mod head;
mod map;
mod players;
mod signs;

use super::face::{Canvas, Face, Scene};
use super::layout::below;
use super::look;
use super::picker::Order;
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Id};
use texts::Texts;
use warlords::Warlords;
use warlords::army::{Kind, Troop};
use warlords::board::Phase;
use warlords::content::Content;
use warlords::event::Event;
use warlords::view::View;

#[cfg(test)]
pub use signs::army;

/// The lines that question and list need at least.
const LIST: u16 = 9;
/// From this height on every player has a line of his own.
const HIGH: u16 = 24;

impl Face for Warlords {
    const ORDER: Order = Order::Fixed;
    const LEDGER: &'static str = warlords::LEDGER;
    const PANELS: &'static [&'static str] = &["we-panel-kingdom", "we-panel-battle", "we-panel-cards"];
    const SIGNS: &'static [&'static str] = &[
        "we-signs-soldiers",
        "we-signs-armies",
        "we-signs-terrain",
        "we-signs-castles",
        "we-signs-fiefs",
        "we-signs-players",
    ];

    /// Fiefs as they lie on the map, soldiers from the cheapest up.
    fn rank(element: &Element) -> u16 {
        match (element.kind, element.id) {
            ("fief" | "attack" | "captive", Id::Word(word)) => {
                Content::base().fief(word).map_or(0, |fief| fief.0.into())
            }
            ("soldier" | "mercenary", Id::Word(word)) => {
                Kind::ALL.iter().position(|kind| kind.word() == word).map_or(0, |place| place as u16)
            }
            _ => 0,
        }
    }

    fn head(&self, view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
        head::lines(self, view, scene, columns)
    }

    fn board_height(&self, _view: &View, area: Rect) -> u16 {
        let players = players::height(self, area.height < HIGH);
        let rows = map::row_height(self, area.height.saturating_sub(players + LIST));
        rows * self.map().kingdoms.len() as u16 + players
    }

    fn board(&self, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let kingdoms = self.map().kingdoms.len() as u16;
        let full = players::height(self, false);
        // The area is as high as asked for: it tells how the rest was divided.
        let (rows, is_tight) = [(2, false), (1, false), (2, true), (1, true)]
            .into_iter()
            .find(|(rows, tight)| rows * kingdoms + players::height(self, *tight) == area.height)
            .unwrap_or((1, area.height < kingdoms + full));
        map::rows(self, view, scene, canvas, area, rows);
        let rest = below(area, rows * kingdoms);
        if is_tight {
            players::tight(self, view, scene, canvas, rest);
        } else {
            players::table(self, view, scene, canvas, rest);
        }
    }

    fn panel(&self, panel: usize, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        match panel {
            0 => fief::panel(self, view, scene, canvas, area),
            1 => battle::panel(self, view, scene, canvas, area),
            _ => hand::panel(self, view, scene, canvas, area),
        }
    }

    fn panel_for(&self, view: &View) -> Option<usize> {
        match view.board.phase {
            _ if view.board.battle.round > 0 => Some(1),
            Phase::Battles => Some(1),
            Phase::Setup | Phase::Manoeuvre | Phase::Redeployment | Phase::Recruit | Phase::Deploy => Some(0),
            Phase::Pope | Phase::Taxes | Phase::Initiative | Phase::Merchant => Some(2),
            Phase::Over => None,
        }
    }

    fn spread(&self, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        map::blocks(self, view, scene, canvas, area);
        let rest = below(area, map::blocks_height(self));
        players::table(self, view, scene, canvas, rest);
        let rest = below(rest, players::height(self, false));
        let is_war = view.board.battle.round > 0 || !view.board.pending().is_empty();
        let panel = if is_war { 1 } else { 2 };
        let mut shown = vec![panel];
        shown.extend([1, 2].into_iter().filter(|other| *other != panel));
        shown.push(0);
        // Each as far as there is room, the one that the moment calls for first.
        let mut rest = rest;
        for panel in shown {
            let height = rest.height.min(map::BLOCK + 1);
            if height < 3 {
                return;
            }
            let title = look::rule(&scene.texts.get(Self::PANELS[panel]), rest.width.into());
            canvas.line(rest, 0, 0, &title);
            self.panel(panel, view, scene, canvas, Rect { height: height - 1, ..below(rest, 1) });
            rest = below(rest, height);
        }
    }

    fn page(
        &self,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
        from: usize,
    ) -> usize {
        players::page(self, view, scene, canvas, area, from)
    }

    fn label(&self, element: &Element, scene: &Scene<'_>) -> String {
        match (element.kind, element.id) {
            ("seat", Id::Number(n)) => scene.names.get(usize::from(n)).cloned().unwrap_or_default(),
            ("fief", _) => scene.texts.brief(element),
            _ => scene.texts.element(element),
        }
    }

    fn hint(&self, view: &View, element: &Element, scene: &Scene<'_>) -> String {
        let content = self.components();
        if let Some(fief) = fief::of_element(self, element).filter(|_| element.kind == "fief") {
            let owner = view.board.holder(fief).map_or(String::new(), |seat| look::letter(seat).to_string());
            return owner + &signs::garrison(content, &view.board, fief, scene.texts, 8);
        }
        match troop(element).filter(|_| view.board.phase == Phase::Recruit) {
            Some(troop) => format!("{}$", content.cost(troop)),
            None => String::new(),
        }
    }

    fn about(&self, view: &View, element: &Element, scene: &Scene<'_>, _columns: usize) -> String {
        let (texts, content) = (scene.texts, self.components());
        if let Some(fief) = fief::of_element(self, element) {
            return fief::about(self, view, scene, fief);
        }
        if let Some(troop) = troop(element) {
            let soldier = content.soldier(troop.kind());
            let args = [
                ("soldier", texts.element(element).into()),
                ("moves", soldier.moves.into()),
                ("hit", soldier.hit.into()),
                ("cost", content.cost(troop).into()),
            ];
            return texts.with("we-soldier", &args);
        }
        let text = texts.about(element);
        if text.is_empty() { text } else { format!("{}: {text}", texts.element(element)) }
    }

    fn rolls(&self, latest: &[Event], texts: &Texts) -> Vec<Line<'static>> {
        battle::rolls(latest, texts)
    }

    fn is_on_board(&self, element: &Element) -> bool {
        match element.kind {
            "number" | "gold" | "part" => false,
            _ => fief::of_element(self, element).is_none_or(|fief| self.map().fiefs.has(fief)),
        }
    }

    fn is_momentous(event: &Event) -> bool {
        matches!(event, Event::CastleCaptured { .. } | Event::Vassals { .. } | Event::Eliminated { .. })
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::PhaseBegan { .. } | Event::TurnBegan { .. })
    }
}

/// The troop that an element names.
fn troop(element: &Element) -> Option<Troop> {
    Troop::ALL.into_iter().find(|troop| troop.element() == *element)
}
