//! From the items of a pack to the form the rules work with.

mod cards;
mod map;
mod numbers;

use super::clauses::{Card, CardDeck, Cards, card};
use super::items::{
    ActionItem, ActionOwner, BaronItem, CaptainItem, FateItem, NobleItem, SymbolEffects, SymbolItem,
    TrackItem, TroopItem, TroopWord,
};
use super::vocabulary::Clause;
use super::{
    ActionCard, BaronId, CityId, Content, Fate, FateId, NeutralCard, NobleId, SpotPrint, Symbol, TroopClass,
    TroopKind, TroopPrint, words,
};
use effects::Builder;
use pack::{Mistake, Pack};
use serde::de::DeserializeOwned;
use std::ops::RangeInclusive;

/// What is being compiled, and everything that is wrong with it.
struct Compiler<'a> {
    pack: &'a Pack,
    mistakes: Vec<Mistake>,
    builder: Builder<Cards>,
}

/// Puts the files together.
///
/// # Errors
/// Everything that is wrong with them.
pub(super) fn compile(pack: Pack) -> Result<Content, Vec<Mistake>> {
    let mut c = Compiler { pack: &pack, mistakes: Vec::new(), builder: Builder::default() };
    let (map, cities) = c.map();
    c.people();
    let troops = c.troops();
    let (actions, neutrals) = c.actions();
    let fates = c.fates();
    let track = c.track();
    let numbers = c.numbers();
    let events = c.events();
    let agendas = c.agendas();
    let advancements = c.advancements();
    c.missions();
    let Compiler { mut mistakes, builder, .. } = c;
    let tables = builder.finish();
    mistakes.sort();
    mistakes.dedup();
    let (true, Some(tables), Some(numbers)) = (mistakes.is_empty(), tables, numbers) else {
        return Err(mistakes);
    };
    let hash = pack.hash().to_owned();
    Ok(Content {
        map,
        cities,
        troops,
        actions,
        neutrals,
        fates,
        track,
        numbers,
        events,
        agendas,
        advancements,
        tables,
        pack,
        hash,
    })
}

