//! Playing on from a position.

use super::check;
use super::sitting::Sitting;
use kingsburg::board::{Phase, Player, State};
use kingsburg::content::BuildingId;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use kingsburg::goods::Goods;
use kingsburg::{Kingsburg, Options};
use std::ops::{Deref, DerefMut};
use table::kit;
use table::{Game, Observer, Prompt, Scripted, Seat};

/// A game being played by a test: the kit's [`Sitting`](kit::Sitting), with the words of Kingsburg.
pub struct Table(kit::Sitting<Kingsburg>);

impl Deref for Table {
    type Target = kit::Sitting<Kingsburg>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// A whole game from set up.
    pub fn open(seats: u8, chance: Scripted) -> Table {
        Table::with(&Options::default(), seats, chance)
    }

    /// A whole game with modules from set up.
    pub fn with(options: &Options, seats: u8, chance: Scripted) -> Table {
        let game = Kingsburg::new(kingsburg::content::Content::base(), options, seats)
            .expect("a game of two to five");
        Table(kit::Sitting::open(game, chance).also(check))
    }

    /// A position, with the events that led to it.
    pub fn at(game: Kingsburg, state: State, chance: Scripted, events: Vec<Event>) -> Table {
        Table(kit::Sitting::at(game, state, chance, events).also(check))
    }

    pub fn seat(&mut self, seat: u8) -> Sitting<'_> {
        Sitting::new(self, Seat(seat))
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.state.board.player(Seat(seat))
    }

    /// Goods and tokens as in the ledger, `nothing` if there are none.
    pub fn has(&self, seat: u8) -> String {
        let Player { goods: Goods { gold, wood, stone }, plus2, .. } = *self.player(seat);
        let things = [(gold, "G"), (wood, "W"), (stone, "S"), (plus2, "T")];
        let things: Vec<_> =
            things.iter().filter(|(n, _)| *n > 0).map(|(n, kind)| format!("{n}{kind}")).collect();
        if things.is_empty() { "nothing".to_owned() } else { things.join(" ") }
    }

    pub fn vp(&self, seat: u8) -> i16 {
        self.player(seat).vp
    }

    pub fn soldiers(&self, seat: u8) -> u16 {
        self.player(seat).soldiers
    }

    /// The buildings of a player, by name.
    pub fn buildings(&self, seat: u8) -> String {
        names(self.player(seat).built.iter())
    }

    /// The buildings a player has activated this season.
    pub fn used(&self, seat: u8) -> String {
        names(self.player(seat).used.iter())
    }

    pub fn order(&self) -> Vec<u8> {
        self.state.board.in_order().map(|s| s.0).collect()
    }

    pub fn phase(&self) -> Phase {
        self.state.board.phase
    }

    pub fn frame(&self) -> Frame {
        self.state.board.frame()
    }

    pub fn agent(&self) -> Option<u8> {
        self.state.board.agent.map(|s| s.0)
    }

    /// The groups on advisors: number and owner.
    pub fn court(&self) -> Vec<(u8, Option<u8>)> {
        let mut court: Vec<_> =
            self.state.board.court.iter().map(|g| (g.advisor, g.seat.map(|s| s.0))).collect();
        court.sort_unstable();
        court
    }

    /// Who must answer.
    pub fn waits_for(&self) -> Option<u8> {
        self.must().only().map(|s| s.0)
    }

    /// The paths of all legal answers of whoever must answer.
    pub fn answers(&self) -> Vec<String> {
        self.must().only().map_or_else(Vec::new, |seat| self.answers_of(seat))
    }

    /// The paths of all legal answers of a seat, of several that must answer.
    pub fn answers_of(&self, seat: Seat) -> Vec<String> {
        self.paths(seat)
    }

    /// What whoever must answer is asked.
    pub fn prompt(&self) -> Prompt {
        self.0.prompt(self.must().only().expect("somebody is asked").0)
    }

    /// The dice that will be rolled next.
    pub fn rolls(&mut self, faces: impl IntoIterator<Item = u8>) {
        self.chance = Scripted::dice(faces);
    }

    /// Everybody passes, or takes the first of what he must take, until something holds.
    pub fn idle_until(&mut self, holds: impl Fn(&Table) -> bool) {
        while !holds(self) {
            let seat = self.must().first().expect("the game goes on");
            let paths = self.answers_of(seat);
            let path = if paths.iter().any(|p| p == "pass") { "pass" } else { paths[0].as_str() };
            self.seat(seat.0).answers(path);
        }
    }

    /// Idle until this phase, or until the game is over.
    pub fn idle_to(&mut self, phase: Phase) {
        self.idle_until(|t| t.phase() == phase || t.frame() == Frame::Over);
    }

    /// Idle until dice are placed no more and somebody builds.
    pub fn idle_to_building(&mut self) {
        self.idle_until(|t| matches!(t.frame(), Frame::Build { .. }));
    }

    /// Everybody passes until the placing of dice is over; then the advisors help.
    pub fn idle_to_help(&mut self) {
        self.idle_until(|t| !matches!(t.frame(), Frame::Influence { .. }));
    }

    /// Who won; nobody while the game goes on.
    pub fn winners(&self) -> Vec<u8> {
        self.standing().map_or_else(Vec::new, |s| s.winners.iter().map(|seat| seat.0).collect())
    }

    /// What an observer may learn of all that happened.
    pub fn heard_by(&self, observer: Observer) -> Vec<Event> {
        self.told_to(observer).copied().collect()
    }
}

fn names(ids: impl Iterator<Item = BuildingId>) -> String {
    ids.map(BuildingId::name).collect::<Vec<_>>().join(" ")
}
