//! The first castle and the first Warlord: each places both before the next does.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::army::Troop;
use crate::board::{Board, State};
use crate::content::Fiefs;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::setup::Divide;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// A castle and a Warlord are placed (WE-SETUP-12).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceStart(pub Window);

/// The fiefs of a player's starting kingdom.
fn home_fiefs(game: &Warlords, board: &Board, seat: Seat) -> Fiefs {
    board.player(seat).home.map_or(Fiefs::NONE, |k| game.content.kingdoms[k.index()].fiefs)
}

impl Step<Warlords> for PlaceStart {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, _: &Warlords, state: &State, seat: Seat) -> Prompt {
        let has_castle = !state.board.castles_of(seat).is_empty();
        let key = if has_castle { "prompt-first-warlord" } else { "prompt-first-castle" };
        prompt(Message::new(key), rules::WE_SETUP_12)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        // WE-R-03: the Warlord stands in a second fief.
        let free = home_fiefs(game, &state.board, seat).without(state.board.castles);
        answers.extend(free.iter().map(Answer::Fief));
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Fief(fief) = answer else { return Err(Reason::NotAsked { rule: rules::WE_SETUP_12 }) };
        if !home_fiefs(game, &state.board, seat).has(fief) {
            return Err(Reason::NotAtHome { fief });
        }
        if state.board.castles.has(fief) { Err(Reason::SecondFief { fief }) } else { Ok(()) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::fiefs(Answer::Fief, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        let Answer::Fief(fief) = answer else { return Next::Go };
        let board = play.board_mut();
        let has_castle = !board.castles_of(seat).is_empty();
        board.owned[seat.index()].insert(fief);
        if has_castle {
            board.armies[fief].add(Troop::WARLORD, 1);
            self.0.pass();
            play.tell(Event::WarlordStands { seat, fief });
            return play.goto(self);
        }
        // WE-SETUP-09, WE-R-02: the starting castle is finished.
        board.castles.insert(fief);
        board.finished.insert(fief);
        play.tell(Event::CastleStands { seat, fief });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.0.seat().is_some() {
            return Next::Ask;
        }
        let window = Window::of(play.board().order.iter().copied());
        play.goto(Divide::first(window))
    }
}
