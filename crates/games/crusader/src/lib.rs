//! Crusader Kings - the board game: its rules for one to five people, with the official AIs, in every scenario.
//!
//! Every decision is a step, with all that there is to know about it in one file; [`flow::Frame`] names them all.
//! The modules follow the chapters of the rulebook: [`setup`], [`sequence`] (Era, Round, Turn, Upkeep), [`checks`], [`special`] (marriage,
//! adoption, titles), [`relations`], [`realm`], [`intrigue`], [`war`], [`tax`], [`crusade`], [`events`], [`trophies`], [`succession`],
//! [`elimination`], [`trades`], [`ai`]. What many chapters do has one door: [`lands`], [`people`], [`tokens`], [`cards`], [`modifiers`].
//! Components are data, see [`content`]. Rule ids are those of `content/crusader/ledger.json`.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod acts;
pub mod ai;
pub mod answer;
pub mod board;
pub mod cards;
pub mod checks;
pub mod content;
pub mod crusade;
pub mod elimination;
pub mod event;
pub mod events;
pub mod flow;
pub mod intrigue;
mod invariants;
pub mod lands;
pub mod map;
pub mod modifiers;
pub mod options;
pub mod people;
pub mod position;
pub mod realm;
pub mod reason;
pub mod relations;
pub mod sequence;
pub mod setup;
pub mod special;
pub mod succession;
pub mod supply;
pub mod tax;
pub mod tokens;
pub mod trades;
pub mod trophies;
pub mod view;
pub mod war;

use crate::answer::Answer;
use crate::board::State;
use crate::content::{Content, Player, Scenario, SpaceId, Token};
use crate::event::Event;
use crate::flow::Play;
use crate::map::Map;
pub use crate::options::Options;
use crate::options::{Parties, Party};
use crate::reason::Reason;
use crate::view::View;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Chance, Complete, Element, Game, Message, Observer, Path, Prompt, Seat, Sink, Standing, Step, Waiting,
};

/// The game, at a table of so many seats.
#[derive(Clone, Debug)]
pub struct Crusader {
    seats: u8,
    content: Arc<Content>,
    scenario: Arc<Scenario>,
    options: Options,
    parties: Parties,
    /// The seat of each player, by its number: it is asked for all the time.
    seat_of: [Option<Seat>; Player::MAX],
    map: Arc<Map>,
}

/// The same rules with the same content.
impl PartialEq for Crusader {
    fn eq(&self, other: &Crusader) -> bool {
        self.seats == other.seats && self.content.hash == other.content.hash && self.options == other.options
    }
}

impl Crusader {
    /// The components in play.
    #[inline]
    #[must_use]
    pub fn components(&self) -> &Content {
        &self.content
    }

    /// The scenario.
    #[inline]
    #[must_use]
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The map of this game.
    #[inline]
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// What was agreed.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The dynasties in play, clockwise.
    #[inline]
    #[must_use]
    pub fn parties(&self) -> &[Party] {
        &self.parties
    }

    /// The seat of a player; an official AI has none.
    #[inline]
    #[must_use]
    pub fn seat_of(&self, player: Player) -> Option<Seat> {
        self.seat_of[player.index()]
    }

    /// Is he a person?
    #[inline]
    #[must_use]
    pub fn is_person(&self, player: Player) -> bool {
        self.seat_of(player).is_some()
    }

    /// The player in a seat.
    ///
    /// # Panics
    /// When there is no such seat at the table.
    #[inline]
    #[must_use]
    pub fn player_of(&self, seat: Seat) -> Player {
        let mut all = Player::all();
        all.find(|player| self.seat_of(*player) == Some(seat)).expect("every seat has a dynasty")
    }

    /// All who were in the game from the start, clockwise from this player.
    pub fn clockwise(&self, from: Player) -> impl Iterator<Item = Player> {
        let at = self.parties.iter().position(|party| party.player == from).unwrap_or(0);
        let count = self.parties.len();
        (0..count).map(move |i| self.parties[(at + i) % count].player)
    }

