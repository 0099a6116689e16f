//! What the player does at the table: picking, answering, taking back, asking why not.

use super::app::{App, Mode};
use super::number::Numbers;
use super::picker::{Picker, Progress, is_passing};
use super::session::Trouble;
use super::takeback::TakeBack;
use table::{Barrier, Element, Floor, Game, Refusal};

impl<G: Game> App<G> {
    /// Picks an element; asks why not if it cannot be picked.
    pub fn pick(&mut self, element: Element) {
        let Some(picker) = &mut self.picker else { return };
        if self.ready.is_some() {
            return;
        }
        if !picker.pick(element) {
            return self.ask_why_not(&element);
        }
        match picker.progress() {
            Progress::Open => {}
            Progress::Whole(answer) if !picker.is_pass(answer) => self.give(answer),
            Progress::Whole(answer) | Progress::Only(answer) => self.ready = Some(answer),
        }
    }

    /// A step back in the picking; what was typed of a number goes first.
    pub fn step_back(&mut self) {
        let was_ready = self.ready.take().is_some();
        if let Some(picker) = &mut self.picker {
            if was_ready || picker.typed.is_empty() {
                picker.back();
            } else {
                picker.typed.clear();
            }
        }
    }

    /// A digit of a number, where one can be given. False: none can, or 0 passes here.
    pub(super) fn type_number(&mut self, digit: char) -> bool {
        let Some(picker) = self.picker.as_mut().filter(|_| self.ready.is_none()) else { return false };
        let options = picker.options();
        let Some(numbers) = Numbers::among(&options) else { return false };
        let passes = digit == '0' && picker.typed.is_empty() && !numbers.begins("0");
        if passes && options.iter().any(is_passing) {
            return false;
        }
        if !picker.type_digit(digit) {
            self.ask_number();
        }
        true
    }

    /// Says which numbers can be given.
    fn ask_number(&mut self) {
        let options = self.picker.as_ref().map(Picker::options).unwrap_or_default();
        if let Some(numbers) = Numbers::among(&options) {
            let args = [("numbers", numbers.told().into())];
            self.notice = Some(self.texts.with("play-number", &args));
        }
    }

    /// Enter: gives the answer that is ready, else picks what the cursor is on.
    pub fn confirm(&mut self) {
        let Some(picker) = &self.picker else {
            self.in_haste = true;
            return;
        };
        if let Some(answer) = self.ready.or(picker.complete()) {
            self.give(answer);
        } else if let Some(element) = picker.meant() {
            self.pick(element);
        } else {
            self.ask_number();
        }
    }

    /// Gives the answer at this place of the list.
    fn give(&mut self, answer: usize) {
        let Some(seat) = self.front else { return };
        let Some(answer) = self.session.table.answers(seat).get(answer).copied() else { return };
        let result = self.session.answer(seat, answer);
        self.panel = None;
        self.after(result);
    }

    /// Takes back the last answer of the person in front, if nobody minds.
    pub fn take_back(&mut self) {
        let Some(seat) = self.front else { return };
        match self.session.take_back_needs(seat) {
            TakeBack::Nothing => self.notice = Some(self.refusal(&Refusal::nothing_to_undo())),
            TakeBack::Free => {
                let result = self.session.take_back(seat);
                self.after(result);
            }
            TakeBack::Ask(persons) => self.mode = Mode::Consent(persons),
            TakeBack::Barred(Barrier::Chance) => self.notice = Some(self.texts.get("play-undo-chance")),
            TakeBack::Barred(Barrier::Knowledge) => self.notice = Some(self.texts.get("play-undo-knowledge")),
        }
    }

    /// Those who were asked agree to taking back.
    pub fn consented(&mut self) {
        self.mode = Mode::Table;
        if let Some(seat) = self.front {
            let result = self.session.take_back(seat);
            self.after(result);
        }
    }

    pub(super) fn after(&mut self, result: Result<(), Trouble>) {
        match result {
            Ok(()) => {
                self.floor = Floor::default();
                self.note_news();
                self.look_again();
            }
            Err(Trouble::Refused(refusal)) => {
                self.mode = Mode::Say(self.explain(&refusal));
                self.step_back();
            }
            Err(Trouble::Lost(why)) => {
                self.failure = Some(why);
                self.has_left = true;
            }
        }
    }

    /// Asks why an element cannot be picked, and says it.
    pub fn ask_why_not(&mut self, element: &Element) {
        self.why_not(&element.to_string(), &self.texts.path(&[*element], &self.names));
    }

    /// Asks why something that was written down cannot be picked: it is called by this name.
    pub(super) fn why_not(&mut self, element: &str, name: &str) {
        let (Some(seat), Some(picker)) = (self.front, &self.picker) else { return };
        let picked: Vec<String> = picker.in_order().iter().map(ToString::to_string).collect();
        let table = &self.session.table;
        let mut lines = vec![self.texts.with("play-why-asked", &[("what", name.into())]), String::new()];
        match table.why_not(seat, &picked, element) {
            None => lines.push(self.texts.get("play-why-fine")),
            Some(refusal) if refusal.rule.is_some() || picked.is_empty() => {
                lines.extend(self.explain(&refusal));
            }
            // With what was picked no answer has it at all: is it that, or could it not be picked anyway?
            Some(_) => match table.why_not(seat, &[], element) {
                None => {
                    let picked = self.texts.path(&picker.in_order(), &self.names);
                    lines.push(self.texts.with("play-why-together", &[("picked", picked.into())]));
                }
                Some(refusal) => lines.extend(self.explain(&refusal)),
            },
        }
        self.mode = Mode::Say(lines);
    }

    /// A refusal in one line.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.texts.message(&refusal.message, &self.names)
    }

    /// A refusal with the rule it rests on.
    fn explain(&self, refusal: &Refusal) -> Vec<String> {
        let mut lines = vec![self.refusal(refusal)];
        if let Some(rule) = refusal.rule {
            lines.push(String::new());
            lines.push(self.statement(rule.0));
        }
        lines
    }

    /// A rule in the player's language, with its id.
    #[must_use]
    pub fn statement(&self, id: &str) -> String {
        match self.ledger.find(id) {
            Some(entry) => super::rulebook::statement(entry, self.texts.lang()),
            None => id.to_owned(),
        }
    }
}
