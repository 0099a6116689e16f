//! Crowns and a blessing for a new expedition (WK-EXP-05 to WK-EXP-12).

use super::Voyages;
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::Expedition;
use crate::content::vocabulary::Resource;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// Each in turn invests up to five crowns (WK-EXP-05, WK-EXP-07, WK-EXP-08).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invest {
    /// In which.
    pub expedition: Expedition,
    /// Who.
    pub window: Window,
}

/// The Head of the Church may bless it (WK-EXP-09, WK-R-14).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bless {
    /// Which.
    pub expedition: Expedition,
}

impl Step<Knights> for Invest {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-invest").with("expedition", self.expedition), rules::WK_EXP_05)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Number(n) = answer else { return Err(Reason::NotAsked { rule: rules::WK_EXP_05 }) };
        let most = game.content.numbers.invest_max;
        if n > most {
            return Err(Reason::TooMuch { rule: rules::WK_EXP_05, most });
        }
        state.board.can_pay(seat, n.into(), rules::WK_EXP_05)
    }

    fn candidates(&self, game: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend((0..=game.content.numbers.invest_max + 1).map(Answer::Number));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        let Answer::Number(crowns) = answer else { return Next::Ask };
        play.pay(seat, Resource::Crowns, crowns.into(), rules::WK_EXP_06);
        play.board_mut().fleets[self.expedition as usize].stakes[seat.index()] = crowns;
        play.tell(Event::Invested { seat, expedition: self.expedition, crowns });
        self.window.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.window.seat().is_some() {
            return Next::Ask;
        }
        let funded = play.board().fleets[self.expedition as usize].stakes.iter().any(|stake| *stake > 0);
        if funded {
            play.goto(Bless { expedition: self.expedition })
        } else {
            // WK-R-13: nobody invested, so it was not started.
            play.goto(Voyages::advance(None))
        }
    }
}

impl Step<Knights> for Bless {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.church)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-bless").with("expedition", self.expedition), rules::WK_EXP_09)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let faith = state.board.baron(seat).faith;
        let rule = rules::WK_EXP_09;
        if answer == Answer::Say(Word::No) {
            Ok(())
        } else if answer != Answer::Say(Word::Yes) {
            Err(Reason::NotAsked { rule })
        } else if faith > 0 {
            Ok(())
        } else {
            Err(Reason::Faith { rule, cost: 1, faith })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let blesses = answer == Answer::Say(Word::Yes);
        if blesses {
            play.pay(seat, Resource::Faith, 1, rules::WK_EXP_09);
            play.tell(Event::Blessed { seat, expedition: self.expedition });
        }
        // WK-EXP-12
        let fleet = &mut play.board_mut().fleets[self.expedition as usize];
        fleet.is_blessed = blesses;
        fleet.spot = 1;
        play.tell(Event::ExpeditionStarted { expedition: self.expedition });
        play.goto(Voyages::advance(Some(self.expedition)))
    }
}
