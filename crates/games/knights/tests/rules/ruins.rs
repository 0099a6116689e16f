//! Strongholds, sieges, retreats and returns to the last card (p.16-19).

use crate::dsl::{Scene, Sitting, VERSATILE, area, four, keep, noble, quiet};
use knights::Options;
use knights::board::{Heir, Phase, Place};
use knights::content::{ActionCard, PhaseArea, Unrest};
use table::Seat;

fn calm(fate: &knights::content::Fate) -> bool {
    fate.unrest == Unrest::NoRevolt
}

/// Seat 0 takes the stronghold of seat 1 by its second siege.
fn conquers(scene: Scene) -> Sitting {
    let scene = scene.so(|b| b.barons[1].stronghold.sieges[0] = 1);
    let scene = scene.noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t
}

#[test]
fn troops_of_a_fallen_stronghold_pay_for_their_tokens() {
    ledger::proves!("WK-STRONGHOLD-12", "WK-STRONGHOLD-13", "WK-STRONGHOLD-06");
    // Tuscan: one deserts; one token: a hundred of Mercenaries is lost.
    let scene = four()
        .stronghold(1, "h31", "rg_50 mc_tuscan_50 mc_polish_100 mc_polish_50")
        .so(|b| b.barons[1].stronghold.tokens = 1)
        .fate("fa_01");
    let mut t = conquers(scene);
    t.does(1, "troop/mc_polish_100");
    assert_eq!((t.garrison_of(1).as_str(), t.board().tokens(keep(1))), ("mc_polish_50 rg_50", 0));
    assert_eq!((t.baron(1).stronghold.area, t.baron(1).stronghold.breaches), (None, 0));
}

#[test]
fn beaten_troops_of_a_stronghold_that_stands_lose_what_a_dead_nobles_would() {
    ledger::proves!("WK-R-59", "WK-CASUALTY-01");
    // One Deal gets through; Swiss for the deserter.
    let scene = four()
        .stronghold(1, "h31", "mc_swiss_50 rg_50")
        .noble(0, "circle", "h31", "mc_english_200")
        .results("deal blank blank blank prevent prevent prevent prevent victory");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/assault");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(
        1,
        ["result/prevent", "result/prevent", "result/prevent", "result/prevent", "result/victory", "done"],
    );
    t.offers_only(1, ["breach", "stronghold/blue"]);
    t.does(1, "stronghold/blue");
    t.idle_until(&[], quiet);
    assert_eq!(t.baron(1).stronghold.area, Some(area("h31")), "it stands");
    assert_eq!(t.board().tokens(keep(1)), 0, "tokens are gone");
    assert_eq!(
        t.garrison_of(1),
        "rg_50",
        "the Mercenaries too, as deserters or for the token; Regulars stay"
    );
}

#[test]
fn a_retreating_army_loses_one_of_the_nationality_drawn_as_its_baron_says() {
    ledger::proves!("WK-RETREAT-03", "WK-RETREAT-04");
    // One victory for red; Swiss for the deserter.
    let scene = four()
        .noble(1, "circle", "h22", "mc_polish_100 mc_swiss_100 mc_swiss_50")
        .noble(0, "circle", "h22", "mc_english_200")
        .fate("fa_04 fa_01 fa_02 fa_23 fa_07 fa_10 fa_12 fa_19 fa_05");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    let deck = t.board().mercenaries.deck.len();
    t.offers_only(1, ["troop/mc_swiss_100", "troop/mc_swiss_50"]);
    t.is_refused(1, "troop/mc_polish_100", "WK-RETREAT-03");
    t.does(1, "troop/mc_swiss_50");
    assert_eq!((t.asked(1), t.board().mercenaries.deck.len()), ("prompt-retreat", deck + 1));
    t.does(1, "area/h12");
    assert_eq!(t.troops(1, "circle"), "mc_polish_100 mc_swiss_100");
}

