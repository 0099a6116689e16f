//! Content packs: a broken one is refused with every mistake and its place, a good one changes values and nothing else.

use crusader::content::{Content, DevelopmentId, FILES, TerritoryId};
use pack::{Content as _, Pack};
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/content/packs").join(name)
}

fn read(files: &[(&str, &str)]) -> Result<Content, Vec<String>> {
    let told = |mistakes: Vec<pack::Mistake>| mistakes.iter().map(ToString::to_string).collect::<Vec<_>>();
    Pack::overlay_texts(&FILES, files).and_then(Content::read).map_err(told)
}

#[test]
fn a_broken_pack_is_refused_with_every_mistake_and_its_place() {
    let (_, mistakes) = pack::examine::<Content>(&folder("broken"));
    let short = |line: String| line.split("; known: ").next().unwrap_or_default().to_owned();
    let told: Vec<String> = mistakes.iter().map(|mistake| short(mistake.to_string())).collect();
    let expected = std::fs::read_to_string(folder("broken.txt")).expect("what is expected");
    assert_eq!(told.join("\n"), expected.trim_end(), "all of them, in order");
}

#[test]
fn scenarios_are_held_against_the_box() {
    let wrong = |scenario: &str| {
        let file = format!(r#"{{"items": [{scenario}]}}"#);
        read(&[("scenarios.json", &file)]).err().unwrap_or_default()
    };
    assert_eq!(wrong(r#"{"id": "1", "eras": 9}"#), ["scenarios.json:1: 1.eras: must be from 1 to 3"]);
    let told = wrong(r#"{"id": "2", "players": [2, 6], "crusade_ends_at": 11}"#);
    assert_eq!(told.len(), 2, "{told:?}");
}

#[test]
fn a_good_pack_changes_values_and_the_hash_and_nothing_else() {
    let base = Content::base();
    let bank = r#"{"items": [{"id": "bank", "modifiers": [{"op": "TaxBonus", "n": 3}]}]}"#;
    let ours = read(&[("developments.json", bank)]).expect("sound");
    assert_ne!(ours.hash, base.hash);
    assert_eq!(
        (ours.pack.changes().len(), &ours.territories, &ours.events),
        (1, &base.territories, &base.events)
    );
    let note = r#"{"items": [{"id": "bank", "balance": "mine"}]}"#;
    assert_eq!(read(&[("developments.json", note)]).expect("sound").hash, base.hash, "notes do not count");
    assert_eq!(DevelopmentId::named("bank").map(DevelopmentId::index), Some(10));
    assert_eq!(TerritoryId::named("atlantis"), None);
}
