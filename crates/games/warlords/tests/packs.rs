//! Content packs: a broken one is refused with every mistake and its place, a good one changes play, and games go on with
//! the content they began with.

use pack::{Content as _, Pack, Shelf};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::kit::plays_to_its_end;
use table::{Chance, Game, Rule, Sampled, Secret, Sitter, Table, Title, advance, start};
use warlords::army::Kind;
use warlords::content::{CardId, Content, FILES, FiefId, KingdomId};
use warlords::event::Event;
use warlords::options::ScenarioChoice;
use warlords::{Options, Warlords};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs").join(name)
}

fn boxed() -> Arc<Content> {
    let (pack, mistakes) = pack::examine::<Content>(&folder("box"));
    assert_eq!(mistakes, []);
    assert_eq!(pack.name(), Some("my warlords"));
    Arc::new(Content::read(pack).expect("sound"))
}

fn opened(content: &Arc<Content>) -> Table<Warlords> {
    let sitters = ["a", "b"].map(|name| Sitter { name: name.to_owned(), player: "random".to_owned() });
    let contributions = vec!["x".to_owned(), "y".to_owned()];
    let options = Options { rounds: 3, ..Options::default() };
    Table::open(content, &options, sitters.to_vec(), Secret([3; 32]), contributions).expect("playable").0
}

/// Plays by random answers, so many at most.
fn played(table: &mut Table<Warlords>, most: usize) {
    let mut chance = Sampled::new(7);
    for _ in 0..most {
        let Some(seat) = table.waiting().must.first() else { return };
        let answers = table.answers(seat);
        table.answer(seat, answers[chance.draw(answers.len())]).expect("legal");
    }
}

#[test]
fn the_words_of_the_box_are_those_of_the_default_pack() {
    let content = Content::base();
    assert_eq!(
        FiefId::all().map(FiefId::word).collect::<Vec<_>>(),
        content.fiefs.iter().map(|f| f.id).collect::<Vec<_>>()
    );
    let ids = |file: &str| content.pack.ids(file).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(FiefId::all().map(FiefId::word).collect::<Vec<_>>(), ids("fiefs"));
    assert_eq!(KingdomId::all().map(KingdomId::word).collect::<Vec<_>>(), ids("kingdoms"));
    assert_eq!(CardId::all().map(CardId::word).collect::<Vec<_>>(), ids("cards"));
    assert_eq!(content.scenarios.iter().map(|s| s.id).collect::<Vec<_>>(), ids("scenarios"));
    assert_eq!((FiefId::named("kiev"), FiefId::named("atlantis")), (Some(FiefId(13)), None));
}

