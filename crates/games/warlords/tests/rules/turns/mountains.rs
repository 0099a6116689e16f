//! Mountains (p.9).

use super::{clash, declared, raid, world};
use crate::dsl::fief;
use warlords::battle::SurplusTo;
use warlords::board::Phase;
use warlords::flow::Frame;

#[test]
fn fifteen_stay_in_a_mountain_and_the_others_go_back() {
    ledger::proves!("WE-MOUNTAIN-01", "WE-MOUNTAIN-02", "WE-MOUNTAIN-04", "WE-R-22");
    // 16 attackers are legal; all survive.
    let mut t = declared(world().holds(0, "polotsk L1"), "red_ruthenia", "L16");
    t.dice(&[7]).dice(&[1; 16]).answers(0, ["fief/red_ruthenia"]);
    let to = SurplusTo { from: fief("red_ruthenia"), to: fief("kiev") };
    assert_eq!(t.frame(), Frame::SurplusTo(to), "at once");
    assert_eq!(t.paths(), ["soldier/lancer number/1"]);
    t.refused(0, "soldier/lancer number/2", "WE-MOUNTAIN-05").refused(0, "done", "WE-MOUNTAIN-05");
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!((t.army("red_ruthenia").as_str(), t.army("kiev").as_str()), ("L15", "L2"));
    assert_eq!(t.phase(), Phase::Redeployment);
    // He has moved.
    t.answers(0, ["fief/kiev mover/foot"]);
    t.refused(0, "soldier/lancer number/2", "WE-MANEUVER-02");
    t.answers(0, ["soldier/lancer number/1"]).refused(0, "fief/red_ruthenia", "WE-R-23");
}

#[test]
fn fifteen_are_not_too_many() {
    ledger::proves!("WE-MOUNTAIN-01", "WE-MOUNTAIN-04");
    let mut dice = vec![1; 16];
    dice[0] = 7;
    let t = raid("red_ruthenia", "L15", &dice);
    assert_eq!((t.frame(), t.army("red_ruthenia").as_str()), (Frame::Redeploy, "L15"));
    let mut dice = vec![1; 20];
    dice[0] = 7;
    let t = raid("volhynia", "L19", &dice);
    assert_eq!(
        (t.frame(), t.army("volhynia").as_str()),
        (Frame::Redeploy, "L19"),
        "only Mountains are narrow"
    );
}

#[test]
fn the_surplus_goes_before_the_next_battle() {
    ledger::proves!("WE-R-22", "WE-MOUNTAIN-04");
    let mut t = world().holds(0, "kiev L19").turn(0);
    t.sends(0, "kiev L1", "volhynia").sends(0, "kiev L17", "red_ruthenia").answers(0, ["done"]);
    t.dice(&[7]).dice(&[1; 17]).answers(0, ["fief/red_ruthenia"]);
    assert_eq!((t.phase(), t.paths().len()), (Phase::Battles, 2));
    t.answers(0, ["soldier/lancer number/1"]);
    assert!(matches!(t.frame(), Frame::SurplusTo(_)), "one more is over");
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!((t.army("red_ruthenia").as_str(), t.after("fief/")), ("L15", vec!["volhynia".to_owned()]));
}

#[test]
fn the_owner_picks_who_goes_and_where() {
    ledger::proves!("WE-MOUNTAIN-05", "WE-MOUNTAIN-04");
    let scene =
        world().holds(0, "kiev W1 L9 F1, volhynia L8 A1, hungary_fief L1").holds(1, "red_ruthenia L1");
    let mut t = scene.turn(0);
    t.sends(0, "kiev W1 L9 F1", "red_ruthenia").sends(0, "volhynia L8", "red_ruthenia").answers(0, ["done"]);
    let mut dice = vec![1; 20];
    dice[0] = 7;
    t.dice(&dice).answers(0, ["fief/red_ruthenia"]);
    assert_eq!(t.after("fief/"), ["kiev", "volhynia"], "fiefs the attack came from");
    t.refused(0, "fief/hungary_fief", "WE-MOUNTAIN-04").refused(0, "fief/cumania", "WE-MOUNTAIN-04");
    t.refused(0, "done", "WE-MOUNTAIN-04");
    t.answers(0, ["fief/volhynia"]);
    t.refused(0, "soldier/lancer number/5", "WE-MOUNTAIN-05").refused(
        0,
        "soldier/archer number/1",
        "WE-MOUNTAIN-05",
    );
    t.answers(0, ["soldier/warlord number/1"]);
    assert_eq!(t.army("volhynia"), "A1 W1", "though he came from kiev");
    t.answers(0, ["fief/kiev", "soldier/lancer number/3"]);
    assert_eq!((t.army("red_ruthenia").as_str(), t.army("kiev").as_str()), ("L14 F1", "L3"));
    assert_eq!(t.frame(), Frame::Redeploy, "exactly fifteen");
}

