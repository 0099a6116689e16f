//! The board of Warrior Knights, driven by simulated keys on a simulated terminal.

use knights::content::AreaId;
use knights::view::Shown;
use knights::{Knights, answer};
use ratatui::crossterm::event::KeyCode;
use table::{Element, Sampled};
use terminal::app::{App, Mode};
use terminal::driver::folder;
use terminal::look;
use terminal::session::Session;
use terminal::{Config, GameParts, SeatKind};
use texts::{GameWords, Lang};

/// What Warrior Knights brings to the terminal.
const PARTS: GameParts<Knights> = GameParts {
    face: &knights_terminal::Board,
    opponents: knights_bots::PLAYERS,
    words: GameWords { game: "knights", en: knights::ENGLISH, it: knights::ITALIAN },
    ledger: knights::LEDGER,
};

/// The sizes that are looked at.
const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 36), (140, 45)];

/// A game of so many rounds; with Crown and Glory in Italian.
fn client(name: &str, seats: &str, rounds: u16, lang: Lang) -> App<Knights> {
    let seats = seats.split(',').map(SeatKind::named).collect();
    let glory = lang == Lang::It;
    let options = serde_json::json!({ "rounds": rounds, "glory": glory, "missions": glory });
    let config =
        Config { seed: Some(7), folder: folder(name), options, ..Config::new("knights", seats, lang) };
    let session =
        Session::begin(&config, knights::content::Content::base(), PARTS.opponents).expect("the game begins");
    App::new(session, PARTS, PARTS.texts(lang)).expect("the ledger is readable")
}

/// A text without blanks and ends of lines.
fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// What a player must be able to read on the table whatever its size.
fn essential(app: &App<Knights>) -> Vec<String> {
    let texts = &app.texts;
    let mut words: Vec<String> = app.names.iter().map(|name| name.chars().take(5).collect()).collect();
    for area in AreaId::all() {
        words.push(texts.brief(&area.element()).chars().take(3).collect());
    }
    let prompt = app.front.and_then(|seat| app.session.table.prompt(seat)).filter(|_| app.ready.is_none());
    if let Some(prompt) = prompt {
        words.extend(texts.message(&prompt.message, &app.names).split(' ').map(str::to_owned));
    }
    words
}

#[test]
fn a_game_is_shown_and_played_to_its_end_by_keys() {
    for (lang, seats) in [(Lang::En, "you,random,random"), (Lang::It, "random,you")] {
        let mut app = client(&format!("wk-{lang}"), seats, 2, lang);
        let mut chance = Sampled::new(3);
        let mut steps = 0;
        loop {
            app.bots_answer();
            if app.session.table.standing().is_some() {
                break;
            }
            let (width, height) = SIZES[steps % SIZES.len()];
            let screen = app.screen(width, height);
            let squeezed = squeezed(&screen);
            for word in essential(&app) {
                let is_there = screen.contains(&word) || squeezed.contains(&word);
                assert!(is_there, "'{word}' at {width}x{height}:\n{screen}");
            }
            for raw in ["seat/", "area/", "city/", "noble/", "troop/", "card/", "agenda/", "stronghold-of"] {
                assert!(!screen.contains(raw), "{raw} has no name at {width}x{height}:\n{screen}");
            }
            app.answer_at_random(&mut chance);
            steps += 1;
        }
        assert!(steps > 30, "{steps} answers");
        let end = app.screen(80, 24);
        assert!(end.contains("reame verify"), "{end}");
    }
}

/// Everything that can be seen at a moment: the table with each panel, and all pages.
fn everything(app: &mut App<Knights>) -> String {
    let mut all = String::new();
    for _ in 0..=5 {
        all += &app.screen(140, 45);
        all += &app.screen(100, 30);
        app.press(KeyCode::Tab);
    }
    for (open, pages) in [(KeyCode::Char('p'), 6), (KeyCode::Char('m'), 1), (KeyCode::F(2), 14)] {
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
    for lang in Lang::ALL {
        let mut app = client(&format!("wk-fields-{lang}"), "you,random,random", 3, lang);
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
            let shown = Shown::of(app.session.table.game(), &view);
            let all = everything(&mut app);
            for word in words(&app, &shown) {
                assert!(all.contains(&squeezed(&word)), "{lang}: '{word}' is on no screen");
            }
        }
    }
}

