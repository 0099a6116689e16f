use super::{Lang, PARTS, client, config, resumed};
use table::{Log, Sampled, Table};
use terminal::save;
use terminal::session::Session;

#[test]
fn leaving_and_coming_back_goes_on_with_the_same_game() {
    let config = config("resume", "you,steward,you", Lang::En);
    let mut app = client(&config);
    let mut chance = Sampled::new(1);
    for _ in 0..12 {
        app.bots_answer();
        app.answer_at_random(&mut chance);
    }
    app.types("q");
    assert!(app.has_left);
    let (hash, entries) = (app.session.table.hash(), app.session.table.entries().to_vec());
    let story = app.session.story.clone();
    drop(app);
    let mut app = resumed(&config);
    assert_eq!((app.session.table.hash(), app.session.table.entries()), (hash, &entries[..]));
    assert_eq!(app.session.story, story, "the log on the screen is the same");
    while app.session.table.standing().is_none() {
        app.bots_answer();
        if app.session.table.standing().is_none() {
            app.answer_at_random(&mut chance);
        }
    }
    let path = app.session.path().to_owned();
    let log = Log::parse(&std::fs::read_to_string(&path).expect("saved")).expect("readable");
    let secret = log.secret();
    assert!(secret.is_some(), "the end of the log shows the secret");
    Table::<kingsburg::Kingsburg>::load(kingsburg::content::Content::base(), &log, secret, |_, _, _| {})
        .expect("the log holds");
    assert!(save::unfinished(&config.folder, "kingsburg").is_none(), "nothing is left to go on with");
}

#[test]
fn a_line_that_was_not_written_to_its_end_is_cut_off() {
    let config = config("torn", "you,random", Lang::En);
    let mut app = client(&config);
    app.bots_answer();
    app.types("1");
    let path = app.session.path().to_owned();
    let entries = app.session.table.entries().len();
    drop(app);
    let text = std::fs::read_to_string(&path).expect("saved");
    std::fs::write(&path, &text[..text.len() - 5]).expect("writable");
    let mut app = resumed(&config);
    assert_eq!(app.session.table.entries().len(), entries - 1);
    app.bots_answer();
    app.types("1");
    drop(app);
    assert_eq!(resumed(&config).session.table.entries().len(), entries, "and the file goes on after it");
}

#[test]
fn a_broken_save_is_told_in_one_line() {
    let config = config("broken", "you,random", Lang::En);
    let path = client(&config).session.path().to_owned();
    let text = std::fs::read_to_string(&path).expect("saved");
    std::fs::write(&path, text.replace("\"n\":0", "\"n\":5")).expect("writable");
    let why = Session::<kingsburg::Kingsburg>::resume(&path, &table::Shelf::default(), PARTS.opponents)
        .err()
        .expect("refused");
    assert!(why.contains("is broken") && why.contains("entry 0") && !why.contains('\n'), "{why}");
    std::fs::remove_file(path.with_extension("secret")).expect("it is there");
    std::fs::write(&path, text).expect("writable");
    let why = Session::<kingsburg::Kingsburg>::resume(&path, &table::Shelf::default(), PARTS.opponents)
        .err()
        .expect("refused");
    assert!(why.contains(".secret"), "{why}");
}

#[cfg(unix)]
#[test]
fn the_secret_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let app = client(&config("mode", "you,random", Lang::En));
    let secret = app.session.path().with_extension("secret");
    let mode = std::fs::metadata(secret).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |name: &str, seed: Option<u64>| {
        let config = terminal::Config { seed, ..config(name, "you,random,steward", Lang::En) };
        let mut app = client(&config);
        let mut chance = Sampled::new(5);
        for _ in 0..10 {
            app.bots_answer();
            app.answer_at_random(&mut chance);
        }
        assert_eq!(app.session.table.header().seed(), seed, "the log says whether the dice were chosen");
        app.session.table.hash()
    };
    assert_eq!(play("seed-a", Some(9)), play("seed-b", Some(9)));
    assert_ne!(play("seed-c", Some(9)), play("seed-d", Some(10)));
    assert_ne!(play("seed-e", None), play("seed-f", None), "without a seed the system's own chance");
}

#[test]
fn a_game_that_is_being_played_is_not_opened_twice() {
    let config = config("twice", "you,random", Lang::En);
    let app = client(&config);
    let why = Session::<kingsburg::Kingsburg>::resume(
        app.session.path(),
        &table::Shelf::default(),
        PARTS.opponents,
    )
    .err();
    assert!(why.is_some_and(|why| why.contains("another terminal")));
}
