//! Rounds of peers: a script of theirs plays one and prints it.

use crate::figure::Round;
use peers::Installed;
use std::process::Stdio;

/// Seconds of processor time for each part of a round: longer than ours, because a peer's steps are longer.
const LENGTH: f64 = 0.8;

/// A round of a peer. The error is one line.
pub fn round(peer: &Installed, arguments: &[&str], seed: u64) -> Result<Round, String> {
    let script = match peer.peer.tool {
        peers::Tool::Npm => "play.js",
        peers::Tool::Pip => "play.py",
    };
    let mut command = peer.script(script);
    command.args(arguments).args([seed.to_string(), LENGTH.to_string()]).stdin(Stdio::null());
    let output = command.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        let last = complaint.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("it does not say why");
        return Err(format!("{script} failed ({})", last.trim()));
    }
    read(&String::from_utf8_lossy(&output.stdout))
}

/// Reads the last line that a script printed.
fn read(text: &str) -> Result<Round, String> {
    let line = text.lines().next_back().ok_or("it printed nothing")?;
    serde_json::from_str(line).map_err(|error| format!("what it printed is no round ({error})"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::Figure;

    #[test]
    fn a_round_is_read_from_what_scripts_print() -> Result<(), String> {
        let openspiel = r#"{"play": {"games": 300, "seconds": 0.5, "decisions": 32197.5,
            "free": 28350.0, "answers": 780795.0}, "clones": {"times": 261000, "seconds": 0.5},
            "search": {"times": 400, "seconds": 0.625}}"#;
        let round = read(&openspiel.replace('\n', ""))?;
        assert_eq!(Figure::Free.of(&round), Some(56_700.0));
        assert_eq!(Figure::Search.of(&round), Some(640.0));
        let catanatron = "a warning\n{\"play\": {\"games\": 7, \"seconds\": 0.5, \
            \"decisions\": 8472, \"free\": 3373.7, \"answers\": 36321.1}, \"clones\": {\"times\": 9, \"seconds\": 1}}\n";
        assert_eq!(Figure::Search.of(&read(catanatron)?), None);
        Ok(())
    }

    #[test]
    fn what_is_no_round_is_told_in_a_line() {
        for text in ["", "Segmentation fault", "{\"play\": 3}"] {
            assert!(read(text).is_err_and(|why| why.lines().count() == 1), "{text}");
        }
    }
}
