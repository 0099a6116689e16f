//! The player that searches.

use super::budget::Budget;
use super::edge::Edge;
use super::guide::{Guide, Order};
use super::thinking::{Rank, Thinking};
use super::worker::{Arm, SearchTask, Worker, secrecy};
use crate::Bot;
use std::collections::VecDeque;
use std::time::Instant;
use table::{Game, Observer, Sampled, Seat, Secrecy, Silent};

/// Iterations between the first looks at how the orders stand; later ones are further apart.
const BATCH: u32 = 16;

/// Weighs orders by playing on from them in worlds that its seat's view allows.
pub struct Search<G: Game> {
    guide: Guide<G>,
    budget: Budget,
    seed: u64,
    asked: u64,
    workers: Vec<Worker<G>>,
    /// The last question and what was answered, to know whether the next one follows from it.
    last: Option<(G::View, Seat, G::Answer)>,
    /// What is left of the order that was chosen.
    rest: VecDeque<G::Answer>,
    thinking: Option<Thinking<G::Answer>>,
}

impl<G: Game> Search<G> {
    /// A searcher with this help and budget; the seed decides its worlds and dice.
    #[must_use]
    pub fn new(guide: Guide<G>, budget: Budget, seed: u64) -> Search<G> {
        let (workers, rest) = (Vec::new(), VecDeque::new());
        Search { guide, budget, seed, asked: 0, workers, last: None, rest, thinking: None }
    }

    /// What it found out when it last thought before an answer.
    #[must_use]
    pub fn thinking(&self) -> Option<&Thinking<G::Answer>> {
        self.thinking.as_ref()
    }

    /// Thinks about a decision of a seat with at least one legal answer, and says what it found out about the orders.
    pub fn think(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        answers: &[G::Answer],
    ) -> Thinking<G::Answer> {
        self.recall(game, view, seat);
        self.weigh(game, view, seat, answers)
    }

    fn weigh(&mut self, game: &G, view: &G::View, seat: Seat, answers: &[G::Answer]) -> Thinking<G::Answer> {
        let orders = self.orders(game, view, answers);
        self.weigh_orders(game, view, seat, &orders)
    }

    fn weigh_orders(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        orders: &[Order<G::Answer>],
    ) -> Thinking<G::Answer> {
        let begun = Instant::now();
        let seed = |worker: u64| Sampled::nth(self.seed, self.asked << 8 | worker).word();
        let question = SearchTask { game, view, seat, orders, guide: &self.guide };
        for (worker, index) in self.workers.iter_mut().zip(0..) {
            worker.begin(&question, seed(index));
        }
        self.asked += 1;
        let visits = |worker: &Worker<G>| worker.arms.iter().map(|arm| arm.visits).sum::<u32>();
        let known = self.workers.iter().map(visits).sum();
        let mut iterations = 0;
        if orders.len() > 1 {
            let deadline = self.budget.deadline();
            let share = self.budget.iterations.div_ceil(self.workers.len().max(1) as u32);
            let run = |worker: &mut Worker<G>| run(worker, &question, share, deadline);
            iterations = match &mut self.workers[..] {
                [one] => run(one),
                many => std::thread::scope(|scope| {
                    let running: Vec<_> =
                        many.iter_mut().map(|worker| scope.spawn(move || run(worker))).collect();
                    running.into_iter().map(|thread| thread.join().unwrap_or(0)).sum()
                }),
            };
        }
        let arms = (0..orders.len()).map(|index| {
            let mut sum = Arm::NEW;
            self.workers.iter().for_each(|worker| sum.add(&worker.arms[index]));
            sum
        });
        let arms: Vec<Arm> = arms.collect();
        let rank = if self.guide.learns() { Rank::Tries } else { Rank::Mean };
        let doubt = self.guide.doubt();
        // What was never tried beside the first order for this question is in doubt, whatever is known from before.
        let is_better = |order: usize| {
            let edges = self.workers.iter().map(|worker| worker.edge(order, 0));
            doubt.is_none_or(|doubt| edges.fold(Edge::default(), Edge::plus).is_beyond(doubt))
        };
        let mut thinking = Thinking::of(orders, &arms, seat, rank, is_better);
        self.workers.iter().for_each(|worker| thinking.tally.add(&worker.tally));
        (thinking.iterations, thinking.known, thinking.time) = (iterations, known, begun.elapsed());
        thinking
    }

    fn orders(&self, game: &G, view: &G::View, answers: &[G::Answer]) -> Vec<Order<G::Answer>> {
        let weighed = match (&self.guide.orders, answers) {
            (Some(orders), [_, _, ..]) => orders.orders(game, view, answers),
            _ => Vec::new(),
        };
        let begins = |order: &Order<G::Answer>| order.first().is_some_and(|a| answers.contains(a));
        let orders: Vec<_> = weighed.into_iter().filter(begins).collect();
        if orders.is_empty() { answers.iter().map(|answer| vec![*answer]).collect() } else { orders }
    }

