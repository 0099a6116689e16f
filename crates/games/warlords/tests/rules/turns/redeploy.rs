//! The Redeployment phase (p.6), and what an empty fief comes to.

use super::{declared, world};
use crate::dsl::{Sitting, fief};
use warlords::board::Phase;
use warlords::event::Event;
use warlords::flow::Frame;

/// Player 0 in Redeployment.
fn redeploying(fiefs: &str) -> Sitting {
    let mut t = world().holds(0, fiefs).turn(0);
    t.answers(0, ["done"]);
    assert_eq!(t.frame(), Frame::Redeploy);
    t
}

#[test]
fn soldiers_that_did_not_move_may_move() {
    ledger::proves!("WE-REDEPLOY-01", "WE-REDEPLOY-02");
    let mut t = redeploying("kiev L3 A1, volhynia L1");
    t.sends(0, "kiev L2 A1", "volhynia");
    assert_eq!((t.army("kiev").as_str(), t.army("volhynia").as_str()), ("L1", "L3 A1"));
    // The one who was there may still go, those who came may not.
    t.answers(0, ["fief/volhynia mover/foot"]);
    t.refused(0, "soldier/lancer number/2", "WE-MANEUVER-02").refused(
        0,
        "soldier/archer number/1",
        "WE-WARLORD-04",
    );
    t.answers(0, ["soldier/lancer number/1", "fief/kiev"]);
    t.refused(0, "fief/volhynia mover/foot", "WE-REDEPLOY-02");
    t.refused(0, "fief/polotsk mover/foot", "WE-REDEPLOY-01");
    t.answers(0, ["fief/kiev mover/foot"]);
    t.refused(0, "done", "WE-REDEPLOY-01");
    t.answers(0, ["soldier/lancer number/1", "fief/volhynia", "done"]);
    assert_eq!((t.waits_for(), t.phase()), (Some(1), Phase::Manoeuvre));
}

#[test]
fn in_the_next_turn_all_may_move_again() {
    ledger::proves!("WE-REDEPLOY-02");
    let mut t = redeploying("kiev L2, volhynia L1");
    t.sends(0, "kiev L1", "volhynia").answers(0, ["done"]);
    assert!(t.state.board.marked[fief("volhynia")].is_empty());
}

#[test]
fn attackers_have_moved_but_those_who_stayed_have_not() {
    ledger::proves!("WE-REDEPLOY-01", "WE-REDEPLOY-03", "WE-BATTLE-11");
    let mut t = declared(world().holds(0, "polotsk L1"), "volhynia", "L2");
    t.dice(&[7, 1, 1]).answers(0, ["fief/volhynia"]);
    t.refused(0, "fief/volhynia mover/foot", "WE-REDEPLOY-02");
    t.sends(0, "kiev L1", "volhynia");
    assert_eq!(t.army("volhynia"), "L3", "into a fief conquered in this turn");
    t.sends(0, "polotsk L1", "kiev");
    assert_eq!(t.army("kiev"), "L1");
}

#[test]
fn a_conquered_fief_may_be_passed() {
    ledger::proves!("WE-REDEPLOY-03", "WE-R-09");
    let mut t = declared(world().holds(0, "polotsk K1, black_ruthenia W1 L2"), "volhynia", "L2");
    t.dice(&[7, 1, 1]).answers(0, ["fief/volhynia"]);
    t.sends(0, "black_ruthenia W1 L1", "volhynia kiev");
    t.sends(0, "polotsk K1", "kiev volhynia");
    assert_eq!((t.army("kiev").as_str(), t.army("volhynia").as_str()), ("L2 W1", "L2 K1"));
}

