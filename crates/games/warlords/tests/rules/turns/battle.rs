//! The Battle phase (p.4-5).

use super::{clash, declared, raid, world};
use crate::dsl::{Sitting, fief};
use warlords::board::Phase;
use warlords::content::Deck;
use warlords::event::Event;
use warlords::flow::Frame;

/// Three attacks from kiev.
fn three() -> Sitting {
    let mut t = world().holds(0, "kiev L7").holds(1, "volhynia L2").turn(0);
    t.sends(0, "kiev L2", "volhynia").sends(0, "kiev L2", "polotsk").sends(0, "kiev L2", "cumania");
    t.answers(0, ["done"]);
    t
}

#[test]
fn the_attacker_picks_the_order_of_his_battles() {
    ledger::proves!("WE-BATTLE-01");
    let mut t = three();
    t.refused(0, "fief/kiev", "WE-BATTLE-01");
    t.dice(&[7, 7, 1]).answers(0, ["fief/polotsk"]);
    assert_eq!(t.after("fief/"), ["volhynia", "cumania"]);
    t.refused(0, "fief/polotsk", "WE-BATTLE-01").dice(&[7, 7, 1]).answers(0, ["fief/cumania"]);
    assert_eq!(t.after("fief/"), ["volhynia"]);
}

#[test]
fn a_battle_is_fought_to_its_end() {
    ledger::proves!("WE-BATTLE-02", "WE-BATTLE-09");
    let mut t = three();
    t.dice(&[1, 1, 1, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.paths(), ["fight", "retreat"], "no other battle before this one is over");
    t.refused(0, "done", "WE-RETREAT-01");
    for _ in 0..3 {
        t.dice(&[1, 1, 1, 1]).answers(0, ["fight"]);
        assert_eq!(t.frame(), Frame::Decide);
    }
    t.dice(&[7, 7, 1, 1]).answers(0, ["fight"]);
    assert_eq!((t.owner("volhynia"), t.after("fief/").len()), (Some(0), 2), "now it is");
}

#[test]
fn a_declared_battle_is_not_called_off() {
    ledger::proves!("WE-R-77", "WE-RETREAT-01");
    let mut t = three();
    t.refused(0, "done", "WE-R-77").refused(0, "retreat", "WE-BATTLE-01");
}

#[test]
fn archers_first_then_all_others() {
    ledger::proves!(
        "WE-BATTLE-03",
        "WE-BATTLE-04",
        "WE-BATTLE-06",
        "WE-ARCHER-01",
        "WE-ARCHER-03",
        "WE-ARCHER-04"
    );
    let mut t = clash("volhynia", "L2 F1 A2 K1 W1", "L1 F1 A1 K1 W1", &[1; 12]);
    let rolls = [
        "attacker archer d8 5+: 1 1",
        "defender archer d8 5+: 1",
        "attacker lancer d8 7+: 1 1",
        "attacker footman d8 5+: 1",
        "attacker knight d8 4+: 1",
        "attacker warlord d8 5+: 1",
        "defender lancer d8 7+: 1",
        "defender footman d8 5+: 1",
        "defender knight d8 4+: 1",
        "defender warlord d8 5+: 1",
    ];
    assert_eq!((t.rolls(), t.dice_left()), (rolls.map(String::from).to_vec(), 0), "each rolls one die");
    t.events.clear();
    t.dice(&[1; 12]).answers(0, ["fight"]);
    assert_eq!(t.rolls(), rolls, "and again in the next battle round");
}

#[test]
fn a_roll_of_the_number_or_above_is_a_hit() {
    ledger::proves!("WE-BATTLE-05", "WE-BATTLE-06");
    for (who, number) in
        [("L", 7), ("F", 5), ("A", 5), ("K", 4), ("W", 5), ("l", 7), ("f", 5), ("a", 5), ("k", 4)]
    {
        let attack = format!("{who}1");
        // The defender's Lancers never hit here; an attacker of one kind rolls one die.
        let fall = |face: u8| {
            let t = clash("volhynia", &attack, "L3", &[face, 1, 1, 1]);
            3 - t.state.board.armies[fief("volhynia")].total()
        };
        assert_eq!((fall(number - 1), fall(number), fall(8)), (0, 1, 1), "{who} attacks");
        let lose = |face: u8| {
            let mut dice = vec![1, 1, 1, face];
            if "Aa".contains(who) {
                dice.rotate_right(1);
            }
            let t = clash("volhynia", "L3", &attack, &dice);
            3 - t.state.board.attacks[fief("volhynia")].total()
        };
        assert_eq!((lose(number - 1), lose(number), lose(8)), (0, 1, 1), "{who} defends");
    }
    let peasant = |face| raid("volhynia", "L2", &[1, 1, face]).attackers("volhynia");
    assert_eq!((peasant(7).as_str(), peasant(8).as_str()), ("L2", "L1"));
}

#[test]
fn one_hit_is_one_soldier() {
    ledger::proves!("WE-BATTLE-05", "WE-CASUALTY-05");
    let t = clash("volhynia", "L4", "L5", &[7, 8, 6, 7, 8, 7, 6, 6, 1]);
    assert_eq!((t.attackers("volhynia").as_str(), t.army("volhynia").as_str()), ("L2", "L2"));
}

#[test]
fn both_sides_roll_at_the_same_time() {
    ledger::proves!("WE-BATTLE-07", "WE-BATTLE-08");
    // The attacker's dice come first; the defenders they hit have rolled before anybody is removed.
    let t = clash("volhynia", "L2", "L2", &[8, 8, 8, 1]);
    assert_eq!(
        (t.owner("volhynia"), t.army("volhynia").as_str()),
        (Some(0), "L1"),
        "one of two fell to the fallen"
    );
    let dice: Vec<bool> = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::Rolled { .. } | Event::Fell { .. }))
        .map(|e| matches!(e, Event::Rolled { .. }))
        .collect();
    assert_eq!(dice, [true, true, false, false], "all dice, then all losses");
    // Archers alike.
    let t = clash("volhynia", "A1", "A1", &[5, 5]);
    assert_eq!((t.owner("volhynia"), t.dice_left()), (None, 0), "both fell");
}

