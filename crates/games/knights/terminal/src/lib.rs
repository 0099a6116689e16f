//! The board of Warrior Knights in the terminal.

mod area;
mod assembly;
mod barons;
mod battle;
mod cards;
mod details;
mod head;
mod map;
mod round;
mod sight;
mod signs;

use knights::Knights;
use knights::board::Phase;
use knights::content::{AreaId, CityId, NobleId, TroopKind};
use knights::event::Event;
use knights::flow::Frame;
use knights::view::View;
use ratatui::layout::Rect;
use ratatui::text::Line;
use sight::Sight;
use table::{Element, Id};
use terminal::face::{Canvas, Detail, Face, Scene};
use terminal::layout::{below, panels};
use terminal::picker::Order;
use texts::Texts;

/// The lines that question, list, panel and log need under the map and the Barons.
const BELOW: u16 = 10;
/// The lines of a hex beside the list, at most: there is more room on the page of the map.
const LOW: u16 = 2;
/// The lines of a panel on a large screen.
const PANEL: u16 = 6;

/// Panels by their place in [`Face::panels`].
const ROUND: usize = 0;
const AREA: usize = 1;
const ASSEMBLY: usize = 2;
const BATTLE: usize = 3;
const CARDS: usize = 4;

/// The board.
pub struct Board;

impl Face<Knights> for Board {
    fn order(&self) -> Order {
        Order::Fixed
    }