    /// Keeps the trees if the question follows from the last one by the seat's own answer; else begins anew.
    fn recall(&mut self, game: &G, view: &G::View, seat: Seat) {
        let last = self.last.take().filter(|(_, who, _)| *who == seat);
        let steps = last.and_then(|(before, _, answer)| self.follows(game, &before, seat, answer, view));
        match steps {
            Some((answer, secrecy)) if !self.workers.is_empty() => {
                self.workers.iter_mut().for_each(|worker| worker.follow(seat, answer, secrecy));
            }
            _ => {
                self.rest.clear();
                self.workers = (0..self.budget.workers.max(1)).map(|_| Worker::new(game.seats())).collect();
            }
        }
    }

    /// The seat's answer, and how it was given, if it alone led from the view before to the view now: nothing came between
    /// them that the seat could not foresee, such as answers of others or chance that it sees.
    fn follows(
        &self,
        game: &G,
        before: &G::View,
        seat: Seat,
        answer: G::Answer,
        now: &G::View,
    ) -> Option<(G::Answer, Secrecy)> {
        let mut chance = Sampled::nth(self.seed, !self.asked);
        let mut state = game.world(before, &mut chance);
        let mut answers = Vec::new();
        let (secrecy, _) = secrecy(game, &state, seat, answer);
        game.apply(&mut state, seat, answer, &mut chance, &mut Silent);
        // What is forced is not in the trees.
        loop {
            let next = game.waiting(&state).must.first()?;
            answers.clear();
            game.list(&state, next, &mut answers);
            match answers[..] {
                [only] => game.apply(&mut state, next, only, &mut chance, &mut Silent),
                _ => break,
            }
        }
        let same = game.waiting(&state).must.has(seat) && game.view(&state, Observer::Seat(seat)) == *now;
        same.then_some((answer, secrecy))
    }
}

/// Iterates until the budget is spent, the best order cannot be overtaken any more, or it is clear which one is.
fn run<G: Game>(
    worker: &mut Worker<G>,
    question: &SearchTask<'_, G>,
    share: u32,
    deadline: Option<Instant>,
) -> u32 {
    // What is known from before counts, but every question gets a quarter of its budget.
    let known: u32 = worker.arms.iter().map(|arm| arm.visits).sum();
    let goal = share.saturating_sub(known).max(share.div_ceil(4));
    let (mut done, mut look) = (0, BATCH);
    while done < goal {
        worker.iterate(question);
        done += 1;
        if done == look {
            if lead(&worker.arms) > goal - done || worker.is_clear(question.seat) {
                break;
            }
            look += BATCH.max(done / 8);
        }
        // However busy the machine is, every order was tried: what was never tried is worth nothing to who asks.
        let is_late = deadline.is_some_and(|end| Instant::now() >= end);
        if is_late && worker.arms.iter().all(|arm| arm.visits > 0) {
            break;
        }
    }
    done
}

/// By how many visits the first order leads the second.
fn lead(arms: &[Arm]) -> u32 {
    let (mut first, mut second) = (0, 0);
    for arm in arms {
        if arm.visits > first {
            (first, second) = (arm.visits, first);
        } else {
            second = second.max(arm.visits);
        }
    }
    first - second
}

impl<G: Game> Bot<G> for Search<G> {
    fn answer(&mut self, game: &G, view: &G::View, seat: Seat, answers: &[G::Answer]) -> G::Answer {
        if let [only] = answers {
            return *only;
        }
        self.recall(game, view, seat);
        let ordered = self.rest.pop_front().filter(|next| answers.contains(next));
        let answer = ordered.unwrap_or_else(|| {
            let thinking = self.weigh(game, view, seat, answers);
            let best = thinking.estimates.first();
            self.rest = best.map(|best| best.order.iter().copied().collect()).unwrap_or_default();
            self.thinking = Some(thinking);
            self.rest.pop_front().unwrap_or(answers[0])
        });
        self.last = Some((view.clone(), seat, answer));
        answer
    }

    fn act(&mut self, game: &G, view: &G::View, seat: Seat, acts: &[G::Answer]) -> Option<G::Answer> {
        self.recall(game, view, seat);
        // An order without an answer: nothing is done, and everybody goes on.
        let orders: Vec<Order<G::Answer>> =
            std::iter::once(Vec::new()).chain(acts.iter().map(|act| vec![*act])).collect();
        let thinking = self.weigh_orders(game, view, seat, &orders);
        let best = thinking.estimates.first().and_then(|best| best.order.first().copied());
        self.thinking = Some(thinking);
        best
    }
}
