//! The board of Kingsburg, driven by simulated keys on a simulated terminal.

mod modules;

use kingsburg::Kingsburg;
use kingsburg::answer;
use kingsburg::content::BuildingId;
use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use table::{Element, Sampled};
use terminal::app::{App, Mode};
use terminal::driver::folder;
use terminal::face::Face;
use terminal::session::Session;
use terminal::{Config, GameParts, SeatKind};
use terminal::{layout, look};
use texts::{GameWords, Lang};

type Client = App<Kingsburg>;

/// What Kingsburg brings to the terminal.
const PARTS: GameParts<Kingsburg> = GameParts {
    face: &kingsburg_terminal::Board,
    opponents: kingsburg_bots::PLAYERS,
    words: GameWords { game: "kingsburg", en: kingsburg::ENGLISH, it: kingsburg::ITALIAN },
    ledger: kingsburg::LEDGER,
};

fn config(name: &str, seats: &str, lang: Lang) -> Config {
    let seats = seats.split(',').map(SeatKind::named).collect();
    Config { seed: Some(7), folder: folder(name), ..Config::new("kingsburg", seats, lang) }
}

fn client(config: &Config) -> Client {
    let session = Session::begin(config, kingsburg::content::Content::base(), PARTS.opponents)
        .expect("the game begins");
    App::new(session, PARTS, PARTS.texts(config.lang)).expect("the ledger is readable")
}

/// What a player must be able to read on the table whatever its size.
fn essential(app: &Client) -> Vec<String> {
    let view = app.session.table.view(app.observer());
    let texts = &app.texts;
    let mut words: Vec<String> = (1..=18).map(|n| texts.brief(&answer::advisor(n))).collect();
    // Where there is room, the full name stands there.
    words.retain(|word| *word != "Huntmaster");
    words.extend(app.names.iter().cloned());
    words.push(texts.with("kb-year", &[("year", view.board.year.into())]));
    words.push(texts.element(&Element::word("phase", view.board.phase.name())));
    if let Some(prompt) =
        app.front.and_then(|seat| app.session.table.prompt(seat)).filter(|_| app.ready.is_none())
    {
        words.extend(texts.message(&prompt.message, &app.names).split(' ').map(str::to_owned));
    }
    words
}

#[test]
fn a_game_is_shown_and_played_to_its_end_by_keys() {
    for (lang, seats) in [
        (Lang::En, "you,steward,steward,random"),
        (Lang::It, "you,random"),
        (Lang::It, "random,you,steward,random,random"),
    ] {
        let config = config(&format!("keys-{lang}-{}", seats.len()), seats, lang);
        let mut app = client(&config);
        let mut chance = Sampled::new(3);
        let mut steps = 0;
        loop {
            app.bots_answer();
            if app.session.table.standing().is_some() {
                break;
            }
            for (width, height) in [(80, 24), (100, 30), (120, 36), (140, 45), (200, 60)] {
                let screen = app.screen(width, height);
                for word in essential(&app) {
                    assert!(screen.contains(&word), "'{word}' at {width}x{height}:\n{screen}");
                }
            }
            app.answer_at_random(&mut chance);
            steps += 1;
        }
        assert!(steps > 30, "{steps} answers");
        let end = app.screen(80, 24);
        for name in &app.names {
            assert!(end.contains(name), "{end}");
        }
        assert!(end.contains("reame verify") && end.contains('★'), "{end}");
        assert!(app.session.table.log().secret().is_some(), "the log shows the secret of the dice");
    }
}

#[test]
fn large_screens_show_all_provinces() {
    let mut app = client(&config("large", "you,random,random,random,random", Lang::En));
    app.bots_answer();
    for (width, height) in [(120, 36), (140, 45)] {
        let screen = app.screen(width, height);
        let texts = PARTS.texts(Lang::En);
        for id in BuildingId::all().filter(|id| (1..6).contains(&id.row()) && !id.is_alternative()) {
            let name = texts.brief(&id.element());
            let full = texts.element(&id.element());
            let shown =
                screen.matches(&name).count() + if name == full { 0 } else { screen.matches(&full).count() };
            assert!(shown >= 5, "{name} {shown} times at {width}x{height}:\n{screen}");
        }
    }
}

#[test]
fn all_pages_open_and_close() {
    for lang in Lang::ALL {
        let mut app = client(&config(&format!("pages-{lang}"), "you,random,random", lang));
        app.bots_answer();
        let table = app.screen(80, 24);
        for key in
            [KeyCode::Char('r'), KeyCode::Char('l'), KeyCode::Char('p'), KeyCode::Char('?'), KeyCode::F(1)]
        {
            app.press(key);
            for (width, height) in [(80, 24), (140, 45)] {
                assert_ne!(app.screen(width, height), table, "{key:?} opens a page");
            }
            app.press(KeyCode::Down);
            app.press(KeyCode::PageDown);
            app.press(KeyCode::End);
            app.screen(80, 24);
            app.press(KeyCode::Esc);
            app.press(KeyCode::Esc);
            assert!(matches!(app.mode, Mode::Table), "Esc closes {key:?}");
            assert_eq!(app.screen(80, 24), table);
        }
    }
}

