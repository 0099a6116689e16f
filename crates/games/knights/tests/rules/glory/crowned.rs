//! The King, Garrisons, Levies and Advancements where rules meet (CG p.2-4).

use crate::dsl::{Scene, city, noble, quiet};
use knights::Options;
use knights::board::{Heir, Phase, Place};
use knights::content::{ActionCard, NeutralCard, PhaseArea};
use table::Seat;

fn king() -> Scene {
    Scene::with(&Options { king: true, ..Options::default() }, 4).strongholds()
}

#[test]
fn a_king_without_a_stronghold_keeps_his_army_with_its_card() {
    ledger::proves!("CG-R-39", "CG-KING-06");
    // He leads, and his stronghold is off the board.
    let scene = king().influence(1, 9).so(|b| (b.pool, b.barons[1].stronghold.area) = (0, None));
    let mut t = scene.upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!((t.board().king, t.garrison_of(1).as_str()), (Some(Seat(1)), "ka_1 ka_2 ka_3 ka_4"));
}

#[test]
fn the_kings_army_goes_to_a_lost_stronghold_only_where_no_noble_is_at_home() {
    ledger::proves!("CG-R-39", "CG-KING-07");
    let scene = |stands: bool| {
        let scene = king().influence(1, 9).city(1, "isar").noble(1, "star", "isar", "rg_50");
        let scene = scene.noble(1, "square", "h22", "rg_50").so(|b| b.pool = 0);
        if stands { scene } else { scene.so(|b| b.barons[1].stronghold.area = None) }
    };
    let mut t = scene(true).upkeep();
    t.offers_only(1, ["noble/blue_star", "stronghold/blue"]);
    let t = scene(false).upkeep();
    assert_eq!(t.troops(1, "star"), "rg_50 ka_1 ka_2 ka_3 ka_4", "he alone can take it");
    assert_eq!((t.board().king, t.garrison_of(1).as_str()), (Some(Seat(1)), ""));
    let t = scene(false).so(|b| b.city_mut(city("isar")).owner = None).upkeep();
    assert_eq!(t.garrison_of(1), "ka_1 ka_2 ka_3 ka_4", "nobody is at home");
}

#[test]
fn a_tie_crowns_nobody_until_somebody_leads() {
    ledger::proves!("CG-R-38", "CG-KING-03");
    let scene = king().influence(0, 4).influence(1, 4).city(1, "lenz").so(|b| b.pool = 0);
    let t = scene.faith(1, 9).upkeep();
    assert_eq!(t.board().king, Some(Seat(1)), "a later Upkeep in which one leads");
    let mut t = king().influence(0, 4).influence(1, 4).so(|b| b.pool = 0).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!((t.board().king, t.board().phase), (None, Phase::Planning));
}

#[test]
fn the_kings_army_of_a_line_that_ends_goes_to_his_stronghold() {
    ledger::proves!("CG-R-40", "CG-KING-10", "WK-DEATH-09");
    let scene = king()
        .so(|b| b.king = Some(Seat(1)))
        .noble(1, "circle", "h22", "ka_1 rg_50")
        .tokens(1, "circle", 1)
        .so(|b| b.noble_mut(noble(1, "circle")).heir = Heir::None)
        .noble(0, "circle", "h22", "mc_english_200 mc_swiss_200")
        .results("deal deal deal blank blank blank victory victory");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/blank", "done"]);
    t.idle_until(&["result/victory", "done"], quiet);
    assert_eq!(
        (t.place(1, "circle"), t.garrison_of(1).as_str()),
        (Place::Gone, "ka_1"),
        "the Regulars are lost"
    );
}

/// Seat 0 conquers the stronghold of King seat 1.
fn usurped(options: &Options) -> crate::dsl::Sitting {
    let scene = Scene::with(options, 4)
        .strongholds()
        .so(|b| (b.king, b.barons[1].stronghold.sieges[0]) = (Some(Seat(1)), 1))
        .stronghold(1, "h31", "ka_1 ka_2")
        .noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t.idle_until(&["stronghold/red", "keep"], quiet);
    t
}

#[test]
fn a_usurped_king_is_out_where_that_was_agreed_but_his_army_serves_on() {
    ledger::proves!("CG-R-46", "CG-KING-12", "CG-KING-13");
    let t = usurped(&Options { king: true, elimination: true, ..Options::default() });
    assert_eq!((t.board().king, t.baron(1).is_out), (Some(Seat(0)), true));
    assert_eq!(t.garrison_of(0), "ka_1 ka_2");
    let t = usurped(&Options { king: true, ..Options::default() });
    assert_eq!((t.board().king, t.baron(1).is_out), (Some(Seat(0)), false));
}

