//! After a victory a footsoldier moves in, or the territory is sacked (p.15).

use super::Event;
use crate::Crusader;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::{Player, Territories};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{lands, rules};
use table::{Chance, Message, Next, Prompt, Sink};

/// Gold of a Sack (CK-SACK-01).
const LOOT: u8 = 2;

/// One footsoldier that took part moves in (CK-VICTORY-02), or the territory is sacked (CK-SACK-01), or neither. Then a ninth territory is
/// released (CK-R-73).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Spoils;

decision!(Spoils);

/// Footsoldiers that took part and still stand.
fn soldiers(state: &State) -> Territories {
    let invasion = state.board.invasion();
    invasion.soldiers(invasion.target).and(invasion.involved).and(state.board.mobilised(invasion.invader))
}

impl Decision for Spoils {
    fn decider(&self, _: &Crusader, state: &State) -> Player {
        state.board.invasion().invader
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let target = state.board.invasion().target;
        prompt(Message::new("prompt-spoils").with("territory", target), rules::CK_VICTORY_02)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        answers.push(Answer::Say(Word::Sack));
        answers.extend(soldiers(state).iter().map(Answer::Territory));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if [Answer::Done, Answer::Say(Word::Sack)].contains(&answer) {
            return Ok(());
        }
        let rule = rules::CK_VICTORY_02;
        let Answer::Territory(territory) = answer else { return Err(Reason::NotAsked { rule }) };
        if soldiers(state).has(territory) { Ok(()) } else { Err(Reason::Unsuitable { rule, territory }) }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let invasion = *play.board().invasion();
        let (player, target) = (invasion.invader, invasion.target);
        play.pop();
        if let Answer::Territory(from) = answer {
            play.tell(Event::MovedIn { player, from, target }.into());
            lands::remove_footsoldier(play, from, rules::CK_VICTORY_02);
            lands::place_footsoldier(play, target, rules::CK_VICTORY_02);
        } else if answer == Answer::Say(Word::Sack) {
            // CK-SACK-02: only if no footsoldier moves in.
            play.tell(Event::Sacked { player, target }.into());
            play.gain(player, LOOT, rules::CK_SACK_01);
            lands::add_unrest(play, target, rules::CK_SACK_01);
        }
        lands::settle(play, player);
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // By a trade he may have got one territory too many, and have released this one.
        let invasion = play.board().invasion();
        let is_his = play.board().lands(invasion.invader).has(invasion.target);
        if is_his { Next::Ask } else { play.pop() }
    }
}
