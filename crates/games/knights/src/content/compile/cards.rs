//! Events, Agendas, Advancements, Missions.

use super::{Compiler, by_id};
use crate::content::clauses::CardDeck;
use crate::content::items::{AdvancementItem, AgendaItem, EventItem, MissionItem};
use crate::content::vocabulary::Effect;
use crate::content::{
    AdvancementId, AdvancementPrint, AgendaId, AgendaKind, AgendaPrint, EventId, EventPrint, MissionId, words,
};

impl Compiler<'_> {
    pub(super) fn events(&mut self) -> Vec<EventPrint> {
        let mut events = Vec::new();
        for item in self.read::<EventItem>("events", &words::EVENTS) {
            let Some(id) = EventId::named(&item.id) else { continue };
            self.within("events", &item.id, "copies", item.copies.into(), 1..=1);
            self.within("events", &item.id, "cancel_faith", item.cancel_faith.unwrap_or(1).into(), 1..=9);
            self.clauses("events", &item.id, CardDeck::Event, id.0, &item.effects);
            let (colour, cancel) = (item.colour, item.cancel_faith);
            let print = EventPrint { colour, cancel, lasting: item.lasting, edition: item.deck };
            events.push((id, print));
        }
        let lasting = events.iter().filter(|(_, print): &&(EventId, EventPrint)| print.lasting).count();
        self.room("events", "lasting", lasting, 12);
        by_id(events)
    }

    pub(super) fn agendas(&mut self) -> Vec<AgendaPrint> {
        let mut agendas = Vec::new();
        for item in self.read::<AgendaItem>("agendas", &words::AGENDAS) {
            let Some(id) = AgendaId::named(&item.id) else { continue };
            let is_private = |effect: &Effect| matches!(effect, Effect::PrivateMotion {});
            let private_motion = item.effects.iter().flat_map(|clause| &clause.effects).any(is_private);
            let most = if private_motion { 4 } else { 1 };
            self.within("agendas", &item.id, "copies", item.copies.into(), 1..=most);
            self.within("agendas", &item.id, "maintained", item.maintained, 0..=1000);
            self.clauses("agendas", &item.id, CardDeck::Agenda, id.0, &item.effects);
            let print = AgendaPrint {
                kind: item.r#type,
                vote: item.vote,
                copies: item.copies,
                edition: item.deck,
                private_motion,
            };
            agendas.push((id, print));
        }
        let is_law = |(_, print): &&(AgendaId, AgendaPrint)| print.kind == AgendaKind::Law;
        self.room("agendas", "type", agendas.iter().filter(is_law).count(), 24);
        by_id(agendas)
    }

    pub(super) fn advancements(&mut self) -> Vec<AdvancementPrint> {
        let mut advancements = Vec::new();
        for item in self.read::<AdvancementItem>("advancements", &words::ADVANCEMENTS) {
            let Some(id) = AdvancementId::named(&item.id) else { continue };
            self.within("advancements", &item.id, "copies", item.copies.into(), 1..=3);
            self.within("advancements", &item.id, "cost", item.cost.into(), 0..=20);
            if item.exhaust != item.effects.iter().any(|clause| clause.exhaust) {
                self.wrong("advancements", &item.id, "exhaust", "does not agree with what it does");
            }
            self.clauses("advancements", &item.id, CardDeck::Advancement, id.0, &item.effects);
            let print = AdvancementPrint { cost: item.cost, copies: item.copies, battle: item.battle };
            advancements.push((id, print));
        }
        let copies = |(_, print): &(AdvancementId, AdvancementPrint)| usize::from(print.copies);
        self.room("advancements", "copies", advancements.iter().map(copies).sum(), 44);
        by_id(advancements)
    }

    /// Sees to it that there is room on the table for all of a kind.
    fn room(&mut self, file: &str, key: &str, there: usize, most: usize) {
        if there > most {
            self.wrong(file, "", key, format!("there are {there}, and room for {most}"));
        }
    }

    pub(super) fn missions(&mut self) {
        for item in self.read::<MissionItem>("missions", &words::MISSIONS) {
            let Some(id) = MissionId::named(&item.id) else { continue };
            self.within("missions", &item.id, "copies", item.copies.into(), 1..=1);
            self.within("missions", &item.id, "reward_influence", item.reward_influence.into(), 0..=20);
            self.clauses("missions", &item.id, CardDeck::Mission, id.0, &item.effects);
        }
    }
}
