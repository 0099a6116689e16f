//! Cards and pieces lie where their kind may lie, and with whom they may be.

use super::Wrong;
use crate::board::{Army, Board, Heir, Marker, Place, State};
use crate::content::{AgendaId, AgendaKind, NobleId, TroopClass, TroopId, Troops};
use crate::flow::Frame;
use crate::phases::draft::Assign;
use crate::{Knights, rules};
use table::Seat;

/// WK-INV-19: Charges are held, Offices are borne, Laws lie for all.
pub(super) fn agendas(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let kind = |agenda: AgendaId| game.content.agendas[agenda.index()].kind;
    let what = |agenda: AgendaId| format!("{agenda:?} is a {:?}", kind(agenda));
    for (at, law) in board.agendas.laws.iter().enumerate() {
        let field = || format!("board.agendas.laws[{at}]");
        unless!(wrong, kind(*law) == AgendaKind::Law, field(), what(*law), rules::WK_AGENDA_02);
    }
    for seat in Seat::all(board.seats) {
        for charge in board.baron(seat).charges.iter() {
            let field = || format!("board.barons[{seat}].charges");
            unless!(wrong, kind(*charge) == AgendaKind::Charge, field(), what(*charge), rules::WK_AGENDA_03);
        }
    }
    for noble in NobleId::all() {
        let piece = board.noble(noble);
        let Some(office) = piece.office else { continue };
        let field = || format!("board.nobles[{}].office", noble.index());
        unless!(wrong, kind(office) == AgendaKind::Office, field(), what(office), rules::WK_AGENDA_06);
        let lives = piece.place != Place::Gone && board.seat_of(noble.baron()).is_some();
        unless!(wrong, lives, field(), "nobody is left to bear it", rules::WK_AGENDA_08);
    }
}

/// WK-INV-16, WK-OPT-06: Nobles at sea are at a port, heirs are withheld where heirs are exchanged.
pub(super) fn nobles(game: &Knights, board: &Board, wrong: &mut Wrong) {
    for noble in NobleId::all() {
        let piece = board.noble(noble);
        let field = |name: &str| format!("board.nobles[{}].{name}", noble.index());
        if let Place::Port(area) = piece.place {
            let is_port = game.content.map.ports.has(area);
            unless!(wrong, is_port, field("place"), "there is no port", rules::WK_INV_16);
        }
        let held = matches!(piece.heir, Heir::Held(_));
        unless!(wrong, !held || game.options.heirs, field("heir"), "heirs stay at home", rules::WK_OPT_06);
        let waits = !piece.is_awaiting_heir || (held && piece.place == Place::Off);
        unless!(wrong, waits, field("is_awaiting_heir"), "nobody withholds him", rules::WK_R_88);
    }
}

/// WK-INV-09, WK-INV-12: Levies come with For Glory, and the King has all of his Army.
pub(super) fn troops(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let (mut levies, mut kings) = (Troops::NONE, Troops::NONE);
    let mut take = |troops: Troops| {
        for troop in troops {
            match troop.class() {
                TroopClass::Levy => levies.insert(troop),
                TroopClass::King => kings.insert(troop),
                TroopClass::Regular | TroopClass::Mercenary | TroopClass::Leader | TroopClass::Herald => {}
            }
        }
    };
    for seat in Seat::all(board.seats) {
        Army::all_of(board.baron(seat).id).for_each(|army| take(board.troops(army)));
    }
    for frame in board.frames.iter() {
        if let Frame::Assign(Assign { troop, .. }) = frame {
            take(Troops::one(*troop));
        }
        if let Frame::KingsArmy(army) = frame {
            take(army.left);
        }
    }
    let own = levies.is_empty() || game.options.for_glory;
    unless!(wrong, own, "troops", format!("Levies without For Glory: {levies:?}"), rules::WK_INV_12);
    // WK-R-86: of how many Barons there were when the King was crowned nothing is known once one is out.
    if board.king.is_some() && board.ending.is_none() && !game.options.elimination {
        let all: Troops = TroopId::kings(board.seats).collect();
        let there = (kings.len(), all.len());
        let what = || format!("{} of {} cards of the King's Army", there.0, there.1);
        unless!(wrong, kings == all, "troops", what(), rules::WK_INV_09);
    }
}

/// WK-INV-04, WK-INV-40: markers lie on open spots, Faith and crowns on expeditions under way.
pub(super) fn markers(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let there = |seat: Seat| seat.0 < board.seats && !board.baron(seat).is_out;
    for (at, marker) in board.track.iter().enumerate() {
        let field = || format!("board.track[{at}]");
        let may = match marker {
            None => continue,
            Some(Marker::Baron(seat)) => there(*seat),
            Some(Marker::Token) => game.options.for_glory,
        };
        unless!(wrong, may, field(), "nobody can have put it there", rules::WK_INV_04);
        let open = game.content.track[at].min_barons <= board.seats;
        unless!(wrong, open, field(), "closed to so few Barons", rules::WK_CARD_07);
    }
    for (at, fleet) in board.fleets.iter().enumerate() {
        let field = |name: &str| format!("board.fleets[{at}].{name}");
        let strange = (0u8..).map(Seat).zip(fleet.stakes).any(|(seat, stake)| stake > 0 && !there(seat));
        unless!(wrong, !strange, field("stakes"), "of nobody in the game", rules::WK_INV_40);
        let blessed = !fleet.is_blessed || fleet.spot > 0;
        unless!(wrong, blessed, field("is_blessed"), "it is not under way", rules::WK_EXP_10);
    }
}

/// WK-EVENT-01: the back on top is that of a card in the deck. CG-MISSION-01: each Baron has a Mission of his own.
pub(super) fn backs(game: &Knights, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    let deck = &board.events;
    let fits = match deck.top {
        Some(back) => deck.left.iter().any(|event| game.content.events[event.index()].colour == back),
        None => deck.left.is_empty(),
    };
    unless!(wrong, fits, "board.events.top", "no such card is left", rules::WK_EVENT_01);
    for seat in Seat::all(board.seats) {
        let mission = state.secret(seat).mission;
        let field = || format!("secrets[{seat}].mission");
        let played = mission.is_none() || game.options.missions;
        unless!(wrong, played, field(), "without Missions", rules::CG_MISSION_01);
        let twice =
            mission.is_some() && (0..seat.0).any(|other| state.secret(Seat(other)).mission == mission);
        unless!(wrong, !twice, field(), "another has it", rules::CG_MISSION_01);
    }
}
