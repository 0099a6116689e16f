//! Intrigue cards: the five Plots and Overthrow.

use crate::dsl::{Asked, Scene, development, land, person, player};
use crusader::board::Post;

mod overthrow;

const INTRIGUE: &str = "intrigue_36";

/// The English next to the French; the Germans far away. The English succeed in everything.
fn lucky() -> Scene {
    base().bag("english", "brave clever pious strong")
}

/// The same, but they fail in everything.
fn unlucky() -> Scene {
    base().bag("english", "coward weak ugly godless")
}

fn base() -> Scene {
    Scene::five()
        .lands("english", "wessex normandy")
        .lands("frankish", "paris brittany")
        .lands("german", "poland")
}

#[test]
fn an_intrigue_card_is_a_plot_or_an_overthrow() {
    ledger::proves!("CK-PLOT-01", "CK-PLOT-03", "CK-R-69");
    let mut t = lucky()
        .unrest("paris")
        .spouse("english", "edith")
        .owns("frankish", "marshal")
        .gold("english", 2)
        .acts("english", INTRIGUE);
    t.offers_only(0, ["done", "plot", "overthrow"]).does(0, "plot");
    t.offers_only(0, ["done", "casus-belli", "revolt", "assassinate", "bribe", "divorce"]);
    t.does(0, "done").must_answer([]);
}

#[test]
fn a_plot_for_a_casus_belli() {
    ledger::proves!("CK-CB-02", "CK-CB-03", "CK-CB-04", "CK-PLOT-05");
    let mut t = lucky().acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "casus-belli").offers_only(0, ["player/frankish", "player/german"]);
    t.is_refused(0, "player/english", "CK-CB-03").does(0, "player/german");
    assert!(t.has_casus_belli("english", "german"), "no adjacency is asked");
    assert!(!t.has_casus_belli("german", "english"));
}

#[test]
fn a_failed_plot_gives_its_target_a_casus_belli() {
    ledger::proves!("CK-PLOT-04", "CK-PLOT-02", "CK-SABOTAGE-08");
    let mut t = unlucky().gold("english", 3).gold("frankish", 9).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "casus-belli").does(0, "player/frankish").does(0, "gold/2");
    assert!(!t.has_casus_belli("english", "frankish") && t.has_casus_belli("frankish", "english"));
    t.must_answer([0]);
}

#[test]
fn a_casus_belli_that_is_held_is_not_plotted_for_again() {
    ledger::proves!("CK-R-64", "CK-R-52");
    let mut t = lucky().casus_belli("english", "german").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "casus-belli").is_refused(0, "player/german", "CK-R-64");
}

#[test]
fn a_plot_against_a_partner_breaks_the_pact() {
    ledger::proves!("CK-R-64", "CK-R-51", "CK-PACT-15", "CK-PACT-16");
    let mut t = lucky().pact("english", "frankish").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "casus-belli").does(0, "player/frankish");
    assert!(!t.is_allied("english", "frankish") && t.has_casus_belli("english", "frankish"));
    assert!(!t.has_casus_belli("frankish", "english"), "a successful Plot never gives one");
    let mut t = unlucky().pact("english", "frankish").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "casus-belli").does(0, "player/frankish");
    assert!(!t.is_allied("english", "frankish") && !t.has_casus_belli("english", "frankish"));
    assert!(t.has_casus_belli("frankish", "english"));
}

#[test]
fn up_to_four_attempts_with_a_surcharge() {
    ledger::proves!("CK-PLOT-06", "CK-PLOT-07", "CK-PLOT-08", "CK-PLOT-09");
    let scene = lucky().gold("english", 6).children("frankish", "adele").children("german", "luitpold");
    let mut t = scene.acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "casus-belli").does(0, "player/frankish").does(0, "gold/0");
    // The first is resolved before the next is announced; that one costs 1.
    assert!(t.has_casus_belli("english", "frankish"));
    t.does(0, "revolt").does(0, "territory/paris").does(0, "gold/0");
    assert_eq!((t.gold("english"), t.unrest("paris")), (5, 1));
    t.does(0, "assassinate").does(0, "person/adele").does(0, "gold/0");
    assert_eq!(t.gold("english"), 3);
    // Not the same Plot against the same player.
    t.does(0, "assassinate").is_refused(0, "person/philippe_i", "CK-PLOT-09").does(0, "person/luitpold");
    assert_eq!(t.gold("english"), 0, "six for all");
    t.must_answer([]);
    // Without the gold there is no second attempt.
    let mut t = lucky().acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "casus-belli").does(0, "player/german").offers_only(0, ["done"]);
    t.is_refused(0, "revolt", "CK-PLOT-07");
}

