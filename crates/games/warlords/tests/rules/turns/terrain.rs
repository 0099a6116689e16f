//! The board (p.1, p.3): kingdoms, terrains, what borders on what.

use super::world;
use crate::dsl::{Scene, Sitting, fief, kingdom};
use warlords::Options;
use warlords::board::Phase;
use warlords::content::{Content, Fief, Fiefs, Terrain};

fn the(word: &str) -> &'static Fief {
    &Content::base().fiefs[fief(word).index()]
}

fn of(terrain: Terrain) -> Vec<&'static Fief> {
    Content::base().fiefs.iter().filter(|f| f.terrain == terrain).collect()
}

fn adjacent(one: &str, other: &str) -> bool {
    let scene = Scene::four();
    let near = &scene.game.map().near;
    near[fief(one)].has(fief(other))
}

/// What player 0 collects for a fief, on top of what his castle brings.
fn tax(word: &str) -> u32 {
    let collect = |scene: Scene| {
        let mut t = scene.taxes();
        t.pass_to(Phase::Recruit);
        t.gold(0)
    };
    // Three kingdoms of one fief each: no castle bonus changes by it.
    let bare = || world().holds(1, "volhynia L1, polotsk L1");
    collect(bare().holds(0, &format!("{word} L1"))) - collect(bare())
}

#[test]
fn nine_kingdoms_hold_every_fief_once() {
    ledger::proves!("WE-TERRAIN-01", "WE-TERRAIN-02", "WE-TERRAIN-03");
    let content = Content::base();
    let words: Vec<&str> = content.kingdoms.iter().map(|k| k.id).collect();
    let nine = [
        "britain",
        "denmark",
        "kievan_rus",
        "france",
        "germany",
        "hungary",
        "hispania",
        "italy",
        "latin_empire",
    ];
    assert_eq!(words, nine);
    let mut seen = Fiefs::NONE;
    for (i, kingdom) in content.kingdoms.iter().enumerate() {
        assert!(kingdom.fiefs.and(seen).is_empty(), "no fief in two kingdoms");
        assert!(kingdom.fiefs.iter().all(|f| content.kingdom_of(f).index() == i));
        seen = seen.or(kingdom.fiefs);
    }
    assert_eq!((seen.len(), content.fiefs.len()), (61, 61), "none in no kingdom");
    let sizes: Vec<u32> = content.kingdoms.iter().map(|k| k.fiefs.len()).collect();
    assert_eq!(sizes, [7, 6, 7, 7, 7, 7, 7, 6, 7], "Hispania has seven");
}

#[test]
fn the_border_of_a_kingdom_does_not_stop_an_army() {
    ledger::proves!("WE-TERRAIN-02", "WE-TERRAIN-13");
    let mut t = world().holds(0, "ifriqiya L2, almohads L1").turn(0);
    t.sends(0, "ifriqiya L1", "sicily");
    t.sends(0, "almohads L1", "al_andalus");
    assert_eq!((t.attackers("sicily").as_str(), t.attackers("al_andalus").as_str()), ("L1", "L1"));
    t.pass_to(Phase::Redeployment);
    t.sends(0, "ifriqiya L1", "almohads");
    assert_eq!(t.army("almohads"), "L1", "from Italy to Hispania");
}

#[test]
fn each_terrain_has_its_die_its_peasants_and_its_gold() {
    ledger::proves!("WE-TERRAIN-04", "WE-TERRAIN-05", "WE-TERRAIN-06", "WE-TERRAIN-07", "WE-TERRAIN-08");
    let table = [
        (Terrain::Plains, 8, 1, "old_prussia"),
        (Terrain::Farmland, 8, 3, "aragon"),
        (Terrain::Forest, 10, 2, "lithuania"),
        (Terrain::Mountain, 12, 1, "croatia"),
    ];
    let mut count = 0;
    for (terrain, die, cities, example) in table {
        assert!(of(terrain).iter().all(|f| (f.die, f.cities) == (die, cities)), "{terrain:?}");
        count += of(terrain).len();
        assert_eq!(the(example).terrain, terrain);
        assert_eq!(tax(example), u32::from(cities), "gold of {terrain:?}");
    }
    assert_eq!(count, 61, "every fief has one of the four");
}

#[test]
fn cities_are_peasants_and_gold_alike() {
    ledger::proves!("WE-TERRAIN-09", "WE-PEASANT-02", "WE-PEASANT-03");
    for (word, n) in [("volhynia", 1), ("black_ruthenia", 2)] {
        let mut t = super::declared(world(), word, "L1");
        assert_eq!(t.army(word), "", "peasants are no pieces");
        t.dice(&[1]).dice(&vec![8; n]).answers(0, [format!("fief/{word}").as_str()]);
        assert_eq!(t.dice_left(), 0, "{word}: one die for each of {n} peasants");
        assert_eq!(usize::from(the(word).cities), n);
    }
    assert_eq!((tax("old_prussia"), tax("lithuania"), tax("slavonia")), (1, 2, 3));
}

