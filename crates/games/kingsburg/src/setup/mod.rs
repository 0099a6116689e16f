//! Set up: the board, then what players choose before the first year (modules 2 and 3).

pub mod auction;
pub mod bidding;
pub mod draft;
pub mod governors;
pub mod lines;

use crate::Kingsburg;
use crate::board::{Board, Hidden, LINES, MAX_SEATS, Phase, Player, State, TILES, TriggerSet, YEARS};
use crate::content::{Built, CardId, FateId, GovernorId, ScenarioId, Side};
use crate::event::Event;
use crate::flow::{Frame, Play, Point};
use crate::options::{Caprices, Fate, Lines, Reinforcements, Rows, Scenario};
use table::{Chance, Seat, Sink, Stack};

impl Kingsburg {
    /// KB-SETUP-01, KB-SETUP-11, KB-SETUP-14: nobody has anything, the order is drawn, one card of each year is put face
    /// down.
    pub(crate) fn start<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut order: [Seat; MAX_SEATS] = std::array::from_fn(|i| Seat(i as u8));
        chance.shuffle(&mut order[..self.seat_count()]);
        let invaders = std::array::from_fn(|i| self.draw_card(i as u8 + 1, chance));
        let scenario = match self.options().scenario {
            // KB-SCEN-02: one of the four, at random.
            Scenario::Random => Some(ScenarioId(chance.draw(usize::from(ScenarioId::COUNT)) as u8)),
            named @ (Scenario::None
            | Scenario::GoblinValley
            | Scenario::LongSiege
            | Scenario::KingsWager
            | Scenario::SeersWarning) => named.card(),
        };
        let mut board = self.empty_board(order, scenario);
        let mut hidden = Hidden::of(invaders);
        if self.has_second_deck(&board) {
            hidden.valley = std::array::from_fn(|i| self.draw_valley_card(invaders[i], chance));
        }
        if self.options().fate == Fate::On {
            hidden.fates = self.draw_fates(Stack::new(), chance);
        }
        if self.options().caprices == Caprices::Court {
            chance.shuffle(&mut hidden.tiles);
        }
        sink.emit(Event::OrderDrawn { order, seats: board.seats });
        if let Some(scenario) = scenario {
            sink.emit(Event::ScenarioChosen { scenario });
        }
        board.frames = [Frame::At(Point::Governors)].into_iter().collect();
        let mut state = State { board, hidden };
        let mut play = Play::new(self, &mut state, chance, sink);
        if self.options().caprices == Caprices::Restoration {
            // KB-REST-02, KB-R-68: all tiles lie on their advisors, those with goods are stocked.
            play.state.board.tiles = ((1 << TILES) - 1) << 1;
            (1..=TILES as u8).for_each(|number| crate::effects::words::fill(&mut play, number));
        }
        match self.options().lines {
            Lines::None => {}
            Lines::Dealt => lines::deal(&mut play),
            Lines::Drafted => draft::begin(&mut play),
        }
        play.run();
        state
    }

    /// A board on which nothing has happened: year I (KB-SETUP-02), the Agent on the calendar (KB-SETUP-03). Nobody has
    /// goods, tokens or buildings (KB-SETUP-12), soldiers (KB-SETUP-09) or victory points (KB-SETUP-10).
    pub(crate) fn empty_board(&self, order: [Seat; MAX_SEATS], scenario: Option<ScenarioId>) -> Board {
        let mut players = [Player::default(); MAX_SEATS];
        for player in &mut players[..self.seat_count()] {
            // KB-SETUP-07, KB-SETUP-08: a province board for each who plays.
            player.spaces = self.printed_spaces();
            if self.options().reinforcements == Reinforcements::Tokens {
                // KB-COMP-03, KB-MOD5-01: 0, 1, 1, 2, 3, 4.
                player.requests = [1, 2, 1, 1, 1];
            }
        }
        Board {
            seats: self.seat_count() as u8,
            year: 1,
            phase: Phase::Aid,
            order,
            players,
            agent: None,
            aid_die: None,
            influenced: 0,
            courted: 0,
            court: Stack::new(),
            neutral: [0; 5],
            looked: Default::default(),
            looked_valley: Default::default(),
            totals: [0; MAX_SEATS],
            scenario,
            fate: None,
            tiles: 0,
            stock: Default::default(),
            restock: 0,
            completed: 0,
            pool: [0; LINES],
            offered: Stack::new(),
            settled: TriggerSet::NONE,
            frames: [Frame::Begin].into_iter().collect(),
        }
    }

    /// KB-COMP-01, KB-MOD1-01: rows B to F, or A to G.
    pub(crate) fn printed_spaces(&self) -> Built {
        let rows = match self.options().rows {
            Rows::Five => 1..6,
            Rows::Seven => 0..7,
        };
        rows.fold(Built::NONE, |set, row| set.or(Built::line(row, Side::Printed)))
    }

    /// KB-SETUP-13, KB-SETUP-14, KB-SETUP-15: one card of the year's deck, at random; the others are never seen.
    pub(crate) fn draw_card<C: Chance>(&self, year: u8, chance: &mut C) -> CardId {
        let mut deck = self.components().cards_of(year);
        let drawn = chance.draw(deck.len());
        deck.nth(drawn).unwrap_or_default()
    }

    /// Is there a second deck of invaders?
    pub(crate) fn has_second_deck(&self, board: &Board) -> bool {
        crate::effects::scenario(self.components(), board, |s| s.second_deck.as_ref()).is_some()
    }

    /// A card of the same year that the first deck has not got.
    pub(crate) fn draw_valley_card<C: Chance>(&self, taken: CardId, chance: &mut C) -> CardId {
        let year = self.components().invader(taken).year;
        let deck: Stack<CardId, 25> = self.components().cards_of(year).filter(|c| *c != taken).collect();
        deck[chance.draw(deck.len())]
    }

    /// KB-MOD4-01: five of the Fate cards, at random, without those that are known to be elsewhere or lie first.
    pub(crate) fn draw_fates<C: Chance>(
        &self,
        known: Stack<FateId, 5>,
        chance: &mut C,
    ) -> [FateId; YEARS as usize] {
        // The deck as a set: search guesses it anew at every iteration.
        let mut deck = known.iter().fold((1u32 << FateId::COUNT) - 1, |deck, fate| deck & !(1 << fate.0));
        std::array::from_fn(|i| match known.get(i) {
            Some(fate) => *fate,
            None => {
                let above = chance.draw(deck.count_ones() as usize);
                let from = (0..above).fold(deck, |left, _| left & left.wrapping_sub(1));
                let drawn = from.trailing_zeros() as u8;
                deck &= !(1 << drawn);
                FateId(drawn)
            }
        })
    }
}

impl Hidden {
    /// Only the invader cards; nothing else is hidden in the base game.
    #[must_use]
    pub fn of(invaders: [CardId; YEARS as usize]) -> Hidden {
        Hidden {
            invaders,
            valley: Default::default(),
            fates: Default::default(),
            tiles: std::array::from_fn(|i| i as u8 + 1),
            dealt: Default::default(),
            kept: [GovernorId::default(); MAX_SEATS],
            requests: [0; MAX_SEATS],
        }
    }
}