#[test]
fn three_hundred_troops_fall_to_the_third_token() {
    ledger::proves!("WK-EX-31", "WK-CASUALTY-03", "WK-BATTLE-26");
    let fought = |deals: &str, discards: [&str; 2]| {
        let scene = four()
            .noble(0, "circle", "h22", "mc_english_200 mc_swiss_200")
            .noble(1, "circle", "h22", "rg_100 mc_polish_200")
            .results(&format!("{deals} blank blank blank victory victory victory victory victory"));
        let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_circle", "done"]);
        t.all(0, discards);
        t.does(0, "done");
        for _ in 0..5 {
            t.does(1, "result/victory");
        }
        t.does(1, "done");
        t.idle_until(&[], quiet);
        (t.place(1, "circle"), t.tokens(1, "circle"))
    };
    let dead = fought("deal deal deal", ["result/blank", "result/blank"]);
    assert_eq!(dead, (Place::Off, 0), "his +200 does not help");
    let alive = fought("deal deal deal", ["result/blank", "result/deal"]);
    assert_eq!(alive, (Place::Area(area("h22")), 2), "two do not kill him");
}

#[test]
fn two_barons_may_besiege_one_city_and_a_revolt_lifts_neither() {
    ledger::proves!("WK-R-43", "WK-CITY-05");
    let scene = four().city(1, "monz").siege("monz", 0, 1).noble(0, "star", "monz", "rg_50").noble(
        2,
        "star",
        "monz",
        "mc_english_200",
    );
    let mut t = scene.attacks(2, "monz", "city/monz manner/siege");
    t.does(0, "yes").all(2, ["noble/green_star", "done"]);
    assert_eq!(t.city("monz").sieges[..3], [1, 0, 2], "each is remembered with his round");
    let revolt = |fate: &knights::content::Fate| fate.unrest == Unrest::Revolt;
    let mut t = Scene { game: t.game().clone(), state: t.state.clone() }.again().fates(&[&revolt]).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!((t.owner("monz"), t.city("monz").sieges[0], t.city("monz").sieges[2]), (None, 1, 2));
}

#[test]
fn besieged_nobles_change_no_troops_in_upkeep_and_receive_none() {
    ledger::proves!("WK-SIEGE-11", "WK-SIEGE-12", "WK-REENTRY-07", "WK-REENTRY-08");
    let scene = four()
        .city(0, "kovel acre")
        .noble(0, "star", "kovel", "rg_50 rg_100")
        .noble(0, "square", "kovel", "rg_50")
        .off(0, "circle", "mc_english_50")
        .siege("kovel", 1, 1)
        .noble(1, "star", "kovel", "rg_50")
        .fates(&[&calm]);
    let mut t = scene.upkeep();
    t.idle_until(&["done"], |t| {
        assert_ne!(t.prompt(0).message.key, "prompt-transfers", "they are shut in");
        t.prompt(0).message.key == "prompt-return-noble" && t.must().has(Seat(0))
    });
    t.offers_only(0, ["noble/red_circle area/h11", "noble/red_circle area/sea_acre"]);
    t.is_refused(0, "noble/red_circle area/h21", "WK-REENTRY-08");
}

#[test]
fn who_lands_at_his_besieged_city_is_inside_it() {
    ledger::proves!("WK-R-29", "WK-MOVE-13");
    let scene = four()
        .city(0, "ballin")
        .sailing(0, "star", "ballin", "rg_50")
        .siege("ballin", 1, 1)
        .noble(1, "star", "ballin", "mc_english_200")
        .fates(&[&calm]);
    let mut t = scene.upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert!(t.is_in(0, "star", "ballin") && t.city("ballin").is_besieged(), "no battle, and no relief");
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.so(|b| b.phase = Phase::Actions);
    let unplanned = scene.secretly(|state| {
        state.board.laid = Default::default();
        state.secrets = Default::default();
    });
    let mut t = unplanned.card(0, VERSATILE);
    t.is_refused(0, "move", "WK-R-20");
}

#[test]
fn a_stronghold_does_not_come_back_to_the_edge_with_three() {
    ledger::proves!("WK-R-50", "WK-PLAYERS-07", "WK-R-51");
    let scene = Scene::of(3).stronghold(0, "h11", "").stronghold(2, "h24", "").stronghold(1, "h31", "rg_50");
    let mut t = scene.so(|b| b.barons[1].stronghold.area = None).upkeep();
    t.idle_until(&["done"], |t| {
        t.prompt(1).message.key == "prompt-return-stronghold" && t.must().has(Seat(1))
    });
    t.is_refused(1, "area/h10", "WK-PLAYERS-07");
    t.does(1, "done");
    assert_eq!((t.baron(1).stronghold.area, t.garrison_of(1).as_str()), (None, "rg_50"), "nobody must");
}

