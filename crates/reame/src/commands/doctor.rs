//! Which running tables would go on with this program, and which would stop and why?

use super::serve::{default_db, offers};
use indicatif::{ProgressBar, ProgressStyle};
use texts::{Lang, Texts};
use titles::Titles;

/// Which store.
#[derive(clap::Args)]
pub struct Args {
    /// The store: a file, or postgres://...; without it the one that `serve` uses.
    #[arg(long)]
    pub db: Option<String>,
}

/// Replays every running table of a store, which is left as it is, and tells of each whether it would go on.
///
/// # Errors
/// The same, if any would stop; or that the store cannot be read.
pub fn run(titles: &Titles, args: Args) -> Result<String, String> {
    let db = args.db.map_or_else(default_db, Ok)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} tables {wide_bar} {eta}") {
        bar.set_style(style);
    }
    let texts = Texts::new(Lang::chosen(), "");
    let (mut tables, mut entries, mut count) = (0_usize, 0_usize, 0_usize);
    let (mut well, mut sick) = (String::new(), String::new());
    let examined = runtime.block_on(server::doctor::examine(&db, &offers(titles), |of, finding| {
        bar.set_length(of as u64);
        bar.inc(1);
        tables += 1;
        entries += finding.entries;
        let (began, now) = finding.versions;
        let what = texts.with(
            "doctor-table",
            &[
                ("table", finding.table.into()),
                ("game", finding.game.into()),
                ("began", began.into()),
                ("program", finding.rules.into()),
            ],
        );
        let line = |key: &str, why: String| {
            texts.with(key, &[("table", what.into()), ("why", why.into()), ("now", now.into())]) + "\n"
        };
        match finding.differs {
            Some(why) => {
                count += 1;
                sick += &line("doctor-stops", why);
            }
            None if began < now => well += &line("doctor-anew", String::new()),
            None => well += &line("doctor-goes-on", String::new()),
        }
    }));
    bar.finish_and_clear();
    examined.map_err(|error| error.to_string())?;
    let args = [
        ("count", count.into()),
        ("tables", tables.into()),
        ("entries", entries.into()),
        ("program", table::PROGRAM.into()),
    ];
    if sick.is_empty() {
        return Ok(format!("{well}{}\n", texts.with("doctor-all", &args)));
    }
    Err(format!("{}\n{sick}{well}", texts.with("doctor-some", &args)).trim_end().to_owned())
}
