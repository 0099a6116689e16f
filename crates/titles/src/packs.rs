//! Content packs as a host gives them: one folder, read and checked before anything else happens.

use crate::titles::{self, Known, Task};
use pack::{Mistake, Pack};
use std::fmt;
use std::path::{Path, PathBuf};
use texts::{Lang, overlay};

/// How packs are laid over the content of a game.
pub struct Packs {
    /// Reads the pack of a folder, with everything that is wrong with it.
    pub examine: fn(&Path) -> (Pack, Vec<Mistake>),
    /// Makes a pack the one that new games are played with.
    pub install: fn(Pack) -> Result<(), Vec<Mistake>>,
    /// The pack that new games are played with.
    pub current: fn() -> &'static Pack,
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

/// Lays the packs of a folder over the content of their games: all, or none if anything is wrong with them. The folder
/// holds the files of one game, or a folder for each game, by its name.
///
/// # Errors
/// Every mistake.
pub fn lay(dir: &Path) -> Result<(), Refused> {
    let mut mistakes = Vec::new();
    let mut packs = Vec::new();
    for (game, folder) in folders(dir, &mut mistakes) {
        let prefix = if folder == dir { String::new() } else { format!("{game}/") };
        match titles::with(game, Examine(&folder)) {
            Ok(Some((pack, flawed))) => {
                mistakes.extend(flawed.into_iter().map(|flaw| inside(&prefix, flaw)));
                packs.push((game, pack));
            }
            Ok(None) => mistakes.push(of(game, "this game has no content packs yet")),
            Err(why) => mistakes.push(of(game, &why)),
        }
    }
    if !mistakes.is_empty() {
        return Err(Refused { dir: dir.to_owned(), mistakes });
    }
    for (game, pack) in packs {
        for lang in Lang::ALL {
            if let Some(text) = pack.words(lang.code()) {
                overlay::lay(lang, game, text);
            }
        }
        if let Ok(Err(mistakes)) = titles::with(game, Install(pack)) {
            return Err(Refused { dir: dir.to_owned(), mistakes });
        }
    }
    Ok(())
}

/// The folders of the games that a folder has packs for.
fn folders(dir: &Path, mistakes: &mut Vec<Mistake>) -> Vec<(&'static str, PathBuf)> {
    let games: Vec<&'static str> = titles::all().iter().map(|title| title.name).collect();
    let of_games: Vec<_> =
        games.iter().map(|game| (*game, dir.join(game))).filter(|(_, folder)| folder.is_dir()).collect();
    if of_games.is_empty() {
        // The files of one game: so far only one has packs.
        let has_packs = |game: &&str| titles::with(game, HasPacks).unwrap_or(false);
        return games.into_iter().filter(has_packs).take(1).map(|game| (game, dir.to_owned())).collect();
    }
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !games.contains(&name.as_str()) && !name.to_uppercase().starts_with("README") {
            let what = format!("not a folder of a game; known: {}", games.join(", "));
            mistakes.push(Mistake { file: name, line: 1, key: String::new(), what });
        }
    }
    mistakes.sort();
    of_games
}

fn of(game: &str, what: &str) -> Mistake {
    Mistake { file: game.to_owned(), line: 0, key: String::new(), what: what.to_owned() }
}

/// A mistake in the folder of a game among others. One about the folder itself has its name already.
fn inside(prefix: &str, mistake: Mistake) -> Mistake {
    match mistake.line {
        0 => mistake,
        _ => Mistake { file: format!("{prefix}{}", mistake.file), ..mistake },
    }
}

struct HasPacks;

impl Task for HasPacks {
    type Out = bool;
    fn with<G: Known>(self) -> bool {
        G::PACKS.is_some()
    }
}

struct Examine<'a>(&'a Path);

impl Task for Examine<'_> {
    type Out = Option<(Pack, Vec<Mistake>)>;

    fn with<G: Known>(self) -> Self::Out {
        let (pack, mut mistakes) = (G::PACKS?.examine)(self.0);
        for code in pack.languages() {
            let file = format!("{code}.ftl");
            match code.parse::<Lang>() {
                Err(what) => mistakes.push(Mistake { file, line: 1, key: String::new(), what }),
                Ok(lang) => {
                    let flaws = overlay::check(lang, G::NAME, pack.words(code).unwrap_or_default());
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
        Some((pack, mistakes))
    }
}

struct Install(Pack);

impl Task for Install {
    type Out = Result<(), Vec<Mistake>>;
    fn with<G: Known>(self) -> Self::Out {
        G::PACKS.map_or(Ok(()), |packs| (packs.install)(self.0))
    }
}
