//! A game for the kernel's own tests, with every kind of thing that taking back depends on: open and sealed
//! decisions, dice, hidden hands, a card that can be looked at.
//!
//! Two seats hold two of six cards each. For six turns they pass, look at the next card or roll a die; then both bid
//! a card in secret, and the higher one wins.

use crate::{
    Audience, Chance, Element, Game, Message, Observer, Path, Prompt, Rule, Seat, SeatSet, Sink, Stack,
    Standing, Waiting,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

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
    pub bids: [Option<u8>; 2],
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Answer {
    Pass,
    Look,
    Roll,
    Bid(u8),
}

#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) enum Reason {
    NotNow,
    NotHeld,
}

impl crate::Reason for Reason {
    fn rule(&self) -> Rule {
        Rule("PEEK-01")
    }
    fn message(&self) -> Message {
        Message::new(match self {
            Reason::NotNow => "not-now",
            Reason::NotHeld => "not-held",
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

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    public: State,
    me: Option<Seat>,
    hand: Option<[u8; 2]>,
}

impl Peek {
    fn is_over(state: &State) -> bool {
        state.bids.iter().all(Option::is_some)
    }
}

impl Game for Peek {
    type Options = ();
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "peek";
    const SEATS: RangeInclusive<u8> = 2..=2;

    fn new(_options: &(), _seats: u8) -> Result<Peek, Vec<Message>> {
        Ok(Peek)
    }
    fn seats(&self) -> u8 {
        2
    }
    fn content(&self) -> String {
        "peek".to_owned()
    }
    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, _sink: &mut S) -> State {
        let mut cards = [0, 1, 2, 3, 4, 5];
        chance.shuffle(&mut cards);
        let [a, b, c, d, next, _] = cards;
        State { hands: [[a, b], [c, d]], next, ..State::default() }
    }
    fn waiting(&self, state: &State) -> Waiting {
        if state.turn < TURNS {
            return Waiting::seat(Seat(state.turn % 2));
        }
        let seats = Seat::all(2).filter(|seat| state.bids[seat.index()].is_none()).collect();
        if Self::is_over(state) { Waiting::NOBODY } else { Waiting::sealed(seats) }
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
            Answer::Pass | Answer::Look | Answer::Roll if state.turn < TURNS => Ok(()),
            Answer::Pass | Answer::Look | Answer::Roll | Answer::Bid(_) => Err(Reason::NotNow),
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
            Answer::Bid(card) => {
                state.bids[seat.index()] = Some(card);
                sink.emit(Event::Did(seat, "bid"));
                if Self::is_over(state) {
                    sink.emit(Event::Shown(state.bids));
                }
            }
        }
        state.turn = (state.turn + 1).min(TURNS);
    }
    fn standing(&self, state: &State) -> Option<Standing> {
        let [Some(one), Some(other)] = state.bids else { return None };
        let scores: Stack<i32, 8> = [one.into(), other.into()].into_iter().collect();
        Some(Standing { winners: SeatSet::one(Seat(u8::from(other > one))), scores })
    }
    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        match answer {
            Answer::Pass => [Element::only("pass")].into(),
            Answer::Look => [Element::only("look")].into(),
            Answer::Roll => [Element::only("roll")].into(),
            Answer::Bid(card) => [Element::only("bid"), Element::number("card", u16::from(card))].into(),
        }
    }
    fn candidates(&self, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend([Answer::Pass, Answer::Look, Answer::Roll]);
        answers.extend((0..6).map(Answer::Bid));
    }
    fn prompt(&self, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("peek-act"), rule: Rule("PEEK-01") }
    }
    fn view(&self, state: &State, observer: Observer) -> View {
        let me = Seat::all(2).find(|seat| observer == Observer::Seat(*seat));
        let mut public = State { hands: [[0; 2]; 2], ..state.clone() };
        if !observer.is_in(state.looked) {
            public.next = 0;
        }
        // That a bid was made is public, which one only when both are.
        for seat in Seat::all(2).filter(|seat| !Self::is_over(state) && Some(*seat) != me) {
            public.bids[seat.index()] = state.bids[seat.index()].map(|_| 0);
        }
        View { public, me, hand: me.map(|me| state.hands[me.index()]) }
    }
    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        let mut world = view.public.clone();
        let is_over = Self::is_over(&world);
        let knows_next = view.me.is_some_and(|me| world.looked.has(me));
        let mut unknown: Vec<u8> = (0..6).collect();
        chance.shuffle(&mut unknown);
        unknown.retain(|card| {
            let mine = view.hand.is_some_and(|hand| hand.contains(card));
            let seen = knows_next && *card == world.next;
            let shown = is_over && world.bids.contains(&Some(*card));
            !(mine || seen || shown)
        });
        let mut deal = || unknown.pop().unwrap_or_default();
        for seat in Seat::all(2) {
            let i = seat.index();
            world.hands[i] = match view.hand {
                Some(hand) if view.me == Some(seat) => hand,
                _ if is_over => [world.bids[i].unwrap_or_default(), deal()],
                _ => [deal(), deal()],
            };
            if !is_over && view.me != Some(seat) {
                world.bids[i] = world.bids[i].map(|_| world.hands[i][chance.draw(2)]);
            }
        }
        if !knows_next {
            world.next = deal();
        }
        world
    }
    fn broken(&self, state: &State) -> Vec<String> {
        let [[a, b], [c, d]] = state.hands;
        let mut cards = [a, b, c, d, state.next];
        cards.sort_unstable();
        let twice = cards.windows(2).any(|pair| pair[0] == pair[1]);
        if twice { vec!["a card is in two places".to_owned()] } else { Vec::new() }
    }
    fn longest(&self) -> usize {
        usize::from(TURNS) + 3
    }
}
