//! Warlords on the march and against peasants (p.8).

use super::{declared, raid, world};
use crate::dsl::{Scene, Sitting, army, fief};
use warlords::board::Phase;
use warlords::flow::Frame;

/// kiev with a Warlord, a way of his own to lithuania and on to old_prussia.
fn east() -> Scene {
    world().holds(0, "kiev W1 L4, polotsk L3, lithuania L2, old_prussia L1")
}

#[test]
fn a_warlord_takes_along_any_number() {
    ledger::proves!("WE-WARLORD-01", "WE-MANEUVER-02");
    let mut t = world().holds(0, "kiev W1 L25 F3 A2 K2, polotsk L1").turn(0);
    t.answers(0, ["fief/kiev mover/warlord", "soldier/lancer number/all", "soldier/footman number/3"]);
    t.answers(0, ["soldier/archer number/2", "soldier/knight number/2", "fief/polotsk", "fief/lithuania"]);
    assert_eq!((t.attackers("lithuania").as_str(), t.army("kiev").as_str()), ("L25 F3 A2 K2 W1", ""));
    // Alone too, and one fief only.
    let mut t = world().holds(0, "kiev W1 L1, polotsk L1").turn(0);
    t.sends(0, "kiev W1", "volhynia");
    assert_eq!(t.attackers("volhynia"), "W1");
}

#[test]
fn two_fiefs_and_no_more() {
    ledger::proves!("WE-WARLORD-01", "WE-MANEUVER-02", "WE-R-13");
    let mut t = east().turn(0);
    t.answers(0, ["fief/kiev mover/warlord", "fief/polotsk"]);
    t.refused(0, "fief/lithuania", "WE-R-08").refused(0, "fief/old_prussia", "WE-MANEUVER-02");
    t.answers(0, ["fief/black_ruthenia"]);
    // In Redeployment a step to lithuania is his second and last.
    let mut t = east().turn(0);
    t.answers(0, ["done", "fief/kiev mover/warlord", "fief/polotsk", "fief/lithuania"]);
    assert_eq!((t.frame(), t.army("lithuania").as_str()), (Frame::Redeploy, "L2 W1"));
}

#[test]
fn soldiers_join_him_on_the_way() {
    ledger::proves!("WE-WARLORD-02", "WE-WARLORD-05");
    let mut t = east().turn(0);
    t.answers(0, ["fief/kiev mover/warlord", "soldier/lancer number/2", "fief/polotsk"]);
    t.refused(0, "soldier/lancer number/4", "WE-MANEUVER-02");
    t.joins(0, &army("L3")).answers(0, ["fief/black_ruthenia"]);
    assert_eq!(t.attackers("black_ruthenia"), "L5 W1");
    assert_eq!((t.army("kiev").as_str(), t.army("polotsk").as_str()), ("L2", ""));
    // They cannot be met where he does not go.
    let mut t = east().turn(0);
    t.answers(0, ["fief/kiev mover/warlord"]);
    t.refused(0, "soldier/lancer number/5", "WE-MANEUVER-02");
}

/// A Long March for the Warlord of kiev.
fn marching() -> Sitting {
    let mut t = east().hand(0, "C01").turn(0);
    t.answers(0, ["card/C01"]);
    if t.may("fief/kiev") {
        t.answers(0, ["fief/kiev"]);
    }
    t
}

#[test]
fn with_a_long_march_he_goes_one_fief_more() {
    ledger::proves!("WE-WARLORD-03", "WE-WARLORD-05", "WE-R-13");
    let mut t = marching();
    t.answers(
        0,
        ["fief/kiev mover/long-march", "soldier/lancer number/1", "fief/polotsk", "soldier/lancer number/1"],
    );
    t.answers(0, ["fief/lithuania", "soldier/lancer number/2"]);
    // Every fief on the way is his; the last is not.
    t.refused(0, "fief/old_prussia", "WE-R-08").answers(0, ["fief/black_ruthenia"]);
    assert_eq!(t.attackers("black_ruthenia"), "L4 W1", "those picked up later too");
    t.refused(0, "fief/polotsk mover/long-march", "WE-WARLORD-03");
}

