//! The board of Crusader Kings, driven by simulated keys on a simulated terminal.

use crusader::content::TerritoryId;
use crusader::view::Shown;
use crusader::{Crusader, content::Content};
use ratatui::crossterm::event::KeyCode;
use table::{Element, Game, Sampled};
use terminal::app::{App, Mode};
use terminal::driver::folder;
use terminal::look;
use terminal::session::Session;
use terminal::{Config, GameParts, SeatKind};
use texts::{GameWords, Lang};

/// What Crusader Kings brings to the terminal.
const PARTS: GameParts<Crusader> = GameParts {
    face: &crusader_terminal::Board,
    opponents: crusader_bots::PLAYERS,
    words: GameWords { game: "crusader", en: crusader::ENGLISH, it: crusader::ITALIAN },
    ledger: crusader::LEDGER,
};

/// The sizes that are looked at.
const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 36), (140, 45)];
/// Answers that are shown of a game at most: one takes several hundred.
const STEPS: usize = 120;

/// A game; alone against official AIs where only one sits at the table.
fn client(name: &str, seats: &str, lang: Lang) -> App<Crusader> {
    let seats: Vec<SeatKind> = seats.split(',').map(SeatKind::named).collect();
    let options = match seats.len() {
        1 => serde_json::json!({ "english": "person", "frankish": "ferox", "german": "postis" }),
        _ => serde_json::json!({}),
    };
    let config =
        Config { seed: Some(7), folder: folder(name), options, ..Config::new("crusader", seats, lang) };
    let session = Session::begin(&config, Content::base(), PARTS.opponents).expect("the game begins");
    App::new(session, PARTS, PARTS.texts(lang)).expect("the ledger is readable")
}

/// A text without blanks and ends of lines.
fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// What a player must be able to read on the table whatever its size.
fn essential(app: &App<Crusader>) -> Vec<String> {
    let (texts, game) = (&app.texts, app.session.table.game());
    let mut words: Vec<String> = Vec::new();
    for party in game.parties() {
        words.push(texts.element(&party.player.element()).chars().take(6).collect());
    }
    for territory in game.map().open.iter() {
        let name = texts.brief(&territory.element());
        words.push(name.chars().filter(|c| *c != ' ').take(4).collect());
    }
    let prompt = app.front.and_then(|seat| app.session.table.prompt(seat)).filter(|_| app.ready.is_none());
    if let Some(prompt) = prompt {
        words.extend(texts.message(&prompt.message, &app.names).split(' ').map(str::to_owned));
    }
    words
}

#[test]
fn a_game_is_shown_and_played_by_keys() {
    for (lang, seats) in [(Lang::En, "you,random,random,random,random"), (Lang::It, "you")] {
        let mut app = client(&format!("ck-{lang}"), seats, lang);
        let mut chance = Sampled::new(3);
        let mut steps = 0;
        while steps < STEPS {
            app.bots_answer();
            if app.session.table.standing().is_some() {
                break;
            }
            if let Mode::News(_) = app.mode {
                app.press(KeyCode::Enter);
            }
            let (width, height) = SIZES[steps % SIZES.len()];
            let screen = app.screen(width, height);
            let squeezed = squeezed(&screen);
            for word in essential(&app) {
                let is_there = screen.contains(&word) || squeezed.contains(&word);
                assert!(is_there, "'{word}' at {width}x{height}:\n{screen}");
            }
            for raw in ["seat/", "territory/", "person/", "token/", "card/", "player/", "development/"] {
                assert!(!screen.contains(raw), "{raw} has no name at {width}x{height}:\n{screen}");
            }
            app.answer_at_random(&mut chance);
            steps += 1;
        }
        assert!(steps > 30, "{steps} answers");
    }
}

/// Everything that can be seen at a moment: the table with each panel, and all pages.
fn everything(app: &mut App<Crusader>) -> String {
    let mut all = String::new();
    for _ in 0..=5 {
        all += &app.screen(140, 45);
        all += &app.screen(100, 30);
        app.press(KeyCode::Tab);
    }
    for (open, pages) in [(KeyCode::Char('p'), 5), (KeyCode::Char('m'), 1), (KeyCode::F(2), 14)] {
        app.press(open);
        for _ in 0..pages {
            all += &app.screen(140, 45);
            app.press(if open == KeyCode::Char('p') { KeyCode::Down } else { KeyCode::PageDown });
        }
        app.press(KeyCode::Esc);
        app.press(KeyCode::Esc);
        assert!(matches!(app.mode, Mode::Table), "{open:?} closes");
    }
    squeezed(&all)
}

