//! The story of a game: what happened and was not taken back.

use table::log::{Act, Entry};
use table::{Event, Observer, Seat};

/// Something in the story of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Told<E> {
    /// It happened by this entry.
    Happened(u32, E),
    /// A seat took back what it had answered, by this entry.
    TakenBack(u32, Seat),
}

impl<E> Told<E> {
    /// The entry that brought it.
    #[must_use]
    pub fn entry(&self) -> u32 {
        match self {
            Told::Happened(n, _) | Told::TakenBack(n, _) => *n,
        }
    }
}

/// Adds to the story what an entry did to it.
pub fn tell<E>(story: &mut Vec<Told<E>>, entry: &Entry, events: Vec<E>) {
    story.extend(events.into_iter().map(|event| Told::Happened(entry.n, event)));
    if let Act::Undo { seat, back, .. } = entry.act {
        story.retain(|told| told.entry() < back);
        story.push(Told::TakenBack(entry.n, seat));
    }
}

/// The story as far as the observer may know it.
pub fn known<E: Event>(story: &[Told<E>], observer: Observer) -> Vec<&Told<E>> {
    let is_known = |told: &&Told<E>| match told {
        Told::Happened(_, event) => event.audience().includes(observer),
        Told::TakenBack(..) => true,
    };
    story.iter().filter(is_known).collect()
}

/// The events of the story, with their entries.
pub fn happened<E>(story: &[Told<E>]) -> impl Iterator<Item = (u32, &E)> {
    story.iter().filter_map(|told| match told {
        Told::Happened(n, event) => Some((*n, event)),
        Told::TakenBack(..) => None,
    })
}
