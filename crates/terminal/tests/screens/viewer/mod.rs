//! The viewer, driven by simulated keys on a simulated terminal.

mod moving;
mod pages;
mod secrets;

use kingsburg::Kingsburg;
use ratatui::crossterm::event::KeyCode;
use table::{Event as _, Observer, Seat, SeatSet, Secret, Sitter, Table};
use terminal::GameParts;
use terminal::record::Record;
use terminal::viewer::Viewer;
use texts::{GameWords, Lang};

/// What Kingsburg brings to the terminal.
const PARTS: GameParts<Kingsburg> = GameParts {
    face: &kingsburg_terminal::Board,
    opponents: kingsburg_bots::PLAYERS,
    words: GameWords { game: "kingsburg", en: kingsburg::ENGLISH, it: kingsburg::ITALIAN },
    ledger: kingsburg::LEDGER,
};

type Kingsburgs = Viewer<Kingsburg>;

/// A game between bots in which the first answer of all was once taken back.
fn record(seats: u8) -> Record<Kingsburg> {
    let sitter = |name: &str| Sitter { name: name.to_owned(), player: "steward".to_owned() };
    let sitters =
        ["Alba", "Bruno", "Clara", "Dario", "Elsa"].into_iter().take(seats.into()).map(sitter).collect();
    let contributions = Seat::all(seats).map(|seat| seat.to_string()).collect();
    let secret = Secret([9; 32]);
    let opened = Table::<Kingsburg>::open(
        kingsburg::content::Content::base(),
        &kingsburg::Options::default(),
        sitters,
        secret,
        contributions,
    );
    let (mut table, _) = opened.expect("a table");
    let mut bot = PARTS.opponents.live("steward", 1).expect("a bot");
    let mut is_taken_back = false;
    while let Some(seat) = table.waiting().must.first() {
        let answer = bot.answer(table.game(), &table.view(Observer::Seat(seat)), seat, &table.answers(seat));
        table.answer(seat, answer).expect("a legal answer");
        if !std::mem::replace(&mut is_taken_back, true) {
            table.undo(seat, SeatSet::all(seats)).expect("all agree");
        }
    }
    table.reveal(secret).expect("the game is over");
    Record::read(kingsburg::content::Content::base(), &table.log()).expect("an honest log")
}

fn viewer(seats: u8, lang: Lang) -> Kingsburgs {
    Viewer::new(record(seats), PARTS, PARTS.texts(lang), None).expect("the ledger is readable")
}

#[test]
fn a_whole_game_is_stepped_through() {
    for (seats, lang) in [(2, Lang::En), (3, Lang::It), (5, Lang::En), (5, Lang::It)] {
        let mut viewer = viewer(seats, lang);
        for at in 0..=viewer.last() {
            assert_eq!(viewer.at, at);
            let entry = viewer.texts.with("view-entry", &[("n", at.into()), ("last", viewer.last().into())]);
            for (width, height) in [(80, 24), (140, 45)] {
                let screen = viewer.screen(width, height);
                assert!(screen.contains(&entry), "{screen}");
                let events = &viewer.record.moments[at].events;
                let told = events.iter().rev().find(|e| e.audience().includes(Observer::Spectator));
                if let Some(event) = told {
                    let text = viewer.texts.message(&event.message(), &viewer.record.names);
                    let words: Vec<&str> = text.split_whitespace().collect();
                    assert!(screen.contains("▌ "), "what is new is marked:\n{screen}");
                    assert!(words.iter().all(|word| screen.contains(word)), "'{text}' in\n{screen}");
                }
            }
            viewer.press(KeyCode::Right);
        }
        assert_eq!(viewer.notice, Some(viewer.texts.get("view-last")));
        let end = viewer.screen(80, 24);
        assert!(end.contains('★') && end.contains("Alba"), "who has won is told:\n{end}");
    }
}

#[test]
fn what_was_answered_is_told_in_words() {
    let mut viewer = viewer(3, Lang::En);
    viewer.press(KeyCode::Right);
    let screen = viewer.screen(80, 24);
    assert!(!screen.contains("good/") && screen.contains("): "), "{screen}");
    viewer.press(KeyCode::Right);
    let screen = viewer.screen(80, 24);
    assert!(screen.contains("takes back entry 1 and all that followed"), "{screen}");
    assert!(viewer.story.iter().all(|told| told.entry() != 1), "what was taken back is not told");
}
