//! Bots by the names that people write: a level, and if it searches, how much: `regent:iterations=2000`, `regent:ms=200`.

use crate::levels::{Effort, Level, Style};
use std::time::Duration;

/// A bot that was asked for by name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// Its level.
    pub level: &'static str,
    /// How its level plays, with what was said about it.
    pub play: Style,
    /// What its thinking is measured by.
    pub clock: Clock,
}

/// What the thinking of a bot is measured by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Clock {
    /// As its level promises: nothing was said.
    Promised,
    /// Its iterations, however long they take.
    Iterations,
    /// So much time for a decision, or its iterations if they were said and come first.
    Time(Duration),
}

/// What can be said about a search, and up to which number.
const PARAMETERS: [(&str, u32); 4] =
    [("iterations", 10_000_000), ("ms", 600_000), ("depth", 100), ("workers", 64)];

impl Asked {
    /// Reads a name.
    ///
    /// # Errors
    /// One line on what is not known, with what is.
    pub fn read(levels: &[Level], name: &str) -> Result<Asked, String> {
        let mut words = name.split(':');
        let first = words.next().unwrap_or_default();
        let level = levels.iter().find(|level| level.name == first).ok_or_else(|| {
            let known: Vec<&str> = levels.iter().map(|level| level.name).collect();
            format!("there is no bot '{first}'; known: {}", known.join(", "))
        })?;
        let said: Vec<&str> = words.collect();
        match level.play {
            play if said.is_empty() => Ok(Asked { level: level.name, play, clock: Clock::Promised }),
            Style::Search(effort) => {
                tune(level.name, effort, &said).map_err(|why| format!("'{name}': {why}"))
            }
            Style::Random | Style::Heuristic => {
                let search = levels.iter().filter(|level| matches!(level.play, Style::Search(_)));
                let search: Vec<&str> = search.map(|level| level.name).collect();
                Err(format!("'{name}': {first} does not search; those that do: {}", search.join(", ")))
            }
        }
    }
}

/// The effort with what was said about it, each thing once.
fn tune(level: &'static str, mut effort: Effort, said: &[&str]) -> Result<Asked, String> {
    let mut numbers = [None; PARAMETERS.len()];
    for word in said {
        let (name, text) = word.split_once('=').unwrap_or((word, ""));
        let place = PARAMETERS.iter().position(|(parameter, _)| *parameter == name).ok_or_else(|| {
            let known = PARAMETERS.map(|(parameter, _)| parameter).join(", ");
            format!("there is no parameter '{name}'; known: {known}, as in iterations=2000")
        })?;
        let most = PARAMETERS[place].1;
        let number = text.parse().ok().filter(|number| (1..=most).contains(number));
        let number = number.ok_or_else(|| format!("{name} is a number from 1 to {most}, not '{text}'"))?;
        if numbers[place].replace(number).is_some() {
            return Err(format!("{name} is said twice"));
        }
    }
    let [iterations, milliseconds, depth, workers] = numbers;
    effort.depth = depth.unwrap_or(effort.depth);
    effort.workers = workers.unwrap_or(effort.workers);
    let clock = match (iterations, milliseconds) {
        (None, None) => Clock::Promised,
        (Some(_), None) => Clock::Iterations,
        (_, Some(milliseconds)) => Clock::Time(Duration::from_millis(u64::from(milliseconds))),
    };
    effort.iterations = match clock {
        Clock::Promised => effort.iterations,
        Clock::Iterations | Clock::Time(_) => iterations.unwrap_or(u32::MAX),
    };
    Ok(Asked { level, play: Style::Search(effort), clock })
}

#[cfg(test)]
mod tests {
    use super::*;

    const EFFORT: Effort = Effort { iterations: 600, most: 6_000, depth: 1, workers: 2, seconds: 2 };
    const LEVELS: &[Level] = &[Level::RANDOM, Level::heuristic("steward"), Level::search("regent", EFFORT)];

    fn read(name: &str) -> Result<(Effort, Clock), String> {
        Asked::read(LEVELS, name).map(|asked| match asked.play {
            Style::Search(effort) => (effort, asked.clock),
            Style::Random | Style::Heuristic => panic!("{name} does not search"),
        })
    }

    #[test]
    fn a_name_alone_is_its_level() {
        assert_eq!(read("regent"), Ok((EFFORT, Clock::Promised)));
        assert_eq!(Asked::read(LEVELS, "steward").map(|asked| asked.play), Ok(Style::Heuristic));
    }

    #[test]
    fn effort_is_said_after_colons() {
        let iterations = Effort { iterations: 2000, ..EFFORT };
        assert_eq!(read("regent:iterations=2000"), Ok((iterations, Clock::Iterations)));
        let time = Clock::Time(Duration::from_millis(200));
        let endless = Effort { iterations: u32::MAX, ..EFFORT };
        assert_eq!(read("regent:ms=200"), Ok((endless, time)), "time alone is the measure");
        assert_eq!(read("regent:ms=200:iterations=2000"), Ok((iterations, time)), "whichever comes first");
        let deep = Effort { depth: 3, workers: 1, ..EFFORT };
        assert_eq!(read("regent:workers=1:depth=3"), Ok((deep, Clock::Promised)));
    }

    #[test]
    fn what_cannot_be_said_is_refused_in_one_line() {
        for (name, why) in [
            ("oracle", "there is no bot 'oracle'; known: random, steward, regent"),
            ("oracle:ms=1", "there is no bot 'oracle'; known: random, steward, regent"),
            ("steward:ms=9", "'steward:ms=9': steward does not search; those that do: regent"),
            (
                "regent:speed=9",
                "'regent:speed=9': there is no parameter 'speed'; known: iterations, ms, depth, workers, as in \
                 iterations=2000",
            ),
            ("regent:ms", "'regent:ms': ms is a number from 1 to 600000, not ''"),
            ("regent:ms=0", "'regent:ms=0': ms is a number from 1 to 600000, not '0'"),
            ("regent:depth=-1", "'regent:depth=-1': depth is a number from 1 to 100, not '-1'"),
            ("regent:workers=65", "'regent:workers=65': workers is a number from 1 to 64, not '65'"),
            ("regent:ms=1:ms=1", "'regent:ms=1:ms=1': ms is said twice"),
        ] {
            assert_eq!(read(name), Err(why.to_owned()));
        }
    }
}
