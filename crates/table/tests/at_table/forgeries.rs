//! Forged logs are refused at the forged entry.

use crate::{SECRET, act, new_conquest, play_to_the_end};
use table::log::{Act, Entry};
use table::{BadLog, Log, Seat, SeatSet, Secret, StateHash, Table};
use table::{Content, Nothing};
use toys::conquest::{Answer, Area, Conquest};

/// Entries: 0 start, 1 recruit, 2 undo, 3 attack, 4 undo by consent, 5 to 8 the ends of four turns, 9 reveal.
fn honest() -> Log {
    let mut table = new_conquest(1);
    act(&mut table, Answer::Recruit(Area(0)));
    table.undo(Seat(0), SeatSet::EMPTY).expect("free");
    act(&mut table, Answer::Attack(Area(0), Area(1)));
    table.undo(Seat(0), SeatSet::all(4)).expect("all agree");
    play_to_the_end(&mut table);
    table.reveal(SECRET).expect("the game is over");
    table.log()
}

/// Why a forged log is refused.
fn forged(secret: Option<Secret>, forge: impl FnOnce(&mut Log)) -> BadLog {
    let mut log = honest();
    forge(&mut log);
    Table::<Conquest>::load(&Nothing::built_in(), &log, secret, |_, _, _| {})
        .err()
        .expect("it must be refused")
}

/// A log of older rules is replayed by its answers and outcomes: its hashes are taken anew, all else must hold.
#[test]
fn logs_of_older_rules_are_hashed_anew() {
    let older = |forge: fn(&mut Log)| {
        let mut log = honest();
        log.header.version = 0;
        forge(&mut log);
        Table::<Conquest>::load(&Nothing::built_in(), &log, Some(SECRET), |_, _, _| {})
    };
    let alter = |log: &mut Log| {
        for entry in &mut log.entries {
            if let Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. } =
                &mut entry.act
            {
                *hash = StateHash::of(&"another state");
            }
        }
    };
    let table = older(alter).expect("every answer is still legal");
    assert_eq!(table.entries(), honest().entries, "with the hashes of this program");
    assert_eq!(table.header().version, 0);
    let bad = forged(Some(SECRET), alter);
    assert_eq!(bad.entry, Some(0), "hashes of these rules are compared: {bad}");
    let refused = older(|log| {
        if let Act::Answer { answer, .. } = &mut log.entries[1].act {
            answer.push_str(" nonsense");
        }
    });
    assert_eq!(refused.err().and_then(|bad| bad.entry), Some(1), "an answer that is not legal stops it");
    let refused = older(|log| {
        if let Act::Start { outcomes, .. } = &mut log.entries[0].act {
            outcomes.pop();
        }
    });
    assert_eq!(refused.err().and_then(|bad| bad.entry), Some(0), "and so do other outcomes");
    let first = honest().header;
    let text = serde_json::to_string(&first).expect("JSON");
    assert!(text.contains("\"version\":1"));
    let before: table::log::Header =
        serde_json::from_str(&text.replace("\"version\":1,", "")).expect("old headers are understood");
    assert_eq!(before.version, 0);
}

fn number(entries: &mut [Entry]) {
    (0..).zip(entries).for_each(|(n, entry)| entry.n = n);
}

#[test]
fn the_honest_log_loads() {
    assert!(Table::<Conquest>::load(&Nothing::built_in(), &honest(), None, |_, _, _| {}).is_ok());
    assert!(Table::<Conquest>::load(&Nothing::built_in(), &honest(), Some(SECRET), |_, _, _| {}).is_ok());
}

#[test]
fn headers() {
    let why = |forge: fn(&mut Log)| {
        let bad = forged(None, forge);
        assert_eq!(bad.entry, None);
        bad.why
    };
    assert_eq!(why(|log| log.header.game = "chess".into()), "is of the game 'chess', not conquest");
    assert_eq!(why(|log| log.header.options = 7.into()).split(':').next(), Some("options"));
    assert_eq!(why(|log| log.header.options["rounds"] = 0.into()), "cannot be played with these options");
    assert_eq!(
        why(|log| log.header.content = "x".into()),
        format!("was played with content x, this is {}", Nothing::built_in().hash())
    );
    assert_eq!(why(|log| log.header.contributions.truncate(3)), "not one contribution for each seat");
    assert_eq!(why(|log| log.header.seats.truncate(3)), "conquest is for 4 to 4 seats, not 3");
    assert_eq!(why(|log| log.header.version += 1), "was played by rules 2, this program has 1");
    let other = forged(Some(Secret([8; 32])), |_| {});
    assert_eq!(other, BadLog::header("the secret is not the one that was committed to"));
}

#[test]
fn the_start() {
    assert_eq!(forged(None, |log| log.entries.clear()), BadLog::entry(0, "must be the start of the game"));
    let headless = forged(None, |log| {
        log.entries.remove(0);
    });
    assert_eq!(headless, BadLog::entry(0, "must be the start of the game"));
    let misnumbered = forged(None, |log| log.entries[0].n = 1);
    assert_eq!(misnumbered.entry, Some(0));
    let twice = forged(None, |log| {
        log.entries[1].act = log.entries[0].act.clone();
    });
    assert_eq!(twice, BadLog::entry(1, "a second start"));
    let short = forged(None, |log| outcomes(log, 0).truncate(58));
    assert_eq!(short, BadLog::entry(0, "an outcome of chance is missing"));
    assert_eq!(forged(None, |log| *hash(log, 0) = StateHash::of(&1)).entry, Some(0));
}

