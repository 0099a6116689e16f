use super::{Client, Lang, Mode, client, config};
use ratatui::crossterm::event::KeyCode;
use table::{Observer, Sampled};

/// The texts of the cards that somebody alone has seen so far.
fn secrets(app: &Client) -> Vec<String> {
    let told = app.session.story.iter().filter_map(|told| match told {
        terminal::told::StoryItem::Happened(_, event @ kingsburg::event::Event::Saw { .. }) => {
            Some(app.texts.message(&table::Event::message(event), &app.names))
        }
        _ => None,
    });
    told.collect()
}

#[test]
fn a_curtain_hides_the_table_between_turns() {
    let mut app = client(&config("curtain", "you,you,random", Lang::En));
    app.bots_answer();
    let Mode::Curtain(first) = app.mode else { panic!("somebody has to sit down first") };
    let screen = app.screen(80, 24);
    assert!(screen.contains("Pass the keyboard") && screen.contains(&app.names[first.index()]), "{screen}");
    assert!(!screen.contains("Jester") && !screen.contains("Log"), "nothing of the game: {screen}");
    app.types("hl1 ");
    for key in [KeyCode::Enter, KeyCode::Enter, KeyCode::Tab, KeyCode::Esc] {
        app.press(key);
    }
    assert!(matches!(app.mode, Mode::Curtain(_)), "what confirms, skips or looks does not lift it");
    assert!(screen.contains("press o"), "its own key does: {screen}");
    app.types("o");
    assert_eq!(app.front, Some(first));
    assert!(app.screen(80, 24).contains("Jester"));
}

#[test]
fn what_one_has_seen_the_others_are_not_shown() {
    let mut app = client(&config("secrets", "you,you,you", Lang::En));
    let mut chance = Sampled::new(11);
    let (mut seen, mut hidden) = (0, 0);
    while app.session.table.standing().is_none() {
        app.answer_at_random(&mut chance);
        if !matches!(app.mode, Mode::Table) {
            continue;
        }
        app.press(KeyCode::Char('l'));
        let mut log = app.screen(140, 60);
        for _ in 0..60 {
            app.press(KeyCode::PageUp);
            log += &app.screen(140, 60);
        }
        app.press(KeyCode::Esc);
        let Observer::Seat(front) = app.observer() else { panic!("somebody sits in front") };
        for secret in secrets(&app) {
            let is_his = secret.starts_with(&app.names[front.index()]);
            assert_eq!(log.contains(&secret), is_his, "{secret} for {front}");
            if is_his { seen += 1 } else { hidden += 1 }
        }
    }
    assert!(seen > 0 && hidden > 0, "somebody looked at a card: {seen}, {hidden}");
}
