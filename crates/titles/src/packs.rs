//! Content packs as a host gives them: one folder, read and checked before anything else happens.

use crate::Titles;
use pack::{Mistake, Pack};
use std::cmp::Reverse;
use std::fmt;
use std::path::{Path, PathBuf};
use table::Title;
use texts::{Lang, overlay};

/// How the components of a game are told.
pub struct Packs {
    /// The files of a pack, each with the kind that the names of its items begin with.
    pub files: &'static [(&'static str, &'static str)],
    /// An effect in one line.
    pub short: fn(&serde_json::Value) -> String,
}

/// A folder that was refused, with every mistake in it.
#[derive(Debug)]
pub struct Refused {
    /// The folder.
    pub dir: PathBuf,
    /// All of them, by file and line.
    pub mistakes: Vec<Mistake>,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.mistakes.len();
        let mistakes = if count == 1 { "mistake" } else { "mistakes" };
        write!(f, "{}: this content pack has {count} {mistakes}", self.dir.display())?;
        self.mistakes.iter().try_for_each(|mistake| write!(f, "\n{mistake}"))
    }
}

/// The titles with the packs of a folder laid over their content: all of them, or none if anything is wrong. The folder
/// holds the files of one game, or a folder for each game, by its name.
///
/// # Errors
/// Every mistake.
pub fn lay(dir: &Path) -> Result<Titles, Refused> {
    let Titles(mut titles) = Titles::default();
    let mut mistakes = Vec::new();
    let mut packs = Vec::new();
    for (n, folder) in folders(&titles, dir, &mut mistakes) {
        let prefix = if folder == dir { String::new() } else { format!("{}/", titles[n].name) };
        let (pack, flawed) = examine(&titles[n], &folder);
        mistakes.extend(flawed.into_iter().map(|flaw| inside(&prefix, flaw)));
        packs.push((n, pack));
    }
    for (n, pack) in packs {
        match titles[n].with_pack(pack) {
            Ok(title) => titles[n] = title,
            // They are among the mistakes of its folder.
            Err(wrong) if mistakes.is_empty() => mistakes.extend(wrong),
            Err(_) => {}
        }
    }
    if mistakes.is_empty() { Ok(Titles(titles)) } else { Err(Refused { dir: dir.to_owned(), mistakes }) }
}

/// The folders of the games that a folder has packs for, by the place of the title.
fn folders(titles: &[Title], dir: &Path, mistakes: &mut Vec<Mistake>) -> Vec<(usize, PathBuf)> {
    let of_games: Vec<_> = titles.iter().map(|title| dir.join(title.name)).enumerate().collect();
    let of_games: Vec<_> = of_games.into_iter().filter(|(_, folder)| folder.is_dir()).collect();
    if of_games.is_empty() {
        return vec![(owner(titles, dir), dir.to_owned())];
    }
    let games: Vec<&str> = titles.iter().map(|title| title.name).collect();
    for name in names_in(dir) {
        if !games.contains(&name.as_str()) && !name.to_uppercase().starts_with("README") {
            let what = format!("not a folder of a game; known: {}", games.join(", "));
            mistakes.push(Mistake { file: name, line: 1, key: String::new(), what });
        }
    }
    mistakes.sort();
    of_games
}

/// Whose files a folder has: the game that knows most of them, else the one that finds least fault with them.
fn owner(titles: &[Title], dir: &Path) -> usize {
    let names = names_in(dir);
    let known =
        |title: &Title| title.files().iter().filter(|file| names.contains(&format!("{file}.json"))).count();
    let worth = |n: &usize| (known(&titles[*n]), Reverse(examine(&titles[*n], dir).1.len()), Reverse(*n));
    (0..titles.len()).max_by_key(worth).unwrap_or_default()
}

fn names_in(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// A mistake in the folder of a game among others. One about the folder itself has its name already.
fn inside(prefix: &str, mistake: Mistake) -> Mistake {
    match mistake.line {
        0 => mistake,
        _ => Mistake { file: format!("{prefix}{}", mistake.file), ..mistake },
    }
}

/// Reads the pack of a folder, with everything that is wrong with its values and its words.
fn examine(title: &Title, dir: &Path) -> (Pack, Vec<Mistake>) {
    let (pack, mut mistakes) = title.examine(dir);
    for code in pack.languages() {
        let file = format!("{code}.ftl");
        match code.parse::<Lang>() {
            Err(what) => mistakes.push(Mistake { file, line: 1, key: String::new(), what }),
            Ok(lang) => {
                let flaws = overlay::check(lang, title.name, pack.words(code).unwrap_or_default());
                mistakes.extend(flaws.into_iter().map(|flaw| Mistake {
                    file: file.clone(),
                    line: flaw.line,
                    key: flaw.key,
                    what: flaw.what,
                }));
            }
        }
    }
    mistakes.sort();
    (pack, mistakes)
}
