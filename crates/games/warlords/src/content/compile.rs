//! From the files to the form the rules work with.

use super::cards::{Card, Cards, Deck};
use super::items::{CardsFile, MapFile, RulesFile};
use super::vocabulary::{Effect, PlayedBy, Timing, Where};
use super::{
    CardId, Content, Each, FIEFS, Fief, FiefId, Fiefs, KINGDOMS, Kingdom, KingdomId, Kingdoms, Numbers,
    Scenario, Soldier, Terrain,
};
use crate::army::Kind;

/// The battle rounds ahead that a card can reach.
pub const HORIZON: u8 = 2;

/// Puts the files together.
///
/// # Errors
/// Everything that is wrong with them.
pub fn compile(map: &'static str, rules: &'static str, cards: &'static str) -> Result<Content, Vec<String>> {
    let one = |file: &str, e: serde_json::Error| vec![format!("{file}: {e}")];
    let map: MapFile = serde_json::from_str(map).map_err(|e| one("map.json", e))?;
    let rules: RulesFile = serde_json::from_str(rules).map_err(|e| one("rules.json", e))?;
    let cards: CardsFile = serde_json::from_str(cards).map_err(|e| one("cards.json", e))?;
    let mut wrong = Vec::new();
    let (kingdoms, fiefs) = compile_map(&map, rules.constants.mountain_limit_without_castle.n, &mut wrong);
    let soldiers = compile_soldiers(&rules, &mut wrong);
    let peasant = rules.soldiers.iter().find(|s| s.kind == "peasant");
    let constants = &rules.constants;
    let start = &constants.starting_army.soldiers;
    let numbers = Numbers {
        peasant_hit: peasant.map_or(8, |p| p.hit),
        start: [start.l, start.f, start.a, start.k, start.w],
        surcharge: constants.gold.mercenary_surcharge,
        merchant: constants.gold.merchant_card,
        die_step: constants.gold.initiative_step.gold,
        begin: rules.castles.begin_cost,
        finish: rules.castles.finish_cost,
        castles: rules.castles.max_in_play,
        whole_bonus: rules.castles.bonus.whole_kingdom_finished,
        most_bonus: rules.castles.bonus.most_fiefs,
        capture: rules.castles.capture.gold_loser_has_another,
        capture_only: rules.castles.capture.gold_only_castle,
        bonus_lancers: constants.bonus_lancers_per_whole_kingdom.n,
        offers: constants.ransom_offers_per_turn_and_pair.n as u8,
    };
    let (cards, decks, designs) = compile_cards(cards, &mut wrong);
    let mountains = ids(&fiefs, |f| f.terrain == Terrain::Mountain);
    let scenarios = compile_scenarios(&rules, &kingdoms, &fiefs, &mut wrong);
    if wrong.is_empty() {
        let hash = String::new();
        Ok(Content { fiefs, kingdoms, soldiers, numbers, scenarios, cards, decks, designs, mountains, hash })
    } else {
        Err(wrong)
    }
}

fn ids(fiefs: &[Fief], is_in: impl Fn(&Fief) -> bool) -> Fiefs {
    fiefs.iter().enumerate().filter(|(_, f)| is_in(f)).map(|(i, _)| FiefId(i as u8)).collect()
}

