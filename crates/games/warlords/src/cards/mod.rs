//! Cards (p.11): when one may be played, on whom, and whether the Church is obeyed.

mod choice;
pub(crate) mod in_force;
mod obey;
mod part;
pub(crate) mod possible;
mod target;
pub(crate) mod verb;
mod words;

pub use choice::CardChoice;
pub use obey::Obey;
pub use part::CardPart;
pub use target::CardTarget;

use crate::Warlords;
use crate::answer::Answer;
use crate::board::State;
use crate::content::vocabulary::{Choose, Effect, TargetKind, Timing};
use crate::content::{Card, CardId, Cards, Deck};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Next, Rule, Seat, Sink};

/// Adds the cards of the hand that may be played now, when it is the time of these (WE-CARD-01).
pub(crate) fn list(game: &Warlords, state: &State, seat: Seat, times: &[Timing], answers: &mut Vec<Answer>) {
    let hand = state.hands[seat.index()];
    if hand.is_empty() {
        return;
    }
    let may = |card: &CardId| is_closed(game, state, seat, times, *card).is_none();
    answers.extend(hand.designs(&game.content).iter().filter(may).map(Answer::Card));
}

/// May this card be played now, when it is the time of these?
pub(crate) fn judge(
    game: &Warlords,
    state: &State,
    seat: Seat,
    times: &[Timing],
    card: CardId,
) -> Result<(), Reason> {
    if !state.hands[seat.index()].designs(&game.content).has(card) {
        return Err(Reason::NoCard { card });
    }
    is_closed(game, state, seat, times, card).map_or(Ok(()), Err)
}

/// Why a card that he holds cannot be played now, if so.
fn is_closed(game: &Warlords, state: &State, seat: Seat, times: &[Timing], card: CardId) -> Option<Reason> {
    let design = &game.content.cards[card.index()];
    if !times.contains(&design.timing) {
        return Some(Reason::WrongTime { card });
    }
    if !in_force::IDENTICAL.is_open(state.board.times_played(seat, card)) {
        return Some(Reason::Twice { card });
    }
    (!possible::card(game, &state.board, seat, design)).then_some(Reason::NoEffect { card })
}

/// Takes a card out of the hand and lays it on the discards.
pub(crate) fn discard<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, card: CardId) {
    let copies = play.game.content.cards[card.index()].copies;
    let hand = &mut play.state.hands[seat.index()];
    let one = hand.and(copies).first();
    *hand = hand.without(one);
    let board = play.board_mut();
    board.discards = board.discards.or(one);
}

/// Plays a card: it goes to the discards (WE-CARD-03) and its targets are asked for.
pub(crate) fn play<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, card: CardId) -> Next {
    discard(play, seat, card);
    play.board_mut().note_played(seat, card);
    play.tell(Event::Played { seat, card });
    aim(play, seat, card);
    Next::Go
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
    play.tell(Event::Drew { seat, deck: Deck::Pope, rule: rules::WE_POPE_01 });
    if possible::card(play.game, play.board(), seat, &play.game.content.cards[card.index()]) {
        play.tell(Event::Played { seat, card });
        aim(play, seat, card);
    } else {
        play.tell(Event::Discarded { seat, card, rule: rules::WE_R_39 });
    }
}

fn aim<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, by: Seat, card: CardId) {
    let design = &play.game.content.cards[card.index()];
    match design.target {
        TargetKind::Opponent => {
            play.push(CardTarget { card, by });
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
    let design = &play.game.content.cards[card.index()];
    if design.excommunicable {
        play.push(Obey { card, by, target });
    } else if matches!(design.effect, Effect::Choose(_)) {
        play.push(CardPart { card, by });
    } else {
        choice::begin(play, card, by, target, 0);
    }
}

/// The effect of a card, or of one of its parts.
#[must_use]
pub fn effect(design: &Card, part: u8) -> &Effect {
    let Effect::Choose(Choose { parts }) = &design.effect else { return &design.effect };
    parts.get(usize::from(part)).unwrap_or(&design.effect)
}

/// Is there a card of this deck, face down or to be shuffled again (WE-R-64)?
pub(crate) fn has_card<C, S>(play: &Play<'_, C, S>, deck: Deck) -> bool {
    let all = play.state.decks.or(play.state.board.discards);
    !all.and(play.game.content.decks[deck as usize]).is_empty()
}

/// Takes the top card of a deck; WE-CARD-04: an exhausted deck is made of its discards again.
pub(crate) fn take_from_deck<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    deck: Deck,
) -> Option<(CardId, Cards)> {
    let all = play.game.content.decks[deck as usize];
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
    let card = one.each(&play.game.content).next()?;
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
    let deck = play.game.content.cards[card.index()].deck;
    play.tell(Event::Drew { seat, deck, rule });
    play.tell(Event::Got { seat, card });
}

/// Draws a card, if there is one.
pub(crate) fn draw<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, deck: Deck, rule: Rule) {
    if let Some((card, one)) = take_from_deck(play, deck) {
        keep(play, seat, card, one, rule);
    }
}
