//! The retreat (p.5), and the surplus of a conquered Mountain, which goes the same way back (p.9).

use crate::Warlords;
use crate::answer::{Answer, Word};
use crate::army::Troop;
use crate::board::Board;
use crate::content::{Content, FiefId, Fiefs};
use crate::event::{Event, Outcome};
use crate::flow::{Frame, Next, Play};
use crate::options::RetreatRule;
use crate::reason::Reason;
use table::{Amount, Chance, Rule, Sink};

pub(crate) fn list_decision(answers: &mut Vec<Answer>) {
    answers.extend([Answer::Say(Word::Fight), Answer::Say(Word::Retreat)]);
}

pub(crate) fn judge_decision(answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Say(Word::Fight | Word::Retreat) => Ok(()),
        _ => Err(Reason::NotAsked { rule: Rule("WE-RETREAT-01") }),
    }
}

pub(crate) fn take_decision<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, answer: Answer) {
    if answer == Answer::Say(Word::Fight) {
        play.goto(Frame::Round);
        return;
    }
    let board = play.board();
    let (fief, attacker) = (board.battle.fief, board.active);
    let defender = board.holder(fief);
    play.goto(Frame::Retreat);
    play.tell(Event::BattleEnded { fief, attacker, defender, outcome: Outcome::Retreated });
}

/// Where attackers came from or through (WE-RETREAT-02, -03).
fn routes(board: &Board) -> Fiefs {
    board.routes[board.battle.fief]
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if play.board().side_army(crate::battle::Side::Attacker).is_empty() {
        return play.goto(Frame::Settled);
    }
    Next::Ask
}

/// WE-R-21: the soldiers may be divided, unless it was agreed that all go to one fief.
fn may_split(game: &Warlords, board: &Board) -> bool {
    game.options.retreat == RetreatRule::Split
        && routes(board).len() > 1
        && board.attacks[board.battle.fief].total() > 1
}

pub(crate) fn list(game: &Warlords, board: &Board, answers: &mut Vec<Answer>) {
    answers.extend(routes(board).iter().map(Answer::All));
    if may_split(game, board) {
        answers.extend(routes(board).iter().map(Answer::Some));
    }
}

pub(crate) fn judge(game: &Warlords, board: &Board, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("WE-RETREAT-02");
    match answer {
        Answer::All(fief) | Answer::Some(fief) if !routes(board).has(fief) => {
            Err(Reason::NoRoute { rule, fief })
        }
        Answer::All(_) => Ok(()),
        Answer::Some(_) if may_split(game, board) => Ok(()),
        Answer::Some(_) => Err(Reason::NotOffered { rule: Rule("WE-R-21") }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, answer: Answer) {
    match answer {
        Answer::All(to) => {
            let army = play.board().attacks[play.board().battle.fief];
            for (troop, n) in army.troops() {
                go_back(play, to, troop, n);
            }
        }
        Answer::Some(to) => {
            play.push(Frame::RetreatTo(to));
        }
        _ => {}
    }
}

/// One attacker and more go back from the border to a fief.
fn go_back<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, to: FiefId, troop: Troop, n: u16) {
    let board = play.board_mut();
    let (from, seat) = (board.battle.fief, board.active);
    board.attacks[from].remove(troop, n);
    board.armies[to].add(troop, n);
    board.marked[to].add(troop, n);
    let army = [(troop, n)].into_iter().collect();
    play.tell(Event::WentBack { seat, from, to, army, rule: Rule("WE-RETREAT-02") });
}

/// Nobody is left to go: the choice is over.
pub(crate) fn resume_to<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board();
    if board.attacks[board.battle.fief].is_empty() { play.pop() } else { Next::Ask }
}

pub(crate) fn list_to(board: &Board, answers: &mut Vec<Answer>) {
    for (troop, n) in board.attacks[board.battle.fief].troops() {
        answers.extend(Amount::up_to(n).map(|amount| Answer::Troops { troop, amount }));
    }
}

pub(crate) fn judge_to(board: &Board, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("WE-R-21");
    let Answer::Troops { troop, amount } = answer else { return Err(Reason::NotAsked { rule }) };
    let most = board.attacks[board.battle.fief].of(troop);
    if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
}

pub(crate) fn take_to<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, to: FiefId, answer: Answer) {
    let Answer::Troops { troop, amount } = answer else { return };
    let most = play.board().attacks[play.board().battle.fief].of(troop);
    play.pop();
    go_back(play, to, troop, amount.of(most).unwrap_or(most));
}

/// WE-MOUNTAIN-04: how many are too many in a conquered fief.
fn surplus(content: &Content, board: &Board, fief: FiefId) -> u16 {
    if board.castles.has(fief) {
        return 0;
    }
    board.armies[fief].total().saturating_sub(content.fiefs[fief.index()].limit)
}

pub(crate) fn resume_surplus<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, fief: FiefId) -> Next {
    if surplus(play.content, play.board(), fief) == 0 {
        return play.pop();
    }
    let routes = routes(play.board());
    match routes.first() {
        Some(to) if routes.len() == 1 => play.push(Frame::SurplusTo { from: fief, to }),
        Some(_) => Next::Ask,
        None => play.pop(),
    }
}

pub(crate) fn list_surplus(board: &Board, answers: &mut Vec<Answer>) {
    answers.extend(routes(board).iter().map(Answer::Fief));
}

pub(crate) fn judge_surplus(board: &Board, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("WE-MOUNTAIN-04");
    match answer {
        Answer::Fief(fief) if routes(board).has(fief) => Ok(()),
        Answer::Fief(fief) => Err(Reason::NoRoute { rule, fief }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

pub(crate) fn take_surplus<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    from: FiefId,
    answer: Answer,
) {
    if let Answer::Fief(to) = answer {
        play.push(Frame::SurplusTo { from, to });
    }
}

pub(crate) fn resume_surplus_to<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: FiefId) -> Next {
    if surplus(play.content, play.board(), from) == 0 { play.pop() } else { Next::Ask }
}

pub(crate) fn list_surplus_to(game: &Warlords, board: &Board, from: FiefId, answers: &mut Vec<Answer>) {
    let over = surplus(&game.content, board, from);
    for (troop, n) in board.armies[from].troops() {
        answers.extend(Amount::up_to(n.min(over)).map(|amount| Answer::Troops { troop, amount }));
    }
}

pub(crate) fn judge_surplus_to(
    game: &Warlords,
    board: &Board,
    from: FiefId,
    answer: Answer,
) -> Result<(), Reason> {
    let rule = Rule("WE-MOUNTAIN-05");
    let Answer::Troops { troop, amount } = answer else { return Err(Reason::NotAsked { rule }) };
    let most = board.armies[from].of(troop).min(surplus(&game.content, board, from));
    if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
}

pub(crate) fn take_surplus_to<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    from: FiefId,
    to: FiefId,
    answer: Answer,
) {
    let Answer::Troops { troop, amount } = answer else { return };
    let most = play.board().armies[from].of(troop).min(surplus(play.content, play.board(), from));
    let n = amount.of(most).unwrap_or(most);
    let board = play.board_mut();
    let seat = board.active;
    crate::turn::end::remove(board, from, troop, n);
    board.armies[to].add(troop, n);
    board.marked[to].add(troop, n);
    play.pop();
    let army = [(troop, n)].into_iter().collect();
    play.tell(Event::WentBack { seat, from, to, army, rule: Rule("WE-MOUNTAIN-04") });
}
