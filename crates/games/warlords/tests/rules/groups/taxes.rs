//! Taxes (p.7, p.10).

use super::{four, four_with};
use crate::dsl::{Scene, Sitting, fief};
use table::Seat;
use warlords::Options;
use warlords::board::{Phase, Status};
use warlords::content::{Content, Terrain};
use warlords::options::TieRule;

const HUNGARY: &str =
    "red_ruthenia L1, hungary_fief L1, transylvania L1, slavonia L1, croatia L1, bosnia L1, cumania L1";

#[test]
fn with_a_castle_all_fiefs_pay() {
    ledger::proves!("WE-TAX-02", "WE-TAX-04", "WE-TAX-10");
    let t = four().holds(0, "england L3, wales L1, northumbria L1, cornwall L1").taxes();
    assert_eq!(
        t.gold(0),
        3 + 1 + 2 + 1 + 6,
        "farmland with the castle, mountain, forest, plains, and the bonus"
    );
    let scene = Scene::four()
        .holds(0, "england L3, nicaea L1")
        .unfinished("england")
        .holds(1, "ireland L1, ulster L1");
    let t = scene.taxes();
    assert_eq!(t.gold(0), 4, "an unfinished castle is a castle; two in Britain against one, no bonus");
}

#[test]
fn every_fief_pays_by_its_terrain() {
    ledger::proves!("WE-TAX-04");
    for shape in &Content::base().fiefs {
        let pays = match shape.terrain {
            Terrain::Plains | Terrain::Mountain => 1,
            Terrain::Forest => 2,
            Terrain::Farmland => 3,
        };
        // Far from the castle, where a rival has more fiefs: no bonus.
        let home = if shape.id == "nicaea" { "achaea" } else { "nicaea" };
        let rivals = ["bulgaria", "serbia", "epirus", "thessalonica"]
            .map(|f| if f == shape.id { "constantinople" } else { f });
        let scene = Scene::four().holds(0, &format!("{home} L1, {} L1", shape.id)).castle(home);
        let t = scene.holds(1, &rivals.map(|f| format!("{f} L1")).join(", ")).taxes();
        assert_eq!(t.gold(0), 1 + pays, "{}", shape.id);
    }
}

#[test]
fn without_a_castle_fiefs_pay_nothing() {
    ledger::proves!("WE-TAX-03");
    let t = Scene::four()
        .holds(0, "england L3, ireland L2, nicaea L1")
        .holds(1, "kiev L1")
        .castle("kiev")
        .taxes();
    assert_eq!((t.gold(0), t.gold(1)), (0, 9));
}

/// What player 0 collects from castles, with the castle of fief gold taken off.
fn bonus(scene: Scene) -> u32 {
    let t = scene.taxes();
    let board = &t.state.board;
    t.gold(0)
        - board.fiefs(Seat(0)).iter().map(|f| u32::from(Content::base().fiefs[f.index()].cities)).sum::<u32>()
}

#[test]
fn the_table_of_castle_bonuses() {
    ledger::proves!("WE-EX-23", "WE-TAX-05", "WE-TAX-06", "WE-TAX-07", "WE-TAX-08", "WE-TAX-09", "WE-R-28");
    let hungary = || Scene::four().holds(0, HUNGARY);
    assert_eq!(bonus(hungary().castle("slavonia")), 12, "whole and finished");
    assert_eq!(bonus(hungary().unfinished("slavonia")), 6, "whole and unfinished");
    assert_eq!(bonus(hungary().castle("bosnia").unfinished("slavonia cumania")), 12, "three castles, once");
    assert_eq!(bonus(hungary().unfinished("slavonia cumania bosnia")), 6, "none of them finished");
    let all_but_one = "hungary_fief L1, transylvania L1, slavonia L1, croatia L1, bosnia L1, cumania L1";
    assert_eq!(bonus(Scene::four().holds(0, all_but_one).castle("slavonia")), 6, "one is the peasants'");
    let three = || Scene::four().holds(0, "hungary_fief L1, slavonia L1, bosnia L1");
    let two = "croatia L1, cumania L1";
    assert_eq!(bonus(three().castle("slavonia").holds(1, two)), 6, "three against two, the rest peasants");
    assert_eq!(bonus(three().unfinished("slavonia").holds(1, two)), 6, "finished or not");
    assert_eq!(bonus(three().castle("slavonia bosnia").holds(1, two)), 6, "two castles, once");
    assert_eq!(
        bonus(three().castle("slavonia").holds(1, two).holds(2, "transylvania L1, red_ruthenia L1")),
        6
    );
    assert_eq!(
        bonus(three().castle("slavonia").holds(1, "croatia L1, cumania L1, transylvania L1")),
        0,
        "a tie"
    );
    let four = "croatia L1, cumania L1, transylvania L1, red_ruthenia L1";
    assert_eq!(bonus(three().castle("slavonia").holds(3, four)), 0, "somebody has more");
    assert_eq!(bonus(hungary().holds(0, "nicaea L1").holds(1, "achaea L1, epirus L1").castle("nicaea")), 0);
}

