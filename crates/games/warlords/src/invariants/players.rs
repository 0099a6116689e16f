//! What lies before each player, and the order in which they act.

use super::{MOST_GOLD, Wrong, frames};
use crate::Warlords;
use crate::board::{Board, Phase, Player, State, Status};
use crate::content::Fiefs;
use crate::flow::Frame;
use crate::group::taxes;
use crate::rules;
use table::{Seat, SeatSet};

/// WE-INV-06, WE-INV-16, WE-INV-32: gold, dice and sets of each player, and nothing of one who is out.
pub(super) fn each(game: &Warlords, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    for (n, player) in board.players.iter().enumerate() {
        let field = |name: &str| format!("players[{n}].{name}");
        if n >= usize::from(board.seats) {
            // Dice are laid back for all.
            let bare = Player { die: 0, die_bonus: 0, ..*player };
            if bare != Player::default() {
                wrong.at(format!("players[{n}]"), format!("there is no seat {n}"), rules::WE_INV_01);
            }
            continue;
        }
        let seat = Seat(n as u8);
        if player.gold > MOST_GOLD {
            wrong.at(field("gold"), format!("{MOST_GOLD} at most"), rules::WE_INV_06);
        }
        if ![8, 10, 12].contains(&player.die) {
            wrong.at(field("die"), format!("there is no d{}", player.die), rules::WE_INV_16);
        }
        if player.die_bonus > 99 {
            wrong.at(field("die_bonus"), "no card adds so much", rules::WE_INV_16);
        }
        if player.home.is_some_and(|home| !game.scenario.kingdoms.has(home)) {
            wrong.at(field("home"), "the kingdom is not in play", rules::WE_R_71);
        }
        if player.nemesis == Some(seat) {
            wrong.at(field("nemesis"), "nobody takes his own castle", rules::WE_R_54);
        }
        // When the game is over everything stays as it was in that moment.
        let has_castle = !board.castles_of(seat).is_empty() && board.phase != Phase::Over;
        if player.nemesis.is_some() && has_castle {
            wrong.at(field("nemesis"), "he has a castle, so nobody has taken his last", rules::WE_R_54);
        }
        if player.status == Status::Surrendered && has_castle {
            wrong.at(field("status"), "who has a castle does not surrender", rules::WE_R_52);
        }
        let out = player.status == Status::Eliminated;
        if !out && !(1..=board.seats).contains(&player.sets) {
            wrong.at(field("sets"), "everybody has his army set, and at most all of them", rules::WE_INV_04);
        }
        let has = !board.fiefs(seat).is_empty()
            || player.gold > 0
            || !state.hands[n].is_empty()
            || !player.excommunications.is_empty()
            || !player.recruits.is_empty();
        if out && has {
            wrong.at(format!("players[{n}]"), "the seat is out and has something left", rules::WE_INV_32);
        }
        purchases(game, board, seat, wrong);
    }
    let homes: Vec<_> = board.players.iter().filter_map(|p| p.home).collect();
    if homes.iter().enumerate().any(|(n, home)| homes[..n].contains(home)) {
        wrong.at("players", "two start in one kingdom", rules::WE_SETUP_05);
    }
    if board.phase != Phase::Over && board.playing().len() < 2 {
        wrong.at("players", "who alone is left has won", rules::WE_R_42);
    }
}

/// WE-INV-10, WE-INV-11, WE-INV-26, WE-INV-27: what is bought and not yet placed.
fn purchases(game: &Warlords, board: &Board, seat: Seat, wrong: &mut Wrong) {
    let player = board.player(seat);
    let field = |name: &str| format!("players[{seat}].{name}");
    if !matches!(board.phase, Phase::Recruit | Phase::Deploy | Phase::Over) {
        let none = player.recruits.is_empty()
            && player.beginning.is_empty()
            && player.finishing.is_empty()
            && (player.whole.is_empty() || board.phase == Phase::Taxes)
            && player.bonus_left == 0;
        if !none {
            let what = "what is bought is placed before the phase ends";
            wrong.at(format!("players[{seat}]"), what, rules::WE_RECRUIT_02);
        }
        return;
    }
    for kingdom in player.beginning.iter() {
        let fiefs = game.content.kingdoms[kingdom.index()].fiefs;
        if !board.castles_of(seat).and(fiefs).is_empty() {
            wrong.at(field("beginning"), format!("he has a castle in {kingdom:?}"), rules::WE_INV_11);
        }
        if !game.scenario.kingdoms.has(kingdom) {
            wrong.at(field("beginning"), format!("{kingdom:?} is not in play"), rules::WE_R_71);
        }
    }
    let workable = board.castles_of(seat).without(board.finished).without(board.dated);
    for fief in player.finishing.without(workable).iter() {
        wrong.at(field("finishing"), format!("{fief:?} cannot be finished"), rules::WE_INV_10);
    }
    if !player.whole.without(game.scenario.kingdoms).is_empty() {
        wrong.at(field("whole"), "a kingdom is not in play", rules::WE_R_71);
    }
    let whole = taxes::whole_kingdoms(&game.content, &game.scenario, board, seat);
    if board.phase == Phase::Recruit && !player.whole.without(whole).is_empty() {
        wrong.at(field("whole"), "a kingdom is not whole", rules::WE_INV_27);
    }
    let most = if player.whole.is_empty() { 0 } else { game.content.numbers.bonus_lancers };
    let bonus = player.bonus_left;
    if bonus > most || (board.phase == Phase::Deploy && bonus == 0 && most > 0) {
        wrong.at(field("bonus_left"), format!("{bonus} Lancers, of {most}"), rules::WE_INV_27);
    }
    let stray: Fiefs = player.manned.without(game.scenario.fiefs);
    if !stray.is_empty() {
        wrong.at(field("manned"), format!("{stray:?} are not in play"), rules::WE_R_71);
    }
}

