//! Commands that must succeed, in time.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How long one may take: packages come from far away.
const PATIENCE: Duration = Duration::from_secs(300);
/// Between two looks at whether it has ended.
const LOOK: Duration = Duration::from_millis(50);
/// Where their complaints are kept.
const COMPLAINTS: &str = "install.log";

/// Runs commands in a folder, one after the other. The error is one line on the first that failed.
pub fn all(steps: &[&[&str]], folder: &Path) -> Result<(), String> {
    steps.iter().try_for_each(|step| run(step, folder))
}

fn run(step: &[&str], folder: &Path) -> Result<(), String> {
    let Some((program, arguments)) = step.split_first() else { return Ok(()) };
    let missing = |error: io::Error| format!("{program} cannot be run ({error})");
    let log = folder.join(COMPLAINTS);
    let complaints = File::create(&log).map_err(missing)?;
    // A program of the folder is named by its whole place: it runs elsewhere than it is looked for.
    let place = folder.canonicalize().map_err(missing)?.join(program);
    let mut command = if place.is_file() { Command::new(place) } else { Command::new(program) };
    command.args(arguments).current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(complaints);
    let mut child = command.spawn().map_err(missing)?;
    match wait(&mut child).map_err(missing)? {
        Some(status) if status.success() => Ok(()),
        Some(_) => {
            let text = fs::read_to_string(&log).unwrap_or_default();
            let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("it does not say why");
            Err(format!("{program} failed ({})", line.trim()))
        }
        None => Err(format!("{program} did not end within {} s", PATIENCE.as_secs())),
    }
}

/// Waits for the end; none if that is too long.
fn wait(child: &mut Child) -> io::Result<Option<ExitStatus>> {
    let begun = Instant::now();
    loop {
        match child.try_wait()? {
            Some(status) => return Ok(Some(status)),
            None if begun.elapsed() < PATIENCE => std::thread::sleep(LOOK),
            None => {
                child.kill()?;
                return child.wait().map(|_| None);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_told_in_its_own_words() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let failed =
            all(&[&["sh", "-c", "true"], &["sh", "-c", "echo; echo no luck >&2; exit 3"]], folder.path());
        assert_eq!(failed, Err("sh failed (no luck)".to_owned()));
        let missing = all(&[&["no-such-program-anywhere"]], folder.path());
        assert!(missing.is_err_and(|why| why.starts_with("no-such-program-anywhere cannot be run")));
        Ok(())
    }
}
