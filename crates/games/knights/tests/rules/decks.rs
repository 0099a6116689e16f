//! What the cards of both boxes do that no other test tells: Events, Laws, Charges, Offices, Advancements.

use crate::dsl::{Scene, Sitting, VERSATILE, advancement, noble};
use knights::board::{Phase, Place};
use knights::content::{ActionCard, Content, Expedition, NeutralCard, PhaseArea, Unrest};
use table::Seat;

fn base() -> Scene {
    Scene::of(4).strongholds()
}

fn glory() -> Scene {
    Scene::glory(4).strongholds()
}

fn quiet(t: &table::kit::Sitting<knights::Knights>) -> bool {
    t.must().only() == Some(Seat(3)) && t.prompt(3).message.key == "prompt-baron-card"
}

/// A position goes on with another card.
fn next(t: &Sitting) -> Scene {
    Scene { game: t.game().clone(), state: t.state.clone() }.again()
}

/// Seat 2 draws this Event; nobody cancels it.
fn drawn(scene: Scene, event: &str, likes: &[&str]) -> Sitting {
    let mut t = scene.church(1).faith(1, 1).event(event).neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    let mut likes = likes.to_vec();
    likes.extend(["number/0", "done"]);
    t.idle_until(&likes, quiet);
    t
}

#[test]
fn red_events_of_the_box() {
    ledger::proves!("WK-EVENT-03");
    let t = drawn(base().church(1).faith(2, 3), "ev_interdict", &[]);
    assert_eq!((t.baron(2).faith, t.board().church), (2, Seat(1)), "half of three is one");
    let t = drawn(base(), "ev_lame_horses", &[]);
    let mut t = next(&t).noble(2, "star", "h11", "rg_50").card(2, VERSATILE);
    t.does(2, "move");
    t.is_refused(2, "noble/green_star area/h31 way/road", "WK-EVENT-12");
    assert!(t.can(2, "noble/green_star area/h21 way/land"));
    let revolt = |fate: &knights::content::Fate| fate.unrest == Unrest::Revolt;
    let scene = base().city(2, "lenz isar").noble(2, "star", "isar", "rg_50").crowns(2, 20);
    let t = drawn(scene.fates(&[&revolt]), "ev_toll_revolt", &["crowns"]);
    assert_eq!((t.owner("lenz"), t.owner("isar"), t.crowns(2)), (None, Some(2), 20), "not to be bought off");
}

#[test]
fn green_events_of_the_box() {
    ledger::proves!("WK-EVENT-04");
    let t = drawn(base(), "ev_silver_tongue", &[]);
    assert_eq!(t.baron(2).votes, 3);
    let t = drawn(base(), "ev_wandering_company", &["stronghold/green"]);
    assert_eq!((t.board().troops(crate::dsl::keep(2)).len(), t.crowns(2)), (1, 0), "free of charge");
    let wounded = || base().noble(2, "star", "h21", "mc_english_200 mc_swiss_200 rg_50").tokens(2, "star", 4);
    let t = drawn(wounded(), "ev_surgeons", &["part/0", "noble/green_star"]);
    assert_eq!((t.tokens(2, "star"), t.crowns(2)), (1, 0), "three at most");
    let t = drawn(base(), "ev_surgeons", &["part/0", "part/1"]);
    assert_eq!(t.crowns(2), 3, "nobody is wounded");
    let tired = || {
        let scene = base().noble(2, "star", "h21", "rg_50").tired(2, "star");
        scene.noble(2, "square", "h22", "rg_50").tired(2, "square")
    };
    let t = drawn(tired(), "ev_second_wind", &["part/0", "noble/green_star", "noble/green_square"]);
    assert!(!t.is_tired(2, "star") && !t.is_tired(2, "square"), "up to two");
}

