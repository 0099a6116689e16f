//! What things are worth to him, in crowns: Influence about four, Faith three.

use super::eyes::Eyes;
use knights::board::Site;
use knights::content::{AreaId, CityId, NobleId, TroopKind};
use table::Seat;

/// A point of Influence.
pub(super) const INFLUENCE: f64 = 4.0;
/// A point of Faith.
pub(super) const FAITH: f64 = 3.0;

impl Eyes<'_> {
    /// How many rounds the game will still last, about.
    pub(super) fn rounds_left(&self) -> f64 {
        let (board, options) = (self.board, self.game.options());
        let rounds = f64::from(options.rounds.saturating_sub(board.round)) + 1.0;
        if options.might_is_right {
            return rounds.min(6.0);
        }
        let cities = |seat: Seat| f64::from(board.cities_of(seat).len());
        let left = if options.king {
            let target = options.target(&self.game.components().numbers);
            let until = |seat: Seat| {
                let missing = target.saturating_sub(board.baron(seat).influence);
                f64::from(missing) / (cities(seat) + 1.5)
            };
            board.playing().map(until).fold(8.0, f64::min)
        } else {
            let all: f64 = board.playing().map(cities).sum();
            f64::from(board.pool) / (all + 3.0)
        };
        left.clamp(1.0, 8.0).min(rounds)
    }

    /// How much what a rival loses is worth to him: all with two Barons, else more of those who lead.
    pub fn rivalry(&self, seat: Seat) -> f64 {
        let rivals = self.rivals().count().max(1) as f64;
        let lead = if self.leader == Some(seat) { self.temper.leader } else { 0.0 };
        (1.0 / rivals + lead).min(1.0)
    }

    /// What it is worth to take or to keep a city, thought about anew.
    pub(super) fn worth_of(&self, city: CityId) -> f64 {
        let left = self.left;
        let upkeep = if city.is_overseas() { 0.0 } else { self.temper.vote * left };
        let holding = self.temper.influence * left + self.temper.income * self.income(city) * left + upkeep;
        let from = self.board.city(city).owner.filter(|owner| *owner != self.me);
        let rival = from.map_or(0.0, |owner| self.rivalry(owner) * holding * self.temper.rival);
        holding + rival + self.majority(city) + self.missionary(city)
    }

    /// What a city means for a majority of the Kingdom: his own, or one that he breaks.
    fn majority(&self, city: CityId) -> f64 {
        if city.is_overseas() {
            return 0.0;
        }
        let owner = self.board.city(city).owner;
        let needed = |seat: Seat| {
            let (his, all) = self.board.kingdom_cities(seat);
            i32::from(all / 2 + 1) - i32::from(his)
        };
        let mine = match needed(self.me) - i32::from(owner != Some(self.me)) {
            ..=0 => self.temper.victory,
            1 => self.temper.majority,
            2 => 0.4 * self.temper.majority,
            _ => 0.0,
        };
        let theirs = owner.filter(|owner| *owner != self.me).map_or(0.0, |owner| match needed(owner) {
            ..=0 => self.temper.victory,
            1 => self.temper.majority,
            _ => 0.0,
        });
        mine + theirs
    }

    /// What a city means for his Mission (CG-MISSION-06).
    fn missionary(&self, city: CityId) -> f64 {
        let print = self.game.components().cities[city.index()];
        let wanted = match self.mission() {
            Some("mi_harbours") => self.game.components().map.ports.has(print.area),
            Some("mi_pilgrim") => city.is_overseas(),
            Some("mi_grades") => {
                let same =
                    |held: CityId| self.game.components().cities[held.index()].strength == print.strength;
                !self.board.cities_of(self.me).iter().any(|held| held != city && same(held))
            }
            _ => false,
        };
        if wanted { 3.0 } else { 0.0 }
    }

    /// What it is worth to take a stronghold: half of the crowns, a city, and a round without Influence for its Baron.
    pub fn stronghold_prize(&self, seat: Seat) -> f64 {
        let baron = self.board.baron(seat);
        let cities = self.board.cities_of(seat);
        let least = cities.iter().map(|city| self.prize(city)).fold(f64::MAX, f64::min);
        let city = if cities.is_empty() { 0.0 } else { 0.8 * least };
        let lost = INFLUENCE * f64::from(cities.len()) * self.rivalry(seat);
        let king = if self.board.king == Some(seat) { 25.0 } else { 0.0 };
        let out = if self.game.options().elimination { 15.0 } else { 0.0 };
        f64::from(baron.crowns / 2) + city + lost + king + out
    }

    /// What it is worth to take a city or stronghold.
    pub fn prize_of(&self, site: Site) -> f64 {
        match site {
            Site::City(city) => self.prize(city),
            Site::Stronghold(seat) => self.stronghold_prize(seat),
        }
    }

    /// What his own stronghold is worth to him.
    pub fn home_worth(&self) -> f64 {
        let cities = f64::from(self.board.cities_of(self.me).len());
        let king = if self.board.king == Some(self.me) { 25.0 } else { 0.0 };
        let all = if self.game.options().elimination { self.temper.victory } else { 0.0 };
        6.0 + f64::from(self.baron().crowns) / 2.0 + cities * INFLUENCE + king + all
    }

    /// What is lost with a Noble: Mercenaries that desert, his Office, the time until his heir is there.
    pub fn noble_worth(&self, noble: NobleId) -> f64 {
        let piece = self.board.noble(noble);
        let mercenaries = piece.troops.iter().filter(|troop| troop.kind().is_mercenary());
        let strength: f64 = mercenaries.map(|troop| f64::from(self.card(troop.kind()))).sum();
        let office = if piece.office.is_some() { 6.0 } else { 0.0 };
        self.temper.noble + self.temper.deserters * strength / 100.0 + office
    }

    /// What a troop card is worth to whoever has it.
    pub fn troop_worth(&self, kind: TroopKind) -> f64 {
        let captain = if kind.captain().is_some() { 2.5 } else { 0.0 };
        f64::from(self.card(kind)) / 40.0 + captain
    }

    /// The greatest strength that one rival could bring into an area with his next card, a commander included; nothing if none
    /// can.
    pub fn threat(&self, area: AreaId) -> u16 {
        let by = |seat: Seat| {
            let near = |noble: &NobleId| {
                self.board
                    .noble(*noble)
                    .place
                    .area()
                    .is_some_and(|from| from == area || self.is_near(from, area))
            };
            let armies = self.board.nobles_of(seat).filter(near);
            armies.map(|noble| self.strength(noble)).sum::<u16>()
        };
        let most = self.rivals().map(by).max().unwrap_or(0);
        if most > 0 { most + self.game.components().numbers.commander } else { 0 }
    }

    /// Can one go from one area to the other with one card?
    pub fn is_near(&self, from: AreaId, to: AreaId) -> bool {
        self.near(from).has(to)
    }

    /// The chance to lose a city or stronghold of his soon, when so strong an army guards it.
    pub fn risk(&self, site: Site, area: AreaId, guard: u16) -> f64 {
        let commander = if guard > 0 { self.game.components().numbers.commander } else { 0 };
        let walls = self.game.walls(self.board, site) + guard + commander;
        match i32::from(self.threat(area)) - i32::from(walls) {
            ..=-200 => 0.0,
            -199..=0 => self.temper.risk[0],
            1..=200 => self.temper.risk[1],
            _ => self.temper.risk[2],
        }
    }
}
