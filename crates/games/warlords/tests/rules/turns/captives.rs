//! Captured Warlords (p.9).

use super::{clash, declared, world};
use crate::dsl::{Scene, Sitting, fief};
use table::Seat;
use warlords::board::{Captive, Phase, Status};
use warlords::content::Content;
use warlords::flow::Frame;

fn captives(t: &Sitting) -> Vec<(&'static str, u8)> {
    let word = |c: &Captive| Content::base().fiefs[c.prison.index()].id;
    t.state.board.captives.iter().map(|c| (word(c), c.owner.0)).collect()
}

/// A player's castle is gone.
fn castle_less(scene: Scene, word: &str) -> Scene {
    let place = fief(word);
    scene.so(|state| {
        state.board.castles.remove(place);
        state.board.finished.remove(place);
    })
}

#[test]
fn a_warlord_who_falls_to_a_player_is_captured() {
    ledger::proves!("WE-CAPTURE-01", "WE-CAPTURE-02", "WE-CASUALTY-03");
    let t = clash("volhynia", "L1", "W1", &[7, 1]);
    assert_eq!(captives(&t), [("kiev", 1)], "in the only castle of the captor");
    assert_eq!((t.owner("volhynia"), t.army("portugal").as_str()), (Some(0), "L1"), "he does not go home");
    let t = clash("volhynia", "W1", "L1", &[1, 7]);
    assert_eq!((captives(&t), t.army("kiev").as_str()), (vec![("portugal", 0)], "L1"), "attackers alike");
    let left = t.state.board.pieces_left(Content::base(), Seat(0), warlords::army::Kind::Warlord);
    assert_eq!(left, Some(2), "he is not back in the supply");
}

#[test]
fn the_captor_picks_the_prison() {
    ledger::proves!("WE-CAPTURE-02");
    let mut t = declared(
        world().holds(0, "polotsk L1, lithuania L1").unfinished("polotsk").holds(1, "volhynia W1 L1"),
        "volhynia",
        "L1",
    );
    t.dice(&[7, 1, 1]).answers(0, ["fief/volhynia"]);
    t.answers(1, ["soldier/warlord number/1"]);
    assert_eq!((t.waits_for(), t.after("fief/")), (Some(0), vec!["kiev".to_owned(), "polotsk".to_owned()]));
    t.refused(0, "fief/lithuania", "WE-CAPTURE-02").refused(0, "fief/portugal", "WE-CAPTURE-02");
    t.answers(0, ["fief/polotsk"]);
    assert_eq!((captives(&t), t.frame()), (vec![("polotsk", 1)], Frame::Decide), "and the battle goes on");
    // The defender picks when he is the captor.
    let mut t = declared(world().holds(1, "volhynia L1, leon L1").castle("leon"), "volhynia", "W1");
    t.dice(&[1, 7]).answers(0, ["fief/volhynia"]);
    t.refused(1, "fief/kiev", "WE-CAPTURE-02").answers(1, ["fief/leon"]);
    assert_eq!(captives(&t), [("leon", 0)]);
}

#[test]
fn a_captor_without_a_castle_cannot_hold_him() {
    ledger::proves!("WE-R-18");
    let mut t = declared(castle_less(world().holds(1, "volhynia L1"), "portugal"), "volhynia", "W1");
    t.dice(&[1, 7]).answers(0, ["fief/volhynia"]);
    assert_eq!((captives(&t).len(), t.army("kiev").as_str()), (0, "L1 W1"), "he goes home");
    t.refused(0, "fief/kiev mover/warlord", "WE-REDEPLOY-02");
    // And to the supply, if there is no home.
    let scene =
        castle_less(castle_less(world().holds(1, "volhynia L1").holds(0, "kiev W1 L1"), "portugal"), "kiev");
    let mut t = scene.turn(0);
    t.answers(0, ["play-on"]).sends(0, "kiev W1", "volhynia");
    t.dice(&[1, 7]).answers(0, ["done", "fief/volhynia"]);
    assert_eq!((captives(&t).len(), t.army("kiev").as_str()), (0, "L1"));
}

/// Player 0 has no castle and besieges volhynia, a castle of player 1, who has another in portugal.
fn siege(attackers: &str, defenders: &str) -> Sitting {
    siege_of(world().holds(1, &format!("volhynia {defenders}")).castle("volhynia"), attackers)
}

fn siege_of(scene: Scene, attackers: &str) -> Sitting {
    let mut t = castle_less(scene.holds(0, &format!("kiev L1 {attackers}")), "kiev").turn(0);
    t.answers(0, ["play-on"]).sends(0, &format!("kiev {attackers}"), "volhynia").answers(0, ["done"]);
    t
}