#[test]
fn a_castle_lifts_the_limit() {
    ledger::proves!("WE-MOUNTAIN-03");
    for is_finished in [true, false] {
        let scene = world().holds(1, "red_ruthenia L1");
        let scene = if is_finished { scene.castle("red_ruthenia") } else { scene.unfinished("red_ruthenia") };
        let mut t = declared(scene, "red_ruthenia", "L18");
        let mut dice = vec![1; 19];
        dice[0] = 7;
        t.dice(&dice).answers(0, ["fief/red_ruthenia", "done"]);
        assert_eq!((t.frame(), t.army("red_ruthenia").as_str()), (Frame::Redeploy, "L18"));
        t.sends(0, "kiev L1", "red_ruthenia").answers(0, ["done"]);
        assert_eq!(
            (t.army("red_ruthenia").as_str(), t.waits_for()),
            ("L19", Some(1)),
            "at the end of the turn too"
        );
    }
}

#[test]
fn a_redeployment_does_not_overfill_a_mountain() {
    ledger::proves!("WE-R-23", "WE-MOUNTAIN-01");
    let mut t = world().holds(0, "kiev L5 K1 W1, red_ruthenia L13, volhynia L1").turn(0);
    t.answers(0, ["done", "fief/kiev mover/foot", "soldier/lancer number/3"]);
    t.refused(0, "fief/red_ruthenia", "WE-R-23").answers(0, ["fief/volhynia"]);
    t.answers(0, ["fief/kiev mover/foot", "soldier/lancer number/2", "fief/red_ruthenia"]);
    assert_eq!(t.army("red_ruthenia"), "L15");
    t.answers(0, ["fief/kiev mover/knights", "soldier/knight number/1"]);
    // Through it, but not into it.
    t.refused(0, "fief/cumania", "WE-REDEPLOY-06").answers(0, ["fief/red_ruthenia"]);
    t.refused(0, "done", "WE-R-23").answers(0, ["fief/volhynia"]);
    assert_eq!(t.army("volhynia"), "L4 K1");
}

#[test]
fn where_only_a_full_mountain_is_near_nobody_gets_ready() {
    ledger::proves!("WE-R-23");
    let mut t = world().holds(0, "transylvania L3, hungary_fief L2, red_ruthenia L15").turn(0);
    t.answers(0, ["done", "fief/transylvania mover/foot", "soldier/lancer number/1"]);
    assert_eq!(t.after("fief/"), ["hungary_fief"]);
    t.refused(0, "fief/red_ruthenia", "WE-R-23");
    let mut t = world().holds(0, "cumania L3, red_ruthenia L15").turn(0);
    t.answers(0, ["done"]).sends(0, "cumania L1", "kiev");
    let mut t = world().holds(0, "transylvania L3, red_ruthenia L15").turn(0);
    t.answers(0, ["done"]).refused(0, "fief/transylvania mover/foot", "WE-REDEPLOY-06");
    let mut t = world().holds(0, "kiev L3, red_ruthenia L14").turn(0);
    t.answers(0, ["done", "fief/kiev mover/foot"]);
    t.refused(0, "soldier/lancer number/2", "WE-MANEUVER-02");
    t.answers(0, ["soldier/lancer number/1", "fief/red_ruthenia"]);
    assert_eq!(t.army("red_ruthenia"), "L15");
}

#[test]
fn a_retreat_may_overfill_a_mountain_until_the_turn_ends() {
    ledger::proves!("WE-R-23", "WE-MOUNTAIN-01");
    let mut t = world().holds(0, "kiev L3, red_ruthenia L14 W1").holds(1, "volhynia L9").turn(0);
    t.sends(0, "kiev L2", "volhynia").sends(0, "red_ruthenia L1", "volhynia");
    t.dice(&[1; 12]).answers(0, ["done", "fief/volhynia", "retreat", "fief/red_ruthenia everybody"]);
    assert_eq!(t.army("red_ruthenia"), "L16 W1", "for the moment");
    t.answers(0, ["done"]);
    assert_eq!((t.frame(), t.waits_for()), (Frame::TurnEnd, Some(0)));
    t.refused(0, "soldier/lancer number/3", "WE-MOUNTAIN-01").refused(0, "done", "WE-MOUNTAIN-01");
    t.answers(0, ["soldier/warlord number/1"]);
    assert_eq!(t.army("kiev"), "L1 W1", "a Warlord goes to a castle of his");
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!(
        (t.army("red_ruthenia").as_str(), t.waits_for()),
        ("L15", Some(1)),
        "the others to the supply"
    );
}

#[test]
fn fifteen_at_the_end_of_a_turn_are_left_alone() {
    ledger::proves!("WE-MOUNTAIN-01", "WE-R-23");
    let mut t = world().holds(0, "kiev L1, red_ruthenia L15").turn(0);
    t.answers(0, ["done", "done"]);
    assert_eq!((t.army("red_ruthenia").as_str(), t.waits_for()), ("L15", Some(1)));
}

