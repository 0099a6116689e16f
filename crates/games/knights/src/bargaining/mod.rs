//! Bargaining (p.19): crowns change hands at any moment (WK-TRADE-01); so do heirs, and Faith ends Events, where that was agreed.
//! Promises are
//! words and do not bind (WK-TRADE-02, WK-TRADE-08). Nothing else changes hands (WK-TRADE-03, WK-TRADE-04, WK-TRADE-05,
//! WK-TRADE-06, WK-TRADE-07, WK-R-80, CG-R-16).

use crate::Knights;
use crate::answer::{Answer, Word, seat as seat_element};
use crate::battle::death;
use crate::board::{Board, Heir, LastingEvent, Phase, State};
use crate::content::vocabulary::Resource;
use crate::content::{Colour, EventId, NobleId};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::planning::may_plan_again as plan_again;
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Complete, Element, Seat, SeatSet, Sink, Waiting};

/// Is it something that is done without being asked?
#[must_use]
pub fn is_act(answer: Answer) -> bool {
    matches!(answer, Answer::Give(..) | Answer::GiveHeir(..) | Answer::KillHeir(_) | Answer::Miracle(..))
}

/// Who may act while others are asked.
pub(crate) fn while_waiting(game: &Knights, state: &State, waiting: Waiting) -> Waiting {
    if state.board.phase == Phase::Over {
        return waiting;
    }
    let may = |seat: &Seat| can_act(game, state, *seat);
    let may: SeatSet = state.board.playing().filter(may).collect();
    waiting.while_may(may, SeatSet::EMPTY)
}

/// From the first troops on until the game is over, as long as he is in it.
fn may_bargain(board: &Board, seat: Seat) -> bool {
    board.phase != Phase::Over && !board.baron(seat).is_out
}

fn can_act(game: &Knights, state: &State, seat: Seat) -> bool {
    let board = &state.board;
    board.baron(seat).crowns > 0
        || plan_again(state, seat)
        || (game.options.heirs && NobleId::all().any(|noble| holds_heir(board, seat, noble)))
        || (game.options.miracles
            && board.lasting.iter().any(|lasting| may_end(game, board, seat, lasting).is_ok()))
}

/// Does this Baron hold that Noble's heir (WK-OPT-06)?
fn holds_heir(board: &Board, seat: Seat, noble: NobleId) -> bool {
    let playing = board.seat_of(noble.baron()).is_some_and(|owner| !board.baron(owner).is_out);
    match board.noble(noble).heir {
        Heir::Home => playing && board.owner(noble) == seat,
        Heir::Held(holder) => playing && holder == seat,
        Heir::None => false,
    }
}

/// May he end this Event (WK-OPT-22, WK-OPT-23)? For 1 Faith more than its cost, and not after what it brings has happened; a red one
/// only if he drew it (WK-EVENT-07).
fn may_end(game: &Knights, board: &Board, seat: Seat, lasting: &LastingEvent) -> Result<u16, Reason> {
    let rule = rules::WK_OPT_22;
    let print = &game.content.events[lasting.event.index()];
    let Some(cancel) = print.cancel else {
        return Err(Reason::NotOffered { rule });
    };
    if print.colour == Colour::Red && lasting.drawer != seat {
        return Err(Reason::NotOffered { rule: rules::WK_EVENT_07 });
    }
    let gone = |noble: NobleId| board.noble(noble).place == crate::board::Place::Gone;
    if lasting.noble.is_some_and(gone) {
        return Err(Reason::NotOffered { rule: rules::WK_OPT_23 });
    }
    let cost = u16::from(cancel) + 1;
    let faith = board.baron(seat).faith;
    if faith >= cost { Ok(cost) } else { Err(Reason::Faith { rule, cost, faith }) }
}

