//! The lines of mistakes that a game's own checks find.

use crate::game::{GAME, with};
use pack::{Mistake, Pack};

const OVER: &str = "{\"items\": [\n\n{\"id\": \"B1\",\n \"cost\":\n  {\"gold\": -1},\n \"effects\": [\n  {},\n  {\"do\":\n   [{}]}]}]}";

fn place(pack: &Pack, item: &str, key: &str) -> (usize, bool) {
    let mistake = pack.mistake("buildings", item, key, "wrong");
    assert_eq!(mistake.file, "buildings.json");
    (mistake.line, mistake.what.ends_with("(the default pack's line)"))
}

#[test]
fn a_mistake_reads_well() {
    let mistake =
        with("buildings.json", OVER).mistake("buildings", "B1", "cost.gold", "must not be negative");
    assert_eq!(mistake.to_string(), "buildings.json:5: B1.cost.gold: must not be negative");
    let parts = Mistake {
        file: "buildings.json".to_owned(),
        line: 5,
        key: "B1.cost.gold".to_owned(),
        what: "must not be negative".to_owned(),
    };
    assert_eq!(mistake, parts);
}

#[test]
fn the_line_is_the_overlays_where_it_gives_the_value() {
    let pack = with("buildings.json", OVER);
    assert_eq!(place(&pack, "B1", "cost.gold"), (5, false));
    assert_eq!(place(&pack, "B1", "cost"), (4, false));
    assert_eq!(place(&pack, "B1", ""), (3, false));
    assert_eq!(place(&pack, "B1", "effects.0"), (7, false));
    assert_eq!(place(&pack, "B1", "effects.1.do.0"), (9, false));
}

#[test]
fn else_the_line_is_the_defaults_and_says_so() {
    let pack = with("buildings.json", OVER);
    assert_eq!(place(&pack, "B1", "cost.wood"), (4, true));
    assert_eq!(place(&pack, "B1", "vp"), (4, true));
    assert_eq!(place(&pack, "B2", "vp"), (5, true));
    let alone = Pack::embedded(&GAME).unwrap();
    assert_eq!(place(&alone, "B2", "vp"), (5, false), "there is nothing else to confuse it with");
}

#[test]
fn what_is_not_there_has_the_line_of_the_nearest_thing() {
    let pack = with("buildings.json", OVER);
    assert_eq!(place(&pack, "B1", "cost.stone"), (4, false));
    assert_eq!(place(&pack, "B1", "effects.1.do.3.what.gold"), (8, false));
    assert_eq!(place(&pack, "B9", ""), (1, false), "of `items`");
    let whole = with("buildings.json", "{\n\"source\": \"\",\n\"whole\": true,\n\"items\": []}");
    assert_eq!(place(&whole, "B1", ""), (3, false), "it was the word whole that left it out");
    let other_file = with("advisors.json", r#"{"items": []}"#);
    assert_eq!(place(&other_file, "B9", ""), (3, true));
    assert_eq!(pack.mistake("cards", "C1", "", "wrong").to_string(), "cards.json:1: C1: wrong");
}
