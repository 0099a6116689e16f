//! Content packs: a broken one is refused with every mistake and its place, a good one changes play, and games go on with
//! the content they began with.

use kingsburg::board::{Phase, State};
use kingsburg::content::{BuildingId, Content, FILES, short};
use kingsburg::goods::Goods;
use kingsburg::position::Position;
use kingsburg::{Kingsburg, Options};
use pack::{Content as _, Pack, Shelf};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{Chance, Game, Observer, Sampled, Scripted, Seat, Secret, Sitter, Table, Title, read_answer};

mod mutated;

use mutated::play;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs").join(name)
}

/// The mistakes of an overlay of one file.
fn mistakes(file: &str, text: &str) -> Vec<String> {
    let told = Pack::overlay_texts(&FILES, &[(file, text)]).and_then(|pack| Content::read(pack).map(|_| ()));
    told.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn a_broken_pack_is_refused_with_every_mistake_and_its_place() {
    let (_, mistakes) = pack::examine::<Content>(&folder("broken"));
    let told: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    let expected = std::fs::read_to_string(folder("broken.txt")).expect("what is expected");
    let short = |line: &str| line.split("; known: ").next().unwrap_or_default().to_owned();
    let told: Vec<String> = told.iter().map(|line| short(line)).collect();
    assert_eq!(told.join("\n"), expected.trim_end(), "all of them, in order");
}

#[test]
fn numbers_have_bounds_and_one_reason_each() {
    let told = |value: &str| {
        mistakes(
            "buildings.json",
            &format!("{{\"items\": [\n{{\"id\": \"B1\", \"cost\": {{\"gold\": {value}}}}}]}}"),
        )
    };
    assert_eq!(told("99"), Vec::<String>::new());
    assert_eq!(told("100"), ["buildings.json:2: B1.cost.gold: must be from -99 to 99"]);
    assert_eq!(told("-100"), ["buildings.json:2: B1.cost.gold: must not be negative"]);
    assert_eq!(told("70000").len(), 1);
    assert_eq!(told("1.5").len(), 1);
    assert_eq!(told("1e99").len(), 1);
}

#[test]
fn whole_files_must_have_every_item() {
    for file in FILES {
        let told = mistakes(&format!("{}.json", file.name), "{\n\"whole\": true, \"items\": []}");
        let count = Pack::embedded(&FILES).map(|pack| pack.items(file.name).len()).expect("sound");
        let missing = told.iter().filter(|line| line.contains("missing"));
        assert_eq!(missing.count(), count, "{}: {told:?}", file.name);
        assert!(told.iter().all(|line| line.starts_with(&format!("{}.json:2: ", file.name))), "{told:?}");
    }
}

#[test]
fn the_hash_tells_values_apart_and_nothing_else() {
    let hash = |files: &[(&str, &str)]| {
        Pack::overlay_texts(&FILES, files).map(|pack| pack.hash().to_owned()).expect("sound")
    };
    let ours = hash(&[]);
    assert_eq!(ours, Content::base().hash);
    let changed = hash(&[("buildings.json", r#"{"items":[{"id":"B1","vp":4,"cost":{"gold":1,"wood":2}}]}"#)]);
    let spread = "{\n  \"items\": [\n    {\"cost\": {\"wood\": 2,\n  \"gold\": 1},\n \"vp\": 4, \"id\": \"B1\"}\n]\n}\n";
    assert_ne!(changed, ours);
    assert_eq!(hash(&[("buildings.json", spread)]), changed, "how it is written does not matter");
    assert_eq!(hash(&[("buildings.json", r#"{"items":[{"id":"B1","vp":3}]}"#)]), ours, "nothing is changed");
    assert_eq!(hash(&[("en.ftl", "building-B1 = Monument")]), ours, "names do not count");
    let note = r#"{"items":[{"id":"B1","provenance":{"vp":"box"},"confidence":"sure","balance":"good"}]}"#;
    assert_eq!(hash(&[("buildings.json", note)]), ours, "nor do notes");
    assert_ne!(hash(&[("buildings.json", r#"{"items":[{"id":"B1","vp":4}]}"#)]), changed);
}

#[test]
fn every_effect_can_be_told_in_one_line() {
    let told = |file: &str, id: &str| {
        let item = Content::base().pack().item(file, id).expect("it is there").clone();
        let effects = item["effects"].as_array().expect("effects").iter().map(short::effect);
        effects.collect::<Vec<_>>().join(" // ")
    };
    for (file, id, line) in [
        ("buildings", "A1", "SeasonEnd[Summer] may => Trade{wood:1 -> gold:2}"),
        ("buildings", "B2", "AfterRoll if DiceTotal<=7 may (1/season) => Reroll{which:all}"),
        ("buildings", "C3", "BeforeRoll => WhiteDie{n:1} // Battle => BattleBonus{n:-1}"),
        ("buildings", "E2", "OnAid[5,10,18; printedOnly] (no limit) => Gain{soldier:1}"),
        ("buildings", "B4", "GameEnd => GainPer{vp:1 per 2 goods}"),
        ("tiles", "5", "TileRevealed => Stock{mode:randomOne} // Help => TakeStock{n:1, sameForAll:yes}"),
        (
            "governors",
            "duke",
            "PlacementEnd if (AdvisorFree(12) and GroupsPlaced>=1) may => MoveGroup{to:12}",
        ),
        ("fates", "good_year", "BeforeRoll each => IfElse(WhiteDice=0 ? WhiteDie{n:1} : Gain{any:1})"),
        ("fates", "famine", "BeforeRoll each => ColouredDice{n:2}"),
        (
            "scenarios",
            "kings_wager",
            "OnBuild[self; col 4] each (no limit) => IfElse(FirstInRow ? Gain{vp:3} : Gain{vp:1})",
        ),
    ] {
        assert_eq!(told(file, id), line, "{file} {id}");
    }
    for file in FILES.iter().filter(|file| file.name != "invaders") {
        for id in Content::base().pack().ids(file.name) {
            let line = told(file.name, id);
            assert!(
                line.contains(" => ") && !line.contains(['?', '"']) || line.contains(" ? "),
                "{id}: {line}"
            );
        }
    }
}

/// A position with this content.
fn position(content: &Arc<Content>, json: &Value) -> (Kingsburg, State) {
    let position: Position = serde_json::from_value(json.clone()).expect("a position");
    let (game, mut state) = position.read(content, &mut Sampled::new(1)).expect("a sound position");
    game.run(&mut state, &mut Sampled::new(1), &mut Vec::new());
    (game, state)
}

fn answer(game: &Kingsburg, state: &mut State, seat: u8, path: &str) {
    let answer = read_answer(game, state, Seat(seat), path).unwrap_or_else(|r| panic!("{path}: {r:?}"));
    game.apply(state, Seat(seat), answer, &mut Scripted::dice([]).then_seed(1), &mut Vec::new());
}

fn sheet(game: &Kingsburg, state: &State, seat: usize) -> Value {
    serde_json::to_value(game.view(state, Observer::Spectator)).expect("JSON")["players"][seat].clone()
}

/// What a game of two has, played by random answers up to so many.
fn played(table: &mut Table<Kingsburg>, most: usize) {
    let mut chance = Sampled::new(7);
    for _ in 0..most {
        let Some(seat) = table.waiting().must.first() else { return };
        let answers = table.answers(seat);
        table.answer(seat, answers[chance.draw(answers.len())]).expect("legal");
    }
}

fn opened(content: &Arc<Content>) -> Table<Kingsburg> {
    let sitters = ["a", "b"].map(|name| Sitter { name: name.to_owned(), player: "random".to_owned() });
    let contributions = vec!["x".to_owned(), "y".to_owned()];
    Table::open(content, &Options::default(), sitters.to_vec(), Secret([3; 32]), contributions)
        .expect("playable")
        .0
}

#[test]
fn a_good_pack_changes_play_and_games_of_the_default_one_go_on() {
    let (bridge, altar) =
        (BuildingId::named("B1a").expect("it is there"), BuildingId::named("B2a").expect("it is there"));
    assert_eq!(Content::base().building(bridge).cost, Goods { gold: 1, wood: 0, stone: 1 });
    let mut before = opened(Content::base());
    played(&mut before, 20);
    let (log, snapshot) = (before.log(), before.snapshot());

    let (pack, mistakes) = pack::examine::<Content>(&folder("box"));
    assert_eq!(mistakes, []);
    assert_eq!((pack.name(), pack.changes().len()), (Some("my box"), 7), "{:?}", pack.changes());
    let content = Arc::new(Content::read(pack).expect("sound"));
    let shelf = Shelf::new(Arc::clone(&content));
    assert_ne!(content.hash, Content::base().hash);
    assert_eq!(content.building(bridge).cost, Goods { gold: 1, wood: 0, stone: 2 }, "gold is left alone");
    assert_eq!((content.building(altar).vp, Content::base().building(altar).vp), (5, 4));

    prices_and_points(&content);
    effects(&content);

    // New games have the new content.
    let mut after = opened(shelf.current());
    assert_eq!(after.header().content, content.hash);
    played(&mut after, usize::MAX);
    assert!(Table::<Kingsburg>::load(&content, &after.log(), None, |_, _, _| {}).is_ok());
    // Those that were begun go on with the old one, from their log or a snapshot, and end as they would have.
    assert_eq!(log.header.content, Content::base().hash);
    let secret = Some(Secret([3; 32]));
    let base = &shelf.find(&log.header.content).expect("it is kept");
    let mut loaded = Table::<Kingsburg>::load(base, &log, secret, |_, _, _| {}).expect("it goes on");
    let mut restored = Table::<Kingsburg>::restore(base, &log, &snapshot, secret).expect("it goes on");
    for table in [&mut before, &mut loaded, &mut restored] {
        assert_eq!(table.game().components().hash, Content::base().hash);
        played(table, usize::MAX);
    }
    assert_eq!(before.log(), loaded.log());
    assert_eq!(before.log(), restored.log());
    // What nobody has is refused, and both are named.
    let mut stranger = log;
    stranger.header.content = "0123456789abcdef".to_owned();
    assert!(shelf.find(&stranger.header.content).is_none());
    let refused = Table::<Kingsburg>::load(&content, &stranger, secret, |_, _, _| {}).err().expect("refused");
    let both = format!("header: was played with content 0123456789abcdef, this is {}", content.hash);
    assert_eq!(refused.to_string(), both);

    catalogues(Shelf::new(content));
}

fn prices_and_points(content: &Arc<Content>) {
    let json = |stone: u8| {
        json!({
            "game": "kingsburg", "year": 2, "phase": "summer", "order": [0, 1],
            "options": {"lines": "dealt"},
            "players": [
                {"gold": 4, "stone": stone, "vp": 10, "lines": ["B"]},
                {}
            ],
            "neutral": [1, 2, 6, 1, 2],
            "frames": [{"build": {"place": 0, "built": 0, "favour": "none"}}]
        })
    };
    let (game, mut state) = position(content, &json(5));
    answer(&game, &mut state, 0, "building/B1a");
    let after = sheet(&game, &state, 0);
    assert_eq!(
        (&after["gold"], &after["stone"], &after["vp"]),
        (&json!(3), &json!(3), &json!(12)),
        "{after}"
    );
    let (game, state) = position(content, &json(1));
    assert!(read_answer(&game, &state, Seat(0), "building/B1a").is_err(), "one stone was enough before");
}

fn effects(content: &Arc<Content>) {
    let (game, mut state) = position(
        content,
        &json!({
            "game": "kingsburg", "year": 2, "phase": "summer", "order": [0, 1],
            "options": {"governors": "dealt", "fate": "on"},
            "fate": "court_carnival",
            "players": [
                {"vp": 10, "governor": "hermit", "dice": [6, 6, 6]},
                {"vp": 10, "governor": "miner", "dice": [2, 6, 6]}
            ],
            "court": [{"advisor": 2, "seat": 1, "dice": [2]}, {"advisor": 9, "dice": [1, 2, 6]}, {"advisor": 3, "dice": [1, 2]}],
            "neutral": [1, 2, 6, 1, 2],
            "frames": [{"influence": {"place": 0, "passed": []}}]
        }),
    );
    answer(&game, &mut state, 0, "pass");
    if game.waiting(&state).must.has(Seat(1)) {
        answer(&game, &mut state, 1, "pass");
    }
    answer(&game, &mut state, 0, "good/wood");
    let [hermit, other] = [0, 1].map(|seat| sheet(&game, &state, seat));
    assert_eq!(
        (&hermit["wood"], &hermit["vp"]),
        (&json!(1), &json!(11)),
        "without a group, and with a point: {hermit}"
    );
    assert_eq!(
        (&other["gold"], &other["plus2"]),
        (&json!(1), &json!(1)),
        "advisor 2 under the new card: {other}"
    );
}

fn catalogues(shelf: Shelf<Content>) {
    let content = Arc::clone(shelf.current());
    let title = Title::with::<Kingsburg>(shelf);
    let ours = title.catalogue(None).expect("it tells");
    assert_eq!(
        (&ours["game"], &ours["hash"], &ours["name"]),
        (&json!("kingsburg"), &json!(content.hash), &json!("my box"))
    );
    let bridge = ours["files"]["buildings"].as_array().expect("items").iter().find(|i| i["id"] == "B1a");
    assert_eq!(bridge.expect("it is there")["cost"], json!({"gold": 1, "wood": 0, "stone": 2}));
    let cost =
        json!({"file": "buildings.json", "item": "B1a", "key": "cost.stone", "from": 1, "to": 2, "line": 4});
    assert!(ours["changes"].as_array().expect("changes").contains(&cost), "{}", ours["changes"]);
    assert!(ours["words"]["it"].as_str().expect("words").contains("Recluso"));
    let base = title.catalogue(Some(&Content::base().hash)).expect("it has both");
    assert_eq!((&base["hash"], &base["name"]), (&json!(Content::base().hash), &Value::Null));
    assert_eq!((&base["changes"], &base["words"]), (&json!([]), &json!({"en": null, "it": null})));
    assert_eq!(title.catalogue(Some("0123456789abcdef")), None);
}

/// The paths of all values within a value.
fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
    found.push(path.to_owned());
    match value {
        Value::Object(entries) => entries.iter().for_each(|(k, v)| leaves(v, &format!("{path}/{k}"), found)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, v)| leaves(v, &format!("{path}/{i}"), found));
        }
        _ => {}
    }
}

/// Whatever stands in a pack, it is read or refused; and what is accepted can be played to the end.
#[test]
fn no_value_breaks_a_game() {
    let odd = [
        json!(-99),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(5),
        json!(7),
        json!(18),
        json!(33),
        json!(99),
        json!(255),
        json!(65536),
        json!(null),
        json!(true),
        json!(false),
        json!(""),
        json!("any"),
        json!("all"),
        json!("Spring"),
        json!([]),
        json!({}),
        json!([0]),
        json!([99, 1]),
    ];
    let mut chance = Sampled::new(11);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..400 {
        let file = &FILES[chance.draw(FILES.len())];
        let items: Value = serde_json::from_str(file.text).expect("JSON");
        let items = items["items"].as_array().expect("items");
        let mut item = items[chance.draw(items.len())].clone();
        let mut paths = Vec::new();
        leaves(&item, "", &mut paths);
        let path = &paths[1 + chance.draw(paths.len() - 1)];
        if ["/id", "/number"].contains(&path.as_str()) || path.starts_with("/provenance") {
            continue;
        }
        *item.pointer_mut(path).expect("it is there") = odd[chance.draw(odd.len())].clone();
        let text = json!({ "items": [item] }).to_string();
        let read =
            Pack::overlay_texts(&FILES, &[(&format!("{}.json", file.name), &text)]).and_then(Content::read);
        match read {
            Err(mistakes) => {
                assert!(!mistakes.is_empty());
                refused += 1;
            }
            Ok(content) => {
                accepted += 1;
                play(&Arc::new(content), round, &format!("{} {path} {text}", file.name));
            }
        }
    }
    assert!(accepted > 20 && refused > 200, "{accepted} accepted, {refused} refused");
}

/// A word that nothing of the box says: an Inn that fills up wood to two at the end of Summer, and gives nothing to who has them.
#[test]
fn a_building_can_fill_up_to_so_much() {
    let inn = r#"{"items":[{"id":"A1","effects":[{"when":{"hook":"SeasonEnd","seasons":["Summer"]},"do":[{"a":"GainUpTo","what":{"wood":2}}]}]}]}"#;
    let pack = Pack::overlay_texts(&FILES, &[("buildings.json", inn)]).expect("sound");
    let content = Arc::new(Content::read(pack).expect("sound"));
    for (wood, then) in [(0, 2), (1, 2), (2, 2), (5, 5)] {
        let (game, mut state) = position(
            &content,
            &json!({
                "game": "kingsburg", "year": 1, "phase": "summer", "order": [0, 1], "options": {"rows": "seven"},
                "players": [{"buildings": ["A1"], "wood": wood}, {"wood": wood}],
                "neutral": [1, 2, 6, 1, 2],
                "frames": [{"build": {"place": 0, "built": 0, "favour": "none"}}]
            }),
        );
        while let (Phase::Summer, Some(seat)) = (state.board.phase, game.waiting(&state).must.first()) {
            answer(&game, &mut state, seat.0, "pass");
        }
        let has = |seat: usize| sheet(&game, &state, seat)["wood"].as_i64().unwrap_or(0);
        assert_eq!((has(0), has(1)), (then, wood), "with {wood} wood");
    }
    let points = mistakes("buildings.json", &inn.replace("wood", "vp"));
    assert!(points.iter().any(|line| line.contains("no points")), "{points:?}");
}

/// The rules ask the content of their game: none of their files knows the built-in one.
#[test]
fn the_built_in_content_decides_nothing() {
    fn look(dir: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(dir).expect("a folder").map(|entry| entry.expect("a file").path()) {
            let is_apart = entry.ends_with("content") || entry.ends_with("tests.rs");
            if entry.is_dir() && !is_apart {
                look(&entry, found);
            } else if entry.is_file() && !is_apart {
                let text = std::fs::read_to_string(&entry).expect("a text");
                if text.contains("Content::base") || text.contains("built_in") {
                    found.push(entry);
                }
            }
        }
    }
    let mut found = Vec::new();
    look(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert_eq!(found, Vec::<PathBuf>::new());
}
