//! What can be carried out: a card whose text cannot be carried out cannot be played (WE-CARD-06).

use crate::Warlords;
use crate::army::{Army, Kind, Troop};
use crate::battle::Side;
use crate::board::{Board, Phase};
use crate::cards::verb::{Aim, Verb};
use crate::content::vocabulary::{Condition, PlayedBy, TargetKind};
use crate::content::{Card, Fiefs, Kingdoms, Terrain};
use crate::group::taxes;
use crate::turn;
use table::{Seat, SeatSet};

/// Can this player play the card, if it is its time and he has not played it yet?
pub(crate) fn card(game: &Warlords, board: &Board, seat: Seat, design: &Card) -> bool {
    if design.target == TargetKind::Battle {
        let Some(side) = side_of(board, seat) else { return false };
        let fits = match design.side {
            PlayedBy::Either => true,
            PlayedBy::Attacker => side == Side::Attacker,
            PlayedBy::Defender => side == Side::Defender,
        };
        if !fits {
            return false;
        }
    }
    if design.target == TargetKind::Opponent {
        return targets(game, board, seat, design).next().is_some();
    }
    fits(game, board, Aim { by: seat, on: None }, design)
}

/// The opponents a card can be played on: they still take turns (WE-R-58).
pub(crate) fn targets(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    design: &Card,
) -> impl Iterator<Item = Seat> {
    let others = board.playing().without(SeatSet::one(seat));
    Seat::all(board.seats)
        .filter(move |on| others.has(*on) && fits(game, board, Aim { by: seat, on: Some(*on) }, design))
}

/// All its conditions hold, and what it says can be carried out.
fn fits(game: &Warlords, board: &Board, aim: Aim, design: &Card) -> bool {
    design.conditions.iter().all(|condition| holds(game, board, aim, *condition))
        && design.effect.is_possible(game, board, aim)
}

/// Which side of the battle he is on.
pub(crate) fn side_of(board: &Board, seat: Seat) -> Option<Side> {
    if board.battle.round == 0 {
        return None;
    }
    Side::BOTH.into_iter().find(|side| board.side_seat(*side) == Some(seat))
}

/// Is it as a card wants it to be?
fn holds(game: &Warlords, board: &Board, Aim { by: seat, on: target }: Aim, condition: Condition) -> bool {
    let fief = board.battle.fief;
    let castle = board.castles.has(fief);
    match condition {
        Condition::TargetNotAttackedThisTurn => target.is_some_and(|t| !board.attacked.has(t)),
        Condition::TargetHoldsOwnWarlord => target.is_some_and(|t| board.held(t, seat).next().is_some()),
        Condition::TargetDueCastleBonus => target.is_some_and(|t| !due_bonuses(game, board, t).is_empty()),
        // WE-CASTLE-11: finished or not.
        Condition::EnemyCastle => castle && side_of(board, seat) == Some(Side::Attacker),
        Condition::OwnCastle => castle && side_of(board, seat) == Some(Side::Defender),
        Condition::ForestOrMountain => {
            matches!(game.content.fiefs[fief.index()].terrain, Terrain::Forest | Terrain::Mountain)
        }
        Condition::NoCastle => !castle,
        Condition::EnemyBaseDie12 => board.base_die(&game.content, Side::Defender) == 12,
        Condition::UnmovedWarlord => !march_fiefs(board, seat).is_empty(),
        Condition::UnmovedSoldiersOfOneFief => !wagon_fiefs(game, board, seat).is_empty(),
        Condition::AdjacentToOwnFief => true,
    }
}

/// Kingdoms from which he is due a castle bonus that no card has cancelled.
pub(crate) fn due_bonuses(game: &Warlords, board: &Board, seat: Seat) -> Kingdoms {
    let open = game.scenario.kingdoms.without(board.cancelled[seat.index()]);
    open.iter().filter(|k| board.plays(seat) && taxes::castle_bonus(game, board, seat, *k) > 0).collect()
}

/// The one player with most castles, finished or not; none if tied.
pub(crate) fn most_castles(board: &Board) -> Option<Seat> {
    let count = |seat: Seat| board.castles_of(seat).len();
    let most = Seat::all(board.seats).map(count).max()?;
    let mut leaders = Seat::all(board.seats).filter(|seat| count(*seat) == most);
    let first = leaders.next()?;
    if leaders.next().is_none() { Some(first) } else { None }
}

/// Fiefs of his with a Warlord who has not moved.
pub(crate) fn march_fiefs(board: &Board, seat: Seat) -> Fiefs {
    board.fiefs(seat).iter().filter(|f| board.unmoved(*f).of(Troop::WARLORD) > 0).collect()
}

/// Fiefs of his with soldiers that have not moved and a fief to go to.
pub(crate) fn wagon_fiefs(game: &Warlords, board: &Board, seat: Seat) -> Fiefs {
    if board.phase != Phase::Redeployment {
        return Fiefs::NONE;
    }
    let own = board.fiefs(seat);
    own.iter()
        .filter(|f| !board.unmoved(*f).is_empty() && turn::can_redeploy(game, board, seat, *f))
        .collect()
}

/// How many pieces of it there are left, up to `n`.
pub(crate) fn pieces(game: &Warlords, board: &Board, seat: Seat, troop: Troop, n: u16) -> u16 {
    if troop.is_hired() {
        return n;
    }
    board.pieces_left(&game.content, seat, troop.kind()).map_or(n, |left| left.min(n))
}

/// Each other active player without excommunication.
pub(crate) fn in_grace(board: &Board, seat: Seat) -> SeatSet {
    let others = board.playing().without(SeatSet::one(seat));
    others.iter().filter(|s| board.player(*s).excommunications.is_empty()).collect()
}

/// Soldiers of one kind, own or hired, that stand in a fief.
pub(crate) fn of_kind(army: &Army, kind: Kind) -> impl Iterator<Item = Troop> {
    [Some(Troop::own(kind)), Troop::hired(kind)].into_iter().flatten().filter(|t| army.of(*t) > 0)
}
