//! A battle round begins with cards (WE-R-59): none is played while dice are rolled (WE-CARD-11), and only the two
//! sides play cards on their battle (WE-CARD-05).

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::battle::dice::Roll;
use crate::battle::{Volley, is_decided, settle};
use crate::board::{Board, State};
use crate::cards;
use crate::content::vocabulary::Timing;
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt, with_hand};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Seat, Sink, Step, Waiting, Window};

/// WE-R-59: before the dice, the side with the better initiative plays cards, then the other (WE-CARD-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Round;

impl Run<Warlords> for Round {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board_mut();
        board.battle.round = board.battle.round.saturating_add(1);
        let (attacker, defender) = (board.active, board.holder(board.battle.fief));
        let is_later = defender.is_some_and(|defender| board.place(defender) > board.place(attacker));
        let sides = if is_later { [Some(attacker), defender] } else { [defender, Some(attacker)] };
        let hands = play.state.hands;
        let board = play.board();
        let acts = |seat: &Seat| board.plays(*seat) && !hands[seat.index()].is_empty();
        let window = Window::of(sides.into_iter().flatten().filter(acts));
        play.goto(BattleCards(window))
    }
}

/// Cards before a battle round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BattleCards(pub Window);

/// WE-CARD-12: the active player's cards may be played between battle rounds.
fn times(board: &Board, seat: Seat) -> &'static [Timing] {
    if seat == board.active { &[Timing::Battle, Timing::YourTurn] } else { &[Timing::Battle] }
}

impl Step<Warlords> for BattleCards {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        with_hand(state, self.0.seat())
    }

    fn prompt(&self, _: &Warlords, state: &State, _: Seat) -> Prompt {
        let battle = &state.board.battle;
        let message = Message::new("prompt-battle-cards").with("fief", answer::fief(battle.fief));
        prompt(message.with("round", battle.round), rules::WE_R_59)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        cards::list(game, state, seat, times(&state.board, seat), answers);
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            Ok(())
        } else if let Answer::Card(card) = answer {
            cards::judge(game, state, seat, times(&state.board, seat), card)
        } else {
            Err(Reason::NotAsked { rule: rules::WE_R_59 })
        }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Card(card) = answer {
            return cards::play(play, seat, card);
        }
        self.0.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        // WE-R-77: a side that a card has destroyed has lost without dice.
        if is_decided(play.board()) {
            return settle::settle(play);
        }
        while let Some(seat) = self.0.seat() {
            // That a hand is empty is known to all.
            if !play.state.hands[seat.index()].is_empty() {
                return play.ask(self);
            }
            self.0.pass();
        }
        play.goto(Roll(Volley::Archers))
    }
}
