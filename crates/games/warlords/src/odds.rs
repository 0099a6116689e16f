//! What a battle will probably bring: the chance of each outcome, the losses, the survivors.
//!
//! Attackers are taken to fight to the end, and both sides to lose their cheapest soldiers first. Then all that can
//! change is how many of each side are left, and the numbers come exactly out of a chain over those two; only for
//! very large armies are they sampled.

mod chain;
mod consult;
mod hits;
mod sampled;

pub use consult::consult;

use crate::Warlords;
use crate::army::{Army, Kind, Troop};
use crate::battle::dice::rolls_in;
use crate::battle::{Side, Volley};
use crate::board::Board;
use crate::content::{Content, FiefId};
use hits::Rolls;
use serde::{Deserialize, Serialize};

/// The most soldiers of a side that are told apart; of a larger army the dearest are looked at.
pub const MOST: usize = 1000;

/// Up to so many pairs (attackers left, defenders left) the numbers are exact.
const EXACT: usize = 30_000;

/// Is there a castle in the fief that is fought for?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Castle {
    /// No castle.
    #[default]
    None,
    /// One under construction: d10 (WE-DICE-03).
    Unfinished,
    /// A finished one: d12 (WE-DICE-04).
    Finished,
}

impl Castle {
    /// The die it gives its defenders; terrain may give a better one (WE-DICE-05).
    #[must_use]
    pub const fn die(self) -> u8 {
        match self {
            Castle::None => 8,
            Castle::Unfinished => 10,
            Castle::Finished => 12,
        }
    }

    /// The castle of a fief.
    #[must_use]
    pub fn at(board: &Board, fief: FiefId) -> Castle {
        match (board.castles.has(fief), board.finished.has(fief)) {
            (false, _) => Castle::None,
            (true, false) => Castle::Unfinished,
            (true, true) => Castle::Finished,
        }
    }
}

/// A battle, real or imagined.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Who attacks.
    pub attackers: Army,
    /// Soldiers who defend.
    pub defenders: Army,
    /// Peasants who defend.
    pub peasants: u16,
    /// The die of the attackers.
    pub attack_die: u8,
    /// The die of the defenders.
    pub defence_die: u8,
    /// What they fight for.
    pub castle: Castle,
}

impl Battle {
    /// These attackers against a fief as it stands on the board; in a battle that is being fought, against whoever is
    /// left, with the dice before steps.
    #[must_use]
    pub fn at(game: &Warlords, board: &Board, fief: FiefId, attackers: Army) -> Battle {
        let content = game.components();
        let is_fought = board.battle.round > 0 && board.battle.fief == fief;
        let (attack_die, defence_die) = if is_fought {
            (board.base_die(content, Side::Attacker), board.base_die(content, Side::Defender))
        } else {
            (8, board.defence_die(content, fief))
        };
        let peasants = match board.holder(fief) {
            None if is_fought => board.battle.peasants,
            Some(_) | None => crate::battle::peasants(content, board, fief),
        };
        let defenders = board.armies[fief];
        Battle { attackers, defenders, peasants, attack_die, defence_die, castle: Castle::at(board, fief) }
    }

    /// The chance that a soldier hits (WE-EX-30).
    #[must_use]
    pub fn chance(&self, content: &Content, side: Side, kind: Kind) -> f64 {
        let soldier = content.soldier(kind);
        // WE-SIEGEDICE-01, WE-SIEGEDICE-02: archers shoot worse at a castle and better from one.
        let needed = match (self.castle, side) {
            (Castle::None, _) => soldier.hit,
            (Castle::Unfinished | Castle::Finished, Side::Attacker) => soldier.hit_attacking_castle,
            (Castle::Unfinished | Castle::Finished, Side::Defender) => soldier.hit_defending_castle,
        };
        face(needed, if side == Side::Attacker { self.attack_die } else { self.defence_die })
    }

    fn line_of(&self, content: &Content, side: Side) -> Line {
        let army = if side == Side::Attacker { &self.attackers } else { &self.defenders };
        let soldiers = fall_order(army).rev().map(|troop| Fighter {
            volley: if rolls_in(troop.kind(), Volley::Archers) { Volley::Archers } else { Volley::Main },
            chance: self.chance(content, side, troop.kind()),
            cost: f64::from(content.cost(troop)),
        });
        // WE-PEASANT-10: peasants have no archers, and they cost nothing.
        let peasant = Fighter {
            volley: Volley::Main,
            chance: face(content.numbers.peasant_hit, self.defence_die),
            cost: 0.0,
        };
        let peasants = if side == Side::Defender { self.peasants } else { 0 };
        let all = soldiers.chain((0..peasants).map(|_| peasant));
        Line::of(all.take(MOST))
    }

    /// What it will probably bring.
    #[must_use]
    pub fn odds(&self, content: &Content) -> Odds {
        Odds::of(content, self)
    }
}

/// The chance of a roll of at least `needed`.
fn face(needed: u8, die: u8) -> f64 {
    f64::from((die + 1).saturating_sub(needed).min(die)) / f64::from(die.max(1))
}

/// The soldiers of an army one by one, in the order in which they fall: the cheapest first, of a kind mercenaries
/// first, Warlords last (against peasants by rule: WE-WARLORD-06).
pub fn fall_order(army: &Army) -> impl DoubleEndedIterator<Item = Troop> {
    let army = *army;
    let kinds = Kind::ALL.into_iter();
    let troops = kinds.flat_map(|kind| [Troop::hired(kind), Some(Troop::own(kind))]).flatten();
    troops.flat_map(move |troop| (0..army.of(troop)).map(move |_| troop))
}

