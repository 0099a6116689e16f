use super::{Kingsburgs, viewer};
use kingsburg::event::Event;
use ratatui::crossterm::event::KeyCode;
use table::{Event as _, Observer, Seat};
use terminal::viewer::Page;
use texts::Lang;

/// The whole log up to now, as the present observer reads it.
fn whole_log(viewer: &mut Kingsburgs) -> String {
    viewer.press(KeyCode::Char('l'));
    let mut log = viewer.screen(160, 60);
    while let Page::Log(up) = viewer.page {
        viewer.press(KeyCode::PageUp);
        log += &viewer.screen(160, 60);
        if matches!(viewer.page, Page::Log(now) if now == up) {
            viewer.press(KeyCode::Esc);
        }
    }
    log
}

#[test]
fn a_card_that_one_looked_at_the_others_do_not_see() {
    let mut viewer = viewer(3, Lang::En);
    let saw = |event: &Event| matches!(event, Event::Saw { .. });
    let looks: Vec<usize> =
        (0..=viewer.last()).filter(|at| viewer.record.moments[*at].events.iter().any(saw)).collect();
    assert!(!looks.is_empty(), "somebody looked at a card");
    for at in looks {
        let event = viewer.record.moments[at].events.iter().copied().find(saw).expect("it is there");
        let Event::Saw { seat, .. } = event else { unreachable!("only looks were kept") };
        let secret = viewer.texts.message(&event.message(), &viewer.record.names);
        viewer.go_to(at);
        for other in Seat::all(3) {
            viewer.types(&other.to_string());
            assert_eq!(
                whole_log(&mut viewer).contains(&secret),
                other == seat,
                "{secret} for {other} at {at}"
            );
        }
        // Nothing else on the table tells it either: for those who did not look, all cards look the same.
        let year = usize::from(viewer.moment().state.board.year) - 1;
        let shown = |viewer: &mut Kingsburgs, key: &str| {
            viewer.types(key);
            (viewer.view().known.invaders[year], viewer.screen(80, 24), viewer.screen(140, 45))
        };
        let (known, small, large) = shown(&mut viewer, &seat.to_string());
        let (hidden, small_s, large_s) = shown(&mut viewer, "s");
        assert!(known.is_some() && hidden.is_none());
        let unknown = viewer.texts.get("kb-inv-king");
        let first_words = unknown.split(' ').take(3).collect::<Vec<_>>().join(" ");
        assert!(large_s.contains(&first_words) && !large.contains(&first_words), "{large_s}\n{large}");
        assert_ne!(small, small_s);
        assert!(!whole_log(&mut viewer).contains(&secret), "a spectator never knows");
    }
}

#[test]
fn seats_that_are_not_there_are_told() {
    let mut viewer = viewer(3, Lang::It);
    viewer.types("2");
    assert_eq!(viewer.observer(), Observer::Seat(Seat(2)));
    viewer.types("4");
    assert_eq!(viewer.observer(), Observer::Seat(Seat(2)));
    assert!(viewer.screen(80, 24).contains("posti da 0 a 2"));
    viewer.types("s");
    assert_eq!(viewer.observer(), Observer::Spectator);
}
