//! Castles (p.10).

use super::{attack, die, fight, finished, four, four_with};
use crate::dsl::{Scene, Sitting, fief, kingdom};
use table::Seat;
use warlords::Options;
use warlords::battle::Side;
use warlords::board::Phase;
use warlords::options::{CastleRule, RecruitRule};

/// Player 0 begins a castle in Gascony, in the round that is being played.
fn begun(gold: u32) -> Sitting {
    let mut t = four().holds(0, "england L3, gascony L1, brittany L1").gold(0, gold).recruit();
    t.answers(0, ["castle kingdom/france", "done"]);
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/gascony"]);
    t
}

/// Passes on to his purchases of the next round.
fn recruits_again(t: &mut Sitting) {
    let round = t.state.board.round + 1;
    t.pass_until(|t| t.state.board.round == round && t.phase() == Phase::Recruit && t.waits_for() == Some(0));
}

#[test]
fn a_castle_takes_two_rounds() {
    ledger::proves!("WE-CASTLE-01", "WE-CASTLE-02", "WE-CASTLE-04", "WE-CASTLE-06", "WE-R-35");
    let mut t = begun(6);
    assert_eq!((t.gold(0), finished(&t, "gascony")), (0, Some(false)));
    recruits_again(&mut t);
    assert_eq!(t.state.board.round, 3);
    t.state.board.players[0].gold = 6;
    t.refused(0, "castle kingdom/france", "WE-CASTLE-03");
    t.answers(0, ["finish fief/gascony", "done"]);
    assert_eq!(finished(&t, "gascony"), Some(false), "its token goes in Deploy");
    t.pass_to(Phase::Initiative);
    assert_eq!((t.gold(0), finished(&t, "gascony")), (0, Some(true)));
    recruits_again(&mut t);
    t.refused(0, "finish fief/gascony", "WE-CASTLE-06");
}

#[test]
fn it_is_not_finished_in_the_round_it_is_begun() {
    ledger::proves!("WE-CASTLE-01", "WE-R-35");
    let mut t =
        four().holds(0, "england L3, gascony L1").unfinished("gascony").dated("gascony").gold(0, 9).recruit();
    t.refused(0, "finish fief/gascony", "WE-R-35");
    t.refused(0, "finish fief/kiev", "WE-CASTLE-06");
    let mut t = four().holds(0, "england L3, gascony L1").unfinished("gascony").gold(0, 9).recruit();
    assert!(t.may("finish fief/gascony"), "of an earlier round");
    t.answers(0, ["done"]);
    assert_eq!(t.gold(0), 9, "it may wait");
}

#[test]
fn it_is_begun_only_where_one_has_none() {
    ledger::proves!("WE-CASTLE-03", "WE-R-33");
    let scene =
        four().holds(0, "england L3, wales L1, gascony L1, nicaea L1, aragon L1").unfinished("nicaea");
    let mut t = scene.holds(3, "castile L3, brittany L1").gold(0, 40).recruit();
    t.refused(0, "castle kingdom/britain", "WE-CASTLE-03");
    t.refused(0, "castle kingdom/latin_empire", "WE-CASTLE-03");
    t.refused(0, "castle kingdom/italy", "WE-DEPLOY-03");
    t.answers(0, ["castle kingdom/hispania"]);
    t.refused(0, "castle kingdom/hispania", "WE-CASTLE-03");
    t.answers(0, ["castle kingdom/france"]);
    assert_eq!(t.gold(0), 28, "one in each kingdom, though a rival has a castle in Hispania");
}

