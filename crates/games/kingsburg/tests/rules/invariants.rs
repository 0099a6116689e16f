//! What always holds: a state that breaks it is noticed, each time with the invariant that is broken.

use crate::dsl::{Play, Table};
use kingsburg::board::{Board, Group, Phase, Player, State};
use kingsburg::content::{Built, CardId};
use table::{Game, Seat};

/// What is broken after a change to a state in which nothing is.
fn after(t: &Table, change: impl FnOnce(&mut State)) -> Vec<String> {
    let mut state = t.state;
    change(&mut state);
    crate::dsl::invariants(t.game.broken(&state))
}

/// Three players in Spring; player 0 has placed a 3 on Advisor 3 and holds 1, 2 and a white 4.
fn placing() -> Table {
    let play = Play::year(2).spring().players(3).aid_die(0).player(0, |p| p.dice([1, 2, 3]).white([4]));
    play.group(3, Some(0), [3]).influencing().start()
}

#[test]
fn the_board_is_checked() {
    ledger::proves!("KB-FLOW-01", "KB-SETUP-08", "KB-SETUP-14", "KB-AID-04");
    let t = placing();
    let on = |change: fn(&mut Board)| after(&t, |s| change(&mut s.board));
    assert!(on(|_| {}).is_empty(), "nothing is broken");
    for year in [0, 6] {
        assert_eq!(after(&t, |s| s.board.year = year), ["KB-FLOW-01: the year is not 1 to 5"]);
    }
    assert_eq!(on(|b| b.order[0] = Seat(1)), ["KB-INV-08: the turn order is no permutation"]);
    assert_eq!(on(|b| b.order.swap(0, 4)), ["KB-INV-08: the turn order names a seat that nobody has"]);
    assert_eq!(on(|b| b.agent = Some(Seat(3))), ["KB-INV-21: the Agent is with nobody at the table"]);
    assert!(on(|b| b.agent = Some(Seat(2))).is_empty(), "a player may hold him");
    let aid = "KB-INV-02: the die of the King's Aid is out of Spring";
    assert_eq!(on(|b| b.phase = Phase::Summer), [aid, "KB-INV-02: white dice that nothing gives"]);
    assert!(on(|b| b.aid_die = Some(Seat(3))).contains(&aid.to_owned()), "nobody sits there");
    assert_eq!(
        after(&t, |s| s.hidden.invaders.swap(0, 1)),
        ["KB-INV-23: an invader card lies under another year"],
        "both cards are wrong"
    );
    assert_eq!(
        after(&t, |s| s.hidden.invaders[4] = CardId(25)),
        ["KB-INV-23: an invader card lies under another year"]
    );
    assert_eq!(on(|b| b.players[3].vp = 1), ["KB-SETUP-08: a seat that nobody has owns something"]);
    assert_eq!(on(|b| b.influenced |= 1 << 5), ["KB-INV-04: the record of influenced advisors is wrong"]);
    assert_eq!(on(|b| b.influenced = 0), ["KB-INV-04: the record of influenced advisors is wrong"]);
}

