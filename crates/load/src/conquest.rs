//! The legal moves of conquest-lite, from what a peer's server shows a seat.

use serde::Deserialize;
use std::collections::BTreeMap;

const AREAS: usize = 24;
const ACTIONS: u32 = 6;
/// How far the neighbours of an area are along the ring.
const STEPS: [usize; 4] = [1, 5, AREAS - 5, AREAS - 1];

/// Conquest-lite is for four.
pub const SEATS: usize = 4;

/// What a seat sees.
#[derive(Deserialize)]
pub struct Board {
    areas: Vec<Area>,
    gold: Vec<u32>,
    /// By the number of the seat, in digits: names are texts in every format.
    players: BTreeMap<String, Player>,
    actions: u32,
}

#[derive(Deserialize)]
struct Area {
    owner: usize,
    troops: u32,
    fort: u32,
}

#[derive(Deserialize)]
struct Player {
    hand: Vec<i32>,
}

/// A move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Ends the turn.
    End,
    /// One more troop in an area.
    Recruit(usize),
    /// One more fort in an area.
    Fort(usize),
    /// From one area to another.
    Attack(usize, usize),
    /// A card on an area.
    Card(i32, usize),
    /// A card for gold.
    Tax(i32),
}

impl Move {
    /// Its name in the rules.
    pub fn name(self) -> &'static str {
        match self {
            Move::End => "end",
            Move::Recruit(_) => "recruit",
            Move::Fort(_) => "fort",
            Move::Attack(..) => "attack",
            Move::Card(..) | Move::Tax(_) => "card",
        }
    }

    /// Its arguments in the rules.
    pub fn arguments(self) -> Vec<i32> {
        match self {
            Move::End => vec![],
            Move::Recruit(area) | Move::Fort(area) => vec![area as i32],
            Move::Attack(from, to) => vec![from as i32, to as i32],
            Move::Card(card, area) => vec![card, area as i32],
            Move::Tax(card) => vec![card, -1],
        }
    }
}

impl Board {
    /// Lists the legal moves of a seat, at least one.
    pub fn list(&self, seat: usize, moves: &mut Vec<Move>) {
        moves.clear();
        moves.push(Move::End);
        if self.actions >= ACTIONS {
            return;
        }
        let gold = self.gold.get(seat).copied().unwrap_or(0);
        for (from, area) in self.areas.iter().enumerate().filter(|(_, area)| area.owner == seat) {
            if gold >= 2 {
                moves.push(Move::Recruit(from));
            }
            if gold >= 5 && area.fort < 2 {
                moves.push(Move::Fort(from));
            }
            if area.troops >= 2 {
                let near = STEPS.iter().map(|step| (from + step) % AREAS);
                let foreign = near.filter(|to| self.areas.get(*to).is_some_and(|area| area.owner != seat));
                moves.extend(foreign.map(|to| Move::Attack(from, to)));
            }
        }
        let hand = self.players.get(&seat.to_string()).map_or(&[][..], |player| &player.hand);
        for &card in hand {
            match card % 3 {
                0 => self.targets(card, moves, |area| area.owner == seat),
                1 => moves.push(Move::Tax(card)),
                _ => self.targets(card, moves, |area| area.owner != seat && area.troops > 1),
            }
        }
    }

    fn targets(&self, card: i32, moves: &mut Vec<Move>, fits: impl Fn(&Area) -> bool) {
        let targets = self.areas.iter().enumerate().filter(|(_, area)| fits(area));
        moves.extend(targets.map(|(area, _)| Move::Card(card, area)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lists_what_the_rules_allow() -> serde_json::Result<()> {
        let areas: Vec<_> = (0..AREAS).map(|i| json!({ "owner": i % 4, "troops": 3, "fort": 0 })).collect();
        let board = json!({ "areas": areas, "gold": [9, 4, 4, 4], "players": { "0": { "hand": [1, 3, 5] } },
            "actions": 0 });
        let mut board: Board = serde_json::from_value(board)?;
        let mut moves = Vec::new();
        board.list(0, &mut moves);
        // Six areas of one's own: recruit, fort, four neighbours; gold; a card on six own, one on eighteen others.
        assert_eq!(moves.len(), 1 + 6 + 6 + 24 + 1 + 6 + 18);
        board.actions = ACTIONS;
        board.list(0, &mut moves);
        assert_eq!(moves, [Move::End]);
        Ok(())
    }
}
