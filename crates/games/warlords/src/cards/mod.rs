//! Cards (p.11): when one may be played, on whom, and whether the Church is obeyed.

mod at_once;
pub mod effects;
pub mod possible;

use crate::Warlords;
use crate::answer::{Answer, Word};
use crate::board::{Board, State};
use crate::content::vocabulary::{Effect, TargetKind, Timing, Who};
use crate::content::{Card, CardId, Cards, Content, Deck};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink};

/// Which times it is now for a seat (WE-CARD-01).
fn is_time(board: &Board, seat: Seat, timing: Timing) -> bool {
    match board.frame() {
        Frame::Manoeuvre | Frame::Battles | Frame::Muster => timing == Timing::YourTurn,
        Frame::Redeploy => matches!(timing, Timing::YourTurn | Timing::Redeploy),
        // WE-CARD-12: the active player's cards may be played between battle rounds.
        Frame::Cards(_) => timing == Timing::Battle || (timing == Timing::YourTurn && seat == board.active),
        Frame::Tax(_) => timing == Timing::Tax,
        Frame::Recruit(_) => timing == Timing::Recruit,
        Frame::Deploy(_) => timing == Timing::Deploy,
        Frame::Dice(_) => timing == Timing::Initiative,
        _ => false,
    }
}

/// Adds the cards that may be played now.
pub(crate) fn list(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    let hand = state.hands[seat.index()];
    if hand.is_empty() {
        return;
    }
    let fresh = hand.designs(&game.content).without(state.board.player(seat).played);
    let may = |card: &CardId| {
        let design = &game.content.cards[card.index()];
        is_time(&state.board, seat, design.timing) && possible::card(game, &state.board, seat, design)
    };
    answers.extend(fresh.iter().filter(may).map(Answer::Card));
}

/// A window in which cards are played, or not.
pub(crate) fn list_window(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Done);
    list(game, state, seat, answers);
}

/// Is this an answer in a window that this rule opens?
pub(crate) fn judge_window(
    game: &Warlords,
    state: &State,
    seat: Seat,
    answer: Answer,
    rule: Rule,
) -> Result<(), Reason> {
    match answer {
        Answer::Done => Ok(()),
        Answer::Card(card) => judge(game, state, seat, card),
        _ => Err(Reason::NotAsked { rule }),
    }
}

/// May this card be played now?
pub(crate) fn judge(game: &Warlords, state: &State, seat: Seat, card: CardId) -> Result<(), Reason> {
    let board = &state.board;
    if !state.hands[seat.index()].designs(&game.content).has(card) {
        return Err(Reason::NoCard { card });
    }
    let design = &game.content.cards[card.index()];
    if !is_time(board, seat, design.timing) {
        return Err(Reason::WrongTime { card });
    }
    if board.player(seat).played.has(card) {
        return Err(Reason::Twice { card });
    }
    if possible::card(game, board, seat, design) { Ok(()) } else { Err(Reason::NoEffect { card }) }
}

/// Takes a card out of the hand and lays it on the discards.
pub(crate) fn discard<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, card: CardId) {
    let copies = play.content.cards[card.index()].copies;
    let hand = &mut play.state.hands[seat.index()];
    let one = hand.and(copies).first();
    *hand = hand.without(one);
    let board = play.board_mut();
    board.discards = board.discards.or(one);
}

/// Plays a card: it goes to the discards (WE-CARD-03) and its targets are asked for.
pub(crate) fn play<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, card: CardId) {
    discard(play, seat, card);
    play.board_mut().player_mut(seat).played.insert(card);
    play.tell(Event::Played { seat, card });
    aim(play, seat, card);
}

/// A Pope card marked "immediately" (WE-POPE-02); WE-R-39: one that cannot be carried out is discarded.
pub(crate) fn play_at_once<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    card: CardId,
    one: Cards,
) {
    let board = play.board_mut();
    board.discards = board.discards.or(one);
    play.tell(Event::Drew { seat, deck: Deck::Pope, rule: Rule("WE-POPE-01") });
    if possible::card(play.game, play.board(), seat, &play.content.cards[card.index()]) {
        play.tell(Event::Played { seat, card });
        aim(play, seat, card);
    } else {
        play.tell(Event::Discarded { seat, card, rule: Rule("WE-R-39") });
    }
}

fn aim<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, by: Seat, card: CardId) {
    let design = &play.content.cards[card.index()];
    match design.target {
        TargetKind::Opponent => {
            play.push(Frame::Target { card, by });
        }
        TargetKind::MostCastles => {
            if let Some(target) = possible::most_castles(play.board()) {
                hit(play, card, by, target);
            }
        }
        TargetKind::Own | TargetKind::Everyone | TargetKind::EnemyFief | TargetKind::Battle => {
            hit(play, card, by, by);
        }
    }
}

/// The card is played on this player: he may ignore it (WE-EXCOM-02), else it takes effect.
fn hit<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, card: CardId, by: Seat, target: Seat) {
    let design = &play.content.cards[card.index()];
    if design.excommunicable {
        play.push(Frame::Obey { card, by, target });
    } else if matches!(design.effect, Effect::Choose { .. }) {
        play.push(Frame::Part { card, by });
    } else {
        effects::begin(play, card, by, target, 0);
    }
}

pub(crate) fn resume_target<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: CardId,
    by: Seat,
) -> Next {
    let design = &play.content.cards[card.index()];
    let any = possible::targets(play.game, play.board(), by, design).next().is_some();
    if any { Next::Ask } else { play.pop() }
}

pub(crate) fn list_target(game: &Warlords, board: &Board, by: Seat, card: CardId, answers: &mut Vec<Answer>) {
    let design = &game.content.cards[card.index()];
    answers.extend(possible::targets(game, board, by, design).map(Answer::Seat));
}

