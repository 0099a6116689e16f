//! Which of the attacker's ready armies fight (WK-BATTLE-09, WK-BATTLE-10).

use super::declare::ready;
use super::{Aftermath, Commander, Side, siege};
use crate::Knights;
use crate::answer::{Answer, Manner, written};
use crate::board::State;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The attacker names his armies one by one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Commit;

impl Step<Knights> for Commit {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.battle.attacker)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-commit"), rules::WK_BATTLE_09)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        let battle = &board.battle;
        let committed = battle.nobles[0];
        if answer == Answer::Done {
            if committed.is_empty() {
                return Err(Reason::Compulsory { rule: rules::WK_BATTLE_02 });
            }
            if let (Some(Manner::Siege), Some(site)) = (battle.manner, battle.site) {
                let (ours, theirs) = game.siege_strengths(board, seat, committed, site);
                if ours <= theirs {
                    return Err(Reason::TooWeak { ours, theirs });
                }
            }
            return Ok(());
        }
        let Answer::Noble(noble) = answer else { return Err(Reason::NotAsked { rule: rules::WK_BATTLE_09 }) };
        if committed.has(noble) {
            return Err(Reason::Fights { noble });
        }
        if ready(board, seat, battle.area).has(noble) { Ok(()) } else { Err(Reason::CannotAttack { noble }) }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::nobles(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Noble(noble) = answer {
            play.board_mut().battle.nobles[0].insert(noble);
            play.tell(Event::Committed { seat, noble });
            return Next::Go;
        }
        play.board_mut().action.has_fought = true;
        let battle = play.board().battle;
        if battle.manner == Some(Manner::Siege) {
            return siege::lay(play);
        }
        // WK-ASSAULT-15, WK-R-38: walls of strength zero that nobody defends fall by themselves.
        if play.game.is_reduced(play.board(), &battle) {
            play.board_mut().battle.is_taken = true;
            return play.goto(Aftermath::FIRST);
        }
        play.goto(Commander(Side::Attacker))
    }
}
