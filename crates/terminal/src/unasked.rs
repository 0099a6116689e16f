//! What the person in front does without being asked, put together from its parts; and what he says beforehand.

use super::app::{App, Mode};
use ratatui::crossterm::event::KeyCode;
use table::{Complete, Element, Game, Instruction, InstructionDue, InstructionUntil, Parts, Seat};

/// An act that is being put together.
pub struct Composing {
    /// What was picked.
    pub picked: Vec<Element>,
    /// What can come next.
    pub parts: Parts,
    /// The part that Enter would pick.
    pub cursor: usize,
}

impl Composing {
    /// Can it be done as it is?
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.parts.complete == Complete::Whole
    }

    fn text(&self) -> String {
        self.picked.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl<G: Game> App<G> {
    /// Opens the page of what can be done without being asked.
    pub fn open_acts(&mut self) {
        match self.front.filter(|seat| self.session.table.waiting().may.has(*seat)) {
            Some(seat) => self.mode = Mode::Acts(self.composing(seat, Vec::new())),
            None => self.notice = Some(self.texts.get("play-no-acts")),
        }
    }

    /// Is the person in front called by what somebody else did?
    #[must_use]
    pub fn is_called(&self) -> bool {
        self.front.is_some_and(|seat| self.session.table.waiting().called.has(seat))
    }

    /// What can follow; at the beginning without what answers the question, which has its own place.
    fn composing(&self, seat: Seat, picked: Vec<Element>) -> Composing {
        let table = &self.session.table;
        let words: Vec<String> = picked.iter().map(ToString::to_string).collect();
        let mut parts = table.parts(seat, &words.iter().map(String::as_str).collect::<Vec<_>>());
        if picked.is_empty() {
            let begins = |paths: Vec<table::Path>| -> Vec<Element> {
                paths.iter().filter_map(|path| path.0.first().copied()).collect()
            };
            let (answers, acts) = (begins(table.paths(seat)), begins(table.act_paths(seat)));
            parts.next.retain(|part| !answers.contains(part) || acts.contains(part));
        }
        Composing { picked, parts, cursor: 0 }
    }

    /// A key on that page: arrows and Enter pick, `!` does what was put together, Esc goes back.
    pub(super) fn acts_key(&mut self, code: KeyCode, mut page: Composing) {
        let Some(seat) = self.front else { return };
        let last = page.parts.next.len().saturating_sub(1);
        match code {
            KeyCode::Down | KeyCode::Right => page.cursor = (page.cursor + 1).min(last),
            KeyCode::Up | KeyCode::Left => page.cursor = page.cursor.saturating_sub(1),
            KeyCode::Enter => {
                if let Some(part) = page.parts.next.get(page.cursor).copied() {
                    page.picked.push(part);
                    page = self.composing(seat, page.picked);
                    if page.is_whole() && page.parts.next.is_empty() {
                        return self.act(seat, &page);
                    }
                }
            }
            KeyCode::Char('!') if page.is_whole() => return self.act(seat, &page),
            KeyCode::Esc | KeyCode::Backspace => {
                if page.picked.pop().is_none() {
                    return;
                }
                page = self.composing(seat, page.picked);
            }
            _ => {}
        }
        self.mode = Mode::Acts(page);
    }

    fn act(&mut self, seat: Seat, page: &Composing) {
        match self.session.table.read(seat, &page.text()) {
            Ok(act) => {
                let result = self.session.answer(seat, act);
                self.after(result);
            }
            Err(refusal) => self.notice = Some(self.refusal(&refusal)),
        }
    }

    /// Says beforehand what is about to be answered, until something else is asked; or takes it back.
    pub(super) fn instruct(&mut self) {
        let Some(seat) = self.front else { return };
        let Some(prompt) = self.session.table.prompt(seat) else {
            self.instructions.retain(|(other, _)| *other != seat);
            self.notice = Some(self.texts.get("play-instruction-end"));
            return;
        };
        let key = prompt.message.key;
        let before = self.instructions.len();
        self.instructions.retain(|(other, said)| *other != seat || said.prompt != key);
        if self.instructions.len() < before {
            self.notice = Some(self.texts.get("play-instruction-end"));
            return;
        }
        let Some(answer) = self.meant(seat) else {
            self.notice = Some(self.texts.get("play-instruction-pick"));
            return;
        };
        let said = Instruction { prompt: key.to_owned(), answer, until: InstructionUntil::AskedElse };
        self.instructions.push((seat, said));
        self.notice = Some(self.texts.get("play-instruction"));
    }

    /// The answer that is picked, or that the cursor alone means.
    fn meant(&self, seat: Seat) -> Option<String> {
        let picker = self.picker.as_ref()?;
        if let Some(answer) = self.ready.or(picker.complete()) {
            return Some(picker.path(answer).to_string());
        }
        let alone = picker.options().get(picker.cursor).copied().filter(|_| picker.picked().is_empty())?;
        let paths = self.session.table.paths(seat);
        paths.iter().find(|path| path.0 == [alone]).map(ToString::to_string)
    }

    /// An answer that was said beforehand and is due now.
    #[must_use]
    pub(super) fn instructed(&self) -> Option<(Seat, G::Answer)> {
        let table = &self.session.table;
        self.instructions.iter().find_map(|(seat, said)| {
            let prompt = table.prompt(*seat)?;
            let due = said.due(&prompt, |path| table.read(*seat, path).is_ok());
            (due == InstructionDue::Answer)
                .then(|| table.read(*seat, &said.answer).ok())
                .flatten()
                .map(|a| (*seat, a))
        })
    }

    /// Gives what was said beforehand, if it is due; what has come to its end is forgotten. True if there was an answer.
    pub(super) fn follow_instruction(&mut self) -> bool {
        let table = &self.session.table;
        let is_over = |seat: Seat, said: &Instruction| {
            table.prompt(seat).is_some_and(|prompt| said.due(&prompt, |_| true) == InstructionDue::Over)
        };
        let over: Vec<bool> = self.instructions.iter().map(|(seat, said)| is_over(*seat, said)).collect();
        let mut over = over.into_iter();
        self.instructions.retain(|_| !over.next().unwrap_or(false));
        let Some((seat, answer)) = self.instructed() else { return false };
        let result = self.session.answer(seat, answer);
        self.after(result);
        true
    }
}
