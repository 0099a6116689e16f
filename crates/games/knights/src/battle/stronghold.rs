//! A stronghold falls (WK-STRONGHOLD-05, WK-STRONGHOLD-06, WK-STRONGHOLD-07, WK-STRONGHOLD-08, WK-STRONGHOLD-09, WK-STRONGHOLD-10,
//! WK-STRONGHOLD-11, WK-STRONGHOLD-12, WK-STRONGHOLD-13, WK-STRONGHOLD-14, WK-STRONGHOLD-15, WK-STRONGHOLD-16, WK-STRONGHOLD-17).

use super::death::discard_levies;
use super::{Death, Raze};
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Army, MAX_SEATS, State};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::glory;
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Seat, Sink, Step, Waiting};

/// A stronghold leaves the board, with what comes of it (CG-R-26, CG-R-41).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StrongholdFalls {
    /// Its troops lose deserters and casualties (WK-STRONGHOLD-12).
    First {
        /// Whose.
        seat: Seat,
        /// Who conquered it; nobody: all attackers died (WK-STRONGHOLD-14).
        by: Option<Seat>,
    },
    /// It is taken away, and its conqueror is paid.
    Removed {
        /// Whose.
        seat: Seat,
        /// Who conquered it.
        by: Option<Seat>,
    },
    /// The loser is out of the game, where that was agreed (WK-OPT-13).
    Last {
        /// Whose.
        seat: Seat,
    },
}

impl Run<Knights> for StrongholdFalls {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self {
            StrongholdFalls::First { seat, by } => {
                play.goto(StrongholdFalls::Removed { seat, by });
                let baron = play.board().baron(seat);
                let army = Army::Stronghold(baron.id);
                if baron.stronghold.troops.is_empty() { Next::Go } else { play.push(Death::of(army)) }
            }
            StrongholdFalls::Removed { seat, by } => removed(play, seat, by),
            StrongholdFalls::Last { seat } => {
                play.pop();
                if play.game.options.elimination {
                    play.eliminate(seat);
                }
                Next::Go
            }
        }
    }
}

fn removed<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, by: Option<Seat>) -> Next {
    let army = Army::Stronghold(play.board().baron(seat).id);
    discard_levies(play, army, rules::CG_R_12);
    let stronghold = &mut play.board_mut().baron_mut(seat).stronghold;
    // WK-STRONGHOLD-13: what is left of its troops stays with its card.
    stronghold.area = None;
    stronghold.breaches = 0;
    stronghold.tokens = 0;
    stronghold.sieges = [0; MAX_SEATS];
    play.tell(Event::StrongholdFell { seat });
    // Nobody has captured it: that puts nobody out of the game (WK-OPT-13).
    let Some(by) = by else { return play.pop() };
    play.goto(StrongholdFalls::Last { seat });
    // WK-STRONGHOLD-07
    let half = play.board().baron(seat).crowns / 2;
    play.give(seat, by, half, rules::WK_STRONGHOLD_07);
    // CG-KING-12: the King is usurped.
    if play.board().king == Some(seat) {
        glory::usurp(play, by);
    }
    if play.board().cities_of(seat).is_empty() {
        return Next::Go;
    }
    play.push(Tribute { seat, to: by })
}

/// The loser gives up a city of his choice (WK-STRONGHOLD-08, WK-R-48).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tribute {
    /// Who gives.
    pub seat: Seat,
    /// To whom.
    pub to: Seat,
}

impl Step<Knights> for Tribute {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-tribute").with("to", self.to), rules::WK_STRONGHOLD_08)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::City(city) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_STRONGHOLD_08 });
        };
        if state.board.city(city).owner == Some(seat) {
            Ok(())
        } else {
            Err(Reason::NotYourCity { rule: rules::WK_STRONGHOLD_08, city })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::cities(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::City(city) = answer else { return Next::Ask };
        play.pop();
        play.take_city(self.to, city, rules::WK_STRONGHOLD_08);
        // WK-R-75: after any gain of control by the English book only.
        if play.game.options.is_english() { play.push(Raze { seat: self.to, city }) } else { Next::Go }
    }
}
