//! Redeployment (p.6): soldiers that have not moved may move between own fiefs, as far as in Manoeuvre (WE-R-12), those
//! conquered in this turn included (WE-REDEPLOY-03); the last chance to man fiefs that were emptied (WE-REDEPLOY-04).

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{Play, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::turn::{Quiet, TurnEnd, muster};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Soldiers that have not moved may move (WE-REDEPLOY-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Redeploy;

const QUIET: Quiet = Quiet { times: &[Timing::YourTurn, Timing::Redeploy], rule: rules::WE_REDEPLOY_01 };

impl Step<Warlords> for Redeploy {
    #[inline]
    fn waiting(&self, game: &Warlords, state: &State) -> Waiting {
        QUIET.waiting(game, state)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-redeploy"), rules::WE_REDEPLOY_01)
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
            play.goto(TurnEnd)
        } else if let Answer::Muster { fief, mover } = answer {
            muster::begin(play, fief, mover)
        } else {
            QUIET.take(play, seat, answer)
        }
    }
}