#[test]
fn the_bonus_is_won_kingdom_by_kingdom() {
    ledger::proves!("WE-TAX-06", "WE-TAX-08", "WE-TAX-10");
    let scene = Scene::four()
        .holds(0, "england L1, nicaea L1, castile L1")
        .castle("england castile")
        .unfinished("nicaea");
    let t = scene.holds(1, "aragon L1, portugal L1").castle("aragon").taxes();
    assert_eq!(t.gold(0), 3 + 1 + 2 + 6 + 6, "Britain and the Latin Empire, not Hispania");
    assert_eq!(t.gold(1), 6 + 6);
}

#[test]
fn a_tie_for_most_fiefs_pays_only_by_agreement() {
    ledger::proves!("WE-R-29", "WE-TAX-06");
    let tied = |options: &Options| four_with(options).holds(1, "wales L1").taxes();
    assert_eq!(tied(&Options::default()).gold(0), 3);
    let bonus = Options { bonus_on_tie: TieRule::Bonus, ..Options::default() };
    assert_eq!(tied(&bonus).gold(0), 9);
    assert_eq!(
        four_with(&bonus).holds(1, "wales L1, ireland L1").taxes().gold(0),
        3,
        "one against two is no tie"
    );
}

#[test]
fn fiefs_of_one_who_surrendered_count_but_pay_nobody() {
    ledger::proves!("WE-R-52", "WE-TAX-06");
    let scene = four().holds(2, "wales L1, ireland L1, constantinople L3").without_castle("constantinople");
    let t = scene.status(2, Status::Surrendered).taxes();
    assert_eq!(t.gold(0), 3, "two fiefs of Britain are against him");
    assert_eq!(t.gold(2), 0);
}

/// Runs the Tax phase of a player without a castle who has nine fiefs, Britain whole.
fn castle_less(hand: &str) -> Sitting {
    let britain = "scotland L1, northumbria L1, england L1, wales L1, cornwall L1, ireland L1, ulster L1";
    let scene = four()
        .so(|s| s.board.castles.remove(fief("england")))
        .so(|s| s.board.finished.remove(fief("england")));
    scene.holds(0, britain).holds(0, "brittany L1, jutland L1").hand(0, hand).taxes()
}

#[test]
fn no_castle_no_taxes_but_cards_and_bonus_lancers() {
    ledger::proves!("WE-EX-28", "WE-TAX-03", "WE-TAX-11", "WE-R-30", "WE-ELIM-03");
    let mut t = castle_less("M01");
    t.answers(0, ["card/M01"]);
    assert_eq!(t.gold(0), 7, "gold of a card, castle or not");
    t.answers(0, ["done"]);
    assert_eq!((t.gold(0), t.gold(1), t.phase()), (7, 9, Phase::Recruit), "nine fiefs pay nothing");
    t.pass_to(Phase::Deploy);
    assert_eq!(t.after("fief/england"), ["number/1", "number/2", "number/3", "number/4"]);
    assert_eq!(castle_less("").gold(0), 0);
}

#[test]
fn cards_of_this_time_are_played_in_order_before_anybody_collects() {
    ledger::proves!("WE-TAX-01", "WE-R-38", "WE-GROUP-02", "WE-GROUP-03", "WE-CARD-02");
    let mut t = four().order([3, 1, 0, 2]).hand(0, "M01").hand(1, "M01").hand(3, "C04").taxes();
    t.refused(3, "card/C04", "WE-CARD-01");
    t.answers(3, ["done"]);
    t.answers(1, ["card/M01"]);
    assert_eq!((t.gold(1), t.gold(3)), (7, 0), "nobody has collected");
    assert_eq!(t.waits_for(), Some(0), "who has no cards is passed over");
    t.answers(0, ["done"]);
    assert_eq!([0, 1, 2, 3].map(|s| t.gold(s)), [9, 16, 9, 8], "then all do");
    assert!(t.holds(0, "M01"));
}
