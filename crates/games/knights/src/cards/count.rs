//! What cards count (content.md 1.4).

use crate::Knights;
use crate::board::{Army, Board};
use crate::content::vocabulary::{Amount, Baron, BaronRole, Count, Counted, Per, Share};
use crate::content::{Carrier, Cities, CityId, TroopClass};
use table::Seat;

impl Knights {
    /// The count of who is concerned.
    pub(crate) fn count(&self, board: &Board, count: &Count, carrier: Carrier) -> u16 {
        let seat = match &count.of {
            Baron::Role(BaronRole::Chairman) => board.chairman,
            Baron::Role(BaronRole::Church) => board.church,
            Baron::Role(_) | Baron::Letter(_) | Baron::By(_) => carrier.baron,
        };
        self.count_of(board, count.kind, seat)
    }

    /// So many of something has a Baron.
    pub(crate) fn count_of(&self, board: &Board, kind: Counted, seat: Seat) -> u16 {
        let baron = board.baron(seat);
        let cities = board.cities_of(seat);
        let among = |fits: &dyn Fn(CityId) -> bool| cities.iter().filter(|city| fits(*city)).count() as u16;
        let armies = || Army::all_of(baron.id);
        let cards = |class: &dyn Fn(TroopClass) -> bool| {
            armies().flat_map(|army| board.troops(army).iter()).filter(|troop| class(troop.class())).count()
                as u16
        };
        match kind {
            Counted::Cities => cities.len() as u16,
            Counted::KingdomCities => among(&|city| !city.is_overseas()),
            Counted::OverseasCities => among(&CityId::is_overseas),
            Counted::PortCities => among(&|city| self.content.map.ports.has(self.content.area_of(city))),
            Counted::Fortified => among(&|city| board.city(city).is_fortified),
            Counted::Nobles => {
                board.nobles_of(seat).filter(|noble| board.noble(*noble).place.is_on_board()).count() as u16
            }
            Counted::TaxIncome => baron.taxed,
            Counted::Riots => among(&|city| board.city(city).is_rioting),
            Counted::MercStrength => armies()
                .flat_map(|army| board.troops(army).iter())
                .filter(|troop| troop.kind().is_mercenary())
                .map(|troop| self.content.strength(troop))
                .sum(),
            Counted::Seals => {
                let offices =
                    board.nobles_of(seat).filter(|noble| board.noble(*noble).office.is_some()).count();
                (baron.charges.len() + offices) as u16
            }
            Counted::Host => armies()
                .filter(|army| board.area_of(*army).is_some())
                .map(|army| self.army_strength(board, army))
                .max()
                .unwrap_or_default(),
            Counted::Grades => grades(self, cities),
            Counted::Wounded => armies().filter(|army| board.tokens(*army) > 0).count() as u16,
            Counted::Crowns => baron.crowns,
            Counted::Faith => baron.faith,
            Counted::Votes => baron.votes,
            Counted::Garrisons => among(&|city| board.city(city).has_garrison),
            Counted::Captains => cards(&|class| matches!(class, TroopClass::Leader | TroopClass::Herald)),
            Counted::Advancements => baron.advancements.len() as u16,
        }
    }

    /// How much an amount is for a Baron who has so much.
    pub(crate) fn amount(&self, board: &Board, amount: &Amount, seat: Seat, has: u16) -> u16 {
        match amount {
            Amount::Fixed(n) => *n,
            Amount::Share(Share::All) => has,
            Amount::Share(Share::Half) => has / 2,
            Amount::Per(Per::Per { n, count, every, plus, max }) => {
                let carrier = Carrier { baron: seat, ..Carrier::default() };
                let times = self.count(board, count, carrier) / (*every).max(1);
                (n * times + plus).min(max.unwrap_or(u16::MAX))
            }
        }
    }
}

/// Different printed strengths among cities.
fn grades(game: &Knights, cities: Cities) -> u16 {
    let mut strengths: table::Stack<u16, 24> =
        cities.iter().map(|city| game.content.cities[city.index()].strength).collect();
    strengths.sort_unstable();
    let mut before = None;
    strengths.iter().filter(|strength| before.replace(**strength) != Some(**strength)).count() as u16
}