#[test]
fn every_field_of_the_view_is_on_some_screen() {
    for (lang, seats) in [(Lang::En, "you,random,random"), (Lang::It, "you")] {
        let mut app = client(&format!("ck-fields-{lang}"), seats, lang);
        let mut chance = Sampled::new(5);
        for _ in 0..4 {
            for _ in 0..25 {
                app.bots_answer();
                if app.session.table.standing().is_none() {
                    app.answer_at_random(&mut chance);
                }
            }
            app.bots_answer();
            if app.session.table.standing().is_some() {
                break;
            }
            if let Mode::News(_) = app.mode {
                app.press(KeyCode::Enter);
            }
            let view = app.session.table.view(app.observer());
            let all = everything(&mut app);
            for word in words(&app, &Shown::of(&view)) {
                assert!(all.contains(&squeezed(&word)), "{lang}: '{word}' is on no screen");
            }
        }
    }
}

/// What must be found of each field of a view. A new field does not compile until it is thought of here.
fn words(app: &App<Crusader>, shown: &Shown) -> Vec<String> {
    let Shown {
        observer: _,
        scenario,
        era,
        eras,
        round,
        turn: _,
        phase,
        first: _,
        order: _,
        active,
        card,
        hand,
        picked,
        bag,
        odds,
        check,
        proposal,
        invasion,
        traits,
        offers: _,
        players,
        lands,
        track,
        trophies,
        display,
        development_deck,
        development_discards,
        decks,
        supply,
        annals,
        winners: _,
        ending: _,
    } = shown;
    let texts = &app.texts;
    let element = |element: Element| texts.element(&element);
    let mut words = vec![
        element(scenario.element()),
        texts.with("ck-era", &[("era", (*era).into()), ("eras", (*eras).into())]),
        texts.with("ck-round", &[("round", (*round).into())]),
        element(Element::word("phase", phase.word())),
        format!("{} {}", texts.get("field-treasury"), supply.treasury),
        format!("{} {}", texts.get("field-general-bag"), supply.general_bag),
        texts.with(
            "ck-annals",
            &[
                ("deaths", annals.deaths.into()),
                ("successions", annals.successions.into()),
                ("crises", annals.crises.into()),
                ("eliminations", annals.eliminations.into()),
            ],
        ),
        development_deck.to_string(),
    ];
    words.extend(active.map(|player| element(player.element())));
    for card in card.iter().chain(hand).chain(picked) {
        words.push(element(card.card.element()));
        words.push(texts.about(&card.happening.element()));
    }
    words.extend(bag.iter().map(|token| element(token.token.element())));
    for odds in odds {
        let row = |chances: [u8; 4]| chances.map(|chance| chance.to_string()).join("/");
        words.push(row(odds.chances));
        words.push(row(odds.of_two));
    }
    if let Some(check) = check {
        words.push(element(Element::word("action", check.action.word())));
        words.extend(check.drawn.iter().map(|token| element(token.element())));
        words.extend(check.chances.iter().map(|chance| format!("{chance} %")));
    }
    if let Some(proposal) = proposal {
        words.extend([proposal.who, proposal.whom].map(|who| element(who.element())));
    }
    for player in players {
        words.push(element(player.player.element()));
        words.push(element(player.dynasty.element()));
        words.extend(player.strategy.map(|strategy| element(strategy.element())));
        words.extend(player.king.into_iter().chain(player.spouse).map(|who| element(who.element())));
        for kin in &player.family {
            words.extend([Some(kin.who), kin.spouse].into_iter().flatten().map(|who| element(who.element())));
            words.extend(kin.tokens.iter().chain(&kin.spouse_tokens).map(|token| element(token.element())));
            words.extend(
                kin.duchy
                    .map(|duchy| texts.with("ck-duke-of", &[("duchy", element(duchy.element()).into())])),
            );
        }
        words.extend(player.developments.iter().map(|development| element(development.element())));
        words.extend(player.reach.iter().chain(player.land_pacts.iter()).map(|land| element(land.element())));
        words.extend(player.crisis.map(|crisis| {
            texts.with(
                "ck-crisis",
                &[("territories", crisis.territories.into()), ("gold", crisis.gold.into())],
            )
        }));
        words.extend(player.succession.iter().map(|who| element(who.element())));
    }
    for land in lands {
        words.push(format!("{} (", element(land.id.element())));
        words.extend(land.suitor.into_iter().chain(land.duke).map(|who| element(who.element())));
        words.extend(land.tokens.iter().map(|token| element(token.element())));
        words.extend(land.near.iter().map(|near| texts.brief(&near.element())));
    }
    for march in invasion.iter().flat_map(|invasion| &invasion.marches) {
        words.push(format!("{} → {}", element(march.from.element()), element(march.target.element())));
    }
    for one in traits {
        words.push(element(one.id.element()));
        words.extend(one.critical.iter().map(|action| element(Element::word("action", action.word()))));
    }
    words.extend(track.iter().map(|space| element(space.id.element())));
    words.extend(trophies.iter().map(|trophy| element(Element::word("trophy", trophy.trophy.word()))));
    words.extend(display.iter().chain(development_discards).map(|one| element(one.element())));
    for deck in decks {
        words.push(element(deck.deck.element()));
        words.extend(deck.discards.iter().map(|card| element(card.element())));
    }
    words
}

