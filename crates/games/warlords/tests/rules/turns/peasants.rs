//! Peasants (p.1, p.3, p.4).

use super::{declared, raid, world};
use warlords::board::Phase;
use warlords::content::Deck;

#[test]
fn a_fief_without_soldiers_is_the_peasants() {
    ledger::proves!("WE-PEASANT-01", "WE-PEASANT-02");
    let mut t = world().holds(0, "volhynia L1").turn(0);
    assert_eq!((t.owner("volhynia"), t.owner("polotsk")), (Some(0), None));
    let ruled = serde_json::to_value(t.view(0)).expect("it can be written");
    let ruled = ruled["fiefs"].as_array().and_then(|all| all.iter().find(|f| f["id"] == "volhynia").cloned());
    assert_eq!(ruled.expect("in play")["peasants"], 0, "where somebody rules no peasant defends");
    // Its only Lancer goes to fight elsewhere.
    t.sends(0, "volhynia L1", "black_ruthenia");
    t.dice(&[1, 8, 8]).answers(0, ["done", "fief/black_ruthenia", "done"]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (None, ""), "nobody is left there");
    let shown = serde_json::to_value(t.view(0)).expect("it can be written");
    let fiefs = shown["fiefs"].as_array().expect("a list");
    let volhynia = fiefs.iter().find(|f| f["id"] == "volhynia").expect("in play");
    assert!(
        volhynia["owner"].is_null() && volhynia["army"] == serde_json::json!({}),
        "peasants are no pieces"
    );
    assert_eq!((&volhynia["peasants"], &volhynia["gold"]), (&1.into(), &1.into()), "but they are told");
}

#[test]
fn a_battle_starts_with_as_many_peasants_as_cities() {
    ledger::proves!("WE-PEASANT-03", "WE-PEASANT-05", "WE-PEASANT-06");
    for (word, cities, die) in [("volhynia", 1, 8), ("black_ruthenia", 2, 10), ("red_ruthenia", 1, 12)] {
        let mut dice = vec![1];
        dice.extend(vec![7; cities]);
        let t = raid(word, "L1", &dice);
        let sevens = vec!["7"; cities].join(" ");
        assert_eq!(
            t.rolls(),
            ["attacker lancer d8 7+: 1".to_owned(), format!("defender peasant d{die} 8+: {sevens}")]
        );
        assert_eq!(t.attackers(word), "L1", "a peasant misses with 7");
    }
    let mut farmland = world().holds(0, "gascony L1").turn(0);
    farmland.sends(0, "gascony L1", "aquitaine");
    farmland.dice(&[6, 7, 7, 8]).answers(0, ["done", "fief/aquitaine"]);
    assert_eq!(farmland.rolls()[1], "defender peasant d8 8+: 8 7 7");
    assert_eq!(farmland.phase(), Phase::Redeployment, "and hits with 8");
}

#[test]
fn peasants_are_at_once_back_at_full_number() {
    ledger::proves!("WE-PEASANT-04", "WE-PEASANT-03");
    // One of two falls, then the attackers retreat; the next to come meets two.
    let mut t = declared(world().holds(1, "lithuania L1"), "black_ruthenia", "L2");
    t.dice(&[7, 1, 1, 1]).answers(0, ["fief/black_ruthenia"]);
    assert_eq!(t.state.board.battle.peasants, 1);
    t.answers(0, ["retreat", "fief/kiev everybody", "done"]);
    t.sends(1, "lithuania L1", "black_ruthenia");
    t.dice(&[1, 8, 1]).answers(1, ["done", "fief/black_ruthenia"]);
    assert_eq!((t.dice_left(), t.attackers("black_ruthenia").as_str()), (0, ""), "two peasants rolled");
    assert_eq!(t.owner("black_ruthenia"), None);
}

