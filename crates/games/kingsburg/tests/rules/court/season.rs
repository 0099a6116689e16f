//! Seasons in which Caprice tiles cover advisors.

use crate::dsl::{Play, Table};
use kingsburg::board::Right;
use kingsburg::position::GroupSheet;
use table::Seat;

/// Three dice, the first of which make this number.
pub fn faces(number: u8) -> [u8; 3] {
    match number {
        1..=6 => [number, 6, 6],
        7..=12 => [6, number - 6, 6],
        _ => [6, 6, number - 12],
    }
}

/// So many players in Spring: this tile lies on its advisor, and these players have dice there, the
/// first freely, others by the King's Agent.
pub fn taken(tile: u8, players: u8, takers: &[u8]) -> Play {
    // The Agent is with nobody before phase 5 of the first year.
    let year = if takers.len() > 1 { 2 } else { 1 };
    let mut play = Play::year(year).spring().players(players).tiles([tile]);
    for (index, seat) in takers.iter().enumerate() {
        let right = if index == 0 { Right::Free } else { Right::Agent };
        play = placed(play, tile, *seat, right);
    }
    play.influencing()
}

/// Dice of a player on an advisor.
pub fn placed(mut play: Play, advisor: u8, seat: u8, right: Right) -> Play {
    let dice = faces(advisor);
    play = play.player(usize::from(seat), |p| p.dice(dice));
    let group = dice[..usize::from(advisor.div_ceil(6))].to_vec();
    let sheet = GroupSheet { advisor, seat: Some(Seat(seat)), dice: group, right, ..GroupSheet::default() };
    play.position.court.push(sheet);
    play
}

/// Dice of a player, placed freely.
pub fn group<const N: usize>(advisor: u8, seat: u8, dice: [u8; N]) -> GroupSheet {
    GroupSheet { advisor, seat: Some(Seat(seat)), dice: dice.to_vec(), ..GroupSheet::default() }
}

/// The tile on its advisor, and the first of three players is helped by it.
pub fn helped(tile: u8) -> Table {
    helping(taken(tile, 3, &[0]))
}

/// Everybody passes; the advisors help.
pub fn helping(play: Play) -> Table {
    let mut t = play.start();
    t.idle_to_help();
    t
}
