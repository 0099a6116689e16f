//! The board of Warlords of Europe, driven by simulated keys on a simulated terminal.

use ratatui::crossterm::event::KeyCode;
use table::{Element, Sampled, Seat};
use terminal::app::{App, Mode};
use terminal::driver::folder;
use terminal::look;
use terminal::session::Session;
use terminal::{Config, GameParts, SeatKind};
use texts::{GameWords, Lang};
use warlords::content::{Content, FiefId, KingdomId};
use warlords::group::victory;
use warlords::{Warlords, answer};

/// What Warlords brings to the terminal.
const PARTS: GameParts<Warlords> = GameParts {
    face: &warlords_terminal::Board,
    opponents: warlords_bots::PLAYERS,
    words: GameWords { game: "warlords", en: warlords::ENGLISH, it: warlords::ITALIAN },
    ledger: warlords::LEDGER,
};

/// A game of a few rounds.
fn client(name: &str, seats: &str, rounds: u16, lang: Lang) -> App<Warlords> {
    let seats = seats.split(',').map(SeatKind::named).collect();
    let config = Config {
        seed: Some(11),
        folder: folder(name),
        options: serde_json::json!({ "rounds": rounds }),
        ..Config::new("warlords", seats, lang)
    };
    let session = Session::begin(&config, warlords::content::Content::base(), PARTS.opponents)
        .expect("the game begins");
    App::new(session, PARTS, PARTS.texts(lang)).expect("the ledger is readable")
}

/// What a player must be able to read on the table whatever its size.
fn essential(app: &App<Warlords>) -> Vec<String> {
    let view = app.session.table.view(app.observer());
    let (texts, board) = (&app.texts, &view.board);
    let mut words: Vec<String> = app.names.iter().map(|name| name.chars().take(5).collect()).collect();
    words.push(texts.element(&Element::word("phase", board.phase.word())));
    words.push(texts.with(
        "we-castles",
        &[("castles", board.finished.len().into()), ("needed", victory::needed(board).into())],
    ));
    for fief in app.session.table.game().map().fiefs.iter() {
        let name = texts.brief(&answer::fief(fief));
        words.push(name.chars().filter(|c| *c != ' ').take(3).collect());
    }
    let prompt = app.front.and_then(|seat| app.session.table.prompt(seat)).filter(|_| app.ready.is_none());
    if let Some(prompt) = prompt {
        words.extend(texts.message(&prompt.message, &app.names).split(' ').map(str::to_owned));
    }
    words
}

#[test]
fn a_game_is_shown_and_played_to_its_end_by_keys() {
    for (lang, seats) in
        [(Lang::En, "you,random,random,random"), (Lang::It, "random,you,random"), (Lang::En, "random,you")]
    {
        let mut app = client(&format!("wl-{lang}-{}", seats.len()), seats, 3, lang);
        let mut chance = Sampled::new(3);
        let (mut steps, mut battles) = (0, 0);
        loop {
            app.bots_answer();
            if app.session.table.standing().is_some() {
                break;
            }
            let battle = app.session.table.state().board.battle;
            for (width, height) in [(80, 24), (100, 30), (120, 36), (140, 45)] {
                let screen = app.screen(width, height);
                let squeezed: String = screen.chars().filter(|c| *c != ' ').collect();
                for word in essential(&app) {
                    let is_there = screen.contains(&word) || squeezed.contains(&word);
                    assert!(is_there, "'{word}' at {width}x{height}:\n{screen}");
                }
                if battle.round > 0 {
                    let sides = ["attacker", "defender"].map(|side| Element::word("side", side));
                    for side in sides.map(|side| app.texts.element(&side)) {
                        assert!(screen.contains(&side), "the battle at {width}x{height}:\n{screen}");
                    }
                    battles += 1;
                }
            }
            app.answer_at_random(&mut chance);
            steps += 1;
        }
        assert!(steps > 30 && battles > 0, "{steps} answers, {battles} screens of battles");
        let end = app.screen(80, 24);
        assert!(end.contains("reame verify") && end.contains('★'), "{end}");
    }
}

