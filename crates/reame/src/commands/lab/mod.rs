//! `reame sim GAME --report`: the balance of components, measured in games of bots.
//!
//! For each component: how often it is taken, and how those who take it fare beside those who could and do not. Seats
//! and strength of play are the same for all if the same bot sits everywhere, and lines, governors and kingdoms are drawn by
//! lot. Shares of victories are compared by Newcombe's interval (from two of Wilson's), points by Welch's. Games are independent, not
//! their seats; and where many items are compared, intervals reach so far that all hold together.

mod crusader;
mod gather;
mod kingsburg;
mod knights;
mod measured;
mod page;
pub mod stats;
mod table;
mod warlords;

pub use page::html;
pub use stats::{Estimate, Mean, Proportion};
pub use table::print;

use super::sim;
use ::crusader::Crusader;
use ::kingsburg::Kingsburg;
use ::knights::Knights;
use ::table::{Element, Game};
use ::warlords::Warlords;
use gather::{Compared, ENOUGH, Sample, Split, WHOLE};
use measured::Measured;
use pack::{Content as _, Pack};
use serde::Serialize;
use std::path::Path;
use std::time::Instant;
use texts::{Lang, Texts};
use titles::Titles;

/// What to measure.
pub struct Lab<'a> {
    /// What is played.
    pub sim: &'a sim::Args,
    /// One bot for each seat.
    pub bots: Vec<String>,
    /// The options of the game.
    pub options: serde_json::Value,
    /// The language of names.
    pub lang: Lang,
}

/// What came out.
#[derive(Serialize)]
pub struct Report {
    /// Which game.
    pub game: &'static str,
    /// The hash of its content.
    pub content: String,
    /// The options in play.
    pub options: serde_json::Value,
    /// Who sat where.
    pub bots: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Wall time.
    pub seconds: f64,
    /// Of how many: fewer were played if somebody pressed Ctrl-C.
    pub of: u64,
    /// How intervals were found.
    pub method: &'static str,
    /// How many items were compared: their intervals hold together.
    pub comparisons: usize,
    /// The mean score of a seat, and its standard deviation.
    pub score: [f64; 2],
    /// By kind, each sorted, the best first.
    pub kinds: Vec<Group>,
}

/// Components of one kind.
#[derive(Serialize)]
pub struct Group {
    /// Its name in texts: `lab-kind-...`.
    pub name: &'static str,
    /// Of buildings, which column.
    pub column: Option<u8>,
    /// What its items are compared by.
    pub by: By,
    /// The items, the best first.
    pub items: Vec<Item>,
}

/// What items are compared by.
#[derive(Copy, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// Shares of victories.
    Wins,
    /// Points: what is common to all cannot make one win.
    Points,
}

/// One component.
#[derive(Serialize)]
pub struct Item {
    /// What it is called in files.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Where its values come from.
    pub provenance: String,
    /// Whether any of them are our own.
    pub origin: Origin,
    /// How many seats took it.
    pub taken: u64,
    /// How many could have.
    pub of: u64,
    /// Shares of victories with it and without it.
    pub win_share: [f64; 2],
    /// Their difference.
    pub wins: Estimate,
    /// Mean scores with it and without it.
    pub mean_score: [f64; 2],
    /// Their difference.
    pub points: Estimate,
    /// How far the first is from the last on average, with it and without it.
    pub spread: [f64; 2],
    /// Is the difference that it is compared by surely not 0?
    pub significant: bool,
}

/// Where the values of a component come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The rulebook or published lists.
    Printed,
    /// Some or all of them are our own.
    Designed,
}

/// How intervals were found.
const METHOD: &str = "95 % intervals of all comparisons together (Bonferroni): Newcombe (method 10) for shares of victories, \
                      Welch for points, both over games as clusters";

/// Measures what a simulation plays, writes the page if a file is given, and returns what to print.
///
/// # Errors
/// One line on what cannot be played or written.
pub fn report(
    titles: &Titles,
    sim: &sim::Args,
    options: serde_json::Value,
    file: Option<&Path>,
) -> Result<String, String> {
    let lang = sim.lang.unwrap_or_else(Lang::of_system);
    let lab = Lab { sim, bots: sim::seat_bots(sim)?, options, lang };
    match sim.game.as_str() {
        Kingsburg::NAME => tell::<Kingsburg>(titles, &lab, file),
        Knights::NAME => tell::<Knights>(titles, &lab, file),
        Warlords::NAME => tell::<Warlords>(titles, &lab, file),
        Crusader::NAME => tell::<Crusader>(titles, &lab, file),
        other => Err(format!("there is no report on {other} yet")),
    }
}

