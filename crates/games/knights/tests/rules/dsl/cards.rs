//! Cards in a position: Agendas, Advancements, Mercenaries, Events, Action cards in their areas.

use super::*;

impl Scene {
    /// Laws in force.
    pub fn laws(mut self, words: &str) -> Scene {
        for word in words.split_whitespace() {
            let id = self.take_agenda(word);
            self.state.board.agendas.laws.push(id);
        }
        self
    }

    /// Charges of a Baron.
    pub fn charges(mut self, seat: u8, words: &str) -> Scene {
        for word in words.split_whitespace() {
            let id = self.take_agenda(word);
            self.state.board.baron_mut(Seat(seat)).charges.push(id);
        }
        self
    }

    /// The Office of a Noble.
    pub fn office(mut self, seat: u8, symbol: &str, word: &str) -> Scene {
        let id = self.take_agenda(word);
        self.state.board.noble_mut(noble(seat, symbol)).office = Some(id);
        self
    }

    /// The current Agendas, and no others.
    pub fn agendas(mut self, words: &str) -> Scene {
        let agendas = &mut self.state.board.agendas;
        let current = std::mem::take(&mut agendas.current);
        current.iter().for_each(|id| agendas.deck[id.index()] += 1);
        for word in words.split_whitespace() {
            let id = agenda(word);
            let agendas = &mut self.state.board.agendas;
            agendas.deck[id.index()] = agendas.deck[id.index()].saturating_sub(1);
            agendas.current.push(id);
        }
        self
    }

    /// Agendas that were discarded.
    pub fn discarded(mut self, words: &str) -> Scene {
        for word in words.split_whitespace() {
            let id = self.take_agenda(word);
            self.state.board.agendas.discards[id.index()] += 1;
        }
        self
    }

    /// Advancements of a Baron.
    pub fn owns(mut self, seat: u8, words: &str) -> Scene {
        for word in words.split_whitespace() {
            let id = advancement(word);
            let deck = &mut self.state.board.advancements;
            deck.deck[id.index()] = deck.deck[id.index()].saturating_sub(1);
            self.state.board.baron_mut(Seat(seat)).advancements.push(id);
        }
        self
    }

    /// The Advancements on offer.
    pub fn on_offer(mut self, words: &str) -> Scene {
        let deck = &mut self.state.board.advancements;
        let offer = std::mem::take(&mut deck.offer);
        offer.iter().for_each(|id| deck.deck[id.index()] += 1);
        for word in words.split_whitespace() {
            let id = advancement(word);
            deck.deck[id.index()] -= 1;
            deck.offer.push(id);
        }
        self
    }

    /// Mercenaries on offer.
    pub fn offer(mut self, words: &str) -> Scene {
        let offer = self.troops(0, words);
        self.state.board.mercenaries.offer = offer;
        self
    }

    /// Markers on the track from the left: `0 1 - 1`, a token as `t`.
    pub fn track(mut self, words: &str) -> Scene {
        for (spot, word) in words.split_whitespace().enumerate() {
            self.state.board.track[spot] = match word {
                "-" => None,
                "t" => Some(Marker::Token),
                seat => Some(Marker::Baron(Seat(seat.parse().expect("a seat")))),
            };
        }
        self
    }

    /// So many cards of a Baron lie in an area.
    pub fn in_area(mut self, phase: PhaseArea, seat: u8, card: ActionCard, n: u8) -> Scene {
        for _ in 0..n {
            self.state.board.areas[phase as usize][usize::from(seat)].add(card);
            self.state.board.baron_mut(Seat(seat)).cards.remove(card);
        }
        self
    }

    /// The Event that is drawn next: all others are used up.
    pub fn event(mut self, word: &str) -> Scene {
        let id = event(word);
        let events = &mut self.state.board.events;
        events.used = events.used.or(events.left);
        events.used.remove(id);
        events.left = knights::content::Events::one(id);
        events.top = Some(self.game.content().events[id.index()].colour);
        events.under = Stack::new();
        self
    }
}
