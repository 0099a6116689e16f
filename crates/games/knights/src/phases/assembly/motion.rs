//! Private Motions (WK-MOTION-01, WK-MOTION-02, WK-MOTION-03, WK-MOTION-04, WK-MOTION-05, WK-MOTION-06, WK-MOTION-07, WK-MOTION-08,
//! WK-R-62).

use super::convene::lacks_chairman;
use super::{AssemblyEnd, Ballot, NameActing, OrderAgendas, Question};
use crate::Knights;
use crate::answer::{Answer, Motion, written};
use crate::board::{Board, State};
use crate::content::AgendaId;
use crate::decks::discard_agenda;
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Seat, SeatSet, Sink, Step, Waiting};

/// The acts that a motion can forbid: those of the vocabulary, and sieges (WK-R-103).
const ACTS: u8 = 17;

/// Private Motions are voted before all others, in the order in which they lie (WK-ASSEMBLY-10, WK-OPT-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Motions;

/// The Baron drawn by Fate proposes something, or nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Propose {
    /// Who.
    pub seat: Seat,
    /// With which card.
    pub card: AgendaId,
}

impl Run<Knights> for Motions {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board();
        if board.assembly.is_postponed || board.assembly.attending.is_empty() {
            play.board_mut().assembly.is_postponed = true;
            return play.goto(AssemblyEnd);
        }
        if lacks_chairman(play.board()) {
            return play.push(NameActing);
        }
        let current = &play.board().agendas.current;
        let private = |agenda: &AgendaId| play.game.content.agendas[agenda.index()].private_motion;
        match current.iter().position(private) {
            Some(place) => {
                let card = play.board_mut().agendas.current.remove(place);
                let seat = play.fate_baron(rules::WK_MOTION_02, SeatSet::EMPTY);
                play.tell(Event::MotionDrawn { seat });
                play.push(Propose { seat, card })
            }
            None => play.goto(OrderAgendas),
        }
    }
}

/// Is it in force with anybody (WK-MOTION-06)?
pub(crate) fn is_in_force(board: &Board, agenda: AgendaId) -> bool {
    let office = board.nobles.iter().any(|noble| noble.office == Some(agenda));
    let charge = board.playing().any(|seat| board.baron(seat).charges.contains(&agenda));
    office || charge || board.agendas.laws.contains(&agenda)
}

/// May this be proposed?
fn judge(game: &Knights, board: &Board, motion: Motion) -> Result<(), Reason> {
    let rule = rules::WK_MOTION_04;
    let may = match motion {
        Motion::Lift(seat) => board.banned.has(seat) && !board.baron(seat).is_out,
        Motion::Discard(agenda) => is_in_force(board, agenda),
        Motion::Postpone => true,
        Motion::Recall(agenda) => {
            board.agendas.discards[agenda.index()] > 0 && !game.content.agendas[agenda.index()].private_motion
        }
        Motion::Forbid(act) => game.options.open_motions && act < ACTS && board.forbidden & (1 << act) == 0,
        // What a motion forbids is a Law, and can be discarded as such (WK-R-103, WK-MOTION-06).
        Motion::Allow(act) => act < ACTS && board.forbidden & (1 << act) != 0,
    };
    if may { Ok(()) } else { Err(Reason::NotOffered { rule }) }
}

impl Step<Knights> for Propose {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-propose"), rules::WK_MOTION_04)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Motion(motion) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_MOTION_04 });
        };
        judge(game, &state.board, motion)
    }

    fn candidates(&self, game: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(Seat::all(state.board.seats).map(|seat| Answer::Motion(Motion::Lift(seat))));
        answers.extend(AgendaId::all().map(|agenda| Answer::Motion(Motion::Discard(agenda))));
        answers.push(Answer::Motion(Motion::Postpone));
        answers.extend(AgendaId::all().map(|agenda| Answer::Motion(Motion::Recall(agenda))));
        if game.options.open_motions {
            answers.extend((0..ACTS).map(|act| Answer::Motion(Motion::Forbid(act))));
            answers.extend((0..ACTS).map(|act| Answer::Motion(Motion::Allow(act))));
        }
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        // The card is done with, whatever comes of it.
        discard_agenda(play.board_mut(), self.card);
        let Answer::Motion(motion) = answer else {
            play.tell(Event::NothingProposed { seat });
            return play.pop();
        };
        if let Motion::Recall(agenda) = motion {
            play.board_mut().agendas.discards[agenda.index()] -= 1;
        }
        play.tell(Event::Proposed { seat, motion });
        play.board_mut().assembly.question = Some(Question::Motion(motion));
        play.goto(Ballot)
    }
}
