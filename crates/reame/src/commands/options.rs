//! `reame options GAME`: the options of a game, which are flags of `play`, `sim` and `arena`.

use std::fmt::Write as _;

/// Whose options.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    pub game: String,
}

/// The options of a game, one a line.
///
/// # Errors
/// One line that names the titles there are.
pub fn run(args: &Args) -> Result<String, String> {
    let mut text = String::new();
    for flag in titles::flags(&args.game)? {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "--{:<24} {}", flag.name, flag.takes.told());
    }
    Ok(text)
}
