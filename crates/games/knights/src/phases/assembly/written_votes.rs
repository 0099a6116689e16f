//! Two Barons write down how many Votes they spend on each Agenda (WK-PLAYERS-08, WK-PLAYERS-09, WK-PLAYERS-10, WK-R-61).

use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// Both write, Agenda by Agenda; when both have, all of it is shown at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrittenVotes;

fn thinking(state: &State) -> SeatSet {
    let agendas = state.board.assembly.order.len();
    let thinks =
        |seat: &Seat| state.secret(*seat).written.len() < agendas && state.board.baron(*seat).votes > 0;
    state.board.assembly.attending.iter().filter(thinks).collect()
}

fn left(state: &State, seat: Seat) -> u16 {
    let spent: u16 = state.secret(seat).written.iter().map(|votes| u16::from(*votes)).sum();
    state.board.baron(seat).votes.saturating_sub(spent)
}

impl Step<Knights> for WrittenVotes {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        Waiting::sealed(thinking(state))
    }

    fn prompt(&self, _: &Knights, state: &State, seat: Seat) -> Prompt {
        let place = state.secret(seat).written.len();
        let agenda = state.board.assembly.order.get(place).copied().unwrap_or_default();
        let message =
            Message::new("prompt-write-votes").with("agenda", agenda).with("votes", left(state, seat));
        prompt(message, rules::WK_PLAYERS_08)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Number(n) = answer else { return Err(Reason::NotAsked { rule: rules::WK_PLAYERS_08 }) };
        let votes = left(state, seat);
        if u16::from(n) <= votes { Ok(()) } else { Err(Reason::WrittenVotes { votes }) }
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend((0..=(left(state, seat).min(254) as u8) + 1).map(Answer::Number));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Number(votes) = answer else { return Next::Ask };
        play.state.secrets[seat.index()].written.push(votes);
        play.tell(Event::VotesTaken { seat, votes });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if !thinking(play.state).is_empty() {
            return Next::Ask;
        }
        reveal(play);
        play.pop()
    }
}

/// WK-PLAYERS-10: what both wrote lies open from now on.
fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let assembly = play.board().assembly;
    for (place, agenda) in assembly.order.iter().enumerate() {
        let mut row = [0; 6];
        for seat in assembly.attending {
            let votes = play.state.secret(seat).written.get(place).copied().unwrap_or_default();
            row[seat.index()] = votes;
            play.tell(Event::VotesWritten { seat, agenda: *agenda, votes });
        }
        play.board_mut().assembly.written.push(row);
    }
    for secret in &mut play.state.secrets {
        secret.written.clear();
    }
}