#[test]
fn rounds_repeat_with_the_archers_step_until_a_side_is_destroyed() {
    ledger::proves!("WE-BATTLE-09", "WE-ARCHER-01");
    let mut t = clash("volhynia", "A1 L1", "A2", &[1, 1, 1, 1]);
    t.dice(&[5, 1, 1, 1]).answers(0, ["fight"]);
    assert_eq!(t.army("volhynia"), "A1");
    assert_eq!(t.state.board.battle.round, 2);
    // The last one falls in the archers' step: no main step.
    t.dice(&[5, 1, 8]).answers(0, ["fight"]);
    assert_eq!((t.dice_left(), t.owner("volhynia"), t.army("volhynia").as_str()), (1, Some(0), "L1 A1"));
    // Or the attackers are.
    let t = clash("volhynia", "L1", "L1", &[1, 7]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(1), "L1"));
    assert_eq!((t.phase(), t.attackers("volhynia").as_str()), (Phase::Redeployment, ""));
}

#[test]
fn the_survivors_stay_in_the_fief_which_is_theirs() {
    ledger::proves!("WE-BATTLE-10", "WE-BATTLE-11");
    let mut t = clash("volhynia", "L3 K1 W1", "L1", &[7, 1, 1, 1, 1, 1]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(0), "L3 K1 W1"), "all of them");
    assert_eq!(t.attackers("volhynia"), "");
    assert_eq!(t.phase(), Phase::Redeployment);
    for mover in ["foot", "knights", "warlord"] {
        t.refused(0, &format!("fief/volhynia mover/{mover}"), "WE-REDEPLOY-02");
    }
    t.sends(0, "kiev L1", "volhynia");
    t.refused(0, "fief/volhynia mover/foot", "WE-REDEPLOY-02");
}

#[test]
fn who_attacked_and_came_back_does_not_move_again() {
    ledger::proves!("WE-BATTLE-11", "WE-REDEPLOY-02");
    let mut t = declared(world().holds(0, "polotsk L1"), "volhynia", "L2");
    t.dice(&[1, 1, 1]).answers(0, ["fief/volhynia", "retreat", "fief/kiev everybody"]);
    assert_eq!(t.army("kiev"), "L3");
    t.answers(0, ["fief/kiev mover/foot"]);
    t.refused(0, "soldier/lancer number/2", "WE-MANEUVER-02");
    t.answers(0, ["soldier/lancer number/1", "fief/polotsk"]);
    assert_eq!(
        (t.army("kiev").as_str(), t.army("polotsk").as_str()),
        ("L2", "L2"),
        "only the one who had stayed"
    );
    t.refused(0, "fief/kiev mover/foot", "WE-REDEPLOY-02");
}

#[test]
fn both_sides_destroyed_leave_the_fief_to_the_peasants() {
    ledger::proves!("WE-BATTLE-12", "WE-R-27");
    let mut t = clash("volhynia", "L2", "L2", &[8, 8, 8, 8]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (None, ""));
    assert_eq!(t.attackers("volhynia"), "");
    t.answers(0, ["done"]);
    assert_eq!(t.cards(0), 0, "that is no conquest");
    // Against peasants alike.
    let mut t = raid("volhynia", "L1", &[7, 8]);
    assert_eq!((t.owner("volhynia"), t.phase()), (None, Phase::Redeployment));
    t.answers(0, ["done"]);
    assert_eq!(t.cards(0), 0);
}

