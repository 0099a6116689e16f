//! What a battle will probably bring, in a few steps. Exact odds are for people; those who weigh thousands of attacks
//! need them fast.

use super::eyes::{gold, strength_and_hits};
use warlords::Warlords;
use warlords::battle::Side;
use warlords::board::Board;
use warlords::content::{Content, FiefId};
use warlords::odds::Battle;

/// Rough odds: of 3000 battles the chance was off by 0.04 (root of the mean square).
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Quick {
    /// The chance that the attackers conquer the fief.
    pub conquered: f64,
    /// What the attackers lose, in gold.
    pub attackers: f64,
    /// What the defenders lose, in gold.
    pub defenders: f64,
}

impl Quick {
    /// Of this battle.
    pub fn of(content: &Content, battle: &Battle) -> Quick {
        let (attack, attack_hits) = strength_and_hits(content, battle, Side::Attacker);
        let (defence, defence_hits) = strength_and_hits(content, battle, Side::Defender);
        let conquered = chance((attack, attack_hits), (defence, defence_hits));
        // Of the stronger side as many are left as its strength exceeds the other's (Lanchester's law).
        let spent =
            |mine: f32, other: f32| 0.8 * (1.0 - (1.0 - 0.9 * (other / mine.max(0.01)).min(1.0)).sqrt());
        let win = conquered;
        let attackers = win * f64::from(spent(attack, defence)) + (1.0 - win);
        let defenders = win + (1.0 - win) * f64::from(spent(defence, attack));
        Quick {
            conquered,
            attackers: attackers * gold(content, &battle.attackers),
            defenders: defenders * gold(content, &battle.defenders),
        }
    }

    /// Of the attack that is declared on a fief, or being fought there.
    pub fn of_attack(game: &Warlords, board: &Board, fief: FiefId) -> Quick {
        Quick::of(game.components(), &Battle::at(game, board, fief, board.attacks[fief]))
    }
}

/// The chance of the first side, from the strength of both and their hits in a step: how far they are apart, against
/// how far the dice scatter.
fn chance(attack: (f32, f32), defence: (f32, f32)) -> f64 {
    if defence.0 == 0.0 {
        return 1.0;
    }
    if attack.0 == 0.0 {
        return 0.0;
    }
    let apart = 1.1 * attack.0 - defence.0 - 0.1;
    let scatter = (0.4 * (attack.0 * attack.1 + defence.0 * defence.1)).sqrt();
    1.0 / (1.0 + (-1.7 * f64::from(apart / scatter)).exp())
}
