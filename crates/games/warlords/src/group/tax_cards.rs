//! Taxes (p.7) begin with the cards of this time, in order of initiative; then all collect (WE-R-38).

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::board::{Phase, State};
use crate::cards;
use crate::cards::in_force::Span;
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt, with_hand};
use crate::group::{Vassals, enter, taxes};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// The Tax phase begins.
pub(super) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    enter(play, Phase::Taxes);
    let board = play.board_mut();
    board.end(Span::Collection);
    let window = Window::of(board.in_order());
    play.goto(TaxCards(window))
}

/// Cards before taxes are collected (WE-TAX-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TaxCards(pub Window);

/// The cards that may be played.
const TIMES: &[Timing] = &[Timing::Tax];

impl Step<Warlords> for TaxCards {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        with_hand(state, self.0.seat())
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-tax-cards"), rules::WE_TAX_01)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        cards::list(game, state, seat, TIMES, answers);
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            Ok(())
        } else if let Answer::Card(card) = answer {
            cards::judge(game, state, seat, TIMES, card)
        } else {
            Err(Reason::NotAsked { rule: rules::WE_TAX_01 })
        }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Card(card) = answer {
            return cards::play(play, seat, card);
        }
        self.0.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        while let Some(seat) = self.0.seat() {
            if !play.state.hands[seat.index()].is_empty() && play.board().plays(seat) {
                return play.ask(self);
            }
            self.0.pass();
        }
        taxes::collect(play);
        let window = Window::of(play.board().in_order());
        play.goto(Vassals { window, victim: Seat(0) })
    }
}
