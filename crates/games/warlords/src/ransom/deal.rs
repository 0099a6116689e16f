//! A ransom offer is put together by one party, then answered by the other.

use crate::Warlords;
use crate::answer::{Answer, Word, written};
use crate::board::{Board, Captive, MAX_CAPTIVES, State};
use crate::content::{CardId, Designs, FiefId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, prompt, with_hand};
use crate::ransom::{Terms, captives_between};
use crate::reason::Reason;
use crate::rules;
use crate::warlords::{self, Return, Way};
use table::{Chance, Message, Next, Offer, OfferStage, Prompt, Seat, Sink, Stack, Step, Waiting};

/// The most gold of an offer.
const MOST_GOLD: u32 = 60;

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

/// Is there one more captive like this than the terms already name?
fn is_free(offer: &Offer<Terms>, board: &Board, captive: Captive) -> bool {
    let count = |captives: &[Captive]| captives.iter().filter(|c| **c == captive).count();
    count(&offer.terms.captives) < count(&board.captives)
}

/// What keeps an offer from being accepted: the gold or the cards that the payer has not.
fn judge_means(game: &Warlords, state: &State) -> Result<(), Reason> {
    let (board, offer) = (&state.board, &state.board.offer);
    let payer = payer(offer);
    let gold = board.player(payer).gold;
    if gold < offer.terms.gold.into() {
        return Err(Reason::Gold { rule: rules::WE_R_49, cost: offer.terms.gold.into(), gold });
    }
    let lacking = state.offered.without(state.hands[payer.index()].designs(&game.content));
    lacking.first().map_or(Ok(()), |card| Err(Reason::NoCard { card }))
}

/// The cards that can still be named: those of the author if he pays. If the other pays, any that the author has not seen
/// elsewhere, as many of each deck as there are in that hand: nobody knows which (WE-R-60).
fn cards_to_name(game: &Warlords, state: &State) -> Designs {
    let (board, content) = (&state.board, &game.content);
    let Offer { from, to, .. } = board.offer;
    let payer = payer(&board.offer);
    let hand = state.hands[payer.index()];
    if payer == from {
        return hand.designs(content).without(state.offered);
    }
    let open = board.players.iter().fold(board.discards, |sum, p| sum.or(p.excommunications));
    let seen = open.or(state.hands[from.index()]);
    let mut cards = Designs::NONE;
    for deck in content.decks.iter().filter(|_| from != to) {
        let asked = state.offered.iter().filter(|c| !content.cards[c.index()].copies.and(*deck).is_empty());
        if (asked.count() as u32) < hand.and(*deck).len() {
            cards = cards.or(deck.without(seen).designs(content));
        }
    }
    cards.without(state.offered)
}

/// An offer is put together, then answered (WE-R-49).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deal;

impl Deal {
    /// Is this an answer to an offer that was sent?
    fn judge_reply(game: &Warlords, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Say(Word::Accept) {
            judge_means(game, state)
        } else if answer == Answer::Say(Word::Refuse) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::WE_R_49 })
        }
    }
}

