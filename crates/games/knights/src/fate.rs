//! Drawing Fate cards (p.5): every random Baron, Noble, city or nationality comes from the Fate deck.

use crate::board::{Board, DECK, SHOWN};
use crate::content::{BASE_FATES, CityId, Fate, FateId, Nation, NobleId};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::{Knights, State};
use table::{Chance, Rule, Seat, SeatSet, Sink};

impl Knights {
    /// The Fate card of this place in the deck that is played with (CG-SETUP-13).
    #[inline]
    #[must_use]
    pub fn fate_id(&self, card: u8) -> FateId {
        FateId(if self.options.for_glory { card + BASE_FATES as u8 } else { card })
    }

    /// What it says.
    #[inline]
    #[must_use]
    pub fn fate(&self, card: u8) -> &Fate {
        self.content.fate(self.fate_id(card))
    }

    /// How many cards the Fate deck has.
    #[must_use]
    pub fn fate_count(&self) -> usize {
        if self.options.for_glory { 48 } else { BASE_FATES }
    }
}

/// Drawing one by one: each is shown and goes under the deck (WK-FATE-03, WK-FATE-07, WK-R-101, WK-FATE-06).
pub(crate) trait FateDraws {
    /// The next card; none while all are in hands.
    fn fate_card(&mut self, rule: Rule) -> Option<u8>;

    /// Cards until one will do (WK-FATE-05); none if no card does.
    fn fate_until<T>(
        &mut self,
        rule: Rule,
        does: impl FnMut(&Knights, &State, &Fate) -> Option<T>,
    ) -> Option<T>;

    /// A random Baron who is in the game and none of these (WK-R-91).
    fn fate_baron(&mut self, rule: Rule, but: SeatSet) -> Seat;

    /// A random city that will do.
    fn fate_city(&mut self, rule: Rule, does: impl Fn(&Board, CityId) -> bool) -> Option<CityId>;

    /// A random Noble who will do; Baron and Noble come from the same card (WK-FATE-04).
    fn fate_noble(&mut self, rule: Rule, does: impl Fn(&Board, NobleId) -> bool) -> Option<NobleId>;

    /// A random Noble of one Baron.
    fn fate_noble_of(
        &mut self,
        rule: Rule,
        seat: Seat,
        does: impl Fn(&Board, NobleId) -> bool,
    ) -> Option<NobleId>;

    /// A random nationality.
    fn fate_nation(&mut self, rule: Rule) -> Option<Nation>;
}

impl<C: Chance, S: Sink<Event>> FateDraws for Play<'_, C, S> {
    fn fate_card(&mut self, rule: Rule) -> Option<u8> {
        let card = self.state.fate.draw(DECK, SHOWN)?;
        self.state.fate.pick(card, DECK, table::zones::End::Bottom);
        self.tell(Event::FateDrawn { fate: self.game.fate_id(card), rule });
        Some(card)
    }

    fn fate_until<T>(
        &mut self,
        rule: Rule,
        mut does: impl FnMut(&Knights, &State, &Fate) -> Option<T>,
    ) -> Option<T> {
        // The deck comes round again: who has seen all of it has seen that none will do.
        for _ in 0..self.game.fate_count() {
            let card = self.fate_card(rule)?;
            if let Some(found) = does(self.game, self.state, self.game.fate(card)) {
                return Some(found);
            }
        }
        None
    }

    fn fate_baron(&mut self, rule: Rule, but: SeatSet) -> Seat {
        let found = self.fate_until(rule, |_, state, fate| {
            let seat = state.board.seat_of(fate.baron)?;
            (!but.has(seat) && !state.board.baron(seat).is_out).then_some(seat)
        });
        // While their cards are in hands, in a battle, it is chance that picks.
        found.or_else(|| self.state.board.players().without(but).draw(self.chance)).unwrap_or_default()
    }

    fn fate_city(&mut self, rule: Rule, does: impl Fn(&Board, CityId) -> bool) -> Option<CityId> {
        if !CityId::all().any(|city| does(self.board(), city)) {
            return None;
        }
        self.fate_until(rule, |_, state, fate| does(&state.board, fate.city).then_some(fate.city))
    }

    fn fate_noble(&mut self, rule: Rule, does: impl Fn(&Board, NobleId) -> bool) -> Option<NobleId> {
        let board = self.board();
        if !board.playing().flat_map(|seat| board.nobles_of(seat)).any(|noble| does(board, noble)) {
            return None;
        }
        self.fate_until(rule, |_, state, fate| {
            let seat = state.board.seat_of(fate.baron)?;
            let noble = NobleId::of(fate.baron, fate.noble);
            (!state.board.baron(seat).is_out && does(&state.board, noble)).then_some(noble)
        })
    }

    fn fate_noble_of(
        &mut self,
        rule: Rule,
        seat: Seat,
        does: impl Fn(&Board, NobleId) -> bool,
    ) -> Option<NobleId> {
        let board = self.board();
        if !board.nobles_of(seat).any(|noble| does(board, noble)) {
            return None;
        }
        self.fate_until(rule, |_, state, fate| {
            let noble = NobleId::of(state.board.baron(seat).id, fate.noble);
            does(&state.board, noble).then_some(noble)
        })
    }

    fn fate_nation(&mut self, rule: Rule) -> Option<Nation> {
        self.fate_card(rule).map(|card| self.game.fate(card).nation)
    }
}
