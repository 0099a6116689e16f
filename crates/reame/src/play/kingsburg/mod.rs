//! The board of Kingsburg in the terminal.

mod court;
mod head;
mod invaders;
mod players;
mod province;
mod signs;

use super::face::{Canvas, Face, Scene};
use super::layout::below;
use super::look;
use super::picker::Order;
use kingsburg::Kingsburg;
use kingsburg::content::BuildingId;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use kingsburg::goods::Good;
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Game, Id, Observer, Seat};
use texts::Texts;

impl Face for Kingsburg {
    const ORDER: Order = Order::Free;
    const LEDGER: &'static str = include_str!("../../../../../content/kingsburg/ledger.json");
    const PANELS: &'static [&'static str] = &["kb-panel-province", "kb-panel-invaders"];
    const SIGNS: &'static [&'static str] =
        &["kb-signs-goods", "kb-signs-others", "kb-signs-dice", "kb-signs-seats", "kb-signs-province"];

    fn rank(element: &Element) -> u16 {
        Good::ALL.iter().position(|good| good.element() == *element).map_or(0, |place| place as u16)
    }

    fn head(&self, view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
        head::lines(self, view, scene, columns)
    }

    fn board_height(&self, _area: Rect) -> u16 {
        court::COMPACT + players::height(self)
    }

    fn board(&self, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        court::compact(self, view, scene, canvas, area);
        players::table(view, scene, canvas, below(area, court::COMPACT));
    }

    fn panel(&self, panel: usize, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        match panel {
            0 if area.height < province::HEIGHT => {
                province::grid(self, view, in_turn(view, scene), scene, canvas, area);
            }
            0 => province::titled(self, view, in_turn(view, scene), scene, canvas, area),
            _ => invaders::panel(self, view, scene, canvas, area),
        }
    }

    fn panel_for(&self, view: &View) -> Option<usize> {
        match view.board.frame() {
            Frame::Build { .. } => Some(0),
            Frame::Mercenaries { .. } | Frame::Battle { .. } => Some(1),
            Frame::Begin
            | Frame::Aid { .. }
            | Frame::Reroll { .. }
            | Frame::Influence { .. }
            | Frame::Help { .. }
            | Frame::Gift { .. }
            | Frame::SeasonEnd { .. }
            | Frame::Over => None,
        }
    }

    fn spread(&self, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        // Province of the player in turn, then two of the others side by side.
        let others = (u16::from(self.seats()) - 1).div_ceil(2);
        let provinces = (1 + others) * province::HEIGHT;
        let fixed = players::height(self) + provinces;
        let court = if area.height >= fixed + court::FULL { court::FULL } else { court::COMPACT };
        if court == court::FULL {
            court::full(view, scene, canvas, area);
        } else {
            court::compact(self, view, scene, canvas, area);
        }
        let rest = below(area, court);
        players::table(view, scene, canvas, rest);
        let rest = below(rest, players::height(self));
        let first = in_turn(view, scene);
        province::titled(self, view, first, scene, canvas, Rect { height: province::HEIGHT, ..rest });
        let rest = below(rest, province::HEIGHT);
        let half = (area.width - 1) / 2;
        for (i, seat) in (0u16..).zip(view.board.in_order().filter(|seat| *seat != first)) {
            let place = below(rest, i / 2 * province::HEIGHT);
            let place = Rect { x: place.x + i % 2 * (half + 1), width: half, ..place };
            province::titled(self, view, seat, scene, canvas, place);
        }
        // The invaders stand where a province is missing, else below.
        let free = match self.seats() % 2 {
            0 => {
                let place = below(rest, (others - 1) * province::HEIGHT);
                Rect {
                    x: place.x + half + 1,
                    width: half,
                    height: province::HEIGHT.min(place.height),
                    ..place
                }
            }
            _ => below(rest, others * province::HEIGHT),
        };
        if free.height >= 4 {
            let title = look::rule(&scene.texts.get("kb-panel-invaders"), free.width.into());
            canvas.line(free, 0, 0, &title);
            invaders::panel(self, view, scene, canvas, below(free, 1));
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
        let fits = usize::from(area.height / province::HEIGHT).max(1);
        for (i, seat) in (0u16..).zip(view.board.in_order().skip(from).take(fits)) {
            province::titled(self, view, seat, scene, canvas, below(area, i * province::HEIGHT));
        }
        fits
    }

    fn label(&self, element: &Element, scene: &Scene<'_>) -> String {
        match (element.kind, element.id) {
            ("advisor", Id::Number(n)) => format!("{n} {}", scene.texts.brief(element)),
            _ => scene.texts.element(element),
        }
    }

    fn hint(&self, view: &View, element: &Element, scene: &Scene<'_>) -> String {
        match (element.kind, element.id) {
            ("advisor", Id::Number(n)) => signs::gifts(self, n as u8, scene.texts),
            ("building", Id::Word(name)) if is_built(view, scene, name) => String::new(),
            ("building", Id::Word(name)) => {
                let Some(id) = BuildingId::named(name) else { return String::new() };
                let cost = signs::letters(province::cost(self, view, in_turn(view, scene), id), scene.texts);
                format!("{cost} {}★", self.components().building(id).vp)
            }
            _ => String::new(),
        }
    }

    fn about(&self, view: &View, element: &Element, scene: &Scene<'_>, columns: usize) -> String {
        let texts = scene.texts;
        let name = texts.element(element);
        let text = texts.about(element);
        match (element.kind, element.id) {
            (_, _) if text.is_empty() => String::new(),
            ("building", Id::Word(word)) if !is_built(view, scene, word) => {
                let Some(id) = BuildingId::named(word) else { return name };
                let cost = province::cost(self, view, in_turn(view, scene), id);
                let cost = texts.with("kb-cost-now", &[("cost", texts.list(&cost.elements(), &[]).into())]);
                let vp = texts.with("kb-points", &[("vp", self.components().building(id).vp.into())]);
                first_fitting(
                    &[format!("{name}: {cost}, {vp}. {text}"), format!("{name}: {text}"), text],
                    columns,
                )
            }
            _ => first_fitting(&[format!("{name}: {text}"), text.clone(), text], columns),
        }
    }

    /// Dice lie on the board until the season ends.
    fn rolls(&self, _latest: &[Event], _texts: &Texts) -> Vec<Line<'static>> {
        Vec::new()
    }

    fn is_on_board(&self, element: &Element) -> bool {
        match (element.kind, element.id) {
            ("building", Id::Word(name)) => {
                BuildingId::named(name).is_some_and(|id| self.components().spaces.has(id))
            }
            _ => true,
        }
    }

    fn is_momentous(event: &Event) -> bool {
        matches!(event, Event::Invaded { .. })
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::PhaseBegan { .. })
    }
}

/// The longest of these texts, longest first, that fits; the last if none does.
fn first_fitting(texts: &[String; 3], columns: usize) -> String {
    let [.., last] = texts;
    texts.iter().find(|text| look::width(text) <= columns).unwrap_or(last).clone()
}

/// Whose province is shown first: his whose turn it is, else his who looks, else his who is first.
fn in_turn(view: &View, scene: &Scene<'_>) -> Seat {
    let me = match view.observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator => None,
    };
    scene.waiting.first().or(me).unwrap_or(view.board.order[0])
}

fn is_built(view: &View, scene: &Scene<'_>, name: &str) -> bool {
    let built = view.board.player(in_turn(view, scene)).built;
    BuildingId::named(name).is_some_and(|id| built.has(id))
}
