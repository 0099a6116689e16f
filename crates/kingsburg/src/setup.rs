//! Set up.

use crate::Kingsburg;
use crate::board::{Board, MAX_SEATS, Phase, Player, State};
use crate::content::CardId;
use crate::event::Event;
use crate::flow::{Frame, Play};
use table::{Chance, Seat, Sink, Stack};

impl Kingsburg {
    /// KB-SETUP-01 to KB-SETUP-15: nobody has anything, the order is drawn, one card of each year is laid face down.
    pub(crate) fn start<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut order: [Seat; MAX_SEATS] = std::array::from_fn(|i| Seat(i as u8));
        chance.shuffle(&mut order[..self.seat_count()]);
        let invaders = std::array::from_fn(|i| self.draw_card(i as u8 + 1, chance));
        let board = Board {
            seats: self.seat_count() as u8,
            year: 1,
            phase: Phase::Aid,
            order,
            players: [Player::default(); MAX_SEATS],
            agent: None,
            aid_die: None,
            influenced: 0,
            court: Stack::new(),
            neutral: [0; 5],
            looked: Default::default(),
            totals: [0; MAX_SEATS],
            frames: [Frame::Begin].into_iter().collect(),
        };
        sink.emit(Event::OrderDrawn { order, seats: board.seats });
        let mut state = State { board, invaders };
        Play::new(self, &mut state, chance, sink).run();
        state
    }

    /// KB-SETUP-13, KB-SETUP-14: one card of the year's deck, at random.
    pub(crate) fn draw_card<C: Chance>(&self, year: u8, chance: &mut C) -> CardId {
        let deck: Stack<CardId, 25> = self.components().cards_of(year).collect();
        deck[chance.draw(deck.len())]
    }
}
