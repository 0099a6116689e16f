//! The map: kingdoms, fiefs, what borders on what.

use super::Compiler;
use crate::content::items::{FiefItem, KingdomItem, TerrainItem};
use crate::content::{Fief, FiefId, Fiefs, Kingdom, KingdomId, Terrain, words};

impl Compiler<'_> {
    pub(super) fn map(&mut self) -> (Vec<Kingdom>, Vec<Fief>) {
        let terrains: Vec<TerrainItem> = self.read("terrains");
        let kingdom_items: Vec<KingdomItem> = self.read("kingdoms");
        let items: Vec<FiefItem> = self.read("fiefs");
        self.complete("terrains", &Terrain::ALL.map(Terrain::word));
        self.complete("kingdoms", &words::KINGDOMS);
        self.complete("fiefs", &words::FIEFS);
        let complete = items.len() == words::FIEFS.len()
            && kingdom_items.iter().map(|k| k.id.as_str()).eq(words::KINGDOMS);
        for item in &terrains {
            if ![8, 10, 12].contains(&item.die) {
                self.wrong("terrains", item.id.word(), "die", "must be 8, 10 or 12");
            }
            if let Some(limit) = item.limit {
                // A Warlord and one to keep him company, at least.
                self.within("terrains", item.id.word(), "limit", limit, 2..=999);
            }
        }
        if !complete {
            return (Vec::new(), Vec::new());
        }
        let links: Vec<(Fiefs, Fiefs)> = items
            .iter()
            .map(|f| {
                (self.named(&f.id, "neighbours", &f.neighbours), self.named(&f.id, "sea_lanes", &f.sea_lanes))
            })
            .collect();
        let mut kingdoms: Vec<Kingdom> =
            words::KINGDOMS.iter().map(|id| Kingdom { id, fiefs: Fiefs::NONE }).collect();
        let mut fiefs = Vec::with_capacity(items.len());
        for ((id, item), (by_land, by_sea)) in FiefId::all().zip(&items).zip(&links) {
            let kingdom = KingdomId::named(&item.kingdom);
            if kingdom.is_none() {
                self.wrong("fiefs", &item.id, "kingdom", format!("there is no kingdom '{}'", item.kingdom));
            }
            let kingdom = kingdom.unwrap_or_default();
            kingdoms[kingdom.index()].fiefs.insert(id);
            self.borders(id, &items, &links);
            self.within("fiefs", &item.id, "cities", item.cities.into(), 1..=20);
            let ground = terrains.iter().find(|t| t.id == item.terrain);
            fiefs.push(Fief {
                id: id.word(),
                kingdom,
                terrain: item.terrain,
                die: ground.map_or(8, |g| g.die),
                cities: item.cities,
                limit: ground.and_then(|g| g.limit).unwrap_or(u16::MAX),
                pos: item.pos,
                by_land: *by_land,
                by_sea: *by_sea,
            });
        }
        for kingdom in &kingdoms {
            // WE-SETUP-12: a castle in one fief, a Warlord in another.
            if kingdom.fiefs.len() < 2 {
                self.wrong("kingdoms", kingdom.id, "", "must have two fiefs at least");
            }
        }
        (kingdoms, fiefs)
    }

    /// Borders stand on both sides.
    fn borders(&mut self, id: FiefId, items: &[FiefItem], links: &[(Fiefs, Fiefs)]) {
        let item = &items[id.index()];
        for (key, near, back) in [
            ("neighbours", links[id.index()].0, links.iter().map(|l| l.0).collect::<Vec<_>>()),
            ("sea_lanes", links[id.index()].1, links.iter().map(|l| l.1).collect()),
        ] {
            for other in near.iter() {
                if other == id {
                    self.wrong("fiefs", &item.id, key, "a fief is not next to itself");
                } else if !back[other.index()].has(id) {
                    let what = format!("names {other:?}, but {other:?} does not name it");
                    self.wrong("fiefs", &item.id, key, what);
                }
            }
        }
    }

    fn named(&mut self, fief: &str, key: &str, names: &[String]) -> Fiefs {
        let mut fiefs = Fiefs::NONE;
        for (i, name) in names.iter().enumerate() {
            match FiefId::named(name) {
                Some(other) => fiefs.insert(other),
                None => {
                    self.wrong("fiefs", fief, &format!("{key}.{i}"), format!("there is no fief '{name}'"));
                }
            }
        }
        fiefs
    }
}
