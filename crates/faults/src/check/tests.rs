//! A game that was played well has no faults; each fault that is put in is found.

use super::{faults, missing};
use crate::log::{Stored, stored_key};
use crate::witness::{Fate, Played, Sent, Witness};
use kingsburg::Kingsburg;
use serde_json::json;
use std::collections::HashMap;
use table::log::{Act, line};
use table::{Chance, Sampled, Seat, Secret, Sitter, Title};

const ANSWERS: usize = 30;

/// The beginning of a game of two, and all that they remember of it.
fn well_played() -> (Played, Stored) {
    let secret = Secret([7; 32]);
    let sitter = |name: &str| Sitter { name: name.to_owned(), player: "you".to_owned() };
    let sitters = vec![sitter("Ada"), sitter("Ugo")];
    let contributions = vec![String::new(), String::new()];
    let opened = Title::of::<Kingsburg>().open(&json!({}), sitters, secret, contributions);
    let (mut game, _) = opened.unwrap();
    let mut random = Sampled::new(1);
    let mut witnesses: Vec<Witness> = [Some(Seat(0)), Some(Seat(1)), None].map(Witness::new).into();
    let mut keys = HashMap::new();
    for i in 0..ANSWERS {
        let seat = game.waiting().must.iter().next().unwrap();
        let paths = game.paths(seat);
        let path = paths[random.draw(paths.len())].to_string();
        let draft = game.draft(seat, &path).unwrap();
        let (n, key) = (draft.entry.n, format!("k{i}"));
        game.commit(draft).unwrap();
        keys.insert(stored_key(seat, &key), n);
        witnesses[seat.index()].sent.push(Sent { at: n, key, path, fate: Fate::Acknowledged(n) });
    }
    let text = |item: String| item.trim_end().to_owned();
    let lines: Vec<String> = game.entries().iter().map(|entry| text(line(entry))).collect();
    let (header, length) = (text(line(game.header())), lines.len() as u32);
    let stored = Stored { header, lines, length, secret: secret.to_string(), keys };
    let replayed = stored.replay().unwrap();
    for witness in &mut witnesses {
        witness.heard = (0..length as usize).map(|n| replayed.heard(witness, n).unwrap()).collect();
    }
    (Played { table: "t".to_owned(), witnesses }, stored)
}

/// The faults of a game after something was done to it.
fn after(change: impl FnOnce(&mut Played, &mut Stored)) -> String {
    let (mut played, mut stored) = well_played();
    change(&mut played, &mut stored);
    faults(&played, &stored).join("\n")
}

#[test]
fn a_game_that_was_played_well_has_no_faults() {
    assert_eq!(after(|_, _| {}), "");
    assert!(missing(&well_played().0).is_empty());
}

#[test]
fn an_answer_that_is_lost_is_found() {
    let lost = after(|_, stored| {
        stored.lines.pop();
        stored.length -= 1;
        let last = stored.length;
        stored.keys.retain(|_, n| *n != last);
    });
    assert!(lost.contains("was acknowledged as entry"), "{lost}");
}

#[test]
fn an_answer_that_came_twice_is_found() {
    let twice = after(|played, stored| {
        let sent = played.witnesses[0].sent.pop().unwrap();
        stored.keys.remove(&stored_key(Seat(0), &sent.key));
    });
    assert!(twice.contains("nobody sent entry"), "{twice}");
    let both = after(|played, stored| {
        let sent = Sent { key: "other".to_owned(), ..played.witnesses[0].sent[0].clone() };
        stored.keys.insert(stored_key(Seat(0), "other"), sent.at);
        played.witnesses[0].sent.push(sent);
    });
    assert!(both.contains("is of both"), "{both}");
}

#[test]
fn an_answer_elsewhere_or_of_another_path_or_refused_is_found() {
    let moved = after(|played, _| played.witnesses[1].sent[0].fate = Fate::Acknowledged(0));
    assert!(moved.contains("was acknowledged as entry 0"), "{moved}");
    let other = after(|played, _| played.witnesses[1].sent[0].path += " more");
    assert!(other.contains("more', entry"), "{other}");
    let refused = after(|played, _| played.witnesses[1].sent[0].fate = Fate::Refused);
    assert!(refused.contains("was refused, and is entry"), "{refused}");
    assert_eq!(after(|played, _| played.witnesses[1].sent[0].fate = Fate::Unknown), "");
}

#[test]
fn a_gap_a_repetition_and_a_false_word_are_heard() {
    for witness in 0..3 {
        let gap = after(|played, _| drop(played.witnesses[witness].heard.remove(5)));
        assert!(gap.contains("was due"), "{gap}");
        let repeated = after(|played, _| {
            let heard = &mut played.witnesses[witness].heard;
            heard.insert(5, heard[4].clone());
        });
        assert!(repeated.contains("was due"), "{repeated}");
        let false_word = after(|played, _| played.witnesses[witness].heard[3].told = "[]".to_owned());
        assert!(false_word.contains("was due"), "{false_word}");
    }
}

#[test]
fn an_answer_that_its_sender_never_heard_is_found() {
    let (mut played, _) = well_played();
    played.witnesses.iter_mut().for_each(|witness| witness.heard.truncate(3));
    assert_eq!(missing(&played).len(), 2);
}

#[test]
fn a_log_with_a_gap_or_another_hash_is_found() {
    let gap = after(|_, stored| {
        stored.lines.remove(4);
        stored.length -= 1;
    });
    assert!(gap.contains("entry 4 is numbered 5"), "{gap}");
    let length = after(|_, stored| stored.length += 1);
    assert!(length.contains("the table says"), "{length}");
    let hash = after(|_, stored| {
        let mut entry: table::log::Entry = serde_json::from_str(&stored.lines[4]).unwrap();
        let other: table::log::Entry = serde_json::from_str(&stored.lines[9]).unwrap();
        match (&mut entry.act, other.act) {
            (Act::Answer { hash, .. }, Act::Answer { hash: false_hash, .. }) => *hash = false_hash,
            _ => unreachable!("both are answers"),
        }
        stored.lines[4] = line(&entry);
    });
    assert!(hash.contains("entry 4"), "{hash}");
}