#[test]
fn a_long_march_is_for_one_warlord_in_one_turn() {
    ledger::proves!("WE-WARLORD-03", "WE-R-13");
    let mut t = east().turn(0);
    t.refused(0, "fief/kiev mover/long-march", "WE-WARLORD-03");
    let mut t = east().holds(0, "kiev W2 L4").hand(0, "C01").turn(0);
    t.answers(0, ["card/C01", "fief/kiev"]);
    t.answers(0, ["fief/kiev mover/long-march", "fief/volhynia"]);
    t.refused(0, "fief/kiev mover/long-march", "WE-WARLORD-03");
    // Saved for Redeployment, three fiefs.
    let mut t = marching();
    t.answers(
        0,
        ["done", "fief/kiev mover/long-march", "fief/polotsk", "fief/lithuania", "fief/old_prussia"],
    );
    assert_eq!((t.frame(), t.army("old_prussia").as_str()), (Frame::Redeploy, "L1 W1"));
    // Not kept for another turn.
    let mut t = marching();
    t.answers(0, ["done", "done"]);
    assert_eq!(t.state.board.long_march, None);
}

#[test]
fn a_long_march_needs_a_warlord_who_has_not_moved() {
    ledger::proves!("WE-R-13", "WE-WARLORD-03");
    let mut t = east().hand(0, "C01").turn(0);
    t.sends(0, "kiev W1 L1", "volhynia");
    t.refused(0, "card/C01", "WE-CARD-06");
    let mut t = east().hand(0, "C01").turn(0);
    t.answers(0, ["done"]).sends(0, "kiev W1", "polotsk lithuania");
    t.refused(0, "card/C01", "WE-CARD-06");
}

#[test]
fn a_long_march_lengthens_no_retreat() {
    ledger::proves!("WE-R-13", "WE-RETREAT-04");
    let mut t = marching();
    t.answers(0, ["fief/kiev mover/long-march", "fief/polotsk", "fief/lithuania", "fief/black_ruthenia"]);
    t.dice(&[1, 1, 1]).answers(0, ["done", "fief/black_ruthenia", "retreat"]);
    // kiev, polotsk and lithuania are all next to black_ruthenia; nothing farther is.
    assert_eq!(t.after("fief/"), ["kiev everybody", "lithuania everybody", "polotsk everybody"]);
    t.refused(0, "fief/old_prussia everybody", "WE-RETREAT-02");
}

#[test]
fn nobody_walks_to_a_warlord_and_then_on_with_him() {
    ledger::proves!("WE-WARLORD-04", "WE-REDEPLOY-02");
    let mut t = world().holds(0, "kiev L2, polotsk L1, lithuania W1 L1, black_ruthenia L1").turn(0);
    t.answers(0, ["done"]).sends(0, "kiev L2", "polotsk");
    t.answers(0, ["fief/lithuania mover/warlord", "fief/polotsk"]);
    t.refused(0, "soldier/lancer number/2", "WE-MANEUVER-02");
    t.joins(0, &army("L1"));
    t.refused(0, "soldier/lancer number/1", "WE-WARLORD-04");
    t.answers(0, ["fief/black_ruthenia"]);
    assert_eq!((t.army("black_ruthenia").as_str(), t.army("polotsk").as_str()), ("L2 W1", "L2"));
}

#[test]
fn against_peasants_warlords_fall_last() {
    ledger::proves!("WE-WARLORD-06", "WE-R-17");
    let mut t = raid("black_ruthenia", "L1 F1 W2", &[1, 1, 1, 1, 8, 1]);
    assert_eq!(t.paths(), ["soldier/lancer number/1", "soldier/footman number/1"]);
    t.refused(0, "soldier/warlord number/1", "WE-WARLORD-06");
    t.dice(&[1, 1, 1, 8, 8]).answers(0, ["soldier/footman number/1", "fight"]);
    assert_eq!(t.army("kiev"), "L1 W1", "the Lancer, then a Warlord, who is home at once");
    assert_eq!(t.attackers("black_ruthenia"), "W1");
    let t = raid("black_ruthenia", "L1 W1", &[1, 1, 8, 1]);
    assert_eq!(t.attackers("black_ruthenia"), "W1", "nobody is asked: he may not fall");
    let t = raid("black_ruthenia", "l1 W1", &[1, 1, 8, 1]);
    assert_eq!(t.attackers("black_ruthenia"), "W1", "after mercenaries too");
}

