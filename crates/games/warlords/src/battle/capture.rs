//! Conquering a castle (p.10): prisoners, a card, gold, and soldiers bought on the spot.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::Troop;
use crate::board::{Board, State};
use crate::cards;
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::group::recruit;
use crate::reason::Reason;
use crate::turn::end::draw_conquest;
use crate::warlords;
use table::{Amount, Chance, Rule, Seat, Sink};

/// WE-CAPTURECASTLE-01: everything happens at once, in the order of T-CAPTURE.
pub(crate) fn capture<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    fief: FiefId,
    captor: Seat,
    loser: Seat,
) {
    play.tell(Event::CastleCaptured { seat: captor, from: loser, fief });
    warlords::free_own(play, fief, captor);
    draw_conquest(play, captor, Rule("WE-CAPTURECASTLE-04"));
    let numbers = &play.content.numbers;
    if play.board().castles_of(loser).is_empty() {
        let gold = u32::from(numbers.capture_only);
        take_estate(play, captor, loser);
        play.gain(captor, gold, Rule("WE-CAPTURECASTLE-06"));
        play.board_mut().player_mut(loser).nemesis = Some(captor);
    } else {
        play.gain(captor, numbers.capture.into(), Rule("WE-CAPTURECASTLE-05"));
    }
    play.push(Frame::Muster);
}

/// All his cards and all his gold (WE-R-51); cards lying as excommunication stay.
pub(crate) fn take_estate<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, to: Seat, from: Seat) {
    let gold = std::mem::take(&mut play.board_mut().player_mut(from).gold);
    play.board_mut().player_mut(to).gold += gold;
    let cards = std::mem::take(&mut play.state.hands[from.index()]);
    let hand = &mut play.state.hands[to.index()];
    *hand = hand.or(cards);
    play.tell(Event::EstateTaken { seat: to, from, gold, cards: cards.len() as u8 });
    for card in cards.each(play.content) {
        play.tell(Event::CardCame { seat: to, from, card });
    }
}

/// Castles are picked first when there are several.
fn the_castle(board: &Board, seat: Seat) -> Option<FiefId> {
    let castles = board.castles_of(seat);
    if castles.len() == 1 { castles.first() } else { None }
}

/// How many of a troop he can buy here (WE-R-36: no mercenaries, piece limits hold).
fn most(game: &Warlords, board: &Board, seat: Seat, troop: Troop) -> u16 {
    if troop.is_hired() { 0 } else { recruit::affordable(game, board, seat, troop) }
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
        return Err(Reason::NotOffered { rule: Rule("WE-R-36") });
    }
    recruit::judge_purchase(game, board, seat, troop, amount, most(game, board, seat, troop))
}

pub(crate) fn list_muster(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    let board = &state.board;
    answers.push(Answer::Done);
    if the_castle(board, seat).is_some() {
        list_troops(game, board, seat, answers);
    } else if can_buy(game, board, seat) {
        answers.extend(board.castles_of(seat).iter().map(Answer::Fief));
    }
    cards::list(game, state, seat, answers);
}

pub(crate) fn judge_muster(game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let (board, rule) = (&state.board, Rule("WE-CAPTURECASTLE-07"));
    match answer {
        Answer::Done => Ok(()),
        Answer::Troops { troop, amount } if the_castle(board, seat).is_some() => {
            judge_troops(game, board, seat, troop, amount)
        }
        Answer::Fief(_) if the_castle(board, seat).is_some() => Err(Reason::NotAsked { rule }),
        Answer::Fief(fief) if !board.castles_of(seat).has(fief) => Err(Reason::NotYourCastle { rule, fief }),
        Answer::Fief(_) if can_buy(game, board, seat) => Ok(()),
        Answer::Fief(_) => Err(Reason::TooMany { rule: Rule("WE-RECRUIT-01"), most: 0 }),
        Answer::Card(card) => cards::judge(game, state, seat, card),
        _ => Err(Reason::NotAsked { rule }),
    }
}

pub(crate) fn take_muster<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) {
    match answer {
        Answer::Done => {
            play.pop();
        }
        Answer::Fief(fief) => {
            play.push(Frame::MusterAt(fief));
        }
        Answer::Troops { troop, amount } => {
            if let Some(fief) = the_castle(play.board(), seat) {
                buy(play, seat, fief, troop, amount);
            }
        }
        Answer::Card(card) => cards::play(play, seat, card),
        _ => {}
    }
}

pub(crate) fn list_muster_at(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    list_troops(game, board, seat, answers);
}

pub(crate) fn judge_muster_at(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    answer: Answer,
) -> Result<(), Reason> {
    match answer {
        Answer::Troops { troop, amount } => judge_troops(game, board, seat, troop, amount),
        _ => Err(Reason::NotAsked { rule: Rule("WE-CAPTURECASTLE-07") }),
    }
}

pub(crate) fn take_muster_at<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    fief: FiefId,
    seat: Seat,
    answer: Answer,
) {
    let Answer::Troops { troop, amount } = answer else { return };
    play.pop();
    buy(play, seat, fief, troop, amount);
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
    let rule = Rule("WE-CAPTURECASTLE-07");
    play.pay(seat, u32::from(n) * u32::from(play.content.cost(troop)), rule);
    play.board_mut().armies[fief].add(troop, n);
    play.tell(Event::Placed { seat, fief, army: [(troop, n)].into_iter().collect(), rule });
}