#[test]
fn a_warlord_taken_in_a_siege_does_not_fight_on_in_it() {
    ledger::proves!("WE-R-18", "WE-CAPTURE-01", "WE-CAPTURE-02", "WE-BATTLE-10");
    // He falls, the Lancer stays: out of the fight and nowhere else before it is over.
    let mut t = siege("F3", "W1 L1");
    t.dice(&[5, 1, 1, 1, 1]).answers(0, ["fief/volhynia"]).answers(1, ["soldier/warlord number/1"]);
    assert_eq!((t.army("volhynia").as_str(), captives(&t).len(), t.frame()), ("L1", 0, Frame::Decide));
    assert_eq!((t.army("portugal").as_str(), t.state.board.battle.taken), ("L1", [0, 1, 0, 0]));
    let left = t.state.board.pieces_left(Content::base(), Seat(1), warlords::army::Kind::Warlord);
    assert_eq!(left, Some(2), "nor in the supply");
    // The castle falls, and is his prison.
    t.dice(&[5, 1, 1, 1]).answers(0, ["fight"]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(0), "F3"));
    assert_eq!((captives(&t), t.frame()), (vec![("volhynia", 1)], Frame::Muster));
    assert!(t.told("WE-R-18").len() == 1 && t.told("WE-CAPTURE-01").len() == 1);
    assert_eq!(t.state.board.battle.taken, [0; 4]);
}

