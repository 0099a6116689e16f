//! What is done without being asked, and answers given beforehand, by keys.

use crate::plain_client as client;
use ratatui::crossterm::event::KeyCode;
use table::Seat;
use terminal::app::{App, Mode};
use texts::Lang;
use toys::bargain::{Bargain, Offer};
use toys::morra::Morra;

/// Moves the cursor to a part and picks it.
fn pick(app: &mut App<Bargain>, part: &str) {
    let Mode::Acts(page) = &app.mode else { panic!("the page is open before {part}") };
    let place = page.parts.next.iter().position(|next| next.to_string() == part);
    let (place, cursor) =
        (place.unwrap_or_else(|| panic!("{part} among {:?}", page.parts.next)), page.cursor);
    (cursor..place).for_each(|_| app.press(KeyCode::Down));
    app.press(KeyCode::Enter);
}

#[test]
fn an_offer_is_put_together_by_keys() {
    for lang in Lang::ALL {
        let mut app = client::<Bargain>(&format!("unasked-{lang}"), "you,you", lang);
        app.lift_curtain();
        assert_eq!(app.front, Some(Seat(0)), "the curtain is open");
        app.press(KeyCode::F(3));
        let screen = app.screen(80, 24);
        assert!(screen.contains(&app.texts.get("play-acts")) && screen.contains("gold/6"), "{screen}");
        assert!(!screen.contains("fingers/"), "the question has its own place: {screen}");
        pick(&mut app, "gold/3");
        pick(&mut app, "to/1");
        let screen = app.screen(80, 24);
        assert!(screen.contains(&app.texts.get("play-acts-whole")), "it could be a gift: {screen}");
        pick(&mut app, "for");
        app.press(KeyCode::Backspace);
        pick(&mut app, "for");
        pick(&mut app, "gold/1");
        let offers = app.session.table.state().offers;
        assert_eq!(offers[0], Some(Offer { to: Seat(1), gold: 3, price: 1 }));
        app.press(KeyCode::F(3));
        pick(&mut app, "withdraw");
        assert_eq!(app.session.table.state().offers[0], None);
        app.press(KeyCode::F(3));
        pick(&mut app, "gold/2");
        pick(&mut app, "to/1");
        app.press(KeyCode::Char('!'));
        assert_eq!(app.session.table.state().coins[..2], [4, 8], "a gift");
    }
}

#[test]
fn whom_an_offer_speaks_to_is_told() {
    let mut app = client::<Bargain>("unasked-called", "you,you", Lang::En);
    app.lift_curtain();
    app.press(KeyCode::F(3));
    for part in ["gold/1", "to/1", "for", "gold/0"] {
        pick(&mut app, part);
    }
    assert!(!app.is_called());
    app.press(KeyCode::Char('1'));
    app.lift_curtain();
    assert_eq!(app.front, Some(Seat(1)), "the other sits in front");
    assert!(app.is_called() && app.screen(80, 24).contains(&app.texts.get("play-called")));
    app.press(KeyCode::F(3));
    pick(&mut app, "accept/0");
    let screen = app.screen(80, 24);
    assert_eq!(app.session.table.state().coins[..2], [5, 7], "{screen}");
}

#[test]
fn an_answer_is_given_beforehand_and_taken_back() {
    let mut app = client::<Morra>("unasked-instruction", "you,random", Lang::En);
    app.bots_answer();
    app.press(KeyCode::Down);
    app.press(KeyCode::F(4));
    assert_eq!(app.instructions.len(), 1, "{:?}", app.notice);
    assert_eq!(app.instructions[0].1.answer, "fingers/1");
    app.press(KeyCode::F(4));
    assert!(app.instructions.is_empty(), "taken back");
    app.press(KeyCode::F(4));
    app.bots_answer();
    assert!(app.session.table.standing().is_some(), "every round is answered so, and the bot plays on");
    assert_eq!(app.session.table.state().shown[0].0, 1);
}

#[test]
fn where_nothing_can_be_done_unasked_the_page_stays_shut() {
    let mut app = client::<Morra>("unasked-nothing", "you,random", Lang::En);
    app.press(KeyCode::F(3));
    assert!(matches!(app.mode, Mode::Table) && app.notice == Some(app.texts.get("play-no-acts")));
}
