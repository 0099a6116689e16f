//! The surplus of a conquered Mountain (p.9) goes back the way the attack came, before the next battle (WE-R-22).

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::Troop;
use crate::battle::retreat::routes;
use crate::board::{Board, State};
use crate::content::{Content, FiefId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::turn::end;
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// WE-MOUNTAIN-04: how many are too many in a conquered fief.
fn surplus(content: &Content, board: &Board, fief: FiefId) -> u16 {
    if board.castles.has(fief) {
        return 0;
    }
    board.armies[fief].total().saturating_sub(content.fiefs[fief.index()].limit)
}

/// Soldiers over the limit of this Mountain go back: to which fief?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Surplus(pub FiefId);

impl Step<Warlords> for Surplus {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-surplus").with("fief", answer::fief(self.0)), rules::WE_MOUNTAIN_04)
    }

    fn list(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        answers.extend(routes(&state.board).iter().map(Answer::Fief));
    }

    fn judge(&self, _: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::WE_MOUNTAIN_04;
        let Answer::Fief(fief) = answer else { return Err(Reason::NotAsked { rule }) };
        if routes(&state.board).has(fief) { Ok(()) } else { Err(Reason::NoRoute { rule, fief }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::fiefs(Answer::Fief, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Fief(to) = answer else { return Next::Go };
        play.push(SurplusTo { from: self.0, to })
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if surplus(&play.game.content, play.board(), self.0) == 0 {
            return play.pop();
        }
        let routes = routes(play.board());
        match routes.first() {
            Some(to) if routes.len() == 1 => play.push(SurplusTo { from: self.0, to }),
            Some(_) => Next::Ask,
            None => play.pop(),
        }
    }
}

/// Which of them go to one fief: whoever is picked, wherever he came from (WE-MOUNTAIN-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SurplusTo {
    /// From where.
    pub from: FiefId,
    /// To where.
    pub to: FiefId,
}

impl SurplusTo {
    /// How many of a troop may go.
    fn most(self, game: &Warlords, board: &Board, troop: Troop) -> u16 {
        board.armies[self.from].of(troop).min(surplus(&game.content, board, self.from))
    }
}

impl Step<Warlords> for SurplusTo {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        let message = Message::new("prompt-surplus-to").with("from", answer::fief(self.from));
        prompt(message.with("to", answer::fief(self.to)), rules::WE_MOUNTAIN_05)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        for (troop, _) in state.board.armies[self.from].troops() {
            let most = self.most(game, &state.board, troop);
            answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
        }
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::WE_MOUNTAIN_05;
        let Answer::Troops { troop, amount } = answer else { return Err(Reason::NotAsked { rule }) };
        let most = self.most(game, &state.board, troop);
        if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::soldiers(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Troops { troop, amount } = answer else { return Next::Go };
        let SurplusTo { from, to } = self;
        let most = self.most(play.game, play.board(), troop);
        let n = amount.of(most).unwrap_or(most);
        let board = play.board_mut();
        end::remove(board, from, troop, n);
        board.armies[to].add(troop, n);
        board.marked[to].add(troop, n);
        let army = [(troop, n)].into_iter().collect();
        play.tell(Event::WentBack { seat, from, to, army, rule: rules::WE_MOUNTAIN_04 });
        play.pop()
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if surplus(&play.game.content, play.board(), self.from) == 0 { play.pop() } else { Next::Ask }
    }
}
