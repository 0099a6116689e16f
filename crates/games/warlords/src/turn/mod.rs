//! Individual turns (p.4): Manoeuvre, Battles, Redeployment, Conquest card.

pub mod end;
pub mod march;

use crate::Warlords;
use crate::answer::{Answer, Word};
use crate::board::{Board, Phase, State, Status};
use crate::content::Fiefs;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use crate::{battle, cards, elimination, group, ransom};
use table::{Chance, Rule, Seat, Sink, Window};

/// A new round: everybody who plays has a turn, in order of initiative (WE-TURN-01).
pub(crate) fn begin_round<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board_mut();
    board.round += 1;
    board.begun = Fiefs::NONE;
    board.dated = Fiefs::NONE;
    let window = Window::of(board.in_order());
    let round = board.round;
    group::victory::update(play);
    play.tell(Event::RoundBegan { round });
    play.goto(Frame::Turns(window))
}

/// The next turn, or the Group Phases when everybody has had his (WE-TURN-03).
pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut window: Window) -> Next {
    let Some(seat) = window.seat() else { return group::begin(play) };
    window.pass();
    play.goto(Frame::Turns(window));
    if !play.board().plays(seat) {
        return Next::Go;
    }
    let board = play.board_mut();
    board.active = seat;
    board.phase = Phase::Manoeuvre;
    board.conquered = Fiefs::NONE;
    board.attacked = Default::default();
    board.long_march = None;
    board.offers = Default::default();
    // WE-R-57: what was played in another turn does not count in this one.
    board.players.iter_mut().for_each(|p| p.played = Default::default());
    board.crown.through = board.crown.holder.is_some_and(|holder| holder != seat);
    play.tell(Event::TurnBegan { seat });
    play.push(Frame::TurnStart)
}

/// WE-R-52: surrender is offered to a player without a castle.
pub(crate) fn resume_start<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board();
    if board.castles_of(board.active).is_empty() { Next::Ask } else { play.goto(Frame::Manoeuvre) }
}

pub(crate) fn list_start(answers: &mut Vec<Answer>) {
    answers.extend([Answer::Say(Word::PlayOn), Answer::Say(Word::Surrender)]);
}

pub(crate) fn judge_start(answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Say(Word::PlayOn | Word::Surrender) => Ok(()),
        _ => Err(Reason::NotAsked { rule: Rule("WE-ELIM-02") }),
    }
}

pub(crate) fn take_start<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) {
    if answer != Answer::Say(Word::Surrender) {
        play.goto(Frame::Manoeuvre);
        return;
    }
    play.board_mut().player_mut(seat).status = Status::Surrendered;
    play.tell(Event::Surrendered { seat });
    elimination::end_truces(play.board_mut(), seat);
    // No turn: WE-R-40 does not count it as one of an opponent.
    play.pop();
    elimination::check_alone(play);
}

/// The fiefs a player may attack: all in play that are not his, but for truces.
pub(crate) fn targets(game: &Warlords, board: &Board, seat: Seat) -> Fiefs {
    let bound = Seat::all(board.seats).filter(|s| board.truce(seat, *s));
    let barred = bound.fold(board.fiefs(seat), |sum, s| sum.or(board.fiefs(s)));
    game.scenario.fiefs.without(barred)
}

/// Manoeuvre and Redeployment: moves, talks about captives, cards, or no more of it.
pub(crate) fn list_moves(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Done);
    march::list_musters(game, &state.board, seat, answers);
    ransom::list_deals(game, &state.board, seat, answers);
    cards::list(game, state, seat, answers);
}

pub(crate) fn judge_moves(game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Done => Ok(()),
        Answer::Muster { fief, mover } => march::judge_muster(game, &state.board, seat, fief, mover),
        Answer::Deal(other) => ransom::judge_deal(game, &state.board, seat, other),
        Answer::Card(card) => cards::judge(game, state, seat, card),
        _ if state.board.phase == Phase::Manoeuvre => Err(Reason::NotAsked { rule: Rule("WE-MANEUVER-01") }),
        _ => Err(Reason::NotAsked { rule: Rule("WE-REDEPLOY-01") }),
    }
}

pub(crate) fn take_manoeuvre<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
) {
    match answer {
        Answer::Done => {
            // WE-MANEUVER-08: from now on all attacks are fixed.
            play.board_mut().phase = Phase::Battles;
            play.goto(Frame::Battles);
        }
        other => take_quiet(play, seat, other),
    }
}

/// What can be done at any quiet point of the own turn: begin a move, play a card, talk about captives.
fn take_quiet<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) {
    match answer {
        Answer::Muster { fief, mover } => march::muster(play, fief, mover),
        Answer::Deal(other) => ransom::open(play, seat, other),
        Answer::Card(card) => cards::play(play, seat, card),
        _ => {}
    }
}

/// The next battle, or Redeployment when all are fought.
pub(crate) fn resume_battles<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if !play.board().pending().is_empty() {
        return Next::Ask;
    }
    let board = play.board_mut();
    board.phase = Phase::Redeployment;
    let active = board.active;
    play.goto(Frame::Redeploy);
    let window = ransom::partners(play.content, play.board(), active);
    play.push(Frame::Partner(window))
}

pub(crate) fn list_battles(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    answers.extend(state.board.pending().iter().map(Answer::Fief));
    ransom::list_deals(game, &state.board, seat, answers);
    cards::list(game, state, seat, answers);
}

pub(crate) fn judge_battles(
    game: &Warlords,
    state: &State,
    seat: Seat,
    answer: Answer,
) -> Result<(), Reason> {
    match answer {
        Answer::Fief(fief) if state.board.pending().has(fief) => Ok(()),
        Answer::Fief(fief) => Err(Reason::NoBattle { fief }),
        Answer::Deal(other) => ransom::judge_deal(game, &state.board, seat, other),
        Answer::Card(card) => cards::judge(game, state, seat, card),
        // WE-R-77: no declared battle is called off.
        Answer::Done => Err(Reason::Compulsory { rule: Rule("WE-R-77") }),
        _ => Err(Reason::NotAsked { rule: Rule("WE-BATTLE-01") }),
    }
}

pub(crate) fn take_battles<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) {
    match answer {
        Answer::Fief(fief) => battle::begin(play, fief),
        other => take_quiet(play, seat, other),
    }
}

pub(crate) fn take_redeploy<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
) {
    match answer {
        Answer::Done => {
            play.goto(Frame::TurnEnd);
        }
        other => take_quiet(play, seat, other),
    }
}
