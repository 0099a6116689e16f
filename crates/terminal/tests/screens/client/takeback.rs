use super::{Client, Lang, Mode, client, config};
use ratatui::crossterm::event::KeyCode;
use table::Sampled;
use table::log::Act;

/// Up to the first advisor of the first season.
fn at_influence(name: &str, seats: &str) -> Client {
    let mut app = client(&config(name, seats, Lang::En));
    let mut chance = Sampled::new(2);
    while !app.picker.as_ref().is_some_and(|p| p.options().iter().any(|e| e.kind == "advisor")) {
        app.bots_answer();
        match app.mode {
            Mode::Curtain(_) => app.lift_curtain(),
            _ if app.picker.as_ref().is_some_and(|p| p.options()[0].kind == "good") => {
                app.answer_at_random(&mut chance);
            }
            _ => {}
        }
    }
    app
}

/// Influences the first advisor that can be, then lets the next person sit down.
fn influence(app: &mut Client) {
    let before = app.session.table.entries().len();
    app.types("a");
    while app.session.table.entries().len() == before {
        app.press(KeyCode::Enter);
    }
    app.lift_curtain();
}

#[test]
fn bots_agree_when_only_their_answers_are_undone() {
    let mut app = at_influence("undo-bots", "you,steward,steward");
    let (hash, story) = (app.session.table.hash(), app.session.story.len());
    app.answer_at_random(&mut Sampled::new(4));
    app.bots_answer();
    assert_ne!(app.session.table.hash(), hash);
    app.types("u");
    assert_eq!(app.session.table.hash(), hash, "{:?}", app.notice);
    assert!(matches!(app.session.table.entries().last().map(|e| &e.act), Some(Act::Undo { .. })));
    assert_eq!(app.session.story.len(), story + 1, "the log tells that it was taken back");
    assert!(app.screen(80, 24).contains("takes back"));
}

#[test]
fn dice_are_not_rolled_back() {
    let mut app = at_influence("undo-dice", "you,steward");
    app.types("u");
    assert!(app.notice.as_ref().is_some_and(|notice| notice.contains("dice")), "{:?}", app.notice);
    assert!(app.screen(80, 24).contains("dice have been rolled"));
}

#[test]
fn nothing_can_be_taken_back_at_the_beginning() {
    let mut app = client(&config("undo-none", "you,random", Lang::En));
    app.bots_answer();
    app.types("u");
    assert!(app.notice.as_ref().is_some_and(|notice| notice.contains("nothing")), "{:?}", app.notice);
}

#[test]
fn persons_are_asked() {
    let mut app = at_influence("undo-persons", "you,you");
    let hash = app.session.table.hash();
    influence(&mut app);
    let other = app.front.expect("the other sits in front");
    influence(&mut app);
    assert_ne!(app.front, Some(other));
    app.types("u");
    assert!(matches!(app.mode, Mode::Consent(seats) if seats.only() == Some(other)));
    app.types("n");
    assert_ne!(app.session.table.hash(), hash, "no means no");
    app.types("u");
    app.types("y");
    assert_eq!(app.session.table.hash(), hash);
}
