//! Vassalage (p.12): who took the only castle of a player may buy his soldiers.

use crate::Warlords;
use crate::answer::{Answer, Word, written};
use crate::army::Troop;
use crate::board::{Board, State, Status};
use crate::content::Content;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::group::{recruit, taxes};
use crate::reason::Reason;
use crate::{elimination, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// WE-ELIM-07: the recruit cost of all his soldiers on the map; WE-ELIM-08: but mercenaries.
#[must_use]
fn vassal_price(content: &Content, board: &Board, victim: Seat) -> u32 {
    let army = board.on_map(victim);
    Troop::OWN.into_iter().map(|t| u32::from(army.of(t)) * u32::from(content.cost(t))).sum()
}

/// WE-R-54: may he force this player's soldiers into vassalage now?
fn may_force(content: &Content, board: &Board, captor: Seat, victim: Seat) -> bool {
    let player = board.player(victim);
    victim != captor
        && victim.0 < board.seats
        && player.status != Status::Eliminated
        && player.nemesis == Some(captor)
        && board.castles_of(victim).is_empty()
        && board.player(captor).gold >= vassal_price(content, board, victim)
}

/// Captors may force soldiers into vassalage (WE-ELIM-06).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vassals {
    /// Whose turn it is.
    pub window: Window,
    /// Whose soldiers.
    pub victim: Seat,
}

const ANSWERS: [Answer; 2] = [Answer::Done, Answer::Say(Word::Pay)];

impl Step<Warlords> for Vassals {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, game: &Warlords, state: &State, _: Seat) -> Prompt {
        let price = vassal_price(&game.content, &state.board, self.victim);
        let message = Message::new("prompt-vassals").with("seat", self.victim).with("gold", price);
        prompt(message, rules::WE_ELIM_06)
    }

    fn list(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        answers.extend(ANSWERS);
    }

    fn judge(&self, _: &Warlords, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let asked = ANSWERS.contains(&answer);
        if asked { Ok(()) } else { Err(Reason::NotAsked { rule: rules::WE_ELIM_06 }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        self,
        play: &mut Play<'_, C, S>,
        captor: Seat,
        answer: Answer,
    ) -> Next {
        let Vassals { window, victim } = self;
        play.goto(Vassals { window, victim: Seat(victim.0 + 1) });
        if answer == Answer::Say(Word::Pay) {
            let price = vassal_price(&play.game.content, play.board(), victim);
            play.pay(captor, price, rules::WE_ELIM_07);
            play.tell(Event::Vassals { seat: captor, victim, price });
            elimination::eliminate(play, victim);
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Vassals { mut window, mut victim } = self;
        while let Some(captor) = window.seat() {
            while victim.0 < play.board().seats {
                if may_force(&play.game.content, play.board(), captor, victim) {
                    return play.ask(Vassals { window, victim });
                }
                victim.0 += 1;
            }
            victim = Seat(0);
            window.pass();
        }
        taxes::measure_bonus(play.game, play.board_mut());
        recruit::begin(play)
    }
}