#[test]
fn a_naval_lane_is_a_border_for_every_purpose() {
    ledger::proves!("WE-TERRAIN-10");
    assert!(
        the("al_andalus").by_sea.has(fief("almohads")) && !the("al_andalus").by_land.has(fief("almohads"))
    );
    assert!(adjacent("al_andalus", "almohads") && adjacent("almohads", "al_andalus"));
    let mut t = world().holds(0, "al_andalus L2").turn(0);
    t.sends(0, "al_andalus L2", "almohads");
    // Both miss, the peasant too: the attackers may sail back.
    t.dice(&[1, 1, 1]).answers(0, ["done", "fief/almohads"]);
    t.answers(0, ["retreat"]).refused(0, "fief/aragon everybody", "WE-RETREAT-02");
    assert_eq!(t.paths(), ["fief/al_andalus everybody"]);
    t.answers(0, ["fief/al_andalus everybody"]);
    assert_eq!(t.army("al_andalus"), "L2");

    let mut t = world().holds(0, "al_andalus L2, almohads L1").turn(0);
    t.pass_to(Phase::Redeployment).sends(0, "al_andalus L1", "almohads");
    assert_eq!(t.army("almohads"), "L2", "and soldiers of one's own may cross it");
}

#[test]
fn borders_go_both_ways_and_nothing_borders_on_itself() {
    ledger::proves!("WE-TERRAIN-10", "WE-R-71");
    for seats in 2..=4 {
        let scene = Scene::with(&Options::default(), seats);
        let map = scene.game.map();
        for one in map.fiefs.iter() {
            assert!(!map.near[one].has(one));
            assert!(map.near[one].iter().all(|other| map.near[other].has(one) && map.fiefs.has(other)));
            assert!(!map.near[one].is_empty(), "{one:?} can be reached");
        }
        let outside =
            Content::base().kingdoms.iter().fold(Fiefs::NONE, |sum, k| sum.or(k.fiefs)).without(map.fiefs);
        assert!(outside.iter().all(|f| map.near[f].is_empty()), "nothing leads out of the map");
    }
}

#[test]
fn facts_of_hispania_and_italy() {
    ledger::proves!("WE-TERRAIN-11", "WE-TERRAIN-12", "WE-TERRAIN-13");
    let terrains = [
        ("leon", Terrain::Mountain),
        ("castile", Terrain::Forest),
        ("aragon", Terrain::Farmland),
        ("al_andalus", Terrain::Plains),
        ("lombard_league", Terrain::Mountain),
        ("papal_states", Terrain::Farmland),
        ("pisa", Terrain::Forest),
        ("sicily", Terrain::Forest),
        ("almohads", Terrain::Plains),
    ];
    for (word, terrain) in terrains {
        assert_eq!(the(word).terrain, terrain, "{word}");
    }
    assert_eq!((the("papal_states").cities, the("papal_states").die), (3, 8));
    assert_eq!((the("almohads").cities, the("almohads").die), (1, 8));
    for word in ["leon", "castile", "aragon", "al_andalus", "almohads"] {
        assert_eq!(the(word).kingdom, kingdom("hispania"), "{word}");
    }
    assert_eq!(the("ifriqiya").kingdom, kingdom("italy"));
    for (one, other) in [
        ("ifriqiya", "pisa"),
        ("ifriqiya", "sicily"),
        ("ifriqiya", "almohads"),
        ("venice", "lombard_league"),
        ("venice", "papal_states"),
    ] {
        assert!(adjacent(one, other), "{one} and {other}");
    }
    assert!(!adjacent("ifriqiya", "papal_states") && !adjacent("venice", "pisa"));
}

#[test]
fn a_warlord_goes_from_the_papal_states_to_hungary_or_germany() {
    ledger::proves!("WE-TERRAIN-14", "WE-MANEUVER-03");
    let at = |path: &str, word: &str| {
        let mut t: Sitting = world().holds(0, "papal_states W1 L2, venice L1, lombard_league L1").turn(0);
        t.sends(0, "papal_states W1 L1", path);
        assert_eq!(t.attackers(word), "L1 W1", "{word}");
    };
    at("venice croatia", "croatia");
    at("venice austria", "austria");
    at("lombard_league swabia", "swabia");
    assert_eq!(the("croatia").kingdom, kingdom("hungary"));
    assert_eq!((the("austria").kingdom, the("swabia").kingdom), (kingdom("germany"), kingdom("germany")));
    assert!(!adjacent("papal_states", "croatia") && !adjacent("papal_states", "austria"), "not in one step");
}
