//! From the items of a pack to the form the rules work with.

mod cards;
mod map;

use super::items::{NumberItem, ScenarioItem, SoldierItem};
use super::{
    Content, Each, Fief, FiefId, Fiefs, Kingdom, KingdomId, Kingdoms, Numbers, Scenario, Soldier, Terrain,
    words,
};
use crate::army::Kind;
use crate::board::{MAX_CAPTIVES, MAX_SEATS};
use pack::{Mistake, Pack};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What is being compiled, and everything that is wrong with it.
pub(super) struct Compiler<'a> {
    pack: &'a Pack,
    mistakes: Vec<Mistake>,
}

/// Puts the files together.
///
/// # Errors
/// Everything that is wrong with them.
pub(super) fn compile(pack: Pack) -> Result<Content, Vec<Mistake>> {
    let mut compiler = Compiler { pack: &pack, mistakes: Vec::new() };
    let (kingdoms, fiefs) = compiler.map();
    let (soldiers, start, peasant_hit) = compiler.soldiers();
    let numbers = compiler.numbers(start, peasant_hit);
    let (cards, decks, designs) = compiler.cards();
    let scenarios = compiler.scenarios(&kingdoms, &fiefs);
    let mut mistakes = compiler.mistakes;
    mistakes.sort();
    mistakes.dedup();
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let mountains = (0..).map(FiefId).zip(&fiefs).filter(|(_, f)| f.terrain == Terrain::Mountain);
    let mountains = mountains.map(|(id, _)| id).collect();
    let hash = pack.hash().to_owned();
    Ok(Content {
        fiefs,
        kingdoms,
        soldiers,
        numbers,
        scenarios,
        cards,
        decks,
        designs,
        mountains,
        pack,
        hash,
    })
}

