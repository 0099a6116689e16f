//! Dice of battles (p.4, p.10): which die, which number, archers first.

use super::{clash, declared, world};
use crate::dsl::{Scene, Sitting, fief};
use warlords::army::Kind;
use warlords::battle::{Side, Volley, dice};
use warlords::content::Content;

/// The dice of attacker and defender in a battle for a fief.
fn dice_at(scene: Scene, fief: &str) -> (String, String) {
    let near = scene.game.map().near[crate::dsl::fief(fief)];
    let from = near.iter().find(|f| scene.state.board.holder(*f).is_none()).expect("a free fief next to it");
    let from = Content::base().fiefs[from.index()].id;
    let mut t = scene.holds(0, &format!("{from} F1")).turn(0);
    t.sends(0, &format!("{from} F1"), fief).answers(0, ["done", format!("fief/{fief}").as_str()]);
    let rolls = t.rolls();
    let die = |roll: &str| roll.split(' ').nth(2).expect("a die").to_owned();
    (die(&rolls[0]), die(&rolls[1]))
}

fn dice_of(fief: &str) -> (String, String) {
    dice_at(world().holds(1, &format!("{fief} F1")), fief)
}

fn two(attacker: &str, defender: &str) -> (String, String) {
    (attacker.to_owned(), defender.to_owned())
}

#[test]
fn the_terrain_gives_the_defender_his_die_and_the_attacker_a_d8() {
    ledger::proves!("WE-DICE-01", "WE-DICE-02", "WE-DICE-03", "WE-DICE-04");
    assert_eq!(dice_of("cumania"), two("d8", "d8"), "Plains");
    assert_eq!(dice_of("slavonia"), two("d8", "d8"), "Farmland");
    assert_eq!(dice_of("transylvania"), two("d8", "d10"), "Forest");
    assert_eq!(dice_of("bosnia"), two("d8", "d12"), "Mountain");
}

#[test]
fn a_castle_gives_a_die_too_and_the_better_one_counts() {
    ledger::proves!("WE-DICE-03", "WE-DICE-04", "WE-DICE-05", "WE-R-69");
    for (fief, unfinished, finished) in [
        ("cumania", "d10", "d12"),
        ("slavonia", "d10", "d12"),
        ("transylvania", "d10", "d12"),
        ("bosnia", "d12", "d12"),
    ] {
        let scene = || world().holds(1, &format!("{fief} F1"));
        assert_eq!(dice_at(scene().unfinished(fief), fief), two("d8", unfinished), "{fief}");
        assert_eq!(dice_at(scene().castle(fief), fief), two("d8", finished), "{fief}");
    }
}

#[test]
fn who_attacks_out_of_a_castle_rolls_a_d8() {
    ledger::proves!("WE-DICE-01", "WE-R-69");
    for castle in [true, false] {
        let scene = world().holds(0, "red_ruthenia L2").holds(1, "volhynia L1");
        let scene = if castle { scene.castle("red_ruthenia") } else { scene.unfinished("red_ruthenia") };
        let mut t = scene.turn(0);
        t.sends(0, "red_ruthenia L1", "volhynia").answers(0, ["done", "fief/volhynia"]);
        assert!(t.rolls()[0].starts_with("attacker lancer d8 7+"), "a castle is for defenders");
    }
}

#[test]
fn only_a_card_changes_the_attackers_die() {
    ledger::proves!("WE-DICE-01");
    let mut t = declared(world().hand(0, "C11").holds(1, "volhynia L1"), "volhynia", "L1");
    t.dice(&[6, 1]).answers(0, ["fief/volhynia", "card/C11"]);
    assert_eq!(t.rolls(), ["attacker lancer d10 7+: 6", "defender lancer d8 7+: 1"]);
    t.dice(&[6, 1]).answers(0, ["fight"]);
    assert_eq!(t.rolls()[2], "attacker lancer d8 7+: 6", "for as long as it says");
}

#[test]
fn archers_need_six_against_a_castle_and_four_in_it() {
    ledger::proves!("WE-SIEGEDICE-01", "WE-SIEGEDICE-02", "WE-SIEGEDICE-03");
    let all = [
        ("lancer", "L1", 7, 7),
        ("footman", "F1", 5, 5),
        ("archer", "A1", 6, 4),
        ("knight", "K1", 4, 4),
        ("warlord", "W1", 5, 5),
    ];
    for is_finished in [true, false] {
        for (word, who, attack, defence) in all {
            let scene = world().holds(1, &format!("volhynia {who}"));
            let scene = if is_finished { scene.castle("volhynia") } else { scene.unfinished("volhynia") };
            let mut t = declared(scene, "volhynia", who);
            t.dice(&[1, 1]).answers(0, ["fief/volhynia"]);
            let die = if is_finished { 12 } else { 10 };
            let rolls =
                [format!("attacker {word} d8 {attack}+: 1"), format!("defender {word} d{die} {defence}+: 1")];
            assert_eq!(t.rolls(), rolls);
        }
    }
    let mut t = declared(world().holds(1, "volhynia a1").castle("volhynia"), "volhynia", "a1");
    t.dice(&[5, 4]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.owner("volhynia"), Some(1), "5 misses, 4 hits, hired or not");
    assert_eq!(t.attackers("volhynia"), "");
}

