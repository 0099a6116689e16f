//! Troop cards and armies.

use super::{Wrong, is_fighting};
use crate::battle::Death;
use crate::battle::death::Stage;
use crate::board::{Army, Board, Phase, Place};
use crate::content::{NobleId, Symbol, TroopClass, TroopId, Troops};
use crate::flow::Frame;
use crate::phases::Wages;
use crate::phases::draft::Assign;
use crate::{Knights, rules};
use table::{Seat, Stack};

/// WK-INV-08, WK-INV-09, WK-INV-12: no troop card is in two places, none is lost, none is with a stranger.
pub(super) fn once(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let mut places: Stack<Troops, 64> =
        [board.mercenaries.deck, board.mercenaries.discards, board.mercenaries.offer].into_iter().collect();
    for seat in Seat::all(board.seats) {
        Army::all_of(board.baron(seat).id).for_each(|army| places.push(board.troops(army)));
    }
    for frame in board.frames.iter() {
        if let Frame::Assign(Assign { troop, .. }) = frame {
            places.push(Troops::one(*troop));
        }
        if let Frame::KingsArmy(kings) = frame {
            places.push(kings.left);
        }
    }
    let mut seen = Troops::NONE;
    for place in places.iter() {
        let twice = seen.and(*place);
        unless!(wrong, twice.is_empty(), "troops", format!("in two places: {twice:?}"), rules::WK_INV_08);
        seen = seen.or(*place);
    }
    let all = TroopId::mercenaries();
    let all = if game.options.for_glory { all.or(TroopId::captains()) } else { all };
    let lost = all.without(seen);
    unless!(wrong, lost.is_empty(), "board.mercenaries", format!("lost: {lost:?}"), rules::WK_INV_08);
    let mercenary = |troop: &TroopId| troop.kind().is_mercenary();
    let strange: Troops = seen.iter().filter(mercenary).collect::<Troops>().without(all);
    unless!(
        wrong,
        strange.is_empty(),
        "board.mercenaries",
        format!("not in the box: {strange:?}"),
        rules::WK_INV_08,
    );
    let piles = [board.mercenaries.deck, board.mercenaries.discards, board.mercenaries.offer];
    let alien: Troops = piles.into_iter().flat_map(Troops::iter).filter(|troop| !mercenary(troop)).collect();
    unless!(
        wrong,
        alien.is_empty(),
        "board.mercenaries",
        format!("no Mercenaries: {alien:?}"),
        rules::WK_INV_08,
    );
}

/// WK-INV-09, WK-INV-15, WK-INV-17, WK-INV-19, WK-R-59: what an army may be.
pub(super) fn armies(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let fighting = is_fighting(board);
    for seat in Seat::all(board.seats) {
        let own: Troops = TroopId::regulars(board.baron(seat).id).collect();
        for army in Army::all_of(board.baron(seat).id) {
            let troops = board.troops(army);
            let field = match army {
                Army::Noble(noble) => format!("board.nobles[{}]", noble.index()),
                Army::Stronghold(_) => format!("board.barons[{seat}].stronghold"),
            };
            let regulars: Troops =
                troops.iter().filter(|troop| troop.class() == TroopClass::Regular).collect();
            let others = regulars.without(own);
            unless!(
                wrong,
                others.is_empty(),
                format!("{field}.troops"),
                "Regular Troops of another",
                rules::WK_INV_09,
            );
            let kings = troops.iter().any(|troop| troop.class() == TroopClass::King);
            let is_king = !kings || board.king == Some(seat);
            unless!(
                wrong,
                is_king,
                format!("{field}.troops"),
                "the King's Army without the King",
                rules::CG_KING_06,
            );
            for class in [TroopClass::Leader, TroopClass::Herald] {
                let count = troops.iter().filter(|troop| troop.class() == class).count();
                let one = count <= 1 || army.noble().is_none();
                unless!(
                    wrong,
                    one,
                    format!("{field}.troops"),
                    format!("{count} {class:?}s"),
                    rules::WK_INV_19
                );
            }
            unless!(
                wrong,
                board.tokens(army) <= 100,
                format!("{field}.tokens"),
                board.tokens(army),
                rules::WK_INV_15,
            );
        }
    }
    if fighting || board.ending.is_some() {
        return;
    }
    for seat in board.playing().filter(|seat| board.stronghold(*seat).area.is_some()) {
        let beaten = game.is_beaten(board, Army::Stronghold(board.baron(seat).id));
        let field = format!("board.barons[{seat}].stronghold.tokens");
        unless!(wrong, !beaten, field, "beaten, and they stay", rules::WK_R_59);
    }
    for noble in NobleId::all() {
        let piece = board.noble(noble);
        let field = format!("board.nobles[{}]", noble.index());
        if piece.place.is_on_board() {
            let led = !piece.troops.is_empty() || board.phase == Phase::SetUp;
            unless!(wrong, led, format!("{field}.troops"), "on the board without troops", rules::WK_INV_15);
            let beaten = game.is_beaten(board, Army::Noble(noble));
            unless!(wrong, !beaten, format!("{field}.tokens"), "beaten, and he stands", rules::WK_INV_15);
        }
        if piece.place == Place::Gone {
            unless!(
                wrong,
                piece.troops.is_empty(),
                format!("{field}.troops"),
                "gone, and has troops",
                rules::WK_INV_16,
            );
        }
    }
}

/// WK-INV-38, WK-INV-41: a death in progress costs no more than its tokens say, and in Wages only a circle Noble's Regulars are free.
pub(super) fn losses(board: &Board, wrong: &mut Wrong) {
    for (at, frame) in board.frames.iter().enumerate() {
        let field = |name: &str| format!("board.frames[{at}].{name}");
        if let Frame::Death(Death { army, stage: Stage::Losses(left), .. }) = frame {
            let most = 2 * u16::from(board.tokens(*army));
            let what = format!("{} of {}", left * 50, most * 50);
            unless!(wrong, *left <= most, field("death.stage"), what, rules::WK_INV_38);
        }
        if let Frame::Wages(Wages { free, .. }) = frame {
            let circles = NobleId::all().filter(|noble| noble.symbol() == Symbol::Circle);
            let spared = circles.fold(Troops::NONE, |sum, noble| sum.or(board.noble(noble).troops));
            let regulars: Troops =
                free.without(spared).iter().filter(|troop| troop.kind().is_regular()).collect();
            unless!(
                wrong,
                regulars.is_empty(),
                field("wages.free"),
                format!("Regulars that are due: {regulars:?}"),
                rules::WK_INV_41,
            );
        }
    }
}
