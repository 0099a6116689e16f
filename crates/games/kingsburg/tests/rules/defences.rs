//! What buildings add in battle (p.10).

use crate::dsl::Play;
use crate::winter::fought;
use kingsburg::content::{BuildingId, Content, Race};
use kingsburg::event::Outcome;

/// One card of each race.
const CARDS: [(&str, Race); 6] = [
    ("1.3", Race::Goblins),
    ("1.4", Race::Orcs),
    ("1.5", Race::Zombies),
    ("1.1", Race::Barbarians),
    ("3.4", Race::Demons),
    ("5.5", Race::Dragons),
];

/// What these buildings add against each race, found by fighting.
fn bonus(buildings: &str) -> [i16; 6] {
    CARDS.map(|(card, race)| {
        let year = card[..1].parse().expect("year.number");
        let play = Play::year(year).winter().card(card).rolls([2]).players(2);
        let t = play.player(0, |p| p.builds(buildings).soldiers(20)).start();
        assert_eq!(
            Content::base().invader(t.state.hidden.invaders[year as usize - 1]).race,
            race,
            "card {card}"
        );
        fought(&t, 0).0 - 22
    })
}

#[test]
fn each_building_adds_what_its_text_says() {
    ledger::proves!(
        "KB-BLD-07",
        "KB-BLD-14",
        "KB-BLD-16",
        "KB-BLD-19",
        "KB-BLD-29",
        "KB-BLD-30",
        "KB-BLD-36",
        "KB-BLD-37",
        "KB-BLD-39",
        "KB-WINTER-08"
    );
    let expected = [
        ("B1", [0, 0, 0, 0, 0, 0]),
        ("B2", [0, 0, 0, 0, 0, 0]),
        ("B3", [0, 0, 0, 0, 1, 0]),
        ("B4", [0, 0, 0, 0, 0, 0]),
        ("C1", [0, 0, 0, 0, 0, 0]),
        ("C2", [0, 0, 0, 0, 0, 0]),
        ("C3", [-1, -1, -1, -1, -1, -1]),
        ("C4", [0, 0, 0, 0, 0, 0]),
        ("D1", [1, 1, 1, 1, 1, 1]),
        ("D2", [1, 1, 1, 1, 1, 1]),
        ("D3", [0, 0, 0, 0, 0, 0]),
        ("D4", [2, 2, 2, 2, 2, 2]),
        ("E1", [1, 1, 2, 1, 1, 1]),
        ("E2", [0, 0, 0, 0, 0, 0]),
        ("E3", [1, 1, 1, 1, 1, 1]),
        ("E4", [1, 1, 1, 1, 1, 1]),
        ("F1", [1, 0, 0, 0, 0, 0]),
        ("F2", [0, 0, 0, 0, 0, 0]),
        ("F3", [0, 0, 0, 0, 0, 0]),
        ("F4", [0, 0, 0, 0, 0, 0]),
    ];
    for (name, adds) in expected {
        let id = BuildingId::named(name).expect("a space");
        let row: Vec<_> = (1..=id.column()).map(|column| format!("{}{column}", &name[..1])).collect();
        let (with, without) = (bonus(&row.join(" ")), bonus(&row[..row.len() - 1].join(" ")));
        let added: Vec<_> = with.iter().zip(without).map(|(a, b)| a - b).collect();
        assert_eq!(added, adds, "{name} against Goblins, Orcs, Zombies, Barbarians, Demons, Dragons");
    }
}

#[test]
fn with_the_stone_wall_an_equal_total_is_a_victory() {
    ledger::proves!("KB-BLD-37", "KB-WINTER-10");
    let battle = |buildings: &str, soldiers: u16| {
        let play = Play::year(2).winter().card("2.4").rolls([1]).players(2).player(1, |p| p.soldiers(50));
        let t = play.player(0, |p| p.builds(buildings).soldiers(soldiers).has("0G")).start();
        (fought(&t, 0), t.has(0))
    };
    assert_eq!(
        battle("E1 E2 E3", 2),
        ((5, Outcome::Won), "1G".to_owned()),
        "1 and 2 and the Palisade and the Wall"
    );
    assert_eq!(battle("E1 E2", 3), ((5, Outcome::Drawn), "nothing".to_owned()), "without it a draw");
    assert_eq!(battle("E1 E2 E3", 1), ((4, Outcome::Lost), "nothing".to_owned()), "less is still a defeat");
    assert_eq!(battle("E1 E2 E3", 3), ((6, Outcome::Won), "1G".to_owned()), "and more a victory");
}

#[test]
fn the_fortress_gives_a_point_for_every_victory() {
    ledger::proves!("KB-BLD-18", "KB-R-37", "KB-R-39", "KB-BLD-39");
    let points = |card: &str, soldiers: u16, others: u16| {
        let year = card[..1].parse().expect("year.number");
        let play =
            Play::year(year).winter().card(card).rolls([1]).players(2).player(1, |p| p.soldiers(others));
        play.player(0, |p| p.builds("E1 E2 E3 E4").soldiers(soldiers)).start().vp(0)
    };
    assert_eq!(points("2.4", 9, 50), 1, "the card gives gold only");
    assert_eq!(points("5.2", 9, 50), 2, "on top of the VP of the card");
    assert_eq!(points("5.2", 9, 0), 3, "and of the extra VP");
    assert_eq!(points("5.2", 4, 50), 2, "by the Stone Wall too: 1 + 4 + 3 against 8");
    assert_eq!(
        points("5.4", 4, 50),
        -4,
        "8 against 9 is a defeat: no VP, and the Fortress itself is destroyed"
    );
}

#[test]
fn a_fortress_that_draws_gives_nothing() {
    ledger::proves!("KB-BLD-18", "KB-CLAR-11");
    let play = Play::year(2).winter().card("2.4").rolls([1]).players(2).player(1, |p| p.soldiers(50));
    let t = play.player(0, |p| p.builds("E1 E2 E3 E4").soldiers(0)).start();
    assert_eq!(fought(&t, 0), (4, Outcome::Lost));
    assert_eq!(t.vp(0), -1, "a defeat: 1 VP lost by the card");
}

#[test]
fn buildings_without_a_battle_effect_change_nothing() {
    ledger::proves!("KB-CLAR-11");
    assert_eq!(bonus("B1 B2 C1 C2 F1 F2 F3 F4"), [1, 0, 0, 0, 0, 0], "the Barricade against Goblins only");
    assert_eq!(bonus("B1 B2 B3 C1 C2 C3 E1 F1"), [1, 0, 1, 0, 1, 0], "conditions of race add up");
}