#[test]
fn a_warlord_lost_to_peasants_goes_to_a_castle_of_his() {
    ledger::proves!("WE-WARLORD-07");
    let mut t =
        declared(world().holds(0, "polotsk L1, lithuania L1").unfinished("polotsk"), "volhynia", "W1");
    t.dice(&[1, 8]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.after("fief/"), ["kiev", "polotsk"], "finished or not");
    t.refused(0, "fief/lithuania", "WE-WARLORD-07").refused(0, "fief/portugal", "WE-WARLORD-07");
    t.answers(0, ["fief/polotsk"]);
    assert_eq!(
        (t.army("polotsk").as_str(), t.state.board.captives.len()),
        ("L1 W1", 0),
        "not captured, not dead"
    );
    t.refused(0, "fief/polotsk mover/warlord", "WE-REDEPLOY-02");
}

#[test]
fn a_warlord_lost_to_peasants_without_a_castle_goes_to_the_supply() {
    ledger::proves!("WE-R-19", "WE-WARLORD-07");
    let scene = world().holds(0, "kiev W1 L1").so(|state| {
        state.board.castles.remove(fief("kiev"));
        state.board.finished.remove(fief("kiev"));
    });
    let mut t = scene.turn(0);
    t.answers(0, ["play-on"]).sends(0, "kiev W1", "volhynia");
    t.dice(&[1, 8]).answers(0, ["done", "fief/volhynia"]);
    assert_eq!((t.army("kiev").as_str(), t.state.board.captives.len()), ("L1", 0));
    assert_eq!(t.told("WE-R-19").len(), 1);
    let left = t.state.board.pieces_left(t.game.components(), table::Seat(0), warlords::army::Kind::Warlord);
    assert_eq!(left, Some(3), "he can be bought again");
}

#[test]
fn new_warlords_are_placed_in_a_castle() {
    ledger::proves!("WE-WARLORD-08");
    let bought = |fiefs: &str| {
        let scene = world().holds(0, fiefs);
        scene.so(|state| state.board.player_mut(table::Seat(0)).recruits = army("W1"))
    };
    let mut t = bought("kiev L1, volhynia L1, polotsk L1").castle("polotsk").deploy();
    t.refused(0, "fief/volhynia soldier/warlord", "WE-DEPLOY-07");
    t.answers(0, ["fief/polotsk", "soldier/warlord number/1"]);
    assert_eq!((t.army("polotsk").as_str(), t.army("volhynia").as_str()), ("L1 W1", "L1"));
    let t = bought("kiev L1, volhynia L1").deploy();
    assert_eq!((t.army("kiev").as_str(), t.army("volhynia").as_str()), ("L1 W1", "L1"), "the only castle");
}

#[test]
fn no_warlord_is_bought_while_one_is_captive() {
    ledger::proves!("WE-WARLORD-09", "WE-R-44");
    let mut t = world().gold(0, 50).captive("portugal", 0).recruit();
    t.refused(0, "soldier/warlord number/1", "WE-WARLORD-09");
    t.answers(0, ["soldier/knight number/1"]);
    let mut t = world().gold(0, 50).captive("kiev", 1).recruit();
    t.answers(0, ["soldier/warlord number/2"]);
    assert_eq!(t.phase(), Phase::Recruit, "another's captive is no bar");
}

#[test]
fn a_long_march_reaches_a_front_three_fiefs_away() {
    ledger::proves!("WE-WARLORD-03", "WE-MANEUVER-04");
    let own = "almohads W1 L2, al_andalus L1, aragon L1, castile L1, portugal L1, ifriqiya L1";
    let scene =
        || world().holds(0, own).so(|state| state.board.owned[1].remove(fief("portugal"))).castle("ifriqiya");
    let mut t = scene().holds(1, "leon L1").castle("leon").hand(0, "C01").turn(0);
    t.answers(0, ["card/C01", "fief/almohads", "fief/almohads mover/long-march", "soldier/lancer number/1"]);
    t.answers(0, ["fief/al_andalus", "fief/aragon", "fief/navarre"]);
    assert_eq!(t.attackers("navarre"), "L1 W1");
    let mut t = scene().holds(1, "leon L1").castle("leon").turn(0);
    t.answers(0, ["fief/almohads mover/warlord"]);
    t.refused(0, "fief/al_andalus", "WE-R-08");
    assert_eq!(t.after("fief/"), ["ifriqiya"], "without it only Pisa and Sicily are near enough");
}
