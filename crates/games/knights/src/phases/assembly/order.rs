//! The Chairman orders the Agendas (WK-ASSEMBLY-11), and each is voted and resolved before the next (WK-ASSEMBLY-12).

use super::convene::lacks_chairman;
use super::{AssemblyEnd, Ballot, DeclareVotes, NameActing, Question, WrittenVotes};
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::AgendaId;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Seat, Sink, Step, Waiting};

/// Who presides picks one after another.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrderAgendas;

/// The next Agenda is voted (CG-R-19).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NextAgenda;

impl Step<Knights> for OrderAgendas {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.presiding())
    }

    fn prompt(&self, _: &Knights, state: &State, _: Seat) -> Prompt {
        let place = state.board.assembly.order.len() as u8 + 1;
        prompt(Message::new("prompt-order-agendas").with("place", place), rules::WK_ASSEMBLY_11)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Agenda(agenda) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_ASSEMBLY_11 });
        };
        if state.board.agendas.current.contains(&agenda) {
            Ok(())
        } else {
            Err(Reason::NotCurrent { agenda })
        }
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(state.board.agendas.current.iter().map(|agenda| Answer::Agenda(*agenda)));
        answers.push(Answer::Agenda(AgendaId(0)));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Agenda(agenda) = answer else { return Next::Ask };
        let agendas = &mut play.board_mut().agendas;
        if let Some(place) = agendas.current.iter().position(|other| *other == agenda) {
            agendas.current.remove(place);
        }
        let order = &mut play.board_mut().assembly.order;
        order.push(agenda);
        let place = order.len() as u8;
        play.tell(Event::AgendaOrdered { agenda, place });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if !play.board().agendas.current.is_empty() {
            return Next::Ask;
        }
        play.goto(NextAgenda);
        // WK-PLAYERS-08: two Barons write their Votes down.
        if play.board().count == 2 && !play.board().assembly.order.is_empty() {
            for secret in &mut play.state.secrets {
                secret.written.clear();
            }
            return play.push(WrittenVotes);
        }
        Next::Go
    }
}

impl Run<Knights> for NextAgenda {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let assembly = play.board().assembly;
        let Some(agenda) = assembly.order.get(usize::from(assembly.taken)).copied() else {
            return play.goto(AssemblyEnd);
        };
        if assembly.attending.is_empty() {
            // WK-R-66: nobody is left to vote, so only the cards return; what was not voted waits (WK-R-63).
            let board = play.board_mut();
            board.agendas.current =
                assembly.order.iter().skip(usize::from(assembly.taken)).copied().collect();
            board.assembly.is_postponed = true;
            return play.goto(AssemblyEnd);
        }
        if lacks_chairman(play.board()) {
            return play.push(NameActing);
        }
        let now = &mut play.board_mut().assembly;
        now.taken += 1;
        now.question = Some(Question::Agenda(agenda));
        play.tell(Event::AgendaCalled { agenda });
        let Some(mut cast) = assembly.written.get(usize::from(assembly.taken)).copied() else {
            return play.push(Ballot);
        };
        // WK-R-61: who was banned meanwhile casts and spends nothing.
        let leaves = |seat: &Seat| !assembly.attending.has(*seat);
        Seat::all(play.game.seats).filter(leaves).for_each(|seat| cast[seat.index()] = 0);
        super::ballot::show(play, cast);
        play.push(DeclareVotes { asked: 0 })
    }
}
