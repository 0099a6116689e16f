//! A Noble on his way: leave, tolls, then area by area, with troops taken up wherever he finds his own.

use super::paths::{Routes, routes};
use super::{AskLeave, Collect, Route, leaves};
use crate::Knights;
use crate::answer::{Answer, Stance, Way, written};
use crate::board::{Board, Place, State};
use crate::cards::Hooks;
use crate::content::vocabulary::{Act, Hook};
use crate::content::{AreaId, Areas, NobleId, Span, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// A Noble on his way.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moving {
    /// Who.
    pub noble: NobleId,
    /// Where he goes, area by area; while the path is chosen, as far as it was.
    pub route: Route,
    /// How many areas of it he has entered.
    pub at: u8,
    /// Does he sail?
    pub sails: bool,
    /// Does he follow the road (WK-MOVE-03)?
    #[serde(default)]
    pub by_road: bool,
    /// Has he looked for troops where he is?
    pub looked: bool,
    /// Does he set out against a Law? Then he is banned, once leave is given (WK-BAN-05).
    pub defies: bool,
    /// Where he goes and how, while his Baron chooses the path (WK-R-24).
    #[serde(default)]
    pub choosing: Option<(AreaId, Way)>,
}

impl Moving {
    /// The move is declared; of several paths its Baron chooses one first.
    pub(crate) fn begin<C: Chance, S: Sink<Event>>(
        play: &mut Play<'_, C, S>,
        noble: NobleId,
        area: AreaId,
        way: Way,
    ) -> Next {
        play.push(Moving {
            noble,
            route: Route::new(),
            at: 0,
            sails: matches!(way, Way::Sea(_)),
            by_road: matches!(way, Way::Road(_)),
            looked: false,
            defies: way.stance() == Stance::Defy,
            choosing: Some((area, way)),
        })
    }

    /// The paths that begin as far as this one was chosen.
    fn routes_left(&self, game: &Knights, board: &Board) -> Routes {
        let Some((area, way)) = self.choosing else { return Routes::new() };
        let all = routes(game, board, board.owner(self.noble), self.noble, area, way);
        all.iter().filter(|route| route.starts_with(&self.route)).copied().collect()
    }

    /// The areas with which they go on.
    fn next_areas(&self, routes: &Routes) -> Areas {
        routes.iter().filter_map(|route| route.get(self.route.len())).copied().collect()
    }

    /// The path is declared: leave is asked before anything else happens (WK-R-24).
    fn set_out<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, area: AreaId, way: Way) -> Next {
        let Moving { noble, defies, route: path, .. } = self;
        let seat = play.board().owner(noble);
        let moving = Moving { choosing: None, ..self };
        play.pop();
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

impl Step<Knights> for Moving {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(self.choosing.map(|_| state.board.owner(self.noble)))
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        let goal = self.choosing.map(|(area, _)| area).or(self.route.top()).unwrap_or_default();
        prompt(Message::new("prompt-path").with("noble", self.noble).with("area", goal), rules::WK_R_24)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::WK_R_24;
        let Answer::Area(area) = answer else { return Err(Reason::NotAsked { rule }) };
        let may = self.next_areas(&self.routes_left(game, &state.board)).has(area);
        if may { Ok(()) } else { Err(Reason::OutOfReach { rule, noble: self.noble, area }) }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::areas(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Area(area) = answer else { return Next::Ask };
        self.route.push(area);
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        if let Some((area, way)) = self.choosing {
            let routes = self.routes_left(play.game, play.board());
            if let [] | [_] = routes[..] {
                self.route = routes.first().copied().unwrap_or(self.route);
                return self.set_out(play, area, way);
            }
            return match self.next_areas(&routes).only() {
                Some(only) => {
                    self.route.push(only);
                    play.goto(self)
                }
                None => Next::Ask,
            };
        }
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
        let rule = if self.by_road { rules::WK_MOVE_03 } else { rules::WK_MOVE_02 };
        play.tell(Event::Moved { seat, noble: self.noble, from, to: next, rule });
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
