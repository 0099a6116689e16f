use super::*;
use crate::contender::{BGIO, CONQUEST, HEARTS, Name};
use crate::figure::{PlayFigures, Rate, Round};

fn side(name: Name, decisions: f64, search: Option<f64>) -> Contender {
    let play =
        PlayFigures { games: 10.0, decisions, free: decisions, answers: 4.0 * decisions, seconds: 1.0 };
    let rate = |times| Rate { times, seconds: 1.0 };
    Contender::played(
        name,
        vec![Round { play, clones: rate(decisions), search: search.map(rate), searched: None }],
    )
}

fn sides() -> Vec<Contender> {
    vec![
        side(Name::ours("kingsburg"), 4000.0, Some(10.0)),
        side(CONQUEST, 3000.0, Some(10.0)),
        side(HEARTS, 1000.0, Some(20.0)),
        side(BGIO, 100.0, None),
    ]
}

#[test]
fn figures_come_first_and_then_the_ratios_of_those_that_are_there() {
    let text = markdown(&sides());
    let lines: Vec<&str> = text.lines().take_while(|line| line.starts_with('|')).collect();
    assert_eq!(lines.len(), 2 + 4 + 2, "{text}");
    assert!(lines[2].starts_with("| reame kingsburg | 400 | 4.00 | 4000 |"), "{text}");
    assert_eq!(
        lines[5],
        "| boardgame.io conquest-lite | 10.0 | 4.00 | 100 | 2.50 M | 100 | 100 | - | - | - |"
    );
    assert!(lines[6].starts_with("| **conquest-lite / boardgame.io** |  |  | 30.0 x | 30.0 x |"), "{text}");
    assert!(lines[7].starts_with("| **kingsburg / OpenSpiel hearts** |  |  | 4.00 x |"), "{text}");
    let columns = |line: &&str| line.matches('|').count();
    assert!(lines.iter().all(|line| columns(line) == columns(&lines[0])), "{text}");
}

#[test]
fn programs_get_the_same_without_what_is_missing() {
    let (figures, ratios) = json(&sides());
    assert_eq!(figures[0]["figures"]["free_decisions_per_second"], 4000.0);
    assert_eq!(figures[3]["figures"].get("search_iterations_per_second"), None);
    assert_eq!(ratios[1]["beside"], "OpenSpiel hearts");
    assert_eq!(ratios[1]["ratios"]["search_iterations_per_second"], 0.5);
    assert_eq!(ratios[1]["ratios"]["search_decisions_per_second"], 2.0);
}
