//! A fourth Charge (WK-AGENDA-05), and the Noble for an Office (WK-AGENDA-06, WK-AGENDA-07).

use super::passed::after_office;
use crate::Knights;
use crate::answer::{Answer, written};
use crate::battle::death::drop_office;
use crate::board::{Place, State};
use crate::content::AgendaId;
use crate::decks::discard_agenda;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// One of the earlier three goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChargeDiscard {
    /// Whose.
    pub seat: Seat,
}

/// An Office is assigned to a Noble.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfficeTo {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub agenda: AgendaId,
}

impl Step<Knights> for ChargeDiscard {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-charge-discard"), rules::WK_AGENDA_05)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Agenda(agenda) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_AGENDA_05 });
        };
        let charges = &state.board.baron(seat).charges;
        match charges.iter().position(|charge| *charge == agenda) {
            Some(place) if place + 1 < charges.len() => Ok(()),
            Some(_) => Err(Reason::NewCharge { agenda }),
            None => Err(Reason::NotYourCharge { agenda }),
        }
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(state.board.baron(seat).charges.iter().map(|charge| Answer::Agenda(*charge)));
        answers.push(Answer::Agenda(AgendaId(0)));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Agenda(agenda) = answer else { return Next::Ask };
        let charges = &mut play.board_mut().baron_mut(seat).charges;
        if let Some(place) = charges.iter().position(|charge| *charge == agenda) {
            charges.remove(place);
            discard_agenda(play.board_mut(), agenda);
            play.tell(Event::AgendaLost { agenda, rule: rules::WK_AGENDA_05 });
        }
        play.pop()
    }
}

impl Step<Knights> for OfficeTo {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-office").with("agenda", self.agenda), rules::WK_AGENDA_06)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Noble(noble) = answer else { return Err(Reason::NotAsked { rule: rules::WK_AGENDA_06 }) };
        if noble.baron() != state.board.baron(seat).id {
            return Err(Reason::NotYourNoble { rule: rules::WK_AGENDA_06, noble });
        }
        if state.board.noble(noble).place == Place::Gone {
            return Err(Reason::NotOnBoard { rule: rules::WK_AGENDA_06, noble });
        }
        Ok(())
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::nobles(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Noble(noble) = answer else { return Next::Ask };
        play.pop();
        drop_office(play, noble, rules::WK_AGENDA_07);
        play.board_mut().noble_mut(noble).office = Some(self.agenda);
        play.tell(Event::OfficeGiven { seat, noble, agenda: self.agenda });
        after_office(play, noble);
        Next::Go
    }
}
