//! A game in progress, in the words of Warrior Knights.

use super::{area, city, keep, noble};
use knights::board::{Army, Board, Place, State};
use knights::content::{TroopKind, kinds};
use knights::{Knights, board};
use std::collections::VecDeque;
use std::ops::{Deref, DerefMut};
use table::{Game, Scripted, Seat};

/// A game that is being played by a test. The only legal answer of an open decision is given by itself, as at a table; a test may say it all
/// the same.
pub struct Sitting(table::kit::Sitting<Knights>, VecDeque<(u8, String)>);

impl Deref for Sitting {
    type Target = table::kit::Sitting<Knights>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Sitting {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Sitting {
    /// From this position, with chance from a seed: what a test depends on it lays ready.
    #[track_caller]
    pub fn on(game: Knights, mut state: State) -> Sitting {
        let mut chance = Scripted::dice([]).then_seed(7);
        let mut events = Vec::new();
        table::Play::new(&game, &mut state, &mut chance, &mut events).run();
        let mut sitting = Sitting(table::kit::Sitting::at(game, state, chance, events), VecDeque::new());
        sitting.settle();
        sitting
    }

    /// Forced answers are given, and remembered.
    fn settle(&mut self) {
        while let Some(seat) = self.0.waiting().alone() {
            let mut answers = Vec::new();
            self.0.game.list(&self.0.state, seat, &mut answers);
            let [only] = answers[..] else { return };
            self.1.push_back((seat.0, self.0.game.path(&self.0.state, seat, only).to_string()));
            self.0.gives(seat.0, only);
        }
    }

    /// A seat answers by a path that must be legal, or that was the only legal one and has been given by itself.
    #[track_caller]
    pub fn does(&mut self, seat: u8, path: &str) -> &mut Self {
        if let Some(at) = self.1.iter().position(|given| given.0 == seat && given.1 == path) {
            self.1.drain(..=at);
            return self;
        }
        self.1.clear();
        self.0.does(seat, path);
        self.settle();
        self
    }

    /// What a seat must choose from, without what it may do unasked.
    pub fn choices(&self, seat: u8) -> Vec<String> {
        self.0.paths(Seat(seat)).into_iter().filter(|path| !path.starts_with("give gold/")).collect()
    }

    /// Just these can be answered by a seat.
    #[track_caller]
    pub fn offers_only<const N: usize>(&mut self, seat: u8, paths: [&str; N]) -> &mut Self {
        let (mut listed, mut wanted) = (self.choices(seat), paths.map(str::to_owned).to_vec());
        listed.sort();
        wanted.sort();
        assert_eq!(listed, wanted, "exactly this is legal for seat {seat}");
        self
    }

    /// What lies open.
    pub fn board(&self) -> &Board {
        &self.0.state.board
    }

    /// A Baron.
    pub fn baron(&self, seat: u8) -> &board::Baron {
        self.board().baron(Seat(seat))
    }

    /// His crowns.
    pub fn crowns(&self, seat: u8) -> u16 {
        self.baron(seat).crowns
    }

    /// Where a Noble is.
    pub fn place(&self, seat: u8, symbol: &str) -> Place {
        self.board().noble(noble(seat, symbol)).place
    }

    /// Is he in this area?
    pub fn is_in(&self, seat: u8, symbol: &str, word: &str) -> bool {
        self.place(seat, symbol) == Place::Area(area(word))
    }

    /// Is he exhausted?
    pub fn is_tired(&self, seat: u8, symbol: &str) -> bool {
        self.board().noble(noble(seat, symbol)).is_exhausted
    }

    /// The troops of a Noble, as words.
    pub fn troops(&self, seat: u8, symbol: &str) -> String {
        self.army(Army::Noble(noble(seat, symbol)))
    }

    /// The troops in a stronghold, as words.
    pub fn garrison_of(&self, seat: u8) -> String {
        self.army(keep(seat))
    }

    fn army(&self, army: Army) -> String {
        let troops = self.board().troops(army);
        let count = |kind: TroopKind| troops.iter().filter(|troop| troop.kind() == kind).count();
        let words = kinds(troops).flat_map(|kind| std::iter::repeat_n(kind.word(), count(kind)));
        words.collect::<Vec<_>>().join(" ")
    }

    /// Casualty tokens of a Noble's army.
    pub fn tokens(&self, seat: u8, symbol: &str) -> u8 {
        self.board().noble(noble(seat, symbol)).tokens
    }

    /// A city.
    pub fn city(&self, word: &str) -> &board::City {
        self.board().city(city(word))
    }

    /// Who controls a city.
    pub fn owner(&self, word: &str) -> Option<u8> {
        self.city(word).owner.map(|seat| seat.0)
    }

    /// How many cities a Baron controls.
    pub fn cities_of(&self, seat: u8) -> u32 {
        self.board().cities_of(Seat(seat)).len()
    }

    /// A row of answers of one seat.
    #[track_caller]
    pub fn all<const N: usize>(&mut self, seat: u8, paths: [&str; N]) -> &mut Self {
        for path in paths {
            self.does(seat, path);
        }
        self
    }

    /// The key of what a seat is asked.
    pub fn asked(&self, seat: u8) -> &'static str {
        self.0.prompt(seat).message.key
    }

    /// Who must answer, if it is one.
    pub fn turn(&self) -> Option<u8> {
        self.0.must().only().map(|seat| seat.0)
    }

    /// Is this path legal for a seat?
    pub fn can(&self, seat: u8, path: &str) -> bool {
        self.0.paths(Seat(seat)).iter().any(|other| other == path)
    }

    /// The rules with their options.
    pub fn game(&self) -> &Knights {
        &self.0.game
    }
}
