//! The map: areas, borders, cities.

use super::Compiler;
use crate::content::items::{AreaItem, BorderItem, BorderKind, CityItem, Zone};
use crate::content::{AreaId, Areas, CityId, CityPrint, Map, words};

impl Compiler<'_> {
    /// The areas and the cities on them.
    pub(super) fn map(&mut self) -> (Map, [CityPrint; CityId::COUNT]) {
        let none = [Areas::NONE; AreaId::COUNT];
        let mut map = Map {
            near: none,
            bridges: none,
            mountains: none,
            rivers: none,
            road: none,
            ports: Areas::NONE,
            outer: Areas::NONE,
            cities: [None; AreaId::COUNT],
        };
        for item in self.read::<AreaItem>("areas", &words::AREAS) {
            let Some(area) = AreaId::named(&item.id) else { continue };
            if (item.zone == Zone::Overseas) != area.is_overseas() {
                self.wrong("areas", &item.id, "zone", "cannot be changed");
            }
            if item.port {
                map.ports.insert(area);
            }
            if item.outer {
                map.outer.insert(area);
            }
        }
        for item in self.read::<BorderItem>("borders", &[]) {
            let ends = (AreaId::named(&item.a), AreaId::named(&item.b));
            let (Some(a), Some(b)) = ends else {
                self.wrong("borders", &item.id, "a", "is not between two areas");
                continue;
            };
            if a == b || a.is_overseas() || b.is_overseas() {
                // WK-SEA-09: overseas areas are reached by sea only.
                self.wrong("borders", &item.id, "a", "must be between two areas of the Kingdom");
                continue;
            }
            let crossed = matches!(item.kind, BorderKind::Open | BorderKind::Bridge);
            if item.road && !crossed {
                self.wrong("borders", &item.id, "road", "goes over a border that nobody crosses");
            }
            for (from, to) in [(a, b), (b, a)] {
                if crossed {
                    map.near[from.index()].insert(to);
                }
                match item.kind {
                    BorderKind::Open => {}
                    BorderKind::Bridge => map.bridges[from.index()].insert(to),
                    BorderKind::River => map.rivers[from.index()].insert(to),
                    BorderKind::Mountain => map.mountains[from.index()].insert(to),
                }
                if item.road {
                    map.road[from.index()].insert(to);
                }
            }
        }
        let mut cities = [CityPrint::default(); CityId::COUNT];
        for item in self.read::<CityItem>("cities", &words::CITIES) {
            let (Some(city), Some(area)) = (CityId::named(&item.id), AreaId::named(&item.area)) else {
                self.wrong("cities", &item.id, "area", "is no area");
                continue;
            };
            self.strength("cities", &item.id, item.strength);
            if item.strength % 100 != 0 || item.strength == 0 || item.strength > 1000 {
                self.wrong("cities", &item.id, "strength", "must be from 100 to 1000 in hundreds");
            }
            self.within("cities", &item.id, "income", item.income.into(), 0..=20);
            if city.is_overseas() != area.is_overseas() {
                self.wrong("cities", &item.id, "area", "must be in its zone");
            }
            if map.cities[area.index()].replace(city).is_some() {
                self.wrong("cities", &item.id, "area", "has another city");
            }
            cities[city.index()] = CityPrint { area, strength: item.strength, income: item.income };
        }
        (map, cities)
    }
}
