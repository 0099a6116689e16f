//! Components are data, and broken data is refused with all reasons.

use crate::dsl::Play;
use kingsburg::board::{Dice, Player};
use kingsburg::content::{BuildingId, Content, Gift, Race, Trade};
use kingsburg::goods::{Bundle, Good, Goods};
use kingsburg::seasons::roll::can_reroll;
use serde_json::{Value, json};
use table::Game;

const ADVISORS: &str = include_str!("../../../../content/kingsburg/advisors.json");
const BUILDINGS: &str = include_str!("../../../../content/kingsburg/buildings.json");
const INVADERS: &str = include_str!("../../../../content/kingsburg/invaders.json");

fn parse(text: &str) -> Value {
    serde_json::from_str(text).expect("the files are JSON")
}

/// The files with one advisor changed.
fn with_advisor(number: usize, change: impl FnOnce(&mut Value)) -> Result<Content, Vec<String>> {
    let mut file = parse(ADVISORS);
    change(&mut file["items"][number - 1]);
    Content::read(&file.to_string(), BUILDINGS, INVADERS)
}

/// The files with one building changed.
fn with_building(name: &str, change: impl FnOnce(&mut Value)) -> Result<Content, Vec<String>> {
    let mut file = parse(BUILDINGS);
    let items = file["items"].as_array_mut().expect("a list");
    change(items.iter_mut().find(|item| item["id"] == name).expect("a building"));
    Content::read(ADVISORS, &file.to_string(), INVADERS)
}

fn reasons(read: Result<Content, Vec<String>>) -> Vec<String> {
    read.err().unwrap_or_default()
}

#[test]
fn the_base_content_is_read_and_has_a_hash() {
    ledger::proves!("KB-COMP-01", "KB-COMP-04");
    let content = Content::read(ADVISORS, BUILDINGS, INVADERS).expect("the base game");
    assert_eq!(content, *Content::base(), "the content of the program is that of the files");
    assert_eq!(content.hash.len(), 16, "16 hexadecimal digits: {}", content.hash);
    let game = Play::year(1).start().game;
    assert_eq!(game.content(), content.hash, "logs keep it");
    for changed in [
        Content::read(&format!("{ADVISORS} "), BUILDINGS, INVADERS),
        Content::read(ADVISORS, &format!("{BUILDINGS} "), INVADERS),
        Content::read(ADVISORS, BUILDINGS, &format!("{INVADERS} ")),
    ] {
        assert_ne!(changed.expect("a blank more").hash, content.hash, "any change shows");
    }
}

#[test]
fn files_that_are_no_content_are_all_named() {
    ledger::proves!("KB-COMP-01");
    let wrong = reasons(Content::read("no", "{}", "[]"));
    for name in ["advisors: ", "buildings: ", "invaders: "] {
        assert!(wrong.iter().any(|w| w.starts_with(name)), "{name} in {wrong:?}");
    }
    assert!(wrong.contains(&"advisors: must be those with the numbers 1 to 18, in order".to_owned()));
    assert!(wrong.contains(&"buildings: 0 different spaces instead of 20".to_owned()));
    assert!(
        wrong.contains(&"invaders: must be five cards for each of the years 1 to 5, in order".to_owned())
    );
}

#[test]
fn unknown_words_are_refused() {
    ledger::proves!("KB-COMP-01");
    let wrong = reasons(with_advisor(1, |a| a["smell"] = json!(1)));
    assert!(wrong[0].contains("unknown field `smell`"), "{wrong:?}");
    let wrong = reasons(with_advisor(1, |a| a["effects"][0]["do"][0]["a"] = json!("Fly")));
    assert!(wrong[0].contains("unknown variant `Fly`"), "{wrong:?}");
    let wrong = reasons(with_building("B1", |b| b["effects"][0]["when"]["hook"] = json!("Never")));
    assert!(wrong[0].contains("unknown variant `Never`"), "{wrong:?}");
    let wrong = reasons(with_building("B2", |b| b["effects"][0]["if"]["op"] = json!("<")));
    assert!(wrong[0].contains("unknown variant `<`"), "{wrong:?}");
    let race = INVADERS.replace("Dragons", "Kittens");
    assert!(reasons(Content::read(ADVISORS, BUILDINGS, &race))[0].contains("unknown variant `Kittens`"));
}