#[test]
fn blue_events_of_the_box() {
    ledger::proves!("WK-EVENT-05", "WK-EVENT-11", "WK-R-96");
    // Lenz, then Gedze.
    let scene = base()
        .noble(0, "star", "lenz", "rg_50 rg_100")
        .noble(1, "star", "lenz", "rg_50 rg_100")
        .city(3, "gedze isar")
        .fate("fa_02 fa_03");
    let t = drawn(scene, "ev_pestilence", &[]);
    assert_eq!((t.tokens(0, "star"), t.tokens(1, "star")), (1, 1), "all who stand there");
    let t = next(&t).phase(PhaseArea::Taxation);
    assert_eq!(t.crowns(3), 3, "Gedze pays nothing at the next Taxation");
    let scene = base().city(0, "lenz isar").noble(0, "star", "isar", "rg_50").crowns(0, 20);
    let mut t = scene.church(1).event("ev_peasant_rising").neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-revolt"), "Lenz is unguarded");
    t.does(0, "crowns");
    assert_eq!((t.owner("lenz"), t.crowns(0)), (Some(0), 12), "bought off as usual");
    let t = drawn(base(), "ev_truce", &[]);
    let scene = next(&t).noble(0, "star", "monz", "mc_english_200").noble(1, "star", "monz", "rg_50");
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h12"]);
    t.offers_only(0, ["city/monz manner/assault", "city/monz manner/siege"]);
    t.is_refused(0, "seat/1 manner/field", "WK-EVENT-12");
}

#[test]
fn the_comet_shows_three_fate_cards_to_the_head_of_the_church() {
    ledger::proves!("WK-ROLE-02", "WK-EVENT-05");
    let mut t = base().church(1).event("ev_comet").neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-peek"));
    let before: Vec<u8> = t.state.fate.cards(knights::board::DECK).take(3).collect();
    let listed = t.choices(1);
    assert_eq!(listed.len(), 3);
    let last = listed[2].clone();
    t.does(1, &last);
    let second = t.choices(1)[1].clone();
    t.does(1, &second);
    t.idle_until(&[], quiet);
    let after: Vec<u8> = t.state.fate.cards(knights::board::DECK).take(3).collect();
    assert_eq!(after, [before[2], before[1], before[0]], "in the order he says");
}

#[test]
fn red_events_of_the_expansion() {
    ledger::proves!("CG-SETUP-07", "CG-TECH-08", "CG-LEVY-11", "CG-GARRISON-11");
    let t = drawn(
        glory().owns(2, "ad_plate ad_compass"),
        "ev_burned_library",
        &["advancement/ad_compass law/obey"],
    );
    assert_eq!(t.baron(2).advancements[..], [advancement("ad_plate")]);
    assert!(t.board().advancements.under.contains(&advancement("ad_compass")));
    let t = drawn(glory().knowledge(2, 4), "ev_burned_library", &[]);
    assert_eq!(t.baron(2).knowledge, 0, "he owns none");
    let t = drawn(glory().city(2, "lenz monz acre"), "ev_bread_riots", &[]);
    assert!(t.city("lenz").is_rioting && !t.city("monz").is_rioting);
    let t = drawn(glory().city(2, "lenz monz").garrison("lenz"), "ev_bread_riots", &[]);
    assert!(!t.city("lenz").is_rioting && t.city("monz").is_rioting, "not where a Garrison is");
    let t = drawn(glory().crowns(2, 9).city(2, "lenz monz").garrison("monz"), "ev_garrison_flees", &[]);
    assert_eq!((t.city("monz").has_garrison, t.crowns(2)), (false, 9));
    let t = drawn(glory().crowns(2, 9).city(2, "lenz monz"), "ev_garrison_flees", &[]);
    assert_eq!(t.crowns(2), 6, "he has none");
    let t = drawn(glory().votes(2, 2).noble(2, "star", "h21", "tl_kovel tl_lenz rg_50"), "ev_homesick", &[]);
    assert_eq!((t.troops(2, "star").as_str(), t.baron(2).votes), ("rg_50", 1));
    let t = drawn(glory().faith(2, 3), "ev_false_prophet", &[]);
    assert_eq!(t.baron(2).faith, 1);
    let t = drawn(glory(), "ev_spoiled_stores", &[]);
    let scene = next(&t).crowns(2, 20).noble(2, "star", "h21", "mc_english_100 mc_swiss_50 rg_50");
    let mut t = scene.noble(2, "square", "h22", "rg_50").phase(PhaseArea::Wages);
    t.does(2, "done");
    assert_eq!(t.crowns(2), 20 - 3 - 2 - 2, "two more for the one army with Mercenaries");
}

