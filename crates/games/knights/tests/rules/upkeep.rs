//! Upkeep, the return of Nobles, and how the game is won (p.8, p.18-19).

use crate::dsl::{Scene, Sitting};
use knights::Options;
use knights::board::{Ending, Phase, Place};
use knights::content::Unrest;
use table::Seat;

fn three() -> Scene {
    Scene::of(3).strongholds()
}

/// To the planning of the next round, or the end of the game.
fn through(t: &mut Sitting, paths: &[&str]) {
    t.idle_until(paths, |t| t.state.board.phase != Phase::Upkeep);
}

#[test]
fn the_majority_of_standing_kingdom_cities_wins_at_once() {
    ledger::proves!("WK-WIN-02", "WK-WIN-03", "WK-UPKEEP-01", "WK-UPKEEP-02", "WK-R-73");
    let razed = "alta ballin bingen froli gedze isar monz olbi rota semlik straven surat thira";
    let t = three().razed(razed).city(0, "lenz kovel berac").upkeep();
    assert_eq!((t.board().phase, t.board().ending), (Phase::Over, Some(Ending::Majority)), "three of five");
    assert_eq!(t.board().winners, [Seat(0)].into_iter().collect());
    assert_eq!(t.baron(0).influence, 0, "before any Influence is taken");
    let mut t = three().razed(razed).city(0, "lenz kovel cadiz acre").upkeep();
    through(&mut t, &["done"]);
    assert_eq!(t.board().phase, Phase::Planning, "overseas cities do not count");
    // Vecht is razed too: half of four is not more than half; the other half is neutral, or another's.
    for others in ["", "uran berac"] {
        let mut t = three().razed(&format!("{razed} vecht")).city(0, "lenz kovel").city(1, others).upkeep();
        through(&mut t, &["done"]);
        assert_eq!(t.board().phase, Phase::Planning, "two of four");
    }
    let all = format!("{razed} vecht uran berac lenz kovel");
    let mut t = three().razed(&all).city(0, "acre").upkeep();
    through(&mut t, &["done"]);
    assert_eq!(t.board().phase, Phase::Planning, "where none stands nobody wins by them");
}

#[test]
fn influence_comes_for_every_free_city() {
    ledger::proves!("WK-UPKEEP-03", "WK-UPKEEP-04", "WK-UPKEEP-06", "WK-SIEGE-13", "WK-SETUP-07");
    let scene = three()
        .city(0, "lenz kovel acre")
        .siege("kovel", 1, 1)
        .noble(1, "star", "kovel", "rg_50")
        .city(1, "isar");
    let mut t = scene.so(|b| b.pool = 9).upkeep();
    through(&mut t, &["done"]);
    assert_eq!([0, 1, 2].map(|seat| t.baron(seat).influence), [2, 1, 0]);
    assert_eq!(t.board().pool, 6);
    let mut t = three().city(0, "lenz kovel acre").city(1, "isar rota").so(|b| b.pool = 1).upkeep();
    through(&mut t, &["done"]);
    assert_eq!(
        (t.baron(0).influence, t.baron(1).influence, t.board().pool),
        (3, 2, 0),
        "nobody is cut short"
    );
}

#[test]
fn an_empty_pool_ends_the_game_after_the_whole_upkeep() {
    ledger::proves!(
        "WK-WIN-01",
        "WK-WIN-04",
        "WK-WIN-05",
        "WK-WIN-06",
        "WK-WIN-07",
        "WK-UPKEEP-07",
        "WK-R-71"
    );
    let scene = || three().city(0, "lenz").city(1, "isar rota").so(|b| b.pool = 3);
    let mut t = scene().sailing(0, "star", "acre", "rg_50").upkeep();
    assert_eq!(t.board().pool, 0);
    assert_eq!(t.board().phase, Phase::Upkeep, "revolts and the rest come first");
    through(&mut t, &["done"]);
    assert_eq!((t.board().phase, t.board().ending), (Phase::Over, Some(Ending::Influence)));
    assert!(t.is_in(0, "star", "acre"), "he has landed");
    assert_eq!(t.board().winners, [Seat(1)].into_iter().collect());
    let mut t = scene().so(|b| b.pool = 4).upkeep();
    through(&mut t, &["done"]);
    assert_eq!(t.board().phase, Phase::Planning, "one is left");
}