#[test]
fn troops_of_a_lost_stronghold_come_back_with_it_and_not_before() {
    ledger::proves!("WK-STRONGHOLD-13", "WK-REENTRY-04", "WK-R-49");
    let scene = || {
        let scene = Scene::of(4).stronghold(0, "h11", "").stronghold(2, "h24", "").stronghold(3, "h44", "");
        scene.stronghold(1, "h31", "rg_50").city(1, "lenz").off(1, "star", "").fates(&[&calm])
    };
    let returns = |answer: &str| {
        let mut t = scene().so(|b| b.barons[1].stronghold.area = None).upkeep();
        t.idle_until(&["done", "city/lenz"], |t| {
            t.prompt(1).message.key == "prompt-return-stronghold" && t.must().has(Seat(1))
        });
        t.does(1, answer);
        t
    };
    let mut t = returns("area/h31");
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-redistribute"));
    t.does(1, "stronghold/blue noble/blue_star troop/rg_50");
    t.does(1, "noble/blue_star area/h32");
    assert!(t.is_in(1, "star", "lenz"));
    let t = returns("done");
    assert_eq!((t.board().phase, t.place(1, "star")), (Phase::Planning, Place::Off), "nobody takes them");
    assert_eq!(t.garrison_of(1), "rg_50");
}

#[test]
fn a_dead_noble_waits_for_his_heir_with_his_troops() {
    ledger::proves!("WK-OPT-09", "WK-OPT-10", "WK-R-88");
    let heirs = Options { heirs: true, ..Options::default() };
    let died = |heir: Heir| {
        let scene = Scene::with(&heirs, 4)
            .strongholds()
            .noble(1, "circle", "h22", "rg_100")
            .so(|b| b.noble_mut(noble(1, "circle")).heir = heir)
            .noble(0, "circle", "h22", "mc_english_200 mc_swiss_200")
            .results("deal deal deal blank blank blank victory victory victory");
        let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/blank", "done"]);
        t.all(1, ["result/victory", "result/victory", "done"]);
        t.idle_until(&[], quiet);
        t
    };
    let waits = |t: &Sitting| t.board().noble(noble(1, "circle")).is_awaiting_heir;
    let t = died(Heir::Home);
    assert!(!waits(&t) && t.troops(1, "circle") == "rg_100", "his heir is at home");
    let mut t = died(Heir::Held(Seat(2)));
    assert!(waits(&t) && t.place(1, "circle") == Place::Off && t.troops(1, "circle") == "rg_100");
    t.does(2, "heir noble/blue_circle seat/1");
    assert!(!waits(&t), "given back, he may return");
    let mut t = died(Heir::Held(Seat(2)));
    t.does(2, "kill-heir noble/blue_circle");
    assert_eq!((t.place(1, "circle"), t.troops(1, "circle").as_str()), (Place::Gone, ""), "final");
    let t = died(Heir::Held(Seat(2)));
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let mut t = scene.upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!(t.place(1, "circle"), Place::Off, "without his heir he does not return");
}

#[test]
fn a_ban_lasts_beyond_the_assembly() {
    ledger::proves!("WK-BAN-07", "WK-BAN-13", "WK-ASSEMBLY-06");
    let scene = Scene::of(3).strongholds().agendas("ag_salt").votes(0, 3);
    let mut t = scene.phase(PhaseArea::Assembly);
    t.does(0, "number/4").does(1, "number/0").does(2, "number/0");
    t.does(0, "seat/1").does(1, "refuse");
    assert!(t.board().banned.has(Seat(1)) && t.baron(1).charges.is_empty());
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let t = scene.phase(PhaseArea::Assembly);
    assert!(!t.board().assembly.attending.has(Seat(1)), "nor does he come to the next");
    assert_eq!(t.baron(1).votes, 1, "and gets no Vote for it");
}

