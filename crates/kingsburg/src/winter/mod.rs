//! Phase 8: Winter, and the end of the year.

pub mod battle;
mod penalty;

use crate::board::{Board, YEARS};
use crate::content::{Content, Invader};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::goods::Bundle;
use serde::{Deserialize, Serialize};
use table::{Chance, Rule, Seat, Sink};

/// What is being settled in a player's battle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Blow {
    /// Who wins?
    #[default]
    Fight,
    /// The winner takes goods of his choice.
    Reward,
    /// The loser gives up goods of his choice.
    Raid,
}

/// KB-WINTER-03 to KB-WINTER-08, KB-SEQ-01: the card is revealed, the King sends soldiers, and all totals are
/// added up before anybody suffers a penalty (KB-R-38).
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let (race, strength) = {
        let invader = top_card(play);
        (invader.race, invader.strength)
    };
    let card = play.state.invaders[usize::from(play.state.board.year) - 1];
    play.sink.emit(Event::Invaded { card, race: race.name(), strength });
    let soldiers = u16::from(play.chance.die(6));
    play.sink.emit(Event::Reinforced { seat: play.state.board.order[0], soldiers });
    for seat in Seat::all(play.state.board.seats) {
        play.state.board.player_mut(seat).soldiers += soldiers;
        play.state.board.totals[seat.index()] = total(play.content, &play.state.board, seat, race as usize);
    }
    play.goto(Frame::Battle { place: 0, blow: Blow::Fight })
}

/// KB-WINTER-08: soldiers and what buildings add or take.
#[must_use]
pub fn total(content: &Content, board: &Board, seat: Seat, race: usize) -> i16 {
    let player = board.player(seat);
    let owned = player.built.and(content.at.battle);
    let bonus: i16 = owned.iter().map(|id| content.building(id).battle[race]).sum();
    i16::try_from(player.soldiers).unwrap_or(i16::MAX).saturating_add(bonus)
}

/// The invader card of this year.
fn top_card<'a, C, S>(play: &Play<'a, C, S>) -> &'a Invader {
    play.content.invader(play.state.invaders[usize::from(play.state.board.year) - 1])
}

/// KB-WINTER-13, KB-WINTER-14, KB-WINTER-16: the highest total gains 1 VP if it won, soldiers go home.
fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let invader = top_card(play);
    let board = &play.state.board;
    let seats = board.seats;
    let highest = Seat::all(seats).map(|s| board.totals[s.index()]).max();
    for seat in Seat::all(seats) {
        let board = &play.state.board;
        if Some(board.totals[seat.index()]) == highest && battle::has_won(play.content, board, seat, invader)
        {
            play.gain(seat, Bundle::vp(1), Rule("KB-WINTER-13"));
        }
    }
    for player in &mut play.state.board.players {
        player.soldiers = 0;
    }
    play.state.board.totals = Default::default();
    play.sink.emit(Event::SoldiersDismissed);
    play.next_phase()
}

/// KB-END-01, KB-END-02, KB-R-01: the next year begins, or the game is over after the fifth.
pub fn end_year<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if play.state.board.year < YEARS {
        play.state.board.year += 1;
        play.state.board.phase = crate::board::Phase::Aid;
        return play.goto(Frame::Begin);
    }
    crate::victory::final_awards(play);
    play.goto(Frame::Over)
}
