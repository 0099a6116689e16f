//! The moves and the list they are put in.

/// A move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// The turn ends.
    End,
    /// One troop more in an area.
    Recruit(u8),
    /// One fort more in an area.
    Fortify(u8),
    /// An attack from one area on another.
    Attack(u8, u8),
    /// A card that needs no area.
    Tax(u8),
    /// A card played on an area.
    Play(u8, u8),
}

/// More moves than any position has (1 + 24 + 24 + 96 + 6 * 24), and a power of two so that no index needs a check.
const ROOM: usize = 512;

/// A list of moves in place, without allocation.
pub struct Moves {
    items: [Move; ROOM],
    len: usize,
}

impl Moves {
    /// An empty list.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "a list is made once, not by default")]
    pub const fn new() -> Moves {
        Moves { items: [Move::End; ROOM], len: 0 }
    }

    /// The move at this place.
    #[inline]
    #[must_use]
    pub const fn get(&self, place: usize) -> Move {
        self.items[place % ROOM]
    }

    /// How many moves there are.
    #[inline]
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "there is always a move")]
    pub const fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(super) const fn push(&mut self, m: Move) {
        self.items[self.len % ROOM] = m;
        self.len += 1;
    }

    #[inline]
    pub(super) const fn clear(&mut self) {
        self.len = 0;
    }
}
