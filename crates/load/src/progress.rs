//! A bar for people who wait.

use crate::{Limit, Plan, Progress};
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

/// Shows how far a load is.
pub struct Watch {
    bar: ProgressBar,
    limit: Limit,
}

impl Watch {
    /// At the beginning: no tables as yet.
    pub fn new(progress: Progress, plan: &Plan, name: &str) -> Watch {
        let bar = match progress {
            Progress::Bar => ProgressBar::new(u64::from(plan.tables)),
            Progress::Silent => ProgressBar::hidden(),
        };
        let style = ProgressStyle::with_template("{prefix} {bar:40} {pos}/{len} {msg}  {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = bar.with_style(style).with_prefix(name.to_owned()).with_message("tables");
        Watch { bar, limit: plan.limit }
    }

    /// One more table is ready.
    pub fn table(&self) {
        self.bar.inc(1);
    }

    /// So far the measuring is.
    pub fn measured(&self, time: Duration, answers: u64) {
        let (position, length, unit) = match self.limit {
            Limit::Time(limit) => (time.as_secs(), limit.as_secs(), "s"),
            Limit::Answers(limit) => (answers, limit, "answers"),
        };
        self.bar.set_length(length);
        self.bar.set_position(position);
        let rate = answers as f64 / time.as_secs_f64().max(0.001);
        self.bar.set_message(format!("{unit}, {rate:.0} answers/s"));
    }

    /// The bar goes away.
    pub fn done(&self) {
        self.bar.finish_and_clear();
    }
}