#[test]
fn advisors_must_be_eighteen_in_order() {
    ledger::proves!("KB-R-05");
    let order = "advisors: must be those with the numbers 1 to 18, in order";
    assert_eq!(reasons(with_advisor(3, |a| a["number"] = json!(4))), [order]);
    let mut file = parse(ADVISORS);
    file["items"].as_array_mut().expect("a list").pop();
    assert!(reasons(Content::read(&file.to_string(), BUILDINGS, INVADERS)).contains(&order.to_owned()));
}

#[test]
fn advisors_do_only_what_advisors_do() {
    ledger::proves!("KB-ADV-01", "KB-HELP-08");
    let hook = reasons(with_advisor(2, |a| a["effects"][0]["when"]["hook"] = json!("Battle")));
    assert_eq!(hook, ["advisor 2: an advisor's effect comes at Help"]);
    let refused = ["advisor 4: an effect that advisors do not have in the base game"];
    for action in [
        json!({"a": "WhiteDie", "n": 1}),
        json!({"a": "Trade", "pay": {"any": 1}, "gain": {"vp": 1}}),
        json!({"a": "Choose", "pick": 2, "options": [{"do": [{"a": "Gain", "what": {"gold": 1}}]}]}),
        json!({"a": "Choose", "pick": 1, "options": [{"do": [{"a": "Gain", "what": {"vp": 1}}]}]}),
        json!({"a": "Choose", "pick": 1, "options": [{"do": [{"a": "Gain", "what": {"any": 1}}]}]}),
        json!({"a": "Choose", "pick": 1, "options": [{"do": [{"a": "Peek"}]}]}),
        json!({"a": "Choose", "pick": 1, "options": [{"do": []}]}),
    ] {
        let read = with_advisor(4, |a| a["effects"][0]["do"] = json!([action]));
        assert_eq!(reasons(read), refused, "{action}");
    }
    for action in [json!({"a": "Gain", "what": {"gold": 1}}), json!({"a": "Peek"})] {
        let read = with_advisor(4, |a| {
            a["effects"][0]["optional"] = json!(true);
            a["effects"][0]["do"] = json!([action]);
        });
        assert_eq!(reasons(read), refused, "optional {action}");
    }
}

#[test]
fn trades_have_three_shapes() {
    ledger::proves!("KB-ADV-06", "KB-ADV-14", "KB-BLD-21");
    let trade = |pay: Value, gain: Value| {
        let read =
            with_advisor(6, |a| a["effects"][0]["do"] = json!([{"a": "Trade", "pay": pay, "gain": gain}]));
        read.map(|content| content.advisors[5].gifts.clone())
    };
    let gold = Bundle { gold: 1, ..Bundle::NONE };
    let goods = vec![Gift::Trade(Trade::Goods { pay: 2, gain: gold })];
    assert_eq!(trade(json!({"any": 2}), json!({"gold": 1})), Ok(goods), "goods for something");
    let tokens = vec![Gift::Trade(Trade::Tokens { pay: 1, gain: gold })];
    assert_eq!(trade(json!({"plus2": 1}), json!({"gold": 1})), Ok(tokens), "tokens for something");
    let points = vec![Gift::Trade(Trade::Points { pay: 2, goods: 3 })];
    assert_eq!(trade(json!({"vp": 2}), json!({"any": 3})), Ok(points), "points for goods of choice");
    for (pay, gain) in [
        (json!({"gold": 1}), json!({"vp": 1})),
        (json!({"any": 1, "vp": 1}), json!({"vp": 1})),
        (json!({"any": 1}), json!({"any": 1})),
        (json!({"plus2": 1}), json!({"any": 1})),
        (json!({"plus2": 1, "any": 1}), json!({"vp": 1})),
        (json!({"vp": 1}), json!({"any": 1, "gold": 1})),
        (json!({"vp": 1, "gold": 1}), json!({"any": 1})),
    ] {
        assert!(trade(pay.clone(), gain.clone()).is_err(), "{pay} for {gain} is no trade of the base game");
    }
}

#[test]
fn buildings_must_be_the_twenty_spaces_of_the_board() {
    ledger::proves!("KB-COMP-01");
    let wrong = reasons(with_building("B1", |b| b["id"] = json!("X9")));
    assert_eq!(
        wrong,
        ["building X9: there is no such space", "buildings: 19 different spaces instead of 20"]
    );
    let wrong = reasons(with_building("B1", |b| b["row"] = json!("C")));
    assert_eq!(wrong, ["building B1: row C column 1", "buildings: 19 different spaces instead of 20"]);
    let wrong = reasons(with_building("B1", |b| b["column"] = json!(2)));
    assert_eq!(wrong, ["building B1: row B column 2", "buildings: 19 different spaces instead of 20"]);
    let twice = with_building("B1", |b| {
        b["id"] = json!("C1");
        b["row"] = json!("C");
    });
    assert_eq!(reasons(twice), ["buildings: 19 different spaces instead of 20"]);
    let mut file = parse(BUILDINGS);
    let items = file["items"].as_array_mut().expect("a list");
    let mut extra = items[0].clone();
    extra["id"] = json!("A1");
    extra["row"] = json!("A");
    items.push(extra);
    let wrong = reasons(Content::read(ADVISORS, &file.to_string(), INVADERS));
    assert_eq!(wrong, ["buildings: 21 different spaces instead of 20"], "the back is not in play");
}

