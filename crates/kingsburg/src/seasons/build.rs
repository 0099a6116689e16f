//! Season d: build in one's province.

use crate::answer::Answer;
use crate::board::{Board, Player};
use crate::content::{BuildingId, Built, Content};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::goods::Goods;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink};

/// What the building costs this player: the printed price less what his buildings take off (KB-BUILD-03,
/// KB-BLD-20, KB-R-34: never below 0 of a kind).
#[inline]
#[must_use]
pub fn cost(content: &Content, player: &Player, id: BuildingId) -> Goods {
    let mut cost = content.building(id).cost;
    for owned in player.built.and(content.at.cost).iter() {
        if let Some(change) = content.building(owned).cost_change
            && change.columns >> id.column() & 1 == 1
        {
            cost = cost.minus(Goods::only(change.good, change.less));
        }
    }
    cost
}

/// The next building of each row: all to its left is there (KB-BUILD-06 to KB-BUILD-08).
#[inline]
#[must_use]
pub fn open_spaces(content: &Content, built: Built) -> Built {
    const FIRST: u32 = 0x1111_1111;
    Built((built.0 << 1 & !FIRST | FIRST) & !built.0 & content.spaces.0)
}

/// KB-BUILD-01: in turn order; KB-BUILD-02, KB-ENVOY-08: one building, two with the Agent, both in one's own turn
/// (KB-R-29).
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8, built: u8) -> Next {
    let board = &play.state.board;
    match board.at_place(place) {
        Some(seat) if built == 0 || (built == 1 && board.agent == Some(seat)) => Next::Ask,
        Some(_) => play.goto(Frame::Build { place: place + 1, built: 0 }),
        None => {
            super::end::gains(play);
            play.goto(Frame::SeasonEnd { place: 0 })
        }
    }
}

/// Nothing, or any building that is open and can be paid.
pub fn list(content: &Content, player: &Player, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    for id in open_spaces(content, player.built).iter() {
        if player.goods.has(cost(content, player, id)) {
            answers.push(Answer::Build(id));
        }
    }
}

/// Is there such a space, is it free, is all to its left built, can it be paid?
pub fn judge(content: &Content, player: &Player, answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Pass => Ok(()),
        Answer::Build(building) => {
            if !content.spaces.has(building) {
                return Err(Reason::NoSuchSpace { building });
            }
            if player.built.has(building) {
                return Err(Reason::AlreadyBuilt { building });
            }
            if building.column() > 1 && !player.built.has(BuildingId(building.0 - 1)) {
                return Err(Reason::LeftFirst { building, missing: BuildingId(building.0 - 1) });
            }
            let cost = cost(content, player, building);
            if player.goods.has(cost) {
                Ok(())
            } else {
                Err(Reason::TooDear { building, cost, owned: player.goods })
            }
        }
        Answer::Place(_) | Answer::Goods(_) | Answer::Token | Answer::Look | Answer::Reroll { .. } => {
            Err(Reason::NotAsked { rule: Rule("KB-BUILD-01") })
        }
    }
}

/// Pays, builds and scores (KB-BUILD-03 to KB-BUILD-05), or does not.
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    built: u8,
) {
    let Answer::Build(id) = answer else {
        play.sink.emit(Event::DidNotBuild { seat });
        play.goto(Frame::Build { place: place + 1, built: 0 });
        return;
    };
    let content = play.content;
    let board = &mut play.state.board;
    if built == 1 {
        // KB-ENVOY-10: the second building is what the Agent was for.
        board.agent = None;
    }
    let paid = cost(content, board.player(seat), id);
    let vp = content.building(id).vp;
    raise(board, seat, id, paid, vp);
    play.sink.emit(Event::Built { seat, building: id, paid, vp, with_agent: built == 1 });
    play.goto(Frame::Build { place, built: built + 1 });
}

fn raise(board: &mut Board, seat: Seat, id: BuildingId, paid: Goods, vp: i16) {
    let player = board.player_mut(seat);
    player.goods = player.goods.minus(paid);
    player.built.insert(id);
    player.vp += vp;
}