#[test]
fn what_logs_called_the_content_before_packs_is_found() {
    let shelf = Shelf::<Content>::default();
    let [(former, now)] = Content::FORMER else { panic!("one former hash") };
    assert_ne!(*now, Content::base().hash, "the map has changed since");
    assert!(shelf.find(former).is_none(), "a store keeps what its tables began with");
    let kept = include_str!("../../../../tests/contents/warlords/830318882efe3ce5.json");
    shelf.keep(now, kept).expect("it can still be played with");
    assert!(shelf.find(former).is_some_and(|content| content.hash == *now));
    assert!(shelf.find("0123456789abcdef").is_none());
    assert!(!boxed().is_called(former), "a pack is not what it was");
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
fn a_good_pack_changes_values_and_the_hash_and_nothing_else() {
    let (base, ours) = (Content::base(), boxed());
    assert_ne!(ours.hash, base.hash);
    let scotland = FiefId::named("scotland").expect("a fief").index();
    assert_eq!((base.fiefs[scotland].cities, ours.fiefs[scotland].cities), (1, 4));
    assert_eq!((base.soldier(Kind::Knight).cost, ours.soldier(Kind::Knight).cost), (7, 8));
    let alms = CardId::named("P01").expect("a card").index();
    assert_eq!((base.cards[alms].copies.len(), ours.cards[alms].copies.len()), (4, 3));
    assert_eq!(ours.pack.changes().len(), 4, "{:?}", ours.pack.changes());
    assert_eq!(ours.fiefs[1..], base.fiefs[1..]);
    let hash = |files: &[(&str, &str)]| {
        Pack::overlay_texts(&FILES, files).map(|pack| pack.hash().to_owned()).expect("sound")
    };
    assert_eq!(hash(&[("soldiers.json", r#"{"items":[{"kind":"knight","cost":7}]}"#)]), base.hash);
    assert_eq!(hash(&[("en.ftl", "card-P01 = Alms")]), base.hash, "names do not count");
    let note = r#"{"items":[{"id":"P01","provenance":{"all":"box"},"details":"mine","balance":""}]}"#;
    assert_eq!(hash(&[("cards.json", note)]), base.hash, "nor do notes");
}

#[test]
fn tables_go_on_with_the_content_they_began_with() {
    let mut before = opened(Content::base());
    played(&mut before, 60);
    let (log, snapshot, secret) = (before.log(), before.snapshot(), Some(Secret([3; 32])));
    let content = boxed();
    let shelf = Shelf::new(Arc::clone(&content));
    let mut after = opened(shelf.current());
    assert_eq!(after.header().content, content.hash);
    played(&mut after, usize::MAX);
    Table::<Warlords>::load(&content, &after.log(), None, |_, _, _| {}).expect("it holds");
    let base = &shelf.find(&log.header.content).expect("it is kept");
    let mut loaded = Table::<Warlords>::load(base, &log, secret, |_, _, _| {}).expect("it goes on");
    let mut restored = Table::<Warlords>::restore(base, &log, &snapshot, secret).expect("it goes on");
    for table in [&mut before, &mut loaded, &mut restored] {
        played(table, usize::MAX);
    }
    assert_eq!((before.log(), before.log()), (loaded.log(), restored.log()));
    let refused =
        Table::<Warlords>::load(&content, &log, secret, |_, _, _| {}).err().expect("another content");
    assert_eq!(refused.why, format!("was played with content {}, this is {}", base.hash, content.hash));
}

#[test]
fn content_is_written_for_the_store_and_read_again_by_a_program_that_has_another() {
    let content = boxed();
    let title = Title::of::<Warlords>();
    assert!(!title.has(&content.hash));
    let text = content.pack.write();
    assert!(title.keep("0123456789abcdef", &text).is_err(), "it is not what it is said to be");
    assert!(title.keep(&content.hash, "{}").is_err() && !title.has(&content.hash));
    title.keep(&content.hash, &text).expect("it can be read");
    let shelf = title.shelf::<Warlords>().expect("its own");
    let again = shelf.find(&content.hash).expect("it is kept");
    assert_eq!(*again, *content, "the same to the last value");
    assert_eq!(title.words(Some(&content.hash), "it").as_deref(), Some("card-P01-text = Prendi 9 ori.\n"));
    assert_eq!(title.catalogue(None).expect("components")["hash"], Content::base().hash);
    let told = title.catalogue(Some(&content.hash)).expect("components");
    assert_eq!((&told["name"], &told["hash"]), (&json!("my warlords"), &json!(content.hash)));
}

/// A word that no card of the box says: 2 gold for each castle, from the Treasury (WE-CARD-09), if there is one (WE-CARD-06).
#[test]
fn a_card_can_give_gold_for_each_castle() {
    let (pack, mistakes) = pack::examine::<Content>(&folder("castles"));
    assert_eq!(mistakes, []);
    let content = Arc::new(Content::read(pack).expect("sound"));
    let words = |lang| content.pack.words(lang).unwrap_or_default().to_owned();
    assert!(words("en").contains("for each castle") && words("it").contains("per ogni tuo castello"));
    let game = Warlords::new(&content, &Options { rounds: 25, ..Options::default() }, 3).expect("playable");
    let alms = CardId::named("P01").expect("a card");
    let (mut given, mut most) = (0, 0);
    for seed in 0..120 {
        let mut chance = Sampled::new(seed);
        let mut state = start(&game, &mut chance, &mut Vec::new());
        let mut answers = Vec::new();
        while let Some(seat) = game.waiting(&state).must.first() {
            answers.clear();
            game.list(&state, seat, &mut answers);
            let mut events = Vec::new();
            let answer = answers[chance.draw(answers.len())];
            advance(&game, &mut state, seat, answer, &mut chance, &mut events);
            for pair in events.windows(2) {
                let [Event::Played { seat, card }, next] = pair else { continue };
                if *card == alms {
                    let castles = state.board.castles_of(*seat).len();
                    let gold = 2 * castles;
                    assert_eq!(*next, Event::Gained { seat: *seat, gold, rule: Rule("WE-CARD-09") });
                    assert!(castles > 0);
                    given += 1;
                    most = most.max(castles);
                }
            }
        }
    }
    assert!(given > 3 && most > 1, "{given} times, {most} castles at most");
}

/// The paths of all values within a value.
fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
    found.push(path.to_owned());
    match value {
        Value::Object(entries) => entries.iter().for_each(|(k, v)| leaves(v, &format!("{path}/{k}"), found)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, v)| leaves(v, &format!("{path}/{i}"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whatever stands in a pack, it is read or refused; and what is accepted can be played.
#[test]
fn no_value_breaks_a_game() {
    let odd = [
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(3),
        json!(5),
        json!(8),
        json!(12),
        json!(20),
        json!(99),
        json!(255),
        json!(65536),
        json!(null),
        json!(true),
        json!(""),
        json!("Opponent"),
        json!("Self"),
        json!("BATTLE"),
        json!("YOUR_TURN"),
        json!("TAX"),
        json!("mountain"),
        json!("britain"),
        json!([]),
        json!({}),
        json!("MostCastles"),
        json!("EnemyFief"),
        json!("Battle"),
        json!("OwnCastle"),
        json!("L"),
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
        if ["/id", "/kind", "/balance", "/details"].contains(&path.as_str())
            || path.starts_with("/provenance")
        {
            continue;
        }
        *item.pointer_mut(path).expect("it is there") = odd[chance.draw(odd.len())].clone();
        let text = json!({ "items": [item] }).to_string();
        let read = Pack::overlay_texts(&FILES, &[(&format!("{}.json", file.name), &text)]);
        match read.and_then(Content::read) {
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
    assert!(accepted > 20 && refused > 150, "{accepted} accepted, {refused} refused");
}

/// Cards that say what others say, at other times, to others, with other numbers: what passes is played.
#[test]
fn what_passes_the_check_is_played_to_its_end() {
    let file = FILES.iter().find(|file| file.name == "cards").expect("the cards");
    let items: Value = serde_json::from_str(file.text).expect("JSON");
    let items = items["items"].as_array().expect("items");
    let games = proofs::games("warlords.packs", 29);
    let mut chance = Sampled::new(games.seed);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..u64::from(games.count) {
        let mut changed: Vec<Value> = items.iter().filter(|_| chance.draw(4) == 0).cloned().collect();
        for item in &mut changed {
            let mut donor = || &items[chance.draw(items.len())];
            let (effect, timing, target) =
                (donor()["effect"].clone(), donor()["timing"].clone(), donor()["target"].clone());
            item["effect"] = effect;
            if chance.draw(2) == 0 {
                item["timing"] = timing;
            }
            if chance.draw(2) == 0 {
                item["target"] = target;
            }
            let numbers = ["/effect/n", "/effect/parts/0/n", "/effect/parts/1/n"];
            if let Some(n) = item.pointer_mut(numbers[chance.draw(numbers.len())]) {
                let number = [0, 1, 9, 99][chance.draw(4)];
                *n = json!(number);
            }
        }
        // Most changes alone are sound; few of many are together.
        let is_sound = |item: &Value| {
            let text = json!({ "items": [item] }).to_string();
            Pack::overlay_texts(&FILES, &[("cards.json", &text)]).and_then(Content::read).is_ok()
        };
        changed.retain(is_sound);
        let text = json!({ "items": changed }).to_string();
        match Pack::overlay_texts(&FILES, &[("cards.json", &text)]).and_then(Content::read) {
            Err(_) => refused += 1,
            Ok(content) => {
                accepted += 1;
                play(&Arc::new(content), round, &text);
            }
        }
    }
    assert!(accepted > games.count / 2, "{accepted} accepted, {refused} refused");
}

/// Some rounds of random answers.
fn play(content: &Arc<Content>, seed: u64, what: &str) {
    let scenario =
        [ScenarioChoice::Standard, ScenarioChoice::Random, ScenarioChoice::Agreed][seed as usize % 3];
    let options = Options { rounds: 4, scenario, ..Options::default() };
    let game = Warlords::new(content, &options, 2 + (seed % 3) as u8).expect("playable");
    plays_to_its_end(&game, seed, what);
}

/// The rules ask the content of their game: none of their files knows the built-in one.
#[test]
fn the_built_in_content_decides_nothing() {
    fn look(dir: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(dir).expect("a folder").map(|entry| entry.expect("a file").path()) {
            let is_apart = entry.ends_with("content");
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
