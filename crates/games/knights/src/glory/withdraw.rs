//! Retreat/Draw 1 Fate: the defender may withdraw before blows fall (CG-RETREAT-01, CG-RETREAT-02, CG-RETREAT-03, CG-RETREAT-04,
//! CG-RETREAT-05, CG-RETREAT-06, CG-RETREAT-07, CG-RETREAT-08, CG-RETREAT-09, CG-RETREAT-10).

use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::battle::{Aftermath, Side, reveal};
use crate::board::{Board, State};
use crate::content::BattleResult;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The defender stays or withdraws (CG-R-27).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Withdraw;

/// Has he strictly more of these results, and a Noble who could go (CG-R-24)?
fn may_withdraw(board: &Board) -> bool {
    let battle = &board.battle;
    let count = |side: Side| battle.results[side as usize][BattleResult::Retreat as usize];
    battle.defender.is_some()
        && !battle.nobles[Side::Defender as usize].is_empty()
        && count(Side::Defender) > count(Side::Attacker)
}

impl Step<Knights> for Withdraw {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.battle.defender)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-withdraw"), rules::CG_RETREAT_02)
    }

    judged!();

    fn judge(&self, _: &Knights, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Say(Word::Yes | Word::No)) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::CG_RETREAT_02 })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if answer == Answer::Say(Word::No) {
            return reveal::draw_more(play);
        }
        play.tell(Event::Withdrew { seat });
        // CG-RETREAT-08, CG-RETREAT-09: what he leaves falls as by a won assault.
        let battle = &mut play.board_mut().battle;
        battle.has_withdrawn = true;
        battle.is_taken = battle.site.is_some();
        play.goto(Aftermath::FIRST)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if may_withdraw(play.board()) { Next::Ask } else { reveal::draw_more(play) }
    }
}
