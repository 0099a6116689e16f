//! Dynasties, starting rulers, and the people of the culture decks.

use super::Compiler;
use crate::content::items::{CharacterItem, DynastyItem, RulerItem};
use crate::content::vocabulary::Sex;
use crate::content::{CharacterId, Culture, Dynasty, DynastyId, Person, RULERS, Ruler, TraitId, words};

/// How many cards a culture's deck has (CK-COMP-09).
const DECK: usize = 20;
/// Of each sex so many must be there, that families can be found (CK-R-04).
const LEAST: usize = 4;

impl Compiler<'_> {
    /// The dynasties; their rulers are noted with the people.
    pub(super) fn dynasties(&mut self) -> Vec<Dynasty> {
        let items: Vec<(DynastyId, DynastyItem)> =
            self.read("dynasties", &words::DYNASTIES, |item: &DynastyItem| item.id.as_str());
        items.iter().map(|(_, item)| Dynasty { culture: item.culture, rulers: Vec::new() }).collect()
    }

    /// Everybody, and what is known of the starting rulers.
    pub(super) fn people(&mut self, dynasties: &mut [Dynasty]) -> (Vec<Person>, Vec<Ruler>) {
        let (mut people, mut rulers) = (Vec::new(), Vec::new());
        let items: Vec<(CharacterId, RulerItem)> =
            self.read("rulers", &words::CHARACTERS[..RULERS], |item: &RulerItem| item.id.as_str());
        for (id, item) in &items {
            if item.sex == Sex::Horse {
                self.wrong("rulers", &item.id, "sex", "must be 'm' or 'f'");
            }
            let traits = self.four("rulers", &item.id, "traits", &item.traits);
            rulers.push(Ruler { dynasty: item.dynasty, traits });
            let dynasty = dynasties.get_mut(item.dynasty.index());
            let culture = dynasty.map(|dynasty| {
                dynasty.rulers.push(*id);
                dynasty.culture
            });
            people.push(Person { sex: item.sex, culture, dynasty: Some(item.dynasty) });
        }
        let items: Vec<(CharacterId, CharacterItem)> =
            self.read("characters", &words::CHARACTERS[RULERS..], |item: &CharacterItem| item.id.as_str());
        for (_, item) in &items {
            let horse = item.id == "glitterhoof";
            if horse != (item.sex == Sex::Horse) || horse != item.culture.is_none() {
                let what = "the horse alone is no man or woman and has no culture";
                self.wrong("characters", &item.id, "sex", what);
            }
            people.push(Person { sex: item.sex, culture: item.culture, dynasty: None });
        }
        for culture in Culture::all() {
            let of = || items.iter().filter(|(_, item)| item.culture == Some(culture));
            let count = |sex| of().filter(|(_, item)| item.sex == sex).count();
            if of().count() != DECK || count(Sex::Man).min(count(Sex::Woman)) < LEAST {
                let what = format!(
                    "the culture '{}' must have {DECK} cards, {LEAST} men and {LEAST} women at least",
                    culture.word()
                );
                self.wrong("characters", words::CHARACTERS[RULERS], "culture", what);
            }
        }
        (people, rulers)
    }

    /// The four traits of a ruler (CK-SETUP-12).
    pub(super) fn four(&mut self, file: &str, item: &str, key: &str, traits: &[TraitId]) -> [TraitId; 4] {
        <[TraitId; 4]>::try_from(traits).unwrap_or_else(|_| {
            self.wrong(file, item, key, "must be four traits");
            [TraitId::default(); 4]
        })
    }
}