/// What must be found of each field of a view. A new field does not compile until it is thought of here.
fn words(app: &App<Knights>, shown: &Shown) -> Vec<String> {
    let Shown {
        observer: _,
        phase: _,
        round,
        pool,
        chairman,
        church,
        scholar,
        king,
        banned,
        thinking,
        winners: _,
        barons,
        nobles,
        cities,
        offer,
        track,
        markers_needed,
        expeditions,
        event_back: _,
        events_left,
        lasting,
        open,
        agendas,
        laws,
        advancements,
        areas,
        annals,
        stack: _,
        battle,
        hand,
        plan,
        fate_hand: _,
        mission,
        // The own Votes stand with those of the others in the Assembly.
        ballot: _,
        written: _,
        forbidden: _,
        is_glory: _,
        target,
        turned,
        // Cards on the stacks and spots of the track are told by `areas`, `plan` and `track`.
        neutral_laid: _,
        spots: _,
        market,
        shop,
        assembly,
        targets,
    } = shown;
    let texts = &app.texts;
    let element = |element: Element| texts.element(&element);
    let name = |seat: table::Seat| format!("{} ({})", app.names[seat.index()], look::letter(seat));
    let mut words = vec![
        texts.with("wk-round", &[("round", (*round).into())]),
        texts.with("wk-pool", &[("pool", (*pool).into())]),
        texts.with("wk-chairman", &[("name", name(*chairman).into())]),
        texts.with("wk-church", &[("name", name(*church).into())]),
        format!("{}/{markers_needed}", track.iter().flatten().count()),
        format!("{} {}", texts.get("field-taxations"), annals.taxations),
        events_left.to_string(),
    ];
    words.extend(scholar.map(|seat| texts.with("wk-scholar", &[("name", name(seat).into())])));
    words.extend(king.map(|seat| texts.with("wk-king", &[("name", name(seat).into())])));
    words.extend(banned.or(*thinking).iter().map(|seat| app.names[seat.index()].clone()));
    for baron in barons {
        words.push(element(baron.baron.element()));
        words.push(texts.with(
            "wk-estate",
            &[
                ("crowns", baron.crowns.into()),
                ("income", baron.income.into()),
                ("wages", baron.wages.into()),
                ("faith", baron.faith.into()),
                ("votes", baron.votes.into()),
                ("influence", baron.influence.into()),
                ("due", baron.influence_due.into()),
                ("knowledge", baron.knowledge.into()),
            ],
        ));
        words.extend(baron.stronghold.map(|area| format!("({})", element(area.element()))));
        words.extend(baron.stronghold_troops.iter().map(|troop| texts.brief(&troop.element())));
        words.push(format!(" {}; ", baron.stronghold_strength));
        words.extend(baron.charges.iter().map(|charge| element(charge.element())));
        words.extend(baron.advancements.iter().map(|advancement| element(advancement.element())));
        words.extend(baron.cards.iter().map(|card| element(card.element())));
    }
    for noble in nobles {
        words.push(format!("{} (", element(noble.noble.element())));
        words.push(format!("): {}; ", noble.strength));
        words.extend(noble.troops.iter().map(|troop| texts.brief(&troop.element())));
        words.extend(noble.office.map(|office| element(office.element())));
    }
    for city in cities {
        words.push(match (city.is_razed, city.owner) {
            (true, _) => texts.with("wk-city-razed", &[("city", element(city.city.element()).into())]),
            (false, owner) => {
                let printed = app.session.table.game().components().cities[city.city.index()].income;
                let income = owner.map_or_else(|| printed.into(), |_| city.income);
                let owner = owner.map_or_else(|| texts.get("neutral"), name);
                let args = [
                    ("city", element(city.city.element()).into()),
                    ("owner", owner.into()),
                    ("strength", city.strength.into()),
                    ("income", income.into()),
                    ("signs", "".into()),
                ];
                texts.with("wk-city", &args).trim_end_matches('.').to_owned()
            }
        });
    }
    words.extend(offer.iter().map(|troop| texts.brief(&troop.element())));
    for (expedition, fleet) in knights::content::Expedition::EACH.into_iter().zip(expeditions) {
        words.extend((fleet.spot > 0).then(|| element(expedition.element())));
    }
    words.extend(lasting.iter().map(|event| element(event.element())));
    words.extend(open.event.iter().map(|event| element(event.event.element())));
    words.extend(open.in_force.iter().map(|event| element(event.event.element())));
    words.extend(open.events_used.iter().map(|event| element(event.element())));
    words.extend(open.discards.iter().map(|agenda| element(agenda.element())));
    words.extend(open.mercenaries_lost.iter().map(|troop| texts.brief(&troop.element())));
    words.extend(agendas.iter().chain(laws).map(|agenda| element(agenda.element())));
    words.extend(advancements.iter().map(|advancement| element(advancement.element())));
    words.extend(
        areas.iter().map(|area| format!("{} {}/{}", element(area.area.element()), area.cards, area.needed)),
    );
    words.extend(battle.iter().flat_map(|battle| battle.strengths).map(|strength| strength.to_string()));
    words.extend(hand.iter().chain(plan.iter().flatten()).map(|card| element(card.element())));
    words.extend(mission.map(|mission| texts.about(&mission.element())));
    words.extend(target.map(|target| format!("{}: {target}", texts.get("field-target"))));
    words.extend(turned.iter().map(|turned| element(turned.card.element())));
    words.extend(market.iter().map(|of| {
        format!(": {} {}, {} {}", texts.get("field-fee"), of.fee, texts.get("field-wage"), of.wage)
    }));
    words.extend(shop.iter().map(|of| format!("{} ({})", element(of.advancement.element()), of.price)));
    words.extend(assembly.iter().flat_map(|sits| sits.agenda).map(|agenda| element(agenda.element())));
    words.extend(targets.iter().map(|of| format!("{} : {} + {}", of.ready, of.defenders, of.walls)));
    words
}

