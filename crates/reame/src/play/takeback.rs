//! Who must agree to taking back, and whether the bots do.

use table::log::{Act, Entry};
use table::{Game, Log, Recorded, Seat, SeatSet, Silent, Table, Undo, learned, step};

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

/// What the bots do not want undone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Dice were rolled or cards drawn.
    Chance,
    /// Somebody knows what he did not.
    Knowledge,
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
        && let Some(barrier) = barrier(table, back)
    {
        return TakeBack::Barred(barrier);
    }
    match seats.without(bots) {
        SeatSet::EMPTY => TakeBack::Free,
        persons => TakeBack::Ask(persons),
    }
}

/// What has come into the open since the answer of this entry.
fn barrier<G: Game>(table: &Table<G>, back: u32) -> Option<Barrier> {
    let game = table.game();
    let Log { header, entries } = table.log();
    let before = Log { header, entries: entries[..back as usize].to_vec() };
    let mut state = Table::<G>::load(&before, None, |_, _, _| {}).ok()?.state().clone();
    let mut answers = Vec::new();
    for entry in standing(&entries).into_iter().filter(|entry| entry.n >= back) {
        let Act::Answer { seat, answer: text, outcomes, .. } = &entry.act else { continue };
        if !outcomes.is_empty() {
            return Some(Barrier::Chance);
        }
        answers.clear();
        game.list(&state, *seat, &mut answers);
        let answer = answers.iter().copied().find(|a| game.path(&state, *seat, *a).to_string() == *text)?;
        if learned(game, &state, *seat, answer) {
            return Some(Barrier::Knowledge);
        }
        step(game, &mut state, *seat, answer, &mut Recorded::new(outcomes, None), &mut Silent);
    }
    None
}

/// The answers that were not taken back.
fn standing(entries: &[Entry]) -> Vec<&Entry> {
    let mut standing: Vec<&Entry> = Vec::new();
    for entry in entries {
        match entry.act {
            Act::Answer { .. } => standing.push(entry),
            Act::Undo { back, .. } => standing.retain(|e| e.n < back),
            Act::Start { .. } | Act::Reveal { .. } => {}
        }
    }
    standing
}