fn compile_map(map: &MapFile, limit: u16, wrong: &mut Vec<String>) -> (Vec<Kingdom>, Vec<Fief>) {
    if map.fiefs.len() != FIEFS || map.kingdoms.len() != KINGDOMS {
        wrong.push(format!("map.json: {} fiefs in {} kingdoms", map.fiefs.len(), map.kingdoms.len()));
        return (Vec::new(), Vec::new());
    }
    let place = |word: &str| map.fiefs.iter().position(|f| f.id == word).map(|i| FiefId(i as u8));
    let mut all = |of: &str, words: &[&str]| -> Fiefs {
        let found = words.iter().filter_map(|word| {
            place(word).or_else(|| {
                wrong.push(format!("map.json: {of} names the fief '{word}', which is not there"));
                None
            })
        });
        found.collect()
    };
    let kingdoms: Vec<Kingdom> =
        map.kingdoms.iter().map(|k| Kingdom { id: k.id, fiefs: all(k.id, &k.fiefs) }).collect();
    let links: Vec<(Fiefs, Fiefs)> =
        map.fiefs.iter().map(|f| (all(f.id, &f.neighbours), all(f.id, &f.sea_lanes))).collect();
    let mut fiefs = Vec::with_capacity(FIEFS);
    for (i, item) in map.fiefs.iter().enumerate() {
        let id = FiefId(i as u8);
        let kingdom = map.kingdoms.iter().position(|k| k.id == item.kingdom).unwrap_or(KINGDOMS);
        if kingdoms.get(kingdom).is_none_or(|k| !k.fiefs.has(id)) {
            wrong.push(format!("map.json: {} is not in the list of its kingdom '{}'", item.id, item.kingdom));
        }
        let (by_land, by_sea) = links[i];
        for near in by_land.or(by_sea).iter() {
            let back = links[near.index()];
            if !back.0.or(back.1).has(id) {
                wrong.push(format!(
                    "map.json: {} is next to {}, but not the other way",
                    item.id,
                    map.fiefs[near.index()].id
                ));
            }
        }
        let ground = map.terrains.iter().find(|t| t.id == item.terrain);
        let terrain = match item.terrain {
            "plains" => Terrain::Plains,
            "farmland" => Terrain::Farmland,
            "forest" => Terrain::Forest,
            _ => Terrain::Mountain,
        };
        match ground {
            Some(ground) if ground.peasants == item.cities && ground.gold == item.cities => {}
            _ => wrong.push(format!("map.json: {} has a terrain and cities that do not fit", item.id)),
        }
        fiefs.push(Fief {
            id: item.id,
            kingdom: KingdomId(kingdom as u8),
            terrain,
            die: ground.map_or(8, |g| g.defence_die),
            cities: item.cities,
            limit: ground.and_then(|g| g.soldier_limit_without_castle).map_or(u16::MAX, |n| n.min(limit)),
            by_land,
            by_sea,
        });
    }
    for pair in &map.not_adjacent {
        let [one, other] = pair.fiefs.map(|word| place(word).unwrap_or_default());
        if links[one.index()].0.or(links[one.index()].1).has(other) {
            wrong.push(format!("map.json: {} and {} must not be adjacent", pair.fiefs[0], pair.fiefs[1]));
        }
    }
    (kingdoms, fiefs)
}

fn compile_soldiers(rules: &RulesFile, wrong: &mut Vec<String>) -> [Soldier; 5] {
    Kind::ALL.map(|kind| {
        let item = rules.soldiers.iter().find(|s| s.kind == kind.word());
        let Some((item, moves, cost)) = item.and_then(|s| Some((s, s.moves?, s.cost?))) else {
            wrong
                .push(format!("rules.json: the soldier '{}' is missing or has no move or cost", kind.word()));
            return Soldier {
                moves: 0,
                hit: 0,
                hit_attacking_castle: 0,
                hit_defending_castle: 0,
                cost: 0,
                limit: None,
            };
        };
        Soldier {
            moves,
            hit: item.hit,
            hit_attacking_castle: item.hit_attacking_castle.unwrap_or(item.hit),
            hit_defending_castle: item.hit_defending_castle.unwrap_or(item.hit),
            cost,
            limit: item.limit,
        }
    })
}

fn compile_scenarios(
    rules: &RulesFile,
    kingdoms: &[Kingdom],
    fiefs: &[Fief],
    wrong: &mut Vec<String>,
) -> Vec<Scenario> {
    let mut scenarios = Vec::new();
    for item in &rules.scenarios {
        let mut set = |words: &[&str]| -> Kingdoms {
            let found = words.iter().filter_map(|word| {
                let place = kingdoms.iter().position(|k| k.id == *word);
                if place.is_none() {
                    wrong.push(format!("rules.json: scenario {} names the kingdom '{word}'", item.id));
                }
                place.map(|i| KingdomId(i as u8))
            });
            found.collect()
        };
        let (start, in_play) = (set(&item.start), set(&item.in_play));
        let land = in_play.iter().fold(Fiefs::NONE, |sum, k| sum.or(kingdoms[k.index()].fiefs));
        let mut near = Each::default();
        for fief in land.iter() {
            let Some(f) = fiefs.get(fief.index()) else { continue };
            near[fief] = f.by_land.or(f.by_sea).and(land);
        }
        scenarios.push(Scenario {
            id: item.id,
            players: (item.players[0], item.players[1]),
            start,
            choice: item.start_choice,
            kingdoms: in_play,
            fiefs: land,
            near,
        });
    }
    scenarios
}