#[test]
fn each_unguarded_city_may_revolt() {
    ledger::proves!(
        "WK-UPKEEP-08",
        "WK-UPKEEP-09",
        "WK-UPKEEP-10",
        "WK-UPKEEP-11",
        "WK-UPKEEP-12",
        "WK-R-72",
        "WK-FORTIFY-03",
        "WK-FORTIFY-05"
    );
    let revolt = |fate: &knights::content::Fate| fate.unrest == Unrest::Revolt;
    let scene = || {
        three()
            .city(0, "lenz kovel")
            .fortified("lenz")
            .breaches("lenz", 1)
            .noble(0, "star", "kovel", "rg_50")
            .crowns(0, 20)
            .faith(0, 1)
            .fates(&[&revolt])
    };
    let mut t = scene().upkeep();
    assert_eq!(t.asked(0), "prompt-revolt", "only for Lenz a card is drawn");
    t.offers_only(0, ["done", "crowns", "faith"]);
    t.does(0, "done");
    assert_eq!((t.owner("lenz"), t.city("lenz").is_fortified, t.city("lenz").breaches), (None, false, 1));
    let mut t = scene().upkeep();
    t.does(0, "faith");
    assert_eq!((t.owner("lenz"), t.baron(0).faith), (Some(0), 0));
    let mut t = scene().upkeep();
    t.does(0, "crowns");
    assert_eq!(
        (t.owner("lenz"), t.crowns(0)),
        (Some(0), 12),
        "twice the printed income, not that of the walls"
    );
    let mut t = scene().crowns(0, 7).upkeep();
    t.is_refused(0, "crowns", "WK-UPKEEP-11");
    let mut t = scene().faith(0, 0).upkeep();
    t.is_refused(0, "faith", "WK-UPKEEP-11");
    let mut t = three().city(0, "acre").crowns(0, 20).fates(&[&revolt]).upkeep();
    assert_eq!(t.asked(0), "prompt-revolt", "overseas as well");
    t.does(0, "done");
}

#[test]
fn of_several_cities_the_owner_says_which_is_drawn_for_first() {
    ledger::proves!("WK-R-72");
    let mut t = three().city(0, "lenz isar").city(1, "rota").upkeep();
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-revolts"), "the Chairman first");
    t.offers_only(0, ["city/isar", "city/lenz"]);
}

#[test]
fn nobles_land_after_the_revolts_and_are_refreshed() {
    ledger::proves!("WK-UPKEEP-13", "WK-UPKEEP-14", "WK-UPKEEP-15", "WK-SEA-03", "WK-R-29", "WK-EXHAUST-02");
    let revolt = |fate: &knights::content::Fate| fate.unrest == Unrest::Revolt;
    let scene = three()
        .city(0, "acre")
        .sailing(0, "star", "acre", "rg_50")
        .noble(0, "square", "h21", "rg_50")
        .tired(0, "square")
        .faith(0, 1);
    let mut t = scene.fates(&[&revolt]).upkeep();
    assert_eq!(t.asked(0), "prompt-revolt", "on the port icon he protects nothing");
    t.does(0, "done");
    through(&mut t, &["done"]);
    assert!(t.is_in(0, "star", "acre") && !t.is_tired(0, "star") && !t.is_tired(0, "square"));
}

#[test]
fn troops_change_hands_between_nobles_of_one_area() {
    ledger::proves!("WK-UPKEEP-16", "WK-R-30", "WK-SIEGE-12");
    let scene = three()
        .noble(0, "star", "h11", "rg_50 rg_100")
        .noble(0, "square", "h11", "rg_50")
        .noble(0, "circle", "h12", "rg_50");
    let mut t = scene.upkeep();
    assert_eq!(t.asked(0), "prompt-transfers");
    t.is_refused(0, "noble/red_star noble/red_circle troop/rg_100", "WK-UPKEEP-16");
    t.all(0, ["noble/red_star noble/red_square troop/rg_100", "noble/red_star stronghold/red troop/rg_50"]);
    assert_eq!((t.troops(0, "square").as_str(), t.garrison_of(0).as_str()), ("rg_50 rg_100", "rg_50"));
    assert_eq!(t.place(0, "star"), Place::Off, "who is emptied leaves the board");
}

#[test]
fn the_example_of_returning_nobles() {
    ledger::proves!(
        "WK-EX-27",
        "WK-UPKEEP-17",
        "WK-REENTRY-01",
        "WK-REENTRY-02",
        "WK-REENTRY-03",
        "WK-REENTRY-04",
        "WK-REENTRY-06",
        "WK-REENTRY-07",
        "WK-REENTRY-09",
        "WK-REENTRY-10"
    );
    let scene = three()
        .city(0, "monz")
        .noble(1, "star", "h31", "rg_50")
        .off(0, "star", "")
        .off(0, "square", "")
        .off(0, "circle", "rg_100")
        .stronghold(0, "h11", "mc_english_50 mc_polish_50");
    let no = |fate: &knights::content::Fate| fate.unrest == Unrest::NoRevolt;
    let mut t = scene.fates(&[&no]).upkeep();
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-redistribute" && t.must().has(Seat(0)));
    t.does(0, "noble/red_circle noble/red_square troop/rg_100");
    t.does(0, "stronghold/red noble/red_circle troop/mc_english_50");
    t.does(0, "stronghold/red noble/red_square troop/mc_polish_50");
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-return-noble" && t.must().has(Seat(0)));
    t.offers(0, ["noble/red_circle area/h12", "noble/red_circle area/h11", "noble/red_square area/h11"]);
    assert!(!t.can(0, "done"), "who has troops must be placed");
    assert!(!t.can(0, "noble/red_star area/h11"), "who has none may not");
    assert!(!t.can(0, "noble/red_circle area/h22"), "only at home");
    t.all(0, ["noble/red_circle area/h12", "noble/red_square area/h11"]);
    assert!(t.is_in(0, "circle", "monz") && t.is_in(0, "square", "h11") && t.place(0, "star") == Place::Off);
    assert!(!t.is_tired(0, "circle"));
}

