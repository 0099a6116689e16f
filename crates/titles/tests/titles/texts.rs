//! The texts of all titles: both languages, every key, every message that games bring up.

use crusader::Crusader;
use crusader::content::ScenarioId;
use fluent_bundle::FluentResource;
use kingsburg::Kingsburg;
use knights::Knights;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::{
    Chance, Element, Event, Game, Message, Reason, Refusal, Rule, Sampled, Seat, SeatSet, advance, start,
};
use terminal::plain::fact::Fact;
use texts::{GameWords, Lang, Texts};
use titles::{Known, Titles};
use warlords::Warlords;
use warlords::options::ScenarioChoice;

/// How the keys begin that the sources use, in every game.
const KINDS: [&str; 7] = ["event-", "refusal-", "reason-", "prompt-", "options-", "play-", "view-"];

/// A game, and what its texts are compared with.
struct Tested {
    name: &'static str,
    words: GameWords,
    /// Keys that are made of the names of events and reasons.
    made: [&'static [&'static str]; 2],
    /// How the keys of its terminal board begin.
    board: &'static str,
    /// How the keys of its chapters begin, which stand in the sources too.
    prefixes: &'static [&'static str],
    /// Arguments of messages that the texts do without: who reads them knows already.
    untold: &'static [(&'static str, &'static str)],
}

const TESTED: [Tested; 4] = [
    Tested {
        name: "kingsburg",
        words: Kingsburg::WORDS,
        made: [<Kingsburg as Game>::Event::KEYS, <Kingsburg as Game>::Reason::KEYS],
        board: "kb-",
        prefixes: &[],
        untold: &[
            ("event-no-lines-used", "lines"),
            ("event-governor-revealed", "vp"),
            // Who is asked gains by it himself.
            ("prompt-effect-may", "seat"),
            ("prompt-effect-trade", "seat"),
            ("prompt-effect-buy", "seat"),
            ("prompt-effect-choose", "seat"),
            ("prompt-effect-choose", "count"),
            ("prompt-effect-choose-several", "seat"),
            ("prompt-effect-opponent", "seat"),
            ("prompt-effect-give", "seat"),
            ("prompt-effect-steal", "seat"),
            ("prompt-effect-look", "seat"),
            ("prompt-effect-move", "seat"),
            ("prompt-effect-free-build", "seat"),
            ("prompt-effect-take", "seat"),
        ],
    },
    Tested {
        name: "warlords",
        words: Warlords::WORDS,
        made: [<Warlords as Game>::Event::KEYS, <Warlords as Game>::Reason::KEYS],
        board: "we-",
        prefixes: &[],
        untold: &[
            ("prompt-march-who", "steps"),
            ("prompt-march-who", "army"),
            ("event-rolled", "fief"),
            ("event-rolled", "step"),
            ("event-hit", "fief"),
            ("event-struck", "fief"),
            ("event-struck", "ignored"),
        ],
    },
    Tested {
        name: "crusader",
        words: Crusader::WORDS,
        made: [<Crusader as Game>::Event::KEYS, <Crusader as Game>::Reason::KEYS],
        board: "ck-",
        prefixes: &[
            "event-elimination",
            "event-special",
            "event-succession",
            "event-trades",
            "reason-special",
            "reason-trades",
        ],
        untold: &[
            // Whoever is told it is who it is about.
            ("event-got-card", "seat"),
            ("event-pair-picked", "seat"),
            ("event-got-trait", "seat"),
            ("event-succession-brought", "seat"),
        ],
    },
    Tested {
        name: "knights",
        words: Knights::WORDS,
        made: [<Knights as Game>::Event::KEYS, <Knights as Game>::Reason::KEYS],
        board: "wk-",
        prefixes: &[],
        untold: &[
            // Whose a Noble is his name says, and who is told of a card knows that it is his.
            ("event-assigned", "seat"),
            ("event-died", "seat"),
            ("event-fate-found", "seat"),
            ("event-fate-ordered", "seat"),
            ("event-fate-seen", "seat"),
            ("event-fate-shown", "seat"),
            ("event-fate-taken", "seat"),
            ("event-fate-tossed", "seat"),
            ("event-landed", "seat"),
            ("event-left-board", "seat"),
            ("event-mission-dealt", "seat"),
            ("event-move-declared", "seat"),
            ("event-moved", "seat"),
            ("event-office-given", "seat"),
            ("event-planned", "seat"),
            ("event-retreated", "seat"),
            ("event-sailed", "seat"),
            ("event-votes-taken", "seat"),
            ("event-move-declared", "sails"),
            ("event-sailed", "lands"),
        ],
    },
];

impl Tested {
    fn uses(&self, key: &str) -> bool {
        KINDS.iter().chain([&self.board]).any(|kind| key.starts_with(kind) && key.len() > kind.len())
    }