#[test]
fn alone_in_a_castle_he_cannot_hold_it_for_ever() {
    ledger::proves!("WE-R-18", "WE-BATTLE-10");
    let mut t = siege("F3", "W1");
    t.dice(&[5, 1, 1, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!((t.owner("volhynia"), captives(&t)), (Some(0), vec![("volhynia", 1)]));
    // Several at once, and one of a third player who was held there already.
    let scene = world().holds(1, "volhynia W2").castle("volhynia").captive("volhynia", 2);
    let mut t = siege_of(scene, "F3");
    t.dice(&[5, 5, 1, 1, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!(captives(&t), [("volhynia", 1), ("volhynia", 1), ("volhynia", 2)]);
}

#[test]
fn after_a_siege_that_fails_he_returns() {
    ledger::proves!("WE-R-18", "WE-WARLORD-07");
    let taken = || {
        let mut t = siege("F3", "W1 L1");
        t.dice(&[5, 1, 1, 1, 1]).answers(0, ["fief/volhynia"]).answers(1, ["soldier/warlord number/1"]);
        t
    };
    let mut t = taken();
    t.answers(0, ["retreat", "fief/kiev everybody"]);
    assert_eq!(
        (t.waits_for(), t.after("fief/")),
        (Some(1), vec!["volhynia".to_owned(), "portugal".to_owned()])
    );
    t.refused(1, "fief/kiev", "WE-R-18").answers(1, ["fief/volhynia"]);
    assert_eq!((t.army("volhynia").as_str(), t.phase()), ("L1 W1", Phase::Redeployment));
    // The attackers are destroyed.
    let mut t = siege("F1", "W1 L1");
    t.dice(&[5, 1, 1]).answers(0, ["fief/volhynia"]).answers(1, ["soldier/warlord number/1"]);
    t.dice(&[1, 8]).answers(0, ["fight"]).answers(1, ["fief/portugal"]);
    assert_eq!((t.army("volhynia").as_str(), t.army("portugal").as_str()), ("L1", "L1 W1"));
    // Both are: the castle holds (WE-BATTLE-13).
    let mut t = siege("F1", "W1");
    t.dice(&[5, 5]).answers(0, ["fief/volhynia"]).answers(1, ["fief/volhynia"]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(1), "L1 W1"));
}

#[test]
fn an_open_fief_is_no_prison() {
    ledger::proves!("WE-R-18");
    let scene = world().holds(1, "volhynia W1 L1, leon L1").castle("leon");
    let mut t = siege_of(scene, "F3");
    t.dice(&[5, 5, 1, 1, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!((t.owner("volhynia"), captives(&t).len()), (Some(0), 0));
    t.answers(1, ["fief/leon"]);
    assert_eq!(t.army("leon"), "L1 W1");
    // A captor with a castle elsewhere holds him at once, also in a siege.
    let mut t = declared(world().holds(1, "volhynia W1 L1").castle("volhynia"), "volhynia", "F3");
    t.dice(&[5, 1, 1, 1, 1]).answers(0, ["fief/volhynia"]).answers(1, ["soldier/warlord number/1"]);
    assert_eq!((captives(&t), t.state.board.battle.taken), (vec![("kiev", 1)], [0; 4]));
}

#[test]
fn who_loses_his_last_castle_with_his_last_soldier_loses_the_warlord_too() {
    ledger::proves!("WE-R-18", "WE-CAPTURE-09", "WE-ELIM-09", "WE-ELIM-10");
    let scene = world().holds(1, "volhynia W1").castle("volhynia").so(|state| {
        let place = fief("portugal");
        state.board.owned[1].remove(place);
        state.board.armies[place] = Default::default();
        state.board.castles.remove(place);
        state.board.finished.remove(place);
    });
    let mut t = siege_of(scene, "F3");
    t.dice(&[5, 1, 1, 1]).answers(0, ["fief/volhynia"]);
    t.pass_until(|t| t.phase() == Phase::Redeployment);
    assert_eq!(t.state.board.player(Seat(1)).status, Status::Eliminated);
    assert_eq!((t.army("volhynia").as_str(), captives(&t).len()), ("F3 W1", 0), "he serves his captor");
}

#[test]
fn a_castle_less_captor_who_is_destroyed_holds_nobody() {
    ledger::proves!("WE-R-18", "WE-ELIM-09");
    // All he has goes into the attack, and falls after it has taken a Warlord.
    let scene =
        castle_less(world().holds(1, "volhynia W1 L1").castle("volhynia").holds(0, "kiev F1"), "kiev");
    let mut t = scene.turn(0);
    t.answers(0, ["play-on"]).sends(0, "kiev F1", "volhynia");
    t.dice(&[5, 8, 1]).answers(0, ["done", "fief/volhynia"]).answers(1, ["soldier/warlord number/1"]);
    t.answers(1, ["fief/volhynia"]);
    assert_eq!(t.state.board.player(Seat(0)).status, Status::Eliminated);
    assert_eq!((t.army("volhynia").as_str(), captives(&t).len()), ("L1 W1", 0));
}

#[test]
fn warlords_of_both_sides_are_captured_in_one_step() {
    ledger::proves!("WE-R-20", "WE-CAPTURE-01", "WE-BATTLE-12");
    let t = clash("volhynia", "W1", "W1", &[5, 5]);
    assert_eq!((captives(&t), t.owner("volhynia")), (vec![("kiev", 1), ("portugal", 0)], None));
    // In a castle that holds: he may be kept there.
    let mut t = declared(world().holds(1, "volhynia W1").castle("volhynia"), "volhynia", "W1");
    t.dice(&[5, 5]).answers(0, ["fief/volhynia"]);
    assert_eq!(
        (t.waits_for(), t.after("fief/")),
        (Some(1), vec!["volhynia".to_owned(), "portugal".to_owned()])
    );
    t.answers(1, ["fief/volhynia"]);
    assert_eq!(captives(&t), [("kiev", 1), ("volhynia", 0)]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(1), "L1"));
}

#[test]
fn several_warlords_fall_and_each_gets_his_prison() {
    ledger::proves!("WE-CAPTURE-02");
    let mut t =
        declared(world().holds(0, "polotsk L1").castle("polotsk").holds(1, "volhynia W2"), "volhynia", "L2");
    t.dice(&[7, 7, 1, 1]).answers(0, ["fief/volhynia", "fief/kiev", "fief/polotsk"]);
    assert_eq!(captives(&t), [("kiev", 1), ("polotsk", 1)]);
}

#[test]
fn the_heroic_knight_frees_a_captive() {
    ledger::proves!("WE-CAPTURE-06", "WE-R-50");
    let scene = || world().holds(0, "kiev L1, volhynia L1").castle("volhynia").hand(0, "C02");
    let mut t = scene().captive("portugal", 0).turn(0);
    t.answers(0, ["card/C02", "part/0"]);
    t.pass_until(|t| matches!(t.frame(), Frame::Return(_) | Frame::Manoeuvre));
    t.refused(0, "fief/portugal", "WE-CAPTURE-05").answers(0, ["fief/volhynia"]);
    assert_eq!((captives(&t).len(), t.army("volhynia").as_str()), (0, "L1 W1"));
    t.sends(0, "volhynia W1", "black_ruthenia");
    assert_eq!(t.attackers("black_ruthenia"), "W1", "he can be used at once");
    // Nobody to free: only the other half of the card.
    let mut t = scene().captive("portugal", 2).turn(0);
    t.answers(0, ["card/C02"]);
    t.refused(0, "part/0", "WE-CARD-06");
}

#[test]
fn without_a_castle_nobody_can_be_freed_by_a_card() {
    ledger::proves!("WE-R-50", "WE-CAPTURE-06");
    let scene = castle_less(world().holds(0, "kiev L2").hand(0, "C02").captive("portugal", 0), "kiev");
    let mut t = scene.turn(0);
    t.answers(0, ["play-on"]).refused(0, "card/C02", "WE-CARD-06");
}

#[test]
fn taking_the_prison_frees_ones_own_warlord_there() {
    ledger::proves!("WE-CAPTURE-07", "WE-CAPTURE-08", "WE-R-50");
    let scene = world().holds(1, "volhynia L1").castle("volhynia");
    let scene = scene.captive("volhynia", 0).captive("volhynia", 2).captive("portugal", 0);
    let mut t = declared(scene, "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.army("volhynia"), "L1 W1", "free, in the fief of the castle");
    assert_eq!(
        captives(&t),
        [("volhynia", 2), ("portugal", 0)],
        "the third player's stays, with a new captor"
    );
    assert_eq!(t.owner("volhynia"), Some(0));
    t.answers(0, ["done"]).pass_until(|t| t.frame() == Frame::Redeploy);
    t.refused(0, "fief/volhynia mover/foot", "WE-REDEPLOY-02");
    t.sends(0, "volhynia W1", "kiev").answers(0, ["done"]);
    assert_eq!(t.army("kiev"), "L1 W1", "he has not moved, so he may");
}

#[test]
fn a_new_captor_talks_about_the_captive() {
    ledger::proves!("WE-CAPTURE-08", "WE-CAPTURE-03");
    let scene = world().holds(1, "volhynia L1").castle("volhynia").captive("volhynia", 2);
    let mut t = declared(scene, "volhynia", "L1");
    t.refused(0, "deal seat/2", "WE-CAPTURE-03");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia", "done"]);
    assert_eq!(t.waits_for(), Some(2), "now the owner may speak with him");
    t.answers(2, ["done"]).answers(0, ["deal seat/2"]);
    assert!(t.may("captive/volhynia seat/2"));
}

/// Player 1, castle-less because of `nemesis`, has his last soldier in volhynia and Warlords in two prisons.
fn last_stand(nemesis: u8) -> Scene {
    let scene = world().holds(1, "volhynia L1").so(|state| {
        state.board.owned[1].remove(fief("portugal"));
        state.board.armies[fief("portugal")] = Default::default();
        state.board.castles.remove(fief("portugal"));
        state.board.finished.remove(fief("portugal"));
        state.board.player_mut(Seat(1)).nemesis = Some(Seat(nemesis));
    });
    scene.captive("kiev", 1).captive("ireland", 1)
}

#[test]
fn captives_of_the_eliminated_serve_their_captor_or_are_removed() {
    ledger::proves!("WE-CAPTURE-09", "WE-CAPTURE-10");
    let mut t = declared(last_stand(0), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!(t.state.board.player(Seat(1)).status, Status::Eliminated);
    assert_eq!(
        (t.army("kiev").as_str(), t.army("ireland").as_str()),
        ("L1 W1", "L1"),
        "his, in that castle; the other gone"
    );
    assert!(captives(&t).is_empty());
    assert_eq!(t.phase(), Phase::Redeployment);
    t.sends(0, "kiev W1", "volhynia").answers(0, ["done"]);
    assert_eq!(t.army("volhynia"), "L1 W1", "of use at once");
    // The eliminator is he who took the last castle, whoever strikes the last blow.
    let mut t = declared(last_stand(2), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!((t.army("kiev").as_str(), t.army("ireland").as_str()), ("L1", "L1 W1"));
    assert!(captives(&t).is_empty());
}

#[test]
fn many_warlords_fall_at_once_and_each_is_captured() {
    ledger::proves!("WE-CAPTURE-01", "WE-CAPTURE-02");
    let scene = world().holds(0, "polotsk L1").unfinished("polotsk").holds(1, "volhynia W9");
    // He has inherited the sets of two who are out.
    let scene = scene.status(2, Status::Eliminated).status(3, Status::Eliminated).so(|state| {
        for (seat, word) in [(2, "ireland"), (3, "nicaea")] {
            let place = fief(word);
            state.board.owned[seat] = Default::default();
            state.board.armies[place] = Default::default();
            state.board.castles.remove(place);
            state.board.finished.remove(place);
            state.board.player_mut(Seat(seat as u8)).sets = 0;
        }
        state.board.player_mut(Seat(1)).sets = 3;
    });
    let mut t = declared(scene, "volhynia", "L19");
    t.dice(&[8; 19]).dice(&[1; 9]).answers(0, ["fief/volhynia"]);
    for n in 0..9 {
        t.answers(0, [if n < 5 { "fief/kiev" } else { "fief/polotsk" }]);
    }
    assert_eq!(captives(&t).iter().filter(|(prison, _)| *prison == "kiev").count(), 5);
    assert_eq!((captives(&t).len(), t.owner("volhynia")), (9, Some(0)));
}