#[test]
fn stronghold_troops_with_tokens_go_together_and_not_into_a_siege() {
    ledger::proves!("WK-REENTRY-05", "WK-REENTRY-08", "WK-STRONGHOLD-15");
    let scene = three()
        .city(0, "monz kovel")
        .siege("monz", 1, 1)
        .noble(1, "star", "monz", "rg_50")
        .noble(0, "triangle", "kovel", "rg_50")
        .off(0, "circle", "")
        .stronghold(0, "h11", "mc_english_200 mc_polish_50")
        .so(|b| {
            b.barons[0].stronghold.tokens = 1;
            b.barons[0].stronghold.sieges[1] = 1;
        })
        .noble(1, "square", "h11", "rg_50");
    let no = |fate: &knights::content::Fate| fate.unrest == Unrest::NoRevolt;
    let mut t = scene.fates(&[&no]).upkeep();
    t.idle_until(&["done", "city/monz"], |t| {
        t.prompt(0).message.key == "prompt-redistribute" && t.must().has(Seat(0))
    });
    t.is_refused(0, "stronghold/red noble/red_circle troop/mc_polish_50", "WK-TRANSFER-08");
    t.does(0, "stronghold/red noble/red_circle all-troops");
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-return-noble" && t.must().has(Seat(0)));
    t.offers_only(0, ["noble/red_circle area/h11", "noble/red_circle area/h21"]);
    assert_eq!(t.tokens(0, "circle"), 1);
}

#[test]
fn ties_are_broken_by_cities_then_wealth_then_troops() {
    ledger::proves!("WK-TIE-01", "WK-TIE-02", "WK-TIE-03", "WK-TIE-04", "WK-R-74");
    let winners = |scene: Scene| {
        let scene = scene.influence(0, 5).influence(1, 5).so(|b| b.pool = 0);
        let mut t =
            scene.so(|b| (b.barons[0].stronghold.area, b.barons[1].stronghold.area) = (None, None)).upkeep();
        through(&mut t, &["done"]);
        (t.board().winners, t.board().ending)
    };
    let one = |seat: u8| ([Seat(seat)].into_iter().collect::<table::SeatSet>(), Some(Ending::Influence));
    let scene = || three().noble(0, "star", "h22", "rg_50").noble(1, "star", "h12", "rg_50");
    assert_eq!(winners(scene().city(1, "monz")), one(1), "cities");
    assert_eq!(
        winners(scene().crowns(0, 2).faith(1, 1).votes(1, 2)),
        one(1),
        "crowns, Faith and Votes together"
    );
    let more = three()
        .noble(0, "star", "h22", "rg_50 rg_50")
        .noble(1, "star", "h12", "rg_100 rg_50")
        .tokens(1, "star", 1);
    assert_eq!(winners(more), one(1), "troops on the board, tokens or not");
    assert_eq!(winners(scene()), (table::SeatSet::EMPTY, Some(Ending::Tie)), "else nobody");
}

#[test]
fn two_barons_by_the_english_book_need_five_cities() {
    ledger::proves!("WK-PLAYERS-11", "WK-PLAYERS-12", "WK-R-04");
    let english = Options { edition: knights::options::Book::English, ..Options::default() };
    let razed = "alta ballin bingen froli gedze isar monz olbi rota semlik straven";
    let scene =
        |options: &Options, cities: &str| Scene::with(options, 2).strongholds().razed(razed).city(0, cities);
    let t = scene(&Options::default(), "lenz kovel berac surat").upkeep();
    assert_eq!(t.board().ending, Some(Ending::Majority), "four of seven");
    let mut t = scene(&english, "lenz kovel berac surat").upkeep();
    through(&mut t, &["done", "faith"]);
    assert_eq!(t.board().ending, None);
    let t = scene(&english, "lenz kovel berac surat thira").upkeep();
    assert_eq!(t.board().ending, Some(Ending::FiveCities));
}

#[test]
fn a_game_without_influence_comes_to_an_end() {
    ledger::proves!("WK-R-102", "WK-ROUND-01");
    let mut t = three().influence(2, 3).so(|b| b.quiet = 2).upkeep();
    through(&mut t, &["done"]);
    assert_eq!(
        (t.board().phase, t.board().winners),
        (Phase::Over, [Seat(2)].into_iter().collect()),
        "the third quiet Upkeep"
    );
    let mut t = three().city(0, "lenz").so(|b| b.round = 40).upkeep();
    through(&mut t, &["done"]);
    assert_eq!(t.board().phase, Phase::Over, "the fortieth round");
    let mut t = three().city(0, "lenz").so(|b| b.quiet = 2).upkeep();
    through(&mut t, &["done"]);
    assert_eq!((t.board().phase, t.board().quiet), (Phase::Planning, 0));
}