#[test]
fn inciting_a_revolt() {
    ledger::proves!(
        "CK-REVOLT-01",
        "CK-REVOLT-05",
        "CK-REVOLT-07",
        "CK-R-62",
        "CK-REVOLT-03",
        "CK-REVOLT-04",
        "CK-CASTLE-03",
        "CK-R-58"
    );
    let mut t = lucky().soldiers("brittany").unrest("paris").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "revolt").offers_only(0, ["territory/paris"]);
    t.is_refused(0, "territory/brittany", "CK-REVOLT-01").is_refused(0, "territory/poland", "CK-REVOLT-01");
    t.is_refused(0, "territory/normandy", "CK-R-62").is_refused(0, "territory/scotland", "CK-R-62");
    t.does(0, "territory/paris");
    assert_eq!(t.unrest("paris"), 2, "several may lie there");
    for (scene, needed) in [
        (lucky(), 1),
        (lucky().castles("paris"), 2),
        (lucky().children("frankish", "adele").duke("adele", "paris"), 2),
        (lucky().castles("paris").children("frankish", "adele").duke("adele", "paris"), 3),
    ] {
        let mut t = scene.gold("english", 1).acts("english", INTRIGUE);
        t.does(0, "plot").does(0, "revolt").does(0, "territory/paris");
        assert_eq!(t.board().check.needed, needed);
    }
}

#[test]
fn the_limit_of_gold_on_a_revolt() {
    ledger::proves!("CK-EX-01");
    let mut t = lucky().castles("paris").gold("english", 9).gold("frankish", 9).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "revolt").does(0, "territory/paris");
    t.offers_only(0, ["gold/0", "gold/1", "gold/2", "gold/3"]).is_refused(0, "gold/4", "CK-INVEST-04");
    t.does(0, "gold/3");
    assert_eq!((t.board().check.draws(), t.unrest("paris")), (4, 1), "nobody sabotages it");
    let mut t = lucky().castles("paris").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "revolt").does(0, "territory/paris");
    assert_eq!(t.unrest("paris"), 0, "without gold it may be tried, and cannot succeed");
}

#[test]
fn the_spymaster_aims_anywhere_and_draws_once_more() {
    ledger::proves!("CK-REVOLT-02", "CK-OVERTHROW-03", "CK-R-68");
    let mut t = lucky().owns("english", "spymaster").unrest("poland").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "revolt").does(0, "territory/poland");
    assert_eq!(t.board().check.free, 2);
    let mut t = lucky().owns("english", "spymaster").unrest("poland").acts("english", INTRIGUE);
    t.does(0, "overthrow").does(0, "territory/poland");
    assert_eq!(t.board().check.free, 1, "not on Overthrow");
    let mut t = lucky().unrest("poland").acts("english", INTRIGUE);
    t.is_refused(0, "overthrow", "CK-OVERTHROW-02");
}

