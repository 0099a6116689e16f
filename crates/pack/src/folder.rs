//! The files of an overlay's folder.

use crate::json::{self, Origin, kind};
use crate::mistake::Mistake;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// No file of a pack is larger, in bytes. The largest of a default pack has about a twentieth of it.
const LARGEST: u64 = 1_000_000;

/// What a folder holds, sorted by what it is for.
#[derive(Default)]
pub(crate) struct Folder {
    pub name: Option<String>,
    pub note: Option<String>,
    /// Content files by name without `.json`.
    pub sheets: BTreeMap<String, String>,
    /// Fluent texts by language.
    pub words: BTreeMap<String, String>,
}

impl Folder {
    /// Reads a folder; `known` are the content files that the game has.
    pub fn read(dir: &Path, known: &[&str], mistakes: &mut Vec<Mistake>) -> Folder {
        let mut folder = Folder { name: name_of(dir), ..Folder::default() };
        let before = mistakes.len();
        let names = match names_in(dir) {
            Ok(names) => names,
            Err(error) => {
                mistakes.push(of_folder(dir, &format!("cannot read this folder: {error}")));
                return folder;
            }
        };
        let mut used = 0;
        for name in &names {
            let purpose = match Purpose::of(name, known) {
                Ok(Purpose::Readme) => continue,
                Ok(purpose) => purpose,
                Err(what) => {
                    mistakes.push(of_file(name, 1, "", what));
                    continue;
                }
            };
            used += 1;
            match text_of(&dir.join(name)) {
                Ok(text) => folder.take(name, purpose, text, mistakes),
                Err((line, what)) => mistakes.push(of_file(name, line, "", what)),
            }
        }
        if used == 0 && mistakes.len() == before {
            let what =
                format!("no content here; expected files such as {}.json", known.first().unwrap_or(&"pack"));
            mistakes.push(of_folder(dir, &what));
        }
        folder
    }

    /// The same of texts in memory.
    pub fn of_texts(files: &[(&str, &str)], known: &[&str], mistakes: &mut Vec<Mistake>) -> Folder {
        let mut folder = Folder::default();
        for (name, text) in files {
            match Purpose::of(name, known) {
                Ok(purpose) => folder.take(name, purpose, (*text).to_owned(), mistakes),
                Err(what) => mistakes.push(of_file(name, 1, "", what)),
            }
        }
        folder
    }

    fn take(&mut self, file: &str, purpose: Purpose, text: String, mistakes: &mut Vec<Mistake>) {
        match purpose {
            Purpose::Readme => {}
            Purpose::Words(lang) => {
                self.words.insert(lang, text);
            }
            Purpose::Sheet(name) => {
                self.sheets.insert(name, text);
            }
            Purpose::About => self.about(file, &text, mistakes),
        }
    }

    /// `pack.json`: the pack's name and a note.
    fn about(&mut self, file: &str, text: &str, mistakes: &mut Vec<Mistake>) {
        let document = match json::parse(text, Origin::Overlay) {
            Ok(document) => document,
            Err(flaw) => return mistakes.push(of_file(file, flaw.line, "", flaw.what)),
        };
        for flaw in document.flaws {
            mistakes.push(of_file(file, flaw.line, &flaw.path.join("."), flaw.what));
        }
        let Value::Object(entries) = document.value else {
            let what = format!("expected an object, found {}", kind(&document.value));
            return mistakes.push(of_file(file, document.place.line, "", what));
        };
        for (key, value) in entries {
            let line = document.place.nearest(std::slice::from_ref(&key)).line;
            match (key.as_str(), value) {
                ("name", Value::String(name)) => self.name = Some(name),
                ("note", Value::String(note)) => self.note = Some(note),
                ("name" | "note", other) => {
                    mistakes.push(of_file(
                        file,
                        line,
                        &key,
                        format!("expected text, found {}", kind(&other)),
                    ));
                }
                _ => mistakes.push(of_file(file, line, &key, "unknown key; known: name, note".to_owned())),
            }
        }
    }
}

/// What a file is for, by its name.
enum Purpose {
    /// For people.
    Readme,
    /// `pack.json`.
    About,
    /// Fluent texts in a language.
    Words(String),
    /// Content.
    Sheet(String),
}

impl Purpose {
    fn of(file: &str, known: &[&str]) -> Result<Purpose, String> {
        if file.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("README")) {
            return Ok(Purpose::Readme);
        }
        if file == "pack.json" {
            return Ok(Purpose::About);
        }
        if let Some(lang) = file.strip_suffix(".ftl") {
            return Ok(Purpose::Words(lang.to_owned()));
        }
        match file.strip_suffix(".json").filter(|name| known.contains(name)) {
            Some(name) => Ok(Purpose::Sheet(name.to_owned())),
            None => {
                let names: String = known.iter().map(|name| format!("{name}.json, ")).collect();
                Err(format!("unknown file; known: {names}pack.json, en.ftl, it.ftl, README"))
            }
        }
    }
}

/// The names in a folder.
fn names_in(dir: &Path) -> io::Result<Vec<String>> {
    std::fs::read_dir(dir)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
}

/// The text of a file, or the line and what is wrong.
fn text_of(path: &Path) -> Result<String, (usize, String)> {
    let whole = |what: String| (1, what);
    let unreadable = |error: io::Error| whole(format!("cannot be read: {error}"));
    let kind = path.symlink_metadata().map_err(unreadable)?;
    if kind.is_symlink() {
        return Err(whole("a symbolic link; put the file itself here".to_owned()));
    }
    if !kind.is_file() {
        return Err(whole("not a plain file".to_owned()));
    }
    let mut bytes = Vec::new();
    // A file may grow between two looks at it, so what is read is bounded, too.
    File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes)).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(whole("larger than 1 MB".to_owned()));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|byte| **byte == b'\n').count();
        (line, "not UTF-8 text; save it as UTF-8".to_owned())
    })
}

fn name_of(dir: &Path) -> Option<String> {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    // `.` and `..` have no name of their own.
    name(dir).or_else(|| dir.canonicalize().ok().as_deref().and_then(name))
}

fn of_folder(dir: &Path, what: &str) -> Mistake {
    Mistake { file: dir.display().to_string(), line: 0, key: String::new(), what: what.to_owned() }
}

fn of_file(file: &str, line: usize, key: &str, what: String) -> Mistake {
    Mistake { file: file.to_owned(), line, key: key.to_owned(), what }
}
