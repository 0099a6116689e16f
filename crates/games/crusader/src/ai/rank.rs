//! Which players a line of a strategy is about.

use super::sight;
use crate::Crusader;
use crate::board::Board;
use crate::content::vocabulary::{Rank, Rivals};
use crate::content::{Player, Players};
use std::cmp::Reverse;

/// The other players that a line names, seen from the AI (CK-R-120).
#[must_use]
pub fn rivals(game: &Crusader, board: &Board, me: Player, which: Rivals) -> Players {
    let others = board.playing().without(Players::one(me));
    let fits = |other: &Player| match which {
        Rivals::Any => true,
        Rivals::Adjacent => sight::are_neighbours(game, board, me, *other),
        // A War is as good as a Casus Belli (CK-R-52).
        Rivals::IHoldCasusBelli => board.may_invade(me, *other),
        Rivals::NoPactWithMe => !board.allied(me, *other),
        Rivals::AtWarWithMe => board.wars[me.index()].has(*other),
        Rivals::HoldsCasusBelliOnMe => board.casus_belli[other.index()].has(me),
    };
    others.iter().filter(fits).collect()
}

/// Exactly those of them who lead (CK-R-120, CK-R-121); nobody where the most is nothing at all.
#[must_use]
pub fn leaders(board: &Board, rank: Rank, among: Players) -> Players {
    let fewest = |count: &dyn Fn(Player) -> usize| {
        let least = among.iter().map(count).min();
        among.iter().filter(|player| Some(count(*player)) == least).collect()
    };
    let most = |count: &dyn Fn(Player) -> usize| {
        let least = among.iter().map(|player| Reverse(count(player))).min();
        among.iter().filter(|player| count(*player) > 0 && Some(Reverse(count(*player))) == least).collect()
    };
    match rank {
        Rank::FewestHeirs => fewest(&|player| board.house(player).family.members().count()),
        Rank::FewestChildren => fewest(&|player| sight::children(board, player)),
        Rank::FewestTerritories => fewest(&|player| board.lands(player).len() as usize),
        Rank::MostCastles => most(&|player| board.castles_of(player).len() as usize),
        Rank::MostShields => most(&|player| usize::from(board.shields(player))),
    }
}
