//! The one table: figures of all sides, then ratios.

use crate::contender::{self, Contender, Name};
use crate::figure::Figure;
use crate::markdown;
use crate::ratio::ratio;
use serde_json::{Map, Value, json};

/// What a reader must know of the figures.
const NOTES: &str = "\
- Processor time of one core; uniformly random play with four seats (backgammon: two), all legal answers listed. A free
  decision has at least two answers. A ratio above 1 is ours faster.
- A search begins after a quarter of a game, and every iteration plays to the end: search decisions/s (counted for ours,
  else iterations/s times three quarters of a game's decisions) compare games of different length. Beside the decisions/s
  of random play they tell how much of a search's time is spent in playouts.
- OpenSpiel plays and searches in its own C++ loops; its clones go through Python. catanatron's package has no search.
  boardgame.io never copies a state as a whole: its clone is a structuredClone of the board.
";

/// The sides that are set beside each other, of those that were measured.
fn pairs(sides: &[Contender]) -> impl Iterator<Item = (&Contender, &Contender)> {
    let side = |name: Name| sides.iter().find(move |side| side.name == name);
    contender::pairs().into_iter().filter_map(move |(ours, theirs)| Some((side(ours)?, side(theirs)?)))
}

/// The table for people.
pub fn markdown(sides: &[Contender]) -> String {
    let rounds = sides.iter().map(|side| side.rounds.len()).max().unwrap_or(0);
    let mut head = vec![format!("medians of {rounds} alternating rounds")];
    head.extend(Figure::ALL.map(|figure| figure.name().to_owned()));
    let figures = sides.iter().map(|side| {
        let cells = Figure::ALL.map(|figure| markdown::figure(figure.median(&side.rounds)));
        [side.name.text()].into_iter().chain(cells).collect()
    });
    let ratios = pairs(sides).map(|(ours, theirs)| {
        let name = if ours.name.game == theirs.name.game {
            format!("**{} / {}**", ours.name.game, theirs.name.engine)
        } else {
            format!("**{} / {}**", ours.name.game, theirs.name.text())
        };
        let cells = Figure::ALL.map(|figure| match ratio(figure, &ours.rounds, &theirs.rounds) {
            None => String::new(),
            ratio => markdown::times(ratio),
        });
        [name].into_iter().chain(cells).collect()
    });
    let rows: Vec<Vec<String>> = figures.chain(ratios).collect();
    format!("{}\n{NOTES}", markdown::table(&head, &rows))
}

/// The same for programs: figures, and ratios.
pub fn json(sides: &[Contender]) -> (Value, Value) {
    let map = |of: &dyn Fn(Figure) -> Option<f64>| -> Map<String, Value> {
        Figure::ALL.iter().filter_map(|figure| Some((figure.key().to_owned(), json!(of(*figure)?)))).collect()
    };
    let figures = sides.iter().map(|side| {
        let figures = map(&|figure| figure.median(&side.rounds));
        json!({ "engine": side.name.engine, "game": side.name.game, "figures": figures })
    });
    let ratios = pairs(sides).map(|(ours, theirs)| {
        let ratios = map(&|figure| ratio(figure, &ours.rounds, &theirs.rounds));
        json!({ "ours": ours.name.game, "beside": theirs.name.text(), "ratios": ratios })
    });
    (figures.collect(), ratios.collect())
}

#[cfg(test)]
mod tests;
