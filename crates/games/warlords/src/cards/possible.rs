//! What can be carried out: a card whose text cannot be carried out cannot be played (WE-CARD-06).

use crate::Warlords;
use crate::army::{Army, Kind, Troop};
use crate::battle::{Side, stepped};
use crate::board::{Board, Phase};
use crate::content::vocabulary::{Condition, Effect, Movers, PlayedBy, TargetKind, Where, Who, WhoseSide};
use crate::content::{Card, Each, FiefId, Fiefs, Kingdoms, Terrain};
use crate::group::{self, taxes};
use crate::turn;
use table::{Seat, SeatSet};

/// Can this player play the card now?
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
    conditions(game, board, seat, None, design) && effect(game, board, seat, None, &design.effect)
}

/// The opponents a card can be played on: they still take turns (WE-R-58).
pub(crate) fn targets(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    design: &Card,
) -> impl Iterator<Item = Seat> {
    let others = board.playing().without(SeatSet::one(seat));
    Seat::all(board.seats).filter(move |target| {
        others.has(*target)
            && conditions(game, board, seat, Some(*target), design)
            && effect(game, board, seat, Some(*target), &design.effect)
    })
}

/// Which side of the battle he is on.
pub(crate) fn side_of(board: &Board, seat: Seat) -> Option<Side> {
    if board.battle.round == 0 {
        return None;
    }
    Side::BOTH.into_iter().find(|side| board.side_seat(*side) == Some(seat))
}

fn conditions(game: &Warlords, board: &Board, seat: Seat, target: Option<Seat>, design: &Card) -> bool {
    design.conditions.iter().all(|condition| condition_holds(game, board, seat, target, *condition))
}

