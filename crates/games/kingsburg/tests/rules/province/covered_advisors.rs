//! Caprice tiles over advisors that buildings refer to.

use crate::dsl::Play;

/// Player 0 of four has Stable and Riding School; it is the time of placing dice.
fn riders() -> Play {
    let play = Play::year(2).summer().players(4).modules("2 6");
    play.player(0, |p| p.lines("D").builds("D1a D2a D3a E1 E2"))
}

#[test]
fn a_tile_gives_nothing_that_stable_and_riding_school_could_add_to() {
    ledger::proves!("KB-R-67", "KB-MOD6-03");
    let play = || riders().player(0, |p| p.dice([4, 6, 6])).influencing();
    let mut t = play().tiles([10]).start();
    t.seat(0).answers("die/4 die/6 advisor/10");
    t.idle_to_help();
    t.seat(0).answers("good/gold good/gold");
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("2G", 0, 0), "the tile's gift and no more");
    let mut t = play().tiles([9]).start();
    t.seat(0).answers("die/4 die/6 advisor/10");
    t.idle_to_help();
    assert_eq!((t.soldiers(0), t.vp(0)), (2, 0), "the General's own help first");
    t.seat(0).answers("pass");
    assert_eq!((t.soldiers(0), t.vp(0)), (3, 1), "a tile elsewhere changes nothing");
}

#[test]
fn copying_an_advisor_is_not_influencing_him() {
    ledger::proves!("KB-R-67", "KB-R-61");
    let play = riders().player(0, |p| p.dice([1, 6, 6])).player(1, |p| p.dice([2, 6, 6]));
    let play = play.player(2, |p| p.dice([3, 6, 6])).player(3, |p| p.dice([4, 6, 6])).tiles([1]);
    let mut t = play.influencing().start();
    for (seat, die) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        t.seat(seat).answers(&format!("die/{die} advisor/{die}"));
    }
    t.idle_to_help();
    assert_eq!((t.soldiers(0), t.vp(0)), (1, 0), "the soldier of the Sergeant, and nothing on top");
}
