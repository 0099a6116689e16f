//! `reame rules GAME`: the ledger, and the tests that prove it.

use ledger::coverage::{Proof, gaps};
use ledger::{Entry, Ledger};
use serde::Serialize;
use std::fmt::Write as _;
use titles;

/// What is asked of the ledger.
pub struct Query {
    /// Which game.
    pub game: String,
    /// Only ids that begin with this, or statements that contain it.
    pub filter: Option<String>,
    /// Which part of it.
    pub part: Part,
    /// How to print it.
    pub form: Form,
    /// In which language.
    pub italian: bool,
}

/// Which part of the ledger is asked for.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    All,
    /// Only what lacks a test.
    Missing,
}

/// How to print.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Form {
    /// For people.
    Text,
    /// For programs.
    Json,
}

#[derive(Serialize)]
struct Row<'a> {
    #[serde(flatten)]
    entry: &'a Entry,
    tests: Vec<String>,
}

/// The ledger and the proofs of a game.
fn sources(game: &str) -> Result<(Ledger, Vec<Proof>), String> {
    struct Sources;
    impl titles::Task for Sources {
        type Out = (&'static str, &'static str);
        fn with<G: titles::Known>(self) -> Self::Out {
            (G::LEDGER, G::PROOFS)
        }
    }
    let (ledger, proofs) = titles::with(game, Sources)?;
    Ok((Ledger::parse(ledger)?, serde_json::from_str(proofs).map_err(|e| e.to_string())?))
}

/// Prints what was asked for.
///
/// # Errors
/// One line on an unknown game.
pub fn run(query: &Query) -> Result<String, String> {
    let (ledger, proofs) = sources(&query.game)?;
    if query.part == Part::Missing {
        return missing(&ledger, &proofs, query.form);
    }
    let wanted = |entry: &&Entry| {
        query.filter.as_deref().is_none_or(|f| {
            let f = f.to_lowercase();
            [&entry.id, &entry.en, &entry.it].iter().any(|text| text.to_lowercase().contains(&f))
        })
    };
    let tests = |entry: &Entry| {
        let of = proofs.iter().filter(|p| p.ids.contains(&entry.id));
        of.map(|p| format!("{}: {}", p.file, p.test)).collect()
    };
    let rows: Vec<Row<'_>> =
        ledger.entries().filter(wanted).map(|entry| Row { entry, tests: tests(entry) }).collect();
    match query.form {
        Form::Json => serde_json::to_string_pretty(&rows).map(|s| s + "\n").map_err(|e| e.to_string()),
        Form::Text => Ok(print(&rows, query.italian)),
    }
}

fn missing(ledger: &Ledger, proofs: &[Proof], form: Form) -> Result<String, String> {
    let lines: Vec<String> = gaps(ledger, proofs).iter().map(ToString::to_string).collect();
    match form {
        Form::Json => serde_json::to_string_pretty(&lines).map(|s| s + "\n").map_err(|e| e.to_string()),
        Form::Text => Ok(lines.iter().fold(String::new(), |text, line| text + line + "\n")),
    }
}

fn print(rows: &[Row<'_>], italian: bool) -> String {
    let mut text = String::new();
    for row in rows {
        let Entry { id, page, en, it, .. } = row.entry;
        let statement = if italian && !it.is_empty() { it } else { en };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{id}  {statement}{}",
            if page.is_empty() { String::new() } else { format!("  [{page}]") }
        );
        for test in &row.tests {
            let _ = writeln!(text, "    {test}");
        }
    }
    text
}
