//! Votes that are taken, written or shown, and those that cannot be.

use super::mistakes::{board, told};
use super::{at, four};
use crate::dsl::agenda;
use knights::Options;
use knights::content::Subject;
use knights::content::vocabulary::Act;
use serde_json::{Value, json};
use table::Seat;

fn two(state: Value) -> crate::dsl::Sitting {
    at(&Options::default(), 2, state)
}

#[test]
fn two_barons_write_down_what_they_spend() {
    ledger::proves!("WK-PLAYERS-08", "WK-PLAYERS-10", "WK-R-61");
    let votes = |assembly: Value| {
        board(json!({ "assembly": assembly, "barons": { "red": { "votes": 2 }, "blue": { "votes": 1 } } }))
    };
    let mut t = two(votes(json!({ "question": "ag_tithe" })));
    assert_eq!([t.asked(0), t.asked(1)], ["prompt-write-votes"; 2]);
    t.does(0, "number/2").does(1, "number/1");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-vote"));
    assert_eq!(t.board().assembly.written[..], [[2, 1, 0, 0, 0, 0]], "shown together");
    t.does(0, "no").does(1, "yes");
    assert!(t.board().agendas.laws.is_empty() && t.baron(0).votes == 0);
    // What is ordered after it is written at once.
    let mut t = two(votes(json!({ "question": "ag_tithe", "order": ["ag_salt"] })));
    assert_eq!(t.board().assembly.order[..], [agenda("ag_tithe"), agenda("ag_salt")]);
    t.all(0, ["number/1", "number/1"]).does(1, "number/0");
    assert_eq!(t.asked(1), "prompt-write-votes", "for the second");
    // A Private Motion is voted by closed hands, and so is everything among three.
    let motion = json!({ "question": { "Motion": "postpone" } });
    let t = two(votes(motion));
    assert_eq!([t.asked(0), t.asked(1)], ["prompt-ballot"; 2]);
    let t = at(&Options::default(), 3, votes(json!({ "question": "ag_tithe" })));
    assert_eq!([t.asked(0), t.asked(1)], ["prompt-ballot"; 2]);
    // Votes that are shown are declared.
    let t = two(votes(json!({ "question": "ag_tithe", "cast": { "blue": 1 } })));
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-vote"));
}

fn vote(assembly: &Value) -> Value {
    board(
        json!({ "assembly": assembly, "banned": ["yellow"], "barons": { "green": { "charges": ["ag_marches"] } } }),
    )
}

#[test]
fn who_does_not_attend_has_no_votes_in_hand() {
    ledger::proves!("WK-VOTE-01", "WK-BAN-13", "WK-ASSEMBLY-01");
    let cast = |seat: &str| vote(&json!({ "question": "ag_tithe", "cast": { "red": 2, seat: 3 } }));
    told(cast("yellow"), &["board.assembly.cast[3]: he does not attend (WK-VOTE-01)"]);
    told(cast("green"), &["board.assembly.cast[2]: he does not attend (WK-VOTE-01)"]);
    let t = four(cast("blue"));
    assert_eq!(t.board().assembly.attending.len(), 2);
    told(
        vote(&json!({ "question": "ag_tithe", "attending": ["red"], "cast": { "blue": 2 } })),
        &["board.assembly.cast[1]: he does not attend (WK-VOTE-01)"],
    );
    told(
        vote(&json!({ "question": "ag_tithe", "attending": ["red", "green"] })),
        &["board.assembly.attending: somebody whom a Charge keeps away (WK-ASSEMBLY-01)"],
    );
    // A motion that was passed in this Assembly keeps nobody away from it (WK-R-103).
    let open = Options { open_motions: true, ..Options::default() };
    let forbidden = json!({ "question": "ag_tithe", "attending": ["red", "blue"] });
    let t = at(&open, 4, board(json!({ "forbidden": 1 << 10, "assembly": forbidden })));
    assert!(t.board().assembly.attending.has(Seat(1)));
    assert!(t.game().verdict(t.board(), Act::AttendAssembly, Subject::Baron(Seat(1))).is_forbidden());
}

#[test]
fn one_after_another_says_what_his_votes_are_for() {
    ledger::proves!("WK-VOTE-03", "WK-VOTE-07");
    let said = |question: &str, voices: Value| {
        vote(&json!({ "question": question, "cast": { "red": 2, "blue": 1 }, "voices": voices }))
    };
    let due = |seat: u8| format!("board.assembly.voices[{seat}]: he has spoken (WK-VOTE-03)");
    let early = |seat: u8| format!("voices[{seat}]: it is not his turn, or he has no Votes (WK-VOTE-03)");
    told(said("ag_tithe", json!({ "blue": "no" })), &[&due(0), &early(1)]);
    told(said("ag_tithe", json!({ "red": "no", "green": "no" })), &[&due(1), &early(2)]);
    let strange = |seat: u8| format!("board.assembly.voices[{seat}]: that is not asked (WK-VOTE-07)");
    told(said("ag_salt", json!({ "red": "yes" })), &[&strange(0)]);
    told(said("ag_tithe", json!({ "red": { "baron": "blue" } })), &[&strange(0)]);
    for (question, voice) in [("ag_tithe", json!("yes")), ("ag_salt", json!({ "baron": "yellow" }))] {
        let t = four(said(question, json!({ "red": voice })));
        assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-vote"), "{question}");
    }
    // Who presides speaks first, wherever he sits.
    let first = |chairman: &str| {
        let mut state = said("ag_tithe", json!({ "blue": "no" }));
        state["board"]["chairman"] = json!(chairman);
        state
    };
    assert_eq!(four(first("blue")).turn(), Some(0));
    told(first("red"), &[&due(0)]);
}

#[test]
fn hands_are_closed_over_what_was_shown_before() {
    ledger::proves!("WK-VOTE-02", "WK-VOTE-03");
    let mut t = four(board(json!({
        "assembly": { "question": "ag_tithe", "order": ["ag_salt"], "cast": { "red": 1, "blue": 1 } },
        "barons": { "red": { "votes": 2 } },
    })));
    t.does(0, "yes").does(1, "yes");
    assert_eq!((t.asked(0), t.board().assembly.cast[1]), ("prompt-ballot", 1), "that of the vote before");
    assert_eq!(knights::position::wrong(t.game(), &t.state), [""; 0]);
    t.does(0, "number/0");
    assert_eq!(t.asked(0), "prompt-tie");
    assert_eq!(knights::position::wrong(t.game(), &t.state), [""; 0], "0 to 0");
    assert!(t.can(0, "seat/1") && t.must().only() == Some(Seat(0)));
}

#[test]
fn a_private_motion_is_no_question() {
    ledger::proves!("WK-ASSEMBLY-10");
    told(
        board(json!({ "assembly": { "question": "ag_private_motion" } })),
        &["board.assembly.question: a Private Motion proposes something (WK-ASSEMBLY-10)"],
    );
    told(
        board(json!({ "frames": ["next-card", "special-phases", "next-agenda", "ballot"] })),
        &["board.assembly.question: nothing is voted on (WK-VOTE-01)"],
    );
}
