//! Recruit (p.7): soldiers, mercenaries and castles are paid here and placed in Deploy.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::army::Troop;
use crate::board::{Board, Phase, State};
use crate::content::vocabulary::Timing;
use crate::content::{Each, FiefId, KingdomId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt, with_hand};
use crate::group::purchases::{self, unpaid};
use crate::group::{Deploy, Keeping, castles, deploy, enter};
use crate::reason::Reason;
use crate::turn::end;
use crate::{cards, elimination, rules};
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// The Recruit phase begins.
pub(super) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    enter(play, Phase::Recruit);
    let board = play.board_mut();
    board.marked = Each::default();
    let window = Window::of(board.in_order());
    play.goto(Recruit(window))
}

/// T-EMPTY1: mercenaries that were not paid leave (WE-MERC-02), fiefs left empty go to the peasants (WE-R-26).
fn dismiss<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for seat in Seat::all(play.board().seats) {
        for fief in play.board().fiefs(seat).iter() {
            let gone = unpaid(play.board(), fief);
            if gone.is_empty() {
                continue;
            }
            let board = play.board_mut();
            board.armies[fief] = board.armies[fief].minus(&gone);
            play.tell(Event::Removed { seat, fief, army: gone, rule: rules::WE_MERC_02 });
        }
        end::abandon_empty(play, seat, rules::WE_R_26);
        elimination::check(play, seat);
    }
    play.board_mut().marked = Each::default();
}

/// Are there mercenaries here that he can pay?
fn keepable(game: &Warlords, board: &Board, seat: Seat, fief: FiefId) -> bool {
    let gold = board.player(seat).gold;
    board.armies[fief].has_hired()
        && unpaid(board, fief).troops().any(|(troop, _)| gold >= game.content.cost(troop).into())
}

/// Soldiers and castles are bought, openly; nothing has to be (WE-RECRUIT-06).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recruit(pub Window);

/// The cards that may be played.
const TIMES: &[Timing] = &[Timing::Recruit];

impl Step<Warlords> for Recruit {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        with_hand(state, self.0.seat())
    }

    fn prompt(&self, _: &Warlords, state: &State, seat: Seat) -> Prompt {
        let gold = state.board.player(seat).gold;
        prompt(Message::new("prompt-recruit").with("gold", gold), rules::WE_RECRUIT_01)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let board = &state.board;
        let numbers = &game.content.numbers;
        answers.push(Answer::Done);
        for troop in Troop::OWN {
            let most = purchases::most(game, board, seat, troop);
            answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
        }
        let gold = board.player(seat).gold;
        if gold >= numbers.begin.into() {
            castles::list_begin(game, board, seat, answers);
        }
        if gold >= numbers.finish.into() {
            castles::list_finish(board, seat, answers);
        }
        let fiefs = board.fiefs(seat).iter();
        answers.extend(fiefs.filter(|f| keepable(game, board, seat, *f)).map(Answer::Keep));
        for troop in Troop::HIRED {
            let most = purchases::most(game, board, seat, troop);
            answers.extend(Amount::up_to(most).map(|amount| Answer::Hire { troop, amount }));
        }
        cards::list(game, state, seat, TIMES, answers);
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        let numbers = &game.content.numbers;
        let judge_purchase = |troop: Troop, amount: Amount| {
            purchases::judge(game, board, seat, troop, amount, purchases::most(game, board, seat, troop))
        };
        if answer == Answer::Done {
            Ok(())
        } else if let Answer::Troops { troop, amount } = answer {
            if troop.is_hired() {
                return Err(Reason::NotAsked { rule: rules::WE_MERC_01 });
            }
            judge_purchase(troop, amount)
        } else if let Answer::Hire { troop, amount } = answer {
            if !troop.is_hired() {
                return Err(Reason::NotAsked { rule: rules::WE_MERC_03 });
            }
            judge_purchase(troop, amount)
        } else if let Answer::Begin(kingdom) = answer {
            castles::judge_begin(game, board, seat, kingdom)?;
            castles::can_pay(board, seat, numbers.begin)
        } else if let Answer::Finish(fief) = answer {
            castles::judge_finish(board, seat, fief)?;
            castles::can_pay(board, seat, numbers.finish)
        } else if let Answer::Keep(fief) = answer {
            if !board.fiefs(seat).has(fief) {
                return Err(Reason::NotYours { rule: rules::WE_MERC_02, fief });
            }
            let can_keep = keepable(game, board, seat, fief);
            if can_keep { Ok(()) } else { Err(Reason::NobodyToMove { rule: rules::WE_MERC_02, fief }) }
        } else if let Answer::Card(card) = answer {
            cards::judge(game, state, seat, TIMES, card)
        } else {
            Err(Reason::NotAsked { rule: rules::WE_RECRUIT_01 })
        }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
        written::soldiers(answers);
        answers.extend(KingdomId::all().map(Answer::Begin));
        written::fiefs(Answer::Finish, answers);
        written::fiefs(Answer::Keep, answers);
        written::troops(|troop, amount| Answer::Hire { troop, amount }, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        let numbers = &play.game.content.numbers;
        if let Answer::Troops { troop, amount } | Answer::Hire { troop, amount } = answer {
            let most = purchases::most(play.game, play.board(), seat, troop);
            let n = amount.of(most).unwrap_or(most);
            let rule = if troop.is_hired() { rules::WE_RECRUIT_05 } else { rules::WE_RECRUIT_01 };
            play.pay(seat, u32::from(n) * u32::from(play.game.content.cost(troop)), rule);
            play.board_mut().player_mut(seat).recruits.add(troop, n);
            play.tell(Event::Recruited { seat, army: [(troop, n)].into_iter().collect(), rule });
            Next::Go
        } else if let Answer::Begin(kingdom) = answer {
            play.pay(seat, numbers.begin.into(), rules::WE_CASTLE_02);
            castles::begin_castle(play, seat, kingdom);
            Next::Go
        } else if let Answer::Finish(fief) = answer {
            play.pay(seat, numbers.finish.into(), rules::WE_CASTLE_06);
            castles::finish_castle(play, seat, fief);
            Next::Go
        } else if let Answer::Keep(fief) = answer {
            play.push(Keeping { seat, fief })
        } else if let Answer::Card(card) = answer {
            cards::play(play, seat, card)
        } else {
            self.0.pass();
            play.goto(self)
        }
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        while let Some(seat) = self.0.seat() {
            if play.board().plays(seat) {
                return play.ask(self);
            }
            self.0.pass();
        }
        let window = Window::of(play.board().in_order());
        play.goto(Deploy(window));
        dismiss(play);
        deploy::begin(play);
        Next::Go
    }
}
