//! A Noble retreats (p.17-18).

use super::Death;
use super::death::of_nation;
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Army, Board, Place, State};
use crate::cards::{Hooks, Permission};
use crate::content::vocabulary::{Act, Hook, Stat};
use crate::content::{AreaId, Nation, NobleId, Subject, kinds, of_kind};
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::movement::transfer::Transfers;
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// A Noble must retreat; nobody does so of his own will (WK-RETREAT-01, WK-RETREAT-02, WK-RETREAT-06, WK-RETREAT-14).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub noble: NobleId,
    /// How far it is.
    pub stage: RetreatStage,
}

/// How far a retreat is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RetreatStage {
    /// A nationality is drawn (WK-RETREAT-03).
    Draw,
    /// One of its Mercenaries deserts.
    Deserter(Nation),
    /// He goes somewhere (WK-RETREAT-05).
    Where,
}

impl Retreat {
    /// A retreat begins; of who withdraws before blows fall nobody deserts (CG-RETREAT-06).
    #[must_use]
    pub const fn of(noble: NobleId, deserts: bool) -> Retreat {
        Retreat { noble, stage: if deserts { RetreatStage::Draw } else { RetreatStage::Where } }
    }

    fn at(self, stage: RetreatStage) -> Retreat {
        Retreat { stage, ..self }
    }

    fn rule(self) -> Rule {
        match self.stage {
            RetreatStage::Draw | RetreatStage::Deserter(_) => rules::WK_RETREAT_03,
            RetreatStage::Where => rules::WK_RETREAT_07,
        }
    }

    /// May he go there (WK-RETREAT-07, WK-RETREAT-08, WK-RETREAT-09, WK-R-52)?
    fn may_go(self, game: &Knights, board: &Board, area: AreaId) -> Result<(), Reason> {
        let seat = board.owner(self.noble);
        let Some(from) = board.noble(self.noble).place.area() else {
            return Err(Reason::NotOnBoard { rule: self.rule(), noble: self.noble });
        };
        // By a step that he could make: not over a bridge where a card forbids that.
        let map = &game.content.map;
        let subject = Subject::Noble(seat, self.noble);
        let over = map.bridges[from.index()].has(area)
            && matches!(game.permission(board, &[Act::BridgeMove], subject), Permission::Forbidden(_));
        if over || !map.near[from.index()].has(area) {
            return Err(Reason::OutOfReach { rule: rules::WK_RETREAT_07, noble: self.noble, area });
        }
        if let Some(other) = board.barons_in(area).iter().find(|other| *other != seat) {
            return Err(Reason::NobleThere { rule: rules::WK_RETREAT_07, area, seat: other });
        }
        let city = game.content.city_at(area);
        let foreign =
            |city: &crate::content::CityId| board.city(*city).owner.is_some_and(|owner| owner != seat);
        if let Some(city) = city.filter(foreign) {
            return Err(Reason::CityThere { rule: rules::WK_RETREAT_07, city });
        }
        match board.stronghold_in(area).filter(|other| *other != seat && game.options.is_english()) {
            Some(other) => Err(Reason::StrongholdThere { rule: rules::WK_RETREAT_09, area, seat: other }),
            None => Ok(()),
        }
    }
}