#[test]
fn all_pages_open_and_close() {
    for lang in Lang::ALL {
        let mut app = client(&format!("ck-pages-{lang}"), "you,random,random", lang);
        app.bots_answer();
        let table = app.screen(80, 24);
        let keys =
            ['r', 'l', 'p', 'm', '?'].map(KeyCode::Char).into_iter().chain([KeyCode::F(1), KeyCode::F(2)]);
        for key in keys {
            app.press(key);
            assert_ne!(app.screen(80, 24), table, "{key:?} opens a page");
            app.screen(140, 45);
            app.press(KeyCode::Esc);
            app.press(KeyCode::Esc);
            assert!(matches!(app.mode, Mode::Table), "Esc closes {key:?}");
        }
        for _ in 0..6 {
            app.press(KeyCode::Tab);
            app.screen(80, 24);
            app.screen(100, 30);
        }
    }
}

/// Where a text stands on a screen: column and row.
fn place(screen: &str, text: &str) -> (usize, usize) {
    let found = screen.lines().enumerate().find_map(|(row, line)| {
        let at = line.find(text)?;
        Some((line[..at].chars().count(), row))
    });
    found.unwrap_or_else(|| panic!("'{text}' in\n{screen}"))
}

#[test]
fn the_map_is_a_picture_of_where_territories_lie() {
    let mut app = client("ck-map", "you,random,random,random,random", Lang::En);
    app.bots_answer();
    app.types("m");
    for (width, height) in SIZES {
        let screen = app.screen(width, height);
        let at = |name: &str| place(&screen, name);
        assert!(at("Scot").1 < at("Wess").1 && at("Pari").1 < at("Aqui").1, "north is up:\n{screen}");
        assert!(at("Wale").0 < at("Merc").0 && at("Brit").0 < at("Pari").0, "east is right:\n{screen}");
    }
}

#[test]
fn neighbours_are_never_cut() {
    for lang in Lang::ALL {
        let mut app = client(&format!("ck-near-{lang}"), "you,random,random,random,random", lang);
        app.bots_answer();
        app.press(KeyCode::F(2));
        let mut page = String::new();
        for _ in 0..24 {
            page += &app.screen(100, 30);
            app.press(KeyCode::PageDown);
        }
        let page = squeezed(&page);
        let game = app.session.table.game();
        for territory in game.map().open.iter() {
            let near = game.near(territory).iter().map(|near| app.texts.brief(&near.element()));
            for near in near {
                assert!(page.contains(&squeezed(&near)), "{territory:?} borders on {near}");
            }
        }
        assert!(game.seats() == 5, "all cultures are in play");
    }
}

#[test]
fn cards_of_a_deck_are_typed_as_numbers() {
    let mut app = client("ck-hand", "you,random,random", Lang::En);
    let mut chance = Sampled::new(4);
    loop {
        app.bots_answer();
        let prompt = app.front.and_then(|seat| app.session.table.prompt(seat)).expect("the game goes on");
        if prompt.message.key == "prompt-draw-hand" {
            break;
        }
        app.answer_at_random(&mut chance);
    }
    app.types("2");
    let screen = app.screen(100, 30);
    assert!(screen.contains("2█"), "what is typed is shown:\n{screen}");
    app.press(KeyCode::Enter);
    let picked = app.picker.as_ref().expect("my turn").picked().to_vec();
    assert_eq!(picked, [Element::number("realm", 2)], "2 is 2");
}

#[test]
fn lines_that_must_fit_fit() {
    for lang in Lang::ALL {
        let texts = PARTS.texts(lang);
        for territory in TerritoryId::all() {
            let name = texts.brief(&territory.element());
            assert!(look::width(&name) <= 11, "{lang}: {name}");
        }
        let tabs = ["play-log", "ck-panel-land", "ck-panel-family", "ck-panel-bag", "ck-panel-cards"];
        let tabs: usize =
            tabs.into_iter().chain(["ck-panel-world"]).map(|key| look::width(&texts.get(key)) + 3).sum();
        assert!(tabs < 51, "{lang}: the titles of the panels take {tabs} columns");
    }
}