impl Step<Warlords> for Deal {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        with_hand(state, state.board.offer.seat())
    }

    fn prompt(&self, _: &Warlords, state: &State, _: Seat) -> Prompt {
        let offer = &state.board.offer;
        let message = match offer.stage {
            OfferStage::Drafted => Message::new("prompt-deal").with("seat", offer.to),
            OfferStage::Sent => {
                let key = if offer.terms.asked { "prompt-deal-asked" } else { "prompt-deal-offered" };
                let message = Message::new(key).with("seat", offer.from).with("gold", offer.terms.gold);
                let message = message.with("captives", offer.terms.captives.len() as u8);
                message.with("cards", state.offered.len())
            }
        };
        prompt(message, rules::WE_R_49)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        let (board, offered) = (&state.board, state.offered);
        let offer = &board.offer;
        if offer.stage == OfferStage::Sent {
            if judge_means(game, state).is_ok() {
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
        if !offer.terms.captives.is_empty() {
            answers.extend(cards_to_name(game, state).iter().map(Answer::Card));
        }
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let (board, offered) = (&state.board, state.offered);
        let (offer, rule) = (&board.offer, rules::WE_R_49);
        if offer.stage == OfferStage::Sent {
            return Deal::judge_reply(game, state, answer);
        }
        let named = !offer.terms.captives.is_empty();
        let holds = |legal: bool| if legal { Ok(()) } else { Err(Reason::NotOffered { rule }) };
        if answer == Answer::Done {
            Ok(())
        } else if answer == Answer::Say(Word::Send) {
            holds(named)
        } else if let Answer::Captive { owner, prison } = answer {
            let captive = Captive { prison, owner };
            let paid = offer.terms.gold > 0 || !offered.is_empty();
            let between = captives_between(board, offer.from, offer.to).any(|c| c == captive);
            holds(between && !paid && is_free(offer, board, captive))
        } else if let Answer::Gold(n) = answer {
            let legal = named && offer.terms.gold == 0 && (1..=most_gold(board)).contains(&n);
            let gold = most_gold(board).into();
            if legal { Ok(()) } else { Err(Reason::Gold { rule, cost: n.into(), gold }) }
        } else if let Answer::Card(card) = answer {
            let own = state.hands[offer.from.index()].designs(&game.content);
            if payer(offer) == offer.from && !own.has(card) {
                return Err(Reason::NoCard { card });
            }
            holds(named && cards_to_name(game, state).has(card))
        } else {
            Err(Reason::NotAsked { rule })
        }
    }

    fn candidates(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words_and_cards(answers);
        let seats = Seat::all(state.board.seats);
        let captives = |owner| FiefId::all().map(move |prison| Answer::Captive { owner, prison });
        answers.extend(seats.flat_map(captives));
        answers.extend((0..=61).map(Answer::Gold));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let offer = &mut play.state.board.offer;
        if answer == Answer::Done {
            *offer = Offer::default();
            play.state.offered = Designs::NONE;
            return play.pop();
        }
        if let Answer::Captive { owner, prison } = answer {
            offer.terms.captives.push(Captive { prison, owner });
            offer.terms.captives.sort_unstable();
            offer.terms.asked = payer(offer) == offer.to;
        } else if let Answer::Gold(n) = answer {
            offer.terms.gold = n;
        } else if let Answer::Card(card) = answer {
            play.state.offered.insert(card);
        } else if answer == Answer::Say(Word::Send) {
            offer.stage = OfferStage::Sent;
            let Offer { from, to, terms, .. } = *offer;
            let Terms { captives, gold, asked } = terms;
            play.tell(Event::Offered { from, to, captives: captives.len() as u8, gold, asked });
            for card in play.state.offered.iter() {
                let event = if asked {
                    Event::CardAsked { from, to, card }
                } else {
                    Event::CardOffered { from, to, card }
                };
                play.tell(event);
            }
        } else if answer == Answer::Say(Word::Accept) {
            return accept(play);
        } else if answer == Answer::Say(Word::Refuse) {
            let Offer { from, to, .. } = std::mem::take(offer);
            play.state.offered = Designs::NONE;
            play.tell(Event::Refused { from, to });
            return play.pop();
        }
        Next::Go
    }
}

/// Only captives, gold and cards change hands (WE-ALLIANCE-03).
fn accept<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
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
        play.tell(Event::Paid { from: payer, to: payee, gold, rule: rules::WE_CAPTURE_04 });
    }
    for card in cards.iter() {
        give(play, payer, payee, card);
    }
    for captive in offer.terms.captives.iter() {
        warlords::release(play.board_mut(), *captive);
        play.tell(Event::Released { seat: captive.owner, prison: captive.prison });
        play.push(Return { owner: captive.owner, spent: false, way: Way::Freed });
    }
    Next::Go
}

fn give<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: Seat, to: Seat, card: CardId) {
    let copies = play.game.content.cards[card.index()].copies;
    let one = play.state.hands[from.index()].and(copies).first();
    let hands = &mut play.state.hands;
    hands[from.index()] = hands[from.index()].without(one);
    hands[to.index()] = hands[to.index()].or(one);
    play.tell(Event::CardCame { seat: to, from, card, rule: rules::WE_CAPTURE_04 });
}
