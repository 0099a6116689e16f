//! Castles, and who has the majority of them.

use super::Wrong;
use crate::Warlords;
use crate::board::{Board, Phase};
use crate::content::Fiefs;
use crate::group::victory;
use crate::options::CastleRule;
use crate::rules;

/// WE-INV-09, WE-INV-10, WE-INV-11, WE-INV-31: castles in play, and what is said of them.
pub(super) fn check(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    let Board { castles, finished, begun, dated, captured, .. } = board;
    let shared = game.options.castle_supply == CastleRule::Shared;
    if shared && castles.len() > game.content.numbers.castles {
        wrong.at("castles", format!("{} of them", castles.len()), rules::WE_INV_09);
    }
    let mut each = |field: &str, fiefs: Fiefs, what: &str, rule| {
        for fief in fiefs.iter() {
            wrong.at(field, format!("{fief:?} {what}"), rule);
        }
    };
    each("castles", castles.without(game.scenario.fiefs), "is not in play", rules::WE_R_71);
    each("finished", finished.without(*castles), "has no castle", rules::WE_INV_09);
    each("finished", finished.and(*castles).without(board.taken()), "is nobody's", rules::WE_R_24);
    each("begun", begun.without(*castles), "has no castle", rules::WE_INV_09);
    each("dated", dated.without(*castles), "has no castle", rules::WE_INV_09);
    each("dated", dated.and(*finished), "is finished in its first round", rules::WE_INV_10);
    each("captured", captured.without(castles.without(*finished)), "is no unfinished castle", rules::WE_R_32);
    each("captured", begun.and(*captured), "was begun in this round", rules::WE_R_32);
    let built = matches!(board.phase, Phase::Deploy | Phase::Initiative | Phase::Merchant | Phase::Over);
    if !built {
        each("begun", begun.and(*castles), "was begun in a round that is over", rules::WE_R_32);
    }
    for fief in begun.and(*castles).iter() {
        let kingdom = game.content.kingdoms[game.content.kingdom_of(fief).index()].fiefs;
        let others = board.holder(fief).map_or(Fiefs::NONE, |seat| board.castles_of(seat).and(kingdom));
        if others.len() > 1 {
            wrong.at("begun", format!("{fief:?} is not his only castle there"), rules::WE_INV_11);
        }
    }
    if board.phase != Phase::Setup && board.crown.holder != victory::majority(board) {
        let what = format!("{:?} has not the majority", board.crown.holder);
        wrong.at("crown.holder", what, rules::WE_INV_31);
    }
    if board.crown.since > board.round {
        wrong.at("crown.since", "that round has not come", rules::WE_R_40);
    }
    if board.crown.holder.is_some_and(|holder| board.crown.seen.has(holder)) {
        wrong.at("crown.seen", "who has the majority needs no turn against it", rules::WE_R_40);
    }
}
