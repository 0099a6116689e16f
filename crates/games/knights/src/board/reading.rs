//! What can be read off the board: who is where, whose is what, how strong it is.

use super::{Baron, Board, City, MAX_SEATS, Marker, Noble, Place, Site, Stronghold};
use crate::content::{AreaId, BaronId, Cities, CityId, NobleId, Nobles, PhaseArea, Troops};
use serde::{Deserialize, Serialize};
use table::{Arg, Element, Seat, SeatSet};

/// An army: that of a Noble, or the troops in a stronghold (WK-TERM-02, WK-TERM-03).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Army {
    /// A Noble's.
    Noble(NobleId),
    /// In the stronghold of a Baron.
    Stronghold(BaronId),
}

impl Army {
    /// As something on the board.
    #[must_use]
    pub fn element(self) -> Element {
        match self {
            Army::Noble(noble) => noble.element(),
            Army::Stronghold(baron) => Element::word("stronghold", baron.word()),
        }
    }

    /// Whose it is.
    #[inline]
    #[must_use]
    pub const fn baron(self) -> BaronId {
        match self {
            Army::Noble(noble) => noble.baron(),
            Army::Stronghold(baron) => baron,
        }
    }

    /// Its Noble.
    #[must_use]
    pub const fn noble(self) -> Option<NobleId> {
        match self {
            Army::Noble(noble) => Some(noble),
            Army::Stronghold(_) => None,
        }
    }

    /// All armies of a Baron: his Nobles', and that in his stronghold.
    pub fn all_of(baron: BaronId) -> impl Iterator<Item = Army> + Clone {
        NobleId::all_of(baron).map(Army::Noble).chain([Army::Stronghold(baron)])
    }
}

impl From<Army> for Arg {
    fn from(army: Army) -> Arg {
        army.element().into()
    }
}

impl Board {
    /// What a Baron has before him.
    #[inline]
    #[must_use]
    pub fn baron(&self, seat: Seat) -> &Baron {
        &self.barons[seat.index()]
    }

    /// The same, to change.
    #[inline]
    pub fn baron_mut(&mut self, seat: Seat) -> &mut Baron {
        &mut self.barons[seat.index()]
    }

    /// A Noble.
    #[inline]
    #[must_use]
    pub fn noble(&self, noble: NobleId) -> &Noble {
        &self.nobles[noble.index()]
    }

    /// A Noble, to change.
    #[inline]
    pub fn noble_mut(&mut self, noble: NobleId) -> &mut Noble {
        &mut self.nobles[noble.index()]
    }

    /// A city.
    #[inline]
    #[must_use]
    pub fn city(&self, city: CityId) -> &City {
        &self.cities[city.index()]
    }

    /// A city, to change.
    #[inline]
    pub fn city_mut(&mut self, city: CityId) -> &mut City {
        &mut self.cities[city.index()]
    }

    /// The Barons in the game.
    pub fn playing(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + '_ {
        (0..self.seats).map(Seat).filter(|seat| !self.barons[seat.index()].is_out)
    }

    /// The same as a set.
    #[must_use]
    pub fn players(&self) -> SeatSet {
        self.playing().collect()
    }