#[test]
fn envious_captains_draw_a_nationality_only_where_there_is_no_captain() {
    ledger::proves!("CG-TROOP-02", "WK-EVENT-11");
    let scene = || glory().noble(2, "star", "h21", "ld_english mc_polish_50 rg_50").fate("fx_01");
    let t = drawn(scene(), "ev_envious_captains", &[]);
    assert_eq!(t.troops(2, "star"), "mc_polish_50 rg_50");
    assert_eq!(t.state.fate.cards(knights::board::DECK).next(), Some(0), "no Fate card was drawn");
    let scene = glory().noble(2, "star", "h21", "mc_polish_50 mc_swiss_50 rg_50").fate("fx_01");
    let t = drawn(scene, "ev_envious_captains", &[]);
    assert_eq!(t.troops(2, "star"), "mc_swiss_50 rg_50", "Polish was drawn");
}

#[test]
fn green_events_of_the_expansion() {
    ledger::proves!("CG-SETUP-07", "CG-KNOW-01", "CG-RIOT-07");
    let t = drawn(glory(), "ev_wandering_scholar", &[]);
    assert_eq!(t.baron(2).knowledge, 2);
    let t = drawn(glory().city(2, "lenz isar kovel").fortified("lenz isar kovel"), "ev_guild_charter", &[]);
    assert_eq!(t.crowns(2), 7, "three and two for each, seven at most");
    let scene = glory().noble(2, "star", "h21", "mc_english_200 rg_100 rg_50 rg_50").tokens(2, "star", 3);
    let t = drawn(scene.tired(2, "star"), "ev_veterans", &["noble/green_star"]);
    assert_eq!((t.tokens(2, "star"), t.is_tired(2, "star"), t.crowns(2)), (1, false, 1));
    let t = drawn(glory().city(2, "lenz").riot("lenz"), "ev_quiet_streets", &[]);
    assert_eq!((t.city("lenz").is_rioting, t.baron(2).faith, t.crowns(2)), (false, 1, 1));
    let t = drawn(glory().so(|b| b.pool = 5), "ev_treaty_bride", &[]);
    assert_eq!((t.baron(2).influence, t.baron(2).votes, t.board().pool), (1, 1, 4));
    let scene = glory().knowledge(2, 1).so(|b| {
        b.advancements.deck = Default::default();
        b.advancements.under = [advancement("ad_iron_blades")].into_iter().collect();
    });
    let t = drawn(scene, "ev_forge_masters", &["advancement/ad_iron_blades law/obey"]);
    assert_eq!((t.baron(2).knowledge, t.baron(2).advancements.len()), (0, 1), "three less one, of two");
}

#[test]
fn blue_events_of_the_expansion() {
    ledger::proves!("CG-SETUP-07", "WK-EVENT-05");
    let t = drawn(
        glory().crowns(0, 9).crowns(3, 1).city(0, "olbi ballin rota vecht").city(3, "acre surat"),
        "ev_corsairs",
        &[],
    );
    assert_eq!((t.crowns(0), t.crowns(3)), (6, 0), "three at most, and all that he has");
    let t = drawn(glory().city(3, "lenz"), "ev_great_fair", &[]);
    assert_eq!(t.crowns(3), 4);
    let t = drawn(glory().city(3, "lenz acre"), "ev_contagion", &[]);
    assert!(t.city("lenz").is_rioting, "the only one in the Kingdom");
    let t = drawn(glory().scholar(0).on_offer("ad_plate ad_banners ad_compass"), "ev_disputation", &[]);
    assert_eq!((t.baron(0).knowledge, t.board().advancements.under.len()), (1, 3));
    let scene = || glory().influence(3, 5).crowns(3, 6);
    let t = drawn(scene(), "ev_disputed_crown", &["yes"]);
    assert_eq!((t.crowns(3), t.baron(3).influence), (1, 5));
    let t = drawn(scene(), "ev_disputed_crown", &["no"]);
    assert_eq!((t.crowns(3), t.baron(3).influence), (6, 4));
    let fleet = |b: &mut knights::board::Board| (b.fleets[1].spot, b.fleets[1].stakes[0]) = (2, 4);
    let t = drawn(glory().so(fleet), "ev_shipwreck", &[]);
    assert_eq!(t.board().fleets[Expedition::SpiceIslands as usize], Default::default());
    let t = drawn(glory().city(0, "lenz").riot("lenz"), "ev_jubilee", &[]);
    assert!(!t.city("lenz").is_rioting && (0..4).all(|seat| t.baron(seat).faith >= 1));
}

