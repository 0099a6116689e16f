//! For people or for programs.

use serde::Serialize;

/// How to print.
#[derive(Copy, Clone, Debug, Default, clap::Args)]
pub struct Print {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

impl Print {
    /// What to print: the value for programs, its text for people.
    ///
    /// # Errors
    /// That the value cannot be written, which does not happen.
    pub fn of(self, value: &impl Serialize, text: impl FnOnce() -> String) -> Result<String, String> {
        if self.json {
            serde_json::to_string_pretty(value).map(|text| text + "\n").map_err(|e| e.to_string())
        } else {
            Ok(text())
        }
    }
}
