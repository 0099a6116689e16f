//! Transcripts as files: lines of JSON, packed.

use crate::scene::Scene;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use table::log::Header;

/// A whole game as everybody was told it.
pub struct Transcript {
    /// What the table was.
    pub header: Header,
    /// What happened.
    pub scenes: Vec<Scene>,
}

impl Transcript {
    /// Reads a file.
    ///
    /// # Errors
    /// One line that names what is wrong with it.
    pub fn read(file: &Path) -> Result<Transcript, String> {
        let wrong = |why: String| format!("{}: {why}", file.display());
        let packed = File::open(file).map_err(|e| wrong(e.to_string()))?;
        let mut lines = BufReader::new(GzDecoder::new(packed)).lines();
        let first =
            lines.next().ok_or_else(|| wrong("empty".to_owned()))?.map_err(|e| wrong(e.to_string()))?;
        let header = serde_json::from_str(&first).map_err(|e| wrong(e.to_string()))?;
        let read = |line: Result<String, std::io::Error>| {
            let line = line.map_err(|e| wrong(e.to_string()))?;
            serde_json::from_str(&line).map_err(|e| wrong(e.to_string()))
        };
        Ok(Transcript { header, scenes: lines.map(read).collect::<Result<_, _>>()? })
    }

    /// Writes a file.
    ///
    /// # Errors
    /// That it cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        let wrong = |e: std::io::Error| format!("{}: {e}", file.display());
        fs::create_dir_all(file.parent().unwrap_or(file)).map_err(wrong)?;
        let out = File::create(file).map_err(wrong)?;
        let mut out = GzEncoder::new(BufWriter::new(out), Compression::best());
        out.write_all(table::log::line(&self.header).as_bytes()).map_err(wrong)?;
        for scene in &self.scenes {
            out.write_all(table::log::line(scene).as_bytes()).map_err(wrong)?;
        }
        out.finish().and_then(|mut out| out.flush()).map_err(wrong)
    }
}

/// The transcripts of a folder, in order of their names.
///
/// # Errors
/// That the folder cannot be read.
pub fn all_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let found = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> = found.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}