#[test]
fn no_attack_is_made_in_redeployment() {
    ledger::proves!("WE-REDEPLOY-06");
    let mut t = redeploying("kiev L2 K1, volhynia L1");
    t.answers(0, ["fief/kiev mover/foot", "soldier/lancer number/1"]);
    assert_eq!(t.after("fief/"), ["volhynia"]);
    t.refused(0, "fief/polotsk", "WE-REDEPLOY-06").refused(0, "fief/lithuania", "WE-MANEUVER-02");
    t.answers(0, ["fief/volhynia", "fief/kiev mover/knights", "soldier/knight number/1", "fief/volhynia"]);
    t.refused(0, "fief/red_ruthenia", "WE-REDEPLOY-06").answers(0, ["done"]);
    assert!(t.state.board.pending().is_empty());
    // A fief with no other next to it sends nobody.
    let mut t = redeploying("kiev L2, serbia L2");
    t.refused(0, "fief/serbia mover/foot", "WE-REDEPLOY-06");
}

#[test]
fn moves_are_as_long_as_in_manoeuvre() {
    ledger::proves!("WE-R-12", "WE-R-10");
    let scene = "kiev L3 K1 W1, polotsk L1, lithuania L1, old_prussia L1";
    let mut t = redeploying(scene);
    t.answers(0, ["fief/kiev mover/foot", "soldier/lancer number/1"]);
    t.refused(0, "fief/lithuania", "WE-MANEUVER-02").answers(0, ["fief/polotsk"]);
    assert_eq!(t.frame(), Frame::Redeploy, "one fief on foot");
    t.sends(0, "kiev K1", "polotsk lithuania");
    assert_eq!(
        (t.frame(), t.army("lithuania").as_str()),
        (Frame::Redeploy, "L1 K1"),
        "two for Knights, not three"
    );
    t.sends(0, "kiev W1 L1", "polotsk lithuania");
    assert_eq!((t.frame(), t.army("lithuania").as_str()), (Frame::Redeploy, "L2 K1 W1"));
}

#[test]
fn the_company_may_be_left_on_the_way() {
    ledger::proves!("WE-R-10", "WE-R-12", "WE-REDEPLOY-02");
    let mut t = redeploying("kiev L3 W1, polotsk L1, lithuania L1");
    t.answers(0, ["fief/kiev mover/warlord", "soldier/lancer number/2"]);
    t.refused(0, "leave soldier/lancer number/1", "WE-R-10").answers(0, ["fief/polotsk"]);
    t.refused(0, "leave soldier/lancer number/3", "WE-R-10").refused(
        0,
        "leave soldier/warlord number/1",
        "WE-R-10",
    );
    t.answers(0, ["leave soldier/lancer number/1", "fief/lithuania"]);
    assert_eq!((t.army("polotsk").as_str(), t.army("lithuania").as_str()), ("L2", "L2 W1"));
    // His move is spent.
    t.answers(0, ["fief/polotsk mover/foot"]);
    t.refused(0, "soldier/lancer number/2", "WE-MANEUVER-02");
}

#[test]
fn a_warlord_may_stop_after_one_fief() {
    ledger::proves!("WE-R-12", "WE-REDEPLOY-02");
    let mut t = redeploying("kiev L2 W1, polotsk L1, lithuania L1");
    t.answers(0, ["fief/kiev mover/warlord"]);
    t.refused(0, "done", "WE-REDEPLOY-01").answers(0, ["fief/polotsk", "done"]);
    assert_eq!(t.army("polotsk"), "L1 W1");
    t.refused(0, "fief/polotsk mover/warlord", "WE-REDEPLOY-02");
}

#[test]
fn who_is_left_on_the_way_is_free_to_be_a_second_warlord() {
    ledger::proves!("WE-R-10", "WE-R-11");
    let mut t = redeploying("kiev L2 W2, polotsk L1, lithuania L1");
    t.answers(0, ["fief/kiev mover/warlord", "soldier/warlord number/1", "fief/polotsk"]);
    t.refused(0, "leave soldier/warlord number/2", "WE-R-10");
    t.answers(0, ["leave soldier/warlord number/1", "fief/lithuania"]);
    assert_eq!((t.army("polotsk").as_str(), t.army("lithuania").as_str()), ("L1 W1", "L1 W1"));
    t.refused(0, "fief/polotsk mover/warlord", "WE-REDEPLOY-02");
}