#[test]
fn a_castle_whose_garrison_died_with_the_attackers_holds() {
    ledger::proves!("WE-BATTLE-13", "WE-R-25");
    for (is_finished, die) in [(true, 12), (false, 10)] {
        let scene = world().holds(1, "volhynia F1");
        let scene = if is_finished { scene.castle("volhynia") } else { scene.unfinished("volhynia") };
        let mut t = declared(scene, "volhynia", "L2");
        t.dice(&[7, 1, 4]).answers(0, ["fief/volhynia"]);
        assert_eq!((t.owner("volhynia"), t.state.board.finished.has(fief("volhynia"))), (Some(0), false));
        let scene = world().holds(1, "volhynia F1");
        let scene = if is_finished { scene.castle("volhynia") } else { scene.unfinished("volhynia") };
        let mut t = declared(scene, "volhynia", "L1");
        t.dice(&[7, 5]).answers(0, ["fief/volhynia"]);
        assert_eq!(t.rolls()[1], format!("defender footman d{die} 5+: 5"));
        assert_eq!(
            (t.owner("volhynia"), t.army("volhynia").as_str()),
            (Some(1), "L1"),
            "one Lancer, not the Footman"
        );
        let board = &t.state.board;
        assert!(board.castles.has(fief("volhynia")));
        assert_eq!(board.finished.has(fief("volhynia")), is_finished, "in the state it was in");
        t.answers(0, ["done"]);
        assert_eq!((t.cards(0), t.gold(0)), (0, 0));
    }
}

#[test]
fn the_free_lancer_is_only_for_both_destroyed() {
    ledger::proves!("WE-R-25", "WE-BATTLE-13");
    // A castle with survivors gets nobody, nor does one that is taken.
    let mut t = declared(world().holds(1, "volhynia L2").castle("volhynia"), "volhynia", "L1");
    t.dice(&[7, 7, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.army("volhynia"), "L1");
    let mut t = declared(world().holds(1, "volhynia L1").castle("volhynia"), "volhynia", "L2");
    t.dice(&[7, 1, 7]).answers(0, ["fief/volhynia"]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(0), "L1"));
}

#[test]
fn cards_come_before_the_dice_better_initiative_first() {
    ledger::proves!("WE-R-59");
    for (order, first) in [([0, 1, 2, 3], 0), ([1, 0, 2, 3], 1), ([2, 3, 1, 0], 1)] {
        let scene = world().order(order).hand(0, "C08").hand(1, "C08").hand(2, "C07").holds(1, "volhynia L2");
        let mut t = scene.holds(0, "kiev L3").turn(0);
        t.sends(0, "kiev L2", "volhynia").answers(0, ["done", "fief/volhynia"]);
        assert_eq!((t.waits_for(), t.rolls().len()), (Some(first), 0), "before the dice");
        t.refused(first, "fight", "WE-R-59").answers(first, ["done"]);
        t.dice(&[1, 1, 1, 1]).answers(1 - first, ["done"]);
        assert_eq!(
            (t.dice_left(), t.frame()),
            (0, Frame::Decide),
            "no card between the steps, no third party"
        );
        t.answers(0, ["fight"]);
        assert_eq!(t.waits_for(), Some(first), "and before the next battle round");
    }
}

#[test]
fn reinforcements_by_a_card_fight_on_the_side_of_him_who_played_it() {
    ledger::proves!("WE-R-61", "WE-BATTLE-11");
    let scene = world().hand(0, "M05").hand(1, "M05").holds(1, "volhynia L1");
    let mut t = declared(scene, "volhynia", "L1");
    t.answers(0, ["fief/volhynia", "card/M05"]);
    assert_eq!(t.attackers("volhynia"), "L1 l2");
    t.dice(&[7, 7, 7, 1, 1, 1]).answers(1, ["card/M05"]);
    assert_eq!((t.dice_left(), t.owner("volhynia")), (0, Some(0)), "three against three");
    assert_eq!(t.army("volhynia"), "L1 l2");
    t.refused(0, "fief/volhynia mover/foot", "WE-REDEPLOY-02");
}

#[test]
fn a_side_that_a_card_has_destroyed_has_lost_without_dice() {
    ledger::proves!("WE-R-77");
    let scene = world().hand(0, "M12").holds(1, "volhynia L4").deck(Deck::Conquest, "C04");
    let mut t = declared(scene, "volhynia", "L1");
    t.answers(0, ["fief/volhynia", "card/M12"]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(0), "L1"));
    assert_eq!(t.rolls().len(), 0);
    // One more soldier, and there are dice.
    let mut t = declared(world().hand(0, "M12").holds(1, "volhynia L5"), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia", "card/M12"]);
    assert_eq!((t.rolls().len(), t.owner("volhynia")), (2, Some(0)));
}

#[test]
fn cards_find_soldiers_on_a_border() {
    ledger::proves!("WE-R-78", "WE-R-62");
    let mut t = world().holds(0, "kiev L2").hand(0, "M02").turn(0);
    t.sends(0, "kiev L2", "volhynia");
    t.answers(0, ["card/M02"]);
    assert!(t.paths().iter().any(|p| p.starts_with("attack/volhynia")), "{:?}", t.paths());
}