fn outcomes(log: &mut Log, n: usize) -> &mut Vec<table::Outcome> {
    match &mut log.entries[n].act {
        Act::Start { outcomes, .. } | Act::Answer { outcomes, .. } => outcomes,
        act @ (Act::Undo { .. } | Act::Reveal { .. }) => panic!("{act:?} has no outcomes"),
    }
}

fn hash(log: &mut Log, n: usize) -> &mut StateHash {
    match &mut log.entries[n].act {
        Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. } => hash,
        act @ Act::Reveal { .. } => panic!("{act:?} has no hash"),
    }
}

fn answer(log: &mut Log, n: usize) -> (&mut Seat, &mut String) {
    match &mut log.entries[n].act {
        Act::Answer { seat, answer, .. } => (seat, answer),
        act @ (Act::Start { .. } | Act::Undo { .. } | Act::Reveal { .. }) => panic!("{act:?} is no answer"),
    }
}

#[test]
fn answers() {
    let answered = |text: &'static str| forged(None, move |log| *answer(log, 1).1 = text.to_owned());
    let nonsense = answered("dance");
    let told = |bad: &BadLog| (bad.to_string(), bad.messages[0].key);
    assert_eq!(told(&nonsense), ("entry 1: the answer is not legal".to_owned(), "refusal-not-an-answer"));
    let illegal = answered("recruit area/1");
    let by_rule = "entry 1: the answer is not legal (TOY-CON-03)".to_owned();
    assert_eq!(told(&illegal), (by_rule, "conquest-not-yours"), "by its rule, and never by a key");
    let other = answered("recruit area/4");
    assert!(other.entry == Some(1) && other.why.starts_with("leads to state "), "{other}");
    let stranger = forged(None, |log| *answer(log, 1).0 = Seat(1));
    assert_eq!(told(&stranger).1, "refusal-not-your-turn");
    let false_hash = forged(None, |log| *hash(log, 6) = StateHash::of(&1));
    assert_eq!(false_hash.entry, Some(6));
}

#[test]
fn chance() {
    let missing = forged(None, |log| {
        outcomes(log, 3).pop();
    });
    assert_eq!(missing, BadLog::entry(3, "an outcome of chance is missing"));
    let extra = forged(None, |log| {
        let more = outcomes(log, 3)[0];
        outcomes(log, 3).push(more);
    });
    assert_eq!(extra, BadLog::entry(3, "more outcomes of chance are recorded than the rules ask for"));
    let uncalled = forged(None, |log| outcomes(log, 1).push("d6:1".parse().expect("an outcome")));
    assert_eq!(uncalled.entry, Some(1));
    let other = forged(None, |log| outcomes(log, 3)[0] = "draw6:1".parse().expect("an outcome"));
    assert_eq!(other, BadLog::entry(3, "the recorded outcome draw6:1 does not belong here"));
    let loaded = forged(Some(SECRET), |log| {
        let die = &mut outcomes(log, 3)[0];
        die.got = (die.got + 1) % 6;
    });
    assert!(loaded.entry == Some(3) && loaded.why.contains("the committed dice give d6:"), "{loaded}");
}

#[test]
fn undos() {
    let undo = |n: usize, forge: fn(&mut Seat, &mut u32, &mut Vec<Seat>)| {
        forged(None, move |log| match &mut log.entries[n].act {
            Act::Undo { seat, back, consent, .. } => forge(seat, back, consent),
            act @ (Act::Start { .. } | Act::Answer { .. } | Act::Reveal { .. }) => {
                panic!("{act:?} is no undo")
            }
        })
    };
    let refused = |n| BadLog::entry(n, "this may not be taken back without the others' consent");
    assert_eq!(undo(2, |_, back, _| *back = 0), refused(2));
    assert_eq!(undo(2, |seat, _, _| *seat = Seat(1)), refused(2));
    assert_eq!(undo(4, |_, _, consent| consent.truncate(3)), refused(4));
    assert_eq!(undo(4, |_, back, _| *back = 1), refused(4));
    assert_eq!(forged(None, |log| *hash(log, 2) = StateHash::of(&1)).entry, Some(2));
}

#[test]
fn numbers() {
    assert_eq!(forged(None, |log| log.entries[5].n = 7), BadLog::entry(5, "is numbered 7"));
    let renumbered = forged(None, |log| {
        log.entries.remove(1);
        number(&mut log.entries);
    });
    assert_eq!(renumbered.entry, Some(1), "an undo of nothing");
    let swapped = forged(None, |log| {
        log.entries.swap(5, 6);
        number(&mut log.entries);
    });
    assert_eq!(swapped.entry, Some(5), "seat 1 before seat 0");
}

#[test]
fn reveals() {
    let early = forged(None, |log| {
        let reveal = log.entries.pop().expect("a reveal").act;
        log.entries[7].act = reveal;
    });
    assert_eq!(early, BadLog::entry(7, "reveals the secret before the game is over"));
    let other = forged(None, |log| log.entries[9].act = Act::Reveal { secret: Secret([8; 32]) });
    assert_eq!(other, BadLog::entry(9, "the revealed secret is not the one that was committed to"));
    let after = forged(None, |log| {
        let act = log.entries[8].act.clone();
        log.entries.push(Entry { n: 10, act });
    });
    assert_eq!(after, BadLog::entry(10, "comes after the end"));
}
