//! What the buildings of modules 1 and 2 add in battle.

use crate::dsl::Play;
use crate::province::scenes::fought;
use kingsburg::content::{BuildingId, Content, Race};

/// One card of each race: strengths 3, 3, 4, 2, 6, 9.
const CARDS: [(&str, Race); 6] = [
    ("1.3", Race::Goblins),
    ("1.4", Race::Orcs),
    ("1.5", Race::Zombies),
    ("1.1", Race::Barbarians),
    ("3.4", Race::Demons),
    ("5.5", Race::Dragons),
];

/// What this building adds against each race, found by fighting with and without it.
fn bonus(name: &str) -> [i16; 6] {
    let id = BuildingId::named(name).expect("a space");
    let (row, line) = (&name[..1], &name[2..]);
    CARDS.map(|(card, race)| {
        let year = card[..1].parse().expect("year.number");
        let total = |columns: u8| {
            let owned: Vec<_> = (1..=columns).map(|column| format!("{row}{column}{line}")).collect();
            // The second die is that of the Military Academy: the same, so that nothing is asked.
            let play = Play::year(year).winter().card(card).rolls([2, 2]).players(2).modules("1 2");
            let lines = if line.is_empty() { "" } else { row };
            let t = play.player(0, |p| p.lines(lines).builds(&owned.join(" ")).soldiers(20)).start();
            assert_eq!(Content::base().invader(t.state.hidden.invaders[usize::from(year) - 1]).race, race);
            fought(&t, 0).0
        };
        total(id.column()) - total(id.column() - 1)
    })
}

#[test]
fn each_building_adds_what_its_text_says() {
    ledger::proves!("KB-WINTER-08", "KB-MOD1-08", "KB-MOD2-04", "KB-R-56");
    let fighting = [
        ("G1", [1, 1, 1, 1, 0, 0]),
        ("D4a", [1, 1, 1, 1, 3, 3]),
        ("E1a", [1, 1, 1, 1, 1, 1]),
        ("E4a", [1, 1, 1, 1, 1, 1]),
        ("G1a", [0, 1, 0, 1, 0, 0]),
        ("G4a", [1, 1, 1, 1, 1, 1]),
    ];
    let module = |id: &BuildingId| id.is_alternative() || matches!(&id.name()[..1], "A" | "G");
    for id in BuildingId::all().filter(module) {
        let of = |(name, _): &&(&str, [i16; 6])| *name == id.name();
        let expected = fighting.iter().find(of).map_or([0; 6], |(_, bonus)| *bonus);
        assert_eq!(bonus(id.name()), expected, "{id} against {CARDS:?}");
    }
}
