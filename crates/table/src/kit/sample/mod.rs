//! A game for the kernel's own tests, with every kind of thing that taking back depends on: open and sealed
//! decisions, dice, hidden hands, a card that can be looked at.
//!
//! Two seats hold two of five cards each. For six turns they pass, look at the fifth card or roll a die; then both bid
//! a card in secret, and the higher one wins. Before he bids, a seat may peep once at one of the other's cards; the
//! lowest card is bid face up.

mod view;

pub(crate) use view::View;

use crate::{
    Audience, Chance, Element, Game, Message, Observer, Path, Prompt, Rule, Seat, SeatSet, Sink, Standing,
    Waiting,
};
use pack::{Content, Nothing};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::Arc;

pub(crate) const TURNS: u8 = 6;

#[derive(Clone, Debug)]
pub(crate) struct Peek;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct State {
    pub hands: [[u8; 2]; 2],
    pub next: u8,
    pub looked: SeatSet,
    pub rolled: u16,
    pub turn: u8,
    pub peeped: [Option<u8>; 2],
    pub bids: [Option<u8>; 2],
}

impl State {
    fn is_over(&self) -> bool {
        self.bids.iter().all(Option::is_some)
    }

    /// Does everybody see this card when it is bid?
    fn is_shown(&self, card: u8) -> bool {
        card == 0 || self.is_over()
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Answer {
    Pass,
    Look,
    Roll,
    /// At the first or the second card.
    Peep(u8),
    Bid(u8),
}

#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) enum Reason {
    NotNow,
    NotHeld,
    Peeped,
}

impl crate::Reason for Reason {
    fn rule(&self) -> Rule {
        Rule("PEEK-01")
    }
    fn message(&self) -> Message {
        Message::new(match self {
            Reason::NotNow => "not-now",
            Reason::NotHeld => "not-held",
            Reason::Peeped => "peeped",
        })
    }
    fn depth(&self) -> u8 {
        u8::from(*self == Reason::NotHeld)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum Event {
    Did(Seat, &'static str),
    Saw(Seat, u8),
    Rolled(u8),
    Shown([Option<u8>; 2]),
}

impl crate::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Saw(seat, _) => Audience::Only(SeatSet::one(*seat)),
            Event::Did(..) | Event::Rolled(_) | Event::Shown(_) => Audience::All,
        }
    }
    fn rule(&self) -> Rule {
        Rule("PEEK-02")
    }
    fn message(&self) -> Message {
        Message::new("peek")
    }
}

impl Game for Peek {
    type Content = Nothing;
    type Options = ();
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "peek";
    const SEATS: RangeInclusive<u8> = 2..=2;

    fn new(_content: &Arc<Nothing>, _options: &(), _seats: u8) -> Result<Peek, Vec<Message>> {
        Ok(Peek)
    }
    fn seats(&self) -> u8 {
        2
    }
    fn content(&self) -> Arc<Nothing> {
        Nothing::built_in()
    }
    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, _sink: &mut S) -> State {
        let mut cards = [0, 1, 2, 3, 4];
        chance.shuffle(&mut cards);
        let [a, b, c, d, next] = cards;
        State { hands: [[a, b], [c, d]], next, ..State::default() }
    }
    fn waiting(&self, state: &State) -> Waiting {
        if state.turn < TURNS {
            return Waiting::seat(Seat(state.turn % 2));
        }
        let seats = Seat::all(2).filter(|seat| state.bids[seat.index()].is_none()).collect();
        if state.is_over() { Waiting::NOBODY } else { Waiting::sealed(seats) }
    }
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        self.candidates(state, seat, answers);
        answers.retain(|answer| self.judge(state, seat, *answer).is_ok());
    }
    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        match answer {
            Answer::Bid(card) if state.turn == TURNS => {
                if state.hands[seat.index()].contains(&card) {
                    Ok(())
                } else {
                    Err(Reason::NotHeld)
                }
            }
            Answer::Peep(_) if state.turn == TURNS => {
                if state.peeped[seat.index()].is_none() {
                    Ok(())
                } else {
                    Err(Reason::Peeped)
                }
            }
            Answer::Pass | Answer::Look | Answer::Roll if state.turn < TURNS => Ok(()),
            Answer::Pass | Answer::Look | Answer::Roll | Answer::Peep(_) | Answer::Bid(_) => {
                Err(Reason::NotNow)
            }
        }
    }
    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        sink: &mut S,
    ) {
        match answer {
            Answer::Pass => sink.emit(Event::Did(seat, "pass")),
            Answer::Look => {
                state.looked.insert(seat);
                sink.emit(Event::Did(seat, "look"));
                sink.emit(Event::Saw(seat, state.next));
            }
            Answer::Roll => {
                let face = chance.die(6);
                state.rolled += u16::from(face);
                sink.emit(Event::Rolled(face));
            }
            Answer::Peep(place) => {
                let card = state.hands[1 - seat.index()][usize::from(place)];
                state.peeped[seat.index()] = Some(card);
                sink.emit(Event::Did(seat, "peep"));
                sink.emit(Event::Saw(seat, card));
            }
            Answer::Bid(card) => {
                state.bids[seat.index()] = Some(card);
                sink.emit(Event::Did(seat, "bid"));
                if state.is_over() {
                    sink.emit(Event::Shown(state.bids));
                }
            }
        }
        state.turn = (state.turn + 1).min(TURNS);
    }
    fn standing(&self, state: &State) -> Option<Standing> {
        let [Some(one), Some(other)] = state.bids else { return None };
        let winner = Seat(u8::from(other > one));
        Some(Standing::of_seats(SeatSet::one(winner), [one.into(), other.into()], Rule("PEEK-01")))
    }
    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        match answer {
            Answer::Pass => [Element::only("pass")].into(),
            Answer::Look => [Element::only("look")].into(),
            Answer::Roll => [Element::only("roll")].into(),
            Answer::Peep(place) => [Element::only("peep"), Element::number("place", u16::from(place))].into(),
            Answer::Bid(card) => [Element::only("bid"), Element::number("card", u16::from(card))].into(),
        }
    }
    fn candidates(&self, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend([Answer::Pass, Answer::Look, Answer::Roll]);
        answers.extend((0..2).map(Answer::Peep));
        answers.extend((0..5).map(Answer::Bid));
    }
    fn prompt(&self, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("peek-act"), rule: Rule("PEEK-01") }
    }
    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }
    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(chance)
    }
    fn broken(&self, state: &State) -> Vec<String> {
        let [[a, b], [c, d]] = state.hands;
        let mut cards = [a, b, c, d, state.next];
        cards.sort_unstable();
        let twice = cards.windows(2).any(|pair| pair[0] == pair[1]);
        if twice { vec!["a card is in two places".to_owned()] } else { Vec::new() }
    }
    fn longest(&self) -> usize {
        usize::from(TURNS) + 5
    }
}
