//! Several Mercenaries of one nationality at once (WK-DRAFT-08 to WK-DRAFT-11, WK-R-77).

use super::{hire, remove_marker};
use crate::Knights;
use crate::answer::{Answer, Stance, written};
use crate::board::{Board, State};
use crate::content::{Nation, TroopKind, kinds};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// A Baron hires one after another; two at least.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Several {
    /// Who.
    pub seat: Seat,
    /// Of which nationality.
    pub nation: Nation,
    /// How many so far.
    pub hired: u8,
}

impl Several {
    /// May this be the next? After the first there must be another that he can pay.
    fn may_hire(self, game: &Knights, board: &Board, kind: TroopKind, stance: Stance) -> Result<(), Reason> {
        if kind.nation() != Some(self.nation) {
            return Err(Reason::OtherNation { nation: self.nation });
        }
        game.may_hire(board, self.seat, kind, stance)?;
        if self.hired > 0 {
            return Ok(());
        }
        // Against a Law, if need be (WK-BAN-05).
        let price = |kind| game.hire_price(board, self.seat, kind, Stance::Defy);
        let mut others: table::Stack<u16, 16> = board
            .mercenaries
            .offer
            .iter()
            .filter(|troop| troop.kind().nation() == Some(self.nation))
            .map(|troop| price(troop.kind()))
            .collect();
        if let Some(place) = others.iter().position(|other| *other == price(kind)) {
            others.remove(place);
        }
        let least = others.iter().min().copied().unwrap_or(u16::MAX);
        let first = game.hire_price(board, self.seat, kind, stance);
        board.can_pay(self.seat, first.saturating_add(least), rules::WK_DRAFT_10)
    }
}

impl Step<Knights> for Several {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-several").with("nation", self.nation), rules::WK_DRAFT_08)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            let enough = self.hired >= 2;
            return if enough { Ok(()) } else { Err(Reason::Compulsory { rule: rules::WK_DRAFT_08 }) };
        }
        let Answer::Hire(kind, stance) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_DRAFT_08 });
        };
        self.may_hire(game, &state.board, kind, stance)
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let offer = kinds(state.board.mercenaries.offer);
        answers.extend(
            offer.flat_map(|kind| [Stance::Obey, Stance::Defy].map(|stance| Answer::Hire(kind, stance))),
        );
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Hire(kind, stance) = answer else { return play.pop() };
        remove_marker(play, seat);
        play.goto(Several { hired: self.hired + 1, ..self });
        hire(play, seat, kind, stance)
    }

    /// As many as he has markers for, and can pay.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let (game, board) = (play.game, play.board());
        let may = |kind, stance| self.may_hire(game, board, kind, stance).is_ok();
        let more = board.markers_of(self.seat) > 0
            && kinds(board.mercenaries.offer).any(|kind| may(kind, Stance::Obey) || may(kind, Stance::Defy));
        if more { Next::Ask } else { play.pop() }
    }
}
