//! The scenarios, and whether each can be set up with what is in the box.

use super::Compiler;
use crate::content::items::{ScenarioItem, StartItem};
use crate::content::vocabulary::{DevKind, Sex};
use crate::content::{
    Development, DevelopmentId, Developments, Numbers, Person, Player, Players, Rim, SPACES, Scenario,
    ScenarioId, Space, SpaceId, Start, Territories, TerritoryId, Token, words,
};
use std::sync::Arc;

const FILE: &str = "scenarios";

/// What the scenarios are held against.
struct Held<'a> {
    people: &'a [Person],
    developments: &'a [Development],
    tokens: &'a [u8; Token::KINDS],
    numbers: Numbers,
    spaces: &'a [Space],
}

impl Held<'_> {
    /// How many spaces of the track print this token.
    fn spaces_with(&self, token: Token) -> u8 {
        self.spaces.iter().filter(|space| space.token == Some(token)).count() as u8
    }
}

impl Compiler<'_> {
    pub(super) fn scenarios(
        &mut self,
        people: &[Person],
        developments: &[Development],
        tokens: &[u8; Token::KINDS],
        numbers: Numbers,
        spaces: &[Space],
    ) -> Vec<Arc<Scenario>> {
        let known = Held { people, developments, tokens, numbers, spaces };
        let items: Vec<(ScenarioId, ScenarioItem)> =
            self.read(FILE, &words::SCENARIOS, |item: &ScenarioItem| item.id.as_str());
        items.into_iter().map(|(id, item)| Arc::new(self.scenario(&known, id, &item))).collect()
    }

    fn scenario(&mut self, known: &Held<'_>, scenario: ScenarioId, item: &ScenarioItem) -> Scenario {
        let id = item.id.clone();
        let [fewest, most] = item.players;
        let count = item.dynasties.len();
        if fewest < 3 || usize::from(most) > count || most < fewest || count > Player::MAX {
            self.wrong(FILE, &id, "players", "must be the fewest and the most dynasties, from 3 to 5");
        }
        self.within(FILE, &id, "eras", item.eras, 1..=3);
        let last = item.crusade_ends_at.unwrap_or(SPACES as u8);
        self.within(FILE, &id, "crusade_ends_at", last, 2..=SPACES as u16);
        let mut left = *known.tokens;
        let extra_token = item.extra_token.as_ref().map(|extra| {
            self.within(FILE, &id, "extra_token.space", extra.space, 1..=SPACES as u16);
            (SpaceId(extra.space.saturating_sub(1)), Token::of(extra.what, Rim::Crusade))
        });
        if let Some((_, token)) = extra_token {
            let printed = known.spaces_with(token);
            if printed >= known.tokens[token.index()] {
                self.wrong(FILE, &id, "extra_token.trait", "there is no such token of the Crusade left");
            }
        }
        let (mut taken, mut players) = (Territories::NONE, Players::NONE);
        let (mut gold, mut castles, mut unrest) = (0, 0, 0);
        let mut cards: Vec<u8> = known.developments.iter().map(|development| development.copies).collect();
        let mut starts = Vec::new();
        for (i, start) in item.dynasties.iter().enumerate() {
            let key = format!("dynasties.{i}");
            let opened = self.opening(known, &id, &key, start, &item.dynasties);
            let lands = opened.territories;
            if !lands.and(taken).is_empty() || lands.len() as usize != start.territories.len() {
                self.wrong(FILE, &id, &format!("{key}.territories"), "a territory stands twice");
            }
            let culture = known.people.get(start.ruler.index()).and_then(|ruler| ruler.culture);
            let player = Player::of(culture.unwrap_or_default());
            if players.has(player) {
                self.wrong(FILE, &id, &format!("{key}.dynasty"), "its culture stands twice");
            }
            taken = taken.or(lands);
            players.insert(player);
            gold += u32::from(start.gold);
            castles += start.castles.len() + usize::from(start.castles_of_choice);
            unrest += start.unrest.len();
            for development in opened.developments.iter() {
                let left = &mut cards[development.index()];
                if *left == 0 {
                    let what = format!("there is no other '{}'", development.word());
                    self.wrong(FILE, &id, &format!("{key}.developments"), what);
                }
                *left = left.saturating_sub(1);
            }
            let kin = opened.siblings.iter().chain(&opened.children).flat_map(|kin| &kin.traits);
            for what in opened.traits.iter().chain(kin) {
                let count = &mut left[Token::of(*what, Rim::Starting).index()];
                if *count == 0 {
                    let what = format!("there is no starting token '{}' left", what.word());
                    self.wrong(FILE, &id, &format!("{key}.traits"), what);
                }
                *count = count.saturating_sub(1);
            }
            starts.push(opened);
        }
        let numbers = known.numbers;
        // What the box has of each: CK-COMP-21, CK-COMP-06, CK-COMP-13.
        for (what, n, most) in [
            ("gold", gold as usize, numbers.gold),
            ("castles", castles, numbers.castles),
            ("unrest", unrest, numbers.unrest),
        ] {
            if n > usize::from(most) {
                self.wrong(FILE, &id, "dynasties", format!("{n} {what}, the box has {most}"));
            }
        }
        Scenario {
            id: scenario,
            players: (fewest, most),
            eras: item.eras,
            end: SpaceId(last.saturating_sub(1)),
            permanent_elimination: item.elimination_is_final,
            extra_tokens: extra_token.into_iter().collect(),
            open_cultures: item.stays_open.into_iter().collect(),
            starts,
        }
    }

    fn opening(
        &mut self,
        known: &Held<'_>,
        id: &str,
        key: &str,
        start: &StartItem,
        all: &[StartItem],
    ) -> Start {
        let key = |part: &str| format!("{key}.{part}");
        let territories: Territories = start.territories.iter().copied().collect();
        let mut among = |part: &str, some: &[TerritoryId]| -> Territories {
            let some: Territories = some.iter().copied().collect();
            if !some.without(territories).is_empty() {
                self.wrong(FILE, id, &key(part), "must all be among its territories");
            }
            some
        };
        let castles = among("castles", &start.castles);
        let mobilised = among("mobilised", &start.mobilised);
        let unrest = among("unrest", &start.unrest);
        if !mobilised.and(unrest).is_empty() {
            self.wrong(FILE, id, &key("unrest"), "must not be where a footsoldier stands");
        }
        // CK-LIMIT-01, CK-MOBILIZE-05, CK-INV-16, CK-R-13.
        let room = territories.without(castles).len();
        let numbers = [
            ("territories", start.territories.len(), 1, 8),
            ("mobilised", start.mobilised.len(), 0, 4),
            ("castles_of_choice", start.castles_of_choice.into(), 0, room.min(1) as u16),
            ("age", start.age.into(), 0, 4),
            ("siblings", start.siblings.len(), 0, 2),
            ("children", start.children.len(), 0, 3),
        ];
        for (part, n, least, most) in numbers {
            self.within(FILE, id, &key(part), n as u16, least..=most);
        }
        for (part, kin) in [("siblings", &start.siblings), ("children", &start.children)] {
            if kin.iter().any(|kin| kin.sex == Sex::Horse || kin.traits.is_empty() || kin.traits.len() > 2) {
                self.wrong(FILE, id, &key(part), "must be men or women with one or two traits");
            }
        }
        if known.people.get(start.ruler.index()).is_none_or(|ruler| ruler.dynasty != Some(start.dynasty)) {
            self.wrong(FILE, id, &key("ruler"), "is no starting ruler of this dynasty");
        }
        for (part, rival) in
            [("casus_belli", start.casus_belli), ("casus_belli_of_three", start.casus_belli_of_three)]
        {
            let there = |rival| rival != start.dynasty && all.iter().any(|other| other.dynasty == rival);
            if rival.is_some_and(|rival| !there(rival)) {
                self.wrong(FILE, id, &key(part), "must be another dynasty of this scenario");
            }
        }
        let developments: Developments = start.developments.iter().copied().collect();
        for kind in [DevKind::Councillor, DevKind::Invention] {
            let is =
                |one: &DevelopmentId| known.developments.get(one.index()).is_some_and(|d| d.kind == kind);
            if developments.iter().filter(is).count() > 3
                || developments.len() as usize != start.developments.len()
            {
                self.wrong(FILE, id, &key("developments"), "at most three of a kind, and none twice");
            }
        }
        let sex = known.people.get(start.ruler.index()).map(|ruler| ruler.sex);
        let spouse = if sex == Some(Sex::Woman) { Sex::Man } else { Sex::Woman };
        Start {
            dynasty: start.dynasty,
            king: start.ruler,
            traits: self.four(FILE, id, &key("traits"), &start.traits),
            age: start.age,
            territories,
            gold: start.gold,
            developments,
            castles,
            castles_of_choice: start.castles_of_choice,
            mobilised,
            unrest,
            spouse: start.spouse.then_some(spouse),
            siblings: start.siblings.clone(),
            children: start.children.clone(),
            casus_belli: start.casus_belli,
            casus_belli_of_three: start.casus_belli_of_three,
        }
    }
}