impl Compiler<'_> {
    /// The items of a file; all that must be there are, and no other.
    fn read<T: DeserializeOwned>(&mut self, file: &str, known: &[&str]) -> Vec<T> {
        let there: Vec<String> = self.pack.ids(file).map(str::to_owned).collect();
        for id in known.iter().filter(|id| !there.iter().any(|there| there == **id)) {
            self.wrong(file, id, "", "is missing");
        }
        for id in there.iter().filter(|id| !known.is_empty() && !known.contains(&id.as_str())) {
            self.wrong(file, id, "id", "is not in the box");
        }
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

    /// Strength is counted in fifties, so that sums of it are (WK-R-57).
    fn strength(&mut self, file: &str, item: &str, strength: u16) {
        self.within(file, item, "strength", strength, 0..=1000);
        if !strength.is_multiple_of(50) {
            self.wrong(file, item, "strength", "must be so many times 50");
        }
    }

    /// Barons and Nobles: only who belongs to whom is looked at.
    fn people(&mut self) {
        for item in self.read::<BaronItem>("barons", &words::BARONS) {
            debug_assert!(BaronId::named(&item.id).is_some() || !self.mistakes.is_empty());
        }
        for item in self.read::<NobleItem>("nobles", &words::NOBLES) {
            let whose = BaronId::named(&item.baron).map(|baron| NobleId::of(baron, item.symbol));
            if whose != NobleId::named(&item.id) {
                self.wrong("nobles", &item.id, "symbol", "cannot be changed");
            }
        }
        for item in self.read::<SymbolItem>("symbols", &["star", "square", "triangle", "circle"]) {
            if item.while_exhausted != (item.id == Symbol::Circle) {
                // WK-EXHAUST-05
                self.wrong("symbols", "", "while_exhausted", "is so of the circle alone");
            }
        }
        let symbols: Vec<SymbolEffects> = self.pack.read("symbols", &mut self.mistakes);
        for item in symbols {
            let word = ["star", "square", "triangle", "circle"][item.id as usize];
            if item.effects.is_empty() == item.builtin.is_none() {
                self.wrong("symbols", word, "effects", "does nothing");
            }
            self.clauses("symbols", word, CardDeck::Symbol, item.id as u8, &item.effects);
        }
    }

    /// Troop cards of all kinds.
    fn troops(&mut self) -> [TroopPrint; TroopKind::COUNT] {
        let mut troops = [TroopPrint::default(); TroopKind::COUNT];
        let captain = |kind: &TroopKind| kind.captain().is_some();
        let kinds = || TroopKind::all();
        let plain: Vec<&str> = kinds().filter(|kind| !captain(kind)).map(TroopKind::word).collect();
        for item in self.read::<TroopItem>("troops", &plain) {
            let Some(kind) = TroopKind::named(&item.id) else { continue };
            let word = match kind.class() {
                TroopClass::Regular => TroopWord::Regular,
                TroopClass::Levy => TroopWord::Levy,
                TroopClass::King => TroopWord::King,
                TroopClass::Mercenary | TroopClass::Leader | TroopClass::Herald => TroopWord::Mercenary,
            };
            if word != item.kind || item.copies != kind.copies() {
                self.wrong("troops", &item.id, "copies", "cannot be changed: it is how many cards there are");
            }
            self.troop("troops", &item.id, item.strength, item.cost, item.wage);
            troops[kind.index()] = TroopPrint { strength: item.strength, cost: item.cost, wage: item.wage };
        }
        let captains: Vec<&str> = kinds().filter(captain).map(TroopKind::word).collect();
        for item in self.read::<CaptainItem>("captains", &captains) {
            let Some(kind) = TroopKind::named(&item.id) else { continue };
            let leads = kind.class() == TroopClass::Leader;
            let fits = (item.kind == super::items::CaptainKind::Leader) == leads;
            if !fits || kind.nation() != Some(item.nationality) || item.copies != 1 {
                self.wrong("captains", &item.id, "kind", "cannot be changed");
            }
            self.troop("captains", &item.id, item.strength, item.cost, item.wage);
            troops[kind.index()] = TroopPrint { strength: item.strength, cost: item.cost, wage: item.wage };
            let number = kind.captain().unwrap_or_default();
            self.clauses("captains", &item.id, CardDeck::Captain, number, &item.effects);
        }
        troops
    }

    fn troop(&mut self, file: &str, id: &str, strength: u16, cost: u8, wage: u8) {
        self.strength(file, id, strength);
        self.within(file, id, "strength", strength, 50..=500);
        self.within(file, id, "cost", cost.into(), 0..=20);
        self.within(file, id, "wage", wage.into(), 0..=20);
    }

    /// How many Action cards there are.
    fn actions(&mut self) -> ([u8; 8], [u8; 11]) {
        let (mut actions, mut neutrals) = ([0; 8], [0; 11]);
        let known: Vec<&str> = ActionCard::EACH
            .map(ActionCard::word)
            .into_iter()
            .chain(NeutralCard::EACH.map(NeutralCard::word))
            .collect();
        for item in self.read::<ActionItem>("actions", &known) {
            self.within("actions", &item.id, "copies", item.copies.into(), 1..=3);
            match item.owner {
                ActionOwner::Baron => {
                    let place = ActionCard::EACH.iter().position(|card| card.word() == item.id);
                    place.into_iter().for_each(|place| actions[place] = item.copies);
                }
                ActionOwner::Neutral => {
                    let place = NeutralCard::EACH.iter().position(|card| card.word() == item.id);
                    place.into_iter().for_each(|place| neutrals[place] = item.copies);
                }
            }
            let _ = (item.deck, item.to);
        }
        (actions, neutrals)
    }

    /// Both Fate decks.
    fn fates(&mut self) -> Vec<Fate> {
        let mut fates: Vec<Option<Fate>> = vec![None; FateId::COUNT];
        for item in self.read::<FateItem>("fate", &words::FATES) {
            let (baron, city) = (BaronId::named(&item.baron), CityId::named(&item.city));
            let (Some(id), Some(baron), Some(city)) = (FateId::named(&item.id), baron, city) else {
                self.wrong("fate", &item.id, "city", "names no Baron or no city");
                continue;
            };
            fates[id.index()] = Some(Fate {
                baron,
                noble: item.noble,
                city,
                nation: item.nationality,
                unrest: item.revolt,
                battle: item.battle,
                voyages: [item.ceylon, item.spice_islands, item.china],
            });
        }
        fates.into_iter().flatten().collect()
    }

    fn track(&mut self) -> [SpotPrint; 7] {
        let known = ["spot_1", "spot_2", "spot_3", "spot_4", "spot_5", "spot_6", "spot_7"];
        let mut track = [SpotPrint::default(); 7];
        for item in self.read::<TrackItem>("track", &known) {
            let Some(place) = known.iter().position(|id| *id == item.id) else { continue };
            self.within("track", &item.id, "min_barons", item.min_barons.into(), 0..=6);
            self.within("track", &item.id, "fee", item.fee.into(), 0..=20);
            track[place] = SpotPrint { min_barons: item.min_barons, fee: item.fee };
        }
        // N + 1 spots are open to N Barons, or no Draft would ever be (WK-TRIG-04).
        for barons in 2..=6 {
            if track.iter().filter(|spot| spot.min_barons <= barons).count() <= usize::from(barons) {
                self.wrong("track", "spot_1", "min_barons", "leaves too few spots");
            }
        }
        track
    }

    /// Says what a card does.
    fn clauses(&mut self, file: &str, item: &str, deck: CardDeck, number: u8, clauses: &[Clause]) {
        if let Err(what) = card(&mut self.builder, Card { deck, number }, clauses) {
            self.wrong(file, item, "effects", what);
        }
    }
}

/// In the order of their numbers, whatever the order of the file.
fn by_id<I: Ord + Copy, T>(mut items: Vec<(I, T)>) -> Vec<T> {
    items.sort_by_key(|(id, _)| *id);
    items.into_iter().map(|(_, item)| item).collect()
}
