//! A game in progress as tests tell it: what a seat does, what it is refused, what it is offered, what it sees, what was told.
//!
//! ```
//! use table::kit::Sitting;
//! use table::{Content as _, Game as _, Nothing, Observer, Scripted};
//! use toys::morra::{Morra, Options};
//!
//! let game = Morra::new(&Nothing::built_in(), &Options::default(), 2).expect("two can play");
//! let mut t = Sitting::open(game, Scripted::dice([]));
//! t.must_answer([0, 1]).offers(0, ["fingers/0", "fingers/5"]);
//! t.is_refused(0, "fingers/6", "TOY-MOR-01").is_refused(0, "pass", None);
//! t.does(0, "fingers/2").must_answer([1]);
//! assert_eq!(t.sees(Observer::Spectator).mine, None, "it is secret until all have chosen");
//! ```
//!
//! A game's own language of tests stands on this and adds the game's own words: how a position is set up, what a player has.
//! Forced answers are given like all others, unless [they give themselves](Sitting::forced_by_itself) as at a table. After every answer the position is checked, by
//! [`Sitting::check`] and by what a game's tests want checked beside it ([`Sitting::also`]).

use crate::{
    Event as _, Game, Manner, Observer, Play, Prompt, Refusal, Sampled, Scripted, Seat, SeatSet, Standing,
    Waiting, advance, manner, read_answer,
};
use std::fmt;

/// A game being played by a test, with chance as the test has it.
pub struct Sitting<G: Game> {
    /// The rules.
    pub game: G,
    /// Where play is.
    pub state: G::State,
    /// The dice to come.
    pub chance: Scripted,
    /// All that has happened, or what has since [`Sitting::news`] was last read.
    pub events: Vec<G::Event>,
    /// How many answers were given that were needed: acts do not count.
    pub steps: usize,
    also: fn(&G, &G::State),
    forced: Forced,
}

/// Who gives the only legal answer of an open decision.
#[derive(Copy, Clone)]
enum Forced {
    /// The test, so that it sees every step.
    ByHand,
    /// Itself, as at a table.
    ByItself,
}

impl<G: Game> Sitting<G> {
    /// A new game, set up with this chance.
    #[must_use]
    pub fn open(game: G, mut chance: Scripted) -> Sitting<G> {
        let mut events = Vec::new();
        let state = game.set_up(&mut chance, &mut events);
        Sitting::at(game, state, chance, events)
    }

    /// A position at a decision, reached by these events.
    #[must_use]
    pub fn at(game: G, state: G::State, chance: Scripted, events: Vec<G::Event>) -> Sitting<G> {
        let sitting =
            Sitting { game, state, chance, events, steps: 0, also: |_, _| {}, forced: Forced::ByHand };
        sitting.check();
        sitting
    }

    /// This is checked too: now, and after every answer.
    #[must_use]
    pub fn also(mut self, check: fn(&G, &G::State)) -> Sitting<G> {
        self.also = check;
        self.check();
        self
    }

    /// From now on the only legal answer of an open decision gives itself, as at a table.
    #[must_use]
    pub fn forced_by_itself(mut self) -> Sitting<G> {
        self.forced = Forced::ByItself;
        self
    }

    /// What holds in every position: no invariant is broken, whoever must answer can, from a list that is sorted, and the dice
    /// that lay ready could be rolled.
    ///
    /// # Panics
    /// If it does not.
    #[track_caller]
    pub fn check(&self) {
        let broken = self.game.broken(&self.state);
        assert!(broken.is_empty(), "an invariant is broken: {}", broken.join("; "));
        assert_eq!(self.chance.misfits(), 0, "the dice of this test show what no such die has");
        for seat in self.must().iter() {
            let answers = self.answers(seat);
            assert!(!answers.is_empty(), "whoever is asked can answer, also seat {seat}");
            assert!(answers.is_sorted_by(|a, b| a < b), "answers are sorted and different: {answers:?}");
        }
        (self.also)(&self.game, &self.state);
    }

