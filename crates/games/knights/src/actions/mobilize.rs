//! Mobilize Forces: Nobles move into one area, and may fight there (WK-CARD-19, WK-CARD-20).

use super::{Allocate, ChooseArea};
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::battle::declare::{self, Declare};
use crate::board::State;
use crate::content::{ActionCard, AreaId, PhaseArea};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::movement::{self, Moving};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The owner picks the area, or declines.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mobilize {
    /// Whose card.
    pub seat: Seat,
}

/// Nobles move in one by one; then there may be a battle (WK-R-22, WK-CARD-21, WK-R-23).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mobilizing {
    /// Whose card.
    pub seat: Seat,
    /// Where.
    pub area: AreaId,
}

const CARD: ActionCard = ActionCard::MobilizeForces;

impl Step<Knights> for Mobilize {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-mobilize"), rules::WK_CARD_19)
    }

    fn list(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        let reached = movement::reached(game, &state.board, seat);
        let here =
            |area: &AreaId| reached.has(*area) || declare::is_possible(game, &state.board, seat, *area);
        answers.extend(AreaId::all().filter(here).map(Answer::Area));
        crate::cards::list_uses(game, state, seat, answers);
    }

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        if let Answer::Use(card) = answer {
            return crate::cards::judge_use(game, state, seat, card);
        }
        let Answer::Area(area) = answer else { return Err(Reason::NotAsked { rule: rules::WK_CARD_19 }) };
        let board = &state.board;
        if movement::reached(game, board, seat).has(area) || declare::is_possible(game, board, seat, area) {
            Ok(())
        } else {
            Err(Reason::NothingToDo { area })
        }
    }

    fn candidates(&self, game: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::areas(answers);
        crate::cards::use_candidates(game, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Use(card) = answer {
            crate::cards::use_now(play, seat, card);
            return Next::Go;
        }
        let Answer::Area(area) = answer else {
            play.tell(Event::CardDeclined { seat, card: CARD });
            // WK-ACT-16
            return play.goto(ChooseArea { seat, card: CARD, checks: false });
        };
        play.tell(Event::Mobilized { seat, area });
        play.goto(Mobilizing { seat, area })
    }
}

impl Step<Knights> for Mobilizing {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-mobilizing").with("area", self.area), rules::WK_CARD_20)
    }

    fn list(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        if declare::is_possible(game, &state.board, seat, self.area) {
            answers.push(Answer::Say(Word::Battle));
        }
        movement::list(game, &state.board, seat, Some(self.area), answers);
        crate::cards::list_uses(game, state, seat, answers);
    }

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if answer == Answer::Done {
            return Ok(());
        }
        if answer == Answer::Say(Word::Battle) {
            let possible = declare::is_possible(game, board, seat, self.area);
            return if possible { Ok(()) } else { Err(Reason::NoBattle { area: self.area }) };
        }
        if let Answer::Use(card) = answer {
            return crate::cards::judge_use(game, state, seat, card);
        }
        let Answer::Move(noble, area, way) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_CARD_20 });
        };
        if area != self.area {
            return Err(Reason::OtherArea { area: self.area });
        }
        movement::judge(game, board, seat, noble, area, way)
    }

    fn candidates(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.push(Answer::Say(Word::Battle));
        movement::candidates(&state.board, seat, Some(self.area), answers);
        crate::cards::use_candidates(game, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Use(card) = answer {
            crate::cards::use_now(play, seat, card);
            return Next::Go;
        }
        if answer == Answer::Say(Word::Battle) {
            return play.push(Declare { seat, area: self.area });
        }
        let Answer::Move(noble, area, way) = answer else { return finish(play, seat) };
        Moving::begin(play, noble, area, way)
    }

    /// After a battle the card is done with.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().action.has_fought { finish(play, self.seat) } else { Next::Ask }
    }
}

/// WK-CARD-22: who moved is exhausted; WK-ACT-13, WK-ACT-14, WK-ACT-15, WK-ACT-16: where the card goes.
fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) -> Next {
    let action = play.board().action;
    play.exhaust(action.moved, rules::WK_EXHAUST_01);
    match (action.moved.is_empty(), action.has_fought) {
        (false, false) => play.goto(Allocate { seat, card: CARD, area: Some(PhaseArea::Wages) }),
        (true, true) => play.goto(Allocate { seat, card: CARD, area: Some(PhaseArea::Assembly) }),
        (false, true) | (true, false) => play.goto(ChooseArea { seat, card: CARD, checks: false }),
    }
}
