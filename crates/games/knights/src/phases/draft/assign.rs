//! A troop card that was just hired or given goes to an army at once (WK-DRAFT-12 to WK-DRAFT-14).

use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Army, Board, Place, State};
use crate::content::{NobleId, TroopId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::movement::{is_shut_in, own_site, transfer};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// By which rule a card is assigned.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AssignRule {
    /// As in a Draft: also to Nobles off the board.
    Draft,
    /// The King's Army: only where the King is at home (CG-KING-07).
    King,
}

/// A card must be assigned (WK-SIEGE-12).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assign {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub troop: TroopId,
    /// By which rule.
    pub rule: AssignRule,
}

impl Assign {
    fn id(self) -> Rule {
        match self.rule {
            AssignRule::Draft => rules::WK_DRAFT_12,
            AssignRule::King => rules::CG_KING_07,
        }
    }

    /// Can this Noble take a card that only those at home can (CG-KING-07)?
    fn is_at_home(self, game: &Knights, board: &Board, noble: NobleId) -> bool {
        self.may_take(game, board, Army::Noble(noble)).is_ok()
    }

    fn may_take(self, game: &Knights, board: &Board, army: Army) -> Result<(), Reason> {
        if army.baron() != board.baron(self.seat).id {
            return Err(Reason::NotYours { rule: self.id(), army });
        }
        let Some(noble) = army.noble() else {
            // The stronghold always can (WK-DRAFT-14, WK-R-49); the King's Army goes to one off the board only where no Noble could take
            // it (CG-R-39).
            let is_last = self.rule == AssignRule::Draft
                || board.stronghold(self.seat).area.is_some()
                || !board.nobles_of(self.seat).any(|noble| self.is_at_home(game, board, noble));
            return if is_last { Ok(()) } else { Err(Reason::NotHere { rule: self.id(), army }) };
        };
        let piece = board.noble(noble);
        match piece.place {
            Place::Gone => return Err(Reason::NotOnBoard { rule: self.id(), noble }),
            Place::Off if self.rule == AssignRule::King => {
                return Err(Reason::NotOnBoard { rule: self.id(), noble });
            }
            Place::Off => {}
            // WK-R-89
            Place::Port(_) => return Err(Reason::AtSea { rule: rules::WK_R_89, noble }),
            Place::Area(area) => {
                if own_site(game, board, self.seat, area).is_none() {
                    return Err(Reason::NotAtHome { rule: self.id(), noble });
                }
                if is_shut_in(game, board, self.seat, area) {
                    return Err(Reason::ShutIn { rule: rules::WK_DRAFT_13, noble });
                }
            }
        }
        transfer::has_room(board, army, self.troop.kind())
    }
}

impl Step<Knights> for Assign {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-assign").with("troop", self.troop.kind()), self.id())
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Army(army) = answer else { return Err(Reason::NotAsked { rule: self.id() }) };
        self.may_take(game, &state.board, army)
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let armies = state.board.playing().flat_map(|seat| written::armies(&state.board, seat));
        answers.extend(armies.map(Answer::Army));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Army(army) = answer else { return Next::Ask };
        if let Some(troops) = play.board_mut().troops_mut(army) {
            troops.insert(self.troop);
        }
        play.tell(Event::Assigned { seat, troop: self.troop.kind(), army, rule: self.id() });
        play.pop()
    }
}
