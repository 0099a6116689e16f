use super::{Client, Lang, Mode, client, config};
use ratatui::crossterm::event::KeyCode;
use terminal::Hints;
use terminal::hint::Hint;
use terminal::picker::Picker;
use terminal::stage::Stage;
use terminal::thought::TICK;

/// Asks for a hint and waits until it is found.
fn seek_hint(app: &mut Client) {
    app.types("h");
    while let Hint::Sought(_) = app.hint {
        assert_eq!(app.pause(), Some(TICK), "the screen looks for it");
        std::thread::sleep(TICK);
        app.go_on().expect("it goes on");
    }
}

/// Does the list mark what a hint advises? On the board an arrow stands before goods to choose.
fn has_marks(screen: &str) -> bool {
    screen.replace("→?", "").contains('→')
}

/// Up to a question with three answers or more.
fn at_choice(app: &mut Client) {
    loop {
        app.bots_answer();
        if let Mode::Curtain(_) = app.mode {
            app.lift_curtain();
        }
        match app.picker.as_ref().map(Picker::options) {
            Some(options) if options.iter().any(|e| e.kind == "advisor") => return,
            _ => app.answer_at_random(&mut table::Sampled::new(5)),
        }
    }
}

#[test]
fn a_hint_tells_the_best_answers_and_the_chances() {
    for (lang, title, chances) in
        [(Lang::En, "Hint", "Chances to win"), (Lang::It, "Suggerimento", "Probabilità di vincere")]
    {
        let mut app = client(&config(&format!("hint-{lang}"), "you,steward,random", lang));
        at_choice(&mut app);
        let table = app.screen(80, 24);
        assert!(!has_marks(&table) && matches!(app.hint, Hint::Unasked), "nobody asked:\n{table}");
        seek_hint(&mut app);
        assert!(matches!(app.mode, Mode::Hint));
        let (answers, shares) = match &app.hint {
            Hint::Found(found) => (found.answers.clone(), found.chances.clone()),
            Hint::Unasked | Hint::Sought(_) => panic!("a hint was found"),
        };
        assert_eq!(answers.len(), 3);
        assert!(
            answers.is_sorted_by(|a, b| a.chance >= b.chance),
            "in the order of the numbers: {answers:?}"
        );
        assert_eq!(shares.len(), 3);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 0.01, "{shares:?}");
        let paths = app.session.table.paths(table::Seat(0));
        for (width, height) in [(80, 24), (100, 30), (140, 45)] {
            let screen = app.screen(width, height);
            assert!(screen.contains(title) && screen.contains(chances), "{screen}");
            for one in &answers {
                let words = app.texts.path(&paths[one.answer].0, &app.names);
                assert!(words.split(' ').all(|word| screen.contains(word)), "'{words}' in\n{screen}");
                let (chance, margin) = one.chance.expect("it was weighed");
                let told = format!("{}% ±{}", (chance * 100.0).round(), (margin * 100.0).ceil().max(1.0));
                assert!(screen.contains(&told), "{told} in\n{screen}");
            }
            assert!(screen.contains('█') && app.names.iter().all(|name| screen.contains(name)), "{screen}");
        }
        app.press(KeyCode::Esc);
        assert!(has_marks(&app.screen(80, 24)), "the list marks the best answer");
        app.types("h2");
        assert_eq!(app.ready, Some(answers[1].answer), "a digit takes an answer up");
        app.press(KeyCode::Esc);
        app.types("h");
        app.press(KeyCode::Enter);
        assert_eq!(app.ready, Some(answers[0].answer), "Enter takes up the best");
        let before = app.session.table.entries().len();
        app.press(KeyCode::Enter);
        assert_eq!(app.session.table.entries().len(), before + 1, "and Enter again gives it");
        assert!(matches!(app.hint, Hint::Unasked), "the position has changed");
    }
}

#[test]
fn a_hint_that_comes_late_disturbs_nobody() {
    let mut app = client(&config("hint-late", "you,random", Lang::En));
    at_choice(&mut app);
    app.types("h");
    assert!(app.screen(80, 24).contains("Looking for the best answers"));
    app.types("r");
    while let Hint::Sought(_) = app.hint {
        std::thread::sleep(TICK);
        app.go_on().expect("it goes on");
    }
    assert!(matches!(app.mode, Mode::Rules(_)), "the rules stay open");
    app.press(KeyCode::Esc);
    assert!(has_marks(&app.screen(80, 24)));
}

#[test]
fn several_people_have_no_hints_unless_they_want_them() {
    let mut app = client(&config("hints-off", "you,you,random", Lang::En));
    at_choice(&mut app);
    assert!(!app.screen(80, 24).contains("h hint"));
    app.types("h");
    assert!(matches!(app.hint, Hint::Unasked));
    assert!(app.screen(80, 24).contains("Hints are off"));
    app.hints = Hints::Everybody;
    app.press(KeyCode::Esc);
    assert!(app.screen(80, 24).contains("h hint"));
    seek_hint(&mut app);
    assert!(matches!(app.mode, Mode::Hint));
}

#[test]
fn bots_think_beside_the_screen() {
    let mut app = client(&config("thinking", "you,regent", Lang::En));
    app.pause = std::time::Duration::from_secs(600);
    while app.turn.is_none() {
        match app.is_bot_due() {
            true => app.go_on().expect("the bot begins to think"),
            false => app.answer_at_random(&mut table::Sampled::new(1)),
        }
    }
    let before = app.session.table.entries().len();
    assert!(app.screen(80, 24).contains("Bruno (B) is thinking"));
    app.go_on().expect("it thinks on");
    assert_eq!(app.session.table.entries().len(), before, "its pause is not over");
    assert_eq!(app.session.persons().only(), Some(table::Seat(0)), "a bot that thinks is still a bot");
    app.types("l");
    app.screen(80, 24);
    app.press(KeyCode::Esc);
    app.press(KeyCode::Enter);
    while app.session.table.entries().len() == before {
        app.go_on().expect("in haste it answers as soon as it can");
    }
    app.types("q");
    assert!(app.has_left);
}

#[test]
fn who_takes_back_while_a_bot_thinks_is_asked_again() {
    let mut app = client(&config("thinking-undo", "you,steward", Lang::En));
    at_choice(&mut app);
    app.pause = std::time::Duration::from_secs(600);
    let hash = app.session.table.hash();
    app.answer_at_random(&mut table::Sampled::new(4));
    app.go_on().expect("the bot begins to think");
    assert!(app.turn.is_some());
    app.types("u");
    assert_eq!(app.session.table.hash(), hash, "{:?}", app.notice);
    app.pause = std::time::Duration::ZERO;
    app.answer_at_random(&mut table::Sampled::new(6));
    app.bots_answer();
    assert_ne!(app.session.table.hash(), hash, "the bot has answered what it was asked then");
}