/// What bots weigh, and what is few.
pub(crate) fn list(game: &Knights, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
    let board = &state.board;
    if !while_waiting(game, state, Waiting::NOBODY).may.has(seat) {
        return;
    }
    if plan_again(state, seat) {
        acts.push(Answer::Say(Word::Again));
    }
    let others = || board.playing().filter(move |other| *other != seat);
    let crowns = board.baron(seat).crowns;
    for other in others() {
        acts.extend([1, 5].into_iter().filter(|n| u16::from(*n) <= crowns).map(|n| Answer::Give(other, n)));
    }
    if game.options.heirs {
        let held = || NobleId::all().filter(|noble| holds_heir(board, seat, *noble));
        acts.extend(held().flat_map(|noble| others().map(move |other| Answer::GiveHeir(noble, other))));
        acts.extend(held().filter(|noble| board.owner(*noble) != seat).map(Answer::KillHeir));
    }
    if game.options.miracles {
        let from = acts.len();
        for lasting in board.lasting.iter() {
            if let Ok(cost) = may_end(game, board, seat, lasting) {
                acts.push(Answer::Miracle(lasting.event, cost.min(255) as u8));
            }
        }
        acts[from..].sort_unstable();
    }
}

/// Is this act legal? Nothing, if it is none.
pub(crate) fn judge(game: &Knights, state: &State, seat: Seat, answer: Answer) -> Option<Result<(), Reason>> {
    let board = &state.board;
    if !is_act(answer) {
        return None;
    }
    if !may_bargain(board, seat) {
        return Some(Err(Reason::NotAsked { rule: rules::WK_TRADE_01 }));
    }
    Some(judge_open(game, board, seat, answer))
}

fn judge_open(game: &Knights, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let partner = |to: Seat, rule| {
        let there = to != seat && to.0 < board.seats && !board.baron(to).is_out;
        if there { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    };
    if let Answer::Give(to, n) = answer {
        partner(to, rules::WK_TRADE_01)?;
        if n == 0 {
            return Err(Reason::NotOffered { rule: rules::WK_TRADE_01 });
        }
        return board.can_pay(seat, n.into(), rules::WK_TRADE_01);
    }
    if let Answer::GiveHeir(noble, to) = answer {
        let rule = rules::WK_OPT_07;
        if !game.options.heirs {
            return Err(Reason::NotOffered { rule });
        }
        partner(to, rule)?;
        return if holds_heir(board, seat, noble) {
            Ok(())
        } else {
            Err(Reason::NotYourHeir { rule, noble })
        };
    }
    if let Answer::KillHeir(noble) = answer {
        let rule = rules::WK_OPT_08;
        if !game.options.heirs {
            return Err(Reason::NotOffered { rule });
        }
        let foreign = holds_heir(board, seat, noble) && board.owner(noble) != seat;
        return if foreign { Ok(()) } else { Err(Reason::NotYourHeir { rule, noble }) };
    }
    let Answer::Miracle(event, n) = answer else { return Err(Reason::NotAsked { rule: rules::WK_OPT_22 }) };
    let lasting = board.lasting.iter().find(|lasting| lasting.event == event);
    let Some(lasting) = lasting.filter(|_| game.options.miracles) else {
        return Err(Reason::NotOffered { rule: rules::WK_OPT_22 });
    };
    let cost = may_end(game, board, seat, lasting)?;
    if u16::from(n) == cost {
        Ok(())
    } else {
        Err(Reason::TooMuch { rule: rules::WK_OPT_22, most: cost.min(255) as u8 })
    }
}

/// What can be written down, legal or not.
pub(crate) fn candidates(game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    let board = &state.board;
    let most = board.baron(seat).crowns.min(20) as u8;
    answers.extend(Seat::all(board.seats).flat_map(|to| (0..=most + 1).map(move |n| Answer::Give(to, n))));
    answers.push(Answer::Say(Word::Again));
    if game.options.heirs {
        for noble in NobleId::all() {
            answers.extend(Seat::all(board.seats).map(|to| Answer::GiveHeir(noble, to)));
            answers.push(Answer::KillHeir(noble));
        }
    }
    if game.options.miracles {
        answers.extend(EventId::all().flat_map(|event| (1..4).map(move |n| Answer::Miracle(event, n))));
    }
}

/// An act is carried out.
pub(crate) fn carry_out<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) {
    if let Answer::Give(to, n) = answer {
        play.give(seat, to, n.into(), rules::WK_TRADE_01);
    } else if let Answer::GiveHeir(noble, to) = answer {
        give_heir(play, seat, noble, to);
    } else if let Answer::KillHeir(noble) = answer {
        play.board_mut().noble_mut(noble).heir = Heir::None;
        play.tell(Event::HeirKilled { seat, noble });
        // WK-OPT-09, WK-R-88
        if play.board().noble(noble).is_awaiting_heir {
            death::end_of_line(play, noble);
        }
    } else if let Answer::Miracle(event, n) = answer {
        play.pay(seat, Resource::Faith, n.into(), rules::WK_OPT_22);
        end_event(play, event);
        play.tell(Event::Miracle { seat, card: event });
    }
    // What was open may have changed with what was given: it is looked at again.
    play.run();
}

