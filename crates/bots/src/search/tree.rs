//! The tree of one seat: what it can tell apart, and how it went.

use table::Seat;

/// A node, by number. A node and the edge that leads to it are one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Node(u32);

impl Node {
    /// Where a new tree begins.
    pub const ROOT: Node = Node(0);
    const NONE: Node = Node(u32::MAX);
}

/// What leads to a node: a seat's answer, or only that it gave one in secret.
pub type Edge<A> = (Seat, Option<A>);

/// A node.
#[derive(Clone, Debug)]
pub struct Stats<A> {
    step: Edge<A>,
    first: Node,
    next: Node,
    /// How often play came through.
    pub visits: u32,
    /// How often it could have.
    pub offered: u32,
    /// The sum of the seat's shares.
    pub sum: f64,
}

/// A tree that only grows.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    places: Vec<Stats<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree with nothing but a root.
    pub fn new() -> Tree<A> {
        let mut tree = Tree { places: Vec::with_capacity(1024) };
        tree.places.push(Stats::at((Seat(0), None)));
        tree
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// What is known of a node.
    pub fn at(&self, node: Node) -> &Stats<A> {
        &self.places[node.0 as usize]
    }

    fn at_mut(&mut self, node: Node) -> &mut Stats<A> {
        &mut self.places[node.0 as usize]
    }

    /// The node that a step leads to, if play came there.
    pub fn child(&self, of: Node, step: Edge<A>) -> Option<Node> {
        let mut node = self.at(of).first;
        while node != Node::NONE {
            let place = self.at(node);
            if place.step == step {
                return Some(node);
            }
            node = place.next;
        }
        None
    }

    /// Adds a node where a step leads to.
    pub fn grow(&mut self, of: Node, step: Edge<A>) -> Node {
        let node = Node(self.places.len() as u32);
        let next = std::mem::replace(&mut self.at_mut(of).first, node);
        self.places.push(Stats { next, ..Stats::at(step) });
        node
    }

    /// The node that a step leads to, a new one if need be.
    pub fn reach(&mut self, of: Node, step: Edge<A>) -> Node {
        self.child(of, step).unwrap_or_else(|| self.grow(of, step))
    }

    /// Counts a result.
    pub fn count(&mut self, node: Node, share: f32) {
        let place = self.at_mut(node);
        place.visits += 1;
        place.sum += f64::from(share);
    }

    /// The best of the seat's answers that lead to a node and are legal now, by upper confidence bound. `tried` tells of
    /// each legal answer whether it does.
    pub fn best(
        &mut self,
        of: Node,
        seat: Seat,
        answers: &[A],
        explore: f32,
        tried: &mut Vec<bool>,
    ) -> Option<Node>
    where
        A: Ord,
    {
        tried.clear();
        tried.resize(answers.len(), false);
        let mut best: Option<(Node, f32)> = None;
        let mut node = self.at(of).first;
        while node != Node::NONE {
            let place = self.at_mut(node);
            if let (true, Some(answer)) = (place.step.0 == seat, place.step.1)
                && let Ok(index) = answers.binary_search(&answer)
            {
                place.offered += 1;
                tried[index] = true;
                let bound = bound(place.sum, place.visits, log(place.offered), explore);
                if best.is_none_or(|(_, most)| bound > most) {
                    best = Some((node, bound));
                }
            }
            node = self.at(node).next;
        }
        best.map(|(node, _)| node)
    }

    /// The answer that leads to a node; none if it was given in secret.
    pub fn answer(&self, node: Node) -> Option<A> {
        self.at(node).step.1
    }
}

impl<A> Stats<A> {
    fn at(step: Edge<A>) -> Stats<A> {
        Stats { step, first: Node::NONE, next: Node::NONE, visits: 0, offered: 0, sum: 0.0 }
    }
}

/// The upper confidence bound (UCB1, with the logarithm of how often the answer was legal in place of the parent's
/// visits).
pub fn bound(sum: f64, visits: u32, log: f32, explore: f32) -> f32 {
    if visits == 0 {
        return f32::MAX;
    }
    let visits = visits as f32;
    sum as f32 / visits + explore * (log / visits).sqrt()
}

/// The logarithm of a count.
pub fn log(count: u32) -> f32 {
    (count.max(1) as f32).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_finds_what_it_grew_and_prefers_what_went_well() {
        let mut tree: Tree<u8> = Tree::new();
        let me = Seat(1);
        let (a, b) = (tree.grow(Node::ROOT, (me, Some(3))), tree.grow(Node::ROOT, (me, Some(5))));
        let other = tree.reach(Node::ROOT, (Seat(0), None));
        assert_eq!(tree.child(Node::ROOT, (me, Some(3))), Some(a));
        assert_eq!(tree.reach(Node::ROOT, (Seat(0), None)), other);
        assert_eq!((tree.child(Node::ROOT, (me, Some(4))), tree.len()), (None, 4));
        for _ in 0..10 {
            tree.count(a, 0.2);
            tree.count(b, 0.9);
        }
        let mut tried = Vec::new();
        assert_eq!(tree.best(Node::ROOT, me, &[3, 4, 5], 0.7, &mut tried), Some(b));
        assert_eq!(tried, [true, false, true], "4 was never tried");
        assert_eq!(tree.best(Node::ROOT, me, &[3, 4], 0.7, &mut tried), Some(a), "5 is not legal now");
        assert_eq!((tree.at(a).offered, tree.at(b).offered), (2, 1));
        assert_eq!(tree.best(Node::ROOT, Seat(0), &[3, 4], 0.7, &mut tried), None, "not its answers");
        assert_eq!(tree.answer(b), Some(5));
    }

    #[test]
    fn what_was_tried_less_is_worth_another_look() {
        assert!(bound(0.0, 0, log(9), 0.7) > bound(9.0, 9, log(9), 0.7));
        assert!(bound(1.0, 2, log(100), 0.7) > bound(50.0, 100, log(100), 0.7));
        assert!(bound(1.0, 2, log(100), 0.0) <= bound(50.0, 100, log(100), 0.0));
    }
}
