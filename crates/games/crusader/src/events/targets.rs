//! Whom an event strikes (p.16-17).

use super::{Event, Struck, meets, next_player};
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::vocabulary::Target;
use crate::content::{Player, Players};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Run, Sink};

/// Who is struck is found; of several, one after the other, clockwise.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Targets {
    /// How many of the others have been looked at.
    pub at: u8,
}

/// The other players who meet the requirements now: never who played the card (CK-TARGET-06).
fn others(game: &Crusader, state: &State) -> Players {
    let by = state.board.event.by;
    game.others(by).filter(|player| state.board.plays(*player) && meets(game, state, *player)).collect()
}

impl Run<Crusader> for Targets {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let running = play.board().event;
        let (by, event) = (running.by, running.event);
        if !play.board().plays(by) {
            // He has lost his last Knight by his own action, and does not come back (CK-R-102).
            return ignore(play, rules::CK_R_102);
        }
        match play.game.components().event(event).target {
            // CK-TARGET-01, CK-TARGET-04.
            Target::Own {} if self.at == 0 && meets(play.game, play.state, by) => {
                play.goto(Struck::begin());
                Next::Go
            }
            // CK-TARGET-02, CK-TARGET-03, CK-TARGET-05.
            Target::NextMeeting {} => {
                let meeting = others(play.game, play.state);
                match play.game.others(by).find(|player| meeting.has(*player)) {
                    Some(player) if next_player(play.game, play.board(), by) == Some(player) => {
                        strike(play, player, rules::CK_TARGET_03)
                    }
                    Some(player) => strike(play, player, rules::CK_TARGET_05),
                    None => ignore(play, rules::CK_TARGET_07),
                }
            }
            Target::ChosenOpponent {} => play.goto(NameVictim),
            Target::AllOthers {} => match play.game.others(by).nth(self.at.into()) {
                Some(player) => {
                    play.goto(Targets { at: self.at + 1 });
                    if play.board().plays(player) && meets(play.game, play.state, player) {
                        play.board_mut().event.target = player;
                        play.tell(Event::EventStrikes { player, event, rule: rules::CK_TARGET_02 }.into());
                        play.push(Struck::begin());
                    }
                    Next::Go
                }
                None => play.pop(),
            },
            Target::Own {} => ignore(play, rules::CK_TARGET_04),
        }
    }
}

/// One other player is struck.
fn strike<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, rule: Rule) -> Next {
    let event = play.board().event.event;
    play.board_mut().event.target = player;
    play.tell(Event::EventStrikes { player, event, rule }.into());
    play.goto(Struck::begin())
}

/// Nobody meets the requirements (CK-TARGET-04, CK-TARGET-07), or who played the card is out (CK-R-102): nothing happens.
fn ignore<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, rule: Rule) -> Next {
    let event = play.board().event.event;
    play.tell(Event::EventIgnored { event, rule }.into());
    play.pop()
}

/// Who played the card names one of the others who meet the requirements.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NameVictim;

decision!(NameVictim);

impl Decision for NameVictim {
    fn decider(&self, _: &Crusader, state: &State) -> Player {
        state.board.event.by
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        prompt(Message::new("prompt-name-victim").with("event", state.board.event.event), rules::CK_TARGET_02)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(others(game, state).iter().map(Answer::Player));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Player(player) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_TARGET_02 });
        };
        if others(game, state).has(player) {
            Ok(())
        } else if player == state.board.event.by {
            Err(Reason::NotOffered { rule: rules::CK_TARGET_06 })
        } else {
            Err(Reason::NotOffered { rule: rules::CK_TARGET_05 })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::players(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Player(player) = answer else { return Next::Ask };
        strike(play, player, rules::CK_TARGET_02)
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // There may be nobody who meets the requirements (CK-TARGET-07), or, after a trade, nobody who names him.
        let is_anybody = !others(play.game, play.state).is_empty();
        match play.board().plays(play.board().event.by) {
            true if is_anybody => Next::Ask,
            true => ignore(play, rules::CK_TARGET_07),
            false => ignore(play, rules::CK_R_102),
        }
    }
}
