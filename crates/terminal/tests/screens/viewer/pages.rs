use super::viewer;
use ratatui::crossterm::event::KeyCode;
use table::Event;
use terminal::face::Face;
use terminal::look;
use terminal::review::Review;
use terminal::stage::Stage;
use terminal::thought::TICK;
use terminal::viewer::Page;
use terminal::viewer::keys::KEYS;
use texts::Lang;

#[test]
fn pages_open_and_close_and_lines_fit() {
    for lang in Lang::ALL {
        let mut viewer = viewer(5, lang);
        viewer.types("yyyy");
        let table = viewer.screen(80, 24);
        for key in [KeyCode::Char('r'), KeyCode::Char('l'), KeyCode::Char('b'), KeyCode::F(1)] {
            for (width, height) in [(80, 24), (140, 45)] {
                viewer.press(key);
                assert_ne!(viewer.screen(width, height), table, "{key:?} opens a page");
                if key != KeyCode::F(1) {
                    viewer.press(KeyCode::Down);
                    viewer.screen(width, height);
                }
                viewer.press(KeyCode::Esc);
                assert_eq!(viewer.screen(80, 24), table, "{key:?} closes");
            }
        }
        assert!(!viewer.has_left);
        viewer.press(KeyCode::Tab);
        assert_ne!(viewer.screen(80, 24), table);
        viewer.press(KeyCode::BackTab);
        assert_eq!(viewer.screen(80, 24), table);
        for key in ["view-keys", "view-playing", "view-no-part", "view-first"] {
            let text = viewer.texts.with(key, &[("last", 4.into())]);
            assert!(look::width(&text) <= 80, "{lang}: {key}");
        }
        viewer.press(KeyCode::F(1));
        let mut keys = viewer.screen(80, 24);
        viewer.press(KeyCode::End);
        keys += &viewer.screen(80, 24);
        for (_, key) in KEYS {
            assert!(keys.contains(&viewer.texts.get(key)), "{lang}: {key}:\n{keys}");
        }
        for sign in kingsburg_terminal::Board.signs() {
            let text = viewer.texts.get(sign);
            let word = text.split_whitespace().next_back().expect("a text");
            assert!(keys.contains(word), "{lang}: {sign}:\n{keys}");
        }
    }
}

#[test]
fn the_rules_of_what_happened_come_first() {
    let mut viewer = viewer(3, Lang::En);
    viewer.types("y");
    let rule = viewer.moment().events[0].rule().0;
    viewer.types("r");
    let screen = viewer.screen(80, 24);
    let first = screen.lines().nth(1).expect("a page");
    assert!(first.contains('▶') && first.contains(rule), "{rule}: {screen}");
}

#[test]
fn the_course_of_the_game_leads_to_its_turning_points() {
    let mut viewer = viewer(3, Lang::En);
    viewer.types("c");
    while viewer.review.is_sought() {
        assert!(viewer.screen(80, 24).contains("Judging"));
        assert_eq!(viewer.pause(), Some(TICK));
        std::thread::sleep(TICK);
        viewer.go_on().expect("it goes on");
    }
    assert_eq!(viewer.at, 0, "the game does not move on by itself");
    let turns = match &viewer.review {
        Review::Known(curve) => curve.turns.clone(),
        _ => panic!("the log holds"),
    };
    let screen = viewer.screen(80, 24);
    assert!(screen.contains("Alba") && screen.contains("100%"), "{screen}");
    for (place, turn) in (1..).zip(&turns) {
        assert!(screen.contains(&format!("{place} {}–{}", turn.from, turn.to)), "{screen}");
    }
    let turn = turns.first().expect("somebody wins in the end");
    viewer.types("1");
    assert_eq!(viewer.at, turn.to as usize);
    assert!(matches!(viewer.page, Page::Table));
}