#[test]
fn mercenaries_and_warlords_count_in_the_limit() {
    ledger::proves!("WE-MOUNTAIN-01", "WE-R-48");
    let mut t = clash("red_ruthenia", "L13 W1 l2", "L1", &{
        let mut dice = [1; 17];
        dice[0] = 7;
        dice
    });
    assert_eq!(
        t.after(""),
        ["soldier/lancer number/1", "soldier/warlord number/1", "mercenary/lancer number/1"]
    );
    t.answers(0, ["mercenary/lancer number/1"]);
    assert_eq!((t.army("red_ruthenia").as_str(), t.army("kiev").as_str()), ("L13 W1 l1", "L1 l1"));
}

#[test]
fn deployment_respects_the_limit_too() {
    ledger::proves!("WE-R-23");
    let bought = |n: &str| {
        let n = crate::dsl::army(n);
        world()
            .holds(0, "kiev L1, red_ruthenia L15, volhynia L1")
            .so(move |state| state.board.player_mut(table::Seat(0)).recruits = n)
            .deploy()
    };
    let mut t = bought("L1");
    assert!(t.paths().iter().all(|p| !p.contains("red_ruthenia")), "{:?}", t.paths());
    t.answers(0, ["fief/volhynia soldier/lancer"]);
    assert_eq!(t.army("volhynia"), "L2");
}

#[test]
fn a_castle_that_peasants_hold_lifts_the_limit_too() {
    ledger::proves!("WE-MOUNTAIN-03", "WE-R-24");
    let mut t = declared(world().unfinished("red_ruthenia"), "red_ruthenia", "L16");
    t.dice(&[7]).dice(&[1; 16]).answers(0, ["fief/red_ruthenia"]);
    assert_eq!((t.frame(), t.army("red_ruthenia").as_str()), (Frame::Redeploy, "L16"));
}

#[test]
fn no_more_get_ready_than_there_is_room_for() {
    ledger::proves!("WE-R-23");
    let mut t = world().holds(0, "kiev L3 F3, red_ruthenia L13").turn(0);
    t.answers(0, ["done", "fief/kiev mover/foot", "soldier/lancer number/1"]);
    t.refused(0, "soldier/footman number/2", "WE-MANEUVER-02");
    t.answers(0, ["soldier/footman number/1", "fief/red_ruthenia"]);
    assert_eq!(t.army("red_ruthenia"), "L14 F1");
}

#[test]
fn a_warlord_leaves_no_more_in_a_mountain_than_it_holds() {
    ledger::proves!("WE-R-23", "WE-R-10");
    let mut t = world().holds(0, "kiev W1 L4, red_ruthenia L13, hungary_fief L1").turn(0);
    t.answers(0, ["done", "fief/kiev mover/warlord", "soldier/lancer number/3", "fief/red_ruthenia"]);
    t.refused(0, "done", "WE-R-23").refused(0, "leave soldier/lancer number/3", "WE-R-10");
    t.answers(0, ["leave soldier/lancer number/2", "fief/hungary_fief"]);
    assert_eq!((t.army("red_ruthenia").as_str(), t.army("hungary_fief").as_str()), ("L15", "L2 W1"));
    // The fifteenth may stop there.
    let mut t = world().holds(0, "kiev W1 L4, red_ruthenia L14, hungary_fief L1").turn(0);
    t.answers(0, ["done", "fief/kiev mover/warlord", "fief/red_ruthenia", "done"]);
    assert_eq!(t.army("red_ruthenia"), "L14 W1");
}

#[test]
fn a_full_mountain_is_crossed_to_the_last_place_beyond() {
    ledger::proves!("WE-R-23");
    // All of them Mountains: bosnia will have one place, croatia none, austria one.
    let mut t = world().holds(0, "bosnia K1 L14, croatia L15, austria L14").turn(0);
    t.answers(0, ["done", "fief/bosnia mover/knights", "soldier/knight number/1"]);
    t.answers(0, ["fief/croatia", "fief/austria"]);
    assert_eq!(t.army("austria"), "L14 K1");
    // Two do not fit.
    let mut t = world().holds(0, "bosnia K2 L13, croatia L15, austria L14").turn(0);
    t.answers(0, ["done", "fief/bosnia mover/knights"]);
    t.refused(0, "soldier/knight number/2", "WE-MANEUVER-02");
}

#[test]
fn soldiers_of_a_mountain_join_a_warlord_who_can_stay() {
    ledger::proves!("WE-R-23", "WE-WARLORD-02");
    let mut t = world().holds(0, "bosnia W1 L14, croatia L14").turn(0);
    t.answers(0, ["done", "fief/bosnia mover/warlord", "fief/croatia", "soldier/lancer number/3"]);
    t.refused(0, "fief/bosnia", "WE-R-23").answers(0, ["done"]);
    assert_eq!((t.army("croatia").as_str(), t.army("bosnia").as_str()), ("L14 W1", "L14"));
}
