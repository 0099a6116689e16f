//! A bar for people who wait.

use crate::{Length, Plan};
use indicatif::{ProgressBar, ProgressStyle};

/// Shows how far a run is.
pub struct Watch(ProgressBar);

impl Watch {
    /// At the beginning: nothing has been killed.
    pub fn new(plan: &Plan, name: &str) -> Watch {
        let bar = match plan.length {
            Length::Long => ProgressBar::new(u64::from(plan.kills)),
            Length::Short => ProgressBar::hidden(),
        };
        let style = ProgressStyle::with_template("{prefix} {bar:40} {pos}/{len} kills, {msg}  {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        Watch(bar.with_style(style).with_prefix(name.to_owned()))
    }

    /// One more kill; so many answers so far.
    pub fn kill(&self, answers: u64) {
        self.0.set_message(format!("{answers} answers"));
        self.0.inc(1);
    }

    /// The bar goes away.
    pub fn done(&self) {
        self.0.finish_and_clear();
    }
}
