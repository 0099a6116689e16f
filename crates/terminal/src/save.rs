//! Saved games: a log file that grows by one line with every entry, with the table's secret and its content beside it.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use table::log::{Act, Entry, Header, line};
use table::{Log, Secret};

/// A log file that is being written.
pub struct Save {
    path: PathBuf,
    file: File,
}

/// A saved game as it was found.
pub struct Found {
    /// Its file, to go on writing.
    pub save: Save,
    /// What it holds.
    pub log: Log,
    /// The secret of the dice.
    pub secret: Secret,
    /// The content it began with, as it was written; none of a game that an earlier program saved.
    pub content: Option<String>,
}

impl Save {
    /// Begins the file of a new game, the secret and the content first.
    ///
    /// # Errors
    /// One line that says what could not be written.
    pub fn create(
        folder: &Path,
        header: &Header,
        entries: &[Entry],
        secret: Secret,
        content: &str,
    ) -> Result<Save, String> {
        fs::create_dir_all(folder)
            .map_err(|e| format!("cannot make the folder {}: {e}", folder.display()))?;
        let number = numbered(folder, &header.game).first().map_or(0, |(number, _)| *number) + 1;
        let path = folder.join(format!("{}-{number:04}.jsonl", header.game));
        write_secret(&path.with_extension("secret"), secret)?;
        let beside = path.with_extension("content.json");
        fs::write(&beside, content).map_err(|e| failed(&beside, &e))?;
        let file = OpenOptions::new().create_new(true).append(true).open(&path);
        let mut save = Save { file: file.map_err(|e| failed(&path, &e))?, path };
        save.lock()?;
        let text = entries.iter().fold(line(header), |text, entry| text + &line(entry));
        save.write(&text)?;
        Ok(save)
    }

    /// Adds an entry; it is on the disk when this returns.
    ///
    /// # Errors
    /// One line that says what could not be written.
    pub fn append(&mut self, entry: &Entry) -> Result<(), String> {
        self.write(&line(entry))
    }

    /// The log file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write(&mut self, text: &str) -> Result<(), String> {
        self.file.write_all(text.as_bytes()).map_err(|e| failed(&self.path, &e))?;
        self.file.sync_data().map_err(|e| failed(&self.path, &e))
    }

    fn lock(&self) -> Result<(), String> {
        match self.file.try_lock() {
            Err(fs::TryLockError::WouldBlock) => {
                Err(format!("the game {} is being played in another terminal", self.path.display()))
            }
            // Some file systems know no locks: play goes on without.
            Ok(()) | Err(fs::TryLockError::Error(_)) => Ok(()),
        }
    }
}

/// The newest game in the folder that is not finished.
#[must_use]
pub fn unfinished(folder: &Path, game: &str) -> Option<PathBuf> {
    numbered(folder, game).into_iter().map(|(_, path)| path).find(|path| !is_finished(path))
}

/// Opens a saved game to go on with it. A last line that was not written to its end is cut off: that answer was never
/// taken.
///
/// # Errors
/// One line that names the file and what is wrong with it.
pub fn open(path: &Path) -> Result<Found, String> {
    let broken = |why: String| format!("the saved game {} is broken: {why}", path.display());
    let text = fs::read_to_string(path).map_err(|e| broken(e.to_string()))?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let log = Log::parse(&text[..whole]).map_err(|e| broken(e.to_string()))?;
    let secret_path = path.with_extension("secret");
    let secret = fs::read_to_string(&secret_path)
        .map_err(|e| format!("cannot read {}: {e}", secret_path.display()))?;
    let secret = secret.trim().parse().map_err(|e| format!("{} is broken: {e}", secret_path.display()))?;
    let file = OpenOptions::new().append(true).open(path).map_err(|e| failed(path, &e))?;
    let save = Save { path: path.to_owned(), file };
    save.lock()?;
    if whole < text.len() {
        save.file.set_len(whole as u64).map_err(|e| failed(path, &e))?;
    }
    let content = fs::read_to_string(path.with_extension("content.json")).ok();
    Ok(Found { save, log, secret, content })
}

/// The default folder: where the system keeps the data of programs.
#[must_use]
pub fn default_folder() -> PathBuf {
    let named = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let data = named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")));
    data.unwrap_or_default().join("reame")
}

fn is_finished(path: &Path) -> bool {
    let text = fs::read_to_string(path).unwrap_or_default();
    let last = text.lines().next_back().and_then(|line| serde_json::from_str::<Entry>(line).ok());
    last.is_some_and(|entry| matches!(entry.act, Act::Reveal { .. }))
}

/// The games of this title in the folder, each with its number, the newest first.
#[must_use]
pub fn numbered(folder: &Path, game: &str) -> Vec<(u32, PathBuf)> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = files.filter_map(|file| file.file_name().into_string().ok());
    let number =
        |name: String| name.strip_prefix(game)?.strip_prefix('-')?.strip_suffix(".jsonl")?.parse().ok();
    let path = |n: u32| (n, folder.join(format!("{game}-{n:04}.jsonl")));
    let mut found: Vec<(u32, PathBuf)> = names.filter_map(number).map(path).collect();
    found.sort_unstable_by(|(a, _), (b, _)| b.cmp(a));
    found
}

fn write_secret(path: &Path, secret: Secret) -> Result<(), String> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).map_err(|e| failed(path, &e))?;
    file.write_all(format!("{secret}\n").as_bytes()).map_err(|e| failed(path, &e))?;
    file.sync_all().map_err(|e| failed(path, &e))
}

fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("cannot write {}: {error}", path.display())
}