fn give_heir<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: Seat, noble: NobleId, to: Seat) {
    let home = play.board().owner(noble) == to;
    let piece = play.board_mut().noble_mut(noble);
    piece.heir = if home { Heir::Home } else { Heir::Held(to) };
    if home {
        // WK-OPT-10: he may return now.
        piece.is_awaiting_heir = false;
    }
    play.tell(Event::HeirGiven { from, to, noble });
}

/// What an Event put in force ends, and so does its mark.
fn end_event<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, event: EventId) {
    let tables = &play.game.content.tables;
    let card = crate::content::Card { deck: crate::content::CardDeck::Event, number: event.0 };
    let is_its = |clause| tables.clause(clause).is_some_and(|clause| clause.source == card);
    play.state.board.in_force.lift(|lasting| is_its(lasting.clause));
    let place = play.board().lasting.iter().position(|lasting| lasting.event == event);
    if let Some(place) = place {
        let lasting = play.board_mut().lasting.remove(place);
        if let Some(noble) = lasting.noble {
            give_back(play, noble, lasting.heir);
        }
        play.board_mut().events.used.insert(event);
    }
}

/// The line is as it was before the Event: an heir whom somebody killed stays dead (WK-OPT-09), one whom somebody held is with him again.
fn give_back<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, noble: NobleId, heir: Heir) {
    // Another Event may have struck the same line: then that is what a second miracle would give back.
    let other = play.board().lasting.iter().position(|other| other.noble == Some(noble));
    if let Some(other) = other {
        let kept = &mut play.board_mut().lasting[other].heir;
        *kept = if heir == Heir::None { *kept } else { heir };
        return;
    }
    let heir = match heir {
        Heir::Held(holder) if play.board().baron(holder).is_out => Heir::Home,
        Heir::Home | Heir::Held(_) | Heir::None => heir,
    };
    play.board_mut().noble_mut(noble).heir = heir;
}

/// What can come next in a gift that is being put together: `give gold/7 seat/2`.
pub(crate) fn parts(state: &State, seat: Seat, picked: &[&str], parts: &mut Vec<Element>) -> Complete {
    let board = &state.board;
    let own = board.baron(seat).crowns.min(255) as u8;
    if !may_bargain(board, seat) || own == 0 {
        return Complete::Partial;
    }
    let gold = |n: u8| Element::number("gold", n.into());
    match picked {
        [] => parts.push(Element::only("give")),
        ["give"] => parts.extend((1..=own).map(gold)),
        ["give", crowns] if number(crowns, "gold").is_some_and(|n| (1..=own).contains(&n)) => {
            parts.extend(board.playing().filter(|other| *other != seat).map(seat_element));
        }
        ["give", crowns, to] => {
            let whole = number(crowns, "gold").is_some_and(|n| (1..=own).contains(&n));
            let there = number(to, "seat")
                .map(Seat)
                .is_some_and(|to| to != seat && to.0 < board.seats && !board.baron(to).is_out);
            if whole && there {
                return Complete::Whole;
            }
        }
        _ => {}
    }
    Complete::Partial
}

fn number(word: &str, kind: &str) -> Option<u8> {
    word.strip_prefix(kind)?.strip_prefix('/')?.parse().ok()
}

/// Reads a gift that is not listed.
pub(crate) fn read(state: &State, words: &[&str]) -> Option<Answer> {
    let ["give", crowns, to] = words else { return None };
    let to = Seat(number(to, "seat")?);
    let n = number(crowns, "gold")?;
    (to.0 < state.board.seats).then_some(Answer::Give(to, n))
}