#[test]
fn large_screens_show_every_fief_with_its_army() {
    let mut app = client("wl-large", "you,random,random,random", 9, Lang::En);
    let mut chance = Sampled::new(5);
    for _ in 0..90 {
        app.bots_answer();
        if app.session.table.standing().is_none() {
            app.answer_at_random(&mut chance);
        }
    }
    app.bots_answer();
    // At the end a box covers the middle until a key is pressed.
    if let Mode::Over = app.mode {
        app.press(KeyCode::Enter);
    }
    let state = app.session.table.state().clone();
    for (width, height) in [(120, 36), (140, 45)] {
        let screen = app.screen(width, height);
        for fief in app.session.table.game().map().fiefs.iter() {
            let name = app.texts.brief(&answer::fief(fief));
            let name: String = name.chars().take(8).collect();
            assert!(screen.contains(&name), "{name} at {width}x{height}:\n{screen}");
            if let Some(seat) = state.board.holder(fief).filter(|_| state.board.armies[fief].total() < 3) {
                let army = warlords_terminal::army(&state.board.armies[fief], &app.texts);
                let army = format!("{}{army}", look::letter(seat));
                assert!(screen.contains(&army), "{name} {army} at {width}x{height}:\n{screen}");
            }
        }
    }
}

#[test]
fn all_pages_open_and_close() {
    for lang in Lang::ALL {
        let mut app = client(&format!("wl-pages-{lang}"), "you,random,random", 2, lang);
        app.bots_answer();
        let table = app.screen(80, 24);
        for key in ['r', 'l', 'p', '?'].map(KeyCode::Char).into_iter().chain([KeyCode::F(1)]) {
            app.press(key);
            assert_ne!(app.screen(80, 24), table, "{key:?} opens a page");
            app.screen(140, 45);
            app.press(KeyCode::Esc);
            app.press(KeyCode::Esc);
            assert!(matches!(app.mode, Mode::Table), "Esc closes {key:?}");
        }
        for _ in 0..4 {
            app.press(KeyCode::Tab);
            app.screen(80, 24);
            app.screen(100, 30);
        }
    }
}

/// Up to a question of this key.
fn at_prompt(app: &mut App<Warlords>, key: &str) {
    let mut chance = Sampled::new(4);
    loop {
        app.bots_answer();
        let prompt = app.front.and_then(|seat| app.session.table.prompt(seat)).expect("the game goes on");
        if prompt.message.key == key {
            return;
        }
        app.answer_at_random(&mut chance);
    }
}

#[test]
fn a_number_is_typed_as_itself_and_confirmed() {
    let mut app = client("wl-divide", "you,random", 3, Lang::En);
    at_prompt(&mut app, "prompt-divide");
    while app.picker.as_ref().is_some_and(|picker| picker.options().len() < 7) {
        app.answer_at_random(&mut Sampled::new(1));
    }
    let before = app.session.table.entries().len();
    app.press(KeyCode::Enter);
    assert_eq!(app.session.table.entries().len(), before, "nothing was typed");
    assert!(
        app.notice.as_ref().is_some_and(|notice| notice.contains("Type a number: 0–")),
        "{:?}",
        app.notice
    );
    app.types("5");
    let screen = app.screen(100, 30);
    assert_eq!(app.session.table.entries().len(), before, "one press commits nothing");
    assert!(screen.contains("5█"), "what is typed is shown:\n{screen}");
    app.press(KeyCode::Enter);
    let entries = app.session.table.entries();
    assert_eq!(entries.len(), before + 1);
    let last = serde_json::to_string(&entries[before].act).expect("an entry");
    assert!(last.contains("number/5"), "5 is 5: {last}");
}

/// Where a text stands on a screen: column and row.
fn place(screen: &str, text: &str) -> (usize, usize) {
    let found = screen.lines().enumerate().find_map(|(row, line)| {
        let at = line.find(text)?;
        Some((line[..at].chars().count(), row))
    });
    found.unwrap_or_else(|| panic!("'{text}' in\n{screen}"))
}

