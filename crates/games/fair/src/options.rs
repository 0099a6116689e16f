//! What can be chosen before play.

use serde::{Deserialize, Serialize};
use table::Message;

/// The longest fair.
pub const LONGEST: u8 = 6;

/// What can be chosen before play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many days the fair lasts, one to six (FA-DAY-01).
    pub days: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { days: 4 }
    }
}

impl Options {
    /// Why these cannot be played.
    pub(crate) fn reasons(&self) -> Vec<Message> {
        let fits = (1..=LONGEST).contains(&self.days);
        let reason = || Message::new("options-days").with("days", self.days).with("most", LONGEST);
        if fits { Vec::new() } else { vec![reason()] }
    }
}