#[test]
fn nobody_usurps_whose_attackers_all_died() {
    ledger::proves!("CG-R-41");
    let scene = king()
        .so(|b| (b.king, b.barons[1].stronghold.breaches) = (Some(Seat(1)), 3))
        .noble(0, "circle", "h31", "mc_english_100")
        .results("deal blank blank deal");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    t.idle_until(&["result/blank", "done", "breach"], quiet);
    assert_eq!((t.board().king, t.baron(1).stronghold.area), (Some(Seat(1)), None));
}

fn glory() -> Scene {
    Scene::glory(3).strongholds()
}

#[test]
fn a_garrison_that_leaves_takes_its_breach_along() {
    ledger::proves!("CG-R-07", "CG-GARRISON-09");
    let scene = glory().crowns(0, 5).city(0, "monz").garrison("monz").breaches("monz", 3);
    let mut t = scene.phase(PhaseArea::Wages);
    t.does(0, "city/monz");
    t.idle_until(&["done"], |t| t.must().only() == Some(Seat(2)));
    assert_eq!((t.city("monz").has_garrison, t.city("monz").breaches), (false, 2));
}

#[test]
fn riots_end_as_soon_as_a_noble_lands_or_returns() {
    ledger::proves!("CG-R-32", "CG-RIOT-07");
    let calm = |fate: &knights::content::Fate| fate.unrest == knights::content::Unrest::NoRevolt;
    let scene = glory()
        .city(0, "acre monz")
        .riot("acre monz")
        .sailing(0, "star", "acre", "rg_50")
        .off(0, "square", "rg_50")
        .fates(&[&calm, &calm]);
    let mut t = scene.upkeep();
    t.idle_until(&["city/acre", "city/monz", "noble/red_square area/h12", "done"], |t| {
        t.state.board.phase != Phase::Upkeep
    });
    assert!(t.is_in(0, "star", "acre") && t.is_in(0, "square", "monz"));
    assert!(!t.city("acre").is_rioting && !t.city("monz").is_rioting);
    assert_eq!(t.baron(0).influence, 0, "but not before Influence was taken");
}

#[test]
fn a_besieged_noble_recruits_the_levy_of_his_city() {
    ledger::proves!("CG-R-12", "CG-LEVY-05");
    let scene = glory()
        .crowns(0, 4)
        .city(0, "kovel")
        .noble(0, "star", "kovel", "rg_50")
        .siege("kovel", 1, 1)
        .noble(1, "star", "kovel", "mc_english_200");
    let mut t = scene.neutral(NeutralCard::MusterForces);
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-levies" && t.must().has(Seat(0)));
    t.does(0, "levy city/kovel noble/red_star");
    assert_eq!((t.troops(0, "star").as_str(), t.crowns(0)), ("rg_50 tl_kovel", 2));
}

#[test]
fn the_levy_of_a_razed_city_serves_on_and_is_not_recruited_again() {
    ledger::proves!("CG-R-49", "CG-LEVY-04", "CG-NACT-18");
    let scene = |troops: &str, razed: &str| {
        let scene = glory().crowns(0, 9).city(0, "lenz").noble(0, "square", "lenz", "rg_100");
        let scene = scene.noble(0, "star", "kovel", troops);
        let scene = if razed.is_empty() { scene.city(0, "kovel") } else { scene.razed(razed) };
        let mut t = scene.neutral(NeutralCard::MusterForces);
        t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-levies" && t.must().has(Seat(0)));
        t
    };
    let t = scene("rg_50 tl_kovel", "kovel");
    assert_eq!(t.troops(0, "star"), "rg_50 tl_kovel", "it stays with its Noble");
    scene("rg_50", "").offers(0, ["levy city/kovel noble/red_star"]);
    scene("rg_50", "kovel").is_refused(0, "levy city/kovel noble/red_star", "CG-NACT-18");
}

#[test]
fn an_empty_deck_refills_nothing() {
    ledger::proves!("CG-R-17", "CG-TECH-04");
    let scene = glory()
        .knowledge(0, 9)
        .knowledge(1, 20)
        .scholar(1)
        .on_offer("ad_black_powder ad_iron_blades ad_banners")
        .so(|b| (b.advancements.deck, b.advancements.under) = (Default::default(), Default::default()));
    let mut t = scene.card(0, ActionCard::EnrichMind);
    t.all(0, ["yes", "advancement/ad_iron_blades law/obey"]);
    assert_eq!(t.board().advancements.offer.len(), 2);
}