/// One of those who fight.
#[derive(Copy, Clone)]
struct Fighter {
    volley: Volley,
    chance: f64,
    cost: f64,
}

/// A side, by how many of it are left.
struct Line {
    archers: Rolls,
    main: Rolls,
    /// The gold that those left have cost.
    worth: Vec<f64>,
}

impl Line {
    /// From the last who falls to the first.
    fn of(fighters: impl Iterator<Item = Fighter>) -> Line {
        let mut line = Line { archers: Rolls::new(), main: Rolls::new(), worth: vec![0.0] };
        let mut worth = 0.0;
        for fighter in fighters {
            worth += fighter.cost;
            line.worth.push(worth);
            let (rolls, other) = match fighter.volley {
                Volley::Archers => (&mut line.archers, &mut line.main),
                Volley::Main => (&mut line.main, &mut line.archers),
            };
            rolls.add(fighter.chance);
            other.add(0.0);
        }
        line
    }

    fn len(&self) -> usize {
        self.worth.len() - 1
    }
}

/// Where the numbers come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// Every course of the battle was weighed.
    Exact,
    /// Many battles were tried.
    Sampled,
}

/// What a battle does to one side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Toll {
    /// How many are lost on average.
    pub lost: f64,
    /// What those cost to recruit.
    pub gold: f64,
    /// The chance that so many are left at the end.
    pub left: Vec<f64>,
}

impl Toll {
    fn of(line: &Line, left: Vec<f64>) -> Toll {
        let all = line.len();
        let mean = |value: &dyn Fn(usize) -> f64| left.iter().enumerate().map(|(n, p)| p * value(n)).sum();
        let lost = mean(&|n| (all - n) as f64);
        let gold = mean(&|n| line.worth[all] - line.worth[n]);
        Toll { lost, gold, left }
    }
}

/// What a battle will probably bring.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Odds {
    /// The chance that the attackers conquer the fief.
    pub conquered: f64,
    /// The chance that they are destroyed and defenders are left.
    pub repelled: f64,
    /// The chance that both are destroyed; a castle then stays with its defender (WE-BATTLE-13).
    pub destroyed: f64,
    /// Battle rounds on average.
    pub rounds: f64,
    /// The attackers.
    pub attackers: Toll,
    /// The defenders; peasants cost nothing.
    pub defenders: Toll,
    /// Where the numbers come from.
    pub method: Method,
}

impl Odds {
    /// Of this battle.
    #[must_use]
    pub fn of(content: &Content, battle: &Battle) -> Odds {
        let lines = Side::BOTH.map(|side| battle.line_of(content, side));
        let pairs = (lines[0].len() + 1) * (lines[1].len() + 1);
        Odds::worked_out(&lines, if pairs <= EXACT { Method::Exact } else { Method::Sampled })
    }

    /// Of this battle, worked out in this way whatever its size.
    #[must_use]
    pub fn by(method: Method, content: &Content, battle: &Battle) -> Odds {
        Odds::worked_out(&Side::BOTH.map(|side| battle.line_of(content, side)), method)
    }

    /// Of the attack that is declared on a fief, or being fought there.
    #[must_use]
    pub fn of_attack(game: &Warlords, board: &Board, fief: FiefId) -> Odds {
        Odds::imagined(game, board, fief, board.attacks[fief])
    }

    /// Of an attack by these soldiers on a fief as it stands.
    #[must_use]
    pub fn imagined(game: &Warlords, board: &Board, fief: FiefId, attackers: Army) -> Odds {
        Odds::of(game.components(), &Battle::at(game, board, fief, attackers))
    }

    fn worked_out(lines: &[Line; 2], method: Method) -> Odds {
        let Ends { conquered, repelled, destroyed, rounds } = match method {
            Method::Exact => chain::solve(lines),
            Method::Sampled => sampled::try_out(lines),
        };
        let sum = |chances: &[f64]| chances.iter().sum::<f64>();
        let lost = |mut left: Vec<f64>, none: f64| {
            left[0] = none;
            left
        };
        let (won, held) = (sum(&conquered), sum(&repelled));
        Odds {
            conquered: won,
            repelled: held,
            destroyed,
            rounds,
            attackers: Toll::of(&lines[0], lost(conquered, held + destroyed)),
            defenders: Toll::of(&lines[1], lost(repelled, won + destroyed)),
            method,
        }
    }
}

/// How a battle ends.
struct Ends {
    /// By attackers left; none at 0.
    conquered: Vec<f64>,
    /// By defenders left; none at 0.
    repelled: Vec<f64>,
    destroyed: f64,
    rounds: f64,
}

impl Ends {
    fn none(lines: &[Line; 2]) -> Ends {
        let [conquered, repelled] = [&lines[0], &lines[1]].map(|line| vec![0.0; line.len() + 1]);
        Ends { conquered, repelled, destroyed: 0.0, rounds: 0.0 }
    }

    /// It ends so, with this chance.
    fn add(&mut self, attackers: usize, defenders: usize, chance: f64) {
        match (attackers, defenders) {
            (0, 0) => self.destroyed += chance,
            (0, left) => self.repelled[left] += chance,
            (left, _) => self.conquered[left] += chance,
        }
    }
}
