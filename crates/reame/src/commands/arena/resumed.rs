//! `--resume`: games that a file holds already are not played again.

use crate::commands::one_game::SeatRecord;
use crate::commands::out::{Out, Recording, RunLine};
use crate::players::Forfeit;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::ErrorKind;

/// What a line says of a game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct RecordedGame {
    /// Its number.
    pub game: u64,
    /// Which dice it began with.
    pub index: u64,
    /// How each seat did.
    pub seats: Vec<SeatRecord>,
    /// Who failed, and why.
    pub forfeit: Option<Forfeit>,
    /// How long it took.
    pub ms: f64,
}

/// The games of each run that a file begins.
#[derive(Default)]
pub struct Resumed(Vec<(Value, BTreeMap<u64, RecordedGame>)>);

impl Resumed {
    /// What the file holds, and the file to go on with, which is behind the last whole line.
    ///
    /// # Errors
    /// One line: it cannot be read or written, or it is none of `arena --out`.
    pub fn open(recording: &Recording) -> Result<(Resumed, Option<Out>), String> {
        let Some(path) = &recording.out else { return Ok((Resumed::default(), None)) };
        let told = |why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) if e.kind() == ErrorKind::NotFound => String::new(),
            Err(e) => return Err(told(&e)),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let resumed = Resumed::read(&text[..whole]).map_err(|why| told(&why))?;
        Ok((resumed, Some(Out::append(path, recording.per, whole as u64)?)))
    }

    fn read(text: &str) -> Result<Resumed, String> {
        let mut runs: Vec<(Value, BTreeMap<u64, RecordedGame>)> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let told = |why: &dyn std::fmt::Display| format!("line {number}: {why}");
            let value: Value = serde_json::from_str(line).map_err(|e| told(&e))?;
            match value["record"].as_str() {
                Some("run") => runs.push((head(value), BTreeMap::new())),
                Some("game") => {
                    let known: RecordedGame = serde_json::from_value(value).map_err(|e| told(&e))?;
                    let (_, games) = runs.last_mut().ok_or_else(|| told(&"a game of no run"))?;
                    games.insert(known.game, known);
                }
                Some("decision") => {}
                _ => return Err(told(&"no line of `reame arena --out`")),
            }
        }
        Ok(Resumed(runs))
    }

    /// The games of a run, by number.
    ///
    /// # Errors
    /// One line: what the file holds was played otherwise, and with what.
    pub fn games(&self, run: &RunLine<'_>) -> Result<BTreeMap<u64, RecordedGame>, String> {
        let run = head(serde_json::to_value(run).map_err(|e| e.to_string())?);
        for (other, _) in &self.0 {
            // A ladder has several matches in one file.
            let differs = |key: &str| !matches!(key, "players" | "seats") && other[key] != run[key];
            let mut keys = run.as_object().into_iter().flat_map(|run| run.keys());
            if let Some(key) = keys.find(|key| differs(key.as_str())) {
                return Err(format!("the file has games with {key} {}, not {}", other[key], run[key]));
            }
        }
        let same = self.0.iter().filter(|(other, _)| *other == run);
        Ok(same.flat_map(|(_, games)| games.clone()).collect())
    }
}

/// What the games of a run have in common: how many there are to be is another matter.
fn head(mut run: Value) -> Value {
    if let Some(fields) = run.as_object_mut() {
        fields.remove("games");
    }
    run
}
