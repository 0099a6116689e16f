//! What a process needs, from `/proc`.

use crate::Error;
use std::fs;

/// Ticks a second in `/proc`: the same on every Linux that runs on this century's machines.
const TICKS: f64 = 100.0;

/// A process on this machine.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Process(pub u32);

impl Process {
    /// This one.
    pub fn own() -> Process {
        Process(std::process::id())
    }

    /// Memory that it holds now, in KiB.
    pub fn memory(self) -> Result<u64, Error> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.ok_or(Error::Process(self.0))
    }

    /// Seconds of processor time so far, of all its threads.
    pub fn cpu(self) -> Result<f64, Error> {
        let stat = self.read("stat")?;
        // The name, in parentheses, may hold anything, spaces too. After it the state, then nine numbers.
        let fields = stat.rsplit_once(')').map(|(_, fields)| fields.split_whitespace().skip(11).take(2));
        let ticks: Option<Vec<u64>> =
            fields.and_then(|fields| fields.map(|field| field.parse().ok()).collect());
        match ticks.as_deref() {
            Some([user, system]) => Ok((user + system) as f64 / TICKS),
            _ => Err(Error::Process(self.0)),
        }
    }

    fn read(self, file: &str) -> Result<String, Error> {
        fs::read_to_string(format!("/proc/{}/{file}", self.0)).map_err(|_| Error::Process(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_can_be_measured() -> Result<(), Error> {
        assert!(Process::own().memory()? > 100);
        assert!(Process::own().cpu()? >= 0.0);
        assert!(Process(u32::MAX).memory().is_err());
        Ok(())
    }
}
