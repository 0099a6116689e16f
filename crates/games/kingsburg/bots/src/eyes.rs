//! A seat's eyes on the board: what it plans with, and how much time is left.

use super::winter::{self, Front};
use kingsburg::board::{Board, Phase, Player, YEARS};
use kingsburg::content::{BuildingId, CardId, Content, SourceId};
use kingsburg::effects::standing;
use kingsburg::flow::Frame;
use kingsburg::seasons::build;
use kingsburg::seasons::prices::{self, Price};
use kingsburg::view::View;
use table::Seat;

/// What one seat sees, with what it has worked out for the question at hand.
pub struct Eyes<'a> {
    /// The components.
    pub content: &'a Content,
    /// All that the seat knows.
    pub view: &'a View,
    /// What lies open.
    pub board: &'a Board,
    /// Whose eyes.
    pub seat: Seat,
    /// The battle of this Winter.
    pub front: Front,
    /// What the next buildings of each row are worth.
    worths: [f32; BuildingId::COUNT as usize],
    /// What they cost.
    prices: [Price; BuildingId::COUNT as usize],
    /// What a good kept to the end scores.
    pub hoard: f32,
}

impl<'a> Eyes<'a> {
    /// Looks at the board from this seat.
    pub fn new(view: &'a View, seat: Seat) -> Eyes<'a> {
        let mut eyes = Eyes {
            content: view.content(),
            view,
            board: &view.board,
            seat,
            front: Front::default(),
            worths: [0.0; BuildingId::COUNT as usize],
            prices: [Price::default(); BuildingId::COUNT as usize],
            hoard: 0.0,
        };
        eyes.front = winter::front(&eyes);
        eyes.hoard = eyes.hoarding();
        let me = *eyes.me();
        for id in build::open_spaces(&me).iter() {
            eyes.prepare(id);
            if id.column() < 4 {
                eyes.prepare(BuildingId(id.0 + 1));
            }
        }
        eyes
    }

    fn prepare(&mut self, id: BuildingId) {
        self.worths[usize::from(id.0)] = self.building(id);
        self.prices[usize::from(id.0)] = prices::price(self.content, self.board, self.seat, id);
    }

    /// The seat's own player.
    pub fn me(&self) -> &'a Player {
        self.board.player(self.seat)
    }

    /// The same board seen from another seat.
    pub fn of(&self, seat: Seat) -> Eyes<'a> {
        Eyes::new(self.view, seat)
    }

    /// What a building that is open, or comes next, is worth.
    pub fn worth(&self, id: BuildingId) -> f32 {
        self.worths[usize::from(id.0)]
    }

    /// What it costs.
    pub fn price(&self, id: BuildingId) -> Price {
        self.prices[usize::from(id.0)]
    }

    /// Everything that acts for the seat: all its buildings, its governor, the cards that lie open.
    pub fn standing(&self) -> impl Iterator<Item = SourceId> {
        standing(self.board, self.seat, self.me().built)
    }

    /// Are lines or governors still being chosen?
    pub fn is_set_up(&self) -> bool {
        matches!(
            self.board.frame(),
            Frame::Lines { .. }
                | Frame::Draft { .. }
                | Frame::Governors { .. }
                | Frame::Name { .. }
                | Frame::Bid(_)
        )
    }

    /// Does it build now for the last time? Goods that it keeps become no buildings any more.
    pub fn builds_last(&self) -> bool {
        let last = self.board.year == YEARS && self.board.phase == Phase::Autumn;
        last && matches!(self.board.frame(), Frame::Build(_))
    }

    /// The first productive season that is still to come this year.
    fn next_season(&self) -> u8 {
        match self.board.phase {
            Phase::Aid => 0,
            Phase::Spring | Phase::Reward => 1,
            Phase::Summer | Phase::Agent => 2,
            Phase::Autumn | Phase::Mercenaries | Phase::Winter => 3,
        }
    }

    /// How often these seasons (as bits) still come, without the present one.
    pub fn seasons(&self, mask: u8) -> f32 {
        let years = u32::from(YEARS - self.board.year);
        let this_year = mask & 0b111 & !((1 << self.next_season()) - 1);
        (years * (mask & 0b111).count_ones() + this_year.count_ones()) as f32
    }

    /// How often these seasons still end.
    pub fn season_ends(&self, mask: u8) -> f32 {
        let present = self.board.phase.season().is_some_and(|s| mask >> s & 1 == 1);
        self.seasons(mask) + f32::from(u8::from(present))
    }

    /// Productive seasons still to come, without the present one.
    pub fn seasons_after(&self) -> f32 {
        self.seasons(0b111)
    }

    /// How many of these years (as bits 1 to 5) still begin.
    pub fn years(&self, mask: u8) -> f32 {
        let first = if self.is_set_up() { 1 } else { self.board.year + 1 };
        (first..=YEARS).filter(|year| mask >> year & 1 == 1).count() as f32
    }

    /// Winters still to come.
    pub fn winters(&self) -> f32 {
        f32::from(YEARS + 1 - self.board.year)
    }

    /// The invader cards that may come in a year.
    pub fn cards(&self, year: u8) -> impl Iterator<Item = CardId> {
        let known = self.view.known.invaders[usize::from(year) - 1];
        self.content.cards_of(year).filter(move |card| known.is_none_or(|k| k == *card))
    }

    /// How well a seat stands: the higher, the rather others should have what it does not.
    pub fn standing_of(&self, seat: Seat) -> f32 {
        let player = self.board.player(seat);
        f32::from(player.vp) + 0.6 * player.built.count() as f32 + 0.5 * f32::from(player.goods.total())
    }
}
