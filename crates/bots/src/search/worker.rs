//! A worker: grows one tree a seat, one iteration after another.

use super::edge::Edge;
use super::guide::{Guide, Order};
use super::tree::{Node, Tree, bound, log};
use super::{Shares, shares};
use table::{Chance, Floor, Game, Manner, Sampled, Seat, Secrecy, Silent, Tally, Turn, manner, play_out};

/// A tree that has so many nodes grows no further.
const LARGEST: usize = 1 << 20;

/// An order that was tried less often than this beside the best one may still be better.
const COMPARED: usize = 24;
/// How many standard errors of the difference make an answer clear.
const CLEAR: f64 = 4.0;
/// A chance to win that is greater by less than this is not worth a thought.
const WORTH_A_THOUGHT: f64 = 0.001;

/// An order at the root, and how it went.
#[derive(Clone, Debug)]
pub struct Arm {
    /// How often it was tried.
    pub visits: u32,
    /// The sums of all seats' shares.
    pub sums: [f64; 8],
    /// The sum of the squares of the shares of the seat that is asked.
    pub squares: f64,
    /// The shares of that seat for this question, try by try: the n-th try of every order has the same world and dice.
    pub tries: Vec<f32>,
}

/// The variance of shares that is assumed where only their sum is known.
const VARIANCE: f64 = 0.05;

impl Arm {
    /// One that was never tried.
    pub const NEW: Arm = Arm { visits: 0, sums: [0.0; 8], squares: 0.0, tries: Vec::new() };

    /// Counts a result.
    fn count(&mut self, shares: &Shares, seat: Seat) {
        self.visits += 1;
        self.sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += f64::from(*share));
        self.squares += f64::from(shares[seat.index()]).powi(2);
        self.tries.push(shares[seat.index()]);
    }

    /// Adds what another worker counted.
    pub fn add(&mut self, other: &Arm) {
        self.visits += other.visits;
        self.sums.iter_mut().zip(other.sums).for_each(|(sum, more)| *sum += more);
        self.squares += other.squares;
    }

    /// The mean share of a seat.
    pub fn mean(&self, seat: Seat) -> f64 {
        self.sums[seat.index()] / f64::from(self.visits.max(1))
    }

    /// The variance of the shares of the seat that is asked.
    pub fn variance(&self, seat: Seat) -> f64 {
        (self.squares / f64::from(self.visits.max(1)) - self.mean(seat).powi(2)).max(0.0)
    }
}

/// What all workers are asked.
pub struct SearchTask<'a, G: Game> {
    pub game: &'a G,
    pub view: &'a G::View,
    pub seat: Seat,
    pub orders: &'a [Order<G::Answer>],
    pub guide: &'a Guide<G>,
}

/// What one worker knows, and its scratch space.
pub struct Worker<G: Game> {
    /// Where each seat's tree begins now.
    roots: Vec<Node>,
    trees: Vec<Tree<G::Answer>>,
    pub arms: Vec<Arm>,
    seed: u64,
    chance: Sampled,
    /// What was played for the present question.
    pub tally: Tally,
    cursors: Vec<Option<Node>>,
    walked: Vec<Vec<Node>>,
    answers: Vec<G::Answer>,
    tried: Vec<bool>,
    /// Who has acted since the last needed answer, in the iteration that runs.
    floor: Floor,
}

impl<G: Game> Worker<G> {
    /// A worker that knows nothing yet.
    pub fn new(seats: u8) -> Worker<G> {
        let seats = usize::from(seats);
        Worker {
            roots: vec![Node::ROOT; seats],
            trees: (0..seats).map(|_| Tree::new()).collect(),
            arms: Vec::new(),
            seed: 0,
            chance: Sampled::new(0),
            tally: Tally::default(),
            cursors: vec![None; seats],
            walked: vec![Vec::with_capacity(64); seats],
            answers: Vec::with_capacity(256),
            tried: Vec::with_capacity(256),
            floor: Floor::default(),
        }
    }

    /// Begins a new question. What the trees know about its orders is kept.
    pub fn begin(&mut self, question: &SearchTask<'_, G>, seed: u64) {
        (self.seed, self.tally) = (seed, Tally::default());
        let known = |order: &Order<G::Answer>| match order[..] {
            [answer] => self.known(question.seat, answer),
            _ => None,
        };
        self.arms = question.orders.iter().map(|order| known(order).unwrap_or(Arm::NEW)).collect();
    }

