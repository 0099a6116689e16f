//! How far taking back may go, worked out by the engine.

use crate::step::step;
use crate::{Game, Observer, Recorded, Sampled, Seat, SeatSet, Silent, StateHash};

/// How many worlds are compared for each observer. A step that told an observer which of two equally likely things
/// is true goes unnoticed once in 2^24 times.
const WORLDS: u64 = 24;

/// What it takes to take back a seat's last answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// The seat has answered nothing yet.
    Nothing,
    /// Nobody else is touched.
    Free {
        /// The entry whose answer goes.
        back: u32,
    },
    /// These seats have answered since, or somebody knows or has rolled what he had not before.
    Ask {
        /// The entry whose answer goes.
        back: u32,
        /// Who must agree.
        seats: SeatSet,
    },
}

/// Did anyone learn something by this answer that he did not know before? That is: of all worlds that the observer
/// could be in before it, are there some that he can tell apart after it? Looking at a card tells worlds apart;
/// one's own choice does not.
///
/// The answer must be one that asks nothing of chance.
pub fn learned<G: Game>(game: &G, before: &G::State, seat: Seat, answer: G::Answer) -> bool {
    let after = |world: &G::State| {
        let mut world = world.clone();
        let mut chance = Recorded::new(&[], None);
        step(game, &mut world, seat, answer, &mut chance, &mut Silent);
        chance.finish().ok().map(|()| world)
    };
    let Some(truth) = after(before) else { return true };
    let mut chance = Sampled::new(u64::from(u32::from_le_bytes(short(before))));
    Observer::all(game.seats()).any(|observer| {
        let view_before = game.view(before, observer);
        let view_after = game.view(&truth, observer);
        (0..WORLDS).any(|_| {
            let world = game.world(&view_before, &mut chance);
            // A world in which the answer was impossible is a world the observer can now rule out.
            let possible = game.waiting(&world).seats.has(seat) && game.judge(&world, seat, answer).is_ok();
            !possible || after(&world).is_none_or(|w| game.view(&w, observer) != view_after)
        })
    })
}

/// Four bytes that depend on the state, so that the question always gets the same answer.
fn short<S: serde::Serialize>(state: &S) -> [u8; 4] {
    let text = StateHash::of(state).to_string();
    let mut bytes = [0; 4];
    bytes.copy_from_slice(&text.as_bytes()[..4]);
    bytes
}
