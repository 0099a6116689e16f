//! What the owners of seats have said beforehand: "pass every such window until my turn".

use super::{AnswerRequest, Room};
use crate::chance::word;
use crate::problem::{Problem, ProblemKind};
use table::{Instruction, InstructionDue, Seat};

/// A seat keeps at most so many.
pub const MOST: usize = 16;

impl Room {
    /// What a seat has said beforehand.
    #[must_use]
    pub fn instructions(&self, seat: Seat) -> &[Instruction] {
        self.seats.get(seat.index()).map_or(&[], |row| &row.instructions)
    }

    /// Keeps an instruction in place of one about the same question.
    ///
    /// # Errors
    /// That there are too many, or the store fails.
    pub async fn instruct(&mut self, seat: Seat, new: Instruction) -> Result<(), Problem> {
        let mut all = self.instructions(seat).to_vec();
        all.retain(|old| old.prompt != new.prompt);
        if all.len() >= MOST {
            return Err(Problem::invalid("prompt", format!("a seat keeps at most {MOST} instructions")));
        }
        all.push(new);
        self.keep_instructions(seat, &all).await
    }

    /// Forgets the instruction about a question, or all.
    ///
    /// # Errors
    /// That the store fails.
    pub async fn take_back_instruction(&mut self, seat: Seat, prompt: Option<&str>) -> Result<(), Problem> {
        let mut all = self.instructions(seat).to_vec();
        all.retain(|old| prompt.is_some_and(|prompt| old.prompt != prompt));
        self.keep_instructions(seat, &all).await
    }

    async fn keep_instructions(&mut self, seat: Seat, all: &[Instruction]) -> Result<(), Problem> {
        if self.instructions(seat) != all {
            self.house.store.set_instructions(&self.row, seat.0, self.instructions(seat), all).await?;
            self.refresh().await?;
        }
        Ok(())
    }

    /// Gives one answer that was said beforehand, if one is due; instructions that have come to their end are forgotten.
    /// True if there was an answer.
    pub(super) async fn follow_instruction(&mut self) -> Result<bool, Problem> {
        let Some(game) = self.game() else { return Ok(false) };
        for seat in self.people_among(game.waiting().must).iter() {
            let Some(prompt) = self.game().and_then(|game| game.prompt(seat)) else { continue };
            let due = |said: &Instruction| {
                let legal = |path: &str| self.game().is_some_and(|game| game.draft(seat, path).is_ok());
                (said.due(&prompt, legal), said.clone())
            };
            let due: Vec<(InstructionDue, Instruction)> = self.instructions(seat).iter().map(due).collect();
            if due.iter().any(|(due, _)| *due == InstructionDue::Over) {
                let left: Vec<_> = due
                    .iter()
                    .filter(|(due, _)| *due != InstructionDue::Over)
                    .map(|(_, i)| i.clone())
                    .collect();
                self.keep_instructions(seat, &left).await?;
            }
            if let Some((_, said)) = due.into_iter().find(|(due, _)| *due == InstructionDue::Answer) {
                let ask = AnswerRequest { at: self.row.length, answer: said.answer, key: word::<16>() };
                return match self.answer(seat, &ask).await {
                    Ok(_) => Ok(true),
                    Err(problem) if problem.kind == ProblemKind::MovedOn => Ok(true),
                    Err(problem) => Err(problem),
                };
            }
        }
        Ok(false)
    }
}
