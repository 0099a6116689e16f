//! Content packs: a broken one is refused with every mistake and its place, a good one changes values and nothing else.

use knights::content::{CityId, Content, FILES};
use pack::{Content as _, Pack};
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/content/packs").join(name)
}

fn read(files: &[(&str, &str)]) -> Result<Content, Vec<String>> {
    let told = |mistakes: Vec<pack::Mistake>| mistakes.iter().map(ToString::to_string).collect::<Vec<_>>();
    Pack::overlay_texts(&FILES, files).and_then(Content::read).map_err(told)
}

/// What is wrong with the broken pack, by file and key.
const BROKEN: [(&str, &str); 14] = [
    ("advancements.json:3", "ad_black_powder.cost: must be from 0 to 20"),
    ("advancements.json:4", "ad_iron_blades.exhaust: "),
    ("advancements.json:5", "ad_plate.speed: "),
    ("cities.json:3", "kovel.strength: "),
    ("cities.json", "bingen.area: has another city"),
    ("cities.json:5", "ballin.area: is no area"),
    ("cities.json:6", "berac.income: must be from 0 to 20"),
    ("cities.json:7", "camelot: "),
    ("events.json:3", "ev_no_heir.effects: does nothing"),
    ("events.json:4", "ev_heretic.effects.0.when: "),
    ("events.json:5", "ev_empty_coffers.effects: 'A' is named and was not picked"),
    ("events.json:6", "ev_camp_fever.cancel_faith: must be from 1 to 9"),
    ("numbers.json:3", "pool.value: must be from 1 to 100"),
    ("track.json:3", "spot_1.min_barons: "),
];

#[test]
fn a_broken_pack_is_refused_with_every_mistake_and_its_place() {
    let (_, mistakes) = pack::examine::<Content>(&folder("broken"));
    let told: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    for (file, what) in BROKEN {
        let found = told.iter().any(|line| line.starts_with(file) && line.contains(what));
        assert!(found, "{file}: {what} is not among {told:#?}");
    }
}

#[test]
fn numbers_are_held_against_what_can_be_played() {
    let wrong = |id: &str, value: u32| {
        let file = format!(r#"{{"items": [{{"id": "{id}", "value": {value}}}]}}"#);
        read(&[("numbers.json", &file)]).err().unwrap_or_default()
    };
    assert_eq!(wrong("pool", 0), ["numbers.json:1: pool.value: must be from 1 to 100"]);
    assert_eq!(wrong("razed_2", 17), ["numbers.json:1: razed_2.value: must be from 0 to 16"]);
    assert_eq!(wrong("stronghold", 350), ["numbers.json:1: stronghold.value: must be so many hundreds"]);
    assert_eq!(wrong("fate_limit", 300).len(), 1, "it is not taken for less than it is");
    assert_eq!(wrong("pool", 20), Vec::<String>::new());
}

#[test]
fn there_is_no_more_of_a_kind_than_the_table_has_room_for() {
    use knights::content::AgendaId;
    let laws = |count: usize| {
        let items: Vec<String> = AgendaId::all()
            .take(count)
            .map(|id| format!(r#"{{"id": "{}", "type": "law", "vote": "yes_no"}}"#, id.word()))
            .collect();
        let file = format!(r#"{{"items": [{}]}}"#, items.join(","));
        read(&[("agendas.json", &file)]).err().unwrap_or_default()
    };
    let room = "and room for 24";
    assert!(laws(40).iter().any(|why| why.contains(room)), "{:?}", laws(40));
    assert!(!laws(1).iter().any(|why| why.contains(room)));
    let copies = r#"{"items": [{"id": "ad_plate", "copies": 3}, {"id": "ad_contracts", "copies": 3}]}"#;
    let why = read(&[("advancements.json", copies)]).err().unwrap_or_default();
    assert!(why.iter().any(|why| why.contains("and room for 44")), "{why:?}");
}

/// Victories, sieges and revolts read what is in force: a card that would be used then, or would do something, never could be.
#[test]
fn a_card_that_would_never_be_asked_about_is_refused() {
    let standard = |may: &str, when: &str| {
        let commands = r#"[{"kind": "commands", "who": "bearer"}]"#;
        let victory = r#"[{"op": "mod", "stat": "victory", "n": 1, "scope": "holder"}]"#;
        let clause = format!(r#"{{"when": "{when}", "may": {may}, "if": {commands}, "do": {victory}}}"#);
        let file = format!(r#"{{"items": [{{"id": "ag_standard", "effects": [{clause}]}}]}}"#);
        read(&[("agendas.json", &file)]).err().unwrap_or_default()
    };
    for when in ["battle.victories", "siege.declare", "upkeep.revolts"] {
        let why = standard("true", when);
        assert!(why.iter().any(|why| why.contains("nobody is asked at this moment")), "{when}: {why:?}");
    }
    assert_eq!(standard("false", "battle.victories"), Vec::<String>::new());
    assert_eq!(standard("true", "battle.draw"), Vec::<String>::new());
}

#[test]
fn a_good_pack_changes_values_and_the_hash_and_nothing_else() {
    let base = Content::base();
    let kovel = r#"{"items": [{"id": "kovel", "income": 9}]}"#;
    let ours = read(&[("cities.json", kovel)]).expect("sound");
    assert_ne!(ours.hash, base.hash);
    let at = CityId::named("kovel").expect("a city").index();
    assert_eq!((ours.cities[at].income, ours.pack.changes().len()), (9, 1));
    assert_eq!((&ours.agendas, &ours.events, &ours.numbers), (&base.agendas, &base.events, &base.numbers));
    let note = r#"{"items": [{"id": "kovel", "balance": "mine"}]}"#;
    assert_eq!(read(&[("cities.json", note)]).expect("sound").hash, base.hash, "notes do not count");
}
