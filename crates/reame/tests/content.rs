//! Content packs, used as a host uses them.

use kingsburg::Kingsburg;
use kingsburg::content::Content;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use table::{Observer, Secret, Sitter, Table};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reame"));
    command.args(args).env("LC_ALL", "C").env("COLUMNS", "100").env("NO_COLOR", "1");
    command
}

fn reame(args: &[&str]) -> Output {
    command(args).output().expect("the binary runs")
}

/// What it printed, if it succeeded.
fn ok(args: &[&str]) -> String {
    let output = reame(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?} failed: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// The lines it said, if it refused.
fn refused(args: &[&str]) -> Vec<String> {
    let output = reame(args);
    assert_eq!(output.status.code(), Some(1), "{args:?} must fail");
    assert!(output.stdout.is_empty(), "{args:?} must print nothing else");
    String::from_utf8(output.stderr).expect("text").lines().map(str::to_owned).collect()
}

/// A pack of the tests of the rules.
fn pack(name: &str) -> String {
    format!("{}/../games/kingsburg/tests/packs/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A file or folder of this test run.
fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("content").join(name)
}

fn write(name: &str, text: &str) -> String {
    let path = place(name);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder is made");
    std::fs::write(&path, text).expect("the file is written");
    path.to_str().expect("a path").to_owned()
}

#[test]
fn a_broken_pack_is_refused_by_every_command_with_every_mistake() {
    let broken = pack("broken");
    let expected = std::fs::read_to_string(pack("broken.txt")).expect("what is expected");
    let lines = refused(&["content", "kingsburg", "--content", &broken]);
    let count = lines.len() - 1;
    assert_eq!(lines[0], format!("reame: {broken}: this content pack has {count} mistakes"));
    let told: Vec<&str> =
        lines[1..].iter().map(|line| line.split("; known: ").next().unwrap_or_default()).collect();
    for line in expected.lines() {
        assert!(told.contains(&line), "{line} is missing in {told:#?}");
    }
    let words: Vec<&&str> = told.iter().filter(|line| line.starts_with("en.ftl")).collect();
    assert_eq!(
        words,
        [
            &"en.ftl:3: building-B9: there is no text 'building-B9' to be changed",
            &"en.ftl:4: building-B2-text: this is no Fluent: Expected a token starting with '}'",
        ]
    );
    assert_eq!(count, expected.lines().count() + words.len());
    for args in [
        &["play", "kingsburg", "--save", "nowhere"][..],
        &["serve", "--db", "nowhere/reame.db", "--addr", "127.0.0.1:0"],
        &["sim", "kingsburg", "--games", "1"],
        &["position", "nothing.json"],
        &["verify", "nothing.jsonl"],
        &["replay", "nothing.jsonl"],
        &["doctor", "--db", "nowhere/reame.db"],
    ] {
        assert_eq!(refused(&[&["--content", &broken], args].concat()), lines, "{args:?}");
        assert_eq!(refused(&[args, &["--content", &broken]].concat()), lines, "{args:?}");
    }
    let by_environment =
        command(&["sim", "kingsburg"]).env("REAME_CONTENT", &broken).output().expect("it runs");
    assert_eq!(by_environment.status.code(), Some(1));
}

#[test]
fn folders_that_are_none_are_refused() {
    let nowhere = place("nowhere").display().to_string();
    let lines = refused(&["content", "kingsburg", "--content", &nowhere]);
    assert!(
        lines.len() == 2 && lines[1].starts_with(&format!("{nowhere}: cannot read this folder")),
        "{lines:?}"
    );
    write("several/README.md", "Mine.");
    write("several/kingsburg/buildings.json", "{\"items\": [\n{\"id\": \"B1\", \"vp\": -4}]}");
    write("several/warlords/fiefs.json", "{}");
    write("several/fr.ftl", "");
    let several = place("several").display().to_string();
    let lines = refused(&["content", "kingsburg", "--content", &several]);
    assert_eq!(
        lines[1..],
        [
            format!("fr.ftl:1: not a folder of a game; known: {}", titles::NAMES.join(", ")).as_str(),
            "kingsburg/buildings.json:2: B1.vp: must not be negative",
            "warlords/fiefs.json:1: items: missing",
        ]
    );
    let french = write("french/fr.ftl", "building-B1 = Statue\n");
    let french = Path::new(&french).parent().expect("a folder").display().to_string();
    let lines = refused(&["content", "kingsburg", "--content", &french]);
    assert_eq!(lines[1..], ["fr.ftl:1: there are no texts in 'fr' (expected en or it)"]);
}

#[test]
fn a_folder_may_hold_one_for_each_game() {
    write("games/kingsburg/buildings.json", r#"{"items": [{"id": "B1", "vp": 4}]}"#);
    let games = place("games").display().to_string();
    let text = ok(&["content", "kingsburg", "--content", &games, "--changed"]);
    assert!(
        text.contains("pack \"kingsburg\"") && text.contains("changed vp: 3 -> 4 (buildings.json:1)"),
        "{text}"
    );
}

#[test]
fn the_default_content_is_listed_with_its_sources() {
    let text = ok(&["content", "kingsburg"]);
    assert!(
        text.starts_with(&format!("kingsburg: content {}, the default pack.\n", Content::base().hash)),
        "{text}"
    );
    for line in [
        "  B2    Chapel · cost gold:3,stone:1 · vp 5",
        "        AfterRoll if DiceTotal<=7 may (1/season) => Reroll{which:all}",
        "  hermit",
        "; confidence: designed",
        "  1.3   penalty buildings:1,gold:1 · race Goblins · reward stone:1 · strength 3 · year 1",
    ] {
        assert!(text.contains(line), "{line}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 100), "no line is longer than the terminal");
    assert!(!text.contains("changed"));
    let narrow = command(&["content", "kingsburg"]).env("COLUMNS", "60").output().expect("it runs");
    let narrow = String::from_utf8(narrow.stdout).expect("text");
    assert!(narrow.lines().all(|line| line.chars().count() <= 60 || !line.trim().contains(' ')));
    assert!(ok(&["content", "kingsburg", "--changed"]).ends_with("the default pack.\nNothing is changed.\n"));
    assert!(ok(&["content", "kingsburg", "--lang", "it"]).contains("Cappella"));
    let json: Value = serde_json::from_str(&ok(&["content", "kingsburg", "--json"])).expect("JSON");
    assert_eq!(json["hash"], Content::base().hash);
    let counts = ["advisors", "buildings", "tiles", "governors", "fates", "scenarios", "invaders"]
        .map(|file| json["files"][file].as_array().map_or(0, Vec::len));
    assert_eq!(counts, [18, 56, 16, 24, 29, 4, 25]);
    assert_eq!(
        json["files"]["buildings"][0]["short"],
        json!(["SeasonEnd[Summer] may => Trade{wood:1 -> gold:2}"])
    );
    assert!(refused(&["content", "chess"])[0].contains("there is no game 'chess'"));
}

#[test]
fn what_a_pack_changed_is_told_before_and_after() {
    let pack = pack("box");
    let args = ["content", "kingsburg", "--content", &pack, "--changed"];
    let text = ok(&args);
    for line in [
        "Numbers made up for an example.",
        "* B1a   Bridge · cost gold:1,stone:2 · vp 2",
        "        changed cost.stone: 1 -> 2 (buildings.json:4)",
        "* hermit  Recluse",
        "        If you place one group or none, take 1 good of your choice and score 1 VP.",
        "        changed effects (governors.json:5):\n          - PlacementEnd[Summer] if GroupsPlaced=1 => Gain{any:1}\n",
        "          + PlacementEnd if GroupsPlaced<=1 => Gain{any:1,vp:1}\n",
        "        changed governor-hermit: Hermit -> Recluse (en.ftl)",
        "        ! the effects changed, but not fate-court_carnival-text (it.ftl)",
    ] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
    let head = "pack \"my box\" over the default one; 7 values changed in 4 items, 7 texts.";
    assert!(text.split_whitespace().collect::<Vec<_>>().join(" ").contains(head), "{text}");
    assert!(!text.contains("Chapel") && !text.contains("(en.ftl)\n        ! the effects"), "{text}");
    assert_eq!(text.matches("! the effects changed").count(), 1, "{text}");
    let json: Value = serde_json::from_str(&ok(&[&args[..], &["--json"]].concat())).expect("JSON");
    assert_eq!(json["warnings"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["changes"].as_array().map(Vec::len), Some(7));
    assert_eq!(json["files"]["fates"].as_array().map(Vec::len), Some(1));
}

#[test]
fn simulations_are_played_with_the_pack() {
    let dear = write("dear/buildings.json", &{
        let items: Vec<Value> = ["B", "C", "D", "E", "F"]
            .iter()
            .flat_map(|row| {
                (1..=4).map(move |column| json!({"id": format!("{row}{column}"), "cost": {"gold": 99}}))
            })
            .collect();
        json!({ "items": items }).to_string()
    });
    let dear = Path::new(&dear).parent().expect("a folder").display().to_string();
    let score = |content: &[&str]| {
        let args = [&["sim", "kingsburg", "--games", "20", "--bots", "steward", "--json"], content].concat();
        let json: Value = serde_json::from_str(&ok(&args)).expect("JSON");
        json["mean_score"].as_array().expect("scores").iter().filter_map(Value::as_f64).sum::<f64>()
    };
    assert!(score(&["--content", &dear]) + 20.0 < score(&[]), "nobody can build");
}

/// A whole game between bots.
fn recorded(content: &Arc<Content>) -> String {
    let sitters = (0..2).map(|i| Sitter { name: format!("p{i}"), player: "steward".to_owned() }).collect();
    let contributions = vec!["a".to_owned(), "b".to_owned()];
    let secret = Secret([5; 32]);
    let (mut table, _) =
        Table::<Kingsburg>::open(content, &kingsburg::Options::default(), sitters, secret, contributions)
            .expect("a table");
    let mut bot = kingsburg_bots::PLAYERS.live("steward", 1).expect("a bot");
    while let Some(seat) = table.waiting().must.first() {
        let answer = bot.answer(table.game(), &table.view(Observer::Seat(seat)), seat, &table.answers(seat));
        table.answer(seat, answer).expect("a legal answer");
    }
    table.reveal(secret).expect("the game is over");
    table.log().write()
}

#[test]
fn records_are_read_with_the_content_they_were_played_with() {
    let default = write("default.jsonl", &recorded(Content::base()));
    let (read, mistakes) = pack::examine::<Content>(Path::new(&pack("box")));
    assert_eq!(mistakes, []);
    let content = Arc::new(<Content as pack::Content>::read(read).expect("sound"));
    let ours = &content.hash;
    let boxed = write("boxed.jsonl", &recorded(&content));
    let with_pack = ["--content", &pack("box")];
    for command in ["verify", "replay"] {
        ok(&[command, &default]);
        ok(&[&[command, &default], &with_pack[..]].concat());
        ok(&[&[command, &boxed], &with_pack[..]].concat());
        let lines = refused(&[command, &boxed]);
        let both =
            format!("was played with content {ours}, which is not here (this is {})", Content::base().hash);
        assert!(lines.len() == 1 && lines[0].contains(&both), "{lines:?}");
        assert!(lines[0].ends_with("give its pack with --content DIR"), "{lines:?}");
    }
}

/// A store of its own.
fn store(name: &str) -> String {
    let folder = place(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder is made");
    folder.join("reame.db").display().to_string()
}

fn serve(db: &str, args: &[&str]) -> Command {
    command(&[&["serve", "--addr", "127.0.0.1:0", "--no-limits", "--db", db], args].concat())
}

/// A server of its own, killed at the end.
struct Server {
    child: Child,
    port: u16,
    cookie: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start(mut command: Command, log: &str) -> Server {
        let log = std::fs::File::create(place(log)).expect("a log");
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let port = line.trim().rsplit(':').next().and_then(|port| port.parse().ok());
        Server { child, port: port.unwrap_or_else(|| panic!("it listens: {line:?}")), cookie: String::new() }
    }

    /// Status, headers and body of an answer.
    fn ask(&self, method: &str, path: &str, more: &str, body: &str) -> (u16, String, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let (cookie, length) = (&self.cookie, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncookie: {cookie}\r\n{more}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .expect("it listens");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("an answer");
        let (head, body) = reply.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, head.to_owned(), body.to_owned())
    }

    fn get(&self, path: &str) -> Value {
        let (status, _, body) = self.ask("GET", path, "", "");
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("JSON")
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let (status, _, body) = self.ask("POST", path, "", &body.to_string());
        assert!(status < 300, "{path}: {body}");
        serde_json::from_str(&body).expect("JSON")
    }

    /// Signs in a guest.
    fn guest(&mut self) {
        let (_, head, _) = self.ask("POST", "/api/guests", "", "{\"name\": \"Anna\"}");
        let cookie = header(&head, "set-cookie").split(';').next().unwrap_or_default().to_owned();
        self.cookie = cookie;
    }

    /// A table against a bot that has begun.
    fn table(&self) -> String {
        self.table_of("kingsburg")
    }

    fn table_of(&self, game: &str) -> String {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
        let table = self.post("/api/tables", &json!({"game": game, "seats": seats}));
        let id = table["id"].as_str().expect("an id").to_owned();
        self.post(&format!("/api/tables/{id}/start"), &json!({}));
        id
    }

    /// Answers as the first of the list says, once it is one's turn; the length before it.
    fn answer(&self, table: &str) -> u64 {
        for after in 0..1_000u64 {
            let state = self.get(&format!("/api/tables/{table}/state?wait=5&after={after}"));
            if let Some(first) = state["answers"].as_array().and_then(|answers| answers.first()) {
                let at = state["length"].as_u64().expect("a length");
                let key = format!("k{at}");
                self.post(
                    &format!("/api/tables/{table}/answers"),
                    &json!({"at": at, "answer": first, "key": key}),
                );
                return at;
            }
        }
        panic!("it is never one's turn")
    }
}

fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
}

#[test]
fn a_server_runs_on_the_default_content_only_if_it_is_told_to() {
    let db = store("or-default");
    let broken = pack("broken");
    let server = Server::start(serve(&db, &["--content", &broken, "--content-or-default"]), "or-default.log");
    let hash = Content::base().hash.clone();
    let (_, _, metrics) = server.ask("GET", "/metrics", "", "");
    assert!(metrics.contains(&format!("reame_content{{game=\"kingsburg\",hash=\"{hash}\"}} 1")), "{metrics}");
    assert_eq!(server.get("/api/games/kingsburg/content")["hash"], hash.as_str());
    let log = std::fs::read_to_string(place("or-default.log")).expect("the log");
    for told in std::fs::read_to_string(pack("broken.txt")).expect("what is expected").lines() {
        assert!(log.contains(told), "{told} in {log}");
    }
    assert!(log.contains("running on the default content") && log.contains(&hash), "{log}");
    drop(server);
    let output = serve(&db, &[]).env("REAME_CONTENT", &broken).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1), "it does not start");
    let mut by_environment = serve(&db, &[]);
    by_environment.envs([("REAME_CONTENT", broken.as_str()), ("REAME_CONTENT_OR_DEFAULT", "1")]);
    let server = Server::start(by_environment, "by-environment.log");
    assert_eq!(server.get("/api/games/kingsburg/content")["hash"], hash.as_str());
}

#[test]
fn tables_go_on_with_the_content_they_began_with() {
    let db = store("go-on");
    let base = Content::base().hash.clone();
    let mut server = Server::start(serve(&db, &[]), "go-on-1.log");
    server.guest();
    let cookie = server.cookie.clone();
    let old = server.table();
    server.answer(&old);
    drop(server);

    // Another pack: the old table goes on, a new one has the pack.
    let boxed = pack("box");
    let mut server = Server::start(serve(&db, &["--content", &boxed]), "go-on-2.log");
    server.cookie.clone_from(&cookie);
    let info = |server: &Server, table: &str| server.get(&format!("/api/tables/{table}"));
    assert_eq!(info(&server, &old)["content"], base.as_str());
    let at = server.answer(&old);
    assert!(at > 1, "it goes on where it was");
    let new = server.table();
    let catalogue = server.get("/api/games/kingsburg/content");
    assert_eq!((&catalogue["name"], &catalogue["hash"]), (&json!("my box"), &info(&server, &new)["content"]));
    assert_ne!(catalogue["hash"], base.as_str());
    assert_eq!(server.get(&format!("/api/games/kingsburg/content?hash={base}"))["name"], Value::Null);
    server.answer(&new);
    drop(server);

    // Without the pack its table goes on, too: the store has kept what it began with.
    let mut server = Server::start(serve(&db, &[]), "go-on-3.log");
    server.cookie.clone_from(&cookie);
    server.answer(&old);
    server.answer(&new);
    let ours = catalogue["hash"].as_str().expect("a hash");
    assert_eq!(server.get("/api/games/kingsburg/content")["hash"], base.as_str());
    assert_eq!(server.get(&format!("/api/games/kingsburg/content?hash={ours}"))["name"], "my box");
    assert_eq!(server.ask("GET", "/api/games/kingsburg/content?hash=0123456789abcdef", "", "").0, 404);
    drop(server);
    let well = ok(&["doctor", "--db", &db]);
    assert!(
        well.contains("2 running tables") && well.contains(&format!("{new} (kingsburg, rules ")),
        "{well}"
    );
    let well = ok(&["doctor", "--db", &db, "--lang", "it"]);
    assert!(well.contains("2 tavoli in corso, ") && well.contains("tutti vanno avanti con"), "{well}");
    assert!(well.contains(&format!("{new} (kingsburg, regole ")) && !well.contains("goes on"), "{well}");

    let mut server = Server::start(serve(&db, &["--content", &boxed]), "go-on-4.log");
    server.cookie = cookie;
    server.answer(&old);
    server.answer(&new);
    // Clients may keep the components until they change.
    let (status, head, _) = server.ask("GET", "/api/games/kingsburg/content", "", "");
    let tag = header(&head, "etag");
    assert!(status == 200 && tag.starts_with(&format!("\"{ours}")), "{head}");
    let (status, _, body) =
        server.ask("GET", "/api/games/kingsburg/content", &format!("if-none-match: {tag}\r\n"), "");
    assert_eq!((status, body.as_str()), (304, ""));
}

/// A folder with the packs of both games.
fn both_packs() -> String {
    let warlords = format!("{}/../games/warlords/tests/packs/box", env!("CARGO_MANIFEST_DIR"));
    for (game, from) in [("kingsburg", pack("box")), ("warlords", warlords)] {
        for file in std::fs::read_dir(from).expect("a pack").map(|file| file.expect("a file").path()) {
            let name = file.file_name().and_then(|name| name.to_str()).expect("a name");
            write(&format!("both/{game}/{name}"), &std::fs::read_to_string(&file).expect("a text"));
        }
    }
    place("both").display().to_string()
}

/// A fief's income, a card and the price of a soldier, changed by a pack: on the command line and at a server.
#[test]
fn a_pack_of_warlords_is_played_with_and_tables_begun_before_go_on_as_they_began() {
    let both = both_packs();
    let with_pack = |args: &[&'static str]| ok(&[args, &["--content", &both]].concat());
    let listed = with_pack(&["content", "warlords", "--changed"]);
    for change in [
        "changed cities: 1 -> 4",
        "changed cost: 7 -> 8",
        "changed copies: 4 -> 3",
        "changed effect.n: 5 -> 9",
    ] {
        assert!(listed.contains(change), "{change} in {listed}");
    }
    assert!(listed.contains("Take 9 gold.") && !listed.contains("still tells"), "{listed}");
    // The peasants of a fief are as many as its cities.
    let odds = ["odds", "L6", "--fief", "scotland"];
    assert!(ok(&odds).contains("against 1 peasant ") && with_pack(&odds).contains("against 4 peasants"));
    // Seven gold buy a knight, or with the pack none.
    let recruiting = write(
        "recruiting.json",
        &json!({
            "game": "warlords", "seats": 2,
            "board": {
                "round": 2, "phase": "recruit", "active": 0, "order": [0, 1],
                "owned": [["scotland", "wales"], ["castile"], [], []],
                "armies": {"scotland": {"lancer": 4}, "wales": {"lancer": 2}, "castile": {"lancer": 6}},
                "castles": ["scotland", "castile"], "finished": ["scotland", "castile"],
                "players": [{"gold": 7}, {"gold": 7}, {}, {}],
                "frames": [{"recruit": {"seats": [0, 1], "at": 0}}]
            }
        })
        .to_string(),
    );
    let answers = |more: &[&str]| {
        let text = ok(&[&["position", &recruiting], more].concat());
        serde_json::from_str::<Value>(&text).expect("JSON")["answers"].to_string()
    };
    assert!(answers(&[]).contains("soldier/knight"), "{}", answers(&[]));
    assert!(!answers(&["--content", &both]).contains("soldier/knight"));
    let sim = with_pack(&["sim", "warlords", "--games", "2", "--seats", "2", "--rounds", "2", "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&sim).expect("JSON")["games"], 2);

    let db = store("warlords");
    let mut server = Server::start(serve(&db, &[]), "warlords-1.log");
    server.guest();
    let cookie = server.cookie.clone();
    let old = server.table_of("warlords");
    server.answer(&old);
    drop(server);
    let mut server = Server::start(serve(&db, &["--content", &both]), "warlords-2.log");
    server.cookie.clone_from(&cookie);
    server.answer(&old);
    let new = server.table_of("warlords");
    server.answer(&new);
    let of = |server: &Server, table: &str| {
        let hash =
            server.get(&format!("/api/tables/{table}"))["content"].as_str().expect("a hash").to_owned();
        let content = server.get(&format!("/api/games/warlords/content?hash={hash}"));
        let knight =
            content["files"]["soldiers"].as_array().expect("items").iter().find(|i| i["kind"] == "knight");
        (hash, knight.expect("a knight")["cost"].clone())
    };
    let (before, after) = (of(&server, &old), of(&server, &new));
    assert_eq!((&before.1, &after.1), (&json!(7), &json!(8)));
    assert_eq!(before.0, warlords::content::Content::base().hash);
    drop(server);
    // Back to the default pack: both go on, each as it began.
    let mut server = Server::start(serve(&db, &[]), "warlords-3.log");
    server.cookie = cookie;
    server.answer(&old);
    server.answer(&new);
    assert_eq!((of(&server, &old), of(&server, &new)), (before, after));
    drop(server);
    assert!(ok(&["doctor", "--db", &db]).contains("2 running tables"));
}

#[test]
fn what_is_ours_is_listed_and_written_as_a_pack_that_changes_nothing() {
    for (game, hash) in [
        ("kingsburg", Content::base().hash.clone()),
        ("warlords", warlords::content::Content::base().hash.clone()),
    ] {
        let dir = place(&format!("starter-{game}"));
        let _ = std::fs::remove_dir_all(&dir);
        let dir = dir.display().to_string();
        let told = ok(&["content", game, "--starter", &dir]);
        assert!(told.contains("that are ours"), "{told}");
        assert!(refused(&["content", game, "--starter", &dir])[0].contains("not empty"));
        let laid: Value =
            serde_json::from_str(&ok(&["content", game, "--json", "--content", &dir])).expect("JSON");
        assert_eq!((&laid["hash"], &laid["changes"]), (&json!(hash), &json!([])), "{game}");
        let all: Value = serde_json::from_str(&ok(&["content", game, "--json"])).expect("JSON");
        let ours: Value =
            serde_json::from_str(&ok(&["content", game, "--designed", "--json"])).expect("JSON");
        let count = |listed: &Value| -> usize {
            let files = listed["files"].as_object().expect("files").values();
            files.filter_map(Value::as_array).map(Vec::len).sum()
        };
        assert!(count(&ours) > 0 && count(&ours) < count(&all), "{game}");
        assert!(told.contains(&format!("{} items", count(&ours))), "{told}");
    }
}