fn tell<G: Measured>(titles: &Titles, lab: &Lab<'_>, file: Option<&Path>) -> Result<String, String> {
    let report = run::<G>(titles, lab)?;
    let texts = terminal::words::<G>(lab.lang, titles.shelf::<G>()?.current());
    if let Some(file) = file {
        std::fs::write(file, html(&report, &texts)).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    lab.sim.print.of(&report, || print(&report, &texts))
}

/// Plays and measures, with a progress bar on standard error.
///
/// # Errors
/// One line on what cannot be played.
pub fn run<G: Measured>(titles: &Titles, lab: &Lab<'_>) -> Result<Report, String> {
    let options: G::Options =
        serde_json::from_value(lab.options.clone()).map_err(|e| format!("--options: {e}"))?;
    let seats = titles::check_seats(titles.find(G::NAME)?, lab.sim.seats)?;
    let content = titles.shelf::<G>()?;
    let content = content.current();
    // Bots may play for ever where people would call it a day.
    let game =
        G::new(content, &G::bounded(&options), seats).map_err(|reasons| titles::unplayable::<G>(&reasons))?;
    let begun = Instant::now();
    let counts = gather::play(lab, &game, &lab.bots)?;
    let score = mean(&counts.all);
    Ok(Report {
        game: G::NAME,
        content: content.hash().to_owned(),
        options: serde_json::to_value(&options).map_err(|e| e.to_string())?,
        bots: lab.bots.clone(),
        seed: lab.sim.seed,
        games: counts.games,
        seconds: begun.elapsed().as_secs_f64(),
        of: lab.sim.games,
        method: METHOD,
        comparisons: counts.comparisons(),
        score: [score.mean, score.deviation()],
        kinds: G::kinds(&counts, &terminal::words::<G>(lab.lang, content), content.pack()),
    })
}

/// A kind, of what was in play, the best first.
fn kind(name: &'static str, column: Option<u8>, by: By, mut items: Vec<Item>) -> Group {
    items.retain(|item| item.of > 0);
    items.sort_by(|a, b| {
        let rank = |item: &Item| (item.is_enough(), item.estimate(by).value);
        let ((enough, value), (other_enough, other)) = (rank(a), rank(b));
        other_enough.cmp(&enough).then(other.total_cmp(&value))
    });
    Group { name, column, by, items }
}

impl Item {
    /// Did enough seats have it, and enough not, to compare them?
    #[must_use]
    pub fn is_enough(&self) -> bool {
        self.taken >= ENOUGH && self.of - self.taken >= ENOUGH
    }

    /// The difference that it is compared by.
    #[must_use]
    pub fn estimate(&self, by: By) -> Estimate {
        match by {
            By::Wins => self.wins,
            By::Points => self.points,
        }
    }
}

fn item(
    texts: &Texts,
    path: Element,
    from: (String, Origin),
    id: String,
    compared: Compared<'_>,
    by: By,
) -> Item {
    let Compared { split: Split { with, without, wins, points }, z } = compared;
    let both = |value: fn(&Sample) -> f64| [with, without].map(|sample| (sample.n as f64, value(sample)));
    let ([a, b], whole) = (both(|sample| share(sample).value() * WHOLE as f64), WHOLE as f64);
    let wins = share(with).minus(share(without), z, wins.variance(a, b) / (whole * whole));
    let [a, b] = both(|sample| mean(sample).mean);
    let points = mean(with).minus(mean(without), z, points.variance(a, b));
    let compared = match by {
        By::Wins => wins,
        By::Points => points,
    };
    let (provenance, origin) = from;
    Item {
        name: texts.element(&path),
        provenance,
        origin,
        taken: with.n,
        of: with.n + without.n,
        win_share: [share(with).value(), share(without).value()],
        wins,
        mean_score: [mean(with).mean, mean(without).mean],
        points,
        spread: [spread(with), spread(without)],
        significant: with.n.min(without.n) >= ENOUGH && compared.is_sure(),
        id,
    }
}

fn share(sample: &Sample) -> Proportion {
    Proportion { hits: sample.wins as f64 / WHOLE as f64, of: sample.n as f64 }
}

fn mean(sample: &Sample) -> Mean {
    Mean::of(sample.n, sample.points, sample.squares)
}

fn spread(sample: &Sample) -> f64 {
    Mean::of(sample.n, sample.spread, sample.spread_squares).mean
}

/// Where these facts of an item come from. Alternative lines are ours in part, all of them.
fn provenance(pack: &Pack, file: &str, id: &str, facts: &[&'static str]) -> (String, Origin) {
    let Some(item) = pack.item(file, id) else { return (String::new(), Origin::Designed) };
    let facts = facts.iter().copied().filter_map(|fact| {
        let source = item.get("provenance")?.get(fact)?;
        // Of several values each has its own.
        let each = source.as_array().map_or(std::slice::from_ref(source), Vec::as_slice);
        let each: Vec<&str> = each.iter().filter_map(serde_json::Value::as_str).collect();
        (!each.is_empty()).then(|| (fact, each.join(", ")))
    });
    let facts: Vec<(&str, String)> = facts.collect();
    let ours = facts.iter().any(|(_, source)| source.contains("designed"));
    let told: Vec<String> = facts.iter().map(|(fact, source)| format!("{fact}: {source}")).collect();
    (told.join(", "), if ours { Origin::Designed } else { Origin::Printed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::kingsburg::Options;
    use clap::{Args as _, FromArgMatches as _};

    fn lab(threads: usize) -> Report {
        let options = serde_json::to_value(Options::of_modules(&[1, 2, 3, 4, 6])).expect("options");
        let threads = threads.to_string();
        let said = ["sim", "kingsburg", "--games", "12", "--seed", "5", "--threads", &threads];
        let said = sim::Args::augment_args(clap::Command::new("sim")).get_matches_from(said);
        let sim = &sim::Args::from_arg_matches(&said).expect("arguments");
        let bots = vec!["steward".to_owned(); 4];
        run::<Kingsburg>(&Titles::default(), &Lab { sim, bots, options, lang: Lang::En }).expect("playable")
    }

    #[test]
    fn all_kinds_are_counted_and_threads_do_not_matter() {
        let (one, two) = (lab(1), lab(2));
        let names: Vec<&str> = one.kinds.iter().map(|k| k.name).collect();
        let buildings = ["buildings"; 4];
        assert_eq!(names[..4], buildings);
        assert_eq!(names[4..], ["lines", "governors", "fates", "tiles", "advisors"]);
        for kind in &one.kinds {
            for item in &kind.items {
                assert!(item.taken <= item.of && !item.name.is_empty(), "{}", item.id);
            }
        }
        let governors = one.kinds.iter().find(|k| k.name == "governors").expect("there");
        assert_eq!(governors.items.iter().map(|i| i.taken).sum::<u64>(), 48, "one each seat");
        let text = |report: &Report| serde_json::to_string(&report.kinds).expect("json");
        assert_eq!(text(&one), text(&two));
    }

    #[test]
    fn every_form_shows_every_item() {
        let report = lab(2);
        for lang in Lang::ALL {
            let texts = Texts::of(lang, "kingsburg", None);
            let (plain, page) = (print(&report, &texts), html(&report, &texts));
            for item in report.kinds.iter().flat_map(|k| &k.items) {
                assert!(plain.contains(&item.name), "{}", item.name);
                assert!(page.contains(&page::escaped(&item.name)), "{}", item.name);
            }
            assert!(!plain.contains("lab-") && !page.contains("lab-"), "a text is missing");
            assert!(
                page.contains("prefers-color-scheme") && !page.contains("<script") && !page.contains("http")
            );
        }
    }

    #[test]
    fn in_warlords_kingdoms_castles_places_and_cards_are_counted() {
        let said = ["sim", "warlords", "--games", "12", "--seed", "5"];
        let said = sim::Args::augment_args(clap::Command::new("sim")).get_matches_from(said);
        let sim = &sim::Args::from_arg_matches(&said).expect("arguments");
        let (bots, options) = (vec!["captain".to_owned(); 4], serde_json::json!({}));
        let report = run::<Warlords>(&Titles::default(), &Lab { sim, bots, options, lang: Lang::En });
        let report = report.expect("playable");
        let names: Vec<&str> = report.kinds.iter().map(|kind| kind.name).collect();
        assert_eq!(names, ["kingdoms", "castles", "places", "cards"]);
        for kind in &report.kinds[..3] {
            assert_eq!(
                kind.items.iter().map(|item| item.taken).sum::<u64>(),
                48,
                "{}: one each seat",
                kind.name
            );
        }
        for lang in Lang::ALL {
            let texts = Texts::of(lang, "warlords", None);
            let (plain, page) = (print(&report, &texts), html(&report, &texts));
            assert!(!plain.contains("lab-") && !page.contains("lab-"), "a text is missing");
            assert!(page.contains("Warlords of Europe"));
        }
    }

    #[test]
    fn in_crusader_dynasties_developments_and_events_are_counted() {
        let said = ["sim", "crusader", "--seats", "5", "--games", "4", "--seed", "5"];
        let said = sim::Args::augment_args(clap::Command::new("sim")).get_matches_from(said);
        let sim = &sim::Args::from_arg_matches(&said).expect("arguments");
        let (bots, options) = (vec!["seneschal".to_owned(); 5], serde_json::json!({}));
        let report = run::<Crusader>(&Titles::default(), &Lab { sim, bots, options, lang: Lang::En });
        let report = report.expect("playable");
        let names: Vec<&str> = report.kinds.iter().map(|kind| kind.name).collect();
        assert_eq!(names, ["dynasties", "developments", "happenings"]);
        assert_eq!(report.kinds[0].items.iter().map(|item| item.taken).sum::<u64>(), 20, "one each seat");
        for lang in Lang::ALL {
            let texts = Texts::of(lang, "crusader", None);
            let (plain, page) = (print(&report, &texts), html(&report, &texts));
            assert!(!plain.contains("lab-") && !page.contains("lab-"), "a text is missing");
        }
    }

    #[test]
    fn provenance_tells_printed_from_designed() {
        let pack = &::kingsburg::content::Content::base().pack;
        assert_eq!(provenance(pack, "buildings", "B1", &["effect", "cost", "vp"]).1, Origin::Printed);
        assert_eq!(provenance(pack, "buildings", "C4a", &["effect", "cost", "vp"]).1, Origin::Designed);
        assert_eq!(provenance(pack, "governors", "hermit", &["effect", "cost", "vp"]).1, Origin::Designed);
    }
}
