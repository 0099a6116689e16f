//! The odds of battles.

use serde_json::json;
use warlords::army::{Army, Kind, Troop};
use warlords::battle::Side;
use warlords::content::Content;
use warlords::odds::{Battle, Castle, Method, Odds, Toll, consult};

fn army(troops: &[(Kind, u16)]) -> Army {
    troops.iter().map(|(kind, n)| (Troop::own(*kind), *n)).collect()
}

fn battle(attackers: &[(Kind, u16)], defenders: &[(Kind, u16)]) -> Battle {
    let (attackers, defenders) = (army(attackers), army(defenders));
    Battle { attackers, defenders, peasants: 0, attack_die: 8, defence_die: 8, castle: Castle::None }
}

fn near(one: f64, other: f64, by: f64) {
    assert!((one - other).abs() <= by, "{one} is not {other}");
}

/// A Lancer hits with 1/4, a peasant on d8 with 1/8: of the 11 in 32 rounds in which anything happens he alone hits
/// in 7, the peasant alone in 3, both in 1.
#[test]
fn a_lancer_against_a_peasant() {
    let odds = Battle { peasants: 1, ..battle(&[(Kind::Lancer, 1)], &[]) }.odds(Content::base());
    near(odds.conquered, 7.0 / 11.0, 1e-12);
    near(odds.repelled, 3.0 / 11.0, 1e-12);
    near(odds.destroyed, 1.0 / 11.0, 1e-12);
    near(odds.rounds, 32.0 / 11.0, 1e-12);
    near(odds.attackers.lost, 4.0 / 11.0, 1e-12);
    near(odds.attackers.gold, 12.0 / 11.0, 1e-12);
    near(odds.defenders.lost, 8.0 / 11.0, 1e-12);
    near(odds.defenders.gold, 0.0, 1e-12);
    assert_eq!(odds.method, Method::Exact);
}

/// WE-ARCHER-02: the archer wins outright with 1/2, else the Lancer strikes with 1/4 in the main step: the archer
/// wins 1/2 of the 1/2 + 1/2 * 1/4 rounds that decide.
#[test]
fn an_archer_shoots_first() {
    let odds = battle(&[(Kind::Archer, 1)], &[(Kind::Lancer, 1)]).odds(Content::base());
    near(odds.conquered, 0.8, 1e-12);
    near(odds.repelled, 0.2, 1e-12);
    near(odds.destroyed, 0.0, 1e-12);
}

/// WE-EX-30, and archers at a castle: WE-EX-20.
#[test]
fn chances_to_hit() {
    let content = Content::base();
    for (die, eighths) in [(8, [5, 4, 4, 2]), (10, [7, 6, 6, 4]), (12, [9, 8, 8, 6])] {
        let battle = Battle { attack_die: die, defence_die: die, ..battle(&[], &[]) };
        let kinds = [Kind::Knight, Kind::Footman, Kind::Archer, Kind::Lancer];
        for (kind, hits) in kinds.into_iter().zip(eighths) {
            for side in Side::BOTH {
                near(battle.chance(content, side, kind), f64::from(hits) / f64::from(die), 1e-12);
            }
        }
        let castle = Battle { castle: Castle::Unfinished, ..battle };
        let archers = Side::BOTH.map(|side| castle.chance(content, side, Kind::Archer) * f64::from(die));
        near(archers[0], f64::from(die) - 5.0, 1e-12);
        near(archers[1], f64::from(die) - 3.0, 1e-12);
        near(
            castle.chance(content, Side::Attacker, Kind::Knight) * f64::from(die),
            f64::from(die) - 3.0,
            1e-12,
        );
    }
}

#[test]
fn castles_dice_and_archers_matter() {
    let open = battle(&[(Kind::Lancer, 6), (Kind::Archer, 3)], &[(Kind::Lancer, 5), (Kind::Archer, 2)]);
    let better = Battle { defence_die: 12, ..open };
    let castle = Battle { castle: Castle::Finished, ..better };
    let chances = [open, better, castle].map(|battle| battle.odds(Content::base()).conquered);
    assert!(chances.is_sorted_by(|a, b| a > b), "{chances:?}");
    let footmen = battle(&[(Kind::Footman, 5)], &[(Kind::Lancer, 6)]).odds(Content::base()).conquered;
    let archers = battle(&[(Kind::Archer, 5)], &[(Kind::Lancer, 6)]).odds(Content::base()).conquered;
    assert!(archers > footmen, "they shoot first: {archers} {footmen}");
}

fn mixed() -> Vec<Battle> {
    use Kind::{Archer, Footman, Knight, Lancer, Warlord};
    let castle = battle(
        &[(Lancer, 14), (Footman, 4), (Archer, 2), (Knight, 3), (Warlord, 1)],
        &[(Lancer, 8), (Archer, 3)],
    );
    let hired: Army = Troop::ALL.into_iter().map(|troop| (troop, 2)).collect();
    vec![
        battle(&[(Lancer, 3)], &[(Footman, 2)]),
        battle(&[(Knight, 2), (Warlord, 1)], &[(Archer, 4), (Lancer, 1)]),
        Battle { castle: Castle::Finished, defence_die: 12, ..castle },
        Battle { attackers: hired, peasants: 3, defence_die: 10, ..battle(&[], &[]) },
        battle(&[(Lancer, 40), (Footman, 10)], &[(Lancer, 45), (Archer, 7)]),
    ]
}

