//! Nobles with troops are placed one at a time (WK-SETUP-28).

use crate::Knights;
use crate::answer::Answer;
use crate::board::{Board, Place, State};
use crate::content::{AreaId, Areas, NobleId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Each places a Noble in turn, counter-clockwise, until all are placed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceNobles {
    /// Whose turn it is.
    pub seat: Seat,
}

/// Has he troops and is not on the board (WK-SETUP-29, WK-SETUP-20)?
fn waits(board: &Board, noble: NobleId) -> bool {
    board.noble(noble).place == Place::Off && !board.noble(noble).troops.is_empty()
}

impl Step<Knights> for PlaceNobles {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-place-noble"), rules::WK_SETUP_28)
    }

    fn list(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let board = &state.board;
        // The areas of others are the same for all of his Nobles.
        let mut closed = Areas::NONE;
        for other in board.playing().filter(|other| *other != seat) {
            board.stronghold(other).area.into_iter().for_each(|area| closed.insert(area));
            let areas = board.nobles_of(other).filter_map(|noble| board.noble(noble).place.area());
            areas.for_each(|area| closed.insert(area));
        }
        let open = |area: &AreaId| !area.is_overseas() && !closed.has(*area);
        for noble in board.nobles_of(seat).filter(|noble| waits(board, *noble)) {
            answers.extend(AreaId::all().filter(open).map(|area| Answer::Place(noble, area)));
        }
    }

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        let Answer::Place(noble, area) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_SETUP_28 });
        };
        if noble.baron() != board.baron(seat).id {
            return Err(Reason::NotYourNoble { rule: rules::WK_SETUP_28, noble });
        }
        if board.noble(noble).troops.is_empty() {
            return Err(Reason::NoTroops { rule: rules::WK_SETUP_20, noble });
        }
        if !waits(board, noble) {
            return Err(Reason::OnBoard { rule: rules::WK_SETUP_28, noble });
        }
        if area.is_overseas() {
            return Err(Reason::Overseas { rule: rules::WK_SETUP_30, area });
        }
        // WK-SETUP-31, WK-SETUP-32: with his own, not with others'; WK-SETUP-33: neutral cities are no obstacle.
        if let Some(other) = board.stronghold_in(area).filter(|other| *other != seat) {
            return Err(Reason::StrongholdThere { rule: rules::WK_SETUP_31, area, seat: other });
        }
        match board.barons_in(area).iter().find(|other| *other != seat) {
            Some(other) => Err(Reason::NobleThere { rule: rules::WK_SETUP_31, area, seat: other }),
            None => Ok(()),
        }
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        let nobles = state.board.nobles_of(seat);
        answers.extend(nobles.flat_map(|noble| AreaId::all().map(move |area| Answer::Place(noble, area))));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Place(noble, area) = answer else { return Next::Ask };
        play.board_mut().noble_mut(noble).place = Place::Area(area);
        play.tell(Event::NoblePlaced { seat, noble, area, rule: rules::WK_SETUP_28 });
        let seats = play.game.seats;
        play.goto(PlaceNobles { seat: Seat((self.seat.0 + seats - 1) % seats) })
    }

    /// Who has none left is skipped (WK-SETUP-29).
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board();
        let has_one = |seat: &Seat| board.nobles_of(*seat).any(|noble| waits(board, noble));
        let seats = board.seats;
        let turn = (0..seats).map(|step| Seat((self.seat.0 + seats - step) % seats)).find(has_one);
        match turn {
            Some(seat) if seat == self.seat => Next::Ask,
            Some(seat) => play.goto(PlaceNobles { seat }),
            None => super::begin(play),
        }
    }
}
