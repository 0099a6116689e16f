//! Draft Soldiers: a marker on the Mercenary Track (WK-CARD-06).

use super::Allocate;
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Board, Marker, State};
use crate::content::{ActionCard, PhaseArea};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The owner picks a spot, free of charge and without a hidden fee (WK-R-97), or leaves his marker off (WK-CARD-10, WK-R-19).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DraftSoldiers {
    /// Whose card.
    pub seat: Seat,
}

/// Is this spot open to so many Barons, and free (WK-CARD-07, WK-CARD-08, CG-NACT-12)?
///
/// # Errors
/// Why not.
pub(crate) fn may_take(game: &Knights, board: &Board, spot: u8) -> Result<(), Reason> {
    let Some(print) = game.content.track.get(usize::from(spot)) else {
        return Err(Reason::NotOffered { rule: rules::WK_CARD_07 });
    };
    if print.min_barons > board.count {
        return Err(Reason::SpotClosed { spot: spot + 1, barons: print.min_barons });
    }
    match board.track[usize::from(spot)] {
        Some(_) => Err(Reason::SpotTaken { spot: spot + 1 }),
        None => Ok(()),
    }
}

impl Step<Knights> for DraftSoldiers {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-draft-soldiers"), rules::WK_CARD_06)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Spot(spot) = answer else { return Err(Reason::NotAsked { rule: rules::WK_CARD_06 }) };
        may_take(game, &state.board, spot)
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend((0..7).map(Answer::Spot));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Spot(spot) = answer {
            play.board_mut().track[usize::from(spot)] = Some(Marker::Baron(seat));
            play.tell(Event::MarkerPlaced { seat, spot: spot + 1, fee: 0, rule: rules::WK_CARD_06 });
        } else {
            play.tell(Event::CardDeclined { seat, card: ActionCard::DraftSoldiers });
        }
        play.goto(Allocate { seat, card: ActionCard::DraftSoldiers, area: Some(PhaseArea::Wages) })
    }
}