#[test]
fn without_a_castle_archers_need_five() {
    ledger::proves!("WE-SIEGEDICE-01", "WE-SIEGEDICE-02");
    // A castle next door, or the own one they came from, changes nothing.
    let t = clash("volhynia", "A1", "A1", &[5, 4]);
    assert_eq!(t.rolls(), ["attacker archer d8 5+: 5", "defender archer d8 5+: 4"]);
    assert_eq!(t.owner("volhynia"), Some(0));
}

#[test]
fn archers_of_both_sides_open_every_battle_round_together() {
    ledger::proves!("WE-ARCHER-01", "WE-ARCHER-02");
    // The defender's archer falls and shoots all the same; the Lancer he shot does not roll.
    let mut t = clash("volhynia", "A1 L1", "A1", &[5, 5]);
    assert_eq!(t.waits_for(), Some(0), "the defender is gone, the attacker picks");
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(0), "A1"));
    assert_eq!(t.rolls().len(), 2);
}

#[test]
fn who_is_shot_does_not_roll_in_this_battle_round() {
    ledger::proves!("WE-ARCHER-02", "WE-ARCHER-04");
    let mut t = clash("volhynia", "A2 L2", "L3", &[5, 5, 1, 1, 1]);
    assert_eq!(t.rolls()[2], "defender lancer d8 7+: 1", "one of three");
    assert_eq!((t.dice_left(), t.army("volhynia").as_str()), (0, "L1"));
    t.events.clear();
    t.dice(&[1, 1, 1, 1, 1]).answers(0, ["fight"]);
    assert_eq!(t.rolls().len(), 3, "the battle round was over, the next has an archers' step again");
}

#[test]
fn archers_do_not_roll_again_in_the_main_step() {
    ledger::proves!("WE-ARCHER-03");
    for kind in Kind::ALL {
        let archer = kind == Kind::Archer;
        assert_eq!(dice::rolls_in(kind, Volley::Archers), archer);
        assert_eq!(dice::rolls_in(kind, Volley::Main), !archer);
    }
    let t = clash("volhynia", "A2", "A1 a1", &[1, 1, 1, 1]);
    assert_eq!((t.rolls().len(), t.dice_left()), (3, 0), "one step with dice, mercenaries too");
}

#[test]
fn a_side_without_archers_waits_in_their_step() {
    ledger::proves!("WE-ARCHER-01", "WE-BATTLE-03");
    let t = clash("volhynia", "L1", "A1 L1", &[1, 1, 1]);
    let rolls = ["defender archer d8 5+: 1", "attacker lancer d8 7+: 1", "defender lancer d8 7+: 1"];
    assert_eq!(t.rolls(), rolls);
}

/// How many faces of a die hit.
fn chances(die: u8, needed: u8) -> (u8, u8) {
    ((1..=die).filter(|face| *face >= needed).count() as u8, die)
}

#[test]
fn hit_chances_are_those_of_the_table() {
    ledger::proves!("WE-EX-30", "WE-BATTLE-06");
    for (needed, eighths, tenths, twelfths) in
        [(4, 5, 7, 9), (5, 4, 6, 8), (6, 3, 5, 7), (7, 2, 4, 6), (8, 1, 3, 5)]
    {
        assert_eq!(chances(8, needed), (eighths, 8));
        assert_eq!(chances(10, needed), (tenths, 10));
        assert_eq!(chances(12, needed), (twelfths, 12));
    }
    // The engine asks for these dice and these numbers, and every face from the number up hits.
    for (site, die) in [("volhynia", 8), ("black_ruthenia", 10), ("red_ruthenia", 12)] {
        for (who, needed) in [("K1", 4), ("F1", 5), ("L1", 7)] {
            let hits =
                (1..=die).filter(|face| clash(site, "L2", who, &[1, 1, *face]).attackers(site) == "L1");
            assert_eq!(hits.count() as u8, die - needed + 1, "{who} on a d{die}");
        }
        let peasants = |face: u8| {
            let mut dice = vec![1, 1, face];
            if site == "black_ruthenia" {
                dice.push(1);
            }
            super::raid(site, "L2", &dice).attackers(site)
        };
        let hits = (1..=die).filter(|face| peasants(*face) == "L1").count();
        assert_eq!(hits as u8, die - 8 + 1, "peasants on a d{die}");
    }
    for (who, needed, castle) in [("A1", 5, false), ("A1", 4, true)] {
        let hits = |face: u8| {
            let scene = world().holds(1, &format!("red_ruthenia {who}"));
            let scene = if castle { scene.castle("red_ruthenia") } else { scene };
            let mut t: Sitting = declared(scene, "red_ruthenia", "L2");
            t.dice(&[face, 1, 1]).answers(0, ["fief/red_ruthenia"]);
            t.attackers("red_ruthenia") == "L1"
        };
        assert_eq!((1..=12).filter(|face| hits(*face)).count(), 13 - needed);
    }
}

#[test]
fn the_engine_says_what_a_soldier_needs() {
    ledger::proves!("WE-BATTLE-06", "WE-SIEGEDICE-03");
    let mut board = Scene::four().state.board;
    board.battle.fief = fief("volhynia");
    let all = |board: &warlords::board::Board, side| {
        Kind::ALL.map(|k| dice::needed(Content::base(), board, side, k))
    };
    assert_eq!(all(&board, Side::Attacker), [7, 5, 5, 4, 5]);
    assert_eq!(all(&board, Side::Defender), [7, 5, 5, 4, 5]);
    board.castles.insert(fief("volhynia"));
    assert_eq!(all(&board, Side::Attacker), [7, 5, 6, 4, 5]);
    assert_eq!(all(&board, Side::Defender), [7, 5, 4, 4, 5]);
}
