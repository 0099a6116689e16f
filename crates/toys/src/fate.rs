//! Fate: duels with a deck of 24 cards that is never used up.
//!
//! Every round two neighbours draw four cards each and lay two of them face down. All four are shown together; the higher sum scores. What each kept
//! goes under the deck, his own two in the order that he held them; the four that were shown go under as one packet in an order
//! that nobody knows. So the deck comes round again, and who remembers knows more. Whoever lost may look at the next three
//! cards, put the next one under the deck unseen, shuffle, or let it be. Shows [`table::zones::Zones`].

mod answer;
mod event;
mod view;

pub use answer::{Answer, Reason};
pub use event::Event;
pub use view::View;

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::zones::{End, Numbered, Zone, ZoneKind, Zones};
use table::{
    Chance, Content, Game, Message, Nothing, Observer, Path, Prompt, Rule, Seat, SeatSet, Sink, Stack,
    Standing, Waiting,
};

/// How many Fate cards there are.
pub const CARDS: usize = 24;
/// The most seats.
pub const PLAYERS: usize = 4;
/// The Fate deck.
pub const DECK: Zone = Zone(0);
/// The cards that are shown.
pub const SHOWN: Zone = Zone(1);

/// What a seat holds.
#[must_use]
pub const fn hand(seat: Seat) -> Zone {
    Zone(2 + 2 * seat.0)
}

/// What a seat has laid face down.
#[must_use]
pub const fn laid(seat: Seat) -> Zone {
    Zone(3 + 2 * seat.0)
}

/// A Fate card.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// What it counts in a duel, 0 to 5.
    #[must_use]
    pub const fn strength(self) -> u8 {
        self.0 / 4
    }
}

impl Numbered for Card {
    fn number(self) -> usize {
        usize::from(self.0)
    }

    fn numbered(number: usize) -> Card {
        Card(number as u8)
    }
}

/// All cards, where they lie, and who knows what of it.
pub type Cards = Zones<Card, CARDS, { 2 + 2 * PLAYERS }, { PLAYERS + 1 }>;

/// What can be chosen before play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many duels there are, at least one.
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 10 }
    }
}

/// The rules of fate.
#[derive(Clone, Debug)]
pub struct Fate {
    rounds: u8,
    seats: u8,
}

/// A moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The cards.
    pub cards: Cards,
    /// The points of each seat.
    pub points: Stack<u8, PLAYERS>,
    /// How many duels are over.
    pub played: u8,
    /// Who may meddle with the deck before the next.
    pub loser: Option<Seat>,
    /// What was shown in the last duel, seat by seat.
    pub shown: Stack<Card, 4>,
}

impl Fate {
    /// The two who fight in this round.
    fn fighters(&self, state: &State) -> [Seat; 2] {
        [state.played % self.seats, (state.played + 1) % self.seats].map(Seat)
    }

    /// Both draw their cards.
    fn begin<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        if state.played == self.rounds {
            return;
        }
        for seat in self.fighters(state) {
            for _ in 0..4 {
                if let Some(card) = state.cards.draw(DECK, hand(seat)) {
                    sink.emit(Event::Found { seat, card });
                }
            }
            sink.emit(Event::Drew { seat });
        }
    }

    /// All is shown; what was used goes under the deck.
    fn fight<C: Chance, S: Sink<Event>>(&self, state: &mut State, chance: &mut C, sink: &mut S) {
        let fighters = self.fighters(state);
        let sums = fighters.map(|seat| state.cards.cards(laid(seat)).map(Card::strength).sum::<u8>());
        fighters.iter().for_each(|seat| state.cards.lay(laid(*seat), SHOWN));
        let winner = usize::from(sums[1] > sums[0]);
        state.points[fighters[winner].index()] += u8::from(sums[0] != sums[1]);
        state.loser = Some(fighters[1 - winner]);
        state.shown = state.cards.cards(SHOWN).collect();
        sink.emit(Event::Fought { cards: state.shown, sums });
        fighters.iter().for_each(|seat| state.cards.lay(hand(*seat), DECK));
        state.cards.tuck(SHOWN, DECK, chance);
    }
}

impl Game for Fate {
    type Content = Nothing;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "fate";
    const SEATS: RangeInclusive<u8> = 2..=PLAYERS as u8;

    fn new(_content: &Arc<Nothing>, options: &Options, seats: u8) -> Result<Fate, Vec<Message>> {
        match options.rounds {
            0 => Err(vec![Message::new("fate-no-rounds")]),
            rounds => Ok(Fate { rounds, seats }),
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> Arc<Nothing> {
        Nothing::built_in()
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let own = |seat| [ZoneKind::Hand(seat), ZoneKind::Sealed(seat)];
        let kinds: Vec<ZoneKind> =
            [ZoneKind::Deck, ZoneKind::Open].into_iter().chain(Seat::all(self.seats).flat_map(own)).collect();
        let mut cards = Cards::new(CARDS, self.seats, &kinds);
        cards.shuffle(DECK, chance);
        let points = Seat::all(self.seats).map(|_| 0).collect();
        let mut state = State { cards, points, played: 0, loser: None, shown: Stack::new() };
        self.begin(&mut state, sink);
        state
    }

    fn waiting(&self, state: &State) -> Waiting {
        match state.loser {
            Some(seat) => Waiting::seat(seat),
            None if state.played == self.rounds => Waiting::NOBODY,
            None => {
                let thinks = |seat: &Seat| state.cards.count(laid(*seat)) == 0;
                Waiting::sealed(self.fighters(state).into_iter().filter(thinks).collect())
            }
        }
    }

    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answer::list(state, seat, answers);
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        answer::judge(state, seat, answer)
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
            Answer::Play(one, other) => {
                [one, other].into_iter().for_each(|card| state.cards.pick(card, laid(seat), End::Bottom));
                sink.emit(Event::Laid { seat });
                let is_ready = |seat: Seat| state.cards.count(laid(seat)) > 0;
                if self.fighters(state).into_iter().all(is_ready) {
                    self.fight(state, chance, sink);
                }
                return;
            }
            Answer::Look => {
                state.cards.look(seat, DECK, 3);
                sink.emit(Event::Looked { seat });
                sink.emit(Event::Saw { seat, cards: state.cards.cards(DECK).take(3).collect() });
            }
            Answer::Bury => {
                state.cards.draw(DECK, DECK);
                sink.emit(Event::Buried { seat });
            }
            Answer::Shuffle => {
                state.cards.shuffle(DECK, chance);
                sink.emit(Event::Shuffled { seat });
            }
            Answer::Pass => {}
        }
        state.loser = None;
        state.played += 1;
        self.begin(state, sink);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        if state.played < self.rounds || state.loser.is_some() {
            return None;
        }
        let scores: Stack<i32, 8> = state.points.iter().map(|points| i32::from(*points)).collect();
        let most = scores.iter().max().copied();
        let winners: SeatSet =
            Seat::all(self.seats).filter(|seat| scores.get(seat.index()).copied() == most).collect();
        Some(Standing { winners, scores, sides: Stack::new(), by: Rule("TOY-FAT-01") })
    }

    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        answer.path()
    }

    fn candidates(&self, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        answer::candidates(answers);
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        let key = if state.loser.is_some() { "fate-meddle" } else { "fate-play" };
        Prompt { message: Message::new(key).with("seat", seat), rule: Rule("TOY-FAT-01") }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        state.cards.broken()
    }

    fn longest(&self) -> usize {
        3 * usize::from(self.rounds) + 1
    }
}
