//! Important Event (WK-NEUT-02 to WK-NEUT-06): the Head of the Church says who draws it.

use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::cards::DrawnEvent;
use crate::content::Colour;
use crate::content::vocabulary::Resource;
use crate::decks::Decks;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// Who draws the top Event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ImportantEvent;

/// The rule for the card on top, and the Faith that it costs to name this Baron (WK-R-83).
fn price(board: &Board, seat: Seat) -> (Rule, u16) {
    let own = seat == board.church;
    match board.events.top {
        Some(Colour::Red) => (rules::WK_NEUT_03, u16::from(!own)),
        Some(Colour::Green) => (rules::WK_NEUT_04, u16::from(own)),
        Some(Colour::Blue) | None => (rules::WK_NEUT_05, 0),
    }
}

impl Step<Knights> for ImportantEvent {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.church)
    }

    fn prompt(&self, _: &Knights, state: &State, _: Seat) -> Prompt {
        let key = match state.board.events.top {
            Some(Colour::Red) => "prompt-event-red",
            Some(Colour::Green) => "prompt-event-green",
            Some(Colour::Blue) | None => "prompt-event-blue",
        };
        prompt(Message::new(key), rules::WK_NEUT_02)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        let Answer::Seat(drawer) = answer else { return Err(Reason::NotAsked { rule: rules::WK_NEUT_02 }) };
        if board.baron(drawer).is_out {
            return Err(Reason::NotOffered { rule: rules::WK_NEUT_02 });
        }
        let (rule, cost) = price(board, drawer);
        let faith = board.baron(seat).faith;
        if faith >= cost { Ok(()) } else { Err(Reason::Faith { rule, cost, faith }) }
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::seats(&state.board, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Seat(drawer) = answer else { return Next::Ask };
        let (rule, cost) = price(play.board(), drawer);
        play.pay(seat, Resource::Faith, cost, rule);
        play.pop();
        let Some(event) = play.draw_event() else { return Next::Go };
        play.tell(Event::EventDrawn { seat: drawer, card: event });
        play.push(DrawnEvent::new(event, drawer))
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().events.top.is_some() { Next::Ask } else { play.pop() }
    }
}
