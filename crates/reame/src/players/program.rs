//! Outside programs as players: `mine=python3 bot.py`. They get what a person in their seat gets (docs/engine.md).

use super::process::{Process, Silence};
use super::short;
use crate::question::Question;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::{Game, Json, Manner, Observer, Seat, Standing, manner, read_answer};

/// An outside program.
pub struct Program {
    /// What it is called.
    pub name: String,
    /// Its command line.
    pub command: String,
    /// How long it may take for an answer.
    pub limit: Duration,
    /// Processes that wait for their next game.
    idle: Mutex<Vec<Process>>,
}

/// A program in its seat, in one game.
pub struct ProgramSeat {
    program: Arc<Program>,
    /// None once it has failed.
    process: Result<Process, String>,
    asked: u64,
}

/// A question to a program.
#[derive(Serialize)]
struct Ask {
    #[serde(rename = "do")]
    what: &'static str,
    id: u64,
    #[serde(flatten)]
    question: Question,
    view: Json,
}

/// What a program answers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    answer: Option<String>,
    id: Option<u64>,
}

impl Program {
    /// A program that does not run yet.
    #[must_use]
    pub fn new(name: String, command: String, limit: Duration) -> Program {
        Program { name, command, limit, idle: Mutex::default() }
    }

    /// Sits down to a new game.
    #[must_use]
    pub fn sit(self: &Arc<Self>, about: &Value, seat: Seat) -> ProgramSeat {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let process = idle.map_or_else(|| Process::start(&self.command), Ok);
        if let Ok(process) = &process {
            let mut line = json!({ "do": "new", "seat": seat });
            if let (Some(line), Some(about)) = (line.as_object_mut(), about.as_object()) {
                line.extend(about.clone());
            }
            process.tell(format!("{line}\n"));
        }
        ProgramSeat { program: Arc::clone(self), process, asked: 0 }
    }

    /// Ends all its processes; those that end when their input is closed may do so.
    pub fn dismiss(&self) {
        let idle = std::mem::take(&mut *self.idle.lock().unwrap_or_else(PoisonError::into_inner));
        idle.into_iter().for_each(Process::dismiss);
    }
}

impl ProgramSeat {
    /// What the program says, knowing its view: one of these answers or acts, or another legal act. Nothing only if it need not answer.
    ///
    /// # Errors
    /// Why it loses the game. Its process has ended then.
    pub fn answer<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        answers: &[G::Answer],
    ) -> Result<Option<G::Answer>, String> {
        let said = self.ask(game, state, seat, answers);
        if let Err(why) = &said {
            // Ends its process.
            self.process = Err(why.clone());
        }
        said
    }

    fn ask<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        answers: &[G::Answer],
    ) -> Result<Option<G::Answer>, String> {
        let process = self.process.as_mut().map_err(|why| why.clone())?;
        let question = Question::among(game, state, seat, answers);
        let (must, may_act) = (question.prompt.is_some(), !question.acts.is_empty());
        self.asked += 1;
        let (what, id) = (if must { "answer" } else { "act" }, self.asked);
        let view = Json::of(&game.view(state, Observer::Seat(seat)));
        let line = table::log::line(&Ask { what, id, question, view });
        let line = process.ask(line, self.program.limit).map_err(|silence| match silence {
            Silence::TooLate => format!("did not answer within {} s", self.program.limit.as_secs_f64()),
            Silence::Ended(how) => how,
            Silence::TooLong => "said a line without end".to_owned(),
        })?;
        let text = String::from_utf8_lossy(&line);
        let malformed = |why: &str| format!("said what is no answer ({why}): {}", short(text.trim()));
        let said: Said = serde_json::from_slice(&line).map_err(|e| malformed(&e.to_string()))?;
        if said.id.is_some_and(|said| said != id) {
            return Err(malformed(&format!("the question has id {id}")));
        }
        let path = match said.answer {
            Some(path) => path,
            None if must => return Err(malformed("it must answer")),
            None => return Ok(None),
        };
        let illegal = |rule: &str| format!("gave an answer that is not legal{rule}: {}", short(&path));
        let answer = read_answer(game, state, seat, &path).map_err(|refusal| {
            illegal(&refusal.rule.map_or(String::new(), |rule| format!(" ({})", rule.0)))
        })?;
        match manner(game, state, seat, answer) {
            Manner::Act if !may_act => Err(illegal("")),
            Manner::Act | Manner::Answer => Ok(Some(answer)),
        }
    }

    /// The game is over: the process may play the next one.
    pub fn rise(self, standing: Option<&Standing>) {
        if let Ok(process) = self.process {
            process.tell(format!("{}\n", json!({ "do": "over", "standing": standing })));
            self.program.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        }
    }
}

/// In `reame play` a program sits beside people.
impl<G: Game> terminal::machine::Outsider<G> for ProgramSeat {
    fn answer(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        answers: &[G::Answer],
    ) -> Result<Option<G::Answer>, String> {
        ProgramSeat::answer(self, game, state, seat, answers)
    }
}