    /// All others, clockwise from the left neighbour of this player.
    pub fn others(&self, player: Player) -> impl Iterator<Item = Player> {
        self.clockwise(player).skip(1)
    }

    /// The tokens of the Crusade track, with those that the scenario adds (CK-R-90, CK-SCEN4-01).
    pub fn track_tokens(&self) -> impl Iterator<Item = (SpaceId, Token)> {
        let printed = SpaceId::all().zip(&self.content.spaces);
        let printed = printed.filter_map(|(space, printed)| printed.token.map(|token| (space, token)));
        printed.chain(self.scenario.extra_tokens.iter().copied())
    }

    /// All that is wrong with a position that was not reached by play: each line names the field and the rule.
    #[must_use]
    pub fn wrong(&self, state: &State) -> Vec<String> {
        invariants::wrong(self, state)
    }

    /// Runs a position that was not reached by play up to its next decision.
    pub fn run<C: Chance, S: Sink<Event>>(&self, state: &mut State, chance: &mut C, sink: &mut S) {
        Play::new(self, state, chance, sink).run();
    }
}

impl Game for Crusader {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "crusader";
    const RULES: u32 = 3;
    const SEATS: RangeInclusive<u8> = 1..=5;
    const CAN_BE_LOST: bool = true;

    fn new(content: &Arc<Content>, options: &Options, seats: u8) -> Result<Self, Vec<Message>> {
        let (scenario, parties) = options.find(content, seats)?;
        let map = Arc::new(Map::of(content, &scenario, options, &parties));
        let mut seat_of = [None; Player::MAX];
        parties.iter().for_each(|party| seat_of[party.player.index()] = party.seat);
        let content = Arc::clone(content);
        Ok(Crusader { seats, content, scenario, options: options.clone(), parties, seat_of, map })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> Arc<Content> {
        Arc::clone(&self.content)
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        self.start(chance, sink)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Waiting {
        acts::waiting(self, state, state.board.frame().waiting(self, state))
    }

    #[inline]
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        state.board.frame().list(self, state, seat, answers);
    }

    fn acts(&self, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
        acts::list(self, state, seat, acts);
    }

    fn parts(&self, state: &State, seat: Seat, picked: &[&str], parts: &mut Vec<Element>) -> Complete {
        match table::listed_parts(self, state, seat, picked, parts) {
            Complete::Whole => Complete::Whole,
            Complete::Partial => acts::parts(self, state, seat, picked, parts),
        }
    }

    fn read(&self, _state: &State, _seat: Seat, words: &[&str]) -> Option<Answer> {
        trades::read(words)
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if let Some(judged) = acts::judge(self, state, seat, answer) {
            return judged;
        }
        let frame = state.board.frame();
        if !frame.waiting(self, state).must.has(seat) {
            return Err(Reason::NotAsked { rule: rules::CK_ERA_04 });
        }
        frame.judge(self, state, seat, answer)
    }

    #[inline]
    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        sink: &mut S,
    ) {
        let mut play = Play::new(self, state, chance, sink);
        if acts::is_act(answer) {
            acts::take(&mut play, seat, answer);
            play.run();
        } else {
            play.answer(seat, answer);
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        trophies::standing(self, &state.board)
    }

    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        answer.path()
    }

    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        state.board.frame().candidates(self, state, seat, answers);
        acts::candidates(self, state, seat, answers);
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        state.board.frame().prompt(self, state, seat)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(self, state, observer)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(self, chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        invariants::broken(self, state)
    }

    fn longest(&self) -> usize {
        200_000
    }

    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        options::CHOICES
    }
}

// The ledger, the texts, and the ids of rules as constants; made when this crate is built.
include!(concat!(env!("OUT_DIR"), "/books.rs"));