impl Step<Knights> for Retreat {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.owner(self.noble))
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        let key = match self.stage {
            RetreatStage::Draw | RetreatStage::Deserter(_) => "prompt-deserter",
            RetreatStage::Where => "prompt-retreat",
        };
        prompt(Message::new(key).with("army", self.noble), self.rule())
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let army = Army::Noble(self.noble);
        match (self.stage, answer) {
            (RetreatStage::Where, Answer::Area(area)) => self.may_go(game, &state.board, area),
            (RetreatStage::Deserter(nation), Answer::Kind(kind)) => {
                if of_kind(state.board.troops(army), kind).is_none() {
                    return Err(Reason::NotInArmy { rule: self.rule(), army, troop: kind });
                }
                let may = kind.is_mercenary() && kind.nation() == Some(nation);
                if may { Ok(()) } else { Err(Reason::NotThatTroop { rule: self.rule(), troop: kind }) }
            }
            (RetreatStage::Draw | RetreatStage::Deserter(_) | RetreatStage::Where, _) => {
                Err(Reason::NotAsked { rule: self.rule() })
            }
        }
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::areas(answers);
        answers.extend(kinds(state.board.noble(self.noble).troops).map(Answer::Kind));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let army = Army::Noble(self.noble);
        if let Answer::Area(area) = answer {
            let from = play.board().noble(self.noble).place.area().unwrap_or(area);
            play.board_mut().noble_mut(self.noble).place = Place::Area(area);
            let rule = by(play.board(), rules::WK_RETREAT_07);
            play.tell(Event::Retreated { seat, noble: self.noble, from, to: area, rule });
            play.left(seat, from);
            play.entered(seat, area);
            play.pop();
            play.check_noble(self.noble);
            return Next::Go;
        }
        if let Answer::Kind(kind) = answer
            && let Some(troop) = of_kind(play.board().troops(army), kind)
        {
            play.desert(army, troop, rules::WK_RETREAT_03);
        }
        after_desertion(play, self)
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let seat = play.board().owner(self.noble);
        let army = Army::Noble(self.noble);
        match self.stage {
            RetreatStage::Draw => {
                let subject = Subject::Noble(seat, self.noble);
                let spared = play.game.verdict(play.board(), Act::Desert, subject).is_forbidden();
                let nation = if spared { None } else { play.fate_nation(rules::WK_RETREAT_03) };
                let troops = play.board().troops(army);
                match nation.filter(|nation| !of_nation(troops, *nation).is_empty()) {
                    Some(nation) => {
                        play.goto(self.at(RetreatStage::Deserter(nation)));
                        play.hook(Hook::Desertion, Some(seat));
                        Next::Go
                    }
                    None => play.goto(self.at(RetreatStage::Where)),
                }
            }
            RetreatStage::Deserter(nation) => {
                let count = play.game.stat(play.board(), Stat::Deserters, Subject::Baron(seat), 1);
                play.end_desertion();
                let none = of_nation(play.board().troops(army), nation).is_empty();
                if count == 0 || none { play.goto(self.at(RetreatStage::Where)) } else { Next::Ask }
            }
            RetreatStage::Where => go(play, self, seat),
        }
    }
}

/// The rule by which he goes: who has withdrawn goes by that of withdrawing (CG-RETREAT-07).
fn by(board: &Board, rule: Rule) -> Rule {
    if board.battle.has_withdrawn { rules::CG_RETREAT_07 } else { rule }
}

/// WK-R-53: an army may be gone, or beaten, after that.
fn after_desertion<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, retreat: Retreat) -> Next {
    let army = Army::Noble(retreat.noble);
    if play.game.is_beaten(play.board(), army) {
        // WK-OPT-20: by desertion he is abandoned, not dead.
        let is_abandoned = play.game.options.abandoned_nobles;
        return play.goto(Death { is_abandoned, ..Death::of(army) });
    }
    if play.board().troops(army).is_empty() {
        play.leave_board(retreat.noble);
        return play.pop();
    }
    play.goto(retreat.at(RetreatStage::Where))
}

/// WK-RETREAT-10, WK-RETREAT-11, WK-RETREAT-12, WK-RETREAT-13: where there is nowhere to go (CG-R-25).
fn go<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, retreat: Retreat, seat: Seat) -> Next {
    let board = play.board();
    let noble = retreat.noble;
    let Some(from) = board.noble(noble).place.area() else { return play.pop() };
    if AreaId::all().any(|area| retreat.may_go(play.game, board, area).is_ok()) {
        return Next::Ask;
    }
    let stronghold = board.stronghold(seat);
    match stronghold.area.filter(|_| !stronghold.is_besieged() && !from.is_overseas()) {
        Some(home) => {
            let piece = play.board_mut().noble_mut(noble);
            piece.place = Place::Area(home);
            piece.is_exhausted = true;
            let rule = by(play.board(), rules::WK_RETREAT_10);
            play.tell(Event::FellBack { seat, noble, area: home, rule });
            play.left(seat, from);
            play.entered(seat, home);
            play.pop();
            play.check_noble(noble);
            Next::Go
        }
        None => play.goto(Death::of(Army::Noble(noble))),
    }
}
