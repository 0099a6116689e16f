//! Improvised Defenses: against invaders whose printed strength is 5 or less (p.10).

use crate::dsl::{Play, Table};
use crate::province::scenes::fought;
use kingsburg::event::Outcome;

/// Player 0 fights with 3 soldiers and the 2 of the King.
fn winter(card: &str, fate: &str) -> Table {
    let year = card[..1].parse().expect("year.number");
    let play = Play::year(year).winter().card(card).rolls([2]).players(2).modules("1 2 4").fate(fate);
    play.player(0, |p| p.builds("G1").soldiers(3)).start()
}

#[test]
fn improvised_defenses_help_against_printed_strength_five_or_less() {
    ledger::proves!("KB-MOD1-08");
    let calm = "royal_largesse";
    for (card, expected) in [
        ("1.1", (6, Outcome::Won)),
        ("2.3", (6, Outcome::Won)),
        ("2.4", (6, Outcome::Won)),
        ("3.3", (6, Outcome::Won)),
        ("3.4", (5, Outcome::Lost)),
        ("3.5", (5, Outcome::Lost)),
        ("4.1", (6, Outcome::Won)),
        ("5.5", (5, Outcome::Lost)),
    ] {
        assert_eq!(fought(&winter(card, calm), 0), expected, "card {card}");
    }
}

#[test]
fn changes_of_the_strength_do_not_matter_to_them() {
    ledger::proves!("KB-MOD1-09", "KB-R-56");
    let stronger = winter("2.4", "fierce_enemies");
    assert_eq!(fought(&stronger, 0), (6, Outcome::Drawn), "5 printed, 6 in battle: they still help");
    let weaker = winter("3.4", "scattered_warbands");
    assert_eq!(fought(&weaker, 0), (5, Outcome::Drawn), "6 printed, 5 in battle: they still do not");
}
