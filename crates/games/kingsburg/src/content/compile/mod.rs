//! From the vocabulary of effects to what the rules ask of each component.

mod checks;
mod emit;
mod order;
pub(super) mod standing;
mod windows;

use super::cards::INVADERS;
use super::items::{AdvisorItem, BuildingItem, CardItem, InvaderItem, Set};
use super::vocabulary::{By, Effect, Hook, Limit, NoLimit, Season, Subject};
use super::{At, Built, Content, Filter, Invader, Moment, Only, Reading, Source, SourceId, Trigger};
use super::{BuildingId, Duty, FateId, GovernorId, Per, ROWS, ScenarioId};
use crate::board::{ADVISORS, TILES, TRIGGERS};
use crate::effects::words::End;
use crate::goods::Goods;
use crate::rules;
use pack::Pack;

/// The items of all files.
pub struct Items {
    /// Advisors.
    pub advisors: Vec<AdvisorItem>,
    /// Buildings.
    pub buildings: Vec<BuildingItem>,
    /// Caprice tiles.
    pub tiles: Vec<AdvisorItem>,
    /// Governors.
    pub governors: Vec<CardItem>,
    /// Fate cards.
    pub fates: Vec<CardItem>,
    /// Scenarios.
    pub scenarios: Vec<CardItem>,
    /// Invader cards.
    pub invaders: Vec<InvaderItem>,
}

/// Something wrong with an item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// In which file.
    pub file: &'static str,
    /// With which item; empty if with the file as a whole.
    pub item: String,
    /// With which of its keys.
    pub key: String,
    /// What.
    pub what: String,
}

/// Checks all components and puts them into the form of the rules.
pub fn compile(items: &Items) -> Result<Content, Vec<Fault>> {
    let mut compiler = Compiler::new();
    compiler.numbered("advisors", &items.advisors, ADVISORS, SourceId::advisor);
    compiler.numbered("tiles", &items.tiles, TILES as u8, SourceId::tile);
    compiler.all_buildings(&items.buildings);
    compiler.cards("governors", &items.governors, GovernorId::all().map(|id| (id.name(), id.source())));
    compiler.cards("fates", &items.fates, FateId::all().map(|id| (id.name(), id.source())));
    compiler.cards("scenarios", &items.scenarios, ScenarioId::all().map(|id| (id.name(), id.source())));
    compiler.all_invaders(&items.invaders);
    checks::white_dice(&mut compiler);
    checks::at_one_moment(&mut compiler);
    compiler.content.limits = vec![None; compiler.content.clauses.len()];
    for trigger in compiler.content.triggers.iter().filter(|d| d.duty == Duty::May) {
        compiler.content.limits[usize::from(trigger.pc.0)] = trigger.limit;
    }
    if compiler.content.triggers.len() > TRIGGERS {
        let count = compiler.content.triggers.len();
        compiler.fault(&Place::file("buildings"), "", format!("{count} effects, at most {TRIGGERS} fit"));
    }
    if compiler.faults.is_empty() { Ok(compiler.content) } else { Err(compiler.faults) }
}

/// What is being compiled.
struct Place {
    file: &'static str,
    item: String,
    /// The key of the effect: `effects[2]`.
    key: String,
}

impl Place {
    fn file(file: &'static str) -> Place {
        Place { file, item: String::new(), key: String::new() }
    }

    fn item(file: &'static str, item: &str) -> Place {
        Place { file, item: item.to_owned(), key: String::new() }
    }

    fn effect(&self, index: usize) -> Place {
        Place { file: self.file, item: self.item.clone(), key: format!("effects[{index}]") }
    }
}

struct Compiler {
    content: Content,
    faults: Vec<Fault>,
}

impl Compiler {
    fn new() -> Compiler {
        Compiler {
            content: Content {
                sources: vec![Source::BLANK; SourceId::COUNT],
                clauses: vec![End.into()],
                owners: vec![SourceId::default()],
                limits: Vec::new(),
                triggers: Vec::new(),
                costs: [Goods::NONE; BuildingId::COUNT as usize],
                invaders: Vec::new(),
                decks: Default::default(),
                pack: Pack::default(),
                hash: String::new(),
                at: At::default(),
            },
            faults: Vec::new(),
        }
    }