    /// The Barons in the game from this one on, clockwise.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        let seats = self.seats.max(1);
        (0..seats).map(move |step| Seat((from.0 + step) % seats)).filter(|seat| !self.baron(*seat).is_out)
    }

    /// The Chairman first, then clockwise.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.clockwise(self.chairman)
    }

    /// Who plays this Baron.
    #[inline]
    #[must_use]
    pub fn seat_of(&self, baron: BaronId) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.barons[seat.index()].id == baron)
    }

    /// Whose Noble he is.
    #[inline]
    #[must_use]
    pub fn owner(&self, noble: NobleId) -> Seat {
        self.seat_of(noble.baron()).unwrap_or_default()
    }

    /// The four Nobles of a Baron.
    pub fn nobles_of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = NobleId> + Clone {
        NobleId::all_of(self.baron(seat).id)
    }

    /// The Nobles of a Baron in an area; not those on a port icon (WK-SEA-06).
    #[must_use]
    pub fn nobles_in(&self, seat: Seat, area: AreaId) -> Nobles {
        self.nobles_of(seat).filter(|noble| self.noble(*noble).place == Place::Area(area)).collect()
    }

    /// All Nobles in an area.
    #[must_use]
    pub fn all_nobles_in(&self, area: AreaId) -> Nobles {
        self.playing().fold(Nobles::NONE, |sum, seat| sum.or(self.nobles_in(seat, area)))
    }

    /// The Barons with a Noble in an area (WK-R-93).
    #[must_use]
    pub fn barons_in(&self, area: AreaId) -> SeatSet {
        self.playing().filter(|seat| !self.nobles_in(*seat, area).is_empty()).collect()
    }

    /// The Baron whose stronghold stands in an area.
    #[must_use]
    pub fn stronghold_in(&self, area: AreaId) -> Option<Seat> {
        self.playing().find(|seat| self.baron(*seat).stronghold.area == Some(area))
    }

    /// The stronghold of a Baron.
    #[must_use]
    pub fn stronghold(&self, seat: Seat) -> &Stronghold {
        &self.baron(seat).stronghold
    }

    /// The troops of an army.
    #[inline]
    #[must_use]
    pub fn troops(&self, army: Army) -> Troops {
        match army {
            Army::Noble(noble) => self.noble(noble).troops,
            Army::Stronghold(baron) => {
                self.seat_of(baron).map_or(Troops::NONE, |seat| self.stronghold(seat).troops)
            }
        }
    }

    /// The troops of an army, to change; none for a Baron who does not play.
    pub fn troops_mut(&mut self, army: Army) -> Option<&mut Troops> {
        match army {
            Army::Noble(noble) => Some(&mut self.nobles[noble.index()].troops),
            Army::Stronghold(baron) => {
                self.seat_of(baron).map(|seat| &mut self.barons[seat.index()].stronghold.troops)
            }
        }
    }

    /// Casualty tokens on an army.
    #[must_use]
    pub fn tokens(&self, army: Army) -> u8 {
        match army {
            Army::Noble(noble) => self.noble(noble).tokens,
            Army::Stronghold(baron) => self.seat_of(baron).map_or(0, |seat| self.stronghold(seat).tokens),
        }
    }

    /// Casualty tokens on an army, to change.
    pub fn tokens_mut(&mut self, army: Army) -> Option<&mut u8> {
        match army {
            Army::Noble(noble) => Some(&mut self.nobles[noble.index()].tokens),
            Army::Stronghold(baron) => {
                self.seat_of(baron).map(|seat| &mut self.barons[seat.index()].stronghold.tokens)
            }
        }
    }

    /// Where an army is.
    #[must_use]
    pub fn area_of(&self, army: Army) -> Option<AreaId> {
        match army {
            Army::Noble(noble) => self.noble(noble).place.area(),
            Army::Stronghold(baron) => self.seat_of(baron).and_then(|seat| self.stronghold(seat).area),
        }
    }

    /// The cities that a Baron controls.
    #[must_use]
    pub fn cities_of(&self, seat: Seat) -> Cities {
        CityId::all().filter(|city| self.city(*city).owner == Some(seat)).collect()
    }

    /// The cities of the Kingdom that are not razed, and how many of them a Baron controls (WK-R-73).
    #[must_use]
    pub fn kingdom_cities(&self, seat: Seat) -> (u8, u8) {
        let standing = CityId::kingdom().filter(|city| !self.city(*city).is_razed);
        standing
            .fold((0, 0), |(his, all), city| (his + u8::from(self.city(city).owner == Some(seat)), all + 1))
    }

    /// Does anybody besiege this?
    #[must_use]
    pub fn is_besieged(&self, site: Site) -> bool {
        self.sieges(site) != [0; MAX_SEATS]
    }

    /// In which round each Baron laid siege to it.
    #[must_use]
    pub fn sieges(&self, site: Site) -> [u8; MAX_SEATS] {
        match site {
            Site::City(city) => self.city(city).sieges,
            Site::Stronghold(seat) => self.stronghold(seat).sieges,
        }
    }

    /// The same, to change.
    pub fn sieges_mut(&mut self, site: Site) -> &mut [u8; MAX_SEATS] {
        match site {
            Site::City(city) => &mut self.cities[city.index()].sieges,
            Site::Stronghold(seat) => &mut self.barons[seat.index()].stronghold.sieges,
        }
    }

    /// How many cards lie in a Special Phase area (WK-TRIG-01).
    #[must_use]
    pub fn cards_in(&self, area: PhaseArea) -> u8 {
        // A position that was written by hand may have any number.
        let cards: u8 = self.areas[area as usize].iter().fold(0, |sum, hand| hand.len().saturating_add(sum));
        cards.saturating_add(u8::from(area == PhaseArea::Assembly && self.pressing))
    }

    /// How many spots of the Mercenary Track are taken (WK-TRIG-04, CG-NACT-11).
    #[must_use]
    pub fn markers(&self) -> u8 {
        self.track.iter().flatten().count() as u8
    }

    /// How many markers call the Mercenary Draft: one more than there are Barons (WK-TRIG-04).
    #[must_use]
    pub const fn markers_needed(&self) -> u8 {
        self.count.saturating_add(1)
    }

    /// Has this Baron a marker on the track?
    #[must_use]
    pub fn markers_of(&self, seat: Seat) -> u8 {
        self.track.iter().filter(|spot| **spot == Some(Marker::Baron(seat))).count() as u8
    }

    /// Who does what the Chairman does: an acting one in an Assembly that the Chairman does not attend (WK-ASSEMBLY-09).
    #[must_use]
    pub fn presiding(&self) -> Seat {
        self.assembly.acting.unwrap_or(self.chairman)
    }

    /// The step in progress.
    #[inline]
    #[must_use]
    pub fn frame(&self) -> crate::flow::Frame {
        self.frames.top().unwrap_or_default()
    }
}
