//! The retreat (p.5): all survivors go back one fief, the way the attack came.

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::Troop;
use crate::battle::{Settled, Side};
use crate::board::{Board, State};
use crate::content::{FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::options::RetreatRule;
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Where attackers came from or through: any of them may go there (WE-RETREAT-02, WE-RETREAT-03), and no further, not
/// even with a Warlord (WE-RETREAT-04).
pub(super) fn routes(board: &Board) -> Fiefs {
    board.routes[board.battle.fief]
}

/// WE-R-21: the soldiers may be divided, unless it was agreed that all go to one fief.
fn may_split(game: &Warlords, board: &Board) -> bool {
    game.options.retreat == RetreatRule::Split
        && routes(board).len() > 1
        && board.attacks[board.battle.fief].total() > 1
}

/// One attacker and more go back from the border to a fief.
fn go_back<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, to: FiefId, troop: Troop, n: u16) {
    let board = play.board_mut();
    let (from, seat) = (board.battle.fief, board.active);
    board.attacks[from].remove(troop, n);
    board.armies[to].add(troop, n);
    board.marked[to].add(troop, n);
    let army = [(troop, n)].into_iter().collect();
    play.tell(Event::WentBack { seat, from, to, army, rule: rules::WE_RETREAT_02 });
}

/// Where the retreating soldiers go: all to one fief, or some of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Retreat;

impl Step<Warlords> for Retreat {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-retreat"), rules::WE_RETREAT_02)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        let routes = routes(&state.board);
        answers.extend(routes.iter().map(Answer::All));
        if may_split(game, &state.board) {
            answers.extend(routes.iter().map(Answer::Some));
        }
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::WE_RETREAT_02;
        let (Answer::All(fief) | Answer::Some(fief)) = answer else { return Err(Reason::NotAsked { rule }) };
        if !routes(&state.board).has(fief) {
            return Err(Reason::NoRoute { rule, fief });
        }
        let allowed = answer == Answer::All(fief) || may_split(game, &state.board);
        if allowed { Ok(()) } else { Err(Reason::NotOffered { rule: rules::WE_R_21 }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::fiefs(Answer::All, answers);
        written::fiefs(Answer::Some, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        if let Answer::All(to) = answer {
            let army = play.board().attacks[play.board().battle.fief];
            for (troop, n) in army.troops() {
                go_back(play, to, troop, n);
            }
        } else if let Answer::Some(to) = answer {
            play.push(RetreatTo(to));
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().side_army(Side::Attacker).is_empty() { play.goto(Settled) } else { Next::Ask }
    }
}

/// Which of them go to this fief.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RetreatTo(pub FiefId);

impl Step<Warlords> for RetreatTo {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-retreat-to").with("fief", answer::fief(self.0)), rules::WE_R_21)
    }

    fn list(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        for (troop, n) in state.board.side_army(Side::Attacker).troops() {
            answers.extend(Amount::up_to(n).map(|amount| Answer::Troops { troop, amount }));
        }
    }

    fn judge(&self, _: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::WE_R_21;
        let Answer::Troops { troop, amount } = answer else { return Err(Reason::NotAsked { rule }) };
        let most = state.board.side_army(Side::Attacker).of(troop);
        if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::soldiers(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Troops { troop, amount } = answer else { return Next::Go };
        let most = play.board().side_army(Side::Attacker).of(troop);
        go_back(play, self.0, troop, amount.of(most).unwrap_or(most));
        play.pop()
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Nobody is left to go: the choice is over.
        if play.board().side_army(Side::Attacker).is_empty() { play.pop() } else { Next::Ask }
    }
}
