//! Strongholds are placed, the Chairman's first (WK-SETUP-24).

use super::PlaceNobles;
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::content::AreaId;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting, Window};

/// Each places his stronghold in turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceStrongholds(pub Window);

/// May a stronghold stand there (WK-SETUP-25 to WK-SETUP-27, WK-PLAYERS-07)? By one rule it must not be overseas, by one nothing else
/// may stand there.
///
/// # Errors
/// Why not.
pub(crate) fn may_stand(
    game: &Knights,
    board: &Board,
    area: AreaId,
    overseas: Rule,
    taken: Rule,
) -> Result<(), Reason> {
    if area.is_overseas() {
        return Err(Reason::Overseas { rule: overseas, area });
    }
    // WK-SETUP-26: a razed city is no obstacle.
    if let Some(city) = game.content.city_at(area).filter(|city| !board.city(*city).is_razed) {
        return Err(Reason::CityThere { rule: taken, city });
    }
    if let Some(seat) = board.stronghold_in(area) {
        return Err(Reason::StrongholdThere { rule: taken, area, seat });
    }
    // WK-R-50: the outer row and column, whenever it is placed.
    if board.seats <= 3 && game.content.map.outer.has(area) {
        return Err(Reason::Outer { area });
    }
    Ok(())
}

impl Step<Knights> for PlaceStrongholds {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-place-stronghold"), rules::WK_SETUP_24)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Area(area) = answer else { return Err(Reason::NotAsked { rule: rules::WK_SETUP_24 }) };
        may_stand(game, &state.board, area, rules::WK_SETUP_27, rules::WK_SETUP_25)
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::areas(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        let Answer::Area(area) = answer else { return Next::Ask };
        play.board_mut().baron_mut(seat).stronghold.area = Some(area);
        play.tell(Event::StrongholdPlaced { seat, area, rule: rules::WK_SETUP_24 });
        self.0.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.0.seat().is_some() {
            return Next::Ask;
        }
        // WK-SETUP-28: from the last who placed a stronghold, counter-clockwise.
        let seats = play.game.seats;
        let last = Seat((play.board().chairman.0 + seats - 1) % seats);
        play.goto(PlaceNobles { seat: last })
    }
}
