//! Step 6: troops change armies, strongholds and Nobles come back (WK-UPKEEP-16, WK-UPKEEP-17, p.19).

use super::RoundEnd;
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Army, Board, Place, Site, State};
use crate::content::{AreaId, Areas, NobleId, Troops, kinds, of_kind};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::movement::transfer::{Transfers, may_shift, may_shift_all, side_by_side};
use crate::reason::Reason;
use crate::rules;
use crate::setup::strongholds::may_stand;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting, Window};

/// Each in turn, the Chairman first (WK-REENTRY-02, WK-REENTRY-01, WK-REENTRY-05, WK-REENTRY-10).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Returns {
    /// Who.
    pub window: Window,
    /// What he does now.
    pub stage: ReturnStage,
    /// Cards that changed their army in this stage: each does so once.
    pub shifted: Troops,
    /// Leaders and Heralds that changed it once and may once more, so that two Nobles can exchange theirs (CG-TROOP-06, CG-TROOP-07).
    #[serde(default)]
    pub exchanged: Troops,
}

/// What a Baron does in his turn, one after the other.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnStage {
    /// Troops on the board change armies (WK-R-30).
    Transfers,
    /// A lost stronghold comes back (WK-STRONGHOLD-10, WK-R-51).
    Stronghold,
    /// Troops of Nobles off the board and of the stronghold are redistributed (WK-REENTRY-03, WK-REENTRY-04).
    Muster,
    /// Nobles with troops are put on the board (WK-REENTRY-06).
    Place,
}

impl Returns {
    /// How it begins.
    #[must_use]
    pub const fn of(window: Window) -> Returns {
        let (shifted, exchanged) = (Troops::NONE, Troops::NONE);
        Returns { window, stage: ReturnStage::Transfers, shifted, exchanged }
    }

    fn rule(self) -> Rule {
        match self.stage {
            ReturnStage::Transfers => rules::WK_UPKEEP_16,
            ReturnStage::Stronghold => rules::WK_STRONGHOLD_10,
            ReturnStage::Muster => rules::WK_REENTRY_03,
            ReturnStage::Place => rules::WK_REENTRY_06,
        }
    }

    /// May troops go from one of these armies to the other now?
    fn may_pass(self, game: &Knights, board: &Board, seat: Seat, from: Army, to: Army) -> Result<(), Reason> {
        let rule = self.rule();
        for army in [from, to] {
            if army.baron() != board.baron(seat).id {
                return Err(Reason::NotYours { rule, army });
            }
        }
        let is_off =
            |noble: NobleId| board.noble(noble).place == Place::Off && !board.noble(noble).is_awaiting_heir;
        let may = match self.stage {
            ReturnStage::Transfers => side_by_side(game, board, from, to),
            ReturnStage::Muster => {
                // The troops of a lost stronghold come back with it, and not before (WK-STRONGHOLD-13, WK-R-49).
                let has_them = from.noble().map_or_else(|| board.area_of(from).is_some(), is_off);
                from != to && to.noble().is_some_and(is_off) && has_them
            }
            ReturnStage::Stronghold | ReturnStage::Place => false,
        };
        if may { Ok(()) } else { Err(Reason::NotHere { rule, army: from }) }
    }

    fn may_shift(self, game: &Knights, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if let Answer::Shift(from, to, kind) = answer {
            self.may_pass(game, board, seat, from, to)?;
            may_shift(board, from, to, kind)?;
            // Each card goes once, so that nobody shifts for ever.
            let fresh = of_kind(board.troops(from).without(self.shifted), kind);
            return fresh.map(|_| ()).ok_or(Reason::HasShifted { rule: self.rule(), troop: kind });
        }
        if let Answer::ShiftAll(from, to) = answer {
            self.may_pass(game, board, seat, from, to)?;
            if !board.troops(from).and(self.shifted).is_empty() {
                return Err(Reason::HasShiftedAll { rule: self.rule(), army: from });
            }
            return may_shift_all(board, from, to);
        }
        Err(Reason::NotAsked { rule: self.rule() })
    }

