//! What came out.

use crate::meter::Counts;
use serde::Serialize;
use std::fmt;

/// The figures of a run. What could not be measured is missing.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Figures {
    /// Answers acknowledged, a second.
    pub answers_per_second: f64,
    /// Milliseconds from sending an answer until the last seat of its table had it: half of all were faster.
    pub p50_ms: f64,
    /// 95 of 100 were faster.
    pub p95_ms: f64,
    /// 99 of 100 were faster.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
    /// Memory (resident) of the server for one more idle table with all its sockets, in KiB.
    pub memory_kb_per_table: Option<f64>,
    /// The same of its heap alone after tidying, where it has one that can be asked.
    pub heap_kb_per_table: Option<f64>,
    /// Processor time of the server, milliseconds an answer.
    pub server_cpu_ms: Option<f64>,
    /// Processor time of the generator, milliseconds an answer.
    pub generator_cpu_ms: f64,
    /// How many processors the server kept busy.
    pub server_cores: Option<f64>,
    /// How many processors the generator kept busy.
    pub generator_cores: f64,
    /// Received by all seats together, KiB an answer.
    pub received_kb: f64,
}

/// A run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Which server.
    pub server: String,
    /// What it promises of an acknowledged answer.
    pub promise: String,
    /// Which game.
    pub game: String,
    /// How many tables at once.
    pub tables: u32,
    /// How many sockets at once.
    pub sockets: u64,
    /// How fast people answered.
    pub pace: String,
    /// How long was measured.
    pub seconds: f64,
    /// How long it took to make the tables.
    pub set_up_seconds: f64,
    /// Answers acknowledged.
    pub answers: u64,
    /// Games that ended.
    pub games: u64,
    /// Answers that were refused: there should be none.
    pub refused: u64,
    /// Tables that broke: there should be none.
    pub broken: u64,
    /// What went wrong, the first few.
    pub failures: Vec<String>,
    /// The figures.
    pub figures: Figures,
}

/// What kept a load from being faster.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Bound {
    /// The server.
    Server,
    /// The generator: the server could do more.
    Generator,
    /// All processors of the machine, shared by both.
    Machine,
    /// Neither was busy: they waited for the disk, or other programs took the processors.
    Waiting,
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bound::Server => "the server",
            Bound::Generator => "the generator",
            Bound::Machine => "the machine",
            Bound::Waiting => "waiting",
        })
    }
}

/// Processor time of one run, in seconds.
pub struct Cpu {
    /// The server's.
    pub server: Option<f64>,
    /// The generator's.
    pub generator: f64,
}

impl Cpu {
    /// What was spent between this moment and a later one.
    pub fn until(&self, later: &Cpu) -> Cpu {
        let server = self.server.zip(later.server).map(|(from, to)| to - from);
        Cpu { server, generator: later.generator - self.generator }
    }
}

impl Figures {
    /// From what was counted.
    pub(crate) fn new(counts: &Counts, seconds: f64, cpu: &Cpu) -> Figures {
        let quantile = |q| counts.times.value_at_quantile(q) as f64 / 1000.0;
        let per = |sum: f64| if counts.answers > 0 { sum / counts.answers as f64 } else { 0.0 };
        Figures {
            answers_per_second: counts.answers as f64 / seconds,
            p50_ms: quantile(0.5),
            p95_ms: quantile(0.95),
            p99_ms: quantile(0.99),
            max_ms: counts.times.max() as f64 / 1000.0,
            memory_kb_per_table: None,
            heap_kb_per_table: None,
            server_cpu_ms: cpu.server.map(|time| per(time * 1000.0)),
            generator_cpu_ms: per(cpu.generator * 1000.0),
            server_cores: cpu.server.map(|time| time / seconds),
            generator_cores: cpu.generator / seconds,
            received_kb: per(counts.bytes as f64 / 1024.0),
        }
    }

