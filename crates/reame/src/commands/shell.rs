//! `reame completions SHELL` and `reame man`: what shells and manual readers know of the command line.

use clap::Command;
use clap_complete::Shell;
use std::path::PathBuf;

/// For which shell.
#[derive(clap::Args)]
pub struct Completions {
    /// bash, zsh, fish, elvish or powershell.
    pub shell: Shell,
}

/// Where the manual goes.
#[derive(clap::Args)]
pub struct Man {
    /// Write a page for the program and one for each command into this folder.
    #[arg(long, value_name = "DIR")]
    pub dir: Option<PathBuf>,
}

/// The completions of a shell, to be sourced or put where the shell looks for them.
#[must_use]
pub fn completions(mut command: Command, args: &Completions) -> String {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "reame", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The page of the program, or all pages in a folder.
///
/// # Errors
/// One line on what cannot be written.
pub fn man(command: Command, args: &Man) -> Result<String, String> {
    let Some(dir) = &args.dir else {
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page).map_err(|e| e.to_string())?;
        return Ok(String::from_utf8_lossy(&page).into_owned());
    };
    let failed = |error: std::io::Error| format!("{}: {error}", dir.display());
    std::fs::create_dir_all(dir).map_err(failed)?;
    clap_mangen::generate_to(command, dir).map_err(failed)?;
    Ok(format!("{}: the manual, one page a command; read it with man -l {0}/reame.1\n", dir.display()))
}