fn compile_cards(file: CardsFile, wrong: &mut Vec<String>) -> (Vec<Card>, [Cards; 3], Vec<CardId>) {
    let (mut cards, mut decks, mut designs) = (Vec::new(), [Cards::NONE; 3], Vec::new());
    for item in file.cards {
        let id = CardId(cards.len() as u8);
        let mut copies = Cards::NONE;
        for _ in 0..item.copies {
            if designs.len() < 128 {
                copies = copies.or(Cards(1 << designs.len()));
            }
            designs.push(id);
        }
        if let Some(why) = unfit(&item.effect, item.timing) {
            wrong.push(format!("cards.json: {}: {why}", item.id));
        }
        decks[item.deck as usize] = decks[item.deck as usize].or(copies);
        cards.push(Card {
            id: item.id,
            deck: item.deck,
            copies,
            timing: item.timing,
            target: item.target.kind,
            side: item.target.side.unwrap_or(PlayedBy::Either),
            conditions: item.target.conditions,
            effect: item.effect,
            excommunicable: item.excommunicable,
        });
    }
    if designs.len() > 128 || cards.len() > 64 {
        wrong.push("cards.json: more than 128 cards or 64 designs".to_owned());
    }
    for deck in Deck::ALL {
        if decks[deck as usize].is_empty() {
            wrong.push(format!("cards.json: the deck '{}' has no card", deck.word()));
        }
    }
    (cards, decks, designs)
}

/// Why the rules cannot carry out an effect at that time, if so.
fn unfit(effect: &Effect, timing: Timing) -> Option<String> {
    let is_at = |wanted: Timing, what: &str| {
        (timing != wanted).then(|| format!("{what} belongs to the time {wanted:?}, not {timing:?}"))
    };
    match effect {
        Effect::DieStep { rounds, step, .. } => {
            let bad = !(1..=HORIZON).contains(rounds) || !(-2..=2).contains(step);
            bad.then(|| "a die step for too many rounds".to_owned())
                .or_else(|| is_at(Timing::Battle, "DieStep"))
        }
        Effect::ExtraDice { rounds, .. } => {
            let bad = !(1..=HORIZON).contains(rounds);
            bad.then(|| "dice for too many rounds".to_owned()).or_else(|| is_at(Timing::Battle, "ExtraDice"))
        }
        Effect::BaseDie { die, .. } => {
            let bad = ![8, 10, 12].contains(die);
            bad.then(|| format!("there is no d{die}")).or_else(|| is_at(Timing::Battle, "BaseDie"))
        }
        Effect::AbsorbHits { .. } => is_at(Timing::Battle, "AbsorbHits"),
        Effect::StrikeFirst { .. } => is_at(Timing::Battle, "StrikeFirst"),
        Effect::PlaceSoldiers { place: Where::ThisBattle, .. } => is_at(Timing::Battle, "ThisBattle"),
        Effect::PlaceSoldiers { place: Where::OwnSoldiers, .. } => {
            Some("soldiers are placed in fiefs".to_owned())
        }
        Effect::TaxShift { .. } => is_at(Timing::Tax, "TaxShift"),
        Effect::CancelCastleBonus { .. } => is_at(Timing::Tax, "CancelCastleBonus"),
        Effect::CastleWork => is_at(Timing::Recruit, "CastleWork"),
        Effect::InitiativeDie { .. } => is_at(Timing::Initiative, "InitiativeDie"),
        Effect::NoAttack { .. } => is_at(Timing::YourTurn, "NoAttack"),
        Effect::All { parts } => {
            let simple = parts.iter().all(|p| matches!(p, Effect::GainGold { .. } | Effect::LoseGold { .. }));
            (!simple).then(|| "All is for gold only".to_owned())
        }
        Effect::Choose { parts } => parts.iter().find_map(|part| match part {
            Effect::All { .. } | Effect::Choose { .. } => Some("a choice within a choice".to_owned()),
            part => unfit(part, timing),
        }),
        Effect::GainGold { .. }
        | Effect::LoseGold { .. }
        | Effect::PlaceSoldiers { .. }
        | Effect::RemoveSoldiers { .. }
        | Effect::Upgrade { .. }
        | Effect::TurnSoldiers { .. }
        | Effect::ExtraMove { .. }
        | Effect::ReleaseWarlord { .. }
        | Effect::LiftExcommunication { .. } => None,
    }
}
