//! Where and with what it was measured.

use peers::Peer;
use serde::Serialize;
use std::fmt;
use std::fs;
use std::process::Command;

/// The machine and its programs.
#[derive(Serialize)]
pub struct Machine {
    date: String,
    processor: String,
    cores: usize,
    memory_gb: u64,
    system: String,
    commit: String,
    programs: Vec<String>,
    peers: Vec<String>,
}

impl Machine {
    /// This one, and the peers that were measured on it.
    pub fn with(peers: impl Iterator<Item = &'static Peer>) -> Machine {
        let first =
            |file: &str, name: &str| fs::read_to_string(file).ok().and_then(|text| field(&text, name));
        let kilobytes =
            first("/proc/meminfo", "MemTotal").and_then(|text| text.split(' ').next()?.parse().ok());
        let programs = [("rustc", "--version"), ("node", "--version"), ("python3", "--version")];
        Machine {
            date: told("date", &["-u", "+%F"]),
            processor: first("/proc/cpuinfo", "model name").unwrap_or_else(|| "unknown processor".to_owned()),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            memory_gb: kilobytes.unwrap_or(0_u64).div_ceil(1 << 20),
            system: first("/etc/os-release", "PRETTY_NAME").unwrap_or_else(|| told("uname", &["-sr"])),
            commit: told("git", &["describe", "--always", "--dirty"]),
            programs: programs.map(|(program, version)| named(program, &told(program, &[version]))).to_vec(),
            peers: peers.map(|peer| named(peer.name, peer.version)).collect(),
        }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Machine { date, processor, cores, memory_gb, system, commit, programs, peers } = self;
        writeln!(f, "{date}, {processor}, {cores} cores, {memory_gb} GB, {system}, commit {commit};")?;
        writeln!(f, "{}; {}.", programs.join(", "), peers.join(", "))
    }
}

/// The compiler in use.
pub fn compiler() -> String {
    told("rustc", &["--version"])
}

/// The value of a field in a file of lines such as `name: value` or `name="value"`.
fn field(text: &str, name: &str) -> Option<String> {
    let lines = text.lines().filter_map(|line| line.split_once([':', '=']));
    let mut values = lines.filter(|(key, _)| key.trim() == name).map(|(_, value)| value);
    values.next().map(|value| value.trim().trim_matches('"').to_owned())
}

/// The version that a program tells, after its name.
fn named(program: &str, version: &str) -> String {
    let number = version.split_whitespace().find(|word| word.contains('.')).unwrap_or(version);
    format!("{program} {}", number.trim_start_matches('v'))
}

/// The first line that a program prints.
fn told(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().ok();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let line = text.and_then(|text| text.lines().next().map(str::to_owned));
    line.unwrap_or_else(|| "unknown".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_and_versions_are_read() {
        let text = "processor\t: 0\nmodel name\t: Some CPU @ 2 GHz\nPRETTY_NAME=\"Some System 12\"\n";
        assert_eq!(field(text, "model name").as_deref(), Some("Some CPU @ 2 GHz"));
        assert_eq!(field(text, "PRETTY_NAME").as_deref(), Some("Some System 12"));
        assert_eq!(field(text, "bogomips"), None);
        assert_eq!(named("rustc", "rustc 1.95.0 (abc 2026-01-01)"), "rustc 1.95.0");
        assert_eq!(named("node", "v20.20.2"), "node 20.20.2");
        assert_eq!(named("node", "unknown"), "node unknown");
    }
}