    /// What was the limit in a closed loop on a machine of so many processors. The generator has one thread.
    #[must_use]
    pub fn bound(&self, processors: usize) -> Bound {
        const BUSY: f64 = 0.95;
        // Servers of other frameworks have one thread.
        const BUSY_SERVER: f64 = 0.9;
        let both = self.generator_cores + self.server_cores.unwrap_or(0.0);
        if self.generator_cores >= BUSY {
            Bound::Generator
        } else if both >= BUSY * processors as f64 {
            Bound::Machine
        } else if self.server_cores.is_none_or(|cores| cores >= BUSY_SERVER) {
            Bound::Server
        } else {
            Bound::Waiting
        }
    }

    /// The middle of each figure.
    #[must_use]
    pub fn median(runs: &[Figures]) -> Figures {
        let middle = |of: fn(&Figures) -> f64| median(runs.iter().map(of).collect()).unwrap_or(0.0);
        let maybe = |of: fn(&Figures) -> Option<f64>| median(runs.iter().filter_map(of).collect());
        Figures {
            answers_per_second: middle(|f| f.answers_per_second),
            p50_ms: middle(|f| f.p50_ms),
            p95_ms: middle(|f| f.p95_ms),
            p99_ms: middle(|f| f.p99_ms),
            max_ms: middle(|f| f.max_ms),
            memory_kb_per_table: maybe(|f| f.memory_kb_per_table),
            heap_kb_per_table: maybe(|f| f.heap_kb_per_table),
            server_cpu_ms: maybe(|f| f.server_cpu_ms),
            generator_cpu_ms: middle(|f| f.generator_cpu_ms),
            server_cores: maybe(|f| f.server_cores),
            generator_cores: middle(|f| f.generator_cores),
            received_kb: middle(|f| f.received_kb),
        }
    }

    /// The lines of a table: what, figure, digits after the point.
    pub(crate) fn lines(&self) -> [(&'static str, Option<f64>, usize); 12] {
        [
            ("answers/s", Some(self.answers_per_second), 0),
            ("p50 ms until the last seat has it", Some(self.p50_ms), 2),
            ("p95 ms", Some(self.p95_ms), 2),
            ("p99 ms", Some(self.p99_ms), 2),
            ("max ms", Some(self.max_ms), 2),
            ("KiB of memory an idle table", self.memory_kb_per_table, 1),
            ("KiB of tidied heap an idle table", self.heap_kb_per_table, 1),
            ("server's CPU ms an answer", self.server_cpu_ms, 3),
            ("generator's CPU ms an answer", Some(self.generator_cpu_ms), 3),
            ("server's busy cores", self.server_cores, 2),
            ("generator's busy cores", Some(self.generator_cores), 2),
            ("KiB received an answer", Some(self.received_kb), 1),
        ]
    }
}

/// The middle one, or the mean of the two in the middle.
fn median(mut figures: Vec<f64>) -> Option<f64> {
    figures.sort_by(f64::total_cmp);
    let high = *figures.get(figures.len() / 2)?;
    let low = *figures.get(figures.len().saturating_sub(1) / 2)?;
    Some((low + high) / 2.0)
}

/// A figure for people.
pub(crate) fn figure(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.digits$}"))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { server, promise, game, tables, sockets, pace, seconds, answers, games, .. } = self;
        writeln!(f, "{server} ({promise}), {game}: {tables} tables, {sockets} sockets, {pace}")?;
        writeln!(f, "{answers} answers and {games} games ended in {seconds:.1} s")?;
        for (what, value, digits) in self.figures.lines() {
            writeln!(f, "  {what:<36}{:>10}", figure(value, digits))?;
        }
        if self.refused > 0 || self.broken > 0 {
            writeln!(f, "  {} answers refused, {} tables broken:", self.refused, self.broken)?;
            self.failures.iter().try_for_each(|why| writeln!(f, "    {why}"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_who_was_busy() {
        let figures = |generator_cores, server_cores| Figures {
            generator_cores,
            server_cores: Some(server_cores),
            ..Figures::default()
        };
        assert_eq!(figures(0.3, 1.0).bound(2), Bound::Server);
        assert_eq!(figures(0.99, 0.5).bound(2), Bound::Generator);
        assert_eq!(figures(0.7, 1.25).bound(2), Bound::Machine);
        assert_eq!(figures(0.2, 0.5).bound(2), Bound::Waiting);
    }

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(vec![4.0, 1.0]), Some(2.5));
    }
}