#[test]
fn a_baron_banned_meanwhile_spends_no_more_of_what_he_wrote() {
    ledger::proves!("WK-R-61", "WK-PLAYERS-10");
    let scene = Scene::of(2).strongholds().agendas("ag_salt ag_tithe").votes(0, 4).votes(1, 4);
    let mut t = scene.phase(PhaseArea::Assembly);
    t.does(0, "agenda/ag_salt");
    t.all(0, ["number/3", "number/1"]);
    t.all(1, ["number/0", "number/5"]);
    t.does(0, "seat/1").does(1, "refuse");
    assert_eq!(t.board().assembly.cast[..2], [1, 0], "his five are not cast");
    t.does(0, "yes");
    assert_eq!((t.baron(1).votes, t.baron(0).votes), (5, 1));
}

#[test]
fn what_an_open_motion_forbids_is_a_law_to_break() {
    ledger::proves!("WK-R-103", "WK-OPT-04", "WK-EX-30");
    let open = Options { open_motions: true, ..Options::default() };
    let scene = || Scene::with(&open, 4).strongholds().noble(0, "star", "monz", "mc_english_200");
    let mut t = scene().so(|b| b.forbidden = 1 << 16).card(0, VERSATILE);
    t.all(0, ["battle", "area/h12"]);
    t.offers_only(0, ["city/monz manner/assault", "city/monz manner/siege-banned"]);
    t.all(0, ["city/monz manner/siege-banned", "noble/red_star", "done"]);
    assert!(t.board().banned.has(Seat(0)) && t.city("monz").is_besieged());
    let mut t = scene().so(|b| b.forbidden = 1).card(0, VERSATILE);
    t.does(0, "move");
    assert!(
        !t.can(0, "noble/red_star area/h21 way/road") && t.can(0, "noble/red_star area/h21 way/road-banned")
    );
    assert!(t.can(0, "noble/red_star area/h11 way/land"), "one area is a usual move");
}

#[test]
fn without_a_marker_draft_soldiers_still_brings_wages() {
    ledger::proves!("WK-EX-15", "WK-CARD-10", "WK-R-97");
    let serve = ActionCard::ServeChurch;
    let draft = ActionCard::DraftSoldiers;
    let scene = Scene::of(2).strongholds().crowns(0, 9).noble(0, "star", "h11", "mc_polish_100").track("0 1");
    let scene = scene.in_area(PhaseArea::Wages, 0, serve, 2).in_area(PhaseArea::Wages, 1, draft, 1);
    let mut t = scene.card(1, draft);
    t.does(1, "done");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-wages"));
    t.does(0, "done");
    assert_eq!((t.board().markers(), t.crowns(0), t.turn()), (2, 7, Some(1)), "and no Draft");
}

#[test]
fn the_number_of_barons_changes_with_the_next_round() {
    ledger::proves!("WK-R-86");
    let out = Options { elimination: true, ..Options::default() };
    let mut t = conquers(Scene::with(&out, 4).strongholds());
    t.idle_until(&["keep"], quiet);
    assert_eq!((t.baron(1).is_out, t.board().count), (true, 4), "not at once");
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let mut t = scene.upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!((t.board().phase, t.board().count), (Phase::Planning, 3));
}

#[test]
fn an_eliminated_chairman_is_followed_even_by_a_banned_baron_if_all_are() {
    ledger::proves!("WK-OPT-16", "WK-R-03", "WK-R-66");
    let out = Options { elimination: true, ..Options::default() };
    let scene = Scene::with(&out, 4).strongholds().chairman(1).influence(2, 3);
    let mut t = conquers(scene.banned(&[0, 2, 3]));
    t.idle_until(&["keep"], quiet);
    assert_eq!((t.baron(1).is_out, t.board().chairman), (true, Seat(2)));
    // By the English book by Votes (WK-R-03).
    let english = Options { edition: knights::options::Book::English, ..out };
    let scene = Scene::with(&english, 4).strongholds().chairman(1).influence(2, 3).votes(0, 9);
    let mut t = conquers(scene.banned(&[0, 2, 3]));
    t.idle_until(&["keep"], quiet);
    assert_eq!((t.baron(1).is_out, t.board().chairman), (true, Seat(0)));
}
