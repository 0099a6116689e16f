//! Drawing from the other decks. Nobody knows their order, so what comes is settled when it comes; what an exhausted deck is rebuilt of are
//! its discards (WK-SUPPLY-01).

use crate::Knights;
use crate::board::Board;
use crate::content::{AdvancementId, AgendaId, Colour, EventId, Events, TroopId, Troops};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use table::{Chance, Rule, Sink, Stack};

impl Knights {
    /// The Events of a colour among these.
    fn coloured(&self, events: Events, colour: Colour) -> Events {
        events.iter().filter(|event| self.content.events[event.index()].colour == colour).collect()
    }
}

/// What is left is drawn from at random.
pub(crate) trait Decks {
    /// The back of the next Event is seen (WK-EVENT-01).
    fn expose_event(&mut self);
    /// The top Event goes under the deck unseen (WK-SETUP-04).
    fn bury_event(&mut self);
    /// The top Event is drawn.
    fn draw_event(&mut self) -> Option<EventId>;
    /// An Agenda is drawn and added to the current ones (WK-ASSEMBLY-13, WK-R-70).
    fn reveal_agenda(&mut self, rule: Rule) -> Option<AgendaId>;
    /// N+1 Mercenaries are put on offer (WK-SETUP-22, WK-DRAFT-17).
    fn offer_mercenaries(&mut self, rule: Rule);
    /// The top Mercenary (WK-R-78).
    fn draw_mercenary(&mut self) -> Option<TroopId>;
    /// The top Advancement (CG-R-17).
    fn draw_advancement(&mut self) -> Option<AdvancementId>;
    /// The offer of Advancements is filled up by one (CG-TECH-04).
    fn refill_advancements(&mut self);
}

impl<C: Chance, S: Sink<Event>> Decks for Play<'_, C, S> {
    fn expose_event(&mut self) {
        let game = self.game;
        let deck = &mut self.state.board.events;
        if deck.left.is_empty() {
            // Those in force are not among the used ones.
            (deck.left, deck.used) = (deck.used, Events::NONE);
            deck.under.clear();
        }
        // A position that was written by hand may have any backs.
        let free = (deck.left.len() as usize).saturating_sub(deck.under.len());
        deck.top = if deck.left.is_empty() {
            None
        } else if free == 0 {
            Some(deck.under.remove(0))
        } else {
            let under = |colour| deck.under.iter().filter(|back| **back == colour).count();
            let count =
                |colour| (game.coloured(deck.left, colour).len() as usize).saturating_sub(under(colour));
            let drawn = self.chance.draw(free);
            let red = count(Colour::Red);
            Some(match drawn {
                n if n < red => Colour::Red,
                n if n < red + count(Colour::Green) => Colour::Green,
                _ => Colour::Blue,
            })
        };
    }

    fn bury_event(&mut self) {
        let deck = &mut self.state.board.events;
        if let Some(back) = deck.top.take() {
            deck.under.push(back);
        }
        self.expose_event();
    }

    fn draw_event(&mut self) -> Option<EventId> {
        let colour = self.board().events.top?;
        let event = self.game.coloured(self.board().events.left, colour).draw(self.chance)?;
        self.board_mut().events.left.remove(event);
        self.expose_event();
        Some(event)
    }

    fn reveal_agenda(&mut self, rule: Rule) -> Option<AgendaId> {
        let agendas = &mut self.state.board.agendas;
        if agendas.current.len() == 16 {
            return None;
        }
        if agendas.deck.iter().all(|count| *count == 0) {
            (agendas.deck, agendas.discards) = (agendas.discards, [0; AgendaId::COUNT]);
        }
        let total: usize = agendas.deck.iter().map(|count| usize::from(*count)).sum();
        if total == 0 {
            return None;
        }
        let mut drawn = self.chance.draw(total);
        let agenda = AgendaId::all().find(|agenda| {
            let count = usize::from(agendas.deck[agenda.index()]);
            let here = drawn < count;
            drawn = drawn.wrapping_sub(if here { 0 } else { count });
            here
        })?;
        agendas.deck[agenda.index()] -= 1;
        agendas.current.push(agenda);
        self.tell(Event::AgendaRevealed { agenda, rule });
        Some(agenda)
    }

    fn offer_mercenaries(&mut self, rule: Rule) {
        for _ in 0..=self.board().count {
            let Some(troop) = self.draw_mercenary() else { break };
            self.board_mut().mercenaries.offer.insert(troop);
            self.tell(Event::MercenaryOffered { troop: troop.kind(), rule });
        }
    }

    fn draw_mercenary(&mut self) -> Option<TroopId> {
        let mercenaries = &mut self.state.board.mercenaries;
        if mercenaries.deck.is_empty() {
            (mercenaries.deck, mercenaries.discards) = (mercenaries.discards, Troops::NONE);
        }
        let troop = mercenaries.deck.draw(self.chance)?;
        mercenaries.deck.remove(troop);
        Some(troop)
    }

    fn draw_advancement(&mut self) -> Option<AdvancementId> {
        let advancements = &mut self.state.board.advancements;
        let total: usize = advancements.deck.iter().map(|count| usize::from(*count)).sum();
        if total == 0 {
            return (!advancements.under.is_empty()).then(|| advancements.under.remove(0));
        }
        let cards: Stack<AdvancementId, 64> =
            AdvancementId::all().flat_map(|id| (0..advancements.deck[id.index()]).map(move |_| id)).collect();
        let drawn = cards[self.chance.draw(total)];
        advancements.deck[drawn.index()] -= 1;
        Some(drawn)
    }

    fn refill_advancements(&mut self) {
        if self.board().advancements.offer.len() == 3 {
            return;
        }
        if let Some(advancement) = self.draw_advancement() {
            self.board_mut().advancements.offer.push(advancement);
            self.tell(Event::AdvancementOffered { advancement });
        }
    }
}

/// An Agenda that is no longer in force goes to the discards.
pub(crate) fn discard_agenda(board: &mut Board, agenda: AgendaId) {
    board.agendas.discards[agenda.index()] += 1;
}
