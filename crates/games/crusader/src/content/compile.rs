//! From the items of a pack to the form the rules work with.

mod events;
mod map;
mod people;
mod scenarios;
mod strategies;

use super::clauses::{self, Clauses, Source};
use super::items::{DevelopmentItem, NumberItem, SpaceItem, TraitItem};
use super::vocabulary::{Action, DevKind, Modifier};
use super::{
    CharacterId, Content, Critical, Development, DevelopmentId, Numbers, Player, RULERS, Rim, Space, SpaceId,
    Territories, TerritoryId, Token, TraitId, words,
};
use effects::{Builder, Until, Word};
use pack::{Mistake, Pack};
use std::ops::RangeInclusive;
use table::zones::Numbered;

/// What is being compiled, and everything that is wrong with it.
struct Compiler<'a> {
    pack: &'a Pack,
    mistakes: Vec<Mistake>,
    builder: Builder<Clauses>,
}

/// Puts the files together.
///
/// # Errors
/// Everything that is wrong with them.
pub(super) fn compile(pack: Pack) -> Result<Content, Vec<Mistake>> {
    let mut compiler = Compiler { pack: &pack, mistakes: Vec::new(), builder: Builder::default() };
    let territories = compiler.map();
    let numbers = compiler.numbers();
    let (tokens, critical) = compiler.traits();
    let developments = compiler.developments();
    let spaces = compiler.track(&tokens);
    let (events, lists) = compiler.events();
    let cards = compiler.cards();
    let mut dynasties = compiler.dynasties();
    let (people, rulers) = compiler.people(&mut dynasties);
    let mut mistakes = std::mem::take(&mut compiler.mistakes);
    let (scenarios, strategies) = if mistakes.is_empty() {
        // They speak of everything else: what is wrong there would be told again here.
        let scenarios = compiler.scenarios(&people, &developments, &tokens, numbers, &spaces);
        (scenarios, compiler.strategies())
    } else {
        (Vec::new(), Vec::new())
    };
    mistakes.append(&mut compiler.mistakes);
    mistakes.sort();
    mistakes.dedup();
    let tables = compiler.builder.finish();
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let Some(tables) = tables else {
        return Err(vec![pack.mistake("events", words::EVENTS[0], "effects", "says too much")]);
    };
    let hash = pack.hash().to_owned();
    let coast = TerritoryId::all().zip(&territories).filter(|(_, territory)| territory.coast);
    let coast: Territories = coast.map(|(id, _)| id).collect();
    let deck = |player: Player| {
        let people = CharacterId::all().zip(&people).skip(RULERS);
        people.filter(|(_, person)| person.culture == Some(player.culture())).map(|(id, _)| id).collect()
    };
    let decks = std::array::from_fn(|i| deck(Player(i as u8)));
    Ok(Content {
        territories,
        coast,
        numbers,
        tokens,
        critical,
        developments,
        spaces,
        events,
        cards,
        dynasties,
        people,
        decks,
        rulers,
        scenarios,
        strategies,
        tables,
        lists,
        pack,
        hash,
    })
}

/// No number of tokens of a kind is larger.
const MOST_TOKENS: u16 = 20;