    /// What the trees know about an answer of the seat; others may have seen no more than that one was given.
    fn known(&self, seat: Seat, answer: G::Answer) -> Option<Arm> {
        let place = |index: usize, answer| {
            let tree = &self.trees[index];
            tree.child(self.roots[index], (seat, answer)).map(|node| tree.at(node))
        };
        let visits = place(seat.index(), Some(answer))?.visits;
        let mut arm = Arm { visits, ..Arm::NEW };
        for index in 0..self.trees.len() {
            let seen = place(index, Some(answer)).or_else(|| place(index, None))?;
            arm.sums[index] = seen.sum / f64::from(seen.visits.max(1)) * f64::from(visits);
        }
        arm.squares = f64::from(visits) * (arm.mean(seat).powi(2) + VARIANCE);
        Some(arm)
    }

    /// Moves the roots to where this answer of the seat led. Trees that were never there begin anew.
    pub fn follow(&mut self, seat: Seat, answer: G::Answer, secrecy: Secrecy) {
        for (index, (tree, root)) in self.trees.iter_mut().zip(&mut self.roots).enumerate() {
            match tree.child(*root, (seat, told(seat, index, answer, secrecy))) {
                Some(node) if tree.len() < LARGEST / 2 => *root = node,
                _ => (*tree, *root) = (Tree::new(), Node::ROOT),
            }
        }
    }

    /// One iteration: a world, a walk down the trees, a playout, and the result written back.
    pub fn iterate(&mut self, question: &SearchTask<'_, G>) {
        let SearchTask { game, view, guide, .. } = *question;
        let arm = self.choose_arm(guide, question.seat);
        // The same worlds and dice for each order in turn: what makes them differ is then rather the order.
        let luck = Sampled::nth(self.seed, self.arms[arm].tries.len() as u64).word();
        self.chance = Sampled::new(luck);
        let mut state = game.world(view, &mut self.chance);
        let stop = guide.horizon.zip(guide.evaluation.as_ref());
        let stop = stop.map(|(depth, evaluation)| evaluation.time(game, &state) + depth);
        self.cursors.iter_mut().zip(&self.roots).for_each(|(cursor, root)| *cursor = Some(*root));
        self.walked.iter_mut().for_each(Vec::clear);
        self.floor = Floor::default();
        self.give(question, &mut state, &question.orders[arm]);
        self.walk(question, &mut state);
        let shares = self.play_out(question, &mut state, stop, luck);
        self.arms[arm].count(&shares, question.seat);
        for (index, (tree, walked)) in self.trees.iter_mut().zip(&self.walked).enumerate() {
            walked.iter().for_each(|node| tree.count(*node, shares[index]));
        }
    }

    /// The order to try: the first one never tried, or that of the highest bound.
    fn choose_arm(&self, guide: &Guide<G>, seat: Seat) -> usize {
        let mut all = Arm::NEW;
        self.arms.iter().for_each(|arm| all.add(arm));
        // Shares that differ little are told apart by looking closely at the best ones.
        let (log, explore) = (log(all.visits), guide.explore * 2.0 * all.variance(seat).sqrt() as f32);
        let bound = |arm: &Arm| bound(arm.sums[seat.index()], arm.visits, log, explore);
        let mut best = (0, f32::MIN);
        for (index, arm) in self.arms.iter().enumerate() {
            let bound = bound(arm);
            if bound > best.1 {
                best = (index, bound);
            }
        }
        // What the others are measured by is tried as often as the best of them.
        let measured = guide.doubt().is_some() && !guide.learns();
        let behind = self.arms[0].tries.len() < self.arms[best.0].tries.len();
        if measured && behind { 0 } else { best.0 }
    }

    /// How much better one order did than another in the tries that both had.
    pub fn edge(&self, one: usize, other: usize) -> Edge {
        let pairs = self.arms[one].tries.iter().zip(&self.arms[other].tries);
        pairs.map(|(one, other)| f64::from(one - other)).collect()
    }

