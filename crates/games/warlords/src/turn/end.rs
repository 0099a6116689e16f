//! The end of a turn: surplus, empty fiefs, the Conquest card (p.6).

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Army, Troop};
use crate::board::{Board, Phase};
use crate::content::{Content, Deck, Each, FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use crate::{cards, elimination, group};
use table::{Amount, Chance, Rule, Seat, Sink};

/// WE-R-23: a castle-less Mountain of his with too many soldiers, and by how many.
pub(crate) fn crowded(content: &Content, board: &Board, seat: Seat) -> Option<(FiefId, u16)> {
    let bare = board.fiefs(seat).and(content.mountains).without(board.castles);
    bare.iter().find_map(|fief| {
        let over = board.armies[fief].total().saturating_sub(content.fiefs[fief.index()].limit);
        (over > 0).then_some((fief, over))
    })
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let seat = play.board().active;
    if crowded(play.content, play.board(), seat).is_some() {
        return Next::Ask;
    }
    play.pop();
    abandon_empty(play, seat);
    elimination::check(play, seat);
    if play.board().phase != Phase::Over {
        finish(play, seat);
    }
    Next::Go
}

/// The turn is over, its marks go, and a conqueror draws his card.
fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let board = play.board_mut();
    board.marked = Each::default();
    board.long_march = None;
    // A truce lasts to the end of the next turn of him it was played on.
    board.truces[seat.index()] = Default::default();
    let conquered = !board.conquered.is_empty();
    if board.plays(seat) && conquered {
        draw_conquest(play, seat, Rule("WE-CONQUEST-01"));
    }
    play.tell(Event::TurnEnded { seat });
    group::victory::had_turn(play.board_mut(), seat);
}

/// WE-EXCOM-07: with three excommunications there are no Conquest cards.
pub(crate) fn draw_conquest<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, rule: Rule) {
    if play.board().player(seat).excommunications.len() < 3 {
        cards::draw(play, seat, Deck::Conquest, rule);
    }
}

/// WE-REDEPLOY-05: every empty fief returns to the peasants; WE-R-24: a castle there stays, unfinished, nobody's.
pub(crate) fn abandon_empty<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let board = play.board();
    let empty: Fiefs = board.fiefs(seat).iter().filter(|f| board.armies[*f].is_empty()).collect();
    for fief in empty.iter() {
        let board = play.board_mut();
        board.owned[seat.index()].remove(fief);
        let castle = board.castles.has(fief);
        board.finished.remove(fief);
        board.player_mut(seat).finishing.remove(fief);
        play.tell(Event::Abandoned { seat, fief, castle });
        if castle {
            crate::warlords::free_all(play, fief);
        }
    }
    group::victory::update(play);
}

pub(crate) fn list(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let Some((fief, over)) = crowded(&game.content, board, seat) else { return };
    for (troop, n) in board.armies[fief].troops() {
        answers.extend(Amount::up_to(n.min(over)).map(|amount| Answer::Troops { troop, amount }));
    }
}

pub(crate) fn judge(game: &Warlords, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("WE-MOUNTAIN-01");
    let (Answer::Troops { troop, amount }, Some((fief, over))) =
        (answer, crowded(&game.content, board, seat))
    else {
        return Err(Reason::NotAsked { rule });
    };
    let most = board.armies[fief].of(troop).min(over);
    if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, answer: Answer) {
    let seat = play.board().active;
    let Some((fief, over)) = crowded(play.content, play.board(), seat) else { return };
    let Answer::Troops { troop, amount } = answer else { return };
    let most = play.board().armies[fief].of(troop).min(over);
    let n = amount.of(most).unwrap_or(most);
    remove(play.board_mut(), fief, troop, n);
    let army: Army = [(troop, n)].into_iter().collect();
    play.tell(Event::Removed { seat, fief, army, rule: Rule("WE-R-23") });
    if troop == Troop::WARLORD {
        for _ in 0..n {
            play.push(Frame::Return { owner: seat, spent: true });
        }
    }
}

/// Takes soldiers out of a fief; those that have moved go first.
pub(crate) fn remove(board: &mut Board, fief: FiefId, troop: Troop, n: u16) {
    board.armies[fief].remove(troop, n);
    let left = board.armies[fief].of(troop);
    let marked = &mut board.marked[fief].0[troop.index()];
    *marked = (*marked).saturating_sub(n).min(left);
}