    fn panels(&self) -> &'static [&'static str] {
        &["wk-panel-round", "wk-panel-area", "wk-panel-assembly", "wk-panel-battle", "wk-panel-cards"]
    }

    fn signs(&self) -> &'static [&'static str] {
        &[
            "wk-signs-borders",
            "wk-signs-cities",
            "wk-signs-works",
            "wk-signs-strongholds",
            "wk-signs-nobles",
            "wk-signs-barons",
            "wk-signs-roles",
        ]
    }

    /// Areas from north to south, cities by their areas, Nobles by their symbols.
    fn rank(&self, game: &Knights, element: &Element) -> u16 {
        let Id::Word(word) = element.id else { return 0 };
        match element.kind {
            "area" => AreaId::named(word).map_or(0, |area| area.0.into()),
            "city" => CityId::named(word).map_or(0, |city| game.components().area_of(city).0.into()),
            "noble" => NobleId::named(word).map_or(0, |noble| noble.0.into()),
            "troop" => TroopKind::named(word).map_or(0, |troop| troop.0.into()),
            _ => 0,
        }
    }

    fn head(&self, game: &Knights, view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
        head::lines(&Sight::of(game, view, scene), columns)
    }

    fn board_height(&self, game: &Knights, _view: &View, area: Rect) -> u16 {
        let barons = barons::height(game);
        let lines = map::lines_in(area.height.saturating_sub(barons + BELOW)).min(LOW);
        map::height(lines) + barons
    }

    fn board(&self, game: &Knights, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let sight = Sight::of(game, view, scene);
        let upper = Rect { height: area.height.saturating_sub(barons::height(game)), ..area };
        map::draw(&sight, canvas, upper);
        barons::tight(&sight, canvas, below(area, upper.height));
    }

    fn panel(
        &self,
        game: &Knights,
        panel: usize,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
    ) {
        let sight = Sight::of(game, view, scene);
        match panel {
            AREA => area::panel(&sight, canvas, area),
            ASSEMBLY => assembly::panel(&sight, canvas, area),
            BATTLE => battle::panel(&sight, canvas, area),
            CARDS => cards::panel(&sight, canvas, area),
            _ => round::panel(&sight, canvas, area),
        }
    }

    fn panel_for(&self, _game: &Knights, view: &View) -> Option<usize> {
        let board = &view.board;
        if board.battle.manner.is_some() {
            return Some(BATTLE);
        }
        if board.frames.iter().any(head::is_assembly) {
            return Some(ASSEMBLY);
        }
        match board.phase {
            Phase::Planning => Some(CARDS),
            // Where the first troops go only the log tells.
            Phase::SetUp if matches!(board.frame(), Frame::FirstTroops(_)) => None,
            Phase::SetUp => Some(AREA),
            Phase::Over => None,
            Phase::Actions | Phase::Upkeep => Some(match board.frame() {
                Frame::Mobilize(_)
                | Frame::Mobilizing(_)
                | Frame::VersatileMove(_)
                | Frame::VersatileBattle(_)
                | Frame::AskLeave(_)
                | Frame::Collect(_)
                | Frame::Declare(_)
                | Frame::UpgradeDefenses(_)
                | Frame::RevoltAt(_)
                | Frame::Revolts(_)
                | Frame::Landing(_)
                | Frame::Returns(_) => AREA,
                Frame::BuyAdvancements(_) | Frame::MakeRoom(_) | Frame::BuyDrawn(_) => CARDS,
                _ => ROUND,
            }),
        }
    }

    fn spread(&self, game: &Knights, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let sight = Sight::of(game, view, scene);
        let barons = barons::height(game);
        let map = map::height(map::lines_in(area.height.saturating_sub(barons + 2 * PANEL)));
        map::draw(&sight, canvas, Rect { height: map, ..area });
        barons::tight(&sight, canvas, below(area, map));
        let now = self.panel_for(game, view).unwrap_or(ROUND);
        // The one that the moment calls for first.
        let others = [ROUND, CARDS, AREA, ASSEMBLY].into_iter().filter(|panel| *panel != now);
        let all = std::iter::once(now).chain(others);
        panels(self, (game, view), scene, canvas, below(area, map + barons), (all, PANEL));
    }

    fn page(
        &self,
        game: &Knights,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
        from: usize,
    ) -> usize {
        barons::page(&Sight::of(game, view, scene), canvas, area, from)
    }

    fn has_picture(&self) -> bool {
        true
    }

    fn picture(&self, game: &Knights, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        map::draw(&Sight::of(game, view, scene), canvas, area);
    }

    fn details(&self, game: &Knights, view: &View, scene: &Scene<'_>) -> Vec<Detail> {
        details::of(&Sight::of(game, view, scene))
    }

    fn label(&self, _game: &Knights, element: &Element, scene: &Scene<'_>) -> String {
        match element.kind {
            "area" | "troop" => scene.texts.brief(element),
            _ => signs::name(element, scene),
        }
    }

    fn hint(&self, game: &Knights, view: &View, element: &Element, scene: &Scene<'_>) -> String {
        area::hint(&Sight::of(game, view, scene), element)
    }

    fn about(
        &self,
        game: &Knights,
        view: &View,
        element: &Element,
        scene: &Scene<'_>,
        columns: usize,
    ) -> String {
        let sight = Sight::of(game, view, scene);
        if element.kind == "noble"
            && let Some(noble) = sight.shown.nobles.iter().find(|noble| noble.noble.element() == *element)
        {
            return area::noble(&sight, noble);
        }
        if let Some(area) = map::of_element(&sight, element) {
            return area::about(&sight, area, columns);
        }
        let text = scene.texts.about(element);
        if let Some(troop) = of_word(element, "troop").and_then(TroopKind::named) {
            let print = &game.components().troops[troop.index()];
            let args = [
                ("troop", scene.texts.element(element).into()),
                ("strength", print.strength.into()),
                ("cost", print.cost.into()),
                ("wage", print.wage.into()),
            ];
            return format!("{} {text}", scene.texts.with("wk-troop", &args));
        }
        if text.is_empty() { text } else { format!("{}: {text}", scene.texts.element(element)) }
    }

    /// The Neutral card that is carried out: only the log names it.
    fn rolls(&self, latest: &[Event], texts: &Texts) -> Vec<Line<'static>> {
        let turned = latest.iter().find_map(|event| match event {
            Event::NeutralTurned { card } => Some(Some(card.element())),
            Event::CardTurned { .. } | Event::RoundBegan { .. } => Some(None),
            _ => None,
        });
        turned.flatten().map(|card| Line::from(texts.element(&card))).into_iter().collect()
    }

    fn is_on_board(&self, _game: &Knights, element: &Element) -> bool {
        !matches!(element.kind, "number" | "gold" | "part" | "law" | "way" | "manner")
    }

    fn is_momentous(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::StrongholdFell { .. }
                | Event::Crowned { .. }
                | Event::Usurped { .. }
                | Event::Eliminated { .. }
        )
    }

    fn is_heading(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::RoundBegan { .. } | Event::PhaseBegan { .. } | Event::DraftBegan | Event::UpkeepBegan
        )
    }
}

fn of_word(element: &Element, kind: &str) -> Option<&'static str> {
    match element.id {
        Id::Word(word) if element.kind == kind => Some(word),
        Id::Word(_) | Id::Number(_) | Id::None => None,
    }
}
