//! Hints and evaluations, from what a seat may know.

use crate::search::{Budget, Estimate, Guide, Order, Orders, Search, Thinking};
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

/// So many standard errors are exceeded in 5 of 100 cases.
const SURE: f32 = 1.96;

/// What a search advises a seat to do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The answers that were weighed, the highest chance first.
    pub answers: Vec<Advised>,
    /// Each seat's chance to win if the first one is given; they add up to 1.
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
    /// By how much the chance may be off either way: in 95 of 100 such cases it is not more.
    pub margin: f32,
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
    let mut told: Vec<(Advised, &Estimate<G::Answer>)> = Vec::new();
    for estimate in by_chance(&thinking.estimates) {
        let Some(answer) = estimate.order.first().and_then(&path) else { continue };
        // Of several orders that begin alike the best comes first.
        if told.iter().all(|(other, _)| other.answer != answer) {
            let (chance, margin) = (estimate.chance, SURE * estimate.error);
            told.push((Advised { answer, chance, margin, playouts: estimate.visits }, estimate));
        }
    }
    let shares = told.first().map_or(thinking.shares, |(_, best)| best.shares);
    let answers = told.into_iter().map(|(advised, _)| advised).collect();
    Advice { answers, chances: shares[..usize::from(game.seats())].to_vec(), playouts: thinking.iterations }
}

/// The estimates in the order of their numbers. What was tried less than half as often as another was given up because it did
/// worse: a higher number is luck, and is not told.
fn by_chance<A>(estimates: &[Estimate<A>]) -> Vec<&Estimate<A>> {
    let most = estimates.iter().map(|estimate| estimate.visits).max().unwrap_or(0);
    let is_weighed = |estimate: &Estimate<A>| 2 * estimate.visits >= most;
    let weighed = estimates.iter().filter(|estimate| is_weighed(estimate));
    let best = weighed.map(|estimate| estimate.chance).fold(0.0, f32::max);
    let is_luck = |estimate: &Estimate<A>| !is_weighed(estimate) && estimate.chance >= best;
    let mut told: Vec<&Estimate<A>> = estimates.iter().filter(|estimate| !is_luck(estimate)).collect();
    // Sorting is stable: of equals what the search prefers stays first.
    told.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(answer: u8, visits: u32, chance: f32) -> Estimate<u8> {
        Estimate { order: vec![answer], visits, chance, error: 0.01, shares: [0.0; 8] }
    }

    fn told(estimates: &[Estimate<u8>]) -> Vec<u8> {
        by_chance(estimates).into_iter().map(|estimate| estimate.order[0]).collect()
    }

    #[test]
    fn answers_stand_in_the_order_of_their_numbers() {
        let search =
            [estimate(1, 100, 0.34), estimate(2, 90, 0.36), estimate(3, 95, 0.35), estimate(4, 9, 0.2)];
        assert_eq!(told(&search), [2, 3, 1, 4]);
        let equal = [estimate(1, 100, 0.34), estimate(2, 100, 0.34)];
        assert_eq!(told(&equal), [1, 2], "of equals what the search prefers");
    }

    #[test]
    fn a_lucky_number_of_few_tries_is_not_told() {
        let search = [estimate(1, 100, 0.34), estimate(2, 4, 0.9), estimate(3, 4, 0.1)];
        assert_eq!(told(&search), [1, 3]);
        assert_eq!(told(&[estimate(1, 0, 0.0)]), [1], "the only answer is told in any case");
    }
}
