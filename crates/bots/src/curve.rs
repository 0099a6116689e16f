//! How the chances to win moved in a finished game, as a spectator could tell, and where they turned.

use crate::search::{Guide, judge, shares};
use serde::Serialize;
use std::sync::Arc;
use table::{BadLog, Game, Log, Observer, Table};

/// At most so many positions are judged.
const POINTS: usize = 60;
/// Playouts for each.
const PLAYOUTS: u32 = 60;
/// A chance that moves by so much turns the game.
const TURN: f32 = 0.12;
/// At most so many turning points are told.
const TURNS: usize = 5;

/// The chances to win in the course of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Curve {
    /// The positions that were judged, in order; the last one is the end.
    pub points: Vec<Point>,
    /// The stretches in which a chance moved most, in order.
    pub turns: Vec<TurningPoint>,
}

/// The chances after an entry.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Point {
    /// The entry.
    pub n: u32,
    /// Each seat's chance to win; they add up to 1.
    pub chances: Vec<f32>,
}

/// A stretch of play in which a seat's chance moved much.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurningPoint {
    /// After this entry it was as before.
    pub from: u32,
    /// After this one it had moved.
    pub to: u32,
    /// Whose chance.
    pub seat: u8,
    /// What it was.
    pub before: f32,
    /// What it became.
    pub after: f32,
}

/// Judges a recorded game that was played with this content.
///
/// # Errors
/// Why the log does not hold.
pub fn curve<G: Game>(content: &Arc<G::Content>, log: &Log, guide: &Guide<G>) -> Result<Curve, BadLog> {
    let last = log.entries.len().saturating_sub(1);
    let step = last.div_ceil(POINTS).max(1);
    let mut kept: Vec<(u32, G::State)> = Vec::new();
    let table = Table::<G>::load(content, log, log.secret(), |entry, state, _| {
        if (entry.n as usize).is_multiple_of(step) || entry.n as usize == last {
            kept.push((entry.n, state.clone()));
        }
    })?;
    let game = table.game();
    let point = |(n, state): &(u32, G::State)| {
        let chances = match game.standing(state) {
            Some(standing) => shares(&standing),
            None => judge(game, &game.view(state, Observer::Spectator), guide, PLAYOUTS, u64::from(*n)),
        };
        Point { n: *n, chances: chances[..usize::from(game.seats())].to_vec() }
    };
    let points: Vec<Point> = kept.iter().map(point).collect();
    let turns = turns(&points);
    Ok(Curve { points, turns })
}

/// The stretches in which a chance moved most.
fn turns(points: &[Point]) -> Vec<TurningPoint> {
    let mut turns: Vec<TurningPoint> = points
        .windows(2)
        .filter_map(|pair| {
            let [a, b] = pair else { return None };
            let moved = a.chances.iter().zip(&b.chances).enumerate();
            let turn = |(seat, (before, after)): (usize, (&f32, &f32))| TurningPoint {
                from: a.n,
                to: b.n,
                seat: seat as u8,
                before: *before,
                after: *after,
            };
            moved.map(turn).max_by(|a, b| a.size().total_cmp(&b.size()))
        })
        .filter(|turn| turn.size() >= TURN)
        .collect();
    turns.sort_by(|a, b| b.size().total_cmp(&a.size()));
    turns.truncate(TURNS);
    turns.sort_by_key(|turn| turn.from);
    turns
}

impl TurningPoint {
    /// How far the chance moved.
    fn size(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(n: u32, first: f32) -> Point {
        Point { n, chances: vec![first, 1.0 - first] }
    }

    #[test]
    fn turns_are_the_greatest_moves_in_order() {
        let chances = [0.5, 0.55, 0.3, 0.9, 0.85, 1.0];
        let points: Vec<Point> = (0..).zip(chances).map(|(n, c)| point(10 * n, c)).collect();
        let turns = turns(&points);
        let told: Vec<(u32, u32)> = turns.iter().map(|turn| (turn.from, turn.to)).collect();
        assert_eq!(told, [(10, 20), (20, 30), (40, 50)], "0.05 is no turn");
        assert!((turns[1].size() - 0.6).abs() < 1e-6);
        let many: Vec<Point> = (0..20).map(|n| point(n, if n % 2 == 0 { 0.2 } else { 0.8 })).collect();
        assert_eq!(super::turns(&many).len(), TURNS);
    }
}
