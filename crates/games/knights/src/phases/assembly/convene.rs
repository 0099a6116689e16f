//! Who attends, Votes for all of them, an acting Chairman; and how it ends.

use super::{Assembly, Motions};
use crate::Knights;
use crate::actions::special::return_cards;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::cards::Hooks;
use crate::content::vocabulary::{Act, Hook, Resource};
use crate::content::{CityId, PhaseArea, Subject};
use crate::decks::Decks;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Seat, SeatSet, Sink, Step, Waiting};

/// The Assembly begins (WK-ASSEMBLY-01, WK-ASSEMBLY-02, WK-ASSEMBLY-03, WK-ASSEMBLY-04, WK-ASSEMBLY-05, WK-ASSEMBLY-06, WK-ASSEMBLY-15).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Convene;

/// A Chairman who does not attend names an acting one (WK-ASSEMBLY-08).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NameActing;

/// New Agendas, and the cards return (WK-ASSEMBLY-13, WK-ASSEMBLY-14).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AssemblyEnd;

impl Knights {
    /// Who attends: neither banned nor kept away by a Charge (WK-ASSEMBLY-01).
    pub(crate) fn attending(&self, board: &Board) -> SeatSet {
        board.playing().filter(|seat| !board.banned.has(*seat) && !self.is_kept_away(board, *seat)).collect()
    }

    /// Does a Charge keep him away?
    pub(super) fn is_kept_away(&self, board: &Board, seat: Seat) -> bool {
        self.verdict(board, Act::AttendAssembly, Subject::Baron(seat)).is_forbidden()
    }
}

/// Must the Chairman name somebody who presides (WK-ASSEMBLY-08): is neither he there nor who was named before?
pub(super) fn lacks_chairman(board: &Board) -> bool {
    let assembly = &board.assembly;
    !assembly.attending.is_empty() && !assembly.attending.has(board.presiding())
}

impl Run<Knights> for Convene {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let attending = play.game.attending(play.board());
        play.board_mut().assembly = Assembly { attending, ..Assembly::default() };
        play.tell(Event::AssemblyMet { attending });
        if attending.is_empty() {
            // WK-R-66
            play.board_mut().assembly.is_postponed = true;
            return play.goto(AssemblyEnd);
        }
        for seat in attending {
            // WK-ASSEMBLY-03, WK-ASSEMBLY-04, WK-ASSEMBLY-05
            let board = play.board();
            let cities = CityId::kingdom().filter(|city| board.city(*city).owner == Some(seat)).count();
            play.gain(seat, Resource::Votes, 1 + cities as u16, rules::WK_ASSEMBLY_03);
        }
        play.goto(Motions);
        if lacks_chairman(play.board()) {
            play.push(NameActing);
        }
        play.hook(Hook::AssemblyStart, None);
        Next::Go
    }
}

impl Step<Knights> for NameActing {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.chairman)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-acting-chairman"), rules::WK_ASSEMBLY_08)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Seat(seat) = answer else { return Err(Reason::NotAsked { rule: rules::WK_ASSEMBLY_08 }) };
        if state.board.assembly.attending.has(seat) { Ok(()) } else { Err(Reason::DoesNotAttend { seat }) }
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::seats(&state.board, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Seat(seat) = answer else { return Next::Ask };
        play.board_mut().assembly.acting = Some(seat);
        play.tell(Event::ActsAsChairman { seat });
        play.pop()
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().assembly.attending.is_empty() { play.pop() } else { Next::Ask }
    }
}

impl Run<Knights> for AssemblyEnd {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let postponed = play.board().assembly.is_postponed;
        // WK-R-63: those that were not voted stay, unless none is left.
        if !postponed || play.board().agendas.current.is_empty() {
            for _ in 0..play.game.content.numbers.agendas {
                play.reveal_agenda(rules::WK_ASSEMBLY_13);
            }
        }
        play.board_mut().assembly = Assembly::default();
        play.tell(Event::AssemblyOver);
        return_cards(play, PhaseArea::Assembly);
        play.pop()
    }
}