#[test]
fn anybody_may_be_murdered() {
    ledger::proves!(
        "CK-MURDER-01",
        "CK-MURDER-02",
        "CK-MURDER-03",
        "CK-MURDER-07",
        "CK-R-61",
        "CK-R-66",
        "CK-R-67"
    );
    let scene = || {
        lucky()
            .gold("english", 9)
            .spouse("frankish", "edith")
            .children("english", "aldred")
            .owns("german", "marshal navy")
            .suitor("scotland", "godiva", "brave")
    };
    let mut t = scene().acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate");
    t.offers(
        0,
        [
            "person/edith",
            "person/aldred",
            "person/william_i",
            "person/philippe_i",
            "person/godiva",
            "player/german development/marshal",
        ],
    );
    t.is_refused(0, "player/german development/navy", "CK-MURDER-01").is_refused(
        0,
        "person/mildred",
        "CK-MURDER-01",
    );
    t.does(0, "person/edith");
    assert_eq!(t.board().check.needed, 1);
    t.does(0, "gold/0");
    assert!(!t.lives("edith"));
    // Somebody neutral: another comes in his place at once, and failure gives nobody a Casus Belli.
    let mut t = scene().acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "person/godiva").does(0, "gold/0");
    assert!(!t.lives("godiva") && t.board().suitors[land("scotland")].is_some());
    // A councillor goes to the discard pile.
    let mut t = scene().acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "player/german development/marshal").does(0, "gold/0");
    assert_eq!(t.board().development_discards[development("marshal").index()], 1);
    let scene =
        || unlucky().gold("english", 9).owns("german", "marshal").suitor("scotland", "godiva", "brave");
    let mut t = scene().acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "person/godiva").does(0, "gold/0");
    assert!(t.lives("godiva") && t.board().casus_belli.iter().all(|held| held.is_empty()));
    t.does(0, "assassinate").is_refused(0, "person/godiva", "CK-R-61");
    t.does(0, "player/german development/marshal").does(0, "gold/0");
    assert!(t.has_casus_belli("german", "english"));
}

#[test]
fn heirs_and_kings_are_harder_to_murder() {
    ledger::proves!("CK-MURDER-04", "CK-MURDER-05", "CK-MURDER-06");
    let scene = || lucky().gold("english", 9).children("frankish", "adele thibault");
    for (who, needed) in [("adele", 1), ("thibault", 2), ("philippe_i", 3)] {
        let mut t = scene().acts("english", INTRIGUE);
        t.does(0, "plot").does(0, "assassinate").does(0, &format!("person/{who}"));
        assert_eq!(t.board().check.needed, needed, "{who}");
    }
    let mut t = scene().board(|board| board.round = 1).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").is_refused(0, "person/philippe_i", "CK-MURDER-06");
    t.offers(0, ["person/thibault"]);
}

#[test]
fn sabotage_with_a_royal_guard() {
    ledger::proves!("CK-EX-02", "CK-MURDER-08", "CK-MURDER-09", "CK-SABOTAGE-09");
    let scene = || unlucky().gold("english", 3).gold("german", 4).owns("english", "spymaster");
    let mut t = scene().owns("frankish", "royal_guard").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "person/philippe_i").does(0, "gold/3");
    assert_eq!(t.board().check.draws(), 5, "one, the Spymaster, three bought");
    t.must_answer([2]).offers(2, ["gold/4"]).does(2, "gold/4");
    assert_eq!(t.board().check.draws(), 3);
    assert!(t.lives("philippe_i") && t.has_casus_belli("frankish", "english"));
    // Without the Royal Guard, or with one's own family, nobody is asked.
    let mut t = scene().acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "person/philippe_i").does(0, "gold/3").must_answer([0]);
    let mut t = scene().owns("english", "royal_guard").spouse("english", "edith").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "person/edith").does(0, "gold/1").must_answer([0]);
}

/// The Guard counts when others pay, not when the murder is announced.
#[test]
fn a_royal_guard_may_come_and_go_before_the_gold() {
    ledger::proves!("CK-MURDER-08", "CK-SABOTAGE-09", "CK-R-23");
    let scene = || unlucky().gold("english", 3).gold("german", 4).owns("english", "spymaster");
    let mut t = scene().owns("frankish", "royal_guard").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "person/philippe_i");
    t.does(1, "offer player/german development/royal_guard for").does(2, "take-offer player/frankish");
    t.does(0, "gold/3").must_answer([0]);
    let mut t = scene().owns("german", "royal_guard").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "person/philippe_i");
    t.does(2, "offer player/frankish development/royal_guard for").does(1, "take-offer player/german");
    t.does(0, "gold/3").must_answer([2]).offers(2, ["gold/4"]);
}

