//! Soldiers are bought in a captured castle (p.10), and placed at once in the castles of the captor.

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::Troop;
use crate::board::{Board, State};
use crate::cards;
use crate::content::FiefId;
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt, with_hand};
use crate::group::purchases;
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The cards that may be played meanwhile.
const TIMES: &[Timing] = &[Timing::YourTurn];

/// His only castle; castles are picked first when there are several.
fn the_castle(board: &Board, seat: Seat) -> Option<FiefId> {
    let castles = board.castles_of(seat);
    if castles.len() == 1 { castles.first() } else { None }
}

/// How many of a troop he can buy here (WE-R-36: no mercenaries, piece limits hold).
fn most(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    if troop.is_hired() { 0 } else { purchases::affordable(game, board, seat, troop) }
}

fn can_buy(game: &Warlords, board: &Board, seat: Seat) -> bool {
    Troop::OWN.into_iter().any(|troop| most(game, board, seat, troop) > 0)
}

fn list_troops(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    for troop in Troop::OWN {
        let most = most(game, board, seat, troop);
        answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
    }
}

fn judge_troops(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    troop: Troop,
    amount: Amount,
) -> Result<(), Reason> {
    if troop.is_hired() {
        return Err(Reason::NotOffered { rule: rules::WE_R_36 });
    }
    purchases::judge(game, board, seat, troop, amount, most(game, board, seat, troop))
}

/// Bought and placed at once; they have not moved.
fn buy<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    amount: Amount,
) {
    let most = most(play.game, play.board(), seat, troop);
    let n = amount.of(most).unwrap_or(most);
    let rule = rules::WE_CAPTURECASTLE_07;
    play.pay(seat, u32::from(n) * u32::from(play.game.content.cost(troop)), rule);
    play.board_mut().armies[fief].add(troop, n);
    play.tell(Event::Placed { seat, fief, army: [(troop, n)].into_iter().collect(), rule });
}

/// Soldiers are bought (WE-CAPTURECASTLE-07).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Muster;

impl Step<Warlords> for Muster {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        with_hand(state, state.board.active)
    }

    fn prompt(&self, _: &Warlords, state: &State, seat: Seat) -> Prompt {
        let gold = state.board.player(seat).gold;
        prompt(Message::new("prompt-muster").with("gold", gold), rules::WE_CAPTURECASTLE_07)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let board = &state.board;
        answers.push(Answer::Done);
        if the_castle(board, seat).is_some() {
            list_troops(game, board, seat, answers);
        } else if can_buy(game, board, seat) {
            answers.extend(board.castles_of(seat).iter().map(Answer::Fief));
        }
        cards::list(game, state, seat, TIMES, answers);
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let (board, rule) = (&state.board, rules::WE_CAPTURECASTLE_07);
        let has_one = the_castle(board, seat).is_some();
        if answer == Answer::Done {
            return Ok(());
        }
        if let Answer::Card(card) = answer {
            return cards::judge(game, state, seat, TIMES, card);
        }
        if let (true, Answer::Troops { troop, amount }) = (has_one, answer) {
            return judge_troops(game, board, seat, troop, amount);
        }
        let (false, Answer::Fief(fief)) = (has_one, answer) else { return Err(Reason::NotAsked { rule }) };
        if !board.castles_of(seat).has(fief) {
            return Err(Reason::NotYourCastle { rule, fief });
        }
        let can_buy = can_buy(game, board, seat);
        if can_buy { Ok(()) } else { Err(Reason::TooMany { rule: rules::WE_RECRUIT_01, most: 0 }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
        written::fiefs(Answer::Fief, answers);
        written::soldiers(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Fief(fief) = answer {
            play.push(MusterAt(fief))
        } else if let Answer::Troops { troop, amount } = answer {
            if let Some(fief) = the_castle(play.board(), seat) {
                buy(play, seat, fief, troop, amount);
            }
            Next::Go
        } else if let Answer::Card(card) = answer {
            cards::play(play, seat, card)
        } else {
            play.pop()
        }
    }
}

/// They are placed in this castle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MusterAt(pub FiefId);

impl Step<Warlords> for MusterAt {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, state: &State, seat: Seat) -> Prompt {
        let message = Message::new("prompt-muster-at").with("fief", answer::fief(self.0));
        prompt(message.with("gold", state.board.player(seat).gold), rules::WE_CAPTURECASTLE_07)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        list_troops(game, &state.board, seat, answers);
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Troops { troop, amount } = answer else {
            return Err(Reason::NotAsked { rule: rules::WE_CAPTURECASTLE_07 });
        };
        judge_troops(game, &state.board, seat, troop, amount)
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::soldiers(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Troops { troop, amount } = answer else { return Next::Go };
        buy(play, seat, self.0, troop, amount);
        play.pop()
    }
}