#[test]
fn all_pages_open_and_close() {
    for lang in Lang::ALL {
        let mut app = client(&format!("wk-pages-{lang}"), "you,random,random,random,random,random", 2, lang);
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
fn hexes_lie_as_on_the_map() {
    let mut app = client("wk-map", "you,random,random", 2, Lang::En);
    app.bots_answer();
    app.types("m");
    for (width, height) in SIZES {
        let screen = app.screen(width, height);
        let at = |name: &str| place(&screen, name);
        assert!(at("Bing").1 > at("Olbi").1 && at("Olbi").1 > at("Jerusa").1, "north is up:\n{screen}");
        assert!(at("Ball").0 > at("Stra").0 && at("Thir").0 > at("Sand").0, "east is right:\n{screen}");
        assert!(at("Bing").0 > at("Olbi").0, "odd rows are shifted:\n{screen}");
        for sign in ['^', '~', '+', '#', 'ψ'] {
            assert!(width < 100 || screen.contains(sign), "{sign} is drawn:\n{screen}");
        }
    }
}

#[test]
fn neighbours_are_never_cut() {
    for lang in Lang::ALL {
        let mut app = client(&format!("wk-near-{lang}"), "you,random", 2, lang);
        let mut chance = Sampled::new(4);
        loop {
            app.bots_answer();
            let prompt = app.front.and_then(|seat| app.session.table.prompt(seat)).expect("the game goes on");
            if prompt.message.key == "prompt-place-stronghold" {
                break;
            }
            app.answer_at_random(&mut chance);
        }
        let options = app.picker.as_ref().expect("my turn").options();
        for (width, height) in SIZES {
            for (place, element) in options.iter().enumerate().step_by(3) {
                app.picker.as_mut().expect("my turn").cursor = place;
                let table::Id::Word(word) = element.id else { continue };
                let area = AreaId::named(word).expect("an area");
                let screen = squeezed(&app.screen(width, height));
                let near = app.session.table.game().components().map.near[area.index()];
                for near in near.iter() {
                    let name = squeezed(&app.texts.brief(&near.element()));
                    assert!(
                        screen.contains(&name),
                        "{element} borders on {name} at {width}x{height}:\n{screen}"
                    );
                }
            }
        }
    }
}

#[test]
fn lines_that_must_fit_fit() {
    for lang in Lang::ALL {
        let texts = PARTS.texts(lang);
        for area in AreaId::all().filter(|area| !area.is_overseas()) {
            let name = texts.brief(&area.element());
            assert!(look::width(&name) <= 11, "{lang}: {name}");
        }
        let tabs = ["play-log", "wk-panel-round", "wk-panel-area", "wk-panel-assembly", "wk-panel-battle"];
        let tabs: usize =
            tabs.into_iter().chain(["wk-panel-cards"]).map(|key| look::width(&texts.get(key)) + 3).sum();
        assert!(tabs < 51, "{lang}: the titles of the panels take {tabs} columns");
        for phase in ["setup", "planning", "actions", "upkeep"] {
            assert!(look::width(&texts.element(&Element::word("phase", phase))) <= 16, "{lang}: {phase}");
        }
    }
    let texts = PARTS.texts(Lang::En);
    let names = ["Anna".to_owned(), "Bruno".to_owned()];
    let give = [Element::only("give"), Element::number("gold", 3), answer::seat(table::Seat(1))];
    assert_eq!(texts.path(&give, &names), "give + 3 crowns + Bruno");
}
