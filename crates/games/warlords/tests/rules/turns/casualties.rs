//! Casualties (p.4-5): who picks, who falls, where he goes.

use super::{clash, declared, world};
use crate::dsl::fief;
use table::Seat;
use warlords::army::Kind;
use warlords::board::Status;
use warlords::content::Content;
use warlords::flow::Frame;

#[test]
fn each_side_picks_its_own_and_the_defender_first() {
    ledger::proves!("WE-CASUALTY-01", "WE-CASUALTY-02", "WE-R-16");
    let mut t = clash("volhynia", "L2 F1", "L1 F2", &[7, 1, 1, 7, 1, 1]);
    assert_eq!(t.waits_for(), Some(1), "the defender");
    t.refused(1, "fight", "WE-CASUALTY-01");
    t.answers(1, ["soldier/footman number/1"]);
    assert_eq!(t.waits_for(), Some(0), "then the attacker, who has seen it");
    assert_eq!((t.army("volhynia").as_str(), t.attackers("volhynia").as_str()), ("L1 F1", "L2 F1"));
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!((t.attackers("volhynia").as_str(), t.frame()), ("L1 F1", Frame::Decide));
}

#[test]
fn in_the_archers_step_too_the_defender_picks_first() {
    ledger::proves!("WE-CASUALTY-02", "WE-ARCHER-02");
    let mut t = clash("volhynia", "A1 L1 F1", "A1 L1 F1", &[5, 5]);
    assert_eq!((t.waits_for(), t.rolls().len()), (Some(1), 2), "before the main step");
    t.answers(1, ["soldier/archer number/1"]);
    t.dice(&[1, 1, 1, 1]).answers(0, ["soldier/footman number/1"]);
    assert_eq!(t.rolls().len(), 5, "the attacker's Footman did not roll, the defender's did");
    assert_eq!(t.dice_left(), 1);
}

#[test]
fn any_kind_may_fall_whoever_made_the_hit() {
    ledger::proves!("WE-CASUALTY-04", "WE-CASUALTY-01");
    let all = [("lancer", "L"), ("footman", "F"), ("archer", "A"), ("knight", "K")];
    for (word, letter) in all {
        // A Lancer hits once.
        let mut t = clash("volhynia", "L1", "L1 F1 A1 K1", &[1, 7, 1, 1, 1]);
        assert_eq!(t.paths().len(), 4);
        t.refused(1, "soldier/warlord number/1", "WE-CASUALTY-04");
        t.refused(1, &format!("soldier/{word} number/2"), "WE-CASUALTY-04");
        t.answers(1, [format!("soldier/{word} number/1").as_str()]);
        assert!(!t.army("volhynia").contains(letter), "{word}");
        assert_eq!(t.state.board.armies[fief("volhynia")].total(), 3);
    }
}

#[test]
fn mercenaries_and_own_soldiers_are_picked_apart() {
    ledger::proves!("WE-CASUALTY-04");
    let mut t = clash("volhynia", "L2", "L2 l2", &[7, 8, 1, 1, 1, 1]);
    let paths = [
        "soldier/lancer number/1",
        "soldier/lancer number/2",
        "mercenary/lancer number/1",
        "mercenary/lancer number/2",
    ];
    assert_eq!(t.paths(), paths);
    t.answers(1, ["mercenary/lancer number/1"]);
    assert_eq!(t.paths(), ["soldier/lancer number/1", "mercenary/lancer number/1"], "one is left to name");
    t.answers(1, ["soldier/lancer number/1"]);
    assert_eq!(t.army("volhynia"), "L1 l1");
}

#[test]
fn no_more_are_named_than_were_hit() {
    ledger::proves!("WE-CASUALTY-01", "WE-CASUALTY-05");
    let mut t = clash("volhynia", "L2", "L3 F3", &[7, 7, 1, 1, 1, 1, 1, 1]);
    t.refused(1, "soldier/lancer number/3", "WE-CASUALTY-04");
    t.answers(1, ["soldier/footman number/2"]);
    assert_eq!((t.army("volhynia").as_str(), t.frame()), ("L3 F1", Frame::Decide));
}

