use super::{Kingsburgs, viewer};
use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use terminal::face::Face;
use terminal::stage::Stage;
use texts::Lang;

fn begins_part(viewer: &Kingsburgs, at: usize) -> bool {
    viewer.record.moments[at].events.iter().any(|event| kingsburg_terminal::Board.is_heading(event))
}

fn click(viewer: &mut Kingsburgs, column: u16, row: u16) {
    let kind = MouseEventKind::Down(MouseButton::Left);
    viewer.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
}

#[test]
fn keys_go_where_they_promise() {
    let mut viewer = viewer(4, Lang::En);
    let last = viewer.last();
    let go = |viewer: &mut Kingsburgs, code: KeyCode| {
        viewer.press(code);
        viewer.at
    };
    let steps = [
        (KeyCode::Right, 1),
        (KeyCode::Char('n'), 2),
        (KeyCode::PageDown, 12),
        (KeyCode::Left, 11),
        (KeyCode::Char('p'), 10),
        (KeyCode::PageUp, 0),
        (KeyCode::Left, 0),
        (KeyCode::End, last),
        (KeyCode::PageDown, last),
        (KeyCode::PageUp, last - 10),
        (KeyCode::Home, 0),
    ];
    for (code, at) in steps {
        assert_eq!(go(&mut viewer, code), at, "{code:?}");
    }
    let parts: Vec<usize> = (1..=last).filter(|at| begins_part(&viewer, *at)).collect();
    assert!(parts.len() > 20, "{parts:?}");
    for at in &parts {
        assert_eq!(go(&mut viewer, KeyCode::Char('y')), *at);
    }
    assert_eq!(go(&mut viewer, KeyCode::Char('y')), parts[parts.len() - 1], "there is no later one");
    assert_eq!(viewer.notice, Some(viewer.texts.get("view-no-part")));
    viewer.press(KeyCode::End);
    for at in parts.iter().rev() {
        assert_eq!(go(&mut viewer, KeyCode::Char('Y')), *at);
    }
}

#[test]
fn the_mouse_steps_and_slides() {
    let mut viewer = viewer(4, Lang::En);
    for (width, height) in [(80, 24), (140, 45)] {
        viewer.screen(width, height);
        let slider = viewer.slider;
        click(&mut viewer, slider.right() - 1, slider.y);
        assert_eq!(viewer.at, viewer.last());
        click(&mut viewer, slider.x + slider.width / 2, slider.y);
        assert!(viewer.at.abs_diff(viewer.last() / 2) <= viewer.last() / 20 + 5, "{}", viewer.at);
        click(&mut viewer, slider.x, slider.y);
        assert_eq!(viewer.at, 0);
    }
    let wheel = |kind| MouseEvent { kind, column: 1, row: 1, modifiers: KeyModifiers::NONE };
    viewer.mouse(wheel(MouseEventKind::ScrollDown));
    viewer.mouse(wheel(MouseEventKind::ScrollDown));
    viewer.mouse(wheel(MouseEventKind::ScrollUp));
    assert_eq!(viewer.at, 1);
}

#[test]
fn it_plays_on_until_a_key_or_the_end() {
    let mut viewer = viewer(2, Lang::En);
    assert_eq!(viewer.pause(), None);
    viewer.types(" ");
    assert!(viewer.pause().is_some() && viewer.screen(80, 24).contains("any key stops"));
    viewer.go_on().expect("it goes on");
    viewer.types(" ");
    assert_eq!((viewer.pause(), viewer.at), (None, 1), "Space only stops");
    viewer.types(" ");
    viewer.press(KeyCode::Esc);
    assert_eq!((viewer.pause(), viewer.has_left), (None, false), "so does Esc");
    viewer.types(" ");
    while viewer.pause().is_some() {
        viewer.go_on().expect("it goes on");
    }
    assert_eq!(viewer.at, viewer.last());
    viewer.types("q");
    assert!(viewer.has_left());
}
