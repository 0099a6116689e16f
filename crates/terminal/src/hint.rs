//! Hints: what a search advises the person in front, from what that person may know. Only who asks gets one.

use super::app::{App, Mode};
use super::thought::{Lost, Thought};
use bots::{Advice, Players};
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;
use table::{Element, Game, Seat};

/// So many answers are told.
const TOLD: usize = 3;

/// Who may ask for hints.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Hints {
    /// A person who plays alone against bots.
    #[default]
    Alone,
    /// Several persons at one screen too.
    Everybody,
}

/// A hint about the present position.
pub enum Hint {
    /// Nobody has asked for one.
    Unasked,
    /// It is being sought.
    Sought(Thought<Advice>),
    /// It was found.
    Found(Found),
}

/// What was found out about the present position.
pub struct Found {
    /// The best answers, by their place in the list, the highest chance first.
    pub answers: Vec<Weighed>,
    /// Each seat's chance to win if the first one is given.
    pub chances: Vec<f32>,
    /// How many games were played on for it.
    pub games: u32,
}

/// An answer that a hint tells.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weighed {
    /// Its place in the list.
    pub answer: usize,
    /// The chance to win with it, and by how much that may be off; none if it was not weighed.
    pub chance: Option<(f32, f32)>,
}

impl Hint {
    /// The hint, once it was found.
    #[must_use]
    pub fn found(&self) -> Option<&Found> {
        match self {
            Hint::Found(found) => Some(found),
            Hint::Unasked | Hint::Sought(_) => None,
        }
    }
}

impl<G: Game> App<G> {
    /// May the person in front ask for hints? Persons who share a screen agree on that before they begin.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        self.session.persons().len() <= 1 || self.hints == Hints::Everybody
    }

    /// The person in front asks for a hint.
    pub fn ask_hint(&mut self) {
        if !self.has_hints() {
            self.notice = Some(self.texts.get("play-hints-off"));
            return;
        }
        let thought = match (&self.hint, self.front, &self.picker) {
            (Hint::Found(_), _, Some(_)) => return self.mode = Mode::Hint,
            (Hint::Sought(_), _, Some(_)) => return,
            (Hint::Unasked, Some(seat), Some(_)) => self.seek(seat),
            (_, _, None) | (_, None, _) => None,
        };
        match thought {
            Some(thought) => self.hint = Hint::Sought(thought),
            None => self.notice = Some(self.texts.get("play-not-now")),
        }
    }

    fn seek(&self, seat: Seat) -> Option<Thought<Advice>> {
        let table = &self.session.table;
        Players::of(self.opponents).advise(table, seat, table.entries().len() as u64).map(Thought::begin)
    }

    /// Shows the hint as soon as it is found.
    pub fn hint_goes_on(&mut self) {
        let Hint::Sought(thought) = &self.hint else { return };
        match thought.within(Duration::ZERO) {
            Ok(None) => {}
            Ok(Some(advice)) => {
                self.hint = Hint::Found(self.found(&advice));
                // Nobody is disturbed on another page or before the last Enter; the marks in the list are there.
                if matches!(self.mode, Mode::Table) && self.ready.is_none() {
                    self.mode = Mode::Hint;
                }
            }
            Err(Lost) => {
                self.hint = Hint::Unasked;
                self.notice = Some(self.texts.get("play-hint-lost"));
            }
        }
    }

    fn found(&self, advice: &Advice) -> Found {
        let paths = self.front.map(|seat| self.session.table.paths(seat)).unwrap_or_default();
        let place = |answer: &str| paths.iter().position(|path| path.to_string() == answer);
        let answers = advice.answers.iter().filter_map(|advised| {
            let chance = (advised.playouts > 0).then_some((advised.chance, advised.margin));
            Some(Weighed { answer: place(&advised.answer)?, chance })
        });
        let answers = answers.take(TOLD).collect();
        Found { answers, chances: advice.chances.clone(), games: advice.playouts }
    }

    /// A key while the hint is shown: one of its answers is taken up, to be given by Enter.
    pub fn hint_key(&mut self, code: KeyCode) {
        let place = match code {
            KeyCode::Enter => 0,
            KeyCode::Char(c @ '1'..='9') => usize::from(c as u8 - b'1'),
            _ => return,
        };
        let advised = self.hint.found().and_then(|found| found.answers.get(place));
        if let (Some(advised), Some(_)) = (advised, &self.picker) {
            self.ready = Some(advised.answer);
        }
    }

    /// What the best answer needs next.
    #[must_use]
    pub fn advised(&self) -> Vec<Element> {
        match (self.hint.found().and_then(|found| found.answers.first()), &self.picker) {
            (Some(best), Some(picker)) => picker.toward(best.answer),
            _ => Vec::new(),
        }
    }
}