#[test]
fn the_fief_of_destroyed_defenders_has_all_its_peasants() {
    ledger::proves!("WE-PEASANT-04", "WE-BATTLE-12");
    let scene = world().holds(1, "black_ruthenia L1").holds(2, "lithuania L1");
    let mut t = declared(scene, "black_ruthenia", "L1");
    t.dice(&[8, 9]).answers(0, ["fief/black_ruthenia", "done"]);
    assert_eq!((t.owner("black_ruthenia"), t.army("black_ruthenia").as_str()), (None, ""));
    t.answers(1, ["done", "done"]).sends(2, "lithuania L1", "black_ruthenia");
    t.dice(&[1, 1, 8]).answers(2, ["done", "fief/black_ruthenia"]);
    assert_eq!((t.dice_left(), t.owner("black_ruthenia")), (0, None), "two peasants rolled");
}

#[test]
fn peasants_never_march_and_are_not_for_sale() {
    ledger::proves!("WE-PEASANT-07");
    let mut t = world().turn(0);
    t.refused(0, "fief/volhynia mover/foot", "WE-MANEUVER-02");
    // A whole round in which nobody does anything: no fief changes hands.
    let before = t.state.board.owned;
    t.pass_to(Phase::Recruit);
    assert_eq!(t.state.board.owned, before, "peasants attack nobody");
    let mut t = world().gold(0, 99).recruit();
    assert!(t.paths().iter().all(|p| !p.contains("peasant")));
    t.refused(0, "castle kingdom/france", "WE-DEPLOY-03");
    t.pass_to(Phase::Deploy);
    assert!(t.state.board.taken().len() == 4);
}

#[test]
fn nobody_is_asked_to_roll_for_peasants() {
    ledger::proves!("WE-PEASANT-08");
    // The hand at the table that rolls for them is the engine's: dice of both sides are there at once.
    let t = raid("black_ruthenia", "L1", &[6, 7, 1]);
    assert_eq!((t.waits_for(), t.dice_left()), (Some(0), 0), "the neighbour is not waited for");
    assert_eq!(t.rolls().len(), 2);
}

#[test]
fn a_peasant_shot_by_archers_does_not_roll() {
    ledger::proves!("WE-PEASANT-09", "WE-PEASANT-10", "WE-ARCHER-02");
    let t = raid("black_ruthenia", "A1 L1", &[5, 1, 8]);
    assert_eq!(
        t.rolls(),
        ["attacker archer d8 5+: 5", "attacker lancer d8 7+: 1", "defender peasant d10 8+: 8"]
    );
    assert_eq!(t.paths(), ["soldier/lancer number/1", "soldier/archer number/1"], "the other one hit");
}

#[test]
fn peasants_roll_in_the_main_step_only() {
    ledger::proves!("WE-PEASANT-10", "WE-PEASANT-09");
    let t = raid("black_ruthenia", "A2", &[4, 4, 10, 1]);
    let rolls = ["attacker archer d8 5+: 4 4", "defender peasant d10 8+: 10 1"];
    assert_eq!(t.rolls(), rolls, "after the archers, both of them");
    assert_eq!(t.attackers("black_ruthenia"), "A1");
    let t = raid("black_ruthenia", "A2", &[5, 5]);
    assert_eq!((t.owner("black_ruthenia"), t.rolls().len()), (Some(0), 1), "and not at all if all are shot");
}

#[test]
fn peasants_in_an_abandoned_castle_defend_it() {
    ledger::proves!("WE-R-24", "WE-R-37", "WE-PEASANT-05");
    let scene = world().unfinished("volhynia").deck(Deck::Conquest, "C04");
    let mut t = declared(scene, "volhynia", "A1 L2");
    t.dice(&[5, 1, 1, 7]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.rolls()[0], "attacker archer d8 6+: 5");
    assert_eq!(t.rolls()[2], "defender peasant d10 8+: 7", "Plains would be d8");
    t.dice(&[6]).answers(0, ["fight"]);
    assert_eq!((t.owner("volhynia"), t.phase()), (Some(0), Phase::Redeployment), "no soldiers are bought");
    assert_eq!((t.gold(0), t.cards(0)), (0, 0), "no gold and no card for it");
    t.answers(0, ["done"]);
    assert_eq!(t.cards(0), 1, "it is a conquered fief");
    assert!(t.state.board.castles.has(crate::dsl::fief("volhynia")));
}