    /// Something is wrong with a key of what is being compiled.
    fn fault(&mut self, place: &Place, key: &str, what: impl Into<String>) {
        let key = match (place.key.as_str(), key) {
            ("", key) => key.to_owned(),
            (effect, "") => effect.to_owned(),
            (effect, key) => format!("{effect}.{key}"),
        };
        self.faults.push(Fault { file: place.file, item: place.item.clone(), key, what: what.into() });
    }

    fn source(&mut self, id: SourceId) -> &mut Source {
        &mut self.content.sources[id.0 as usize]
    }

    /// Advisors and tiles: all of their numbers, and a gift each.
    fn numbered(&mut self, file: &'static str, items: &[AdvisorItem], most: u8, id: fn(u8) -> SourceId) {
        for number in (1..=most).filter(|n| !items.iter().any(|i| i.number == *n)) {
            self.fault(&Place::file(file), "", format!("number {number} is missing"));
        }
        for item in items {
            let place = Place::item(file, &item.number.to_string());
            if !(1..=most).contains(&item.number) {
                self.fault(&place, "number", format!("must be 1 to {most}"));
                continue;
            }
            let id = id(item.number);
            self.rules(&place, id, &item.rules);
            for (index, effect) in item.effects.iter().enumerate() {
                self.gift(&place.effect(index), id, effect);
            }
            let Some(gift) = self.source(id).gift else {
                self.fault(&place, "effects", "must have one effect at Help");
                continue;
            };
            if checks::takes_stock(&self.content, gift) && self.source(id).stock.is_none() {
                self.fault(&place, "effects", "takes goods from a tile that is never stocked");
            }
        }
    }

    /// What an advisor or a tile gives, or how a tile is stocked.
    fn gift(&mut self, place: &Place, id: SourceId, effect: &Effect) {
        if effect.condition.is_some() || effect.limit.is_some() || effect.subject != Subject::Owner {
            self.fault(place, "", "a gift has neither condition nor limit, and is for who is helped");
        }
        checks::belong(self, place, effect);
        if effect.when == (Hook::Help {}) {
            if self.source(id).gift.is_some() {
                return self.fault(place, "when", "a second gift");
            }
            let pc = self.program(place, id, effect);
            self.source(id).gift = Some(pc);
        } else if effect.when == (Hook::TileRevealed {}) && place.file == "tiles" {
            match effect.actions[..] {
                [super::vocabulary::Action::Stock { mode }] => self.source(id).stock = Some(mode),
                _ => self.fault(place, "do", "TileRevealed only stocks the tile"),
            }
        } else {
            self.fault(place, "when", "an advisor or a tile acts at Help");
        }
    }

    fn all_buildings(&mut self, items: &[BuildingItem]) {
        let mut seen = Built::NONE;
        for item in items {
            let place = Place::item("buildings", &item.id);
            let Some(id) = BuildingId::named(&item.id) else {
                self.fault(&place, "id", "there is no such building");
                continue;
            };
            seen.insert(id);
            let row = ROWS[usize::from(id.row())];
            if item.row.to_string() != row || item.column != id.column() {
                self.fault(&place, "row", format!("{} stands in row {row}, column {}", item.id, id.column()));
            }
            let set = match row {
                _ if id.is_alternative() => Set::Module2,
                "A" | "G" => Set::Module1,
                _ => Set::Base,
            };
            if item.set != set {
                self.fault(&place, "set", format!("{} is of another set", item.id));
            }
            if item.vp < 0 {
                self.fault(&place, "vp", "must not be negative");
            }
            let source = self.source(id.into());
            source.cost = item.cost;
            source.vp = item.vp;
            self.content.costs[usize::from(id.0)] = item.cost;
            self.rules(&place, id.into(), &item.rules);
            checks::limits(self, &place, &item.effects);
            for (index, effect) in item.effects.iter().enumerate() {
                self.effect(&place.effect(index), id.into(), effect);
            }
        }
        for id in BuildingId::all().filter(|id| !seen.has(*id)) {
            self.fault(&Place::file("buildings"), "", format!("building {id} is missing"));
        }
    }

