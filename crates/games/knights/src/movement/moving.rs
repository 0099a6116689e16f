//! A Noble on his way: leave, tolls, then area by area, with troops taken up wherever he finds his own.

use super::{AskLeave, Collect, Route, leaves, route};
use crate::Knights;
use crate::answer::{Stance, Way};
use crate::board::Place;
use crate::cards::Hooks;
use crate::content::vocabulary::{Act, Hook};
use crate::content::{AreaId, NobleId, Span, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// A Noble on his way.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moving {
    /// Who.
    pub noble: NobleId,
    /// Where he goes, area by area.
    pub route: Route,
    /// How many areas of it he has entered.
    pub at: u8,
    /// Does he sail?
    pub sails: bool,
    /// Has he looked for troops where he is?
    pub looked: bool,
    /// Does he set out against a Law? Then he is banned, once leave is given (WK-BAN-05).
    pub defies: bool,
}

impl Moving {
    /// The move is declared with its whole path: leave is asked before anything else happens (WK-R-24).
    pub(crate) fn begin<C: Chance, S: Sink<Event>>(
        play: &mut Play<'_, C, S>,
        noble: NobleId,
        area: AreaId,
        way: Way,
    ) -> Next {
        let seat = play.board().owner(noble);
        let path = route(play.game, play.board(), seat, noble, area, way);
        let defies = way.stance() == Stance::Defy;
        let sails = matches!(way, Way::Sea(_));
        let moving = Moving { noble, route: path, at: 0, sails, looked: false, defies };
        play.tell(Event::MoveDeclared { seat, noble, area, sails: moving.sails });
        play.push(moving);
        if !defies {
            // What is due of this is done above the move, once leave is given.
            play.hook_move(Hook::MoveStart, seat, noble, way);
        }
        let first = leaves(play.game, play.board(), seat, noble, &path).first().copied();
        if first.is_some() {
            return play.push(AskLeave { noble, route: path, asked: 0 });
        }
        Next::Go
    }

    fn from(self, play: &Play<'_, impl Chance, impl Sink<Event>>) -> Option<AreaId> {
        play.board().noble(self.noble).place.area()
    }
}

impl Run<Knights> for Moving {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let seat = play.board().owner(self.noble);
        if self.from(play).is_none() {
            // He was taken off the board on his way.
            return finish(play, self);
        }
        if self.defies {
            play.ban(seat, rules::WK_BAN_05);
            return play.goto(Moving { defies: false, ..self });
        }
        if !self.looked {
            play.goto(Moving { looked: true, ..self });
            return play.push(Collect { noble: self.noble });
        }
        let Some(next) = self.route.get(usize::from(self.at)).copied() else { return finish(play, self) };
        if self.sails {
            return sail(play, self, next);
        }
        let from = play.board().noble(self.noble).place.area().unwrap_or(next);
        play.board_mut().noble_mut(self.noble).place = Place::Area(next);
        play.tell(Event::Moved { seat, noble: self.noble, from, to: next });
        play.left(seat, from);
        play.entered(seat, next);
        play.goto(Moving { at: self.at + 1, looked: false, ..self });
        // An Office may maintain troops in some areas only (WK-CASUALTY-10).
        play.check_noble(self.noble);
        Next::Go
    }
}

/// WK-SEA-02: onto the port icon, exhausted; or into the area at once, where a card allows that (WK-SEA-03, WK-SEA-05).
fn sail<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, moving: Moving, to: AreaId) -> Next {
    let noble = moving.noble;
    let seat = play.board().owner(noble);
    let from = play.board().noble(noble).place.area().unwrap_or(to);
    let now = play.game.verdict(play.board(), Act::SeaArriveNow, Subject::Noble(seat, noble)).is_allowed();
    let place = if now { Place::Area(to) } else { Place::Port(to) };
    play.board_mut().noble_mut(noble).place = place;
    play.board_mut().noble_mut(noble).is_exhausted = true;
    play.tell(Event::Sailed { seat, noble, to, lands: now });
    play.left(seat, from);
    if now {
        play.entered(seat, to);
        // There, too, he may take up troops (WK-TRANSFER-01).
        play.goto(Moving { at: 1, looked: false, ..moving });
    } else {
        finish(play, moving);
    }
    play.check_noble(noble);
    Next::Go
}

fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, moving: Moving) -> Next {
    play.board_mut().in_force.end(Span::Move);
    play.board_mut().action.moved.insert(moving.noble);
    play.pop()
}