#[test]
fn buildings_do_only_what_buildings_do() {
    ledger::proves!("KB-CLAR-11", "KB-BLD-23");
    let dice = json!({"c": "DiceTotal", "op": "<=", "n": 7});
    let effect = |hook: Value, action: Value| json!({"when": hook, "do": [action]});
    let when = |hook: Value, action: Value| json!({"when": hook, "if": dice, "do": [action]});
    let choose = |option: Value| json!({"a": "Choose", "pick": 1, "options": [{"do": [option]}]});
    let gain = json!({"a": "Gain", "what": {"gold": 1}});
    let trade = json!({"a": "Trade", "pay": {"any": 1}, "gain": {"vp": 1}});
    let optional = |mut effect: Value| {
        effect["optional"] = json!(true);
        effect
    };
    let limited = |mut effect: Value, limit: Value| {
        effect["limit"] = limit;
        effect
    };
    let season_end = json!({"hook": "SeasonEnd"});
    for wrong in [
        effect(json!({"hook": "Help"}), gain.clone()),
        effect(json!({"hook": "Battle"}), gain.clone()),
        when(json!({"hook": "SeasonStart"}), gain.clone()),
        when(json!({"hook": "BeforeRoll"}), json!({"a": "WhiteDie", "n": 1})),
        limited(
            optional(effect(json!({"hook": "AfterRoll"}), json!({"a": "Reroll", "which": "all"}))),
            json!({"n": 1, "per": "season"}),
        ),
        limited(effect(json!({"hook": "OnAid", "advisors": [0]}), gain.clone()), json!("none")),
        limited(effect(json!({"hook": "OnAid", "advisors": [19]}), gain.clone()), json!("none")),
        effect(
            json!({"hook": "Building"}),
            json!({"a": "CostChange", "columns": [1], "good": "gold", "n": 1}),
        ),
        effect(season_end.clone(), choose(trade.clone())),
        optional(effect(season_end.clone(), choose(gain.clone()))),
        optional(effect(
            season_end.clone(),
            choose(json!({"a": "Trade", "pay": {"gold": 1}, "gain": {"vp": 1}})),
        )),
        optional(effect(json!({"hook": "SeasonEnd", "seasons": ["Spring"]}), choose(trade.clone()))),
        when(json!({"hook": "Battle"}), json!({"a": "BattleBonus", "n": 1})),
        when(json!({"hook": "Battle"}), json!({"a": "TieIsWin"})),
        effect(
            json!({"hook": "GameEnd"}),
            json!({"a": "GainPer", "what": {"vp": 1}, "per": "goods", "step": 0}),
        ),
        effect(json!({"hook": "Mercenaries"}), json!({"a": "BattleBonus", "n": 1})),
    ] {
        let read = with_building("D1", |b| b["effects"] = json!([wrong]));
        let expected = ["building D1: an effect that buildings do not have in the base game"];
        assert_eq!(reasons(read), expected, "{wrong}");
    }
}

#[test]
fn all_reasons_are_told_at_once() {
    ledger::proves!("KB-COMP-01");
    let buildings = BUILDINGS.replace("\"B1\"", "\"X1\"").replace("\"WhiteDie\"", "\"BattleBonus\"");
    let advisors = ADVISORS.replace("\"number\": 7", "\"number\": 8");
    let invaders = INVADERS.replace("\"id\": \"2.1\", \"year\": 2", "\"id\": \"2.1\", \"year\": 3");
    let wrong = reasons(Content::read(&advisors, &buildings, &invaders));
    assert_eq!(
        wrong.len(),
        5,
        "the advisors, the cards, the space, the effect, the number of spaces: {wrong:?}"
    );
}

