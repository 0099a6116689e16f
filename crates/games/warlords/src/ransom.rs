//! Ransom (p.9): the owner and the captor of a Warlord may make a deal, in a turn of either of them (WE-R-49).

use crate::Warlords;
use crate::answer::{Answer, Word};
use crate::board::{Board, Captive, MAX_CAPTIVES, State};
use crate::content::{CardId, Content, Designs};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use crate::warlords;
use serde::{Deserialize, Serialize};
use table::{Chance, Offer, OfferStage, Rule, Seat, Sink, Stack, Window};

/// The most gold of an offer.
const MOST_GOLD: u32 = 60;

/// What is offered: captives go home, gold goes from the one who pays, cards (kept with the hands, for only the two
/// may see them) from the author. He who gets a captive of his back pays;
/// when captives go both ways, the author of the offer pays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The captives who go home.
    pub captives: Stack<Captive, MAX_CAPTIVES>,
    /// Gold of the author, or asked of the other if `asked`.
    pub gold: u8,
    /// Is the gold asked of the other?
    pub asked: bool,
}

/// Are there captives between these two, whose owner could take them home?
fn captives_between(board: &Board, one: Seat, other: Seat) -> impl Iterator<Item = Captive> {
    let homes = [one, other].map(|seat| !board.castles_of(seat).is_empty());
    let fiefs = [board.fiefs(one), board.fiefs(other)];
    board.captives.iter().copied().filter(move |c| {
        (c.owner == one && homes[0] && fiefs[1].has(c.prison))
            || (c.owner == other && homes[1] && fiefs[0].has(c.prison))
    })
}

/// May these two talk now?
fn may_talk(content: &Content, board: &Board, one: Seat, other: Seat) -> bool {
    one != other
        && board.plays(one)
        && board.plays(other)
        && board.offers.between(one, other) < content.numbers.offers
        && captives_between(board, one, other).next().is_some()
}

/// Those who may make the active player an offer.
pub(crate) fn partners(content: &Content, board: &Board, active: Seat) -> Window {
    if board.captives.is_empty() {
        return Window::default();
    }
    Window::of(board.in_order().filter(|seat| may_talk(content, board, active, *seat)))
}

pub(crate) fn list_deals(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    if board.captives.is_empty() {
        return;
    }
    let others = Seat::all(board.seats).filter(|other| may_talk(&game.content, board, seat, *other));
    answers.extend(others.map(Answer::Deal));
}

pub(crate) fn judge_deal(game: &Warlords, board: &Board, seat: Seat, other: Seat) -> Result<(), Reason> {
    if may_talk(&game.content, board, seat, other) {
        return Ok(());
    }
    let many = board.offers.between(seat, other) >= game.content.numbers.offers;
    let rule = Rule(if many { "WE-R-49" } else { "WE-CAPTURE-03" });
    Err(Reason::NoDeal { rule, seat: other })
}

/// An offer is begun; it counts against the three of the turn.
pub(crate) fn open<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: Seat, to: Seat) {
    let board = play.board_mut();
    board.offer = Offer::between(from, to);
    board.offers.count(from, to);
    play.state.offered = Designs::NONE;
    play.push(Frame::Deal);
}

pub(crate) fn resume_partner<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
) -> Next {
    let active = play.board().active;
    while let Some(seat) = window.seat() {
        if may_talk(play.content, play.board(), seat, active) {
            play.board_mut().frames.set_top(Frame::Partner(window));
            return Next::Ask;
        }
        window.pass();
    }
    play.pop()
}

pub(crate) fn list_partner(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Done);
    if may_talk(&game.content, board, seat, board.active) {
        answers.push(Answer::Deal(board.active));
    }
}

pub(crate) fn judge_partner(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    answer: Answer,
) -> Result<(), Reason> {
    match answer {
        Answer::Done => Ok(()),
        Answer::Deal(other) if other == board.active => judge_deal(game, board, seat, other),
        Answer::Deal(other) => Err(Reason::NoDeal { rule: Rule("WE-CAPTURE-03"), seat: other }),
        _ => Err(Reason::NotAsked { rule: Rule("WE-R-49") }),
    }
}

pub(crate) fn take_partner<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut window: Window,
    seat: Seat,
    answer: Answer,
) {
    if let Answer::Deal(other) = answer {
        open(play, seat, other);
    } else {
        window.pass();
        play.goto(Frame::Partner(window));
    }
}

/// The gold that can be offered, or asked for: that of the one who gets a captive home.
fn most_gold(board: &Board) -> u8 {
    let offer = &board.offer;
    let payer = payer(offer);
    board.player(payer).gold.min(MOST_GOLD) as u8
}

/// Who pays: the author, unless every captive of the terms is the other's.
fn payer(offer: &Offer<Terms>) -> Seat {
    let mine = offer.terms.captives.iter().any(|c| c.owner == offer.from);
    if mine || offer.terms.captives.is_empty() { offer.from } else { offer.to }
}

pub(crate) fn list(game: &Warlords, state: &State, answers: &mut Vec<Answer>) {
    let (board, offered) = (&state.board, state.offered);
    let offer = &board.offer;
    let hand = state.hands[offer.from.index()].designs(&game.content);
    if offer.stage == OfferStage::Sent {
        if can_accept(board) {
            answers.push(Answer::Say(Word::Accept));
        }
        answers.push(Answer::Say(Word::Refuse));
        return;
    }
    answers.push(Answer::Done);
    if !offer.terms.captives.is_empty() {
        answers.push(Answer::Say(Word::Send));
    }
    let mut free: Stack<Captive, MAX_CAPTIVES> =
        captives_between(board, offer.from, offer.to).filter(|c| is_free(offer, board, *c)).collect();
    free.sort_unstable_by_key(|c| (c.owner, c.prison));
    let mut last = None;
    for captive in free.iter().filter(|_| offer.terms.gold == 0 && offered.is_empty()) {
        if last != Some(*captive) {
            answers.push(Answer::Captive { owner: captive.owner, prison: captive.prison });
        }
        last = Some(*captive);
    }
    if offer.terms.gold == 0 && !offer.terms.captives.is_empty() {
        answers.extend((1..=most_gold(board)).map(Answer::Gold));
    }
    if payer(offer) == offer.from && !offer.terms.captives.is_empty() {
        answers.extend(hand.without(offered).iter().map(Answer::Card));
    }
}

