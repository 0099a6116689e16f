//! The story of a game: what happened and was not taken back.

use table::log::{Act, Entry};
use table::{Event, Observer, Seat};

/// Something in the story of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum StoryItem<E> {
    /// It happened by this entry.
    Happened(u32, E),
    /// A seat took back what it had answered, by this entry.
    TakenBack(u32, Seat),
}

impl<E> StoryItem<E> {
    /// The entry that brought it.
    #[must_use]
    pub fn entry(&self) -> u32 {
        match self {
            StoryItem::Happened(n, _) | StoryItem::TakenBack(n, _) => *n,
        }
    }
}

/// Adds to the story what an entry did to it.
pub fn tell<E>(story: &mut Vec<StoryItem<E>>, entry: &Entry, events: Vec<E>) {
    story.extend(events.into_iter().map(|event| StoryItem::Happened(entry.n, event)));
    if let Act::Undo { seat, back, .. } = entry.act {
        story.retain(|told| told.entry() < back);
        story.push(StoryItem::TakenBack(entry.n, seat));
    }
}

/// The story as far as the observer may know it.
pub fn known<E: Event>(story: &[StoryItem<E>], observer: Observer) -> Vec<&StoryItem<E>> {
    let is_known = |told: &&StoryItem<E>| match told {
        StoryItem::Happened(_, event) => event.audience().includes(observer),
        StoryItem::TakenBack(..) => true,
    };
    story.iter().filter(is_known).collect()
}

/// The events of the story, with their entries.
pub fn happened<E>(story: &[StoryItem<E>]) -> impl Iterator<Item = (u32, &E)> {
    story.iter().filter_map(|told| match told {
        StoryItem::Happened(n, event) => Some((*n, event)),
        StoryItem::TakenBack(..) => None,
    })
}
