//! Manoeuvre (p.4): attacks are declared. Attacking is optional, on any number of fiefs, by soldiers of one fief or of
//! several (WE-MANEUVER-09, WE-MANEUVER-10, WE-MANEUVER-11).

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::board::{Phase, State};
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::turn::{Battles, Quiet, muster};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Attacks are declared.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Manoeuvre;

const QUIET: Quiet = Quiet { times: &[Timing::YourTurn], rule: rules::WE_MANEUVER_01 };

impl Step<Warlords> for Manoeuvre {
    #[inline]
    fn waiting(&self, game: &Warlords, state: &State) -> Waiting {
        QUIET.waiting(game, state)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-manoeuvre"), rules::WE_MANEUVER_01)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        muster::list(game, &state.board, seat, answers);
        QUIET.list(game, state, seat, answers);
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            Ok(())
        } else if let Answer::Muster { fief, mover } = answer {
            muster::judge(game, &state.board, seat, fief, mover)
        } else {
            QUIET.judge(game, state, seat, answer)
        }
    }

    fn candidates(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
        muster::candidates(answers);
        QUIET.candidates(state, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if answer == Answer::Done {
            // WE-MANEUVER-08: from now on all attacks are fixed.
            play.board_mut().phase = Phase::Battles;
            play.goto(Battles)
        } else if let Answer::Muster { fief, mover } = answer {
            muster::begin(play, fief, mover)
        } else {
            QUIET.take(play, seat, answer)
        }
    }
}