/// This Agenda is passed by seat 0, for this Baron if it is for one.
fn passed(scene: Scene, agenda: &str, voice: &str, likes: &[&str]) -> Sitting {
    let mut t = scene.votes(0, 5).agendas(agenda).phase(PhaseArea::Assembly);
    t.does(0, &format!("agenda/{agenda}"));
    for seat in 0..4 {
        if t.must().has(Seat(seat)) {
            t.does(seat, if seat == 0 { "number/5" } else { "number/0" });
        }
    }
    t.does(0, voice);
    let mut likes = likes.to_vec();
    likes.push("accept");
    t.idle_until(&likes, quiet);
    t
}

#[test]
fn motions_of_both_boxes() {
    ledger::proves!("WK-AGENDA-01", "CG-SETUP-06", "WK-EX-25", "WK-SIEGE-21");
    let scene = base().city(1, "monz").siege("monz", 2, 1).noble(2, "star", "monz", "mc_english_200 rg_100");
    let t = passed(scene, "ag_trial", "seat/2", &[]);
    assert_eq!(
        (t.tokens(2, "star"), t.city("monz").is_besieged()),
        (2, true),
        "weakened, and the siege stands"
    );
    let scene = base().city(2, "lenz isar").breaches("isar", 2);
    let t = passed(scene, "ag_royal_masons", "seat/2", &["city/lenz", "city/isar"]);
    assert!(t.city("lenz").is_fortified && t.city("isar").breaches == 0);
    let t = passed(glory(), "ag_university", "seat/2", &[]);
    assert_eq!(t.baron(2).knowledge, 2);
    let t = passed(glory(), "ag_letters", "seat/2", &[]);
    assert_eq!((t.board().scholar, t.baron(2).knowledge), (Some(Seat(2)), 1));
    let t = passed(glory().noble(1, "star", "h21", "tl_kovel rg_50"), "ag_disband", "yes", &[]);
    assert_eq!(t.troops(1, "star"), "rg_50");
    let t = passed(glory().crowns(1, 5).city(1, "lenz isar").riot("lenz isar"), "ag_bread", "yes", &[]);
    assert_eq!((t.crowns(1), t.city("lenz").is_rioting, t.city("isar").is_rioting), (3, false, false));
    let t = passed(glory().owns(2, "ad_plate"), "ag_book_burning", "seat/2", &[]);
    assert!(t.baron(2).advancements.is_empty());
    let scene =
        glory().crowns(0, 5).crowns(1, 5).crowns(3, 5).city(0, "lenz").city(1, "isar").city(3, "rota");
    let t = passed(scene, "ag_relief", "yes", &[]);
    assert_eq!(
        [0, 1, 2, 3].map(|seat| t.crowns(seat)),
        [4, 4, 3, 4],
        "a crown of each for who has fewest cities"
    );
}

