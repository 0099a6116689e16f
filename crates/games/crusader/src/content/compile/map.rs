//! The map: what lies next to what, by land and by sea.

use super::Compiler;
use crate::content::items::TerritoryItem;
use crate::content::{Culture, Territory, TerritoryId, words};

impl Compiler<'_> {
    pub(super) fn map(&mut self) -> Vec<Territory> {
        const FILE: &str = "territories";
        let items: Vec<(TerritoryId, TerritoryItem)> =
            self.read(FILE, &words::TERRITORIES, |item: &TerritoryItem| item.id.as_str());
        let mut territories = Vec::new();
        for (id, item) in &items {
            territories.push(Territory {
                culture: item.culture,
                land: item.land.iter().copied().collect(),
                routes: item.sea_routes.iter().copied().collect(),
                seas: item.seas,
                coast: item.coast,
                pos: item.pos,
            });
            if !item.coast && (!item.seas.is_empty() || !item.sea_routes.is_empty()) {
                self.wrong(FILE, &item.id, "coast", "must be true where there is a sea");
            }
            for (key, links) in [("land", &item.land), ("sea_routes", &item.sea_routes)] {
                for (i, there) in links.iter().enumerate() {
                    let back = items.iter().find(|(id, _)| id == there).is_none_or(|(_, other)| {
                        let links = if key == "land" { &other.land } else { &other.sea_routes };
                        links.contains(id)
                    });
                    if there == id || !back {
                        let what = format!("'{}' does not have '{}' there", there.word(), item.id);
                        self.wrong(FILE, &item.id, &format!("{key}.{i}"), what);
                    }
                }
            }
        }
        for culture in Culture::all() {
            if !items.iter().any(|(_, item)| item.culture == culture) {
                let what = format!("no territory is of the culture '{}'", culture.word());
                self.wrong(FILE, words::TERRITORIES[0], "culture", what);
            }
        }
        territories
    }
}
