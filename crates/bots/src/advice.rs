//! Hints and evaluations, from what a seat may know.

use crate::search::{Budget, Guide, Order, Orders, Search, Thinking};
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use table::{Game, Observer, Seat, Table};

/// How long a hint may take.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// Iterations of a hint.
const HINT: u32 = 3_000;

/// So many answers are weighed beside the only one that a player would think of.
const OTHERS: usize = 19;

/// What a search advises a seat to do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The answers that were weighed, the best first.
    pub answers: Vec<Advised>,
    /// Each seat's chance to win if the best one is given; they add up to 1.
    pub chances: Vec<f32>,
    /// How many games were played out for it.
    pub playouts: u32,
}

/// An answer that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advised {
    /// The answer, as a path of elements.
    pub answer: String,
    /// The seat's chance to win with it.
    pub chance: f32,
    /// How often it was played out.
    pub playouts: u32,
}

/// Advises a seat that is waited for. It sees the seat's view and nothing else of the table.
pub(crate) fn advise<G: Game>(
    table: &Table<G>,
    seat: Seat,
    guide: Guide<G>,
    seed: u64,
) -> Option<impl FnOnce() -> Advice + Send + use<G>> {
    let (answers, paths) = (table.answers(seat), table.paths(seat));
    if answers.is_empty() {
        return None;
    }
    let (game, view) = (table.game().clone(), table.view(Observer::Seat(seat)));
    let paths = paths.iter().map(ToString::to_string).collect();
    Some(move || weigh(&game, &view, seat, &Listed { answers, paths }, guide, seed))
}

/// The legal answers of a seat, each with its path.
pub struct Listed<A> {
    /// The answers.
    pub answers: Vec<A>,
    /// Their paths, in the same order.
    pub paths: Vec<String>,
}

/// Weighs the answers of a seat that knows this view.
pub(crate) fn weigh<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    listed: &Listed<G::Answer>,
    guide: Guide<G>,
    seed: u64,
) -> Advice {
    let orders = guide.orders.clone().map(|orders| Arc::new(Curious(orders)) as Arc<dyn Orders<G>>);
    let budget = Budget::iterations(HINT).on(2).within(PATIENCE);
    let mut search = Search::new(Guide { orders, ..guide }, budget, seed);
    let thinking = search.think(game, view, seat, &listed.answers);
    let path = |answer: &G::Answer| {
        let found = listed.answers.iter().zip(&listed.paths).find(|(other, _)| *other == answer);
        found.map(|(_, path)| path.clone())
    };
    tell(game, &thinking, path)
}

/// Players take what there is no doubt about without thinking; people want to know how good the other answers are.
struct Curious<G: Game>(Arc<dyn Orders<G>>);

impl<G: Game> Orders<G> for Curious<G> {
    fn orders(&self, game: &G, view: &G::View, answers: &[G::Answer]) -> Vec<Order<G::Answer>> {
        let mut orders = self.0.orders(game, view, answers);
        if let [only] = &orders[..] {
            let first = only.first().copied();
            let others = answers.iter().filter(|answer| first != Some(**answer)).take(OTHERS);
            orders.extend(others.map(|answer| vec![*answer]));
        }
        orders
    }
}

fn tell<G: Game>(
    game: &G,
    thinking: &Thinking<G::Answer>,
    path: impl Fn(&G::Answer) -> Option<String>,
) -> Advice {
    let mut answers: Vec<Advised> = Vec::new();
    for estimate in &thinking.estimates {
        let Some(answer) = estimate.order.first().and_then(&path) else { continue };
        // Of several orders that begin alike the best comes first.
        if answers.iter().all(|other| other.answer != answer) {
            answers.push(Advised { answer, chance: estimate.chance, playouts: estimate.visits });
        }
    }
    let chances = thinking.shares[..usize::from(game.seats())].to_vec();
    Advice { answers, chances, playouts: thinking.iterations }
}