#[test]
fn rules_can_be_searched() {
    let mut app = client(&config("search", "you,random", Lang::It));
    app.bots_answer();
    app.types("r");
    assert!(app.screen(80, 24).contains("KB-AID-05"), "the rule of the question comes first");
    app.types("/gettone");
    app.press(KeyCode::Enter);
    let screen = app.screen(80, 24);
    assert!(screen.contains("/gettone") && screen.contains("+2"), "{screen}");
}

#[test]
fn why_not_tells_the_rule() {
    let mut app = client(&config("why", "you,random", Lang::En));
    app.bots_answer();
    app.types("?pass");
    app.press(KeyCode::Enter);
    let screen = app.screen(80, 24);
    assert!(screen.contains("You cannot pass here") && screen.contains("KB-AID-05"), "{screen}");
}

#[test]
fn why_not_speaks_of_what_was_asked() {
    for lang in Lang::ALL {
        let mut app = client(&config(&format!("why-asked-{lang}"), "you,random", lang));
        let mut chance = Sampled::new(2);
        let is_influence = |app: &Client| {
            app.picker
                .as_ref()
                .is_some_and(|p| p.options().iter().filter(|e| e.kind == "advisor").count() > 3)
        };
        app.bots_answer();
        while !is_influence(&app) {
            app.answer_at_random(&mut chance);
            app.bots_answer();
        }
        // An advisor that could be reached, but not with the die that was picked first.
        let options = app.picker.as_ref().expect("my turn").options();
        let (die, advisor) = options
            .iter()
            .filter(|e| e.kind == "die")
            .find_map(|die| {
                let mut picker = app.picker.clone().expect("my turn");
                picker.pick(*die).then_some(())?;
                let left = picker.options();
                let other = options.iter().find(|e| e.kind == "advisor" && !left.contains(e))?;
                Some((*die, *other))
            })
            .expect("dice that lead elsewhere");
        for element in [advisor, answer::advisor(18)] {
            app.pick(die);
            app.ask_why_not(&element);
            let name = app.texts.element(&element);
            let screen = app.screen(80, 24);
            assert!(screen.contains(&app.texts.with("play-why-asked", &[("what", name.into())])), "{screen}");
            assert!(!screen.contains(&app.texts.get("play-why-fine")), "it cannot be picked now:\n{screen}");
            app.press(KeyCode::Esc);
            app.press(KeyCode::Esc);
        }
    }
}

#[test]
fn who_is_at_an_advisor_stands_beside_his_name() {
    let mut app = client(&config("occupants", "you,steward,steward,steward", Lang::En));
    let mut chance = Sampled::new(3);
    let mut seen = 0;
    while seen < 12 {
        app.bots_answer();
        let board = &app.session.table.state().board;
        let there: Vec<(u8, char)> = (1..=18)
            .flat_map(|n| board.groups_on(n).filter_map(move |group| Some((n, look::letter(group.seat?)))))
            .collect();
        for (width, height) in [(80, 24), (100, 30), (140, 60)] {
            let screen = app.screen(width, height);
            for (number, letter) in &there {
                let element = answer::advisor(*number);
                let names = [app.texts.brief(&element), app.texts.element(&element)];
                let beside = names.iter().any(|name| screen.contains(&format!("{name} {letter}")));
                assert!(beside || board_has_two(&there, *number), "{letter} at {}:\n{screen}", names[0]);
                seen += 1;
            }
        }
        app.answer_at_random(&mut chance);
    }
}

/// Are there dice of two players at an advisor? Then only the first stands right beside the name.
fn board_has_two(there: &[(u8, char)], number: u8) -> bool {
    there.iter().filter(|(n, _)| *n == number).count() > 1
}

#[test]
fn the_log_cites_rules_and_causes() {
    let mut app = client(&config("causes", "you,steward,steward", Lang::En));
    let mut chance = Sampled::new(3);
    for _ in 0..12 {
        app.bots_answer();
        app.answer_at_random(&mut chance);
    }
    app.bots_answer();
    app.types("l");
    let mut log = String::new();
    for _ in 0..30 {
        log += &app.screen(100, 30);
        app.press(KeyCode::PageUp);
    }
    let lines: Vec<&str> = log.lines().filter(|line| line.contains(" helps ")).collect();
    assert!(!lines.is_empty() && lines.iter().all(|line| line.contains("KB-ADV-")), "{log}");
    let gained: Vec<&str> =
        log.lines().filter(|line| line.contains(" gains ") && line.contains('(')).collect();
    assert!(!gained.is_empty() && gained.iter().all(|line| line.contains("KB-")), "what brought it: {log}");
    app.press(KeyCode::Esc);
    assert!(app.screen(80, 24).contains("KB-"), "in the panel too, where there is room");
}

