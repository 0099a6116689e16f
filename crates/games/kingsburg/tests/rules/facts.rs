//! What a view tells beside what lies on the table: prices, strengths, shifts, gifts, as the rules reckon them.

use crate::dsl::{Play, Table};
use kingsburg::content::{BuildingId, SourceId, SourceKind};
use kingsburg::event::Event;
use kingsburg::flow::{Build, Favour, Frame, Point};
use kingsburg::options::Scenario;
use kingsburg::view::facts::{Facts, InvaderFacts, PlayerFacts};
use serde_json::{Value, json};
use table::{Game, Observer, Seat};

/// What a seat is told.
fn facts(t: &Table, seat: u8) -> Facts {
    Facts::of(&t.game.view(&t.state, Observer::Seat(Seat(seat))))
}

/// What is told of a player, as he is told it.
fn own(t: &Table, seat: u8) -> PlayerFacts {
    facts(t, seat).players.swap_remove(usize::from(seat))
}

fn json_of(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("facts can be written")
}

/// What a building costs its owner, as the view is written: where nothing is told of him, what is printed.
fn price(t: &Table, seat: u8, building: &str) -> Value {
    let view = json_of(&t.game.view(&t.state, Observer::Seat(Seat(seat))));
    let own = view["facts"]["players"][usize::from(seat)]["prices"].get(building).cloned();
    own.unwrap_or_else(|| view["facts"]["buildings"][building]["cost"].clone())
}

#[test]
fn carpenter_and_heavy_rains_cancel_out_where_no_wood_is_printed() {
    ledger::proves!("KB-BUILD-03", "KB-R-34", "KB-MOD3-05", "KB-MOD4-03");
    let play = Play::year(3).summer().players(3).governors(["carpenter", "miner", "sculptor"]).building();
    let play = play.fate("heavy_rains").everybody(|p| p.has("10G 10W 10S").builds("B1 B2 B3 C1 C2 C3"));
    let mut t = play.start();
    assert_eq!(price(&t, 0, "B4"), json!({ "gold": 5, "stone": 3 }), "1 wood more, then 1 less: none");
    assert_eq!(price(&t, 0, "C4"), json!({ "gold": 3, "wood": 1, "stone": 2 }));
    assert_eq!(price(&t, 1, "B4"), json!({ "gold": 4, "wood": 1, "stone": 3 }), "another pays the wood");
    assert!(!own(&t, 0).prices.contains_key(&id("C4")), "what is as printed is not told again");
    t.seat(0).answers("building/B4");
    assert_eq!(t.has(0), "5G 10W 7S", "and the rules take just that");
}

#[test]
fn wandering_builders_leave_one_good_to_pay() {
    ledger::proves!("KB-BUILD-03", "KB-MOD4-03");
    let play = Play::year(2).summer().players(3).fate("wandering_builders").building();
    let t = play.everybody(|p| p.has("1G 1W 1S")).start();
    assert_eq!(price(&t, 0, "F1"), json!({ "wood": 1 }), "it costs one good, and that stays");
    assert_eq!(price(&t, 0, "C1"), json!({ "gold": 1, "wood": 1, "any": -1 }), "of two goods one is left");
    assert_eq!(price(&t, 0, "B3"), json!({ "gold": 3, "wood": 1, "stone": 2 }), "not in column III");
}

#[test]
fn the_architects_favour_is_told_while_it_lasts_and_to_nobody_else() {
    ledger::proves!("KB-GOV-08");
    let play = Play::year(2).summer().players(3).governors(["paladin", "castellan", "architect"]);
    let play = play.order([2, 0, 1]).everybody(|p| p.builds("F1")).player(2, |p| p.builds("").has("9G 9W"));
    let favoured = play.frame(Frame::At(Point::Build)).start();
    assert!(matches!(favoured.frame(), Frame::Build(Build { favour: Favour::Cheaper, .. })));
    assert_eq!(own(&favoured, 2).prices[&id("C1")].count("any"), -1);
    assert!(own(&favoured, 0).prices.is_empty(), "it is his alone");
    let mut over = favoured;
    over.seat(2).answers("pass");
    assert!(own(&over, 2).prices.is_empty(), "his turn is over");
}

