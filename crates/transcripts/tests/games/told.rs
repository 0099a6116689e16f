//! Every recorded game is told today as it was told when it was recorded.

use rayon::prelude::*;
use transcripts::file::{Transcript, all_in};
use transcripts::{folder, plan, replay, titles};

fn all_are_told_as_recorded(game: &str) {
    let (title, _) = titles().into_iter().find(|(title, _)| title.name == game).expect("a title");
    let files = all_in(&folder(game)).expect("a folder");
    assert_eq!(files.len(), plan::of(&title).len(), "every planned game is recorded");
    let tenths = proofs::games("transcripts.views", 0).count;
    let differences: Vec<String> = files
        .par_iter()
        .filter_map(|file| {
            let recorded = Transcript::read(file).expect("readable");
            replay::compare(&title, &recorded, tenths).err().map(|why| format!("{}: {why}", file.display()))
        })
        .collect();
    let few: String = differences.iter().take(3).map(|text| format!("{text:.1500}\n")).collect();
    assert!(differences.is_empty(), "{} of {} games differ:\n{few}", differences.len(), files.len());
}

#[test]
fn kingsburg() {
    all_are_told_as_recorded("kingsburg");
}

#[test]
fn warlords() {
    all_are_told_as_recorded("warlords");
}

#[test]
fn crusader() {
    all_are_told_as_recorded("crusader");
}

#[test]
fn every_other_title() {
    let others = titles().into_iter().map(|(title, _)| title.name);
    others
        .filter(|name| !["kingsburg", "warlords", "crusader"].contains(name))
        .for_each(all_are_told_as_recorded);
}

/// The comparison is not blind: one changed word anywhere is a difference.
#[test]
fn a_changed_word_is_found() {
    let (title, _) = titles().remove(0);
    let file = all_in(&folder(title.name)).expect("a folder").remove(0);
    let changes: [fn(&mut transcripts::scene::Scene); 4] = [
        |scene| scene.events.clear(),
        |scene| scene.views[0] = serde_json::json!([]),
        |scene| scene.asked.clear(),
        |scene| scene.standing = serde_json::json!("nobody"),
    ];
    for change in changes {
        let mut recorded = Transcript::read(&file).expect("readable");
        assert_eq!(replay::compare(&title, &recorded, 1), Ok(()));
        change(&mut recorded.scenes[0]);
        assert!(replay::compare(&title, &recorded, 1).is_err());
    }
}