#[test]
fn chances_sum_to_one_and_means_fit() {
    for battle in mixed() {
        let odds = battle.odds(Content::base());
        near(odds.conquered + odds.repelled + odds.destroyed, 1.0, 1e-9);
        let (attackers, defenders) = (battle.attackers.total(), battle.defenders.total() + battle.peasants);
        for (toll, n, lost) in [
            (&odds.attackers, attackers, odds.repelled + odds.destroyed),
            (&odds.defenders, defenders, odds.conquered + odds.destroyed),
        ] {
            let Toll { left, .. } = toll;
            assert_eq!(left.len(), usize::from(n) + 1);
            near(left.iter().sum(), 1.0, 1e-9);
            near(left[0], lost, 1e-9);
            near((0u32..).zip(left).map(|(n, p)| f64::from(n) * p).sum::<f64>() + toll.lost, n.into(), 1e-6);
        }
    }
}

#[test]
fn the_exact_odds_are_those_of_many_battles() {
    for battle in mixed() {
        let [exact, tried] =
            [Method::Exact, Method::Sampled].map(|method| Odds::by(method, Content::base(), &battle));
        near(exact.conquered, tried.conquered, 0.015);
        near(exact.repelled, tried.repelled, 0.015);
        near(exact.destroyed, tried.destroyed, 0.015);
        near(exact.rounds, tried.rounds, 0.03 * exact.rounds);
        near(exact.attackers.gold, tried.attackers.gold, 0.5 + 0.02 * exact.attackers.gold);
    }
}

#[test]
fn very_large_battles_are_sampled() {
    let large = battle(&[(Kind::Lancer, 450)], &[(Kind::Lancer, 400)]);
    let odds = large.odds(Content::base());
    assert_eq!(odds.method, Method::Sampled);
    near(odds.conquered + odds.repelled + odds.destroyed, 1.0, 1e-9);
    assert!(odds.conquered > 0.9);
    let nobody = Battle { attackers: Army::NONE, ..large };
    near(Odds::by(Method::Sampled, Content::base(), &nobody).defenders.left[400], 1.0, 1e-9);
}

#[test]
fn battles_are_asked_about_in_words() {
    let asked = |input| consult(Content::base(), &input);
    let odds = asked(json!({ "attackers": { "lancer": 1 }, "peasants": 1 })).expect("odds");
    near(odds["conquered"].as_f64().expect("a number"), 7.0 / 11.0, 1e-9);
    let odds =
        asked(json!({ "attackers": { "hired-knight": 4, "lancer": 2 }, "fief": "venice" })).expect("odds");
    assert_eq!((&odds["battle"]["peasants"], &odds["battle"]["defence_die"]), (&json!(3), &json!(8)));
    let castle = json!({ "attackers": { "lancer": 9 }, "defenders": { "archer": 1 }, "castle": "finished" });
    assert_eq!(asked(castle).expect("odds")["battle"]["defence_die"], 12);
    let mountain = json!({ "attackers": { "lancer": 9 }, "fief": "leon", "castle": "unfinished" });
    assert_eq!(asked(mountain).expect("odds")["battle"]["defence_die"], 12);
    for (field, wrong) in [
        ("attackers", json!({ "peasants": 1 })),
        ("attackers", json!({ "attackers": {}, "peasants": 1 })),
        ("attackers", json!({ "attackers": { "dragon": 1 }, "peasants": 1 })),
        ("attackers", json!({ "attackers": { "lancer": 501 }, "peasants": 1 })),
        ("attackers", json!({ "attackers": { "lancer": -1 }, "peasants": 1 })),
        ("defenders", json!({ "attackers": { "lancer": 1 } })),
        ("defenders", json!({ "attackers": { "lancer": 1 }, "defenders": {} })),
        ("peasants", json!({ "attackers": { "lancer": 1 }, "defenders": { "lancer": 1 }, "peasants": 2 })),
        ("fief", json!({ "attackers": { "lancer": 1 }, "fief": "atlantis" })),
        ("castle", json!({ "attackers": { "lancer": 1 }, "peasants": 1, "castle": "sand" })),
        ("attack_die", json!({ "attackers": { "lancer": 1 }, "peasants": 1, "attack_die": 20 })),
        ("defence_die", json!({ "attackers": { "lancer": 1 }, "peasants": 1, "defence_die": 6 })),
        ("dice", json!({ "attackers": { "lancer": 1 }, "peasants": 1, "dice": 6 })),
    ] {
        let error = asked(wrong).expect_err("refused");
        assert!(error.starts_with(&format!("{field}: ")), "{error}");
    }
    assert!(asked(json!([1])).is_err());
}

/// Prints how long battles take: `cargo test --release -p warlords odds -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn how_long_it_takes() {
    for n in [5, 10, 20, 40, 60, 80, 100, 200, 450, 900] {
        let start = std::time::Instant::now();
        let odds = battle(
            &[(Kind::Lancer, n), (Kind::Archer, n / 10)],
            &[(Kind::Footman, n / 2), (Kind::Archer, n / 3)],
        )
        .odds(Content::base());
        println!("{n}: {:?} {:?} {:.3}", odds.method, start.elapsed(), odds.conquered);
    }
}