#[test]
fn the_map_is_a_picture_of_where_fiefs_lie() {
    for seats in ["you,random,random,random", "you,random,random", "you,random"] {
        let mut app = client(&format!("wl-picture-{}", seats.len()), seats, 3, Lang::En);
        app.bots_answer();
        let table = app.screen(100, 30);
        app.types("m");
        let pages = [table, app.screen(80, 24), app.screen(100, 30), app.screen(140, 45)];
        app.press(KeyCode::Esc);
        for screen in pages {
            let fiefs = app.session.table.game().map().fiefs;
            for fief in fiefs.iter() {
                let name: String = app.texts.brief(&answer::fief(fief)).replace(' ', "");
                place(&screen, &name.chars().take(4).collect::<String>());
            }
            let at = |name: &str| place(&screen, name);
            assert!(at("Nava").0 > at("León").0 && at("Arag").0 > at("Cast").0, "east is right:\n{screen}");
            assert!(at("Al-A").1 > at("Cast").1 && at("Toul").1 > at("Aqui").1, "north is up:\n{screen}");
        }
    }
}

/// A screen without blanks and ends of lines; of a large one the part beside the map, where sentences stand.
fn squeezed(screen: &str, width: u16) -> String {
    let from = if width < 120 { 0 } else { usize::from(width - (width * 5 / 16).clamp(40, 56)) };
    let lines = screen.lines().flat_map(|line| line.chars().skip(from));
    lines.filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn neighbours_are_never_cut() {
    for lang in Lang::ALL {
        let mut app = client(&format!("wl-near-{lang}"), "you,random,random,random", 3, lang);
        at_prompt(&mut app, "prompt-first-castle");
        let options = app.picker.as_ref().expect("my turn").options();
        for (width, height) in [(80, 24), (100, 30), (120, 36), (140, 45)] {
            for (place, element) in options.iter().enumerate() {
                app.picker.as_mut().expect("my turn").cursor = place;
                let fief = match element.id {
                    table::Id::Word(word) => FiefId::named(word).expect("a fief"),
                    table::Id::None | table::Id::Number(_) => continue,
                };
                let squeezed = squeezed(&app.screen(width, height), width);
                let near = app.session.table.game().map().near[fief];
                let names = near.iter().map(|near| app.texts.element(&answer::fief(near)).replace(' ', ""));
                for name in names {
                    assert!(
                        squeezed.contains(&name),
                        "{element} borders on {name} at {width}x{height}: {squeezed}"
                    );
                }
            }
        }
        app.press(KeyCode::F(2));
        let mut page = app.screen(80, 24);
        for _ in 0..20 {
            app.press(KeyCode::PageDown);
            page += &app.screen(80, 24);
        }
        let page: String = page.chars().filter(|c| !c.is_whitespace()).collect();
        for fief in app.session.table.game().map().fiefs.iter() {
            let name: String = app.texts.element(&answer::fief(fief)).replace(' ', "");
            assert!(page.contains(&name), "{name} can be looked up");
        }
    }
}

#[test]
fn answers_are_told_with_names_and_numbers() {
    let texts = PARTS.texts(Lang::En);
    let names = ["Anna".to_owned(), "Bruno".to_owned()];
    let deal = [Element::only("deal"), answer::seat(Seat(1))];
    assert_eq!(texts.path(&deal, &names), "talk about a ransom + Bruno");
    let hire = [Element::only("hire"), Element::word("mercenary", "lancer"), Element::number("number", 3)];
    assert_eq!(texts.path(&hire, &names), "hire mercenaries + 3 mercenary Lancers");
    let place = [answer::fief(FiefId(0)), Element::number("number", 2)];
    assert_eq!(texts.path(&place, &names), "Scotland + 2");
}

#[test]
fn lines_that_must_fit_fit() {
    for lang in Lang::ALL {
        let texts = PARTS.texts(lang);
        for key in ["play-keys", "play-keys-waiting", "play-page-keys", "play-rules-keys", "play-keys-over"] {
            assert!(look::width(&texts.get(key)) <= 80, "{lang}: {key}");
        }
        for (i, _) in Content::base().fiefs.iter().enumerate() {
            let name = texts.brief(&answer::fief(FiefId(i as u8)));
            assert!(look::width(&name) <= 11, "{lang}: {name}");
        }
        for (i, _) in Content::base().kingdoms.iter().enumerate() {
            let name = texts.brief(&answer::kingdom(KingdomId(i as u8)));
            assert!(look::width(&name) <= 8, "{lang}: {name}");
        }
    }
}