#[test]
fn the_twelfth_castle_is_the_last() {
    ledger::proves!("WE-R-34");
    let ten = "england kiev constantinople castile wales scotland ulster ireland cornwall jutland";
    let scene = |options: &Options| {
        let scene = four_with(options)
            .holds(0, "england L3, gascony L1, aragon L1, venice L1")
            .gold(0, 18)
            .gold(1, 6);
        let scene = scene.holds(2, "wales L1, scotland L1, ulster L1, ireland L1, cornwall L1, jutland L1");
        scene.holds(1, "kiev L3, bosnia L1").castle(ten)
    };
    let mut t = scene(&Options::default()).recruit();
    t.answers(0, ["castle kingdom/france"]);
    let mut eleven = scene(&Options::default()).holds(3, "navarre L1").unfinished("navarre").recruit();
    eleven.answers(0, ["castle kingdom/france"]);
    eleven.refused(0, "castle kingdom/italy", "WE-R-34");
    eleven.answers(0, ["done"]).refused(1, "castle kingdom/hungary", "WE-R-34");
    t.answers(0, ["castle kingdom/italy", "done"]);
    t.refused(1, "castle kingdom/hungary", "WE-R-34");
    let unlimited = Options { castle_supply: CastleRule::Unlimited, ..Options::default() };
    let mut t = scene(&unlimited).recruit();
    t.answers(0, ["castle kingdom/france", "castle kingdom/italy", "castle kingdom/hispania", "done"]);
    t.answers(1, ["castle kingdom/hungary"]);
}

#[test]
fn a_new_castle_takes_one_recruit_and_no_noble() {
    ledger::proves!("WE-CASTLE-07", "WE-CASTLE-12", "WE-R-32");
    let mut t = four().holds(0, "england L3, gascony L1").gold(0, 22).recruit();
    t.answers(0, ["castle kingdom/france", "soldier/lancer number/3", "soldier/knight number/1", "done"]);
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/gascony"]);
    t.refused(0, "fief/gascony soldier/knight", "WE-DEPLOY-07");
    t.answers(0, ["fief/gascony soldier/lancer"]);
    assert_eq!((t.army("gascony").as_str(), t.army("england").as_str()), ("L2", "L5 K1"));
    recruits_again(&mut t);
    t.state.board.players[0].gold = 20;
    t.answers(0, ["soldier/knight number/1", "soldier/warlord number/1", "soldier/lancer number/1", "done"]);
    t.pass_until(|t| t.phase() == Phase::Deploy && t.waits_for() == Some(0));
    t.answers(0, ["fief/gascony", "soldier/knight number/1", "fief/gascony", "soldier/warlord number/1"]);
    t.answers(0, ["fief/gascony", "soldier/lancer number/1"]);
    assert_eq!(t.army("gascony"), "L3 K1 W1", "from the next round on it takes anybody, unfinished as it is");
}

#[test]
fn by_agreement_only_finished_castles_take_any_number() {
    ledger::proves!("WE-R-32");
    let options = Options { unlimited_recruits_in: RecruitRule::FinishedCastle, ..Options::default() };
    let scene = four_with(&options).so(|s| s.board.finished.remove(fief("england")));
    let mut t = scene.holds(0, "england L3, wales L1").gold(0, 30).recruit();
    t.refused(0, "soldier/lancer number/3", "WE-R-31");
    t.refused(0, "soldier/knight number/2", "WE-R-31");
    t.answers(0, ["soldier/knight number/1", "soldier/lancer number/1"]);
    t.refused(0, "soldier/lancer number/1", "WE-R-31");
    t.refused(0, "soldier/warlord number/1", "WE-R-31");
    t.answers(0, ["done"]).pass_to(Phase::Deploy);
    t.refused(0, "fief/england", "WE-DEPLOY-06");
    t.refused(0, "fief/wales soldier/knight", "WE-DEPLOY-07");
    t.answers(0, ["fief/england soldier/knight"]);
    t.refused(0, "fief/england soldier/lancer", "WE-DEPLOY-04");
    t.answers(0, ["fief/wales soldier/lancer"]);
    let mut t = four_with(&options).holds(0, "england L3").gold(0, 30).recruit();
    t.answers(0, ["soldier/lancer number/3", "soldier/knight number/3"]);
}

