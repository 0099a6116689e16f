use super::{Lang, Mode, client, config};
use bots::{Curve, Point, TurningPoint};
use ratatui::crossterm::event::KeyCode;
use table::Sampled;
use terminal::review::Review;
use terminal::stage::Stage;
use terminal::thought::TICK;

#[test]
fn a_finished_game_tells_how_it_went() {
    for (lang, title) in [(Lang::En, "How it went"), (Lang::It, "Com'è andata")] {
        let mut app = client(&config(&format!("curve-{lang}"), "you,steward,random", lang));
        let mut chance = Sampled::new(3);
        app.types("c");
        assert!(!matches!(app.mode, Mode::Curve), "not before the end");
        while app.session.table.standing().is_none() {
            app.bots_answer();
            if app.picker.is_some() {
                app.answer_at_random(&mut chance);
            }
        }
        assert!(app.screen(80, 24).contains(&title.to_lowercase()), "the end tells the key");
        app.types("c");
        while app.review.is_sought() {
            let screen = app.screen(80, 24);
            assert!(screen.contains(title) && !screen.contains("100%"), "{screen}");
            assert_eq!(app.pause(), Some(TICK));
            std::thread::sleep(TICK);
            app.go_on().expect("it goes on");
        }
        let Review::Known(curve) = &app.review else { panic!("the log holds") };
        let last = curve.points.last().expect("a game has an end").n;
        for (width, height) in [(80, 24), (120, 36), (200, 60)] {
            let screen = app.screen(width, height);
            for word in ["100%", " 0%", "A ", "B ", &last.to_string()] {
                assert!(screen.contains(word), "{word} in\n{screen}");
            }
            assert!(app.names.iter().all(|name| screen.contains(name)), "{screen}");
            assert!(screen.chars().any(|c| ('\u{2801}'..='\u{28ff}').contains(&c)), "a chart:\n{screen}");
        }
        app.press(KeyCode::Esc);
        assert!(matches!(app.mode, Mode::Table));
        app.types("c");
        assert!(app.screen(80, 24).contains("100%"), "it is not worked out again");
    }
}

#[test]
fn turning_points_are_told_in_words() {
    let mut app = client(&config("curve-turns", "you,steward", Lang::It));
    app.bots_answer();
    let point = |(n, first): (u32, f32)| Point { n, chances: vec![first, 1.0 - first] };
    let points = [(0, 0.5), (3, 0.55), (6, 0.2), (9, 1.0)].map(point).to_vec();
    let turns = vec![
        TurningPoint { from: 3, to: 6, seat: 0, before: 0.55, after: 0.2 },
        TurningPoint { from: 6, to: 9, seat: 0, before: 0.2, after: 1.0 },
    ];
    app.review = Review::Known(Curve { points, turns });
    app.mode = Mode::Curve;
    let screen = app.screen(80, 24);
    let name = &app.names[0];
    assert!(screen.contains(&format!("1 3–6: {name} (A) passa dal 55% al 20%")), "{screen}");
    assert!(screen.contains(&format!("2 6–9: {name} (A) passa dal 20% al 100%")), "{screen}");
    app.review = Review::Known(Curve { points: vec![], turns: vec![] });
    assert!(app.screen(80, 24).contains("non ci sono svolte"), "even of nothing");
    app.review = Review::Failed("entry 3".to_owned());
    assert!(app.screen(80, 24).contains("entry 3"));
}
