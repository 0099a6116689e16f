//! Expeditions advance and come in (WK-EXP-13, WK-EXP-14, WK-EXP-15, WK-EXP-16, WK-EXP-17, WK-EXP-18, WK-EXP-19, WK-EXP-20,
//! WK-EXP-21, WK-EXP-22, WK-EXP-23, WK-EXP-24, WK-EXP-25).

use super::Landing;
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::cards::Hooks;
use crate::content::vocabulary::{Hook, Resource};
use crate::content::{Expedition, Voyage};
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Seat, Sink, Step, Waiting, Window};

/// All but the new one advance; those on the third spot are resolved one after another (WK-R-16, CG-EXPED-04).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Voyages {
    /// The one that was just started.
    pub new: Option<Expedition>,
    /// Which is looked at next; none: they have not advanced yet.
    pub at: Option<u8>,
}

/// An expedition is in: what was drawn applies.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Landed;

/// A Baron chooses which of two results applies (D70).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseVoyage;

/// Each investor pays or loses his stake (CG-EXPED-01, CG-R-33).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Funds {
    /// Of which.
    pub expedition: Expedition,
    /// Who.
    pub window: Window,
}

impl Voyages {
    /// They set out.
    #[must_use]
    pub const fn advance(new: Option<Expedition>) -> Voyages {
        Voyages { new, at: None }
    }
}

impl Run<Knights> for Voyages {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(at) = self.at else {
            for expedition in Expedition::EACH.into_iter().filter(|one| Some(*one) != self.new) {
                let fleet = &mut play.board_mut().fleets[expedition as usize];
                if matches!(fleet.spot, 1 | 2) {
                    fleet.spot += 1;
                    let spot = fleet.spot;
                    play.tell(Event::ExpeditionMoved { expedition, spot });
                }
            }
            return play.goto(Voyages { at: Some(0), ..self });
        };
        let Some(expedition) = Expedition::EACH.get(usize::from(at)).copied() else { return play.pop() };
        play.goto(Voyages { at: Some(at + 1), ..self });
        let fleet = play.board().fleets[expedition as usize];
        if fleet.spot != 3 {
            return Next::Go;
        }
        // WK-EXP-11, WK-EXP-15, WK-R-15: of two cards the better.
        let cards = if fleet.is_blessed { 2 } else { 1 };
        let mut best = None;
        for _ in 0..cards {
            let card = play.fate_card(rules::WK_EXP_15);
            best = best.max(card.map(|card| play.game.fate(card).voyages[expedition as usize]));
        }
        let Some(voyage) = best else { return Next::Go };
        play.board_mut().voyage = Some(Landing { expedition, voyage, other: None });
        play.push(Landed);
        play.hook(Hook::ExpeditionResolve, None);
        Next::Go
    }
}

impl Run<Knights> for Landed {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(Landing { expedition, voyage, .. }) = play.board().voyage else { return play.pop() };
        play.board_mut().voyage = None;
        play.tell(Event::ExpeditionResult { expedition, voyage });
        play.pop();
        let times = match voyage {
            Voyage::NoNews => return Next::Go,
            Voyage::FundsNeeded => {
                let board = play.board();
                let stakes = board.fleets[expedition as usize].stakes;
                let window = Window::of(board.in_order().filter(|seat| stakes[seat.index()] > 0));
                return play.push(Funds { expedition, window });
            }
            Voyage::FleetLost => 0,
            Voyage::One => 1,
            Voyage::Two => 2,
            Voyage::Three => 3,
            Voyage::Four => 4,
            Voyage::Five => 5,
        };
        end(play, expedition, times);
        Next::Go
    }
}

/// WK-EXP-18 to WK-EXP-20, WK-EXP-22, WK-EXP-23, WK-EXP-24, WK-R-17: stakes go to the treasury, which pays so many times as much.
fn end<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, expedition: Expedition, times: u16) {
    let fleet = std::mem::take(&mut play.board_mut().fleets[expedition as usize]);
    for seat in Seat::all(play.game.seats) {
        let stake = u16::from(fleet.stakes[seat.index()]);
        if !play.board().baron(seat).is_out {
            play.gain(seat, Resource::Crowns, stake * times, rules::WK_EXP_19);
        }
    }
}

/// A card sinks a fleet.
pub fn lose_fleet<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, expedition: Expedition) {
    play.tell(Event::ExpeditionResult { expedition, voyage: Voyage::FleetLost });
    end(play, expedition, 0);
}

impl Step<Knights> for ChooseVoyage {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.voyage.and_then(|landing| landing.other).map(|(seat, _)| seat))
    }

    fn prompt(&self, _: &Knights, state: &State, _: Seat) -> Prompt {
        let mut message = Message::new("prompt-choose-voyage");
        if let Some(Landing { expedition, voyage, other: Some((_, other)) }) = state.board.voyage {
            message = message.with("expedition", expedition).with("first", voyage).with("second", other);
        }
        prompt(message, rules::CG_TECH_10)
    }

    judged!();

    fn judge(&self, _: &Knights, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Part(0 | 1)) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::CG_TECH_10 })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend((0..3).map(Answer::Part));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        if let Some(landing) = &mut play.board_mut().voyage {
            let other = landing.other.take();
            if let (Answer::Part(1), Some((_, voyage))) = (answer, other) {
                landing.voyage = voyage;
            }
        }
        play.pop()
    }
}

impl Step<Knights> for Funds {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-funds").with("expedition", self.expedition), rules::CG_EXPED_01)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Say(Word::No) {
            return Ok(());
        }
        if answer != Answer::Say(Word::Yes) {
            return Err(Reason::NotAsked { rule: rules::CG_EXPED_01 });
        }
        state.board.can_pay(seat, game.content.numbers.funds_needed.into(), rules::CG_EXPED_01)
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if answer == Answer::Say(Word::Yes) {
            let price = play.game.content.numbers.funds_needed;
            play.pay(seat, Resource::Crowns, price.into(), rules::CG_EXPED_01);
        } else {
            play.board_mut().fleets[self.expedition as usize].stakes[seat.index()] = 0;
            play.tell(Event::StakeLost { seat, expedition: self.expedition, rule: rules::CG_EXPED_02 });
        }
        self.window.pass();
        play.goto(self)
    }

    /// If no investor is left it is over; otherwise it is as if there were no news (CG-EXPED-03, CG-R-34).
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.window.seat().is_some() {
            return Next::Ask;
        }
        if play.board().fleets[self.expedition as usize].stakes == [0; 6] {
            end(play, self.expedition, 0);
        }
        play.pop()
    }
}