#[test]
fn prices_of_what_stands_are_not_told() {
    ledger::proves!("KB-BLD-20");
    let t = Play::year(2).summer().players(3).building().player(0, |p| p.builds("C1 C2 F1 F2")).start();
    let told = own(&t, 0);
    assert_eq!(price(&t, 0, "C3"), json!({ "gold": 1, "wood": 3, "stone": 1 }), "a gold less by the Crane");
    assert!(told.prices.keys().all(|building| !["C1", "C2", "F1", "F2"].contains(&building.name())));
    assert_eq!(told.spaces.len(), 20);
}

fn id(name: &str) -> BuildingId {
    BuildingId::named(name).expect("a building")
}

fn named(by: SourceId) -> String {
    match by.kind() {
        SourceKind::Building(id) => id.to_string(),
        other => format!("{other:?}"),
    }
}

/// What adds to the strength of a player, in words.
fn bonuses(t: &Table, seat: u8) -> Vec<(String, i16)> {
    own(t, seat).bonuses.iter().map(|one| (named(one.by), one.n)).collect()
}

#[test]
fn strength_is_told_with_its_sources() {
    ledger::proves!("KB-WINTER-08", "KB-MOD1-08");
    let play = Play::year(2).summer().players(3).card("2.5").building();
    let play = play.player(0, |p| p.soldiers(2).builds("B1 B2 B3 C1 C2 C3 D1"));
    let t = play.start();
    let told = own(&t, 0);
    // The Church helps against Demons only; who comes is not known yet.
    assert_eq!(bonuses(&t, 0), [("C3".to_owned(), -1), ("D1".to_owned(), 1)]);
    assert_eq!(told.strength, 2);
    assert_eq!(own(&t, 1).strength, 0, "nothing, and nothing that adds to it");
    let json = json_of(&told);
    assert_eq!(json["bonuses"], json!([{ "by": "building/C3", "n": -1 }, { "by": "building/D1", "n": 1 }]));
}

#[test]
fn what_was_fought_with_is_told_with_its_sources() {
    ledger::proves!("KB-WINTER-08", "KB-MOD4-03");
    let play = Play::year(2).winter().players(3).card("2.5").rolls([1]).fate("pitiless_foes");
    let t = play.player(0, |p| p.soldiers(1).builds("D1 D2")).start();
    let fought = t.events.iter().find_map(|e| match e {
        Event::Fought { seat: Seat(0), total, bonuses, .. } => {
            Some((*total, bonuses.iter().map(|one| (named(one.by), one.n)).collect::<Vec<_>>()))
        }
        _ => None,
    });
    let expected = vec![("D1".to_owned(), 1), ("D2".to_owned(), 1)];
    assert_eq!(fought, Some((4, expected)), "a soldier, the King's, and two buildings");
}

#[test]
fn the_penalty_is_told_with_what_the_fate_card_adds() {
    ledger::proves!("KB-MOD4-03", "KB-WINTER-12");
    let play = Play::year(2).winter().players(3).card("2.5").rolls([1]);
    let plain = play.start();
    let play = Play::year(2).winter().players(3).card("2.5").rolls([1]).fate("pitiless_foes");
    let harder = play.start();
    let penalty = |t: &Table| {
        let found = t.events.iter().find_map(|e| match e {
            Event::Invaded { penalty, .. } => Some(*penalty),
            _ => None,
        });
        found.expect("they came")
    };
    assert_eq!(penalty(&harder).vp, penalty(&plain).vp + 1);
    assert_eq!(penalty(&harder).any, penalty(&plain).any);
}

/// The invaders of a year, as a seat is told of them.
fn invaders(t: &Table, seat: u8, year: usize) -> InvaderFacts {
    facts(t, seat).invaders.swap_remove(year - 1)
}

