//! A move (p.4, p.6, p.8): who goes, with whom, how far. In Manoeuvre a move ends in an attack (WE-R-08), in
//! Redeployment in a fief of one's own.

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::{Army, Kind};
use crate::board::{Board, Phase, State};
use crate::content::{FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::turn::company::{
    can_be_joined, can_be_left, join_limit, judge_joining, judge_step, judge_stop, may_join, may_leave,
    may_stop, next_fiefs,
};
use crate::turn::paths::{Group, Mover, most_room};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Soldiers are on the way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct March;

/// Is there a fief that soldiers of this one can be carried to?
pub(crate) fn can_redeploy(game: &Warlords, board: &Board, seat: Seat, fief: FiefId) -> bool {
    most_room(&game.content, &game.scenario, board, board.fiefs(seat), fief, 1) > 0
}

/// Up to six soldiers of a fief go further (Hired Wagons).
pub(crate) fn load_wagons<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    fief: FiefId,
    more: u8,
) -> Next {
    // The slowest sets the pace: each who joins may shorten the way.
    let fastest = Kind::ALL.iter().map(|k| play.game.content.soldier(*k).moves).max().unwrap_or(1);
    let (steps, path) = (fastest + more, Fiefs::one(fief));
    play.board_mut().group =
        Group { army: Army::NONE, mover: Mover::Wagons, at: fief, steps, path, extra: more };
    play.goto(March)
}

impl Step<Warlords> for March {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, state: &State, _: Seat) -> Prompt {
        let Group { army, at, steps, .. } = &state.board.group;
        let key = if army.is_empty() {
            "prompt-march-who"
        } else if state.board.phase == Phase::Manoeuvre {
            "prompt-march-attack"
        } else {
            "prompt-march"
        };
        let message = Message::new(key).with("fief", answer::fief(*at)).with("steps", *steps);
        prompt(message.with("army", army.elements()), rules::WE_MANEUVER_02)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let board = &state.board;
        if may_stop(game, board) {
            answers.push(Answer::Done);
        }
        answers.extend(next_fiefs(game, board, seat).iter().map(Answer::Fief));
        let group = &board.group;
        if can_be_joined(group) && !board.armies[group.at].is_empty() {
            let limit = join_limit(game, board, board.fiefs(seat));
            for (troop, unmoved) in board.unmoved(group.at).troops().filter(|(t, _)| group.mover.takes(*t)) {
                let most = unmoved.min(limit);
                answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
            }
        }
        if can_be_left(board) {
            for (troop, _) in group.army.troops() {
                let most = may_leave(game, board, troop);
                answers.extend(Amount::up_to(most).map(|amount| Answer::Leave { troop, amount }));
            }
        }
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if answer == Answer::Done {
            judge_stop(game, board)
        } else if let Answer::Fief(fief) = answer {
            judge_step(game, board, seat, fief)
        } else if let Answer::Troops { troop, amount } = answer {
            judge_joining(game, board, seat, troop, amount)
        } else if let Answer::Leave { troop, amount } = answer {
            let most = may_leave(game, board, troop);
            let legal = amount.of(most).is_some();
            if legal { Ok(()) } else { Err(Reason::TooMany { rule: rules::WE_R_10, most }) }
        } else {
            Err(Reason::NotAsked { rule: rules::WE_MANEUVER_02 })
        }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::fiefs(Answer::Fief, answers);
        written::soldiers(answers);
        written::troops(|troop, amount| Answer::Leave { troop, amount }, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if answer == Answer::Done {
            return stop(play);
        }
        if let Answer::Fief(fief) = answer {
            if !play.board().fiefs(seat).has(fief) {
                return attack(play, fief);
            }
            let group = &mut play.board_mut().group;
            group.at = fief;
            group.steps -= 1;
            group.path.insert(fief);
        } else if let Answer::Troops { troop, amount } = answer {
            let limit = join_limit(play.game, play.board(), play.board().fiefs(seat));
            let most = may_join(play.board(), troop, limit);
            let pace = play.game.content.soldier(troop.kind()).moves;
            let board = play.board_mut();
            let n = amount.of(most).unwrap_or(most);
            board.armies[board.group.at].remove(troop, n);
            board.group.army.add(troop, n);
            if board.group.mover == Mover::Wagons {
                board.group.steps = board.group.steps.min(pace + board.group.extra);
            }
        } else if let Answer::Leave { troop, amount } = answer {
            let most = may_leave(play.game, play.board(), troop);
            let board = play.board_mut();
            let at = board.group.at;
            let n = amount.of(most).unwrap_or(most);
            board.group.army.remove(troop, n);
            board.armies[at].add(troop, n);
            board.marked[at].add(troop, n);
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().group.steps > 0 { Next::Ask } else { stop(play) }
    }
}

/// The move ends in a fief of one's own: whoever moved has moved (WE-REDEPLOY-02).
fn stop<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board_mut();
    let Group { army, at, path, .. } = std::mem::take(&mut board.group);
    board.armies[at] = board.armies[at].plus(&army);
    board.marked[at] = board.marked[at].plus(&army);
    let seat = board.active;
    play.tell(Event::Moved { seat, path, to: at, army });
    play.pop()
}

/// The move ends at the border of a fief: an attack is declared (WE-MANEUVER-01), and a battle follows
/// (WE-MANEUVER-05). Whoever comes from anywhere joins the one attack on it (WE-R-14); a Mountain may be attacked by
/// any number (WE-MOUNTAIN-02).
fn attack<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, fief: FiefId) -> Next {
    let near = play.game.scenario.near[fief];
    let board = play.board_mut();
    let Group { army, path, .. } = std::mem::take(&mut board.group);
    board.attacks[fief] = board.attacks[fief].plus(&army);
    // WE-R-15: any fief of the path that is next to the target can be retreated to.
    board.routes[fief] = board.routes[fief].or(path.and(near));
    if let Some(defender) = board.holder(fief) {
        board.attacked.insert(defender);
    }
    let seat = board.active;
    play.tell(Event::Attacked { seat, path, fief, army });
    play.pop()
}