    /// Can no other order be better than the best one by more than it is worth to think about?
    pub fn is_clear(&self, seat: Seat) -> bool {
        let most = self.arms.iter().map(|arm| arm.tries.len()).max().unwrap_or(0);
        let leads = |arm: &Arm| 2 * arm.tries.len() >= most;
        let leaders = (0..self.arms.len()).filter(|index| leads(&self.arms[*index]));
        let mean = |index: &usize| self.arms[*index].mean(seat);
        let Some(best) = leaders.max_by(|a, b| mean(a).total_cmp(&mean(b))) else { return false };
        let is_behind = |other: usize| {
            let tried = self.arms[other].tries.len() >= COMPARED;
            other == best || tried && self.edge(best, other).other_way(CLEAR) < WORTH_A_THOUGHT
        };
        (0..self.arms.len()).all(is_behind)
    }

    /// Gives the answers of an order, as long as they are legal.
    fn give(&mut self, question: &SearchTask<'_, G>, state: &mut G::State, order: &[G::Answer]) {
        let SearchTask { game, seat, .. } = *question;
        for (index, answer) in order.iter().enumerate() {
            if index > 0 {
                self.settle(question, state);
                if self.answers.binary_search(answer).is_err() {
                    return;
                }
            }
            self.tally.decision(question.orders.len());
            self.step(game, state, seat, *answer);
            game.apply(state, seat, *answer, &mut self.chance, &mut Silent);
        }
    }

    /// Lists what the seat may answer, once all that is forced upon it is done: that is no part of orders.
    fn settle(&mut self, question: &SearchTask<'_, G>, state: &mut G::State) {
        let SearchTask { game, seat, .. } = *question;
        loop {
            self.answers.clear();
            if game.waiting(state).must.has(seat) {
                game.list(state, seat, &mut self.answers);
            }
            let [only] = self.answers[..] else { return };
            self.tally.decision(1);
            game.apply(state, seat, only, &mut self.chance, &mut Silent);
        }
    }

    /// Walks down the trees until a decision is taken for the first time, or the game is over.
    fn walk(&mut self, question: &SearchTask<'_, G>, state: &mut G::State) {
        let SearchTask { game, guide, .. } = *question;
        loop {
            let waiting = game.waiting(state);
            let Some((seat, turn)) = self.floor.next(waiting) else { return };
            if turn == Turn::Called {
                self.reply(game, state, seat);
                continue;
            }
            self.answers.clear();
            game.list(state, seat, &mut self.answers);
            if seat == question.seat && self.floor.lets_act(waiting, seat) {
                game.acts(state, seat, &mut self.answers);
                self.answers.sort_unstable();
            }
            if let [only] = self.answers[..] {
                self.tally.decision(1);
                game.apply(state, seat, only, &mut self.chance, &mut Silent);
                continue;
            }
            let (tree, Some(at)) = (&mut self.trees[seat.index()], self.cursors[seat.index()]) else {
                return;
            };
            let best = tree.best(at, seat, &self.answers, guide.explore, &mut self.tried);
            let tried = self.tried.iter().filter(|tried| **tried).count();
            let all_tried = tried == self.answers.len();
            let visits = tree.at(at).visits;
            let known = best.filter(|_| all_tried || !is_widened(visits, tried, guide.patience));
            let answer = match known.and_then(|node| tree.answer(node)) {
                Some(answer) => answer,
                None => self.new_answer(question, state, seat, tried),
            };
            self.tally.decision(self.answers.len());
            self.step(game, state, seat, answer);
            game.apply(state, seat, answer, &mut self.chance, &mut Silent);
            if known.is_none() {
                return;
            }
        }
    }

    /// A seat that is called does something or nothing. Like chance that is not in the trees.
    fn reply(&mut self, game: &G, state: &mut G::State, seat: Seat) {
        self.answers.clear();
        game.acts(state, seat, &mut self.answers);
        let drawn = self.chance.draw(self.answers.len() + 1);
        match self.answers.get(drawn).copied() {
            Some(act) => {
                self.floor.act();
                game.apply(state, seat, act, &mut self.chance, &mut Silent);
            }
            None => self.floor.say_nothing(seat),
        }
    }

    /// An answer that was never tried here: first what the policy would do, then any.
    fn new_answer(
        &mut self,
        question: &SearchTask<'_, G>,
        state: &G::State,
        seat: Seat,
        tried: usize,
    ) -> G::Answer {
        match &question.guide.policy {
            Some(policy) if tried == 0 => {
                policy.choose(question.game, state, seat, &self.answers, &mut self.chance)
            }
            _ => {
                let place = self.chance.draw(self.answers.len() - tried);
                let mut fresh = self.answers.iter().zip(&self.tried).filter(|(_, tried)| !**tried);
                fresh.nth(place).map_or(self.answers[0], |(answer, _)| *answer)
            }
        }
    }

