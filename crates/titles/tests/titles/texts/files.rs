//! The files can be read, have the same texts in both languages, and a text for every key of the sources.

use super::TESTED;
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use texts::Lang;

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