/// Is there one more captive like this than the terms already name?
fn is_free(offer: &Offer<Terms>, board: &Board, captive: Captive) -> bool {
    let count = |captives: &[Captive]| captives.iter().filter(|c| **c == captive).count();
    count(&offer.terms.captives) < count(&board.captives)
}

pub(crate) fn judge(game: &Warlords, state: &State, answer: Answer) -> Result<(), Reason> {
    let (board, offered) = (&state.board, state.offered);
    let (offer, rule) = (&board.offer, Rule("WE-R-49"));
    let hand = state.hands[offer.from.index()].designs(&game.content);
    if offer.stage == OfferStage::Sent {
        return match answer {
            Answer::Say(Word::Accept) if can_accept(board) => Ok(()),
            Answer::Say(Word::Accept) => Err(Reason::Gold {
                rule,
                cost: offer.terms.gold.into(),
                gold: board.player(payer(offer)).gold,
            }),
            Answer::Say(Word::Refuse) => Ok(()),
            _ => Err(Reason::NotAsked { rule }),
        };
    }
    let named = !offer.terms.captives.is_empty();
    let paid = offer.terms.gold > 0 || !offered.is_empty();
    match answer {
        Answer::Done => Ok(()),
        Answer::Say(Word::Send) if named => Ok(()),
        Answer::Captive { owner, prison } => {
            let captive = Captive { prison, owner };
            let between = captives_between(board, offer.from, offer.to).any(|c| c == captive);
            if between && !paid && is_free(offer, board, captive) {
                Ok(())
            } else {
                Err(Reason::NotOffered { rule })
            }
        }
        Answer::Gold(n) if named && offer.terms.gold == 0 && (1..=most_gold(board)).contains(&n) => Ok(()),
        Answer::Gold(n) => Err(Reason::Gold { rule, cost: n.into(), gold: most_gold(board).into() }),
        Answer::Card(card) if !hand.has(card) => Err(Reason::NoCard { card }),
        Answer::Card(card) if named && payer(offer) == offer.from && !offered.has(card) => Ok(()),
        Answer::Card(_) | Answer::Say(Word::Send) => Err(Reason::NotOffered { rule }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

/// The payer has the gold.
fn can_accept(board: &Board) -> bool {
    board.player(payer(&board.offer)).gold >= board.offer.terms.gold.into()
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, answer: Answer) {
    let offer = &mut play.state.board.offer;
    match answer {
        Answer::Done => {
            *offer = Offer::default();
            play.state.offered = Designs::NONE;
            play.pop();
        }
        Answer::Captive { owner, prison } => {
            offer.terms.captives.push(Captive { prison, owner });
            offer.terms.captives.sort_unstable();
        }
        Answer::Gold(n) => {
            offer.terms.gold = n;
            offer.terms.asked = payer(offer) == offer.to;
        }
        Answer::Card(card) => play.state.offered.insert(card),
        Answer::Say(Word::Send) => {
            offer.stage = OfferStage::Sent;
            let Offer { from, to, terms, .. } = *offer;
            let Terms { captives, gold, asked } = terms;
            play.tell(Event::Offered { from, to, captives: captives.len() as u8, gold, asked });
            for card in play.state.offered.iter() {
                play.tell(Event::CardOffered { from, to, card });
            }
        }
        Answer::Say(Word::Accept) => accept(play),
        Answer::Say(Word::Refuse) => {
            let Offer { from, to, .. } = std::mem::take(offer);
            play.state.offered = Designs::NONE;
            play.pop();
            play.tell(Event::Refused { from, to });
        }
        _ => {}
    }
}

/// Only captives, gold and cards change hands (WE-ALLIANCE-03).
fn accept<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let offer = std::mem::take(&mut play.board_mut().offer);
    let cards = std::mem::take(&mut play.state.offered);
    let (from, to) = (offer.from, offer.to);
    play.pop();
    play.tell(Event::Accepted { from, to });
    let payer = payer(&offer);
    let payee = if payer == from { to } else { from };
    let gold = u32::from(offer.terms.gold);
    if gold > 0 {
        play.board_mut().player_mut(payer).gold -= gold;
        play.board_mut().player_mut(payee).gold += gold;
        play.tell(Event::Paid { from: payer, to: payee, gold, rule: Rule("WE-CAPTURE-04") });
    }
    for card in cards.iter() {
        give(play, from, to, card);
    }
    for captive in offer.terms.captives.iter() {
        warlords::release(play.board_mut(), *captive);
        play.tell(Event::Released { seat: captive.owner, prison: captive.prison });
        play.push(Frame::Return { owner: captive.owner, spent: false });
    }
}

fn give<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: Seat, to: Seat, card: CardId) {
    let copies = play.content.cards[card.index()].copies;
    let one = play.state.hands[from.index()].and(copies).first();
    let hands = &mut play.state.hands;
    hands[from.index()] = hands[from.index()].without(one);
    hands[to.index()] = hands[to.index()].or(one);
    play.tell(Event::CardCame { seat: to, from, card });
}
