//! Battles (p.4): the attacker picks their order; each is fought to its end before the next begins.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::battle;
use crate::board::{Phase, State};
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt};
use crate::ransom::{self, Partner};
use crate::reason::Reason;
use crate::rules;
use crate::turn::{Quiet, Redeploy};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The next battle is picked (WE-BATTLE-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Battles;

const QUIET: Quiet = Quiet { times: &[Timing::YourTurn], rule: rules::WE_BATTLE_01 };

impl Step<Warlords> for Battles {
    #[inline]
    fn waiting(&self, game: &Warlords, state: &State) -> Waiting {
        QUIET.waiting(game, state)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-battles"), rules::WE_BATTLE_01)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend(state.board.pending().iter().map(Answer::Fief));
        QUIET.list(game, state, seat, answers);
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if let Answer::Fief(fief) = answer {
            if state.board.pending().has(fief) { Ok(()) } else { Err(Reason::NoBattle { fief }) }
        } else if answer == Answer::Done {
            // WE-R-77: no declared battle is called off.
            Err(Reason::Compulsory { rule: rules::WE_R_77 })
        } else {
            QUIET.judge(game, state, seat, answer)
        }
    }

    fn candidates(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
        written::fiefs(Answer::Fief, answers);
        QUIET.candidates(state, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Fief(fief) = answer {
            battle::begin(play, fief)
        } else {
            QUIET.take(play, seat, answer)
        }
    }

    /// The next battle, or Redeployment when all are fought.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if !play.board().pending().is_empty() {
            return Next::Ask;
        }
        let board = play.board_mut();
        board.phase = Phase::Redeployment;
        let active = board.active;
        play.goto(Redeploy);
        let window = ransom::partners(&play.game.content, play.board(), active);
        play.push(Partner(window))
    }
}