#[test]
fn a_casualty_goes_back_to_its_supply() {
    ledger::proves!("WE-CASUALTY-03");
    let t = clash("volhynia", "F1", "F2", &[5, 5, 1]);
    let left = |seat| t.state.board.pieces_left(Content::base(), Seat(seat), Kind::Footman);
    assert_eq!((left(0), left(1)), (Some(10), Some(9)), "all Footmen but the survivor can be bought again");
    assert!(t.state.board.captives.is_empty(), "only Warlords are taken");
}

#[test]
fn hits_beyond_the_soldiers_left_are_lost() {
    ledger::proves!("WE-CASUALTY-05");
    let t = clash("volhynia", "L4", "L1 F1", &[7, 7, 7, 8, 1, 1]);
    assert_eq!(
        (t.owner("volhynia"), t.army("volhynia").as_str()),
        (Some(0), "L4"),
        "nobody is asked who falls"
    );
    let t = clash("volhynia", "L1", "L4", &[1, 7, 7, 7, 1]);
    assert_eq!((t.owner("volhynia"), t.army("volhynia").as_str()), (Some(1), "L4"));
    assert_eq!(t.army("kiev"), "L1", "they strike nobody else");
}

#[test]
fn a_choice_is_left_as_long_as_one_survives() {
    ledger::proves!("WE-CASUALTY-01");
    // Three hits on four: who stays alive?
    let mut t = clash("volhynia", "L3", "L1 F1 A1 K1", &[1, 7, 7, 7, 1, 1, 1]);
    t.answers(1, ["soldier/lancer number/1", "soldier/footman number/1"]);
    assert_eq!(t.paths(), ["soldier/archer number/1", "soldier/knight number/1"]);
    t.answers(1, ["soldier/archer number/1"]);
    assert_eq!(t.army("volhynia"), "K1");
}

#[test]
fn a_warlord_may_fall_to_a_player_at_any_time() {
    ledger::proves!("WE-R-17", "WE-CAPTURE-01");
    let mut t = clash("volhynia", "L2 W1", "L3", &[1, 1, 1, 7, 1, 1]);
    t.answers(0, ["soldier/warlord number/1"]);
    assert_eq!(t.attackers("volhynia"), "L2");
    assert_eq!(t.state.board.captives.len(), 1);
    let mut t = clash("volhynia", "L2", "L2 W1", &[7, 1, 1, 1, 1]);
    t.answers(1, ["soldier/warlord number/1"]);
    assert_eq!((t.army("volhynia").as_str(), t.state.board.captives.len()), ("L2", 1));
}

#[test]
fn the_surrendered_fall_by_a_fixed_order() {
    ledger::proves!("WE-R-16", "WE-R-52");
    let scene = world().holds(1, "volhynia L1 l1 F1 A1 K1 W1, portugal").so(|state| {
        state.board.owned[1].remove(fief("portugal"));
        state.board.castles.remove(fief("portugal"));
        state.board.finished.remove(fief("portugal"));
    });
    let mut t = declared(scene.status(1, Status::Surrendered), "volhynia", "L5");
    // One hit in each battle round: an archer of theirs rolls first, as long as he lives.
    t.dice(&[1, 7, 1, 1, 1, 1]).dice(&[1; 5]).answers(0, ["fief/volhynia"]);
    let mut left = vec![t.army("volhynia")];
    for (archers, others) in [(1, 4), (1, 3), (1, 2), (0, 2)] {
        t.dice(&vec![1; archers]).dice(&[7, 1, 1, 1, 1]).dice(&vec![1; others]).answers(0, ["fight"]);
        left.push(t.army("volhynia"));
    }
    assert_eq!(left, ["L1 F1 A1 K1 W1", "F1 A1 K1 W1", "A1 K1 W1", "K1 W1", "W1"]);
}
