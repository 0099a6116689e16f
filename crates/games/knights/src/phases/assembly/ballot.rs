//! Votes in closed hands, opened at the same time (WK-VOTE-01, WK-VOTE-02).

use super::DeclareVotes;
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::vocabulary::Resource;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// Everybody who attends takes some Votes in his hand. Who has none has nothing to hide (WK-ASSEMBLY-07, WK-R-100).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ballot;

fn thinking(state: &State) -> SeatSet {
    let thinks = |seat: &Seat| state.secret(*seat).ballot.is_none() && state.board.baron(*seat).votes > 0;
    state.board.assembly.attending.iter().filter(thinks).collect()
}

impl Step<Knights> for Ballot {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        Waiting::sealed(thinking(state))
    }

    fn prompt(&self, _: &Knights, state: &State, seat: Seat) -> Prompt {
        prompt(Message::new("prompt-ballot").with("votes", state.board.baron(seat).votes), rules::WK_VOTE_01)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Number(n) = answer else { return Err(Reason::NotAsked { rule: rules::WK_VOTE_01 }) };
        let votes = state.board.baron(seat).votes;
        if u16::from(n) <= votes { Ok(()) } else { Err(Reason::Votes { votes }) }
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let votes = state.board.baron(seat).votes.min(254) as u8;
        answers.extend((0..=votes + 1).map(Answer::Number));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Number(votes) = answer else { return Next::Ask };
        play.state.secrets[seat.index()].ballot = Some(votes);
        play.tell(Event::VotesTaken { seat, votes });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if !thinking(play.state).is_empty() {
            return Next::Ask;
        }
        let mut cast = [0; 6];
        for (secret, cast) in play.state.secrets.iter_mut().zip(&mut cast) {
            *cast = secret.ballot.take().unwrap_or_default();
        }
        show(play, cast);
        play.goto(DeclareVotes { asked: 0 })
    }
}

/// WK-VOTE-04: what is shown counts and is spent, whichever side wins.
pub(super) fn show<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, cast: [u8; 6]) {
    let assembly = &mut play.board_mut().assembly;
    assembly.cast = cast;
    assembly.voices = [None; 6];
    assembly.result = None;
    assembly.exempt = SeatSet::EMPTY;
    for seat in Seat::all(play.game.seats).filter(|seat| cast[seat.index()] > 0) {
        let votes = cast[seat.index()];
        play.tell(Event::VotesShown { seat, votes });
        play.pay(seat, Resource::Votes, votes.into(), rules::WK_VOTE_04);
    }
}