    /// Every transfer that can be written down.
    fn shifts(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
        for from in written::armies(board, seat) {
            for to in written::armies(board, seat).filter(|to| *to != from) {
                answers.extend(kinds(board.troops(from)).map(|kind| Answer::Shift(from, to, kind)));
                answers.push(Answer::ShiftAll(from, to));
            }
        }
    }

    /// May this Noble be put there (WK-REENTRY-07, WK-REENTRY-08, WK-STRONGHOLD-15)?
    fn may_place(
        game: &Knights,
        board: &Board,
        seat: Seat,
        noble: NobleId,
        area: AreaId,
    ) -> Result<(), Reason> {
        let rule = rules::WK_REENTRY_07;
        if noble.baron() != board.baron(seat).id {
            return Err(Reason::NotYourNoble { rule, noble });
        }
        let piece = board.noble(noble);
        if piece.place != Place::Off || piece.is_awaiting_heir {
            return Err(Reason::OnBoard { rule, noble });
        }
        if piece.troops.is_empty() {
            return Err(Reason::NoTroops { rule: rules::WK_REENTRY_09, noble });
        }
        let city = game.content.city_at(area).filter(|city| board.city(*city).owner == Some(seat));
        if board.stronghold(seat).area == Some(area) {
            return Ok(());
        }
        match city {
            Some(city) if board.city(city).is_besieged() => {
                Err(Reason::Besieged { rule: rules::WK_REENTRY_08, site: Site::City(city) })
            }
            Some(_) => Ok(()),
            None => Err(Reason::NotHome { rule, area }),
        }
    }

    /// Is there anything to do in this stage?
    fn is_open(self, game: &Knights, board: &Board, seat: Seat) -> bool {
        match self.stage {
            ReturnStage::Transfers | ReturnStage::Muster => {
                let armies = || Army::all_of(board.baron(seat).id);
                armies().any(|from| {
                    let troops = board.troops(from);
                    !troops.is_empty()
                        && armies().any(|to| {
                            self.may_pass(game, board, seat, from, to).is_ok()
                                && (self.may_shift(game, board, seat, Answer::ShiftAll(from, to)).is_ok()
                                    || kinds(troops).any(|kind| {
                                        self.may_shift(game, board, seat, Answer::Shift(from, to, kind))
                                            .is_ok()
                                    }))
                        })
                })
            }
            ReturnStage::Stronghold => {
                board.stronghold(seat).area.is_none()
                    && AreaId::all().any(|area| may_return(game, board, seat, area).is_ok())
            }
            ReturnStage::Place => {
                let homes = homes(game, board, seat);
                let may = |noble: NobleId| {
                    homes.iter().any(|area| Returns::may_place(game, board, seat, noble, area).is_ok())
                };
                board.nobles_of(seat).any(may)
            }
        }
    }
}

/// The areas in which he has a city or his stronghold.
fn homes(game: &Knights, board: &Board, seat: Seat) -> Areas {
    let cities = board.cities_of(seat);
    cities.iter().map(|city| game.content.area_of(city)).chain(board.stronghold(seat).area).collect()
}

/// May a stronghold come back there (WK-STRONGHOLD-11)? An opponent's Noble is an obstacle as well.
fn may_return(game: &Knights, board: &Board, seat: Seat, area: AreaId) -> Result<(), Reason> {
    let rule = rules::WK_STRONGHOLD_11;
    may_stand(game, board, area, rule, rule)?;
    match board.barons_in(area).iter().find(|other| *other != seat) {
        Some(other) => Err(Reason::NobleThere { rule, area, seat: other }),
        None => Ok(()),
    }
}