#[test]
fn invader_cards_must_be_five_for_each_year() {
    ledger::proves!("KB-COMP-04", "KB-SETUP-13");
    let mut file = parse(INVADERS);
    file["items"].as_array_mut().expect("a list").swap(0, 10);
    let wrong = reasons(Content::read(ADVISORS, BUILDINGS, &file.to_string()));
    assert_eq!(wrong, ["invaders: must be five cards for each of the years 1 to 5, in order"]);
}

#[test]
fn effects_are_read_as_they_are_written() {
    ledger::proves!("KB-BLD-03", "KB-BLD-19", "KB-BLD-08");
    let content =
        with_building("B2", |b| b["effects"][0]["if"] = json!({"c": "DiceTotal", "op": ">=", "n": 16}));
    let content = content.expect("a Chapel for high rolls");
    let chapel = BuildingId::named("B2").expect("a space");
    let with = |coloured: [u8; 3]| {
        let mut player = Player { dice: Dice { coloured, ..Dice::default() }, ..Player::default() };
        player.built.insert(chapel);
        can_reroll(&content, &player, chapel)
    };
    assert!(with([5, 5, 6]) && with([6, 6, 6]) && !with([5, 5, 5]), "16 or more");
    let twice = json!([
        {"when": {"hook": "BeforeRoll"}, "do": [{"a": "WhiteDie", "n": 1}, {"a": "WhiteDie", "n": 1}]},
        {"when": {"hook": "SeasonEnd", "seasons": ["Spring", "Autumn"]}, "do": [{"a": "Gain", "what": {"vp": 2}}]},
        {"when": {"hook": "Building"}, "do": [{"a": "CostChange", "columns": [1, 4], "good": "stone", "n": -2}]}
    ]);
    let content = with_building("D1", |b| b["effects"] = twice).expect("a busy Guard Tower");
    let tower = content.building(BuildingId::named("D1").expect("a space"));
    assert_eq!((tower.white_dice, tower.battle), (2, [0; 6]));
    assert_eq!(tower.season_end, [Bundle::vp(2), Bundle::NONE, Bundle::vp(2)]);
    let change = tower.cost_change.expect("a price");
    assert_eq!((change.columns, change.good, change.less), (0b10010, Good::Stone, 2));
}

#[test]
fn races_and_cards_have_names() {
    ledger::proves!("KB-WINTER-04");
    let names = Race::ALL.map(Race::name);
    assert_eq!(names, ["Goblins", "Orcs", "Zombies", "Barbarians", "Demons", "Dragons"]);
    let content = Content::base();
    let card = content.card_named("4.3").expect("a card");
    let invader = content.invader(card);
    assert_eq!((invader.id, invader.year, invader.race, invader.strength), ("4.3", 4, Race::Demons, 6));
    assert_eq!(
        (invader.penalty.any, invader.penalty.vp, invader.reward.gold, invader.reward.vp),
        (4, 1, 1, 1)
    );
    assert_eq!(content.card_named("6.1"), None, "there is no sixth year");
    let goods = content.building(BuildingId::named("C3").expect("Farms")).cost;
    assert_eq!(goods, Goods { gold: 2, wood: 3, stone: 1 });
}

#[test]
fn terms_that_the_rules_would_not_keep_are_refused() {
    ledger::proves!("KB-ORDERING-03", "KB-BLD-02", "KB-BLD-12");
    let refused = |name: &str, change: fn(&mut Value)| {
        let read = with_building(name, |building| change(&mut building["effects"][0]));
        let reason = format!("building {name}: an effect that buildings do not have in the base game");
        assert_eq!(reasons(read), [reason], "{name}");
    };
    let often: fn(&mut Value) = |effect| effect["limit"] = json!({"n": 2, "per": "season"});
    let optional: fn(&mut Value) = |effect| effect["optional"] = json!(true);
    let compulsory: fn(&mut Value) = |effect| effect["optional"] = json!(false);
    for name in ["B1", "B2", "C2"] {
        refused(name, often);
        refused(name, compulsory);
    }
    for name in ["B3", "B4", "C1", "C3", "C4", "D1", "D3", "E2", "F2", "F4"] {
        refused(name, optional);
        refused(name, often);
    }
    refused("F3", compulsory);
    refused("F3", often);
    refused("E2", |effect| effect["limit"] = json!(null));
    for (field, value) in [("limit", json!("none")), ("if", json!({"c": "AllDiceEqual"}))] {
        let read = with_advisor(8, |advisor| advisor["effects"][0][field] = value);
        assert_eq!(
            reasons(read),
            ["advisor 8: an advisor's gift has neither condition nor limit"],
            "{field}"
        );
    }
}
