//! Messages that random games bring up can be told.

use super::{TESTED, Tested, names, texts};
use crusader::Crusader;
use crusader::content::ScenarioId;
use kingsburg::Kingsburg;
use knights::Knights;
use std::collections::BTreeSet;
use std::path::Path;
use table::{Chance, Event, Game, Message, Reason, Refusal, Rule, Sampled, Seat, SeatSet, advance, start};
use texts::Lang;
use titles::{Known, Titles};
use warlords::Warlords;
use warlords::options::ScenarioChoice;

/// Messages of any title can be told: a title needs no test of its own for that.
#[test]
fn messages_of_every_title_are_told() {
    struct Play;
    impl titles::Task for Play {
        type Out = ();
        fn with<G: Known>(self) {
            let content = Titles::default().shelf::<G>().expect("it is listed");
            let options = G::bounded(&G::Options::default());
            let games =
                G::SEATS.map(|seats| G::new(content.current(), &options, seats).expect("so many can play"));
            let messages = messages_of_play(games, 17);
            for lang in Lang::ALL {
                let texts = texts(lang, G::NAME);
                for message in &messages {
                    let told = texts.try_message(message, &names());
                    told.unwrap_or_else(|why| panic!("{}: {lang}: {message:?}: {why:?}", G::NAME));
                }
            }
        }
    }
    titles::NAMES.iter().for_each(|name| titles::with(name, Play).expect("it is listed"));
}

/// Every message of some games with random answers: events, prompts, and refusals of all candidates now and then.
fn messages_of_play<G: Game>(games: impl Iterator<Item = G>, now_and_then: usize) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut keep = |message: Message| {
        if seen.insert(format!("{message:?}")) && seen.len() < 60_000 {
            messages.push(message);
        }
    };
    for (seed, game) in games.enumerate() {
        let mut chance = Sampled::new(seed as u64);
        let mut events = Vec::new();
        let mut state = start(&game, &mut chance, &mut events);
        let mut answers = Vec::new();
        let mut steps = 0;
        while let Some(seat) = game.waiting(&state).must.first() {
            keep(game.prompt(&state, seat).message);
            answers.clear();
            if steps % now_and_then == 0 {
                game.candidates(&state, seat, &mut answers);
                let refused = answers.iter().filter_map(|a| game.judge(&state, seat, *a).err());
                refused.for_each(|r| keep(r.message()));
                answers.clear();
            }
            game.list(&state, seat, &mut answers);
            let answer = answers[chance.draw(answers.len())];
            advance(&game, &mut state, seat, answer, &mut chance, &mut events);
            steps += 1;
        }
        events.drain(..).for_each(|event| keep(event.message()));
    }
    messages
}

/// Who has no name is told as a mark of its own; the mark of a question stands behind a word.
fn lacks_a_name(text: &str) -> bool {
    let before = std::iter::once(' ').chain(text.chars());
    text.chars().zip(before).any(|(mark, before)| mark == '?' && !before.is_alphanumeric() && before != ')')
}

