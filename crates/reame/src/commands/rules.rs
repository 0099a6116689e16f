//! `reame rules GAME [ID]`: the ledger, with the rulings, the tests that prove it and the places that decide it.

use super::Print;
use ledger::coverage::{Gap, Proof, gaps};
use ledger::places::{Place, unplaced};
use ledger::{Entry, Ledger};
use serde::Serialize;
use texts::Lang;
use titles;

/// What is asked of the ledger.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Only ids or statements that contain this.
    pub filter: Option<String>,
    /// Only what lacks a test.
    #[arg(long)]
    pub missing: bool,
    /// For people or for programs.
    #[command(flatten)]
    pub print: Print,
}

#[derive(Serialize)]
struct Row<'a> {
    #[serde(flatten)]
    entry: &'a Entry,
    rulings: Vec<&'a Entry>,
    tests: Vec<String>,
    places: Vec<String>,
}

/// What is known of the rules of a game.
struct Sources {
    ledger: Ledger,
    proofs: Vec<Proof>,
    places: Vec<Place>,
}

impl Sources {
    fn of(game: &str) -> Result<Sources, String> {
        struct Texts;
        impl titles::Task for Texts {
            type Out = [&'static str; 3];
            fn with<G: titles::Known>(self) -> Self::Out {
                [G::LEDGER, G::PROOFS, G::PLACES]
            }
        }
        let [ledger, proofs, places] = titles::with(game, Texts)?;
        Ok(Sources {
            ledger: Ledger::parse(ledger)?,
            proofs: serde_json::from_str(proofs).map_err(|e| e.to_string())?,
            places: serde_json::from_str(places).map_err(|e| e.to_string())?,
        })
    }

    fn row<'a>(&'a self, entry: &'a Entry) -> Row<'a> {
        let proofs = self.proofs.iter().filter(|proof| proof.ids.contains(&entry.id));
        let places = self.places.iter().filter(|place| place.id == entry.id);
        Row {
            entry,
            rulings: self.ledger.rulings_on(&entry.id).collect(),
            tests: proofs.map(|proof| format!("{}: {}", proof.file, proof.test)).collect(),
            places: places.map(|place| format!("{}:{}", place.file, place.line)).collect(),
        }
    }

    /// What lacks a test or a place, and ids that do not exist.
    fn gaps(&self) -> Vec<String> {
        let unplaced = unplaced(&self.ledger, &self.places).map(|id| Gap::Unplaced(id.to_owned()));
        gaps(&self.ledger, &self.proofs).into_iter().chain(unplaced).map(|gap| gap.to_string()).collect()
    }
}

/// Prints what was asked for.
///
/// # Errors
/// One line on an unknown game.
pub fn run(args: &Args) -> Result<String, String> {
    let sources = Sources::of(&args.game)?;
    if args.missing {
        let gaps = sources.gaps();
        return args.print.of(&gaps, || gaps.iter().fold(String::new(), |text, line| text + line + "\n"));
    }
    let filter = args.filter.as_deref().map(str::to_lowercase);
    let wanted = |entry: &&Entry| {
        filter.as_deref().is_none_or(|f| {
            [&entry.id, &entry.en, &entry.it].iter().any(|text| text.to_lowercase().contains(f))
        })
    };
    let rows: Vec<Row<'_>> =
        sources.ledger.entries().filter(wanted).map(|entry| sources.row(entry)).collect();
    let italian = Lang::chosen() == Lang::It;
    args.print.of(&rows, || print(&rows, italian))
}

fn print(rows: &[Row<'_>], italian: bool) -> String {
    let statement = |entry: &Entry| {
        let words = if italian && !entry.it.is_empty() { &entry.it } else { &entry.en };
        let page = if entry.page.is_empty() { String::new() } else { format!("  [{}]", entry.page) };
        format!("{}  {words}{page}\n", entry.id)
    };
    let mut text = String::new();
    for row in rows {
        text += &statement(row.entry);
        for ruling in &row.rulings {
            text += &format!("    {}", statement(ruling));
        }
        for line in row.tests.iter().chain(&row.places) {
            text += &format!("    {line}\n");
        }
    }
    text
}