    /// All keys of a language, each with the variables it uses.
    fn keys(&self, lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let mut keys = BTreeMap::new();
        let mut last = String::new();
        for line in lang.common().lines().chain(self.words.of(lang).lines()) {
            let attribute = line.trim().split_once(" =").filter(|(a, _)| a.starts_with('.'));
            if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| is_key(key)) {
                last = key.to_owned();
                assert!(
                    keys.insert(last.clone(), BTreeSet::new()).is_none(),
                    "{lang}: '{last}' stands twice"
                );
            } else if let Some((attribute, _)) = attribute {
                keys.insert(format!("{last}{attribute}"), BTreeSet::new());
            }
            for variable in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
                let end = variable.find(|c: char| !c.is_alphanumeric()).unwrap_or(variable.len());
                keys.get_mut(&last).expect("a key before its text").insert(variable[..end].to_owned());
            }
        }
        keys
    }

    /// All texts in quotes that look like a key of the rules, in the sources of a crate.
    fn keys_in_sources(&self, folder: &Path, found: &mut BTreeSet<String>) {
        let files = std::fs::read_dir(folder).expect("the sources are there");
        for file in files.map(|f| f.expect("readable").path()) {
            if file.is_dir() {
                self.keys_in_sources(&file, found);
            } else {
                let text = std::fs::read_to_string(&file).expect("readable");
                // What an example in a comment says is told to nobody.
                let code = text.lines().filter(|line| !line.trim_start().starts_with("///"));
                let code = code.collect::<Vec<_>>().join("\n");
                let quoted = code.split('"').skip(1);
                found.extend(quoted.filter(|t| self.uses(t) && is_key(t)).map(str::to_owned));
            }
        }
    }
}

/// The texts of a title.
fn texts(lang: Lang, game: &str) -> Texts {
    let _ = Titles::default();
    Texts::new(lang, game)
}

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

fn names() -> Vec<String> {
    ["Alba", "Bruno", "Clara", "Dario", "Elsa", "Furio"].map(str::to_owned).to_vec()
}

fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

