//! What soldiers a player can buy, by his gold, his pieces, and the places for them (p.7).

use crate::Warlords;
use crate::army::{Army, Troop};
use crate::board::Board;
use crate::content::{FiefId, Fiefs, KingdomId};
use crate::options::{CaptiveRule, RecruitRule};
use crate::reason::Reason;
use crate::rules;
use table::{Amount, Seat};

/// The most soldiers of one troop that anybody has.
const MOST_OF_ONE: u16 = 5_000;
/// With gold for so many nobody comes near it.
const FEW: u16 = 500;

/// Mercenaries of a fief that have not been paid in this phase.
#[must_use]
pub fn unpaid(board: &Board, fief: FiefId) -> Army {
    let (army, paid) = (&board.armies[fief], &board.marked[fief]);
    Troop::HIRED.into_iter().map(|troop| (troop, army.of(troop) - paid.of(troop))).collect()
}

/// Fiefs that will still be his when the phase ends.
pub(super) fn staying(board: &Board, seat: Seat) -> Fiefs {
    let stays = |fief: &FiefId| {
        let (here, paid) = (&board.armies[*fief], &board.marked[*fief]);
        here.has_own() || Troop::HIRED.iter().any(|troop| here.of(*troop).min(paid.of(*troop)) > 0)
    };
    board.fiefs(seat).iter().filter(stays).collect()
}

/// How many of a troop his gold and his pieces allow (WE-RECRUIT-01, WE-R-44, WE-R-45).
#[must_use]
pub fn affordable(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    let by_gold = board.player(seat).gold / u32::from(game.content.cost(troop));
    let by_gold = by_gold.min(MOST_OF_ONE.into()) as u16;
    if by_gold > FEW {
        // Whoever is richer than anybody at a table buys no more than can be counted.
        let there = board.on_map(seat).plus(&board.player(seat).recruits).of(troop);
        return by_gold.min(MOST_OF_ONE.saturating_sub(there)).min(limit(game, board, seat, troop));
    }
    // Most of the time gold settles it, and pieces need not be counted.
    if by_gold == 0 { 0 } else { by_gold.min(limit(game, board, seat, troop)) }
}

/// How many of a troop there are left for him: mercenaries are unlimited (WE-MERC-06).
fn limit(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    if troop.is_hired() {
        return u16::MAX;
    }
    if troop == Troop::WARLORD && is_barred(game, board, seat) {
        return 0;
    }
    board.pieces_left(&game.content, seat, troop.kind()).unwrap_or(u16::MAX)
}

/// WE-WARLORD-09: no Warlord is bought while one is captive.
fn is_barred(game: &Warlords, board: &Board, seat: Seat) -> bool {
    game.options.warlords_while_captive == CaptiveRule::None && board.captives_of(seat) > 0
}

/// Does a castle take any number of recruits (WE-R-32)?
#[must_use]
pub fn is_open(game: &Warlords, board: &Board, fief: FiefId) -> bool {
    match game.options.unlimited_recruits_in {
        RecruitRule::AnyCastle => board.castles.has(fief) && !board.begun.has(fief),
        RecruitRule::FinishedCastle => board.finished.has(fief),
        RecruitRule::FinishedOrCaptured => board.finished.or(board.captured).has(fief),
    }
}

/// Will it when Deploy comes? A castle that he has paid to finish is finished before anybody is placed (WE-DEPLOY-02).
fn will_be_open(game: &Warlords, board: &Board, seat: Seat, fief: FiefId) -> bool {
    is_open(game, board, fief) || board.player(seat).finishing.has(fief)
}

/// How many of these bare Mountains will have a castle that he has ordered, one in each kingdom: it stands before anybody is
/// placed, and where it stands there is no limit (WE-CASTLE-08, WE-MOUNTAIN-03).
fn relieved(game: &Warlords, board: &Board, seat: Seat, mountains: Fiefs) -> u16 {
    let fiefs = |kingdom: KingdomId| game.content.kingdoms[kingdom.index()].fiefs;
    let ordered = board.player(seat).beginning.iter();
    ordered.filter(|kingdom| !mountains.and(fiefs(*kingdom)).is_empty()).count() as u16
}

/// WE-R-31: a purchase is legal only if it can be placed, with all that is bought already. Knights and Warlords need a castle
/// after its first round (WE-CASTLE-12), mercenaries only room (WE-R-47).
fn placeable(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    let stays = staying(board, seat);
    let castles = stays.and(board.castles);
    if !troop.is_hired() && castles.iter().any(|f| will_be_open(game, board, seat, f)) {
        return u16::MAX;
    }
    let bought = &board.player(seat).recruits;
    let room = |f: FiefId| board.room(&game.content, f).saturating_add(unpaid(board, f).total());
    let bare = stays.and(game.content.mountains).without(board.castles);
    let rooms = if relieved(game, board, seat, bare) > 0 {
        u16::MAX
    } else {
        stays.iter().fold(0u16, |sum, f| sum.saturating_add(room(f)))
    };
    let room_left = rooms.saturating_sub(bought.total());
    if troop.is_hired() {
        return room_left;
    }
    let full: Fiefs = bare.iter().filter(|f| room(*f) == 0).collect();
    let slots = stays.without(full).len() as u16 + relieved(game, board, seat, full);
    let own = Troop::OWN.into_iter();
    let left = room_left.min(slots.saturating_sub(own.clone().map(|t| bought.of(t)).sum()));
    if !troop.kind().is_noble() {
        return left;
    }
    // Nobles take the slots of castles, which others can take too.
    let nobles: u16 = own.filter(|t| t.kind().is_noble()).map(|t| bought.of(t)).sum();
    left.min((castles.without(board.begun).len() as u16).saturating_sub(nobles))
}

/// How many of a troop can be bought or hired now.
pub(super) fn most(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    match affordable(game, board, seat, troop) {
        0 => 0,
        most => most.min(placeable(game, board, seat, troop)),
    }
}

/// Why a purchase is not legal, of which at most so many are.
pub(crate) fn judge(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    troop: Troop,
    amount: Amount,
    most: u16,
) -> Result<(), Reason> {
    if amount.of(most).is_some() {
        return Ok(());
    }
    let cost = u32::from(game.content.cost(troop));
    let gold = board.player(seat).gold;
    if troop == Troop::WARLORD && is_barred(game, board, seat) {
        return Err(Reason::CaptiveWarlord);
    }
    let wanted = match amount {
        Amount::Exactly(n) => u32::from(n.get()),
        Amount::All => 1,
    };
    if gold < cost * wanted {
        return Err(Reason::Gold { rule: rules::WE_RECRUIT_01, cost: cost * wanted, gold });
    }
    let pieces = if troop.is_hired() { None } else { board.pieces_left(&game.content, seat, troop.kind()) };
    match pieces {
        Some(left) if u32::from(left) < wanted => Err(Reason::NoPiece { troop, left }),
        Some(_) | None => Err(Reason::TooMany { rule: rules::WE_R_31, most }),
    }
}
