//! The end of a season: what buildings give then, and dice back to the Supply.

use crate::answer::Answer;
use crate::board::{Phase, Player};
use crate::content::{BuildingId, Built, Content};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use crate::trade;
use table::{Chance, Rule, Seat, Sink};

/// Compulsory gains of the season's end, in turn order (KB-BLD-08, KB-CLAR-10). They only add, so taking them before
/// the trades leaves every order open that could help (see docs/rulings/kingsburg.md, commuting effects).
pub fn gains<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let Some(season) = play.state.board.phase.season() else { return };
    for seat in play.state.board.in_order() {
        let owned = play.state.board.player(seat).built.and(play.content.at.season_end);
        for id in owned.iter() {
            let building = play.content.building(id);
            play.gain(seat, building.season_end[season], building.rule);
        }
    }
}

/// KB-BLD-21, KB-R-17, KB-R-36: in turn order, who owns a trade and can pay it is asked; then the season is over.
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut place: u8) -> Next {
    while let Some(seat) = play.state.board.at_place(place) {
        if offered(play.content, play.state.board.player(seat)).is_some() {
            play.goto(Frame::SeasonEnd { place });
            return Next::Ask;
        }
        place += 1;
    }
    clear(play);
    play.next_phase()
}

/// The building whose trade is offered now: one that was not used this season and can be paid.
fn offered(content: &Content, player: &Player) -> Option<BuildingId> {
    let owned = player.built.and(content.at.trade).without(player.used);
    owned.iter().find(|id| trade::is_possible(&content.building(*id).trades, player))
}

/// KB-AID-09, KB-2P-06: white and neutral dice go back, buildings are ready again.
fn clear<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let board = &mut play.state.board;
    board.neutral = [0; 5];
    if board.phase == Phase::Spring {
        board.aid_die = None;
    }
    for player in &mut board.players {
        player.used = Built::NONE;
        player.token_used = false;
    }
}

/// No trade, or one of those offered.
pub fn list(content: &Content, player: &Player, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    if let Some(id) = offered(content, player) {
        trade::list(&content.building(id).trades, player, answers);
    }
}

/// Is it a trade of the building that is asked about?
pub fn judge(content: &Content, player: &Player, answer: Answer) -> Result<(), Reason> {
    match (offered(content, player), answer) {
        (_, Answer::Pass) => Ok(()),
        (Some(id), _) => {
            let building = content.building(id);
            trade::judge(&building.trades, player, answer, building.rule)
        }
        (None, _) => Err(Reason::NotAsked { rule: Rule("KB-BLD-21") }),
    }
}

/// KB-BLD-22: one trade, and never more than one in a season.
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer, place: u8) {
    let content = play.content;
    if let Some(id) = offered(content, play.state.board.player(seat)) {
        let building = content.building(id);
        if answer == Answer::Pass {
            play.sink.emit(Event::Declined { seat, rule: building.rule });
        } else {
            trade::take(play, &building.trades, seat, answer, building.rule);
        }
        play.state.board.player_mut(seat).used.insert(id);
    }
    play.goto(Frame::SeasonEnd { place });
}