#[test]
fn a_castle_lifts_the_limit_of_a_mountain_at_once() {
    ledger::proves!("WE-CASTLE-05", "WE-CASTLE-08");
    let scene = || four().holds(0, "england L3, navarre L15").gold(0, 10);
    let mut t = scene().recruit();
    t.answers(0, ["hire mercenary/lancer number/1", "castle kingdom/hispania", "done"]);
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/navarre", "fief/navarre", "mercenary/lancer number/1"]);
    assert_eq!(t.army("navarre"), "L15 l1");
    let mut t = scene().recruit();
    t.answers(0, ["hire mercenary/lancer number/1", "done"]).pass_to(Phase::Deploy);
    t.refused(0, "fief/navarre", "WE-R-23");
}

#[test]
fn a_castle_is_a_better_place_to_defend() {
    ledger::proves!("WE-CASTLE-05", "WE-CASTLE-09", "WE-CASTLE-10");
    let defence = |t: &Sitting, word: &str| t.state.board.defence_die(t.game.components(), fief(word));
    let t = begun(6);
    assert_eq!((defence(&t, "gascony"), defence(&t, "brittany")), (10, 8), "at once, in plains");
    let all = "england wales northumbria cornwall";
    let scene = || four().holds(0, "england L3, wales L1, northumbria L1, cornwall L1");
    let dice = |t: &Sitting| all.split(' ').map(|f| defence(t, f)).collect::<Vec<_>>();
    assert_eq!(dice(&scene().castle(all).taxes()), [12; 4], "finished: whatever the terrain");
    let t = scene().so(|s| s.board.finished = Default::default()).unfinished(all).taxes();
    assert_eq!(dice(&t), [10, 12, 10, 10], "unfinished: a mountain stays what it is");
}

#[test]
fn all_soldiers_of_the_fief_are_inside() {
    ledger::proves!("WE-CASTLE-05", "WE-CASTLE-09");
    let mut t = four()
        .holds(0, "england L3, scotland L2")
        .holds(1, "kiev L3, ulster A1 L2")
        .unfinished("ulster")
        .turn(0);
    attack(&mut t, "scotland", "L2", "ulster");
    t.answers(0, ["done"]);
    // The Archer hits on 4 and rolls a d10, as do his Lancers.
    t.dice(&[10, 1, 10, 10]);
    t.answers(0, ["fief/ulster"]);
    assert_eq!((t.owner("ulster"), t.army("ulster").as_str(), t.dice_left()), (Some(1), "L2 A1", 0));
    assert_eq!(t.attackers("ulster"), "");
}

#[test]
fn castle_cards_serve_at_finished_and_unfinished_castles() {
    ledger::proves!("WE-CASTLE-11", "WE-CASTLE-13");
    for (state, before, after) in [("finished", 12, 10), ("unfinished", 10, 8)] {
        let scene = four().holds(0, "england L3").holds(1, "kiev L3, northumbria L3").hand(0, "M07");
        let scene =
            if state == "finished" { scene.castle("northumbria") } else { scene.unfinished("northumbria") };
        let mut t = scene.hand(1, "M08").turn(0);
        attack(&mut t, "england", "L3", "northumbria");
        fight(&mut t, "northumbria", &[]);
        assert_eq!(die(&t, Side::Defender), before);
        t.answers(0, ["card/M07"]);
        assert_eq!(die(&t, Side::Defender), after, "{state}");
        t.dice(&[1, 8, 1, 1]);
        t.answers(1, ["card/M08"]);
        assert_eq!(t.attackers("northumbria"), "", "two by the card, the last one by dice");
    }
}