/// All messages can be told, with exactly the variables given.
fn told(game: &Tested, messages: &[Message]) {
    assert!(messages.len() > 2000, "{} different messages", messages.len());
    let mut wrong = BTreeSet::new();
    for lang in Lang::ALL {
        let texts = texts(lang, game.name);
        let known = game.keys(lang);
        for message in messages {
            let text =
                texts.try_message(message, &names()).unwrap_or_else(|e| panic!("{lang}: {message:?}: {e:?}"));
            assert!(!text.contains('/') && !text.contains('{') && !lacks_a_name(&text), "{lang}: {text}");
            let told = |name: &&str| !game.untold.contains(&(message.key, *name));
            let given = message.args.iter().map(|(name, _)| *name).filter(told);
            let given: BTreeSet<_> = given.map(str::to_owned).collect();
            if known[message.key] != given {
                wrong.insert(format!("{lang}: {} uses {:?} of {given:?}", message.key, known[message.key]));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Games of Kingsburg with no module, each way to play each module, and each scenario.
fn games_of_kingsburg() -> impl Iterator<Item = Kingsburg> {
    let with = |lines: &str, governors: &str, caprices: &str, scenario: &str, reinforcements: &str| {
        let words = format!(
            r#"{{"rows":"seven","lines":"{lines}","governors":"{governors}","fate":"on","caprices":"{caprices}",
                "scenario":"{scenario}","reinforcements":"{reinforcements}"}}"#
        );
        serde_json::from_str(&words).expect("these are options")
    };
    let all = [
        kingsburg::Options::default(),
        with("dealt", "dealt", "court", "goblin_valley", "tokens"),
        with("drafted", "auction", "restoration", "long_siege", "die"),
        with("drafted", "dealt", "court", "kings_wager", "tokens"),
        with("dealt", "auction", "restoration", "seers_warning", "die"),
    ];
    (0..100u8).map(move |n| {
        let options = &all[usize::from(n) % all.len()];
        Kingsburg::new(kingsburg::content::Content::base(), options, 2 + n / all.len() as u8 % 4)
            .expect("so many can play")
    })
}

#[test]
fn messages_of_kingsburg_are_told() {
    let mut messages = messages_of_play(games_of_kingsburg(), 7);
    let all = SeatSet::all(3);
    let of_the_table = [
        Refusal::not_your_turn(all),
        Refusal::not_your_turn(SeatSet::EMPTY),
        Refusal::not_an_answer("x"),
        Refusal::read_only(),
        Refusal::nothing_to_undo(),
        Refusal::consent_needed(SeatSet::one(Seat(1))),
        Refusal::consent_needed(all),
    ];
    messages.extend(of_the_table.into_iter().map(|refusal| refusal.message));
    messages.extend(
        Kingsburg::new(kingsburg::content::Content::base(), &Default::default(), 6)
            .err()
            .into_iter()
            .flatten(),
    );
    // What random play seldom or never comes to.
    let rule = Rule("KB-ADV-10");
    let rare =
        [kingsburg::reason::Reason::AlreadySeen { rule }, kingsburg::reason::Reason::CannotPay { rule }];
    messages.extend(rare.iter().map(Reason::message));
    messages.push(Message::new("prompt-over"));
    told(&TESTED[0], &messages);
    let told: BTreeSet<&str> = messages.iter().map(|message| message.key).collect();
    let mut used = BTreeSet::new();
    TESTED[0]
        .keys_in_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/kingsburg/src"), &mut used);
    let untold: Vec<_> = used.iter().filter(|key| !told.contains(key.as_str())).collect();
    assert!(untold.is_empty(), "no game brought these up: {untold:?}");
}

#[test]
fn whatever_answers_of_kingsburg_are_made_of_has_a_name() {
    let mut elements = BTreeSet::new();
    for (seed, game) in games_of_kingsburg().take(40).enumerate() {
        let mut chance = Sampled::new(seed as u64);
        let mut events = Vec::new();
        let mut state = start(&game, &mut chance, &mut events);
        let mut answers = Vec::new();
        for steps in 0.. {
            let Some(seat) = game.waiting(&state).must.first() else { break };
            answers.clear();
            if steps % 5 == 0 {
                game.candidates(&state, seat, &mut answers);
                elements.extend(answers.iter().flat_map(|answer| game.path(&state, seat, *answer).0));
                answers.clear();
            }
            game.list(&state, seat, &mut answers);
            elements.extend(answers.iter().flat_map(|answer| game.path(&state, seat, *answer).0));
            let answer = answers[chance.draw(answers.len())];
            advance(&game, &mut state, seat, answer, &mut chance, &mut events);
        }
    }
    let kinds: BTreeSet<&str> = elements.iter().map(|element| element.kind).collect();
    for kind in
        ["pay", "face", "roll", "turn", "deal", "space", "right", "line", "both", "bid", "request", "vp"]
    {
        assert!(kinds.contains(kind), "no answer with {kind}: {kinds:?}");
    }
    for lang in Lang::ALL {
        let texts = texts(lang, "kingsburg");
        for element in &elements {
            for name in [texts.element(element), texts.brief(element), texts.path(&[*element], &names())] {
                assert!(!name.contains('/') && !name.contains('{'), "{lang}: {element}: {name}");
            }
        }
    }
}

#[test]
fn messages_of_warlords_are_told() {
    let options = |rounds| warlords::Options { rounds, ..Default::default() };
    let games = (0..9u8).map(|n| {
        Warlords::new(warlords::content::Content::base(), &options(4), 2 + n % 3).expect("so many can play")
    });
    let long = (0..2u8)
        .map(|_| Warlords::new(warlords::content::Content::base(), &options(15), 2).expect("two can play"));
    let mut messages = messages_of_play(games.chain(long), 31);
    messages.extend(
        Warlords::new(warlords::content::Content::base(), &options(0), 6).err().into_iter().flatten(),
    );
    let hard = ScenarioChoice::Hard;
    messages.extend(
        Warlords::new(
            warlords::content::Content::base(),
            &warlords::Options { scenario: hard, ..options(0) },
            2,
        )
        .err()
        .into_iter()
        .flatten(),
    );
    told(&TESTED[1], &messages);
}

pub(super) fn games_of_crusader(count: u8) -> impl Iterator<Item = Crusader> {
    (0..count).map(|n| {
        let options = crusader::Options { scenario: ScenarioId(n % 6), ..Default::default() };
        let seats = 1 + n % if n % 6 == 5 { 4 } else { 5 };
        Crusader::new(crusader::content::Content::base(), &options, seats).expect("so many can play")
    })
}

#[test]
fn messages_of_crusader_are_told() {
    told(&TESTED[2], &messages_of_play(games_of_crusader(30), 31));
}

pub(super) fn games_of_knights(count: u8) -> impl Iterator<Item = Knights> {
    (0..count).map(|n| {
        let on = |bit: u8| n >> bit & 1 == 1;
        let options = knights::Options {
            for_glory: on(0),
            missions: on(1),
            king: on(2),
            heirs: on(3),
            miracles: on(3),
            open_motions: !on(1),
            elimination: on(2),
            abandoned_nobles: on(1),
            rounds: 4,
            ..Default::default()
        };
        Knights::new(knights::content::Content::base(), &options, 2 + n % 5).expect("so many can play")
    })
}

#[test]
fn messages_of_knights_are_told() {
    told(&TESTED[3], &messages_of_play(games_of_knights(24), 31));
}
