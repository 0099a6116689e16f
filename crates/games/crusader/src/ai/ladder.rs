//! The best of several ways for an official AI (CK-AI-12, CK-R-112): one step of the ladder after another keeps the best.

use crate::board::Board;
use crate::content::Player;
use crate::{Crusader, trophies};
use std::cmp::Ordering;

/// One way to carry out a line of a strategy.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Way<T> {
    /// What would be done.
    pub what: T,
    /// How far it is from what the line prefers: the lower the better.
    pub preference: u32,
    /// The exact chance of success from the AI's own bag; the same for all where there is no check.
    pub chance: f64,
    /// Whom it is done to, if to anybody.
    pub to: Option<Player>,
}

impl<T> Way<T> {
    /// A way without a preference or a check, done to nobody.
    pub const fn plain(what: T) -> Way<T> {
        Way { what, preference: 0, chance: 1.0, to: None }
    }

    /// The same, done to somebody.
    #[must_use]
    pub fn to(self, player: impl Into<Option<Player>>) -> Way<T> {
        Way { to: player.into(), ..self }
    }

    /// The same, with this chance of success.
    #[must_use]
    pub fn with_chance(self, chance: f64) -> Way<T> {
        Way { chance, ..self }
    }

    /// The same, so far from what the line prefers.
    #[must_use]
    pub fn preferred(self, preference: impl Into<u32>) -> Way<T> {
        Way { preference: preference.into(), ..self }
    }
}

/// Chances nearer to each other than this are equal: they come from sums in another order.
const EQUAL: f64 = 1e-9;

/// The best way for an AI to each player, and to nobody: all that the ladder looks at beyond preference and chance is whom it is done to.
pub struct Ladder<T>([Option<Way<T>>; Player::MAX + 1]);

impl<T: Copy> Ladder<T> {
    /// Nothing is possible yet.
    pub const fn new() -> Ladder<T> {
        Ladder([None; Player::MAX + 1])
    }

    /// This way is possible too; of equals the first stays, as ways come in the order of the board or list.
    pub fn add(&mut self, way: Way<T>) {
        let kept = &mut self.0[way.to.map_or(Player::MAX, Player::index)];
        let is_better = |kept: &Way<T>| match way.preference.cmp(&kept.preference) {
            Ordering::Less => true,
            Ordering::Equal => way.chance > kept.chance + EQUAL,
            Ordering::Greater => false,
        };
        if kept.as_ref().is_none_or(is_better) {
            *kept = Some(way);
        }
    }

    /// The best of them; none if there is none.
    pub fn best(mut self, game: &Crusader, board: &Board, me: Player) -> Option<T> {
        let nearest = self.0.iter().flatten().map(|way| way.preference).min()?;
        self.retain(|way| way.preference == nearest);
        let surest = self.0.iter().flatten().map(|way| way.chance).fold(0.0, f64::max);
        self.retain(|way| way.chance > surest - EQUAL);
        // A difference of one point counts as equal.
        let points = |way: &Way<T>| way.to.map_or(0, |player| i32::from(trophies::score(board, player)));
        let most = self.0.iter().flatten().map(points).max().unwrap_or(0);
        self.retain(|way| points(way) >= most - 1);
        self.keep(|player| i32::from(board.grudges[me.index()][player.index()]));
        self.keep(|player| i32::from(board.shields(player)));
        self.keep(|player| -(game.clockwise(me).position(|other| other == player).unwrap_or(0) as i32));
        self.0.iter().flatten().next().map(|way| way.what)
    }

    fn retain(&mut self, stays: impl Fn(&Way<T>) -> bool) {
        for kept in &mut self.0 {
            *kept = kept.filter(&stays);
        }
    }

    /// Keeps those who are worth most; what is done to nobody is worth least.
    fn keep(&mut self, worth: impl Fn(Player) -> i32) {
        let worth = |way: &Way<T>| way.to.map_or(-100, &worth);
        if let Some(highest) = self.0.iter().flatten().map(worth).max() {
            self.retain(|way| worth(way) == highest);
        }
    }
}

/// The best way; none if there is none.
pub fn best<T: Copy>(
    game: &Crusader,
    board: &Board,
    me: Player,
    ways: impl IntoIterator<Item = Way<T>>,
) -> Option<T> {
    let mut ladder = Ladder::new();
    ways.into_iter().for_each(|way| ladder.add(way));
    ladder.best(game, board, me)
}