#[test]
fn a_castle_is_a_castle_finished_or_not() {
    ledger::proves!("WE-CASTLE-13");
    let scene = Scene::four()
        .holds(0, "england W1 L5")
        .holds(1, "wales L1 W1, kiev L1")
        .unfinished("england")
        .castle("kiev");
    let mut t = scene.holds(2, "nicaea L1").holds(3, "castile L1").turn(0);
    attack(&mut t, "england", "L5", "wales");
    fight(&mut t, "wales", &[8, 8, 1, 1, 1, 1, 1]);
    let captive = t.state.board.captives.iter().next().copied().expect("a captive");
    assert_eq!((captive.prison, captive.owner), (fief("england"), Seat(1)), "a prison");
    let t = Scene::four().holds(0, "england L1").unfinished("england").taxes();
    assert_eq!(t.gold(0), 9, "taxes");
}

#[test]
fn several_castles_in_one_kingdom_come_by_capture() {
    ledger::proves!("WE-CASTLE-14", "WE-CASTLE-03");
    let scene =
        four().holds(0, "england L9, gascony L1").holds(1, "kiev L3, wales L1").castle("wales").gold(0, 40);
    let mut t = scene.turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.pass_to(Phase::Recruit);
    let castles = t.state.board.castles_of(Seat(0));
    assert_eq!(castles.len(), 2, "both in Britain");
    t.refused(0, "castle kingdom/britain", "WE-CASTLE-03");
    t.refused(0, "finish fief/wales", "WE-R-35");
    assert!(t.may("castle kingdom/france") && kingdom("france") != kingdom("britain"));
}

#[test]
fn where_a_castle_is_ordered_a_full_mountain_takes_recruits_again() {
    ledger::proves!("WE-CASTLE-08", "WE-MOUNTAIN-03", "WE-R-31");
    let scene = |lancers: &str| {
        let scene = Scene::four().holds(0, lancers).gold(0, 60).holds(1, "kiev L1").holds(2, "nicaea L1");
        scene.holds(3, "leon L1").recruit()
    };
    let mut t = scene("croatia L15");
    t.refused(0, "soldier/lancer number/1", "WE-R-31");
    t.refused(0, "hire mercenary/lancer number/1", "WE-R-31");
    t.answers(0, ["castle kingdom/hungary"]);
    t.refused(0, "soldier/lancer number/2", "WE-R-31").refused(0, "soldier/knight number/1", "WE-R-31");
    t.answers(0, ["soldier/lancer number/1", "hire mercenary/lancer number/5"]);
    t.refused(0, "soldier/lancer number/1", "WE-R-31");
    t.answers(0, ["done"]).pass_to(Phase::Deploy);
    t.answers(
        0,
        ["fief/croatia", "fief/croatia soldier/lancer", "fief/croatia", "mercenary/lancer number/5"],
    );
    assert_eq!(
        (t.army("croatia").as_str(), t.gold(0)),
        ("L16 l5", 60 - 6 - 3 - 20),
        "the limit is gone at once"
    );
    // With room for one more it is the same, and a castle in another kingdom is of no use.
    let mut t = scene("croatia L14");
    t.answers(0, ["castle kingdom/hungary", "hire mercenary/lancer number/3", "soldier/lancer number/1"]);
    let mut t = scene("croatia L15, gascony L1");
    t.answers(0, ["castle kingdom/france"]);
    t.refused(0, "soldier/lancer number/2", "WE-R-31").answers(0, ["castle kingdom/hungary"]);
    t.answers(0, ["soldier/lancer number/2"]).refused(0, "soldier/lancer number/1", "WE-R-31");
}

#[test]
fn what_is_bought_has_a_place_in_whatever_order_it_is_bought() {
    ledger::proves!("WE-R-31");
    let scene = || {
        let scene = Scene::four().holds(0, "wales L14").gold(0, 9).holds(1, "kiev L1").holds(2, "nicaea L1");
        scene.holds(3, "leon L1").recruit()
    };
    let (own, hired) = ("soldier/lancer number/1", "hire mercenary/lancer number/1");
    for [first, second] in [[own, hired], [hired, own]] {
        let mut t = scene();
        t.answers(0, [first]).refused(0, second, "WE-R-31");
    }
}