/// WE-INV-30: initiative cards are a permutation of 1..n over those who play.
pub(super) fn order(board: &Board, wrong: &mut Wrong) {
    let known: SeatSet = board.order.iter().copied().collect();
    if known.len() as usize != board.order.len() {
        wrong.at("order", "a seat stands twice", rules::WE_INV_30);
    }
    let picking = board.frames.contains(&Frame::PickInitiative);
    if !picking {
        for seat in board.playing().without(known).iter() {
            wrong.at("order", format!("seat {seat} plays and is not in it"), rules::WE_INV_30);
        }
        for (place, seat) in board.order.iter().enumerate() {
            if usize::from(board.player(*seat).initiative) != place + 1 {
                let what = format!("seat {seat} holds card {}", place + 1);
                wrong.at(format!("players[{seat}].initiative"), what, rules::WE_INV_30);
            }
        }
        if board.initiative_left != 0 || !board.ranking.is_empty() {
            wrong.at("ranking", "no initiative card is picked now", rules::WE_INITIATIVE_04);
        }
        return;
    }
    let ranked: SeatSet = board.ranking.iter().copied().collect();
    let playing = board.playing();
    let card = |seat: Seat| 1u8.checked_shl(board.player(seat).initiative.into()).unwrap_or(0);
    let held = playing.iter().fold(0, |sum, seat| sum | card(seat));
    let all = ((1u16 << (playing.len() + 1)) - 2) as u8;
    let fits = ranked.len() as usize == board.ranking.len()
        && ranked.without(playing).is_empty()
        && playing.iter().all(|seat| ranked.has(seat) == (board.player(seat).initiative == 0))
        && board.initiative_left == all & !held
        && board.initiative_left.count_ones() == ranked.len();
    // Before anything is rolled there is nothing to pick from.
    let fresh = board.ranking.is_empty() && board.initiative_left == 0;
    if !fits && !fresh {
        wrong.at("ranking", "those without a card pick one of the cards left", rules::WE_INV_30);
    }
}

/// WE-INV-16: dice show what dice have.
pub(super) fn rolls(board: &Board, wrong: &mut Wrong) {
    for (n, (_, face)) in board.rolls.iter().enumerate() {
        if !(1..=12).contains(face) {
            wrong.at(format!("rolls[{n}]"), format!("no die shows {face}"), rules::WE_INV_16);
        }
    }
}

/// WE-INV-28, WE-INV-29: what cards change in the coming collection.
pub(super) fn collection(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    let phase = board.phase == Phase::Taxes;
    for (n, shift) in board.shifts.iter().enumerate() {
        if !phase || shift.from == shift.to || shift.n > 99 {
            wrong.at(format!("shifts[{n}]"), "no card shifts this now", rules::WE_INV_33);
        }
    }
    for (seat, kingdoms) in board.cancelled.iter().enumerate() {
        let known = seat < usize::from(board.seats) && kingdoms.without(game.scenario.kingdoms).is_empty();
        let is_due = phase && known;
        if !kingdoms.is_empty() && !is_due {
            wrong.at(format!("cancelled[{seat}]"), "no card cancels this now", rules::WE_INV_29);
        }
    }
}

/// WE-INV-32: whose turn it is plays.
pub(super) fn active(board: &Board, wrong: &mut Wrong) {
    if frames::is_turn(board) && !board.plays(board.active) {
        let what = format!("seat {} takes no more turns", board.active);
        wrong.at("active", what, rules::WE_INV_32);
    }
}
