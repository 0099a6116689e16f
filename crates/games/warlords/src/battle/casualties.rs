//! Casualties (p.4): each side picks its own openly, the defender first (WE-R-16).

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::{Army, Kind, Troop};
use crate::battle::{Side, Toll, Volley};
use crate::board::{Board, State, Status};
use crate::event::Event;
use crate::flow::{Frame, OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::warlords::{Prison, Return, Way};
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// The order in which soldiers of a player who has surrendered fall (WE-R-52).
const POLICY: [Kind; 5] = [Kind::Lancer, Kind::Footman, Kind::Archer, Kind::Knight, Kind::Warlord];

/// WE-R-52: cheapest first, mercenaries first, Warlords last.
fn by_policy(army: &Army) -> Option<Troop> {
    let both = POLICY.into_iter().flat_map(|kind| [Troop::hired(kind), Some(Troop::own(kind))]);
    both.flatten().find(|troop| army.of(*troop) > 0)
}

/// Does this side fight peasants?
fn against_peasants(board: &Board, side: Side) -> bool {
    side == Side::Attacker && board.holder(board.battle.fief).is_none()
}

/// Peasants who fall to archers do not roll any more (WE-PEASANT-09); later in the battle round they are casualties as others.
fn peasants_fall_by(board: &Board) -> Rule {
    let archers = board.frames.contains(&Frame::Toll(Toll(Volley::Archers)));
    if archers { rules::WE_PEASANT_09 } else { rules::WE_CASUALTY_03 }
}

/// Casualties are named (WE-CASUALTY-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Losses {
    /// By whom.
    pub side: Side,
    /// How many are left to name.
    pub left: u16,
}

impl Losses {
    /// How many of a troop may be named now. WE-WARLORD-06, WE-R-17: against peasants Warlords are last.
    fn most(self, board: &Board, troop: Troop) -> u16 {
        let army = board.side_army(self.side);
        if troop == Troop::WARLORD && against_peasants(board, self.side) && army.total() > army.of(troop) {
            return 0;
        }
        army.of(troop).min(self.left)
    }

    /// WE-CASUALTY-03: they go back to their supply; a Warlord is captured or goes home.
    fn fall<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, troop: Troop, n: u16) -> Next {
        let Losses { side, left } = self;
        let peasants = against_peasants(play.board(), side);
        let board = play.board_mut();
        let fief = board.battle.fief;
        match side {
            Side::Attacker => board.attacks[fief].remove(troop, n),
            Side::Defender => board.armies[fief].remove(troop, n),
        }
        let seat = board.side_seat(side);
        let enemy = board.side_seat(side.other());
        play.goto(Losses { side, left: left - n });
        let Some(seat) = seat else { return Next::Go };
        play.tell(Event::Fell { seat, fief, army: [(troop, n)].into_iter().collect() });
        if troop != Troop::WARLORD {
            return Next::Go;
        }
        let captor = enemy.filter(|_| !peasants);
        if let Some(captor) = captor.filter(|captor| play.board().castles_of(*captor).is_empty()) {
            // WE-R-18: without a castle he holds them nowhere until the battle is over.
            play.board_mut().battle.taken[seat.index()] += n as u8;
            play.tell(Event::WarlordTaken { seat: captor, owner: seat, n });
            return Next::Go;
        }
        for _ in 0..n {
            match captor {
                // WE-R-20: where Warlords of both sides fall, each is the other's captive.
                Some(captor) => play.push(Prison { captor, owner: seat }),
                // WE-WARLORD-07: lost to peasants he goes to one of his own castles.
                None => play.push(Return { owner: seat, spent: true, way: Way::Beaten }),
            };
        }
        Next::Go
    }
}

impl Step<Warlords> for Losses {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.side_seat(self.side))
    }

    fn prompt(&self, _: &Warlords, state: &State, _: Seat) -> Prompt {
        let message = Message::new("prompt-losses").with("hits", self.left);
        prompt(message.with("fief", answer::fief(state.board.battle.fief)), rules::WE_CASUALTY_01)
    }

    fn list(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        for troop in Troop::ALL {
            let most = self.most(&state.board, troop);
            answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
        }
    }

    fn judge(&self, _: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Troops { troop, amount } = answer else {
            return Err(Reason::NotAsked { rule: rules::WE_CASUALTY_01 });
        };
        let most = self.most(&state.board, troop);
        if amount.of(most).is_some() {
            return Ok(());
        }
        let is_last = troop == Troop::WARLORD && most == 0 && state.board.side_army(self.side).of(troop) > 0;
        let rule = if is_last { rules::WE_WARLORD_06 } else { rules::WE_CASUALTY_04 };
        Err(Reason::TooMany { rule, most })
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::soldiers(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Troops { troop, amount } = answer else { return Next::Go };
        let most = self.most(play.board(), troop);
        self.fall(play, troop, amount.of(most).unwrap_or(most))
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Losses { side, left } = self;
        let board = play.board();
        if side == Side::Defender && board.battle.peasants > 0 {
            let fief = board.battle.fief;
            let (n, rule) = (left.min(board.battle.peasants), peasants_fall_by(board));
            play.board_mut().battle.peasants -= n;
            play.tell(Event::PeasantsFell { fief, n, rule });
            return play.pop();
        }
        let army = *board.side_army(side);
        if left == 0 || army.is_empty() {
            // WE-CASUALTY-05: hits beyond the soldiers left are lost.
            return play.pop();
        }
        let surrendered = board.side_seat(side).is_some_and(|s| board.player(s).status != Status::Playing);
        let mut choices = Troop::ALL.into_iter().filter(|t| self.most(board, *t) > 0);
        let first = choices.next();
        let is_free = choices.next().is_some() && left < army.total() && !surrendered;
        if is_free {
            return Next::Ask;
        }
        let pick = if surrendered { by_policy(&army) } else { first };
        let Some(troop) = pick else { return play.pop() };
        self.fall(play, troop, army.of(troop).min(left))
    }
}