fn condition_holds(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    target: Option<Seat>,
    condition: Condition,
) -> bool {
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

/// Where a card can place soldiers.
pub(crate) fn spots(game: &Warlords, board: &Board, seat: Seat, troop: Troop, place: Where) -> Fiefs {
    let own = board.fiefs(seat);
    let fiefs = match place {
        Where::AnyOwnFief | Where::OneOwnFief | Where::OwnSoldiers | Where::ThisBattle => own,
        Where::OwnCastle => own.and(board.castles).without(board.begun),
        Where::ConqueredThisTurn => own.and(board.conquered),
    };
    let noble = troop.kind().is_noble() && !troop.is_hired();
    let fiefs = if noble { fiefs.and(board.castles).without(board.begun) } else { fiefs };
    fiefs.iter().filter(|f| board.room(&game.content, *f) > 0).collect()
}

/// The troop a card places.
pub(crate) fn placed(kind: Kind, merc: bool) -> Troop {
    if merc { Troop::hired(kind).unwrap_or(Troop::own(kind)) } else { Troop::own(kind) }
}

/// How many pieces of it there are left, up to `n`.
pub(crate) fn pieces(game: &Warlords, board: &Board, seat: Seat, troop: Troop, n: u16) -> u16 {
    if troop.is_hired() {
        return n;
    }
    board.pieces_left(&game.content, seat, troop.kind()).map_or(n, |left| left.min(n))
}

/// Can one soldier of this kind be taken from the fief without emptying it?
pub(crate) fn removable(board: &Board, fief: FiefId, kinds: &[Kind]) -> bool {
    board.armies[fief].total() > 1 && kinds.iter().any(|kind| board.armies[fief].of_kind(*kind) > 0)
}

/// Fiefs where soldiers can be upgraded.
pub(crate) fn upgradable(board: &Board, seat: Seat, kind: Kind, place: Where) -> Fiefs {
    let own = if place == Where::OwnCastle { board.castles_of(seat) } else { board.fiefs(seat) };
    own.iter().filter(|f| board.armies[*f].of_kind(kind) > 0).collect()
}

/// Attacks with soldiers that can be upgraded (WE-R-78).
pub(crate) fn upgradable_attacks(board: &Board, seat: Seat, kind: Kind, place: Where) -> Fiefs {
    if place != Where::OwnSoldiers || seat != board.active {
        return Fiefs::NONE;
    }
    board.pending().iter().filter(|f| board.attacks[*f].of_kind(kind) > 0).collect()
}

/// How many soldiers of a kind can be upgraded.
pub(crate) fn upgradable_soldiers(board: &Board, seat: Seat, kind: Kind, place: Where) -> u16 {
    let inside = upgradable(board, seat, kind, place);
    let outside = upgradable_attacks(board, seat, kind, place);
    let sum = |fiefs: Fiefs, at: &Each<Army>| fiefs.iter().map(|f| at[f].of_kind(kind)).sum::<u16>();
    sum(inside, &board.armies) + sum(outside, &board.attacks)
}

/// How many soldiers can join his side of the battle: a Mountain limits those who hold it (WE-R-23).
pub(crate) fn room_in_battle(game: &Warlords, board: &Board, seat: Seat) -> u16 {
    match side_of(board, seat) {
        None => 0,
        Some(Side::Attacker) => u16::MAX,
        Some(Side::Defender) => board.room(&game.content, board.battle.fief),
    }
}

/// Enemy fiefs whose soldiers can turn, and where they can go (WE-CARD-07, WE-R-63).
pub(crate) fn traitors(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    kind: Kind,
) -> impl Iterator<Item = (FiefId, FiefId)> {
    let own = board.fiefs(seat);
    let enemies = board.taken().without(own);
    let from =
        enemies.iter().filter(move |f| board.armies[*f].total() > 1 && board.armies[*f].of_kind(kind) > 0);
    from.flat_map(move |f| {
        let near = game.scenario.near[f].and(own);
        near.iter().filter(|to| board.room(&game.content, *to) > 0).map(move |to| (f, to))
    })
}

/// Can this effect be carried out?
pub(crate) fn effect(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    target: Option<Seat>,
    effect: &Effect,
) -> bool {
    let own_side = || side_of(board, seat);
    let side =
        |whose: WhoseSide| own_side().map(|own| if whose == WhoseSide::Own { own } else { own.other() });
    match effect {
        Effect::GainGold { who: Who::OthersInGrace, .. } => !in_grace(board, seat).is_empty(),
        Effect::GainGold { .. } | Effect::InitiativeDie { .. } => true,
        Effect::LoseGold { who, .. } => {
            let loser = match who {
                Who::Own => Some(seat),
                Who::Opponent => target,
                Who::MostCastles => most_castles(board),
                Who::OthersInGrace => None,
            };
            loser.is_some_and(|loser| board.player(loser).gold > 0)
        }
        Effect::TaxShift { .. } => target.is_some_and(|t| taxes::collections(game, board)[t.index()] > 0),
        Effect::CancelCastleBonus { .. } => target.is_some_and(|t| !due_bonuses(game, board, t).is_empty()),
        Effect::PlaceSoldiers { kind, n, place, merc } => {
            let troop = placed(kind.kind(), *merc);
            let somewhere = match place {
                Where::ThisBattle => room_in_battle(game, board, seat) > 0,
                Where::AnyOwnFief
                | Where::OneOwnFief
                | Where::OwnCastle
                | Where::ConqueredThisTurn
                | Where::OwnSoldiers => !spots(game, board, seat, troop, *place).is_empty(),
            };
            somewhere && pieces(game, board, seat, troop, *n) > 0
        }
        Effect::RemoveSoldiers { kinds, .. } => target.is_some_and(|t| {
            board.fiefs(t).iter().any(|f| {
                board.armies[f].total() > 1 && kinds.iter().any(|k| board.armies[f].of_kind(k.kind()) > 0)
            })
        }),
        Effect::Upgrade { from, place, .. } => {
            !upgradable(board, seat, from.kind(), *place).is_empty()
                || !upgradable_attacks(board, seat, from.kind(), *place).is_empty()
        }
        Effect::TurnSoldiers { kind, .. } => traitors(game, board, seat, kind.kind()).next().is_some(),
        Effect::DieStep { side: whose, step, rounds } => side(*whose).is_some_and(|side| {
            (0..usize::from(*rounds)).any(|ahead| {
                let steps = board.battle.steps[side as usize][ahead];
                let base = board.base_die(&game.content, side);
                stepped(base, steps + step) != stepped(base, steps)
            })
        }),
        Effect::BaseDie { side: whose, die } => side(*whose).is_some_and(|side| {
            let now = board.base_die(&game.content, side);
            if *whose == WhoseSide::Own { now < *die } else { now > *die }
        }),
        Effect::ExtraDice { kinds, .. } => {
            own_side().is_some_and(|s| kinds.iter().any(|k| board.side_army(s).of_kind(k.kind()) > 0))
        }
        Effect::AbsorbHits { .. } => own_side().is_some(),
        Effect::StrikeFirst { .. } => own_side().is_some_and(|s| board.side_total(s.other()) > 0),
        Effect::ExtraMove { movers: Movers::WarlordAndCompany, .. } => !march_fiefs(board, seat).is_empty(),
        Effect::ExtraMove { movers: Movers::SixOfOneFief, .. } => !wagon_fiefs(game, board, seat).is_empty(),
        Effect::ReleaseWarlord { price } => {
            let mut captives = board.captives.iter().filter(|c| c.owner == seat);
            let held = captives.any(|c| target.is_none_or(|t| board.fiefs(t).has(c.prison)));
            held && !board.castles_of(seat).is_empty() && board.player(seat).gold >= (*price).into()
        }
        Effect::NoAttack { .. } => target.is_some_and(|t| !board.attacked.has(t)),
        Effect::CastleWork => group::has_castle_work(game, board, seat),
        Effect::LiftExcommunication { .. } => !board.player(seat).excommunications.is_empty(),
        Effect::All { parts } | Effect::Choose { parts } => {
            parts.iter().any(|part| self::effect(game, board, seat, target, part))
        }
    }
}

/// Each other active player without excommunication.
pub(crate) fn in_grace(board: &Board, seat: Seat) -> SeatSet {
    let others = board.playing().without(SeatSet::one(seat));
    others.iter().filter(|s| board.player(*s).excommunications.is_empty()).collect()
}