#[test]
fn bribing_a_councillor() {
    ledger::proves!("CK-BRIBE-01", "CK-BRIBE-02", "CK-BRIBE-03", "CK-BRIBE-04", "CK-R-60");
    let scene = || lucky().owns("frankish", "marshal steward navy").owns("english", "steward");
    let mut t = scene().gold("english", 3).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "bribe").offers(0, ["player/frankish development/marshal"]);
    t.is_refused(0, "player/frankish development/steward", "CK-BRIBE-03");
    t.is_refused(0, "player/frankish development/navy", "CK-BRIBE-04");
    t.is_refused(0, "player/english development/steward", "CK-BRIBE-01");
    t.does(0, "player/frankish development/marshal").offers(0, ["gold/0", "gold/1"]).does(0, "gold/0");
    assert!(t.board().owns(player("english"), development("marshal")) && t.gold("english") == 1);
    let mut t = scene().gold("english", 1).acts("english", INTRIGUE);
    t.does(0, "plot").is_refused(0, "bribe", "CK-BRIBE-02");
    // With three councillors one of them goes.
    let mut t = scene().owns("english", "spymaster archbishop").gold("english", 2).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "bribe").does(0, "player/frankish development/marshal");
    t.offers_only(0, ["development/spymaster", "development/archbishop", "development/steward"]);
    t.does(0, "development/archbishop");
    assert!(t.board().owns(player("english"), development("marshal")));
    // Failure: he stays, and only the gold invested is gone.
    let mut t = unlucky().owns("frankish", "marshal").gold("english", 2).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "bribe").does(0, "player/frankish development/marshal");
    assert!(t.gold("english") == 2 && t.has_casus_belli("frankish", "english"));
}

#[test]
fn divorcing_ones_own() {
    ledger::proves!(
        "CK-DIVORCEPLOT-01",
        "CK-DIVORCEPLOT-02",
        "CK-DIVORCEPLOT-05",
        "CK-R-65",
        "CK-DIVORCE-01",
        "CK-DIVORCE-02"
    );
    let scene = |luck: Scene| {
        luck.spouse("english", "edith").children("english", "aldred").spouse("frankish", "adele")
    };
    let mut t = scene(lucky()).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "divorce").offers_only(0, ["person/william_i"]);
    t.is_refused(0, "person/aldred", "CK-DIVORCEPLOT-01").is_refused(0, "person/philippe_i", "CK-R-65");
    t.does(0, "person/william_i");
    assert!(!t.lives("edith") && t.lives("william_i"));
    let left = t.told_by("CK-DIVORCEPLOT-02").map(|event| format!("{event:?}")).collect::<Vec<_>>();
    assert!(left.len() == 1 && left[0].contains("Left"), "{left:?}");
    assert_eq!(t.board().annals.deaths, 0, "she is not dead");
    let mut t = scene(unlucky()).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "divorce").does(0, "person/william_i");
    assert!(t.lives("edith") && t.board().casus_belli.iter().all(|held| held.is_empty()));
}

#[test]
fn a_divorced_kings_tokens_stay_and_a_childs_go() {
    ledger::proves!("CK-DIVORCEPLOT-03", "CK-DIVORCEPLOT-04", "CK-SPOUSE-01", "CK-SPOUSE-02");
    let mut t = lucky().children("english", "aldred").married("aldred", "edith").acts("english", INTRIGUE);
    assert_eq!(t.board().tokens_on(person("edith")).count(), 1);
    t.does(0, "plot").does(0, "divorce").does(0, "person/aldred");
    assert!(!t.lives("edith"));
    assert_eq!(t.board().tokens_on(person("edith")).count(), 0, "her token is removed");
    let bag = crusader::tokens::bag(player("english"));
    let mut t = lucky().spouse("english", "edith").acts("english", INTRIGUE);
    let before = t.state.tokens.size(bag);
    t.does(0, "plot").does(0, "divorce").does(0, "person/william_i");
    assert_eq!(t.state.tokens.size(bag), before);
}