impl Compiler<'_> {
    /// The items of a file with their ids, in the order of the box. What is missing or unknown is told; what cannot be read is left
    /// out.
    fn read<Id: Numbered, T: serde::de::DeserializeOwned>(
        &mut self,
        file: &str,
        known: &[&str],
        id: impl Fn(&T) -> &str,
    ) -> Vec<(Id, T)> {
        let items: Vec<T> = self.pack.read(file, &mut self.mistakes);
        let there: Vec<String> = self.pack.ids(file).map(str::to_owned).collect();
        for word in known.iter().filter(|word| !there.iter().any(|id| id == *word)) {
            self.wrong(file, word, "", "is missing");
        }
        for word in there.iter().filter(|word| !known.contains(&word.as_str())) {
            self.wrong(file, word, "", "is not in the box");
        }
        let place = |item: &T| known.iter().position(|word| *word == id(item));
        let mut items: Vec<(usize, T)> =
            items.into_iter().filter_map(|item| Some((place(&item)?, item))).collect();
        items.sort_by_key(|(place, _)| *place);
        items.into_iter().map(|(place, item)| (Id::numbered(place), item)).collect()
    }

    /// Something is wrong with a key of an item.
    fn wrong(&mut self, file: &str, item: &str, key: &str, what: impl Into<String>) {
        self.mistakes.push(self.pack.mistake(file, item, key, what));
    }

    /// Sees to it that a number is one of these.
    fn within(&mut self, file: &str, item: &str, key: &str, n: impl Into<u16>, range: RangeInclusive<u16>) {
        if !range.contains(&n.into()) {
            self.wrong(file, item, key, format!("must be from {} to {}", range.start(), range.end()));
        }
    }

    /// Says what a development or a space gives to who has it.
    fn held(&mut self, file: &str, item: &str, source: Source, modifiers: &[Modifier]) {
        for (i, modifier) in modifiers.iter().enumerate() {
            if let Err(what) = clauses::say(&mut self.builder, source, Until::Held, modifier) {
                self.wrong(file, item, &format!("modifiers.{i}"), what);
            }
        }
    }

    fn numbers(&mut self) -> Numbers {
        const FILE: &str = "numbers";
        let items: Vec<NumberItem> = self.pack.read(FILE, &mut self.mistakes);
        let mut number = |id: &str, range: RangeInclusive<u16>| {
            let Some(item) = items.iter().find(|item| item.id == id) else {
                self.wrong(FILE, id, "", "is missing");
                return 0;
            };
            self.within(FILE, id, "n", item.n, range);
            item.n
        };
        Numbers {
            knights: number("knights", 8..=8),
            footsoldiers: number("footsoldiers", 1..=4),
            castles: number("castles", 5..=34),
            unrest: number("unrest", 1..=34),
            plague: number("plague", 0..=34),
            harvest: number("harvest", 0..=34),
            crop_failure: number("crop_failure", 0..=34),
            age: number("age", 20..=20),
            gold: number("gold", 60..=200),
        }
    }

    /// How many tokens there are, and which traits are critical in which action.
    fn traits(&mut self) -> ([u8; Token::KINDS], [Option<Critical>; Action::COUNT]) {
        const FILE: &str = "traits";
        let items: Vec<(TraitId, TraitItem)> =
            self.read(FILE, &words::TRAITS, |item: &TraitItem| item.id.as_str());
        let mut tokens = [0; Token::KINDS];
        let mut found = [[None; 2]; Action::COUNT];
        for (what, item) in items {
            let counts = [item.tokens.start, item.tokens.event, item.tokens.crusade, item.tokens.random];
            for (rim, n) in Rim::ALL.into_iter().zip(counts) {
                self.within(FILE, &item.id, "tokens", n, 0..=MOST_TOKENS);
                tokens[Token::of(what, rim).index()] = n;
            }
            for (i, action) in item.critical_for.iter().enumerate() {
                let key = format!("critical_for.{i}");
                if !CRITICAL.contains(action) {
                    let what = format!("{} has no critical traits", action.word());
                    self.wrong(FILE, &item.id, &key, what);
                }
                for meant in action.meant() {
                    let there = &mut found[Word::number(meant)][usize::from(what.is_green())];
                    if there.replace(what).is_some() {
                        self.wrong(FILE, &item.id, &key, "two traits of a colour are critical there");
                    }
                }
            }
        }
        for action in CRITICAL.into_iter().flat_map(Action::meant) {
            if found[Word::number(action)].contains(&None) {
                let what = format!("{} must have a green and a red one", action.word());
                self.wrong(FILE, words::TRAITS[0], "critical_for", what);
            }
        }
        // The Stingy of the General bag joins the Event pile (CK-SETUP-22).
        let stingy =
            TraitId::named("stingy").map(|what| [Rim::Random, Rim::Event].map(|rim| Token::of(what, rim)));
        if let Some([random, event]) = stingy.filter(|[random, _]| tokens[random.index()] > 0) {
            tokens[random.index()] -= 1;
            tokens[event.index()] += 1;
        }
        let pair = |[red, green]: [Option<TraitId>; 2]| Some(Critical { fails: green?, succeeds: red? });
        (tokens, found.map(pair))
    }

    fn developments(&mut self) -> Vec<Development> {
        const FILE: &str = "developments";
        let items: Vec<(DevelopmentId, DevelopmentItem)> =
            self.read(FILE, &words::DEVELOPMENTS, |item: &DevelopmentItem| item.id.as_str());
        for (id, item) in &items {
            self.within(FILE, &item.id, "copies", item.copies, 1..=4);
            if item.kind == DevKind::Any {
                self.wrong(FILE, &item.id, "kind", "must be 'councillor' or 'invention'");
            }
            if item.modifiers.is_empty() {
                self.wrong(FILE, &item.id, "modifiers", "does nothing");
            }
            self.held(FILE, &item.id, Source::Development(*id), &item.modifiers);
        }
        let card =
            |item: DevelopmentItem| Development { kind: item.kind, copies: item.copies, tags: item.tags };
        items.into_iter().map(|(_, item)| card(item)).collect()
    }

    fn track(&mut self, tokens: &[u8; Token::KINDS]) -> Vec<Space> {
        const FILE: &str = "crusade_track";
        let items: Vec<(SpaceId, SpaceItem)> =
            self.read(FILE, &words::SPACES, |item: &SpaceItem| item.id.as_str());
        let mut left = *tokens;
        let mut spaces = Vec::new();
        for (id, item) in items {
            self.held(FILE, &item.id, Source::Space(id), &item.modifiers);
            let token = item.token.map(|what| Token::of(what, Rim::Crusade));
            if let Some(token) = token {
                let count = &mut left[token.index()];
                if *count == 0 {
                    self.wrong(FILE, &item.id, "token", "there is no such token of the Crusade left");
                }
                *count = count.saturating_sub(1);
            }
            spaces.push(Space { token });
        }
        spaces
    }
}

/// Actions whose checks have critical traits (CK-CRIT-04). Which, the file of traits says: Humble and Ambitious for
/// Build (CK-CRIT-06), Honest and Deceitful for Plot and Overthrow (CK-CRIT-07), Kind and Cruel for Invade
/// (CK-CRIT-08) and Crusade (CK-CRIT-09), Chaste and Lustful for Marriage (CK-CRIT-05).
const CRITICAL: [Action; 6] =
    [Action::Build, Action::Plot, Action::Overthrow, Action::Invade, Action::Crusade, Action::Marriage];
