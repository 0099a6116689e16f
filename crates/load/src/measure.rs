//! A load on any server, from the first table to the figures.

use crate::drive::{LoadTable, drive};
use crate::meter::Meter;
use crate::process::Process;
use crate::progress::Watch;
use crate::report::Cpu;
use crate::server_kind::ServerKind;
use crate::spawn::Spawned;
use crate::{Error, Figures, Limit, Pace, Plan, Progress, Report};
use futures_util::{StreamExt, TryStreamExt, stream};
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Chance, Sampled};
use tokio::task::JoinSet;

/// How many tables are made at the same time.
const HANDS: usize = 16;
/// After so many tables, or half of few, a server has read what it reads once.
const FIRST: u32 = 16;
/// Between two looks at how far it is.
const LOOK: Duration = Duration::from_millis(50);
/// Until a server that has nothing to do has come to rest.
const REST: Duration = Duration::from_millis(500);
/// No run measures longer.
const LONGEST: Duration = Duration::from_secs(600);

/// A server to be measured.
pub struct Subject<'a, S> {
    /// Its name.
    pub name: &'static str,
    /// What it promises of an acknowledged answer.
    pub promise: &'static str,
    /// What is played.
    pub game: &'a str,
    /// How to talk with it.
    pub side: S,
    /// Its process, if it is on this machine.
    pub process: Option<u32>,
    /// The server itself, if it was started here.
    pub spawned: Option<Spawned>,
}

/// Memory of a server: all that it holds, and its heap if it tells.
#[derive(Default)]
struct Memory {
    resident: Option<f64>,
    heap: Option<f64>,
}

/// Measures, and stops the server if it was started here.
pub async fn measure<S: ServerKind>(
    plan: &Plan,
    subject: Subject<'_, S>,
    progress: Progress,
) -> Result<Report, Error> {
    let Subject { name, promise, game, side, process, mut spawned } = subject;
    let process = process.map(Process);
    let load = Load { plan, process, side: Arc::new(side), watch: Watch::new(progress, plan, name) };
    let measured = load.measure(&mut spawned).await;
    if let Some(server) = spawned {
        server.stop().await;
    }
    measured.map(|mut report| {
        (report.server, report.promise, report.game) = (name.into(), promise.into(), game.into());
        report
    })
}

struct Load<'a, S> {
    plan: &'a Plan,
    process: Option<Process>,
    side: Arc<S>,
    watch: Watch,
}

impl<S: ServerKind> Load<'_, S> {
    async fn measure(&self, spawned: &mut Option<Spawned>) -> Result<Report, Error> {
        let meter = Arc::new(Meter::new());
        let begun = Instant::now();
        // What a server reads once, at its first table, is no table's own.
        let first = FIRST.min(self.plan.tables / 2);
        let mut tables = self.tables(0..first, &meter).await?;
        tokio::time::sleep(REST).await;
        let before = self.memory(spawned).await?;
        tables.extend(self.tables(first..self.plan.tables, &meter).await?);
        let set_up_seconds = begun.elapsed().as_secs_f64();
        tokio::time::sleep(REST).await;
        let idle = self.memory(spawned).await?;

        let mut tasks = JoinSet::new();
        tables.into_iter().for_each(|table| {
            tasks.spawn(drive(table));
        });
        tokio::time::sleep(self.plan.warm_up).await;
        let cpu = self.cpu()?;
        let begun = Instant::now();
        meter.open();
        self.wait(&meter, begun).await;
        meter.close();
        let seconds = begun.elapsed().as_secs_f64();
        let cpu = cpu.until(&self.cpu()?);
        tasks.shutdown().await;
        self.watch.done();

        let counts = meter.counts();
        if counts.broken >= u64::from(self.plan.tables) {
            return Err(Error::Broken(counts.failures.into_iter().next().unwrap_or_default()));
        }
        let mut figures = Figures::new(&counts, seconds, &cpu);
        let added = f64::from(self.plan.tables - first);
        let per_table = |before: Option<f64>, idle: Option<f64>| Some((idle? - before?) / added);
        figures.memory_kb_per_table = per_table(before.resident, idle.resident);
        figures.heap_kb_per_table = per_table(before.heap, idle.heap);
        Ok(Report {
            server: String::new(),
            promise: String::new(),
            game: String::new(),
            tables: self.plan.tables,
            sockets: self.plan.sockets(),
            pace: self.plan.pace.to_string(),
            seconds,
            set_up_seconds,
            answers: counts.answers,
            games: counts.games,
            refused: counts.refused,
            broken: counts.broken,
            failures: counts.failures,
            figures,
        })
    }

    /// Makes these tables, ready to play.
    async fn tables(&self, which: Range<u32>, meter: &Arc<Meter>) -> Result<Vec<LoadTable<S>>, Error> {
        let tables = stream::iter(which).map(|index| async move {
            let mut random = Sampled::nth(self.plan.seed, u64::from(index));
            let offset = match self.plan.pace {
                Pace::Closed => Duration::ZERO,
                Pace::Every(span) => span.mul_f64(random.draw(1000) as f64 / 1000.0),
            };
            let people = self.side.people(index).await?;
            let seated = self.side.seat(&people, Sampled::new(random.word())).await?;
            self.watch.table();
            let (side, meter, pace) = (Arc::clone(&self.side), Arc::clone(meter), self.plan.pace);
            Ok(LoadTable { side, people, seated, random, pace, offset, meter })
        });
        tables.buffer_unordered(HANDS).try_collect().await
    }

    /// Waits until it is enough.
    async fn wait(&self, meter: &Meter, begun: Instant) {
        loop {
            let (time, answers) = (begun.elapsed(), meter.answers());
            let enough = match self.plan.limit {
                Limit::Time(limit) => time >= limit,
                Limit::Answers(limit) => answers >= limit,
            };
            let broken = meter.broken_tables() >= u64::from(self.plan.tables);
            if enough || broken || time >= LONGEST {
                return;
            }
            self.watch.measured(time, answers);
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn memory(&self, spawned: &mut Option<Spawned>) -> Result<Memory, Error> {
        let heap = match spawned {
            Some(server) => server.heap().await,
            None => None,
        };
        let resident = self.process.map(|process| process.memory().map(|kb| kb as f64)).transpose()?;
        Ok(Memory { resident, heap })
    }

    fn cpu(&self) -> Result<Cpu, Error> {
        let server = self.process.map(Process::cpu).transpose()?;
        Ok(Cpu { server, generator: Process::own().cpu()? })
    }
}