impl Compiler<'_> {
    /// The items of a file.
    fn read<T: serde::de::DeserializeOwned>(&mut self, file: &str) -> Vec<T> {
        self.pack.read(file, &mut self.mistakes)
    }

    /// Something is wrong with a key of an item.
    fn wrong(&mut self, file: &str, item: &str, key: &str, what: impl Into<String>) {
        self.mistakes.push(self.pack.mistake(file, item, key, what));
    }

    /// Sees to it that a number is one of these.
    fn within(&mut self, file: &str, item: &str, key: &str, n: u16, range: RangeInclusive<u16>) {
        if !range.contains(&n) {
            self.wrong(file, item, key, format!("must be from {} to {}", range.start(), range.end()));
        }
    }

    /// Sees to it that no item was left out.
    fn complete(&mut self, file: &str, known: &[&str]) {
        let there: Vec<&str> = self.pack.ids(file).collect();
        let missing: Vec<&str> = known.iter().copied().filter(|id| !there.contains(id)).collect();
        for id in missing {
            self.wrong(file, id, "", "is missing");
        }
    }

    /// The soldiers, how many of each one starts with, and what a peasant must roll.
    fn soldiers(&mut self) -> ([Soldier; 5], [u16; 5], u8) {
        const FILE: &str = "soldiers";
        let items: Vec<SoldierItem> = self.read(FILE);
        self.complete(FILE, &Kind::ALL.map(Kind::word));
        self.complete(FILE, &["peasant"]);
        let none = Soldier {
            moves: 1,
            hit: 8,
            hit_attacking_castle: 8,
            hit_defending_castle: 8,
            cost: 1,
            limit: None,
        };
        let (mut soldiers, mut start, mut peasant_hit) = ([none; 5], [0; 5], 8);
        for item in &items {
            let word = item.kind.kind().map_or("peasant", Kind::word);
            let hits = [
                ("hit", Some(item.hit)),
                ("hit_attacking_castle", item.hit_attacking_castle),
                ("hit_defending_castle", item.hit_defending_castle),
            ];
            for (key, hit) in hits {
                self.within(FILE, word, key, hit.unwrap_or(1).into(), 1..=13);
            }
            let Some(kind) = item.kind.kind() else {
                peasant_hit = item.hit;
                continue;
            };
            let (moves, cost) = (item.moves.unwrap_or_default(), item.cost.unwrap_or_default());
            self.within(FILE, word, "move", moves.into(), 1..=9);
            self.within(FILE, word, "cost", cost, 1..=99);
            // The Warlord who stands in the second fief (WE-SETUP-12), and who keeps the castle (WE-R-04).
            let least = u16::from(matches!(kind, Kind::Warlord | Kind::Lancer));
            self.within(FILE, word, "start", item.start, least..=20);
            // All Warlords can be captives at once, and there is room for so many.
            let most = if kind == Kind::Warlord { MAX_CAPTIVES / MAX_SEATS } else { 99 };
            match item.limit {
                Some(limit) => self.within(FILE, word, "limit", limit, item.start..=most as u16),
                None if kind == Kind::Warlord => self.wrong(FILE, word, "limit", "is missing"),
                None => {}
            }
            start[kind.index()] = item.start;
            soldiers[kind.index()] = Soldier {
                moves,
                hit: item.hit,
                hit_attacking_castle: item.hit_attacking_castle.unwrap_or(item.hit),
                hit_defending_castle: item.hit_defending_castle.unwrap_or(item.hit),
                cost,
                limit: item.limit,
            };
        }
        (soldiers, start, peasant_hit)
    }

    fn numbers(&mut self, start: [u16; 5], peasant_hit: u8) -> Numbers {
        const FILE: &str = "numbers";
        let items: Vec<NumberItem> = self.read(FILE);
        let mut number = |id: &str, range: RangeInclusive<u16>| {
            let Some(item) = items.iter().find(|item| item.id == id) else {
                self.wrong(FILE, id, "", "is missing");
                return *range.start();
            };
            self.within(FILE, id, "n", item.n, range);
            item.n
        };
        Numbers {
            peasant_hit,
            start,
            surcharge: number("mercenary_surcharge", 0..=99),
            merchant: number("merchant_card", 0..=99),
            die_step: number("initiative_step", 0..=99),
            begin: number("castle_begin", 0..=99),
            finish: number("castle_finish", 0..=99),
            castles: number("castles", 4..=61).into(),
            whole_bonus: number("bonus_whole_kingdom", 0..=99),
            most_bonus: number("bonus_most_fiefs", 0..=99),
            capture: number("capture_castle", 0..=99),
            capture_only: number("capture_only_castle", 0..=99),
            bonus_lancers: number("bonus_lancers", 0..=20),
            offers: number("ransom_offers", 0..=9) as u8,
        }
    }

    fn scenarios(&mut self, kingdoms: &[Kingdom], fiefs: &[Fief]) -> Vec<Arc<Scenario>> {
        const FILE: &str = "scenarios";
        let items: Vec<ScenarioItem> = self.read(FILE);
        self.complete(FILE, &words::SCENARIOS);
        let mut scenarios = Vec::new();
        for item in &items {
            let Some(id) = words::SCENARIOS.into_iter().find(|id| *id == item.id) else { continue };
            let start = self.kingdoms_named(id, "start", &item.start);
            let in_play = self.kingdoms_named(id, "in_play", &item.in_play);
            if !start.without(in_play).is_empty() {
                self.wrong(FILE, id, "start", "must all be in play");
            }
            let [fewest, most] = item.players;
            if !(2..=most).contains(&fewest) || most > 4 {
                self.wrong(FILE, id, "players", "must be the fewest and the most players, from 2 to 4");
            } else if start.len() < most.into() {
                self.wrong(FILE, id, "start", format!("{} kingdoms for {most} players", start.len()));
            }
            let of = |k: KingdomId| kingdoms.get(k.index()).map_or(Fiefs::NONE, |k| k.fiefs);
            let land = in_play.iter().fold(Fiefs::NONE, |sum, k| sum.or(of(k)));
            let mut near = Each::default();
            for fief in land.iter() {
                let Some(f) = fiefs.get(fief.index()) else { continue };
                near[fief] = f.by_land.or(f.by_sea).and(land);
            }
            let (players, choice) = ((fewest, most), item.start_choice);
            scenarios.push(Arc::new(Scenario {
                id,
                players,
                start,
                choice,
                kingdoms: in_play,
                fiefs: land,
                near,
            }));
        }
        scenarios
    }

    fn kingdoms_named(&mut self, scenario: &str, key: &str, names: &[String]) -> Kingdoms {
        let mut kingdoms = Kingdoms::NONE;
        for (i, name) in names.iter().enumerate() {
            match KingdomId::named(name) {
                Some(kingdom) if !kingdoms.has(kingdom) => kingdoms.insert(kingdom),
                Some(_) => {
                    self.wrong(
                        "scenarios",
                        scenario,
                        &format!("{key}.{i}"),
                        format!("'{name}' stands twice"),
                    );
                }
                None => {
                    let what = format!("there is no kingdom '{name}'");
                    self.wrong("scenarios", scenario, &format!("{key}.{i}"), what);
                }
            }
        }
        kingdoms
    }
}
