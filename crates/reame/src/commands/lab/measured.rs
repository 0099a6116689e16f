//! What a game tells the lab.

use super::Group;
use super::gather::Counts;
use pack::Pack;
use table::Seat;
use texts::Texts;
use titles::Known;

/// A game whose components are measured: each has a number, and of each it is counted who took it and who could have.
pub trait Measured: Known {
    /// What happened in a game, as far as it is counted.
    type Course: Default;
    /// How many components there are.
    const ITEMS: usize;

    /// Looks at the table before an answer, and at the end.
    fn note(&self, course: &mut Self::Course, state: &Self::State);

    /// Looks at an answer.
    fn answered(&self, course: &mut Self::Course, state: &Self::State, seat: Seat, answer: Self::Answer) {
        let _ = (course, state, seat, answer);
    }

    /// Is this decided by lot, so that what is measured is not who would have chosen it?
    fn is_lot(&self, state: &Self::State) -> bool;

    /// What a seat could have taken, and whether it did.
    fn taken(&self, state: &Self::State, course: &Self::Course, seat: Seat) -> Vec<(usize, bool)>;

    /// All kinds of which something was counted.
    fn kinds(counts: &Counts, texts: &Texts, pack: &Pack) -> Vec<Group>;
}