#[test]
fn laws_of_both_boxes() {
    ledger::proves!("WK-AGENDA-02", "WK-BAN-05", "CG-SETUP-06");
    let mut t = base().laws("ag_alms").crowns(0, 5).crowns(1, 3).phase(PhaseArea::Taxation);
    assert_eq!(t.turn(), Some(0), "who has not four crowns is not asked");
    t.does(0, "part/0");
    assert_eq!((t.crowns(0), t.baron(0).faith), (1, 1));
    let scene = base().laws("ag_walls_weight").city(1, "lenz isar kovel rota").agendas("ag_tithe");
    let t = scene.fortified("lenz isar kovel rota").phase(PhaseArea::Assembly);
    assert_eq!((t.baron(1).votes, t.baron(0).votes), (5 + 3, 1), "three more at most");
    let t = glory().laws("ag_learned_seats").scholar(2).agendas("ag_tithe").phase(PhaseArea::Assembly);
    assert_eq!((t.baron(2).votes, t.baron(0).votes), (3, 1));
    let scene = || {
        let scene = glory().laws("ag_guild_secrets").scholar(3).knowledge(1, 20).knowledge(0, 3);
        scene.on_offer("ad_black_powder ad_plate ad_banners")
    };
    let mut t = scene().card(0, ActionCard::EnrichMind);
    t.does(0, "yes");
    t.does(0, "advancement/ad_plate law/obey");
    assert_eq!(t.baron(0).knowledge, 0, "three and one");
    let mut t = scene().card(0, ActionCard::EnrichMind);
    t.all(0, ["yes", "advancement/ad_plate law/banned"]);
    assert_eq!((t.baron(0).knowledge, t.board().banned.has(Seat(0))), (1, true));
    let scene =
        glory().laws("ag_companies").crowns(0, 20).noble(0, "star", "h21", "mc_english_200 mc_swiss_150");
    let mut t = scene.phase(PhaseArea::Wages);
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-law"));
    t.all(0, ["accept", "done"]);
    assert_eq!(t.crowns(0), 20 - 1 - 4 - 3, "one for the full three hundred, then the wages");
    let scene = glory().laws("ag_field_peace").noble(0, "star", "h22", "mc_english_200");
    let mut t = scene.noble(1, "star", "h22", "rg_50").card(0, VERSATILE);
    t.all(0, ["battle", "area/h22"]);
    assert!(!t.can(0, "seat/1 manner/field"));
    t.does(0, "seat/1 manner/field-banned");
    assert!(t.board().banned.has(Seat(0)));
}

#[test]
fn charges_of_both_boxes() {
    ledger::proves!("WK-AGENDA-03", "WK-AGENDA-12", "WK-UPKEEP-05");
    let t = glory()
        .charges(0, "ag_paper ag_spice ag_rector")
        .city(0, "acre cadiz")
        .charges(1, "ag_legate_abroad")
        .phase(PhaseArea::Taxation);
    assert_eq!(
        (t.crowns(0), t.baron(0).knowledge),
        (2 + 3 + 2 + 3, 1),
        "cities, paper, spice for two overseas"
    );
    assert_eq!((t.crowns(1), t.baron(1).faith), (2, 1));
    let t = base().charges(0, "ag_seal ag_nuncio").agendas("ag_tithe").phase(PhaseArea::Assembly);
    assert_eq!((t.baron(0).votes, t.baron(0).faith), (3, 1));
    let influence = |scene: Scene| {
        let mut t = scene.charges(0, "ag_ambassador").upkeep();
        t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
        t.baron(0).influence
    };
    assert_eq!(influence(base()), 0, "he has no city overseas");
    assert_eq!(influence(base().city(0, "acre")), 2, "one for the city");
    let homeless = base().city(0, "acre").so(|b| b.barons[0].stronghold.area = None);
    assert_eq!(influence(homeless), 0, "as for cities");
    let scene = base().charges(1, "ag_marches").city(1, "kovel").noble(0, "star", "kovel", "rg_50");
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!(t.state.fate.count(knights::board::fate_hand(Seat(1))), 4, "a hundred more in defence");
    let riot = |fate: &knights::content::Fate| fate.unrest == Unrest::Riot;
    let mut t = glory().charges(0, "ag_quiet").city(0, "lenz").fates(&[&riot]).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert!(!t.city("lenz").is_rioting, "as if there were none");
    let scene =
        glory().charges(0, "ag_levy_master").crowns(0, 9).city(0, "kovel").noble(0, "star", "kovel", "rg_50");
    let mut t = scene.neutral(NeutralCard::MusterForces);
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-levies" && t.must().has(Seat(0)));
    t.does(0, "levy city/kovel noble/red_star");
    assert_eq!(t.crowns(0), 8, "one crown less");
}