    /// What holds in every position and takes longer to see: what is listed is what is judged legal, and every observer's view
    /// gives a world that looks the same to him.
    ///
    /// # Panics
    /// If it does not.
    #[track_caller]
    pub fn check_thoroughly(game: &G, state: &G::State) {
        for seat in game.waiting(state).must.iter() {
            let (mut listed, mut legal) = (Vec::new(), Vec::new());
            game.list(state, seat, &mut listed);
            game.candidates(state, seat, &mut legal);
            legal.retain(|answer| game.judge(state, seat, *answer).is_ok());
            legal.sort_unstable();
            legal.dedup();
            assert_eq!(listed, legal, "what is listed for seat {seat} is what is judged legal");
        }
        for observer in Observer::all(game.seats()) {
            let view = game.view(state, observer);
            let world = game.world(&view, &mut Sampled::new(1));
            assert!(game.view(&world, observer) == view, "a world of {observer:?} looks as this one does");
        }
    }

    /// The next dice, after those that lie ready.
    pub fn dice(&mut self, faces: impl IntoIterator<Item = u8>) -> &mut Self {
        self.chance.add_dice(faces);
        self
    }

    /// Who must answer, who may act, who is called.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        self.game.waiting(&self.state)
    }

    /// Who must answer.
    #[must_use]
    pub fn must(&self) -> SeatSet {
        self.waiting().must
    }

    /// These must answer, and nobody else.
    ///
    /// # Panics
    /// If it is not so.
    #[track_caller]
    pub fn must_answer<const N: usize>(&mut self, seats: [u8; N]) -> &mut Self {
        assert_eq!(self.must(), seats.map(Seat).into_iter().collect(), "who must answer");
        self
    }

    /// What a seat can answer if it must, and what is listed of what it can do unasked if it may, each by its path.
    #[must_use]
    pub fn listed(&self, seat: Seat) -> Vec<(String, G::Answer)> {
        let waiting = self.waiting();
        let mut answers = Vec::new();
        if waiting.must.has(seat) {
            answers = self.answers(seat);
        }
        if waiting.may.has(seat) {
            self.game.acts(&self.state, seat, &mut answers);
        }
        answers.into_iter().map(|answer| (self.path(seat, answer), answer)).collect()
    }

    /// The paths of what is [listed](Sitting::listed).
    #[must_use]
    pub fn paths(&self, seat: Seat) -> Vec<String> {
        self.listed(seat).into_iter().map(|(path, _)| path).collect()
    }

    fn answers(&self, seat: Seat) -> Vec<G::Answer> {
        let mut answers = Vec::new();
        self.game.list(&self.state, seat, &mut answers);
        answers
    }

    fn path(&self, seat: Seat, answer: G::Answer) -> String {
        self.game.path(&self.state, seat, answer).to_string()
    }

    /// These can be answered or done by a seat.
    ///
    /// # Panics
    /// If one of them cannot.
    #[track_caller]
    pub fn offers<const N: usize>(&mut self, seat: u8, paths: [&str; N]) -> &mut Self {
        let offered = self.paths(Seat(seat));
        for path in paths {
            assert!(offered.iter().any(|other| other == path), "'{path}' must be legal; listed: {offered:?}");
        }
        self
    }

    /// Just these can be answered or done by a seat, in the order of the list.
    ///
    /// # Panics
    /// If it is not so.
    #[track_caller]
    pub fn offers_only<const N: usize>(&mut self, seat: u8, paths: [&str; N]) -> &mut Self {
        assert_eq!(self.paths(Seat(seat)), paths, "exactly this is legal for seat {seat}");
        self
    }

    /// What a seat is asked.
    #[must_use]
    pub fn prompt(&self, seat: u8) -> Prompt {
        self.game.prompt(&self.state, Seat(seat))
    }

    /// A seat answers, or does something unasked, by a path that must be legal.
    ///
    /// # Panics
    /// If it is not, or the position after it does not hold.
    #[track_caller]
    pub fn does(&mut self, seat: u8, path: &str) -> &mut Self {
        match self.read(Seat(seat), path) {
            Ok(answer) => self.gives(seat, answer),
            Err(refusal) => {
                panic!(
                    "'{path}' of seat {seat} is refused: {refusal:?}\nlisted: {:?}",
                    self.paths(Seat(seat))
                )
            }
        }
    }

    /// A seat gives an answer that must be legal.
    ///
    /// # Panics
    /// If it is not, or the position after it does not hold.
    #[track_caller]
    pub fn gives(&mut self, seat: u8, answer: G::Answer) -> &mut Self {
        let judged = self.game.judge(&self.state, Seat(seat), answer);
        assert_eq!(judged, Ok(()), "{answer:?} of seat {seat} must be legal");
        let manner = manner(&self.game, &self.state, Seat(seat), answer);
        let Sitting { game, state, chance, events, .. } = self;
        match self.forced {
            Forced::ByHand => game.apply(state, Seat(seat), answer, chance, events),
            Forced::ByItself => advance(game, state, Seat(seat), answer, chance, events),
        }
        self.check();
        self.steps += usize::from(manner == Manner::Answer);
        assert!(self.steps <= self.game.longest(), "no game is that long");
        self
    }

    /// What steps play with, to see what a part of one does.
    pub fn play(&mut self) -> Play<'_, G, Scripted, Vec<G::Event>> {
        let Sitting { game, state, chance, events, .. } = self;
        Play { game, state, chance, sink: events }
    }

    fn read(&self, seat: Seat, path: &str) -> Result<G::Answer, Refusal> {
        let waiting = self.waiting();
        if !waiting.hears(seat) {
            return Err(Refusal::not_your_turn(waiting.must));
        }
        read_answer(&self.game, &self.state, seat, path)
    }

    /// Why a path is refused: of several things that it could mean, the one nearest to legal.
    ///
    /// # Panics
    /// If it is legal.
    #[must_use]
    #[track_caller]
    pub fn why_not(&self, seat: u8, path: &str) -> Refusal {
        match self.read(Seat(seat), path) {
            Ok(answer) => panic!("'{path}' of seat {seat} is legal: {answer:?}"),
            Err(refusal) => refusal,
        }
    }

    /// A path is refused by this rule; by none if it means nothing here, or it is not the seat's turn.
    ///
    /// # Panics
    /// If it is legal, or refused by another rule.
    #[track_caller]
    pub fn is_refused<'r>(&mut self, seat: u8, path: &str, rule: impl Into<Option<&'r str>>) -> &mut Self {
        let refusal = self.why_not(seat, path);
        let by = refusal.rule.map(|rule| rule.0);
        assert_eq!(by, rule.into(), "the rule that refuses '{path}' of seat {seat}: {refusal:?}");
        self
    }

    /// Whoever must answer does so by the first of these paths that is legal, else by the first of his list, until something
    /// holds or the game is over.
    ///
    /// # Panics
    /// If it never comes to that.
    #[track_caller]
    pub fn idle_until(&mut self, paths: &[&str], mut holds: impl FnMut(&Sitting<G>) -> bool) -> &mut Self {
        while !holds(self) {
            let Some(seat) = self.must().first() else { return self };
            let listed = self.listed(seat);
            let liked = paths.iter().find_map(|path| listed.iter().find(|(other, _)| other == path));
            let (_, answer) = *liked.unwrap_or(&listed[0]);
            self.gives(seat.0, answer);
        }
        self
    }

    /// What an observer may know.
    #[must_use]
    pub fn sees(&self, observer: Observer) -> G::View {
        self.game.view(&self.state, observer)
    }

    /// What happened, as far as an observer is told.
    pub fn told_to(&self, observer: Observer) -> impl Iterator<Item = &G::Event> {
        self.events.iter().filter(move |event| event.audience().includes(observer))
    }

    /// What happened by a rule.
    pub fn told_by(&self, rule: &str) -> impl Iterator<Item = &G::Event> {
        self.events.iter().filter(move |event| event.rule().0 == rule)
    }

    /// What happened since the last time this was asked.
    pub fn news(&mut self) -> Vec<G::Event> {
        std::mem::take(&mut self.events)
    }

    /// The end of the game, once it has come.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        self.game.standing(&self.state)
    }
}

impl<G: Game> fmt::Debug for Sitting<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a game of {} after {} answers, {:?} must answer", G::NAME, self.steps, self.must())
    }
}