    /// Every tree takes the step that its seat sees: of an act, only that something was done.
    fn step(&mut self, game: &G, state: &G::State, seat: Seat, answer: G::Answer) {
        let (secrecy, manner) = secrecy(game, state, seat, answer);
        match manner {
            Manner::Answer => self.floor.answer(),
            Manner::Act => self.floor.act(),
        }
        for (index, tree) in self.trees.iter_mut().enumerate() {
            let Some(at) = self.cursors[index] else { continue };
            if tree.len() >= LARGEST {
                self.cursors[index] = None;
                continue;
            }
            let node = tree.reach(at, (seat, told(seat, index, answer, secrecy)));
            self.cursors[index] = Some(node);
            self.walked[index].push(node);
        }
    }

    /// Plays on as the guide says, to the end or to where positions are judged.
    fn play_out(
        &mut self,
        question: &SearchTask<'_, G>,
        state: &mut G::State,
        stop: Option<u32>,
        luck: u64,
    ) -> Shares {
        let SearchTask { game, guide, .. } = *question;
        if guide.policy.is_none() && stop.is_none() {
            play_out(game, state, &mut self.chance, &mut self.answers, &mut self.tally);
            return finished(question, state);
        }
        let mut last = None;
        while let Some((seat, turn)) = self.floor.next(game.waiting(state)) {
            if turn == Turn::Called {
                self.reply(game, state, seat);
                continue;
            }
            self.floor.answer();
            if let (Some(evaluation), Some(stop)) = (&guide.evaluation, stop) {
                let time = evaluation.time(game, state);
                if time >= stop {
                    self.tally.games += 1;
                    return evaluation.chances(game, state);
                }
                // Whatever was rolled before: from here on the dice are those of the other orders again.
                if last.replace(time).is_some_and(|last| last != time) {
                    self.chance = Sampled::nth(luck, u64::from(time));
                }
            }
            self.answers.clear();
            game.list(state, seat, &mut self.answers);
            self.tally.decision(self.answers.len());
            let answer = match (&guide.policy, &self.answers[..]) {
                (_, [only]) => *only,
                (Some(policy), answers) => policy.choose(game, state, seat, answers, &mut self.chance),
                (None, answers) => answers[self.chance.draw(answers.len())],
            };
            game.apply(state, seat, answer, &mut self.chance, &mut Silent);
        }
        self.tally.games += 1;
        finished(question, state)
    }
}

/// How what a seat says is given: what it does without being asked is its own business.
pub fn secrecy<G: Game>(game: &G, state: &G::State, seat: Seat, answer: G::Answer) -> (Secrecy, Manner) {
    match manner(game, state, seat, answer) {
        Manner::Answer => (game.waiting(state).secrecy, Manner::Answer),
        Manner::Act => (Secrecy::Sealed, Manner::Act),
    }
}

/// What the seat `index` learns of an answer.
fn told<A>(seat: Seat, index: usize, answer: A, secrecy: Secrecy) -> Option<A> {
    match secrecy {
        Secrecy::Sealed if seat.index() != index => None,
        Secrecy::Open | Secrecy::Sealed => Some(answer),
    }
}

/// Is it time for one more answer?
fn is_widened(visits: u32, tried: usize, patience: u32) -> bool {
    let tried = tried as u32;
    visits >= patience.saturating_mul(tried * tried)
}

fn finished<G: Game>(question: &SearchTask<'_, G>, state: &G::State) -> Shares {
    let Some(standing) = question.game.standing(state) else { return [0.0; 8] };
    match &question.guide.evaluation {
        Some(evaluation) => evaluation.result(&standing),
        None => shares(&standing),
    }
}

/// What an order brings its seat, try by try: those of two orders meet the same dice.
#[must_use]
pub fn tries<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    order: &Order<G::Answer>,
    guide: &Guide<G>,
    count: usize,
) -> Vec<f32> {
    let orders = [order.clone()];
    let question = SearchTask { game, view, seat, orders: &orders, guide };
    let mut worker = Worker::new(2);
    worker.begin(&question, 7);
    (0..count).for_each(|_| worker.iterate(&question));
    std::mem::take(&mut worker.arms[0].tries)
}
