//! The board: 24 areas on a ring, each next to the areas one and five steps away.

use serde::{Deserialize, Serialize};
use table::Element;
use table::zones::{Bits, Numbered};

/// How many areas there are.
pub const AREAS: usize = 24;

/// One area, counted around the ring.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Area(pub u8);

impl Area {
    /// All areas, in order.
    pub fn all() -> impl Iterator<Item = Area> {
        (0..AREAS as u8).map(Area)
    }

    /// The area as an index into arrays that hold one item per area.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The areas next to this one.
    #[inline]
    #[must_use]
    pub fn neighbours(self) -> Areas {
        NEIGHBOURS[self.index()]
    }

    /// The area as something to pick.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::number("area", self.0 as u16)
    }
}

const NEIGHBOURS: [Areas; AREAS] = {
    let mut all = [Areas::NONE; AREAS];
    let mut i = 0;
    while i < AREAS {
        let next = 1 << ((i + 1) % AREAS) | 1 << ((i + 5) % AREAS);
        let previous = 1 << ((i + AREAS - 1) % AREAS) | 1 << ((i + AREAS - 5) % AREAS);
        all[i] = Areas::of(next | previous);
        i += 1;
    }
    all
};

/// A set of areas.
pub type Areas = Bits<Area, u32>;

/// The areas whose number passes the test.
#[inline]
pub(super) fn areas_where<T: Copy>(numbers: &[T; AREAS], test: impl Fn(T) -> bool) -> Areas {
    Bits::of(numbers.iter().enumerate().fold(0, |set, (area, number)| set | u32::from(test(*number)) << area))
}

/// All areas of the board that are not in this set.
#[inline]
#[must_use]
pub fn others(areas: Areas) -> Areas {
    Areas::of((1 << AREAS) - 1).without(areas)
}

impl Numbered for Area {
    #[inline]
    fn number(self) -> usize {
        self.index()
    }

    #[inline]
    fn numbered(number: usize) -> Area {
        Area(number as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_neighbours_and_mutual() {
        for area in Area::all() {
            assert_eq!(area.neighbours().len(), 4);
            assert!(area.neighbours().into_iter().all(|other| other.neighbours().has(area)));
        }
        assert_eq!(Area(0).neighbours(), [Area(1), Area(5), Area(19), Area(23)].into_iter().collect());
    }

    #[test]
    fn all_areas_but_those_of_a_set() {
        let numbers = std::array::from_fn(|area| area);
        let set = areas_where(&numbers, |number| number == 3 || number == 23);
        assert_eq!(set, [Area(3), Area(23)].into_iter().collect());
        assert_eq!(
            (others(set).len(), others(set).has(Area(3)), others(set).has(Area(4))),
            (22, false, true)
        );
    }
}