#[test]
fn invaders_are_told_as_far_as_they_are_known() {
    ledger::proves!("KB-SETUP-14", "KB-MOD4-03");
    let play = Play::year(2).summer().players(3).card("2.5").fate("fierce_enemies").building();
    let mut play = play.everybody(|p| p.has("1G"));
    play.position.looked = vec![Default::default(); 5];
    play.position.looked[1].insert(Seat(1));
    let t = play.start();
    let (unknown, known) = (invaders(&t, 0, 2), invaders(&t, 1, 2));
    assert_eq!((unknown.race, unknown.reward.is_empty(), unknown.penalty.is_empty()), (None, true, true));
    assert_eq!((unknown.least, unknown.most), (unknown.printed[0] + 1, unknown.printed.last().unwrap() + 1));
    assert!(unknown.printed.len() > 1, "it may be any card of the year");
    assert_eq!(unknown.changes.len(), 1, "that they are fierce is known to all");
    assert!(known.race.is_some() && !known.penalty.is_empty());
    assert_eq!((known.least, known.most), (known.printed[0] + 1, known.printed[0] + 1));
    assert_eq!(invaders(&t, 1, 3).changes.len(), 0, "the Fate card is that of this year");
    let past = invaders(&t, 0, 1);
    assert!(past.race.is_some() && past.changes.is_empty(), "the card of last year lies open");
}

#[test]
fn a_scenario_changes_the_strength_of_years_to_come() {
    ledger::proves!("KB-SCEN-01");
    let t = Play::year(2).summer().players(3).scenario(Scenario::LongSiege).building().start();
    let changes = |year| invaders(&t, 0, year).changes.iter().map(|one| one.n).sum::<i16>();
    assert_eq!([1, 2, 3, 4, 5].map(changes), [0, 1, 1, 2, 2], "years that are over are over");
}

#[test]
fn shifts_are_told_with_what_gives_them() {
    ledger::proves!("KB-BLD-12");
    let play = Play::year(2).summer().players(3).influencing().player(0, |p| p.builds("C1 C2"));
    let t = play.start();
    let shifts = own(&t, 0).shifts;
    let told: Vec<_> = shifts.iter().map(|s| (named(s.by), s.deltas.clone(), s.used)).collect();
    assert_eq!(told, [("C2".to_owned(), vec![-1, 1], false)]);
    assert!(own(&t, 1).shifts.is_empty());
}

#[test]
fn the_court_of_the_year_is_told() {
    ledger::proves!("KB-MOD4-03", "KB-MOD6-03");
    let year = |fate: &str| Play::year(2).summer().players(3).fate(fate).building();
    assert_eq!(facts(&year("ailing_king").start(), 0).closed, [18]);
    let told = facts(&year("veins_of_gold").tiles([1, 3, 5, 7, 8]).start(), 0);
    assert!(told.closed.is_empty());
    assert_eq!(json_of(&told.extra), json!({ "2": { "gold": 1 }, "16": { "gold": 1 } }), "8 is covered");
    assert_eq!(
        json_of(&told.gifts[8]),
        json!([{ "choose": { "pick": 1, "of": [{ "gold": 1, "wood": 1 }, { "wood": 1, "stone": 1 }] } }])
    );
    assert_eq!(json_of(&told.gifts[9]), json!([{ "gain": { "soldier": 2 } }, "peek"]));
    let trade = json!([{ "trade": { "pay": { "vp": 1 }, "gain": { "any": 3 } } }]);
    assert_eq!(json_of(&told.gifts[13]), trade);
    assert!(told.gifts.iter().all(|gift| !gift.is_empty()), "everybody gives something");
}

#[test]
fn the_spaces_of_a_governors_card_are_told() {
    ledger::proves!("KB-GOV-07");
    let play = Play::year(2).summer().players(3).governors(["politician", "miner", "sculptor"]).building();
    let card = own(&play.start(), 0).card;
    assert_eq!(card.iter().map(|space| space.number).collect::<Vec<_>>(), [5, 10, 15]);
    let thing = |name: &str| json!({ name: 1 });
    let of = ["gold", "wood", "stone"].map(thing);
    let gift = json!([{ "choose": { "pick": 2, "of": of } }, { "gain": { "plus2": 1 } }]);
    assert_eq!(json_of(&card[1].gift), gift);
}

#[test]
fn the_boards_are_told_row_by_row() {
    ledger::proves!("KB-MOD1-01", "KB-MOD2-04");
    let five = facts(&Play::year(2).summer().players(3).building().start(), 0);
    assert_eq!((five.rows.concat().as_str(), five.buildings.len()), ("BCDEF", 20));
    let seven = facts(&Play::year(2).summer().players(3).modules("1 2").building().start(), 0);
    assert_eq!(
        (seven.rows.concat().as_str(), seven.buildings.len()),
        ("ABCDEFG", 56),
        "both sides of each row"
    );
}