#[test]
fn what_buildings_and_advisors_do_can_be_looked_up() {
    for lang in Lang::ALL {
        let mut app = client(&config(&format!("lookup-{lang}"), "you,random", lang));
        app.bots_answer();
        app.press(KeyCode::F(2));
        let mut page = String::new();
        for _ in 0..12 {
            page += &app.screen(80, 24);
            app.press(KeyCode::PageDown);
        }
        let page: String = page.chars().filter(|c| !c.is_whitespace()).collect();
        let buildings = BuildingId::all().filter(|id| (1..6).contains(&id.row()) && !id.is_alternative());
        let all = buildings.map(BuildingId::element).chain((1..=18).map(answer::advisor));
        for element in all {
            let squeeze = |text: String| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            for text in [app.texts.element(&element), app.texts.about(&element)] {
                assert!(page.contains(&squeeze(text.clone())), "{lang}: '{text}' of {element}");
            }
        }
    }
}

#[test]
fn answers_can_be_typed_and_clicked() {
    let mut app = client(&config("typed", "you,random", Lang::En));
    app.bots_answer();
    app.types(":sto");
    app.press(KeyCode::Enter);
    let player = app.session.table.state().board.player(table::Seat(0));
    assert_eq!(player.goods.stone, 1, "the beginning of a name is enough");
    app.bots_answer();
    // The die of the lowest face reaches its advisor, or the agent is needed: click any lit advisor.
    app.screen(80, 24);
    let options = app.picker.as_ref().expect("my turn").options();
    let goal = options.iter().find(|e| e.kind == "advisor").copied().expect("an advisor is free");
    let (area, _) = *app.spots.iter().find(|(_, e)| *e == goal).expect("it is on the board");
    let kind = MouseEventKind::Down(MouseButton::Left);
    app.mouse(MouseEvent { kind, column: area.x + 2, row: area.y, modifiers: KeyModifiers::NONE });
    let picked = app.picker.as_ref().expect("still my turn").picked().to_vec();
    assert_eq!(picked, [goal]);
}

#[test]
fn passing_asks_for_enter() {
    let mut app = client(&config("pass", "you,random", Lang::En));
    app.bots_answer();
    app.types("1");
    app.bots_answer();
    let before = app.session.table.entries().len();
    app.types("0");
    assert_eq!(app.session.table.entries().len(), before, "not yet");
    assert!(app.ready.is_some() && app.screen(80, 24).contains("Enter"));
    app.press(KeyCode::Esc);
    assert!(app.ready.is_none(), "one can think better of it");
    app.types("0");
    app.press(KeyCode::Enter);
    assert_eq!(app.session.table.entries().len(), before + 1);
}

#[test]
fn lines_that_must_fit_fit() {
    for lang in Lang::ALL {
        let texts = PARTS.texts(lang);
        for key in [
            "play-keys",
            "play-keys-hints",
            "play-keys-over",
            "play-keys-waiting",
            "play-page-keys",
            "play-rules-keys",
            "play-hint-sought",
            "play-hints-off",
            "play-curve-no-turns",
            "view-curve-keys",
        ] {
            assert!(look::width(&texts.get(key)) <= 78, "{lang}: {key}");
        }
        for key in kingsburg_terminal::Board.signs() {
            assert!(look::width(&texts.get(key)) <= 78, "{lang}: {key}");
        }
        for id in BuildingId::all() {
            assert!(look::width(&texts.brief(&id.element())) <= 7, "{lang}: {id}");
            assert!(look::width(&texts.about(&id.element())) <= 80, "{lang}: {id}");
        }
        for n in 1..=18 {
            assert!(look::width(&texts.brief(&answer::advisor(n))) <= 10, "{lang}: advisor {n}");
            assert!(look::width(&texts.about(&answer::advisor(n))) <= 69, "{lang}: advisor {n}");
        }
    }
}

#[test]
fn a_terminal_that_is_too_small_is_told_what_it_needs() {
    let mut app = client(&config("small", "you,random", Lang::En));
    let screen = app.screen(79, 24);
    assert!(screen.contains("80 x 24") && screen.contains("79 x 24"), "{screen}");
    assert_eq!(layout::LEAST, (80, 24));
}
