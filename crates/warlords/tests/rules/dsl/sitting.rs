//! A position being played: answers by their paths, and what can be said of it.

use super::{Loaded, card, fief, letters};
use table::{Event as _, Game, Observer, Reason as _, Seat, read_answer};
use warlords::Warlords;
use warlords::answer::Answer;
use warlords::board::{Phase, State};
use warlords::event::Event;
use warlords::flow::Frame;
use warlords::view::View;

/// A game that is played on from a position.
pub struct Sitting {
    pub game: Warlords,
    pub state: State,
    pub events: Vec<Event>,
    chance: Loaded,
}

impl Sitting {
    pub fn new(game: Warlords, state: State) -> Sitting {
        Sitting { game, state, events: Vec::new(), chance: Loaded::new() }
    }

    /// Runs up to the next decision.
    pub fn go_on(&mut self) {
        self.game.run(&mut self.state, &mut self.chance, &mut self.events);
        self.check();
    }

    /// The next dice, in rolling order: attacker first, Lancers to Warlords.
    pub fn dice(&mut self, faces: &[u8]) -> &mut Self {
        self.chance.lay(faces);
        self
    }

    /// Dice that were laid out and not rolled.
    pub fn dice_left(&self) -> usize {
        self.chance.left()
    }

    /// Who is waited for.
    pub fn waits_for(&self) -> Option<u8> {
        self.game.waiting(&self.state).seats.first().map(|s| s.0)
    }

    /// The paths of the legal answers of who is waited for.
    pub fn paths(&self) -> Vec<String> {
        let Some(seat) = self.waits_for() else { return Vec::new() };
        let mut answers = Vec::new();
        self.game.list(&self.state, Seat(seat), &mut answers);
        answers.into_iter().map(|a| self.game.path(&self.state, Seat(seat), a).to_string()).collect()
    }

    /// Is this path a legal answer now?
    pub fn may(&self, path: &str) -> bool {
        self.paths().iter().any(|p| p == path)
    }

    /// The legal answers that begin with this, without it.
    pub fn after(&self, prefix: &str) -> Vec<String> {
        let paths = self.paths();
        paths.iter().filter_map(|p| p.strip_prefix(prefix)).map(|p| p.trim().to_owned()).collect()
    }

    /// This seat, who must be waited for, gives these answers one after another. Nothing is taken by itself.
    pub fn answers<'a>(&mut self, seat: u8, paths: impl IntoIterator<Item = &'a str>) -> &mut Self {
        for path in paths {
            assert_eq!(self.waits_for(), Some(seat), "'{path}': {:?} waits", self.state.board.frame());
            match read_answer(&self.game, &self.state, Seat(seat), path) {
                Ok(answer) => self.apply(seat, answer),
                Err(refusal) => {
                    panic!("'{path}' is refused: {refusal:?} in {:?}\nlegal: {:?}", self.state.board.frame(), self.paths())
                }
            }
        }
        self
    }

    fn apply(&mut self, seat: u8, answer: Answer) {
        self.game.apply(&mut self.state, Seat(seat), answer, &mut self.chance, &mut self.events);
        self.check();
    }

    fn check(&self) {
        let broken = self.game.broken(&self.state);
        assert!(broken.is_empty(), "{}", broken.join("; "));
    }

    /// The answer is refused by this rule and changes nothing.
    pub fn refused(&mut self, seat: u8, path: &str, rule: &str) -> &mut Self {
        assert_eq!(self.waits_for(), Some(seat), "'{path}': {:?} waits", self.state.board.frame());
        let before = self.state.clone();
        match read_answer(&self.game, &self.state, Seat(seat), path) {
            Ok(_) => panic!("'{path}' is legal"),
            Err(refusal) => assert_eq!(refusal.rule.map(|r| r.0), Some(rule), "'{path}': {:?}", refusal.message),
        }
        assert!(before == self.state, "a refusal changes nothing");
        self
    }

    /// Everybody who is waited for is done until it is this seat's turn in this kind of frame, or nobody's.
    pub fn pass_until(&mut self, stop: impl Fn(&Sitting) -> bool) -> &mut Self {
        for _ in 0..500 {
            if stop(self) || self.waits_for().is_none() {
                return self;
            }
            let seat = self.waits_for().expect("somebody");
            let paths = self.paths();
            let pick = ["done", "fight", "refuse", "obey", "play-on"].iter().find(|w| paths.iter().any(|p| p == *w));
            let path = pick.map_or_else(|| paths[0].clone(), |w| (*w).to_owned());
            self.answers(seat, [path.as_str()]);
        }
        panic!("it does not come to that");
    }

    /// Passes on to this phase.
    pub fn pass_to(&mut self, phase: Phase) -> &mut Self {
        self.pass_until(|t| t.state.board.phase == phase)
    }

    /// Soldiers in a fief, as letters.
    pub fn army(&self, word: &str) -> String {
        letters(&self.state.board.armies[fief(word)])
    }

    /// Soldiers who attack a fief, as letters.
    pub fn attackers(&self, word: &str) -> String {
        letters(&self.state.board.attacks[fief(word)])
    }

    /// Who controls a fief; nobody: the peasants.
    pub fn owner(&self, word: &str) -> Option<u8> {
        self.state.board.holder(fief(word)).map(|s| s.0)
    }

    /// A player's gold.
    pub fn gold(&self, seat: u8) -> u32 {
        self.state.board.player(Seat(seat)).gold
    }

    /// How many cards a player holds.
    pub fn cards(&self, seat: u8) -> u32 {
        self.state.hands[usize::from(seat)].len()
    }

    /// Does a player hold this card?
    pub fn holds(&self, seat: u8, word: &str) -> bool {
        self.state.hands[usize::from(seat)].designs(self.game.components()).has(card(word))
    }

    /// What is being done.
    pub fn frame(&self) -> Frame {
        self.state.board.frame()
    }

    /// The present phase.
    pub fn phase(&self) -> Phase {
        self.state.board.phase
    }

    /// What a seat sees.
    pub fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Observer::Seat(Seat(seat)))
    }

    /// The events that happened since the position was set up, by the rule they cite.
    pub fn told(&self, rule: &str) -> Vec<&Event> {
        self.events.iter().filter(|e| e.rule().0 == rule).collect()
    }

    /// Why a path is refused: the rule, for a seat that is waited for.
    pub fn why_not(&self, answer: Answer) -> Option<&'static str> {
        let seat = Seat(self.waits_for()?);
        self.game.judge(&self.state, seat, answer).err().map(|reason| reason.rule().0)
    }
}