impl Step<Knights> for Returns {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        let key = match self.stage {
            ReturnStage::Transfers => "prompt-transfers",
            ReturnStage::Stronghold => "prompt-return-stronghold",
            ReturnStage::Muster => "prompt-redistribute",
            ReturnStage::Place => "prompt-return-noble",
        };
        prompt(Message::new(key), self.rule())
    }

    fn list(&self, game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let board = &state.board;
        let from = answers.len();
        match self.stage {
            ReturnStage::Transfers | ReturnStage::Muster => {
                answers.push(Answer::Done);
                for from in written::armies(board, seat).filter(|army| !board.troops(*army).is_empty()) {
                    for to in written::armies(board, seat).filter(|to| *to != from) {
                        if self.may_pass(game, board, seat, from, to).is_ok() {
                            answers
                                .extend(kinds(board.troops(from)).map(|kind| Answer::Shift(from, to, kind)));
                            answers.push(Answer::ShiftAll(from, to));
                        }
                    }
                }
            }
            ReturnStage::Stronghold => {
                answers.push(Answer::Done);
                answers.extend(AreaId::all().map(Answer::Area));
            }
            ReturnStage::Place => {
                let homes = homes(game, board, seat);
                for noble in board.nobles_of(seat) {
                    answers.extend(homes.iter().map(|area| Answer::Place(noble, area)));
                }
            }
        }
        crate::flow::keep_legal(self, game, state, seat, from, answers);
    }

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        match self.stage {
            ReturnStage::Transfers | ReturnStage::Stronghold | ReturnStage::Muster
                if answer == Answer::Done =>
            {
                Ok(())
            }
            ReturnStage::Transfers | ReturnStage::Muster => self.may_shift(game, board, seat, answer),
            ReturnStage::Stronghold => {
                let Answer::Area(area) = answer else { return Err(Reason::NotAsked { rule: self.rule() }) };
                may_return(game, board, seat, area)
            }
            ReturnStage::Place => {
                let Answer::Place(noble, area) = answer else {
                    return Err(Reason::NotAsked { rule: self.rule() });
                };
                Returns::may_place(game, board, seat, noble, area)
            }
        }
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        Returns::shifts(&state.board, seat, answers);
        answers.extend(AreaId::all().map(Answer::Area));
        for noble in state.board.nobles_of(seat) {
            answers.extend(AreaId::all().map(|area| Answer::Place(noble, area)));
        }
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Shift(from, to, kind) = answer {
            if let Some(troop) = of_kind(play.board().troops(from).without(self.shifted), kind) {
                if kind.captain().is_some() && !self.exchanged.has(troop) {
                    self.exchanged.insert(troop);
                } else {
                    self.shifted.insert(troop);
                }
                let rule = match (self.stage, from) {
                    (ReturnStage::Muster, Army::Stronghold(_)) => rules::WK_REENTRY_04,
                    (
                        ReturnStage::Transfers
                        | ReturnStage::Stronghold
                        | ReturnStage::Muster
                        | ReturnStage::Place,
                        _,
                    ) => self.rule(),
                };
                play.shift(from, to, troop, rule);
            }
            return play.goto(self);
        }
        if let Answer::ShiftAll(from, to) = answer {
            self.shifted = self.shifted.or(play.board().troops(from));
            play.shift_all(from, to);
            play.goto(self);
            play.after_shift(to);
            return Next::Go;
        }
        if let Answer::Area(area) = answer {
            play.board_mut().baron_mut(seat).stronghold.area = Some(area);
            play.tell(Event::StrongholdPlaced { seat, area, rule: rules::WK_STRONGHOLD_10 });
            return self.next(play);
        }
        if let Answer::Place(noble, area) = answer {
            play.board_mut().noble_mut(noble).place = Place::Area(area);
            play.tell(Event::NoblePlaced { seat, noble, area, rule: rules::WK_REENTRY_07 });
            play.entered(seat, area);
            play.goto(self);
            play.after_shift(Army::Noble(noble));
            return Next::Go;
        }
        self.next(play)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(seat) = self.window.seat() else { return play.goto(RoundEnd) };
        let (game, board) = (play.game, play.board());
        if !board.baron(seat).is_out && self.is_open(game, board, seat) { Next::Ask } else { self.next(play) }
    }
}

impl Returns {
    fn next<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        (self.shifted, self.exchanged) = (Troops::NONE, Troops::NONE);
        self.stage = match self.stage {
            ReturnStage::Transfers => ReturnStage::Stronghold,
            ReturnStage::Stronghold => ReturnStage::Muster,
            ReturnStage::Muster => ReturnStage::Place,
            ReturnStage::Place => {
                self.window.pass();
                ReturnStage::Transfers
            }
        };
        play.goto(self)
    }
}
