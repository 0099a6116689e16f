//! Leave of third Barons to attack a city or stronghold where they stand (WK-CITY-01, WK-CITY-02, WK-CITY-03, WK-CITY-04,
//! WK-CITY-05, WK-STRONGHOLD-18).

use super::{Battle, Commit, Declare};
use crate::Knights;
use crate::actions::Denied;
use crate::answer::{Answer, Word, written};
use crate::board::{Board, Site, State};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// One third Baron after another gives leave or does not, the Chairman first (D40).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BattleLeave {
    /// How many have said yes.
    pub asked: u8,
    /// Is it an attack that a Law forbids? Who starts it is banned; who gets no leave has not (WK-BAN-05).
    pub defies: bool,
}

impl BattleLeave {
    /// Who is asked next: Barons with Nobles there, but for the attacker and the owner (WK-R-93).
    fn next(self, board: &Board) -> Option<Seat> {
        let battle = &board.battle;
        battle.site?;
        let there = board.barons_in(battle.area);
        let third =
            |seat: &Seat| there.has(*seat) && *seat != battle.attacker && Some(*seat) != battle.defender;
        board.in_order().filter(third).nth(usize::from(self.asked))
    }
}

/// The rule by which leave is needed: to attack a neutral city, another Baron's, or a stronghold.
fn rule(battle: &Battle) -> Rule {
    match (battle.site, battle.defender) {
        (Some(Site::Stronghold(_)), _) => rules::WK_STRONGHOLD_18,
        (Some(Site::City(_)), Some(_)) => rules::WK_CITY_04,
        (Some(Site::City(_)) | None, _) => rules::WK_CITY_02,
    }
}

impl Step<Knights> for BattleLeave {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(self.next(&state.board))
    }

    fn prompt(&self, _: &Knights, state: &State, _: Seat) -> Prompt {
        let battle = &state.board.battle;
        let message = Message::new("prompt-leave-to-attack")
            .with("attacker", battle.attacker)
            .with("area", battle.area);
        prompt(message, rule(battle))
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Say(Word::Yes | Word::No)) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rule(&state.board.battle) })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let battle = play.board().battle;
        if answer == Answer::Say(Word::Yes) {
            play.tell(Event::LeaveGiven { seat, attacker: battle.attacker, rule: rule(&battle) });
            return play.goto(BattleLeave { asked: self.asked + 1, ..self });
        }
        play.tell(Event::LeaveDenied { seat, attacker: battle.attacker, rule: rule(&battle) });
        let denied = &mut play.board_mut().action.denied;
        if let Some(site) = battle.site.filter(|_| denied.len() < 4) {
            denied.push(Denied(site));
        }
        play.board_mut().battle = Battle::default();
        // WK-R-94: he may fight those Nobles instead.
        play.goto(Declare { seat: battle.attacker, area: battle.area })
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.next(play.board()).is_some() {
            return Next::Ask;
        }
        if self.defies {
            let attacker = play.board().battle.attacker;
            play.ban(attacker, rules::WK_BAN_05);
        }
        play.goto(Commit)
    }
}