#[test]
fn a_leader_or_herald_too_many_stops_the_whole_transfer() {
    ledger::proves!("CG-R-03", "CG-TROOP-06");
    let scene = glory()
        .noble(0, "star", "h12", "ld_english rg_50")
        .noble(0, "square", "h11", "ld_swiss rg_100 mc_polish_200")
        .tokens(0, "square", 1);
    let mut t = scene.card(0, ActionCard::VersatileStrategy);
    t.does(0, "move").does(0, "noble/red_star area/h11 way/land");
    assert_eq!((t.turn(), t.troops(0, "star").as_str()), (Some(2), "ld_english rg_50"), "nothing could go");
}

#[test]
fn each_does_all_that_the_new_cards_allow_in_his_own_turn() {
    ledger::proves!("CG-R-08", "CG-R-10", "CG-NACT-14", "CG-NACT-16");
    let scene = glory().crowns(0, 9).crowns(1, 9).city(0, "kovel").breaches("kovel", 1).city(1, "lenz");
    let mut t = scene.neutral(NeutralCard::UpgradeDefensesCg);
    t.does(0, "repair city/kovel number/1");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-garrison"), "still his turn");
    t.does(0, "garrison city/kovel");
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-upgrade-defenses"));
    let scene = glory()
        .crowns(0, 9)
        .city(0, "kovel")
        .noble(0, "star", "kovel", "rg_50 rg_100")
        .tokens(0, "star", 1)
        .crowns(1, 9)
        .noble(1, "star", "h22", "rg_50 rg_100")
        .tokens(1, "star", 1);
    let mut t = scene.neutral(NeutralCard::MusterForces);
    t.does(0, "noble/red_star number/1");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-levies"));
    t.all(0, ["levy city/kovel noble/red_star", "done"]);
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-muster-troops"));
}

#[test]
fn a_garrison_that_costs_nothing_is_never_unpaid() {
    ledger::proves!("CG-GARRISON-08", "CG-GARRISON-09", "CG-R-05");
    // Two Regulars and one crown: no Mercenary and no Garrison is paid.
    let broke = |scene: Scene| {
        let scene =
            scene.crowns(0, 1).city(0, "monz").garrison("monz").noble(0, "star", "h21", "rg_50 rg_50");
        let mut t = scene.phase(PhaseArea::Wages);
        t.idle_until(&["done"], |t| t.must().only() == Some(Seat(2)));
        (t.crowns(0), t.city("monz").has_garrison)
    };
    assert_eq!(broke(glory()), (0, false));
    assert_eq!(broke(glory().laws("ag_garrison_statute")), (0, true), "the Statute makes it free");
    let scene =
        glory().crowns(0, 5).city(0, "monz").garrison("monz").noble(0, "star", "h21", "mc_polish_100");
    let mut t = scene.laws("ag_garrison_statute").phase(PhaseArea::Wages);
    t.is_refused(0, "city/monz", "CG-GARRISON-09");
    t.does(0, "done");
    assert_eq!((t.crowns(0), t.city("monz").has_garrison), (3, true));
}

#[test]
fn levies_in_a_stronghold_go_with_a_mercenary_who_is_not_paid() {
    ledger::proves!("CG-R-11", "CG-LEVY-08");
    let scene = || glory().crowns(0, 9).stronghold(0, "h11", "tl_kovel mc_english_50 mc_swiss_50");
    let scene = || scene().noble(0, "star", "h22", "tl_lenz mc_polish_50");
    let mut t = scene().phase(PhaseArea::Wages);
    t.all(0, ["troop/mc_swiss_50 stronghold/red", "done"]);
    assert_eq!(
        (t.garrison_of(0).as_str(), t.troops(0, "star").as_str()),
        ("mc_english_50", "mc_polish_50 tl_lenz")
    );
    // Elsewhere than in Wages they stay: here a Pole deserts on a retreat.
    let scene = glory()
        .noble(1, "circle", "h22", "mc_polish_100 tl_kovel")
        .noble(0, "circle", "h22", "mc_english_200")
        .fate("fx_02 fx_04 fx_20 fx_05 fx_06 fx_10 fx_12 fx_24 fx_01");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/prevent", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    assert_eq!((t.asked(1), t.troops(1, "circle").as_str()), ("prompt-retreat", "tl_kovel"));
}

