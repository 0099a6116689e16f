//! What players are asked and told in these modules.

use crate::court::season::{helped, helping, taken};
use crate::dsl::{Play, Table, say, say_event};
use kingsburg::board::Phase;
use table::Game;

/// A tile, answers by seat, and what is asked then.
type Question = (u8, &'static [(u8, &'static str)], &'static str);

/// What whoever must answer is asked.
fn asked(t: &Table) -> String {
    let prompt = t.prompt();
    say(&prompt.message, prompt.rule)
}

/// What is asked about a tile, after these answers.
fn about_tile(tile: u8, answers: &[(u8, &str)]) -> String {
    let play = taken(tile, 3, &[0]).player(0, |p| p.has("1G").vp(1).soldiers(1));
    let mut t = helping(play);
    for (seat, path) in answers {
        t.seat(*seat).answers(path);
    }
    asked(&t)
}

#[test]
fn each_tile_asks_its_own_question() {
    ledger::proves!("KB-R-66", "KB-MOD6-03");
    let questions: [Question; 15] = [
        (2, &[], "prompt-effect-choose source=tile/2 seat=seat 0 count=1 (KB-CAPR-02)"),
        (3, &[], "prompt-effect-name source=tile/3 seat=seat 0 (KB-CAPR-03)"),
        (4, &[], "prompt-effect-take source=tile/4 seat=seat 0 (KB-CAPR-04)"),
        (6, &[], "prompt-effect-choose source=tile/6 seat=seat 0 count=1 (KB-CAPR-06)"),
        (6, &[(0, "pay/good")], "prompt-effect-trade source=tile/6 seat=seat 0 (KB-CAPR-06)"),
        (6, &[(0, "pay/vp")], "prompt-effect-buy source=tile/6 seat=seat 0 (KB-CAPR-06)"),
        (7, &[], "prompt-effect-opponent source=tile/7 seat=seat 0 (KB-CAPR-07)"),
        (7, &[(0, "seat/2")], "prompt-effect-picked source=tile/7 seat=seat 0 (KB-CAPR-07)"),
        (9, &[], "prompt-effect-choose-several source=tile/9 seat=seat 0 count=2 (KB-CAPR-09)"),
        (10, &[], "prompt-effect-take source=tile/10 seat=seat 0 (KB-CAPR-10)"),
        (13, &[], "prompt-effect-take source=tile/13 seat=seat 0 (KB-CAPR-13)"),
        (13, &[(0, "good/wood")], "prompt-effect-look source=tile/13 seat=seat 0 (KB-CAPR-13)"),
        (14, &[], "prompt-effect-opponent source=tile/14 seat=seat 0 (KB-CAPR-14)"),
        (14, &[(0, "seat/1")], "prompt-effect-picked source=tile/14 seat=seat 0 (KB-CAPR-14)"),
        (15, &[], "prompt-effect-give source=tile/15 seat=seat 0 (KB-CAPR-15)"),
    ];
    for (tile, answers, question) in questions {
        assert_eq!(about_tile(tile, answers), question);
    }
}

#[test]
fn order_tokens_and_own_die_are_asked_about() {
    ledger::proves!("KB-ORDERING-01", "KB-MOD5-03", "KB-MOD1-04");
    let play = Play::year(2).spring().players(2).modules("1 2");
    let t = play.player(0, |p| p.lines("A B").builds("A1a B1a B2a B3a")).season_end();
    assert_eq!(asked(&t), "prompt-order (KB-ORDERING-01)");
    let play = Play::year(1).winter().players(2).modules("1 5").card("1.1").rolls([5]);
    let mut t = play.player(0, |p| p.builds("G1 G2 G3 G4")).start();
    for seat in [0, 1] {
        let prompt = t.game.prompt(&t.state, table::Seat(seat));
        assert_eq!(say(&prompt.message, prompt.rule), "prompt-requests (KB-MOD5-03)");
        t.seat(seat).answers("request/1");
    }
    assert_eq!(asked(&t), "prompt-own-die own=3 sent=1 (KB-MOD1-04)");
    t.news();
    t.seat(0).answers("accept");
    assert_eq!(say_event(&t.events[0]), "event-own-die-used seat=seat 0 sent=1 soldiers=3 (KB-MOD1-04)");
}

#[test]
fn what_tiles_do_is_told_with_their_rules() {
    ledger::proves!("KB-CAPR-07", "KB-CAPR-15", "KB-CAPR-06", "KB-MOD6-03");
    let told = |tile: u8, answers: &[(u8, &str)]| {
        let mut t = helped(tile);
        let helped = t
            .news()
            .iter()
            .map(say_event)
            .any(|e| e == format!("event-helped seat=seat 0 advisor=advisor/{tile} (KB-CAPR-{tile:02})"));
        assert!(helped, "the advisor helps, by the rule of his tile");
        for (seat, path) in answers {
            t.seat(*seat).answers(path);
        }
        t.events.iter().map(say_event).collect::<Vec<_>>()
    };
    let seven = [
        "event-chosen seat=seat 0 other=seat 2 (KB-CAPR-07)",
        "event-gained seat=seat 2 what=good/wood (KB-CAPR-07)",
        "event-gained seat=seat 0 what=good/wood+good/wood (KB-CAPR-07)",
    ];
    assert_eq!(told(7, &[(0, "seat/2"), (2, "good/wood")]), seven);
    let given = told(15, &[(0, "seat/1 good/gold"), (0, "seat/2 good/stone")]);
    let fifteen = [
        "event-lost seat=seat 0 what=good/gold (KB-CAPR-15)",
        "event-gained seat=seat 1 what=good/gold (KB-CAPR-15)",
        "event-lost seat=seat 0 what=good/stone (KB-CAPR-15)",
        "event-gained seat=seat 2 what=good/stone (KB-CAPR-15)",
    ];
    assert_eq!(given, fifteen);
    let mut t = helping(taken(6, 3, &[0]).player(0, |p| p.soldiers(1)));
    t.news();
    t.seat(0).answers("pass");
    assert_eq!(say_event(&t.events[0]), "event-declined seat=seat 0 (KB-CAPR-06)");
    assert_eq!(t.phase(), Phase::Spring);
}
