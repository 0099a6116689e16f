//! Versatile Strategy: one of five things (WK-CARD-23), and the card comes back (WK-CARD-32).

use super::{Allocate, draft_soldiers};
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::battle::declare::{self, Declare};
use crate::board::{Board, Marker, State};
use crate::content::vocabulary::Resource;
use crate::content::{ActionCard, AreaId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::movement::{self, Moving};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The owner picks one, or declines (WK-R-20).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Versatile {
    /// Whose card.
    pub seat: Seat,
}

/// One Noble moves (WK-CARD-27).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VersatileMove {
    /// Whose card.
    pub seat: Seat,
}

/// A battle with Nobles who are there already (WK-CARD-28): where (WK-CARD-29).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VersatileBattle {
    /// Whose card.
    pub seat: Seat,
}

fn back(seat: Seat) -> Allocate {
    Allocate { seat, card: ActionCard::VersatileStrategy, area: None }
}

fn can_battle(game: &Knights, board: &Board, seat: Seat, area: AreaId) -> bool {
    declare::is_possible(game, board, seat, area)
}

impl Step<Knights> for Versatile {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-versatile"), rules::WK_CARD_23)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if let Answer::Spot(spot) = answer {
            // WK-CARD-30, WK-CARD-31
            draft_soldiers::may_take(game, board, spot)?;
            let fee = u16::from(game.content.track[usize::from(spot)].fee);
            return board.can_pay(seat, fee, rules::WK_CARD_30);
        }
        let possible = if answer == Answer::Say(Word::Move) {
            movement::can_any_move(game, board, seat)
        } else if answer == Answer::Say(Word::Battle) {
            let mut areas = board.nobles_of(seat).filter_map(|noble| board.noble(noble).place.area());
            areas.any(|area| can_battle(game, board, seat, area))
        } else {
            matches!(answer, Answer::Done | Answer::Say(Word::Crowns | Word::Votes))
        };
        if possible { Ok(()) } else { Err(Reason::NotOffered { rule: rules::WK_R_20 }) }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend([Word::Crowns, Word::Votes, Word::Move, Word::Battle].map(Answer::Say));
        answers.extend((0..7).map(Answer::Spot));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if answer == Answer::Say(Word::Move) {
            return play.goto(VersatileMove { seat });
        }
        if answer == Answer::Say(Word::Battle) {
            return play.goto(VersatileBattle { seat });
        }
        if answer == Answer::Say(Word::Crowns) {
            play.gain(seat, Resource::Crowns, 2, rules::WK_CARD_24);
        } else if answer == Answer::Say(Word::Votes) {
            // WK-R-01; WK-CARD-26: the chair does not move.
            let votes = if play.game.options.is_english() { 1 } else { 2 };
            play.gain(seat, Resource::Votes, votes, rules::WK_CARD_25);
        } else if let Answer::Spot(spot) = answer {
            let fee = play.game.content.track[usize::from(spot)].fee;
            play.pay(seat, Resource::Crowns, fee.into(), rules::WK_CARD_30);
            play.board_mut().track[usize::from(spot)] = Some(Marker::Baron(seat));
            play.tell(Event::MarkerPlaced { seat, spot: spot + 1, fee, rule: rules::WK_CARD_30 });
        } else {
            play.tell(Event::CardDeclined { seat, card: ActionCard::VersatileStrategy });
        }
        play.goto(back(seat))
    }
}

impl Step<Knights> for VersatileMove {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-versatile-move"), rules::WK_CARD_27)
    }

    fn list(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        movement::list(game, &state.board, seat, None, answers);
        crate::cards::list_uses(game, state, seat, answers);
    }

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        if let Answer::Use(card) = answer {
            return crate::cards::judge_use(game, state, seat, card);
        }
        let Answer::Move(noble, area, way) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_CARD_27 });
        };
        movement::judge(game, &state.board, seat, noble, area, way)
    }

    fn candidates(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        movement::candidates(&state.board, seat, None, answers);
        crate::cards::use_candidates(game, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Use(card) = answer {
            crate::cards::use_now(play, seat, card);
            return Next::Go;
        }
        let Answer::Move(noble, area, way) = answer else { return play.goto(back(seat)) };
        Moving::begin(play, noble, area, way)
    }

    /// The Noble has moved, or was refused passage and may go another way (WK-R-24).
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let moved = play.board().action.moved;
        if moved.is_empty() && movement::can_any_move(play.game, play.board(), self.seat) {
            return Next::Ask;
        }
        play.exhaust(moved, rules::WK_EXHAUST_01);
        play.goto(back(self.seat))
    }
}

impl Step<Knights> for VersatileBattle {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-battle-area"), rules::WK_CARD_28)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Area(area) = answer else { return Err(Reason::NotAsked { rule: rules::WK_CARD_28 }) };
        if can_battle(game, &state.board, seat, area) { Ok(()) } else { Err(Reason::NoBattle { area }) }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::areas(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Area(area) = answer else { return play.goto(back(seat)) };
        play.goto(back(seat));
        play.push(Declare { seat, area })
    }
}
