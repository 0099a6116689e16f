//! What is drawn from: the game, the view with all that follows from it, and the scene.

use knights::Knights;
use knights::answer;
use knights::content::{AreaId, CityId, NobleId, TroopKind};
use knights::view::{CityShown, NobleShown, Shown, View};
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Seat, SeatSet};
use terminal::face::{Canvas, Scene};
use terminal::look;
use texts::{Texts, Value};

/// What is drawn from.
pub struct Sight<'a> {
    /// The rules of the table.
    pub game: &'a Knights,
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
    pub fn of(game: &'a Knights, view: &'a View, scene: &'a Scene<'a>) -> Sight<'a> {
        Sight { game, view, shown: Shown::of(game, view), scene }
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

    /// What something is called; a stronghold by who has it.
    #[must_use]
    pub fn name(&self, element: &Element) -> String {
        super::signs::name(element, self.scene)
    }

    /// Several things, with commas; a line for nothing.
    #[must_use]
    pub fn names(&self, elements: impl IntoIterator<Item = Element>) -> String {
        let names: Vec<String> = elements.into_iter().map(|element| self.name(&element)).collect();
        if names.is_empty() { "–".to_owned() } else { names.join(", ") }
    }

    /// Who sits in these seats.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> String {
        self.names(seats.iter().map(answer::seat))
    }

    /// Troop cards, equal ones counted: `2× Regular Troops 50, English 100`.
    #[must_use]
    pub fn troops(&self, troops: &[TroopKind]) -> String {
        let mut sorted = troops.to_vec();
        sorted.sort_unstable();
        let named = sorted.chunk_by(|a, b| a == b).map(|same| {
            let name = self.texts().brief(&same[0].element());
            if same.len() > 1 { format!("{}× {name}", same.len()) } else { name }
        });
        let named: Vec<String> = named.collect();
        if named.is_empty() { "–".to_owned() } else { named.join(", ") }
    }

    /// A city as it stands.
    #[must_use]
    pub fn city(&self, city: CityId) -> &CityShown {
        &self.shown.cities[city.index()]
    }

    /// What a city yields; of one that nobody controls what is printed on it.
    #[must_use]
    pub fn income(&self, city: &CityShown) -> u16 {
        match city.owner {
            Some(_) => city.income,
            None => self.game.components().cities[city.city.index()].income.into(),
        }
    }

    /// The city of an area.
    #[must_use]
    pub fn city_in(&self, area: AreaId) -> Option<&CityShown> {
        self.game.components().city_at(area).map(|city| self.city(city))
    }

    /// The Barons whose stronghold stands in an area.
    pub fn strongholds_in(&self, area: AreaId) -> impl Iterator<Item = &knights::view::BaronShown> {
        self.shown.barons.iter().filter(move |baron| baron.stronghold == Some(area))
    }

    /// The Nobles in an area, or on its port icon.
    pub fn nobles_in(&self, area: AreaId) -> impl Iterator<Item = &NobleShown> {
        use knights::board::Place;
        let is_there = move |noble: &&NobleShown| match noble.place {
            Place::Area(at) | Place::Port(at) => at == area,
            Place::Off | Place::Gone => false,
        };
        self.shown.nobles.iter().filter(is_there)
    }

    /// A Noble in play.
    #[must_use]
    pub fn noble(&self, noble: NobleId) -> Option<&NobleShown> {
        self.shown.nobles.iter().find(|shown| shown.noble == noble)
    }

    /// The nobles of a Baron.
    pub fn nobles_of(&self, seat: Seat) -> impl Iterator<Item = &NobleShown> {
        self.shown.nobles.iter().filter(move |noble| noble.seat == seat)
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
        canvas.line(area, 0, area.height - 1, &Line::styled(texts.get("wk-more"), look::dim()));
    }
}
