//! Knowledge gained, worked out by the engine from the game's own views.

use crate::advance::advance;
use crate::parts::{is_act, listed};
use crate::{Event, Game, Observer, Recorded, Sampled, Seat, Secrecy, StateHash};

/// How many worlds are compared for each observer. A step that told an observer which of two equally likely things
/// is true goes unnoticed once in 2^24 times.
const WORLDS: u64 = 24;

/// Did anyone learn something by this answer that he did not know before? That is: of all worlds that the observer
/// could be in before it, are there some that he can tell apart after it? Looking at a card tells worlds apart;
/// one's own choice does not. What others answer in secret, or do without being asked, tells nothing if in every world
/// some answer or act of theirs would have looked the same; an act of which the observer notices nothing tells him
/// nothing.
///
/// The answer must be one that asks nothing of chance.
pub fn learned<G: Game>(game: &G, before: &G::State, seat: Seat, answer: G::Answer) -> bool {
    let mut chance = Sampled::new(StateHash::of(before).seed());
    let act = is_act(game, before, seat, answer);
    let open = !act && game.waiting(before).secrecy == Secrecy::Open;
    Observer::all(game.seats()).any(|observer| {
        let Some(seen) = sees(game, before, seat, answer, observer) else { return true };
        let looks_same =
            |world: &G::State, answer| sees(game, world, seat, answer, observer).as_ref() == Some(&seen);
        let is_own = observer == Observer::Seat(seat);
        let knows_answer = open || is_own;
        let view = game.view(before, observer);
        if act && !is_own && seen.1.is_empty() && seen.0 == view {
            return false;
        }
        (0..WORLDS).any(|_| {
            let world = game.world(&view, &mut chance);
            // A world in which nothing could have looked like this is one that the observer can now rule out.
            !looks_same(&world, answer)
                && (knows_answer || !listed(game, &world, seat).into_iter().any(|a| looks_same(&world, a)))
        })
    })
}

/// What the observer sees and hears of an answer; nothing if it is not legal in that world or asks for chance there.
fn sees<G: Game>(
    game: &G,
    world: &G::State,
    seat: Seat,
    answer: G::Answer,
    observer: Observer,
) -> Option<(G::View, Vec<G::Event>)> {
    if !game.waiting(world).hears(seat) || game.judge(world, seat, answer).is_err() {
        return None;
    }
    let mut world = world.clone();
    let mut chance = Recorded::new(&[], None);
    let mut events = Vec::new();
    advance(game, &mut world, seat, answer, &mut chance, &mut events);
    chance.finish().ok()?;
    events.retain(|event: &G::Event| event.audience().includes(observer));
    Some((game.view(&world, observer), events))
}