#[test]
fn offices_of_both_boxes() {
    ledger::proves!("WK-AGENDA-06", "WK-AGENDA-09", "WK-TERM-06", "WK-SIEGE-01");
    let hand = |scene: Scene| {
        let scene = scene.noble(1, "circle", "h22", "rg_50");
        let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_circle", "done"]);
        t
    };
    let with = |scene: Scene, office: &str| {
        scene.noble(0, "circle", "h22", "mc_english_100").office(0, "circle", office)
    };
    let cards = |t: &Sitting| t.state.fate.count(knights::board::fate_hand(Seat(0)));
    assert_eq!(cards(&hand(with(base(), "ag_standard"))), 3);
    assert_eq!(cards(&hand(with(base(), "ag_marshal"))), 5, "a hundred maintained, and one card more");
    let mut t = hand(with(glory(), "ag_champion"));
    assert_eq!(cards(&t), 4);
    let first = t.choices(0)[1].clone();
    t.does(0, &first);
    assert!(t.can(0, "done"), "one card fewer to discard");
    let mut t = hand(with(glory().faith(0, 1), "ag_chaplain"));
    assert_eq!((t.asked(0), cards(&t)), ("prompt-use-card", 3));
    t.does(0, "use agenda/ag_chaplain");
    assert_eq!((t.baron(0).faith, cards(&t)), (0, 5), "two more for a Faith");
    let scene = glory().noble(0, "circle", "kovel", "rg_50").office(0, "circle", "ag_engineer");
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h21"]);
    assert!(t.can(0, "city/kovel manner/siege"), "50 and 50, 200 and 200, against 300");
    let scene = glory().noble(0, "circle", "h22", "rg_50").office(0, "circle", "ag_couriers");
    let mut t = scene.card(0, VERSATILE);
    t.does(0, "move");
    assert!(t.can(0, "noble/red_circle area/h02 way/land"), "two areas off the road");
    let t = base()
        .noble(0, "star", "h11", "rg_50")
        .office(0, "star", "ag_justiciar")
        .noble(1, "star", "h22", "rg_50")
        .phase(PhaseArea::Taxation);
    assert_eq!(t.crowns(0), 2, "he is at home");
    let scene = base().noble(0, "star", "ballin", "rg_50").office(0, "star", "ag_admiral").card(0, VERSATILE);
    let mut t = scene;
    t.does(0, "move").does(0, "noble/red_star area/sea_acre way/sea");
    assert!(t.is_in(0, "star", "acre") && t.is_tired(0, "star"), "he lands at once, exhausted");
}

#[test]
fn an_office_kept_by_maintained_troops_alone_keeps_nobody_on_the_board() {
    ledger::proves!("WK-R-68", "WK-REENTRY-09");
    let scene =
        base().crowns(0, 9).noble(0, "star", "h21", "mc_english_100").office(0, "star", "ag_constable");
    let mut t = scene.phase(PhaseArea::Wages);
    t.does(0, "troop/mc_english_100 noble/red_star");
    assert_eq!(t.place(0, "star"), Place::Off);
    assert!(t.board().noble(noble(0, "star")).office.is_some(), "not dead: he keeps it");
}

#[test]
fn every_card_of_both_boxes_is_there() {
    ledger::proves!("CG-SETUP-06", "CG-SETUP-07", "CG-SETUP-14");
    let content = Content::base();
    assert_eq!((content.events.len(), content.agendas.iter().map(|card| card.copies).sum::<u8>()), (56, 69));
    assert_eq!(content.advancements.iter().map(|card| card.copies).sum::<u8>(), 44);
}

#[test]
fn a_noble_who_leaves_the_troops_that_hold_his_wounds_dies() {
    ledger::proves!("WK-CASUALTY-10", "WK-AGENDA-08");
    let scene = || {
        let scene = Scene::glory(4).strongholds().noble(0, "star", "ballin", "rg_100");
        scene.office(0, "star", "ag_isles").tokens(0, "star", 2)
    };
    let mut t = scene().card(0, VERSATILE);
    t.does(0, "move").does(0, "noble/red_star area/h40 way/land");
    assert_eq!((t.place(0, "star"), t.tokens(0, "star")), (Place::Off, 0), "inland he has a hundred");
    assert_eq!(t.board().noble(noble(0, "star")).office, None);
    let mut t = scene().tokens(0, "star", 0).card(0, VERSATILE);
    t.does(0, "move").does(0, "noble/red_star area/h40 way/land");
    assert!(t.is_in(0, "star", "h40"), "unhurt he goes where he likes");
}
