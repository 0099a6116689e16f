//! The board of Kingsburg in the terminal.

mod cards;
mod court;
mod head;
mod invaders;
mod players;
mod province;
mod setup;
mod signs;
mod spread;
mod stage;

use kingsburg::Kingsburg;
use kingsburg::answer;
use kingsburg::content::{BuildingId, GovernorId, ROWS, Side, SourceId, SourceKind};
use kingsburg::event::Event;
use kingsburg::flow::{Effect, Frame};
use kingsburg::goods::Good;
use kingsburg::options::Rows;
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Id, Observer, Seat};
use terminal::face::{Canvas, Detail, Face, Scene};
use terminal::layout::below;
use terminal::look;
use terminal::picker::Order;
use texts::Texts;

/// The panels, in the order of [`Face::panels`].
const PROVINCE: usize = 0;
const INVADERS: usize = 1;
const CARDS: usize = 2;
/// Lines under the board that the question, the list and a panel need.
const BELOW: u16 = 7;

/// The board.
pub struct Board;

impl Face<Kingsburg> for Board {
    fn order(&self) -> Order {
        Order::Free
    }

    fn panels(&self) -> &'static [&'static str] {
        &["kb-panel-province", "kb-panel-invaders", "kb-panel-cards"]
    }

    fn signs(&self) -> &'static [&'static str] {
        &[
            "kb-signs-goods",
            "kb-signs-others",
            "kb-signs-dice",
            "kb-signs-seats",
            "kb-signs-court",
            "kb-signs-province",
            "kb-signs-lines",
            "kb-signs-cards",
        ]
    }

    fn rank(&self, _game: &Kingsburg, element: &Element) -> u16 {
        match (element.kind, element.id) {
            ("good", _) => Good::ALL.iter().position(|good| good.element() == *element).unwrap_or(0) as u16,
            ("governor", Id::Word(name)) => GovernorId::named(name).map_or(0, |id| u16::from(id.0)),
            _ => 0,
        }
    }

    fn head(&self, _game: &Kingsburg, view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
        head::lines(view, scene, columns)
    }

    fn board_height(&self, game: &Kingsburg, view: &View, area: Rect) -> u16 {
        let players = players::height(game);
        stage::height(game, view, area.height.saturating_sub(players + BELOW)) + players
    }

    fn board(&self, game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let upper = area.height.saturating_sub(players::height(game));
        stage::draw(game, view, scene, canvas, Rect { height: upper, ..area });
        players::table(view, scene, canvas, below(area, upper));
    }

    fn panel(
        &self,
        game: &Kingsburg,
        panel: usize,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
    ) {
        match panel {
            PROVINCE if area.height < province::height(game) => {
                province::grid(game, view, in_turn(view, scene), scene, canvas, area);
            }
            PROVINCE => province::titled(game, view, in_turn(view, scene), scene, canvas, area),
            INVADERS => invaders::panel(game, view, scene, canvas, area),
            _ => cards::panel(game, view, scene, canvas, area),
        }
    }

    fn panel_for(&self, game: &Kingsburg, view: &View) -> Option<usize> {
        match view.board.frame() {
            // Seven rows stand where the court was.
            Frame::Build { .. } => (game.options().rows == Rows::Five).then_some(PROVINCE),
            Frame::Mercenaries { .. }
            | Frame::Requests { .. }
            | Frame::OwnDie { .. }
            | Frame::Battle { .. } => Some(INVADERS),
            Frame::Lines { .. }
            | Frame::Draft { .. }
            | Frame::Governors { .. }
            | Frame::Name { .. }
            | Frame::Bid(_) => Some(CARDS),
            Frame::Effect(Effect { pc, .. }) => match game.components().owner(pc).kind() {
                SourceKind::Advisor(_) => None,
                SourceKind::Building(_)
                | SourceKind::Governor(_)
                | SourceKind::Fate(_)
                | SourceKind::Scenario(_)
                | SourceKind::Tile(_) => Some(CARDS),
            },
            Frame::Begin
            | Frame::Aid { .. }
            | Frame::Reroll { .. }
            | Frame::Influence { .. }
            | Frame::Help { .. }
            | Frame::Moment(_)
            | Frame::At(_)
            | Frame::Over => None,
        }
    }

    fn spread(&self, game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        spread::draw(game, view, scene, canvas, area);
    }

    fn page(
        &self,
        game: &Kingsburg,
        view: &View,
        scene: &Scene<'_>,
        canvas: &mut Canvas<'_>,
        area: Rect,
        from: usize,
    ) -> usize {
        let mut rest = area;
        let mut shown = 0;
        for seat in view.board.in_order().skip(from) {
            let notes = cards::notes(view, seat, scene, area.width.into());
            let height = province::height(game) + notes.len() as u16;
            if shown > 0 && rest.height < height {
                break;
            }
            province::titled(game, view, seat, scene, canvas, rest);
            for (y, note) in (province::height(game)..).zip(notes) {
                canvas.line(rest, 0, y, &Line::styled(note, look::dim()));
            }
            rest = below(rest, height);
            shown += 1;
        }
        shown
    }

    fn details(&self, game: &Kingsburg, view: &View, scene: &Scene<'_>) -> Vec<Detail> {
        cards::details(game, view, scene)
    }

    fn label(&self, _game: &Kingsburg, element: &Element, scene: &Scene<'_>) -> String {
        match (element.kind, element.id) {
            ("advisor", Id::Number(n)) => format!("{n} {}", scene.texts.brief(element)),
            ("line", _) => scene.texts.brief(element),
            ("seat", Id::Number(n)) => scene.name(Seat(n as u8)),
            _ => scene.texts.element(element),
        }
    }

    fn hint(&self, game: &Kingsburg, view: &View, element: &Element, scene: &Scene<'_>) -> String {
        match (element.kind, element.id) {
            ("advisor", Id::Number(n)) => signs::gifts(game.components(), &view.board, n as u8, scene.texts),
            ("building", Id::Word(name)) if is_built(view, scene, name) => String::new(),
            // An effect puts it up for nothing, or is what is asked about.
            ("building", _) if cards::in_effect(view).is_some() => String::new(),
            ("building", Id::Word(name)) => {
                let Some(id) = BuildingId::named(name) else { return String::new() };
                let price = province::price(game, view, in_turn(view, scene), id);
                let cost = signs::letters(price.goods, scene.texts);
                let less = if price.less > 0 {
                    format!("-{}", "?".repeat(price.less.into()))
                } else {
                    String::new()
                };
                format!("{cost}{less} {}★", game.components().building(id).vp)
            }
            _ => String::new(),
        }
    }

    fn about(
        &self,
        game: &Kingsburg,
        view: &View,
        element: &Element,
        scene: &Scene<'_>,
        columns: usize,
    ) -> String {
        let texts = scene.texts;
        let name = texts.element(element);
        let text = texts.about(element);
        match (element.kind, element.id) {
            ("advisor", Id::Number(n)) => {
                let text = cards::help_of(n as u8, view, texts);
                first_fitting(&[format!("{name}: {text}"), text.clone(), text], columns)
            }
            ("building", Id::Word(word))
                if !is_built(view, scene, word) && cards::in_effect(view).is_none() =>
            {
                let Some(id) = BuildingId::named(word) else { return name };
                let price = province::price(game, view, in_turn(view, scene), id);
                let cost = texts.list(&price.goods.elements(), &[]);
                let cost = match price.less {
                    0 => texts.with("kb-cost-now", &[("cost", cost.into())]),
                    less => texts.with("kb-cost-less", &[("cost", cost.into()), ("less", less.into())]),
                };
                let vp = texts.with("kb-points", &[("vp", game.components().building(id).vp.into())]);
                first_fitting(
                    &[format!("{name}: {cost}, {vp}. {text}"), format!("{name}: {text}"), text],
                    columns,
                )
            }
            ("line", Id::Word(row)) => {
                let row = ROWS.iter().position(|name| *name == row).unwrap_or(0) as u8;
                let names: Vec<String> =
                    province::line(row, Side::Alternative).map(|id| texts.element(&id.element())).collect();
                format!("{name}: {}", names.join(", "))
            }
            ("seat", Id::Number(n)) => {
                let seat = Seat(n as u8);
                let player = view.board.player(seat);
                let goods = texts.list(&player.goods.elements(), &[]);
                let vp = texts.with("kb-points", &[("vp", player.vp.into())]);
                format!("{}: {goods}; {vp}", scene.name(seat))
            }
            (_, _) if text.is_empty() => match cards::in_effect(view) {
                Some((source, _)) => self.about(game, view, &answer::element(source), scene, columns),
                None => String::new(),
            },
            _ => first_fitting(&[format!("{name}: {text}"), text.clone(), text], columns),
        }
    }

    /// Dice lie on the board until the season ends.
    fn rolls(&self, _latest: &[Event], _texts: &Texts) -> Vec<Line<'static>> {
        Vec::new()
    }

    fn is_on_board(&self, game: &Kingsburg, element: &Element) -> bool {
        match (element.kind, element.id) {
            ("building", Id::Word(name)) => {
                let seven = game.options().rows == Rows::Seven;
                BuildingId::named(name).is_some_and(|id| seven || (1..6).contains(&id.row()))
            }
            _ => true,
        }
    }

    /// What was gained or lost tells by its rule what brought it, if only one component cites it.
    fn cause(&self, game: &Kingsburg, event: &Event) -> Option<Element> {
        let (Event::Gained { rule, .. } | Event::Lost { rule, .. }) = event else { return None };
        let sources = (0..SourceId::COUNT as u8).map(SourceId);
        let mut cites = sources.filter(|id| game.components().source(*id).rule == *rule);
        match (cites.next(), cites.next()) {
            (Some(only), None) => Some(answer::element(only)),
            _ => None,
        }
    }

    fn is_momentous(&self, event: &Event) -> bool {
        matches!(event, Event::Invaded { .. })
    }

    fn is_heading(&self, event: &Event) -> bool {
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
