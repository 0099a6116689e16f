//! The events, what they can mean, and on which cards they stand.

use super::Compiler;
use crate::content::clauses::{self, Source};
use crate::content::items::{CardsItem, EventItem};
use crate::content::vocabulary::{
    AddAge, AddTrait, BirthChild, Character, Check, DrawActionCard, DrawTrait, Effect, KillCharacter, ListId,
    RemoveAge, RemoveToken, RemoveTrait, Scope,
};
use crate::content::{CARDS, CardId, EventCard, EventId, words};

const FILE: &str = "events";

/// What one event is compiled into.
struct Lists<'a> {
    event: EventId,
    item: &'a str,
    chosen: bool,
    all: &'a mut Vec<Vec<Effect>>,
}

impl Compiler<'_> {
    /// The events, and the lists of what they do.
    pub(super) fn events(&mut self) -> (Vec<EventCard>, Vec<Vec<Effect>>) {
        let items: Vec<(EventId, EventItem)> =
            self.read(FILE, &words::EVENTS, |item: &EventItem| item.id.as_str());
        let (mut events, mut all) = (Vec::new(), Vec::new());
        for (event, item) in items {
            let id = item.id;
            if item.effects.is_empty() && item.success.is_empty() && item.fail.is_empty() {
                self.wrong(FILE, &id, "effects", "does nothing");
            }
            if item.check.is_none() && !(item.success.is_empty() && item.fail.is_empty()) {
                self.wrong(FILE, &id, "check", "has an outcome of a check and no check");
            }
            if item.chosen == Some(Character::Chosen {}) {
                self.wrong(FILE, &id, "chosen", "must be somebody");
            }
            if let Some(chosen) = item.chosen {
                self.somebody(&id, "chosen", chosen);
            }
            if let Some(Check { successes, draws, .. }) = item.check {
                self.within(FILE, &id, "check.successes", successes, 1..=6);
                self.within(FILE, &id, "check.draws", draws, 0..=9);
            }
            let mut lists = Lists { event, item: &id, chosen: item.chosen.is_some(), all: &mut all };
            let effects = self.list(&mut lists, "effects", item.effects);
            let success = self.list(&mut lists, "success", item.success);
            let fail = self.list(&mut lists, "fail", item.fail);
            events.push(EventCard {
                tone: item.tone,
                value: item.value,
                target: item.target,
                requirements: item.requirements,
                chosen: item.chosen,
                check: item.check,
                effects,
                success,
                fail,
            });
        }
        (events, all)
    }

    /// Notes a list of effects, after what its parts put in force or offer.
    fn list(&mut self, lists: &mut Lists<'_>, key: &str, effects: Vec<Effect>) -> ListId {
        let effects = effects.into_iter().enumerate();
        let noted = effects.map(|(i, effect)| self.effect(lists, &format!("{key}.{i}"), effect)).collect();
        lists.all.push(noted);
        ListId((lists.all.len() - 1) as u16)
    }

    fn effect(&mut self, lists: &mut Lists<'_>, key: &str, mut effect: Effect) -> Effect {
        let id = lists.item.to_owned();
        if let Effect::AddModifier(add) = &mut effect {
            let until = clauses::lasts(add.until);
            match clauses::say(&mut self.builder, Source::Event(lists.event), until, &add.modifier) {
                Ok(clause) => add.clause = clause,
                Err(what) => self.wrong(FILE, &id, &format!("{key}.modifier"), what),
            }
        } else if let Effect::Choose(choose) = &mut effect {
            if choose.options.is_empty() || choose.options.len() > 6 {
                self.wrong(FILE, &id, &format!("{key}.options"), "must be from 1 to 6");
            }
            let options = std::mem::take(&mut choose.options).into_iter().enumerate();
            let noted = options.map(|(i, option)| self.list(lists, &format!("{key}.options.{i}"), option));
            choose.lists = noted.collect();
        } else if let Effect::KillCharacter(KillCharacter { who })
        | Effect::AddTrait(AddTrait { to: who, .. })
        | Effect::DrawTrait(DrawTrait { to: who, .. }) = &effect
            && *who == (Character::Chosen {})
            && !lists.chosen
        {
            self.wrong(FILE, &id, key, "names a chosen person and chooses none");
        }
        self.bounds(&id, key, &effect);
        effect
    }

    /// Numbers that the rules can carry out.
    fn bounds(&mut self, id: &str, key: &str, effect: &Effect) {
        let mut number = |part: &str, n: u8, range| self.within(FILE, id, &format!("{key}.{part}"), n, range);
        if let Effect::BirthChild(BirthChild { count, .. }) = effect {
            number("count", *count, 1..=3);
        } else if let Effect::DrawTrait(DrawTrait { draw, keep, .. }) = effect {
            number("draw", *draw, 1..=4);
            number("keep", *keep, 1..=u16::from(*draw));
        } else if let Effect::RemoveTrait(RemoveTrait { count, .. }) = effect {
            number("count", *count, 1..=9);
        } else if let Effect::AddAge(AddAge { n }) | Effect::RemoveAge(RemoveAge { n }) = effect {
            number("n", *n, 1..=5);
        } else if let Effect::RemoveToken(RemoveToken { n, .. }) = effect {
            number("n", *n, 1..=12);
        } else if let Effect::DrawActionCard(DrawActionCard { n, deck }) = effect {
            number("n", *n, 1..=3);
            if deck.is_empty() {
                self.wrong(FILE, id, &format!("{key}.deck"), "must name a deck");
            }
        } else if let Effect::AddTrait(AddTrait { to, tokens, .. }) = effect {
            if tokens.is_empty() {
                self.wrong(FILE, id, &format!("{key}.trait"), "must name a trait");
            }
            self.somebody(id, &format!("{key}.to"), *to);
        } else if let Effect::KillCharacter(KillCharacter { who }) = effect {
            self.somebody(id, &format!("{key}.who"), *who);
        }
    }

    /// A number must not decide over a reign: card numbers never pick the King.
    fn somebody(&mut self, id: &str, key: &str, who: Character) {
        let (Character::Lowest { scope, .. }
        | Character::Highest { scope, .. }
        | Character::Any { scope, .. }) = who
        else {
            return;
        };
        if scope.is_empty() || (scope.has(Scope::King) && !matches!(who, Character::Any { .. })) {
            self.wrong(FILE, id, &format!("{key}.scope"), "must be some places, for numbers not the King's");
        }
    }

    /// The event of each Action card.
    pub(super) fn cards(&mut self) -> [EventId; CARDS] {
        const FILE: &str = "action_cards";
        let items: Vec<CardsItem> = self.pack.read(FILE, &mut self.mistakes);
        let mut cards = [None; CARDS];
        for item in &items {
            let [first, last] = item.numbers;
            for number in first..=last {
                let card = number.checked_sub(1).map(CardId).filter(|card| card.index() < CARDS);
                match card {
                    Some(card) if card.deck() != item.deck => {
                        let what = format!("card {number} belongs to the deck '{}'", card.deck().word());
                        self.wrong(FILE, &item.id, "numbers", what);
                    }
                    Some(card) if cards[card.index()].is_some() => {
                        self.wrong(FILE, &item.id, "numbers", format!("card {number} has two events"));
                    }
                    Some(card) => cards[card.index()] = Some(item.event),
                    None => self.wrong(FILE, &item.id, "numbers", format!("there is no card {number}")),
                }
            }
        }
        for card in CardId::all().filter(|card| cards[card.index()].is_none()) {
            if let Some(item) = items.iter().rfind(|item| item.deck == card.deck()) {
                self.wrong(FILE, &item.id, "numbers", format!("card {} has no event", card.number()));
            }
        }
        cards.map(Option::unwrap_or_default)
    }
}
