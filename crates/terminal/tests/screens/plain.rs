//! The face that any game gets for nothing, on games that have no board, no texts and no bots of their own.

use crate::plain_client as client;
use table::{Sampled, Seat};
use texts::Lang;
use toys::conquest::Conquest;
use toys::morra::Morra;

#[test]
fn morra_is_shown_and_played_to_its_end_by_keys() {
    for lang in Lang::ALL {
        let mut app = client::<Morra>(&format!("plain-morra-{lang}"), "you,random,seeker", lang);
        let mut chance = Sampled::new(3);
        let mut rounds = 0;
        loop {
            app.bots_answer();
            if app.session.table.standing().is_some() {
                break;
            }
            let state = app.session.table.state().clone();
            for (width, height) in [(80, 24), (100, 30), (140, 45)] {
                let screen = app.screen(width, height);
                let points =
                    app.names.iter().zip(state.points).map(|(name, points)| format!("{name} {points}"));
                let points = format!("points: {}", points.collect::<Vec<_>>().join(" · "));
                for word in ["Morra", &points, &format!("played: {}", state.played), "mine: –", "fingers 5"]
                {
                    assert!(screen.contains(word), "'{word}' at {width}x{height}:\n{screen}");
                }
                // Who has chosen is told by name; what he has chosen is not told at all.
                let chosen = Seat::all(3).filter(|seat| state.chosen[seat.index()].is_some());
                let chosen: Vec<&str> = chosen.map(|seat| app.names[seat.index()].as_str()).collect();
                let told = if chosen.is_empty() { "–".to_owned() } else { chosen.join(", ") };
                assert!(screen.contains(&format!("chosen: {told}")), "{told}:\n{screen}");
            }
            app.answer_at_random(&mut chance);
            rounds += 1;
        }
        assert_eq!(rounds, 6);
        assert!(app.screen(80, 24).contains('★'), "who has won is told");
    }
}

#[test]
fn what_does_not_fit_on_the_board_stands_on_a_page() {
    let mut app = client::<Conquest>("plain-conquest", "you,random,random,random", Lang::En);
    app.bots_answer();
    let state = app.session.table.state().clone();
    let me = app.front.expect("one person plays");
    let fields =
        ["owned", "troops", "forts", "gold", "hands", "hand", "deck", "discard", "round", "turn", "actions"];
    app.press(ratatui::crossterm::event::KeyCode::F(2));
    let page = app.screen(120, 200);
    for field in fields {
        assert!(page.contains(&format!("{field}:")), "{field}:\n{page}");
    }
    assert!(page.contains(&format!("turn: {}", app.names[state.turn.index()])), "{page}");
    let mine: Vec<String> = state.hands[me.index()].iter().map(|card| card.0.to_string()).collect();
    // Four cards at a table of four are a hand, not one for each seat.
    assert!(mine.len() == 4 && page.contains(&format!("2: {}", mine.join(", "))), "{page}");
    app.press(ratatui::crossterm::event::KeyCode::Esc);
    for (width, height) in [(80, 24), (120, 36), (200, 60)] {
        let screen = app.screen(width, height);
        assert!(screen.contains("Conquest") && screen.contains("gold:"), "{screen}");
    }
}