pub(crate) fn judge_target(
    game: &Warlords,
    board: &Board,
    by: Seat,
    card: CardId,
    answer: Answer,
) -> Result<(), Reason> {
    let design = &game.content.cards[card.index()];
    match answer {
        Answer::Seat(seat) if possible::targets(game, board, by, design).any(|s| s == seat) => Ok(()),
        Answer::Seat(_) => Err(Reason::NoEffect { card }),
        _ => Err(Reason::NotAsked { rule: Rule("WE-R-58") }),
    }
}

pub(crate) fn take_target<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: CardId,
    by: Seat,
    answer: Answer,
) {
    let Answer::Seat(target) = answer else { return };
    play.pop();
    play.tell(Event::Targeted { seat: by, card, target });
    hit(play, card, by, target);
}

pub(crate) fn list_obey(answers: &mut Vec<Answer>) {
    answers.extend([Answer::Say(Word::Obey), Answer::Say(Word::Ignore)]);
}

pub(crate) fn judge_obey(answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Say(Word::Obey | Word::Ignore) => Ok(()),
        _ => Err(Reason::NotAsked { rule: Rule("WE-EXCOM-02") }),
    }
}

pub(crate) fn take_obey<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: CardId,
    by: Seat,
    target: Seat,
    answer: Answer,
) {
    play.pop();
    if answer == Answer::Say(Word::Obey) {
        play.tell(Event::Obeyed { seat: target, card });
        effects::begin(play, card, by, target, 0);
        return;
    }
    // WE-EXCOM-03: the card stays before him, and nothing else happens.
    let copies = play.content.cards[card.index()].copies;
    let board = play.board_mut();
    let one = board.discards.and(copies).first();
    board.discards = board.discards.without(one);
    let player = board.player_mut(target);
    player.excommunications = player.excommunications.or(one);
    let count = player.excommunications.len() as u8;
    play.tell(Event::Ignored { seat: target, card, count });
}

fn parts(content: &Content, card: CardId) -> &[Effect] {
    match &content.cards[card.index()].effect {
        Effect::Choose { parts } => parts,
        _ => &[],
    }
}

/// The effect of a card, or of one of its parts.
#[must_use]
pub fn effect(design: &Card, part: u8) -> &Effect {
    match &design.effect {
        Effect::Choose { parts } => parts.get(usize::from(part)).unwrap_or(&design.effect),
        effect => effect,
    }
}

/// Who makes the choices of an effect.
#[must_use]
pub fn effect_seat(content: &Content, card: CardId, part: u8, by: Seat, target: Seat) -> Seat {
    match effect(&content.cards[card.index()], part) {
        Effect::RemoveSoldiers { chooser: Who::Opponent, .. } => target,
        _ => by,
    }
}

pub(crate) fn resume_part<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: CardId,
    by: Seat,
) -> Next {
    let any =
        parts(play.content, card).iter().any(|p| possible::effect(play.game, play.board(), by, None, p));
    if any { Next::Ask } else { play.pop() }
}

pub(crate) fn list_part(game: &Warlords, board: &Board, by: Seat, card: CardId, answers: &mut Vec<Answer>) {
    for (i, part) in parts(&game.content, card).iter().enumerate() {
        if possible::effect(game, board, by, None, part) {
            answers.push(Answer::Part(i as u8));
        }
    }
}

pub(crate) fn judge_part(
    game: &Warlords,
    board: &Board,
    by: Seat,
    card: CardId,
    answer: Answer,
) -> Result<(), Reason> {
    let Answer::Part(n) = answer else { return Err(Reason::NotAsked { rule: Rule("WE-CARD-06") }) };
    let part = parts(&game.content, card).get(usize::from(n));
    let possible = part.is_some_and(|part| possible::effect(game, board, by, None, part));
    if possible { Ok(()) } else { Err(Reason::NoEffect { card }) }
}

pub(crate) fn take_part<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: CardId,
    by: Seat,
    answer: Answer,
) {
    let Answer::Part(part) = answer else { return };
    play.pop();
    effects::begin(play, card, by, by, part);
}

/// Is there a card of this deck, face down or to be shuffled again (WE-R-64)?
pub(crate) fn has_card<C, S>(play: &Play<'_, C, S>, deck: Deck) -> bool {
    let all = play.state.decks.or(play.state.board.discards);
    !all.and(play.content.decks[deck as usize]).is_empty()
}

/// Takes the top card of a deck; WE-CARD-04: an exhausted deck is made of its discards again.
pub(crate) fn take_from_deck<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    deck: Deck,
) -> Option<(CardId, Cards)> {
    let all = play.content.decks[deck as usize];
    if play.state.decks.and(all).is_empty() {
        let back = play.board().discards.and(all);
        if back.is_empty() {
            return None;
        }
        play.board_mut().discards = play.board().discards.without(back);
        play.state.decks = play.state.decks.or(back);
        play.tell(Event::Reshuffled { deck });
    }
    let one = play.state.decks.and(all).draw(play.chance);
    play.state.decks = play.state.decks.without(one);
    let card = one.each(play.content).next()?;
    Some((card, one))
}

/// A drawn card goes to the hand: that he drew is known to all, what he drew is not.
pub(crate) fn keep<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    card: CardId,
    one: Cards,
    rule: Rule,
) {
    let hand = &mut play.state.hands[seat.index()];
    *hand = hand.or(one);
    let deck = play.content.cards[card.index()].deck;
    play.tell(Event::Drew { seat, deck, rule });
    play.tell(Event::Got { seat, card });
}

/// Draws a card, if there is one.
pub(crate) fn draw<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, deck: Deck, rule: Rule) {
    if let Some((card, one)) = take_from_deck(play, deck) {
        keep(play, seat, card, one, rule);
    }
}