#[test]
fn groups_are_checked() {
    ledger::proves!("KB-INF-03", "KB-INF-08", "KB-INF-10");
    let t = placing();
    let with = |change: fn(&mut Group)| after(&t, |s| change(&mut s.board.court[0]));
    let sum = "KB-INV-03: a wrong sum".to_owned();
    assert!(with(|g| g.plus2 = true).contains(&sum), "a token counts 2");
    assert!(with(|g| g.shift = 1).contains(&sum), "the Market counts 1");
    assert!(with(|g| g.white = 1).contains(&sum), "a white die counts its face");
    let both = "KB-INV-05: a die is in two places".to_owned();
    assert!(with(|g| g.white = 1).contains(&both), "it is still in hand");
    assert!(with(|g| g.coloured = 0b011).contains(&both), "so are these");
    let gone = "KB-INV-01: dice placed and left are not all".to_owned();
    assert_eq!(after(&t, |s| s.board.players[0].dice.coloured_left = 0b001), std::slice::from_ref(&gone));
    assert_eq!(after(&t, |s| s.board.players[0].dice.white_left = 0), [gone], "the white die too");
    let none = after(&t, |s| {
        s.board.court[0] = Group { white: 1, coloured: 0, advisor: 4, ..s.board.court[0] };
        s.board.players[0].dice.white_left = 0;
        s.board.players[0].dice.coloured_left = 0b111;
        s.board.influenced = 1 << 4;
    });
    assert_eq!(none, [sum], "white dice alone are worth nothing");
    assert!(with(|g| g.advisor = 0).contains(&"KB-INV-03: there is no such advisor".to_owned()));
    assert!(with(|g| g.advisor = 19).contains(&"KB-INV-03: there is no such advisor".to_owned()));
}

#[test]
fn more_than_three_groups_are_too_many() {
    ledger::proves!("KB-INF-03", "KB-CLAR-01");
    let t = Play::year(2).spring().players(3).player(0, |p| p.dice([1, 2, 3])).influencing().start();
    let four = after(&t, |s| {
        for (advisor, coloured) in [(1, 0b001), (2, 0b010), (3, 0b100), (6, 0b111)] {
            s.board.court.push(Group { advisor, coloured, seat: Some(Seat(0)), ..Group::default() });
            s.board.influenced |= 1 << advisor;
        }
        s.board.players[0].dice.coloured_left = 0;
    });
    assert_eq!(four, ["KB-INV-05: a die is in two places", "KB-INV-05: too many groups, tokens or shifts"]);
}

#[test]
fn players_are_checked() {
    ledger::proves!("KB-COMP-01", "KB-BUILD-07", "KB-ROLL-02");
    let t = placing();
    let with = |change: fn(&mut kingsburg::board::Player)| after(&t, |s| change(&mut s.board.players[1]));
    assert_eq!(with(|p| p.built = Built(1)), ["KB-COMP-01: a building that is not on the board"], "A1");
    assert_eq!(with(|p| p.built = Built(1 << 48)), ["KB-COMP-01: a building that is not on the board"], "G1");
    assert_eq!(
        with(|p| p.built = Built(1 << 9)),
        ["KB-INV-13: a building without the one to its left"],
        "B2"
    );
    let gap = after(&t, |s| s.board.players[1].built = Built(0b1011 << 40));
    assert_eq!(gap, ["KB-INV-13: a building without the one to its left"], "F1, F2, F4");
    assert_eq!(with(|p| p.used = Built(1 << 8)), ["KB-INV-12: a building was used that is not there"]);
    assert_eq!(with(|p| p.dice.coloured[2] = 7), ["KB-INV-01: a die shows no face"]);
    let white = after(&t, |s| s.board.players[0].dice.white[0] = 7);
    assert_eq!(white, ["KB-INV-01: a die shows no face"]);
    assert_eq!(with(|p| p.dice.coloured = [5, 4, 6]), ["KB-INV-01: dice are not sorted"]);
    let white = after(&t, |s| s.board.players[0].dice.white = [0, 4, 0, 0]);
    assert_eq!(white, ["KB-INV-01: dice are not sorted"], "white dice that are there come first");
    let missing = "KB-INV-01: a coloured die is missing, or one too many";
    assert_eq!(
        with(|p| p.dice.coloured = [6, 6, 0]),
        [missing, "KB-INV-01: dice placed and left are not all"]
    );
    let fewer = |p: &mut Player| {
        (p.due.coloured, p.dice.coloured, p.dice.coloured_left) = (2, [6, 6, 0], 0b11);
    };
    assert_eq!(with(fewer), [missing], "though he had counted only two");
    assert_eq!(after(&t, |s| s.board.aid_die = None), ["KB-INV-02: white dice that nothing gives"]);
}
