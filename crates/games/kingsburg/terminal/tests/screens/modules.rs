//! Kingsburg with all its modules: what must be readable at each moment, whatever the size.

use super::{Client, Lang, Mode, PARTS, client, config};
use kingsburg::answer;
use kingsburg::content::{BuildingId, Built, Clause, Side};
use kingsburg::flow;
use kingsburg::flow::{Build, Effect, Frame};
use ratatui::crossterm::event::KeyCode;
use table::{Element, Observer, Sampled, Seat};
use terminal::Config;

/// All modules in two ways.
const DEALT: &str = r#"{"rows":"seven","lines":"dealt","governors":"dealt","fate":"on","reinforcements":"tokens",
    "caprices":"court","scenario":"goblin_valley"}"#;
const OPEN: &str = r#"{"rows":"seven","lines":"drafted","governors":"auction","fate":"on","reinforcements":"tokens",
    "caprices":"restoration","scenario":"seers_warning"}"#;

/// How elements are written that have no name.
const RAW: [&str; 14] = [
    "advisor/",
    "building/",
    "governor/",
    "fate/",
    "tile/",
    "line/",
    "seat/",
    "good/",
    "pay/",
    "right/",
    "space/",
    "bid/",
    "request/",
    "look/",
];

fn modules(name: &str, seats: &str, lang: Lang, options: &str) -> Config {
    let options = serde_json::from_str(options).expect("these are options");
    Config { options, ..config(name, seats, lang) }
}

/// What must be readable, each in one of several forms.
fn essential(app: &Client) -> Vec<Vec<String>> {
    let view = app.session.table.view(app.observer());
    let (texts, board) = (&app.texts, &view.board);
    let forms = |element: Element| vec![texts.element(&element), texts.brief(&element)];
    let mut words: Vec<Vec<String>> = app.names.iter().map(|name| vec![name.clone()]).collect();
    words.extend(board.in_order().filter_map(|seat| board.player(seat).governor).map(|g| forms(g.element())));
    words.extend(board.fate.map(|fate| forms(fate.element())));
    words.extend(board.scenario.map(|scenario| forms(scenario.element())));
    let buildings = |set: Built| set.iter().map(move |id: BuildingId| id.element());
    match board.frame() {
        Frame::Effect(Effect { seat, pc, .. })
            if matches!(view.content().clause(pc), Clause::FreeBuild(_)) =>
        {
            words.extend(buildings(board.player(seat).spaces).map(forms));
        }
        Frame::Build(Build { place, .. }) => {
            let builder = board.player(board.order[usize::from(place)]);
            words.extend(buildings(builder.spaces).map(forms));
        }
        Frame::Draft { .. } => {
            let open = (0u8..).zip(board.pool).filter(|(_, n)| *n > 0);
            words.extend(open.flat_map(|(row, _)| buildings(Built::line(row, Side::Alternative))).map(forms));
        }
        Frame::Lines(flow::Lines { place }) => {
            let drawn = board.player(board.order[usize::from(place)]).drawn.into_iter().flatten();
            for side in [Side::Alternative, Side::Printed] {
                let lines = drawn.clone().flat_map(|row| buildings(Built::line(row, side)));
                words.extend(lines.map(forms));
            }
        }
        Frame::Governors { .. } => {
            words.extend(view.known.dealt.into_iter().flatten().map(|g| forms(g.element())));
        }
        Frame::Name { .. } | Frame::Bid(_) => words.extend(board.offered.iter().map(|g| forms(g.element()))),
        _ => {
            words.extend((1..=18).map(|n| forms(answer::advisor(n))));
            words.push(vec![texts.element(&Element::word("phase", board.phase.name()))]);
        }
    }
    let prompt = app.front.and_then(|seat| app.session.table.prompt(seat)).filter(|_| app.ready.is_none());
    if let Some(prompt) = prompt {
        let text = texts.message(&prompt.message, &app.names);
        words.extend(text.split(' ').map(|word| vec![word.to_owned()]));
    }
    words
}

#[test]
fn all_modules_are_shown_and_played_to_the_end_by_keys() {
    for (lang, seats, options) in [
        (Lang::En, "you,random", DEALT),
        (Lang::It, "you,random", OPEN),
        (Lang::It, "random,you,random,random,random", DEALT),
        (Lang::En, "random,you,random,random,random", OPEN),
    ] {
        let mut app = client(&modules(&format!("modules-{lang}-{}", seats.len()), seats, lang, options));
        let mut chance = Sampled::new(5);
        let mut steps = 0;
        loop {
            app.bots_answer();
            if app.session.table.standing().is_some() {
                break;
            }
            for (width, height) in [(80, 24), (100, 30), (120, 36)] {
                let screen = app.screen(width, height);
                for forms in essential(&app) {
                    let is_there = forms.iter().any(|word| screen.contains(word));
                    assert!(is_there, "{forms:?} at {width}x{height}:\n{screen}");
                }
                let raw = RAW.iter().find(|raw| screen.contains(**raw));
                assert!(raw.is_none(), "{raw:?} has no name at {width}x{height}:\n{screen}");
            }
            let page = details(&mut app);
            assert!(RAW.iter().all(|raw| !page.contains(raw)), "{page}");
            app.answer_at_random(&mut chance);
            steps += 1;
        }
        assert!(steps > 50, "{steps} answers");
    }
}

/// The page of cards, whole.
fn details(app: &mut Client) -> String {
    app.press(KeyCode::F(2));
    assert!(matches!(app.mode, Mode::Details(_)));
    let page = app.screen(80, 400);
    app.press(KeyCode::Esc);
    assert!(matches!(app.mode, Mode::Table));
    page
}

#[test]
fn nobody_sees_the_governors_of_another() {
    let mut app = client(&modules("dealt", "you,you,random", Lang::En, DEALT));
    let mut chance = Sampled::new(9);
    let mut looked = 0;
    while looked < 2 {
        app.bots_answer();
        let Frame::Governors { .. } = app.session.table.state().board.frame() else {
            app.answer_at_random(&mut chance);
            continue;
        };
        if let Mode::Curtain(_) = app.mode {
            app.lift_curtain();
        }
        let front = app.front.expect("somebody sits in front");
        let others: Vec<String> = Seat::all(3)
            .filter(|seat| *seat != front)
            .flat_map(|seat| app.session.table.state().hidden.dealt[seat.index()])
            .map(|governor| app.texts.element(&governor.element()))
            // Every Advisor is told of, and one has the name of a governor.
            .filter(|name| (1..=18).all(|n| app.texts.element(&answer::advisor(n)) != *name))
            .collect();
        for screen in [app.screen(80, 24), app.screen(120, 36), details(&mut app)] {
            for name in &others {
                assert!(!screen.contains(name.as_str()), "{name}:\n{screen}");
            }
        }
        assert_eq!(app.observer(), Observer::Seat(front));
        app.answer_at_random(&mut chance);
        looked += 1;
    }
}

#[test]
fn every_chapter_of_the_rules_has_a_title() {
    let app = client(&config("chapters", "you,random", Lang::En));
    for lang in Lang::ALL {
        let texts = PARTS.texts(lang);
        for entry in &app.ledger.rules {
            let key = format!("area-{}", entry.area);
            assert_ne!(texts.get(&key), key, "{lang}");
        }
    }
}
