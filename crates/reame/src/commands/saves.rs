//! `reame saves [GAME]`: the saved games, of all titles or of one.

use super::Print;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use terminal::saves::{Saved, of_game};
use texts::{Lang, Texts};

/// Which saved games.
#[derive(clap::Args)]
pub struct Args {
    /// Which game; without it all of them.
    pub game: Option<String>,
    /// The folder of saved games.
    #[arg(long)]
    pub save: Option<PathBuf>,
    /// For people or for programs.
    #[command(flatten)]
    pub print: Print,
}

/// Lists them, the newest of each title first.
///
/// # Errors
/// One line that names the titles there are.
pub fn run(args: &Args) -> Result<String, String> {
    let folder = args.save.clone().unwrap_or_else(terminal::default_folder);
    let games = match &args.game {
        Some(game) => vec![titles::players(game)?.game],
        None => titles::NAMES.to_vec(),
    };
    let saved: Vec<Saved> = games.into_iter().flat_map(|game| of_game(&folder, game)).collect();
    args.print.of(&saved, || print(&folder, &saved, &Texts::new(Lang::chosen(), "")))
}

fn print(folder: &Path, saved: &[Saved], texts: &Texts) -> String {
    let folder = folder.display().to_string();
    if saved.is_empty() {
        return texts.with("saves-none", &[("folder", folder.into())]) + "\n";
    }
    let mut text = texts.with("saves-folder", &[("folder", folder.into())]) + "\n";
    for one in saved {
        let file = one.file.file_name().unwrap_or_default().to_string_lossy();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {file:<22} {}", one.told(texts));
    }
    text + &texts.get("saves-go-on") + "\n"
}
