//! The board of Crusader Kings in the terminal.

mod bag;
mod cards;
mod details;
mod family;
mod head;
mod houses;
mod land;
mod map;
mod sight;
mod world;

use crusader::Crusader;
use crusader::board::Phase;
use crusader::content::TerritoryId;
use crusader::event::Event;
use crusader::view::View;
use crusader::{ai, elimination, sequence, succession, trophies};
use ratatui::layout::Rect;
use ratatui::text::Line;
use sight::Sight;
use table::{Element, Event as _, Id};
use terminal::face::{Canvas, Detail, Face, Scene};
use terminal::layout::{below, panels};
use terminal::picker::Order;
use texts::Texts;

/// The lines that question, list, panel and log need under the map and the dynasties.
const BELOW: u16 = 10;
/// The lines of a map at most.
const MAP: u16 = 22;
/// The lines of a panel on a large screen.
const PANEL: u16 = 6;

/// Panels by their place in [`Face::panels`].
const LAND: usize = 0;
const FAMILY: usize = 1;
const BAG: usize = 2;
const CARDS: usize = 3;
const WORLD: usize = 4;

/// The board.
pub struct Board;

impl Face<Crusader> for Board {
    fn order(&self) -> Order {
        Order::Fixed
    }

    fn panels(&self) -> &'static [&'static str] {
        &["ck-panel-land", "ck-panel-family", "ck-panel-bag", "ck-panel-cards", "ck-panel-world"]
    }

    fn signs(&self) -> &'static [&'static str] {
        &["ck-signs-lands", "ck-signs-tokens", "ck-signs-map", "ck-signs-houses", "ck-signs-traits"]
    }

    /// Territories as they are listed on the board.
    fn rank(&self, _game: &Crusader, element: &Element) -> u16 {
        land::of_element(element).map_or(0, |territory| territory.0.into())
    }

    fn head(&self, game: &Crusader, view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
        head::lines(&Sight::of(game, view, scene), columns)
    }

    fn board_height(&self, game: &Crusader, _view: &View, area: Rect) -> u16 {
        let houses = houses::height(game);
        let room = area.height.saturating_sub(houses + BELOW);
        let map =
            if map::fits(area.width, room) { room.min(MAP) } else { map::grid_height(game, area.width) };
        map + houses
    }

    fn board(&self, game: &Crusader, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let sight = Sight::of(game, view, scene);
        let upper = Rect { height: area.height.saturating_sub(houses::height(game)), ..area };
        map::draw(&sight, canvas, upper);
        houses::tight(&sight, canvas, below(area, upper.height));
    }

    fn panel(
        &self,
        game: &Crusader,
        panel: usize,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
    ) {
        let sight = Sight::of(game, view, scene);
        match panel {
            LAND => land::panel(&sight, canvas, area),
            FAMILY => family::panel(&sight, canvas, area),
            BAG => bag::panel(&sight, canvas, area),
            CARDS => cards::panel(&sight, canvas, area),
            _ => world::panel(&sight, canvas, area),
        }
    }

    fn panel_for(&self, _game: &Crusader, view: &View) -> Option<usize> {
        use crusader::checks::Stage;
        let board = &view.board;
        match board.phase {
            _ if matches!(board.check.stage, Stage::Gold | Stage::Drawing) => Some(BAG),
            Phase::Dynastic => Some(FAMILY),
            Phase::Draw | Phase::Plot => Some(CARDS),
            Phase::Setup | Phase::Turns | Phase::Upkeep => Some(LAND),
            Phase::Cleanup => Some(WORLD),
            Phase::Over => None,
        }
    }

    fn spread(&self, game: &Crusader, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let sight = Sight::of(game, view, scene);
        let houses = houses::height(game);
        let map = area.height.saturating_sub(houses + 2 * PANEL).min(MAP);
        map::draw(&sight, canvas, Rect { height: map, ..area });
        houses::tight(&sight, canvas, below(area, map));
        let now = self.panel_for(game, view).unwrap_or(WORLD);
        // The one that the moment calls for first.
        let others = [CARDS, FAMILY, WORLD, BAG, LAND].into_iter().filter(|panel| *panel != now);
        let all = std::iter::once(now).chain(others);
        panels(self, (game, view), scene, canvas, below(area, map + houses), (all, PANEL));
    }

    fn page(
        &self,
        game: &Crusader,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
        from: usize,
    ) -> usize {
        houses::page(&Sight::of(game, view, scene), canvas, area, from)
    }

    fn has_picture(&self) -> bool {
        true
    }

    fn picture(&self, game: &Crusader, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        map::draw(&Sight::of(game, view, scene), canvas, area);
    }

    fn details(&self, game: &Crusader, view: &View, scene: &Scene<'_>) -> Vec<Detail> {
        details::of(&Sight::of(game, view, scene))
    }

    fn label(&self, _game: &Crusader, element: &Element, scene: &Scene<'_>) -> String {
        match (element.kind, element.id) {
            ("seat", Id::Number(n)) => scene.names.get(usize::from(n)).cloned().unwrap_or_default(),
            ("territory", _) => scene.texts.brief(element),
            _ => scene.texts.element(element),
        }
    }

    fn hint(&self, game: &Crusader, view: &View, element: &Element, scene: &Scene<'_>) -> String {
        let sight = Sight::of(game, view, scene);
        let land = land::of_element(element).and_then(|territory| sight.land(territory));
        land.map_or_else(String::new, |land| {
            let owner = land.owner.map_or('·', |owner| sight.letter(owner));
            format!("{owner}{}", land::signs(land))
        })
    }

    fn about(
        &self,
        game: &Crusader,
        view: &View,
        element: &Element,
        scene: &Scene<'_>,
        columns: usize,
    ) -> String {
        let sight = Sight::of(game, view, scene);
        if let Some(land) = land::of_element(element).and_then(|territory| sight.land(territory)) {
            return land::about(&sight, land, columns);
        }
        if let Some(card) = card(&sight, element) {
            return card;
        }
        let text = scene.texts.about(element);
        if text.is_empty() { text } else { format!("{}: {text}", scene.texts.element(element)) }
    }

    /// The lines that official AIs took last, one each: only the log names them.
    fn rolls(&self, latest: &[Event], texts: &Texts) -> Vec<Line<'static>> {
        let mut told = Vec::new();
        let mut lines = Vec::new();
        for event in latest {
            let player = match event {
                Event::Ai(ai::Event::LineTaken { player, .. } | ai::Event::NoLine { player, .. }) => *player,
                _ => continue,
            };
            if !told.contains(&player) {
                told.push(player);
                lines.push(Line::from(texts.message(&event.message(), &[])));
            }
        }
        lines
    }

    fn is_on_board(&self, game: &Crusader, element: &Element) -> bool {
        match element.kind {
            "number" | "gold" | "option" => false,
            _ => {
                land::of_element(element).is_none_or(|territory: TerritoryId| game.map().open.has(territory))
            }
        }
    }

    fn is_momentous(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Elimination(elimination::Event::Eliminated { .. })
                | Event::Succession(succession::Event::Crisis { .. })
                | Event::Trophies(trophies::Event::TrophyWon { .. })
        )
    }

    fn is_heading(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Sequence(
                sequence::Event::EraBegan { .. }
                    | sequence::Event::RoundBegan { .. }
                    | sequence::Event::PhaseBegan { .. }
            )
        )
    }
}

/// A card of the own hand with what its event says.
fn card(sight: &Sight<'_>, element: &Element) -> Option<String> {
    let shown = &sight.shown;
    let own = shown.hand.iter().chain(&shown.picked).chain(&shown.card);
    own.copied().find(|card| card.card.element() == *element).map(|card| sight.card(card))
}