#[test]
fn empty_fiefs_go_back_when_the_phase_ends() {
    ledger::proves!("WE-REDEPLOY-05", "WE-REDEPLOY-04", "WE-MANEUVER-13");
    let mut t = redeploying("kiev L1, volhynia L1, polotsk L2");
    t.sends(0, "volhynia L1", "kiev").sends(0, "polotsk L1", "kiev");
    assert_eq!(t.owner("volhynia"), Some(0));
    t.answers(0, ["done"]);
    assert_eq!((t.owner("volhynia"), t.owner("polotsk"), t.owner("kiev")), (None, Some(0), Some(0)));
    assert_eq!(t.told("WE-REDEPLOY-05").len(), 1);
}

#[test]
fn an_empty_castle_is_nobodys_and_unfinished() {
    ledger::proves!("WE-R-24", "WE-REDEPLOY-05");
    let mut t = world().holds(0, "kiev L1, volhynia L1, polotsk L1").castle("volhynia").turn(0);
    t.answers(0, ["done"]).sends(0, "volhynia L1", "kiev").answers(0, ["done"]);
    let board = &t.state.board;
    assert_eq!(t.owner("volhynia"), None);
    assert!(board.castles.has(fief("volhynia")) && !board.finished.has(fief("volhynia")));
    assert!(t.events.contains(&Event::Abandoned {
        seat: table::Seat(0),
        fief: fief("volhynia"),
        castle: true,
        rule: table::Rule("WE-REDEPLOY-05"),
    }));
    assert_eq!(board.castles_of(table::Seat(0)).len(), 1);
}

#[test]
fn captives_of_an_abandoned_castle_are_free() {
    ledger::proves!("WE-R-24", "WE-R-50");
    // Its captives go to castles of their owners: player 1 has two to choose from, player 2 one, player 3 none.
    let scene = world()
        .holds(0, "kiev L1, volhynia L1")
        .holds(1, "leon L1")
        .holds(3, "nicaea L1")
        .castle("volhynia leon")
        .so(|state| {
            state.board.castles.remove(fief("nicaea"));
            state.board.finished.remove(fief("nicaea"));
        });
    let scene = scene.captive("volhynia", 1).captive("volhynia", 2).captive("volhynia", 3).captive("kiev", 2);
    let mut t = scene.turn(0);
    t.answers(0, ["done"]);
    t.pass_until(|t| t.frame() == Frame::Redeploy);
    t.sends(0, "volhynia L1", "kiev").answers(0, ["done"]);
    assert_eq!((t.waits_for(), t.after("fief/").len()), (Some(1), 2), "he picks one of his two castles");
    t.refused(1, "fief/castile", "WE-R-24").answers(1, ["fief/leon"]);
    assert_eq!((t.army("leon").as_str(), t.army("ireland").as_str()), ("L1 W1", "L1 W1"));
    assert_eq!(t.army("nicaea"), "L1", "without a castle: back to the supply");
    assert_eq!(t.state.board.captives.len(), 1, "kiev still holds one");
}

#[test]
fn captives_come_home_though_their_captor_is_out() {
    ledger::proves!("WE-R-24", "WE-R-55");
    // His last soldier dies in a sortie: the castle is abandoned and he is out of the game.
    let mut t = world().captive("kiev", 1).turn(0);
    t.sends(0, "kiev L1", "volhynia");
    t.dice(&[1, 8]).answers(0, ["done", "fief/volhynia"]);
    t.pass_until(|t| t.frame() == Frame::Redeploy);
    t.answers(0, ["done"]);
    assert_eq!((t.owner("kiev"), t.state.board.captives.len()), (None, 0));
    assert_eq!(t.army("portugal"), "L1 W1", "his captive is home");
    assert_eq!(t.waits_for(), Some(1), "and the next turn begins");
}
