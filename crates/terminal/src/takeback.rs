//! Who must agree to taking back, and whether the bots do.

use table::{Barrier, Game, Seat, SeatSet, Table, Undo};

/// What taking back a seat's last answer needs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// There is nothing to take back.
    Nothing,
    /// Nothing: nobody minds. Bots agree when only their answers are undone.
    Free,
    /// These persons must agree.
    Ask(SeatSet),
    /// Bots do not agree: dice were rolled, or somebody learned something.
    Barred(Barrier),
}

/// Works it out for a seat at a table where these seats are persons.
#[must_use]
pub fn needs<G: Game>(table: &Table<G>, seat: Seat, persons: SeatSet) -> TakeBack {
    let (back, seats) = match table.undo_scope(seat) {
        Undo::Nothing => return TakeBack::Nothing,
        Undo::Free { .. } => return TakeBack::Free,
        Undo::Ask { back, seats } => (back, seats),
    };
    let bots = seats.without(persons);
    if !bots.is_empty()
        && let Some(barrier) = table.barrier_since(back)
    {
        return TakeBack::Barred(barrier);
    }
    match seats.without(bots) {
        SeatSet::EMPTY => TakeBack::Free,
        persons => TakeBack::Ask(persons),
    }
}
