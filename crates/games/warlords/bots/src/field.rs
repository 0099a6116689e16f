//! Where soldiers are wanted: the worth of fiefs, and how it draws armies near.

use super::eyes::{Eyes, is_castle};
use super::memo::{Memo, recall};
use std::cell::RefCell;
use table::Seat;
use warlords::army::Army;
use warlords::content::{Each, FiefId, KingdomId};

thread_local! {
    static PULL: Memo<Each<f64>> = const { RefCell::new(None) };
}

/// How much less a fief draws at each step away from it.
const FADING: f64 = 0.62;

impl Eyes<'_> {
    /// Fiefs of a kingdom that are not mine.
    pub fn lacking(&self, kingdom: KingdomId) -> u32 {
        self.content().kingdoms[kingdom.index()].fiefs.without(self.own()).len()
    }

    /// Has somebody else the majority of castles?
    pub fn pretender(&self) -> Option<Seat> {
        self.board.crown.holder.filter(|holder| *holder != self.seat)
    }

    /// What it is worth, in gold, to conquer a fief, without what its defenders lose.
    pub fn prize(&self, fief: FiefId) -> f64 {
        let (board, kingdom) = (self.board, self.content().kingdom_of(fief));
        let mut prize = 4.0 * self.cities(fief);
        let lacking = self.lacking(kingdom);
        let here = self.content().kingdoms[kingdom.index()].fiefs.and(self.own());
        let castle = !here.and(board.castles).is_empty();
        // A whole kingdom gives Lancers, and with a castle gold, every round.
        prize += match (lacking, castle) {
            (1, true) => 30.0,
            (1, false) => 16.0,
            (2, true) => 9.0,
            (_, true) => 4.0,
            (_, false) => here.len().into(),
        };
        if board.conquered.is_empty() && board.pending().is_empty() {
            // The first conquest of a turn brings a card.
            prize += 4.0;
        }
        let holder = board.holder(fief);
        if is_castle(board, fief) {
            prize += 12.0 + holder.map_or(0.0, |loser| self.spoils(fief, loser));
        }
        if let Some(holder) = holder {
            let his = board.fiefs(holder);
            if self.content().kingdoms[kingdom.index()].fiefs.without(his).is_empty() {
                prize += 14.0;
            }
            let mine = board.captives.iter().filter(|c| c.prison == fief && c.owner == self.seat).count();
            prize += 10.0 * mine as f64;
        }
        prize
    }

    /// What the castle of a player is worth beyond the walls (p.10).
    fn spoils(&self, fief: FiefId, loser: Seat) -> f64 {
        let (board, numbers) = (self.board, &self.content().numbers);
        let last = board.castles_of(loser).len() == 1;
        let gold = if last {
            f64::from(numbers.capture_only) + f64::from(board.player(loser).gold) + 10.0
        } else {
            f64::from(numbers.capture)
        };
        if !board.finished.has(fief) {
            return gold + 4.0;
        }
        let crown = if self.pretender() == Some(loser) { 60.0 } else { 8.0 };
        // Would the majority be mine?
        let (mine, all) = (self.own().and(board.finished).len(), board.finished.len() - 1);
        let enough = if board.seats == 2 { mine == all } else { 2 * mine > all };
        let win = if enough && board.crown.holder != Some(self.seat) { 25.0 } else { 0.0 };
        gold + 4.0 + crown + win
    }

    /// How strongly each fief draws my soldiers.
    pub fn pull(&self) -> Each<f64> {
        recall(&PULL, self, || self.pull_anew())
    }

    fn pull_anew(&self) -> Each<f64> {
        let (board, map) = (self.board, self.game.map());
        let mine = self.own();
        let all = mine.iter().fold(Army::NONE, |sum, f| sum.plus(&board.armies[f]));
        let mut pull = Each::of([0.0; warlords::content::FIEFS]);
        for fief in map.fiefs.iter() {
            pull[fief] = if !mine.has(fief) {
                if board.holder(fief).is_some_and(|holder| board.truce(self.seat, holder)) {
                    continue;
                }
                let hard = self.defence(fief, board.armies[fief]);
                let easy = f64::from(self.offence(fief, all) / (4.0 * hard.max(0.1))).clamp(0.15, 1.0);
                self.prize(fief) * easy
            } else if self.deficit(fief) > 0.0 {
                40.0
            } else {
                0.0
            };
        }
        // Each step fades the pull; the map is small.
        for _ in 0..12 {
            let before = pull;
            for fief in map.fiefs.iter() {
                for next in map.near[fief].iter() {
                    pull[fief] = pull[fief].max(FADING * before[next]);
                }
            }
            if before == pull {
                break;
            }
        }
        pull
    }
}