#[test]
fn the_files_can_be_read() {
    for lang in Lang::ALL {
        let of_games = TESTED.map(|game| game.words.of(lang));
        for text in [lang.common()].into_iter().chain(of_games) {
            if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
                panic!("{lang}: {errors:?}");
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_texts_with_the_same_variables() {
    for game in &TESTED {
        let [en, it] = Lang::ALL.map(|lang| game.keys(lang));
        let ids = |keys: &BTreeMap<String, BTreeSet<String>>| {
            keys.keys().filter(|k| !k.ends_with(".brief")).cloned().collect::<BTreeSet<_>>()
        };
        assert_eq!(ids(&en), ids(&it), "{}: the same keys", game.name);
        for (key, variables) in &en {
            // Counting may need no plural in one language.
            if let Some(theirs) = it.get(key) {
                assert_eq!(variables, theirs, "{}: variables of {key}", game.name);
            }
        }
    }
}

#[test]
fn every_key_of_the_sources_has_a_text() {
    for game in &TESTED {
        let mut used: BTreeSet<String> =
            game.made.into_iter().flatten().map(|key| (*key).to_owned()).collect();
        for folder in [
            &format!("../games/{}/src", game.name),
            &format!("../games/{}/terminal/src", game.name),
            "../table/src",
            "../terminal/src",
        ] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            // A game may do without a board of its own.
            if folder.exists() {
                game.keys_in_sources(&folder, &mut used);
            }
        }
        // How the keys of a chapter begin is none.
        used.retain(|key| !game.prefixes.contains(&key.as_str()));
        assert!(used.len() > 60, "the sources were searched: {}", used.len());
        for lang in Lang::ALL {
            let known = game.keys(lang);
            let missing: Vec<_> = used.iter().filter(|key| !known.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{lang} {} lacks {missing:?}", game.name);
            // Cards called events have names that begin as the keys of what happens do.
            let is_card = |key: &str| key.starts_with("event-ev_");
            let is_idle = |key: &&String| game.uses(key) && !key.contains('.') && !used.contains(*key);
            let idle: Vec<_> = known.keys().filter(|key| is_idle(key) && !is_card(key)).collect();
            assert!(idle.is_empty(), "{lang} {} has texts that nobody uses: {idle:?}", game.name);
        }
    }
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

fn games_of_crusader(count: u8) -> impl Iterator<Item = Crusader> {
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

fn games_of_knights(count: u8) -> impl Iterator<Item = Knights> {
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

/// Every field of a view has its word in both languages: the plain boards of terminal and browser show them all.
fn fields_have_words<G: Known>(games: impl Iterator<Item = G>, least: usize) {
    fn names(fact: &Fact, found: &mut BTreeSet<String>) {
        match fact {
            Fact::None | Fact::Plain(_) | Fact::Seat(_) => {}
            Fact::List(items) | Fact::Array(items) => items.iter().for_each(|item| names(item, found)),
            Fact::Fields(fields) => {
                for (name, fact) in fields {
                    found.insert(name.clone());
                    names(fact, found);
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    for (seed, game) in games.enumerate() {
        let mut chance = Sampled::new(seed as u64);
        let mut state = start(&game, &mut chance, &mut Vec::new());
        let mut answers = Vec::new();
        let mut steps = 0;
        while let Some(seat) = game.waiting(&state).must.first() {
            // Seldom enough to be quick, often enough to come to every moment.
            if steps % 3 == 0 {
                names(&Fact::of(&game.view(&state, table::Observer::Seat(seat))), &mut found);
            }
            steps += 1;
            answers.clear();
            game.list(&state, seat, &mut answers);
            let answer = answers[chance.draw(answers.len())];
            advance(&game, &mut state, seat, answer, &mut chance, &mut Vec::new());
        }
    }
    assert!(found.len() > least, "{found:?}");
    for lang in Lang::ALL {
        let texts = texts(lang, G::NAME);
        for name in &found {
            let key = format!("field-{}", name.replace(' ', "-"));
            assert_ne!(texts.get(&key), key, "{lang}: a field without a word");
        }
    }
}

#[test]
fn every_field_of_crusader_has_a_word() {
    fields_have_words(games_of_crusader(12), 80);
}

#[test]
fn every_field_of_knights_has_a_word() {
    fields_have_words(games_of_knights(8), 80);
}

#[test]
fn lists_are_counted_and_joined() {
    let gold = Element::word("good", "gold");
    let wood = Element::word("good", "wood");
    let things = [gold, gold, wood, Element::number("vp", 3)];
    let [en, it] = Lang::ALL.map(|lang| texts(lang, "kingsburg"));
    assert_eq!(en.list(&things, &[]), "2 gold, 1 wood and 3 VP");
    assert_eq!(it.list(&things, &[]), "2 ori, 1 legno e 3 PV");
    assert_eq!(it.list(&[], &[]), "niente");
    let dice = [Element::number("die", 3), Element::number("die", 5), Element::number("white", 2)];
    assert_eq!(en.list(&dice, &[]), "[3] [5] (2)");
    let seats = [Element::number("seat", 1), Element::number("seat", 0)];
    assert_eq!(it.list(&seats, &names()), "Bruno e Alba");
}

#[test]
fn names_stand_with_their_article_in_sentences() {
    let message =
        Message::new("event-helped").with("seat", Seat(0)).with("advisor", Element::number("advisor", 17));
    assert_eq!(texts(Lang::En, "kingsburg").message(&message, &names()), "The Queen helps Alba.");
    assert_eq!(texts(Lang::It, "kingsburg").message(&message, &names()), "La Regina aiuta Alba.");
}

#[test]
fn what_belongs_to_a_seat_is_told_by_the_name_of_who_sits_there() {
    let [en, it] = Lang::ALL.map(|lang| texts(lang, "knights"));
    let site = Element::number("stronghold-of", 3);
    let message = Message::new("event-siege-laid").with("seat", Seat(0)).with("site", site);
    assert_eq!(en.message(&message, &names()), "Alba besieges the stronghold of Dario.");
    assert_eq!(it.message(&message, &names()), "Alba assedia la Fortezza di Dario.");
    assert_eq!(
        en.path(&[site, Element::word("manner", "siege")], &names()),
        "the stronghold of Dario + siege"
    );
    assert_eq!(en.list(&[site], &[]), "stronghold of the fourth seat", "where nobody has a name");
}

#[test]
fn fate_cards_are_told_by_what_they_say() {
    let [en, it] = Lang::ALL.map(|lang| texts(lang, "knights"));
    let card = Element::word("fate", "fa_02");
    let told = "Fate card 2 (Corrado Corvino, nothing, revolt, Lenz, Polish; 1x, No News, Fleet Lost)";
    assert_eq!(en.element(&card), told);
    assert_eq!(it.brief(&card), "carta Fato 2");
    for fate in knights::content::FateId::all() {
        for texts in [&en, &it] {
            let told = texts.element(&fate.element());
            assert!(!told.contains(fate.word()) && !told.contains('{'), "{told}");
        }
    }
}

#[test]
fn fiefs_of_warlords_have_italian_names() {
    let texts = texts(Lang::It, "warlords");
    for (fief, name) in [("black_ruthenia", "Rutenia Nera"), ("red_ruthenia", "Rutenia Rossa")] {
        assert_eq!(texts.get(&format!("fief-{fief}")), name);
        assert!(texts.get(&format!("attack-{fief}")).ends_with(&format!("la {name}")));
    }
    assert!(!include_str!("../../../../content/warlords/it.ftl").contains("Ruthenia"));
}