#[test]
fn a_king_stays_king_whoever_leads() {
    ledger::proves!("CG-KING-03", "CG-KING-11", "CG-R-36");
    let scene = king().so(|b| (b.king, b.pool) = (Some(Seat(0)), 0)).influence(0, 3).influence(1, 9);
    let mut t = scene.stronghold(0, "h11", "ka_1 ka_2 ka_3 ka_4").upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!((t.board().king, t.garrison_of(1).as_str()), (Some(Seat(0)), ""));
    assert_eq!([0, 1].map(|seat| t.baron(seat).influence), [4, 9], "one more for the crown");
    // Nobody is crowned while there is Influence in the pool.
    let mut t = king().influence(1, 9).city(1, "acre").so(|b| b.pool = 2).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!((t.board().king, t.board().pool), (None, 1));
    // A tie of Influence is broken by cities, then by crowns, Faith and Votes.
    let tied = || king().influence(0, 5).influence(1, 5).so(|b| b.pool = 0);
    let crowned = |scene: Scene| scene.upkeep().board().king.map(|seat| seat.0);
    assert_eq!(crowned(tied().crowns(0, 2).faith(1, 1).votes(1, 2)), Some(1));
    assert_eq!(crowned(tied().crowns(0, 2)), Some(0));
}

#[test]
fn the_kings_army_goes_only_to_where_he_is_at_home() {
    ledger::proves!("CG-KING-07", "CG-KING-06", "WK-SIEGE-12");
    let scene = king()
        .city(1, "isar rota")
        .noble(1, "star", "isar", "rg_50")
        .noble(1, "square", "h22", "rg_50")
        .noble(1, "circle", "rota", "rg_50")
        .siege("rota", 0, 1)
        .noble(0, "star", "rota", "mc_english_200")
        .off(1, "triangle", "")
        .so(|b| b.pool = 1);
    let mut t = scene.upkeep();
    assert_eq!(t.turn(), Some(1));
    t.offers_only(1, ["noble/blue_star", "stronghold/blue"]);
    for symbol in ["square", "circle", "triangle"] {
        assert!(!t.can(1, &format!("noble/blue_{symbol}")), "in the open, besieged, off the board");
    }
    t.is_refused(1, "noble/blue_square", "CG-KING-07");
    t.is_refused(1, "noble/blue_triangle", "CG-KING-07");
    t.is_refused(1, "stronghold/red", "CG-KING-07");
}

#[test]
fn without_the_kings_army_wounds_may_be_too_many() {
    ledger::proves!("CG-R-43", "CG-KING-12", "WK-CASUALTY-10");
    let scene = king()
        .so(|b| (b.king, b.barons[1].stronghold.sieges[0]) = (Some(Seat(1)), 1))
        .noble(1, "square", "h22", "ka_1 rg_100")
        .tokens(1, "square", 1)
        .noble(1, "circle", "h12", "ka_2 mc_polish_200")
        .tokens(1, "circle", 1)
        .off(1, "triangle", "ka_3 rg_50")
        .noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t.idle_until(&["stronghold/red"], quiet);
    assert_eq!(t.place(1, "square"), Place::Off, "one token on a hundred: he is dead");
    assert_eq!((t.tokens(1, "square"), t.troops(1, "square").as_str()), (0, "rg_100"));
    assert!(t.is_in(1, "circle", "monz") && t.tokens(1, "circle") == 1);
    assert_eq!((t.garrison_of(0).as_str(), t.troops(1, "triangle").as_str()), ("ka_1 ka_2 ka_3", "rg_50"));
}

#[test]
fn a_pressing_agenda_is_not_dealt_while_it_lies_in_the_assembly() {
    ledger::proves!("CG-R-18", "CG-NACT-08", "CG-SETUP-23");
    let planned = |pressing: bool| {
        let mut t = glory().so(|b| b.pressing = pressing).upkeep();
        t.idle_until(&["done"], |t| t.state.board.phase == Phase::Actions);
        let there = t.board().neutrals.iter().sum::<u8>();
        let turned = t.events.iter().filter(|e| matches!(e, knights::event::Event::NeutralTurned { .. }));
        there + turned.count() as u8
    };
    assert_eq!((planned(false), planned(true)), (12, 11));
    let scene = (0..3).fold(glory().agendas("ag_tithe"), |scene, seat| {
        scene.in_area(PhaseArea::Assembly, seat, ActionCard::RallySupport, 2)
    });
    let mut t = scene.so(|b| b.pressing = true).special();
    t.idle_until(&["number/0", "yes"], |t| {
        t.must().only() == Some(Seat(2)) && t.prompt(2).message.key == "prompt-baron-card"
    });
    assert!(!t.board().pressing, "with the other cards it goes back");
}