#[test]
fn a_murdered_king_is_followed_by_his_heir_at_once() {
    ledger::proves!("CK-R-100", "CK-DEATH-02");
    let mut t = lucky().gold("english", 9).children("frankish", "thibault").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "assassinate").does(0, "person/philippe_i").does(0, "gold/2");
    assert!(!t.lives("philippe_i"));
    assert_eq!(t.board().post(person("thibault")), Some((player("frankish"), Post::King)));
}

#[test]
fn ones_own_councillor_may_be_murdered_and_nobody_gains_a_casus_belli() {
    ledger::proves!("CK-MURDER-01", "CK-R-61", "CK-R-66");
    let scene = |luck: Scene| luck.owns("english", "marshal navy").acts("english", INTRIGUE);
    let mut t = scene(lucky());
    t.does(0, "plot").does(0, "assassinate").is_refused(0, "player/english development/navy", "CK-MURDER-01");
    t.does(0, "player/english development/marshal");
    assert!(!t.board().owns(player("english"), development("marshal")));
    assert_eq!(t.board().development_discards[development("marshal").index()], 1);
    let mut t = scene(unlucky());
    t.does(0, "plot").does(0, "assassinate").does(0, "player/english development/marshal");
    assert!(t.board().owns(player("english"), development("marshal")));
    assert!(t.board().casus_belli.iter().all(|held| held.is_empty()));
}

#[test]
fn kings_are_safe_in_the_first_round_of_the_game_only() {
    ledger::proves!("CK-MURDER-06");
    for (era, round, is_safe) in [(1, 1, true), (1, 2, false), (2, 1, false), (3, 3, false)] {
        let scene = lucky().board(move |board| (board.era, board.round) = (era, round));
        let mut t = scene.acts("english", INTRIGUE);
        t.does(0, "plot").does(0, "assassinate");
        for king in ["person/philippe_i", "person/william_i"] {
            if is_safe {
                t.is_refused(0, king, "CK-MURDER-06");
            } else {
                t.offers(0, [king]);
            }
        }
    }
}

#[test]
fn at_war_without_a_casus_belli_one_may_be_plotted_for() {
    ledger::proves!("CK-R-64", "CK-R-52");
    let mut t = lucky().war("english", "frankish").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "casus-belli").does(0, "player/frankish");
    assert!(t.has_casus_belli("english", "frankish") && t.is_at_war("english", "frankish"));
}

#[test]
fn a_revolt_without_a_token_left_brings_none() {
    ledger::proves!("CK-R-11", "CK-REVOLT-05");
    let mut t = lucky().board(|board| board.unrest[land("brittany")] = 12).acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "revolt").does(0, "territory/paris");
    assert_eq!(t.unrest("paris"), 0);
    assert!(t.board().casus_belli.iter().all(|held| held.is_empty()), "it has succeeded all the same");
}

#[test]
fn a_second_attempt_costs_its_surcharge_beside_what_completes_it() {
    ledger::proves!("CK-PLOT-07", "CK-BRIBE-02", "CK-R-56");
    // One gold for the second attempt and two for the Bribe itself.
    for (gold, can) in [(3, true), (2, false)] {
        let mut t = lucky().owns("frankish", "marshal").gold("english", gold).acts("english", INTRIGUE);
        t.does(0, "plot").does(0, "casus-belli").does(0, "player/german").does(0, "gold/0");
        if can {
            t.does(0, "bribe").does(0, "player/frankish development/marshal");
            assert_eq!(t.gold("english"), 0, "nothing is left to invest");
            assert!(t.board().owns(player("english"), development("marshal")));
        } else {
            t.is_refused(0, "bribe", "CK-BRIBE-02").offers(0, ["revolt"]);
        }
    }
}

#[test]
fn a_chancellor_makes_a_casus_belli_against_his_dynasty_harder() {
    ledger::proves!("CK-MOD-01", "CK-MOD-02", "CK-R-70");
    let needed = |owner: &str| {
        let mut t = lucky().owns(owner, "chancellor").gold("english", 1).acts("english", INTRIGUE);
        t.does(0, "plot").does(0, "casus-belli").does(0, "player/frankish");
        t.board().check.needed
    };
    assert_eq!(["frankish", "german", "english"].map(needed), [2, 1, 1]);
}