    fn cards(
        &mut self,
        file: &'static str,
        items: &[CardItem],
        known: impl Iterator<Item = (&'static str, SourceId)>,
    ) {
        for (name, id) in known {
            let Some(item) = items.iter().find(|item| item.id == name) else {
                self.fault(&Place::file(file), "", format!("{name} is missing"));
                continue;
            };
            let place = Place::item(file, name);
            self.rules(&place, id, &item.rules);
            checks::limits(self, &place, &item.effects);
            for (index, effect) in item.effects.iter().enumerate() {
                self.effect(&place.effect(index), id, effect);
            }
        }
    }

    fn all_invaders(&mut self, items: &[InvaderItem]) {
        for year in 1..=crate::board::YEARS {
            let count = items.iter().filter(|i| i.year == year).count();
            if count < 2 {
                // A second deck needs a card beside the one of the year.
                let what = format!("{count} cards of year {year}, must be at least 2");
                self.fault(&Place::file("invaders"), "", what);
            }
        }
        let years = (1..=crate::board::YEARS).flat_map(|year| (1..=5).map(move |n| format!("{year}.{n}")));
        for id in years.filter(|id| !items.iter().any(|item| item.id == *id)) {
            self.fault(&Place::file("invaders"), "", format!("card {id} is missing"));
        }
        for item in items {
            let place = Place::item("invaders", &item.id);
            if !(1..=crate::board::YEARS).contains(&item.year) {
                self.fault(&place, "year", "must be 1 to 5");
            }
            if !(0..=99).contains(&item.strength) {
                self.fault(&place, "strength", "must be 0 to 99");
            }
            for (key, vp) in [("penalty.vp", item.penalty.vp), ("reward.vp", item.reward.vp)] {
                if vp < 0 {
                    self.fault(&place, key, "must not be negative");
                }
            }
            self.content.invaders.push(Invader {
                id: INVADERS.into_iter().find(|id| *id == item.id).unwrap_or_default(),
                year: item.year,
                race: item.race,
                strength: item.strength,
                penalty: item.penalty,
                reward: item.reward,
            });
        }
        self.content.invaders.sort_by_key(|card| card.year);
        for (year, deck) in (0..).zip(&mut self.content.decks) {
            let up_to = |year| self.content.invaders.partition_point(|card| card.year < year) as u8;
            *deck = (up_to(year), up_to(year + 1));
        }
    }

    /// The first rule is what events cite.
    fn rules(&mut self, place: &Place, id: SourceId, named: &[String]) {
        for (i, rule) in named.iter().enumerate() {
            match rules::ALL.iter().find(|known| known.0 == rule) {
                Some(known) if i == 0 => self.source(id).rule = *known,
                Some(_) => {}
                None => self.fault(place, &format!("rules[{i}]"), format!("there is no rule '{rule}'")),
            }
        }
        if named.is_empty() {
            self.fault(place, "rules", "must name at least one rule");
        }
    }

    /// An effect of a building or a card: something standing, or something that comes at a moment.
    fn effect(&mut self, place: &Place, id: SourceId, effect: &Effect) {
        checks::effect(self, place, id, effect);
        if windows::compile(self, place, id, effect) {
            return;
        }
        let Some((moments, filter)) = moment(&effect.when) else {
            self.fault(place, "when", "there is no such action at this hook");
            return;
        };
        let pc = self.program(place, id, effect);
        for moment in moments {
            let trigger = Trigger {
                source: id,
                moment: *moment,
                filter,
                condition: effect.condition.clone(),
                reading: if effect.snapshot { Reading::Snapshot } else { Reading::InTurn },
                duty: if effect.optional { Duty::May } else { Duty::Must },
                limit: limit(effect),
                pc,
                nature: order::nature(effect, &self.content.clauses[usize::from(pc.0)..]),
                reads: order::reads(effect, &self.content.clauses[usize::from(pc.0)..]),
                writes: order::writes(&self.content.clauses[usize::from(pc.0)..]),
            };
            let number = self.content.triggers.len();
            self.content.triggers.push(trigger);
            if number < TRIGGERS {
                let source = self.source(id);
                source.triggers.push(number as u8);
                source.moments |= 1 << *moment as u32;
            }
            self.content.at.moment[*moment as usize].insert(id);
        }
    }
}

/// How often an effect may be used: KB-ORDERING-03 where it may be declined, else as often as it comes.
fn limit(effect: &Effect) -> Option<Per> {
    match effect.limit {
        Some(Limit::Times { per, .. }) => Some(per),
        Some(Limit::Word(NoLimit::None)) | None => None,
    }
}

/// All seasons, years, advisors, columns.
const EVERY: Filter =
    Filter { seasons: 0b111, years: 0b11_1110, advisors: u32::MAX, columns: 0b1_1110, only: Only::Any };

fn bits(numbers: &[u8]) -> u32 {
    numbers.iter().fold(0, |bits, n| bits | 1u32.checked_shl(u32::from(*n)).unwrap_or(0))
}

/// Seasons as bits; all if none are given.
fn seasons(seasons: Option<&Vec<Season>>) -> u8 {
    seasons.map_or(EVERY.seasons, |s| s.iter().fold(0, |bits, season| bits | 1 << *season as u8))
}

/// The moments that a hook means, and which of them.
fn moment(hook: &Hook) -> Option<(&'static [Moment], Filter)> {
    let in_seasons = |s: &Option<Vec<Season>>| Filter { seasons: seasons(s.as_ref()), ..EVERY };
    let advisors = |list: &Option<Vec<u8>>, only: Only| Filter {
        advisors: list.as_ref().map_or(EVERY.advisors, |l| bits(l)),
        only,
        ..EVERY
    };
    Some(match hook {
        Hook::Setup {} => (&[Moment::Setup], EVERY),
        Hook::YearStart { years } => {
            let years = years.as_ref().map_or(EVERY.years, |y| bits(y) as u8);
            (&[Moment::YearStart], Filter { years, ..EVERY })
        }
        Hook::SeasonStart { seasons } => (&[Moment::SeasonStart], in_seasons(seasons)),
        Hook::BeforeRoll { seasons } => (&[Moment::BeforeRoll], in_seasons(seasons)),
        Hook::RollFinal { seasons } => (&[Moment::RollFinal], in_seasons(seasons)),
        Hook::OnInfluence { advisors: list, first_group } => {
            let only = if *first_group { Only::FirstGroup } else { Only::Any };
            (&[Moment::OnInfluence], advisors(list, only))
        }
        Hook::PlacementEnd { seasons } => (&[Moment::PlacementEnd], in_seasons(seasons)),
        Hook::OnAid { advisors: list, printed_only } => {
            let only = if *printed_only { Only::Printed } else { Only::Any };
            (&[Moment::OnAid], advisors(list, only))
        }
        Hook::HelpEnd { seasons } => (&[Moment::HelpEnd], in_seasons(seasons)),
        Hook::OnBuild { by, columns, exclude_self } => {
            let columns = columns.as_ref().map_or(EVERY.columns, |c| bits(c) as u8);
            let only = if *exclude_self { Only::OtherBuilding } else { Only::Any };
            let moments: &[Moment] = match by {
                By::Own => &[Moment::OwnBuild],
                By::Opponent => &[Moment::OtherBuild],
                By::Any => &[Moment::OwnBuild, Moment::OtherBuild],
            };
            (moments, Filter { columns, only, ..EVERY })
        }
        Hook::SeasonEnd { seasons } => (&[Moment::SeasonEnd], in_seasons(seasons)),
        Hook::KingsReward { got: true } => (&[Moment::Reward], EVERY),
        Hook::KingsReward { got: false } => (&[Moment::NoReward], EVERY),
        Hook::KingsAgent { got: true } => (&[Moment::Agent], EVERY),
        Hook::KingsAgent { got: false } => (&[Moment::NoAgent], EVERY),
        Hook::BeforeMercenaries {} => (&[Moment::BeforeMercenaries], EVERY),
        Hook::AfterMercenaries {} => (&[Moment::AfterMercenaries], EVERY),
        Hook::WinterStart {} => (&[Moment::WinterStart], EVERY),
        Hook::InvadersRevealed {} => (&[Moment::InvadersRevealed], EVERY),
        Hook::BattleWon {} => (&[Moment::BattleWon], EVERY),
        Hook::BattleTied {} => (&[Moment::BattleTied], EVERY),
        Hook::BattleLost {} => (&[Moment::BattleLost], EVERY),
        Hook::BattleBest {} => (&[Moment::BattleBest], EVERY),
        Hook::YearEnd {} => (&[Moment::YearEnd], EVERY),
        Hook::GameEnd {} => (&[Moment::GameEnd], EVERY),
        Hook::Closing {} => (&[Moment::Closing], EVERY),
        Hook::TileRevealed {}
        | Hook::AfterRoll { .. }
        | Hook::Ordering {}
        | Hook::Placing {}
        | Hook::Help {}
        | Hook::BuildTurn {}
        | Hook::Building {}
        | Hook::Mercenaries {}
        | Hook::Reinforcements {}
        | Hook::Battle {}
        | Hook::Penalty {}
        | Hook::Dismissal {}
        | Hook::Always {} => return None,
    })
}
