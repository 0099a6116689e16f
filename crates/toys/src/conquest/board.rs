//! The board: 24 areas on a ring, each next to the areas one and five steps away.

use serde::{Deserialize, Serialize};
use table::Element;

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
    let mut all = [Areas(0); AREAS];
    let mut i = 0;
    while i < AREAS {
        let next = 1 << ((i + 1) % AREAS) | 1 << ((i + 5) % AREAS);
        let previous = 1 << ((i + AREAS - 1) % AREAS) | 1 << ((i + AREAS - 5) % AREAS);
        all[i] = Areas(next | previous);
        i += 1;
    }
    all
};

/// A set of areas.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Areas(u32);

impl Areas {
    /// The areas whose number passes the test.
    #[inline]
    #[must_use]
    pub fn having<T: Copy>(numbers: &[T; AREAS], test: impl Fn(T) -> bool) -> Areas {
        Areas(
            numbers.iter().enumerate().fold(0, |set, (area, number)| set | u32::from(test(*number)) << area),
        )
    }

    /// Is the area in the set?
    #[inline]
    #[must_use]
    pub const fn has(self, area: Area) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    /// How many areas are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is no area in the set?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds an area.
    #[inline]
    pub const fn insert(&mut self, area: Area) {
        self.0 |= 1 << area.0;
    }

    /// Takes an area away.
    #[inline]
    pub const fn remove(&mut self, area: Area) {
        self.0 &= !(1 << area.0);
    }

    /// The areas of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Areas) -> Areas {
        Areas(self.0 & !other.0)
    }

    /// The areas of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Areas) -> Areas {
        Areas(self.0 & other.0)
    }

    /// All areas of the board that are not in this set.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Areas {
        Areas((1 << AREAS) - 1).without(self)
    }
}

impl IntoIterator for Areas {
    type Item = Area;
    type IntoIter = Members;

    /// The areas in ascending order.
    #[inline]
    fn into_iter(self) -> Members {
        Members(self.0)
    }
}

impl FromIterator<Area> for Areas {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Areas {
        let mut set = Areas::default();
        areas.into_iter().for_each(|area| set.insert(area));
        set
    }
}

/// Goes through a set of areas.
pub struct Members(u32);

impl Iterator for Members {
    type Item = Area;

    #[inline]
    fn next(&mut self) -> Option<Area> {
        if self.0 == 0 {
            return None;
        }
        let area = Area(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(area)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
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
    fn sets_hold_what_was_put_in() {
        let mut set: Areas = [Area(3), Area(23)].into_iter().collect();
        assert!(set.has(Area(3)) && set.has(Area(23)) && !set.has(Area(4)));
        assert_eq!((set.len(), set.others().len()), (2, 22));
        assert_eq!(set.into_iter().size_hint(), (2, Some(2)));
        set.remove(Area(3));
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [Area(23)]);
        assert!(!set.is_empty() && set.without(set).is_empty());
    }
}
