//! Battles where rules meet: who is asked first, what follows in which order, what cards and options change (p.14-18).

use crate::dsl::{Scene, Sitting, VERSATILE, agenda, four, noble, quiet};
use knights::Options;
use knights::board::{Heir, Place};
use knights::content::NeutralCard;
use table::Seat;

/// A position goes on with another card.
fn next(t: &Sitting) -> Scene {
    Scene { game: t.game().clone(), state: t.state.clone() }.again()
}

#[test]
fn third_barons_are_asked_for_leave_from_the_chairman_on() {
    ledger::proves!("WK-CITY-02", "WK-MOVE-07");
    let scene = four().noble(1, "star", "monz", "mc_english_200").noble(0, "star", "monz", "rg_50");
    let mut t = scene.noble(2, "star", "monz", "rg_50").attacks(1, "monz", "city/monz manner/assault");
    assert_eq!(t.turn(), Some(0), "the Chairman, not who sits next to the attacker");
    t.does(0, "yes");
    assert_eq!(t.turn(), Some(2), "then clockwise");
    t.does(2, "no");
    assert!(
        !t.can(1, "city/monz manner/assault") && t.can(1, "seat/2 manner/field"),
        "one refusal is enough"
    );
    let scene = Scene::of(4).noble(1, "star", "h11", "rg_50").noble(0, "star", "h21", "rg_50");
    let mut t = scene.noble(2, "star", "h21", "rg_50").card(1, VERSATILE);
    t.does(1, "move").does(1, "noble/blue_star area/h31 way/road");
    assert_eq!(t.turn(), Some(0));
    t.does(0, "yes");
    assert_eq!(t.turn(), Some(2));
    t.does(2, "no");
    assert!(t.is_in(1, "star", "h11") && !t.is_tired(1, "star"), "all of them must agree");
}

#[test]
fn who_gets_no_leave_has_broken_no_law() {
    ledger::proves!("WK-BAN-05", "WK-R-94", "WK-R-24");
    let attack = || {
        let scene = four().laws("ag_hearth_peace").noble(0, "star", "h31", "mc_english_200");
        let mut t = scene.noble(2, "star", "h31", "rg_50").card(0, VERSATILE);
        t.all(0, ["battle", "area/h31"]);
        assert!(!t.can(0, "stronghold-of/1 manner/assault"), "the Law forbids it");
        t.does(0, "stronghold-of/1 manner/assault-banned");
        t
    };
    let mut t = attack();
    t.does(2, "no");
    assert!(t.board().banned.is_empty(), "no battle was started");
    let mut t = attack();
    t.does(2, "yes");
    assert!(t.board().banned.has(Seat(0)), "now it is");
    let moved = |word: &str| {
        let scene = Scene::of(4).laws("ag_road_tolls").crowns(0, 5).noble(0, "star", "h11", "rg_50");
        let mut t = scene.noble(1, "star", "h21", "rg_50").card(0, VERSATILE);
        t.does(0, "move").does(0, "noble/red_star area/h31 way/road-banned").does(1, word);
        t
    };
    let t = moved("no");
    assert!(t.board().banned.is_empty() && t.is_in(0, "star", "h11"), "he has not set out");
    let t = moved("yes");
    assert!(t.board().banned.has(Seat(0)) && t.is_in(0, "star", "h31") && t.crowns(0) == 5);
}

/// Seat 0's circle with 200 is one victory ahead of seat 1's circle with 100 troops that count.
fn one_ahead(scene: Scene, place: &str, after: &str) -> Sitting {
    let fates = format!("fa_04 fa_01 fa_02 fa_23 fa_05 fa_07 fa_10 {after}");
    let scene = scene.noble(0, "circle", place, "mc_english_200").fate(&fates);
    let mut t = scene.attacks(0, place, "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    t
}

#[test]
fn an_army_that_desertion_ruins_on_its_retreat_dies_with_its_noble_or_abandons_him() {
    ledger::proves!("WK-R-53", "WK-RETREAT-03", "WK-OPT-20", "WK-OPT-21");
    let left = |abandoned_nobles: bool, heir: Heir| {
        let options = Options { abandoned_nobles, ..Options::default() };
        let scene = Scene::with(&options, 4)
            .strongholds()
            .noble(1, "circle", "h22", "mc_polish_100 mc_swiss_100")
            .tokens(1, "circle", 1)
            .office(1, "circle", "ag_isles")
            .so(|b| b.noble_mut(noble(1, "circle")).heir = heir);
        // A Pole deserts; then nobody of the nationality drawn is left.
        let mut t = one_ahead(scene, "h22", "fa_19 fa_12");
        t.idle_until(&[], quiet);
        let piece = *t.board().noble(noble(1, "circle"));
        assert_eq!((piece.tokens, piece.troops.is_empty()), (0, true), "the Swiss are the casualties");
        (piece.place, piece.office.is_some())
    };
    assert_eq!(left(false, Heir::Home), (Place::Off, false), "dead, with an heir");
    assert_eq!(left(false, Heir::None), (Place::Gone, false), "dead, without one");
    assert_eq!(left(true, Heir::None), (Place::Off, true), "abandoned: not dead, and still in office");
    let scene = four().noble(1, "circle", "h22", "mc_polish_100");
    let mut t = one_ahead(scene, "h22", "fa_19");
    t.idle_until(&[], quiet);
    assert_eq!(t.place(1, "circle"), Place::Off, "his last troops have left him: off the board, not dead");
}

#[test]
fn the_retreat_of_one_side_comes_before_the_deaths_of_the_other() {
    ledger::proves!("WK-VICTORY-04", "WK-VICTORY-07", "WK-VICTORY-08", "WK-EX-20");
    let scene = Scene::of(3)
        .noble(2, "square", "h22", "rg_100 mc_swiss_100")
        .noble(2, "star", "h22", "mc_polish_100")
        .noble(1, "triangle", "h22", "rg_50 mc_english_200")
        .tired(1, "triangle")
        .strongholds()
        // Five for green, four for blue; then Tuscan for the retreat and Polish for the death.
        .fate("fa_03 fa_08 fa_04 fa_01 fa_02 fa_11 fa_14 fa_05 fa_07 fa_10 fa_19");
    let mut t = scene.attacks(2, "h22", "seat/1 manner/field");
    t.all(2, ["noble/green_star", "noble/green_square", "done", "noble/green_square"]);
    t.all(2, ["result/blank", "result/blank", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    t.all(2, ["use symbol/square", "noble/green_star"]);
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-retreat"), "blue retreats first");
    assert!(t.is_in(2, "star", "h22"), "and Ernesto is still there");
    t.does(1, "area/h12");
    assert_eq!((t.place(2, "star"), t.troops(2, "star").as_str()), (Place::Off, ""));
    assert!(t.board().mercenaries.deck.iter().any(|troop| troop.kind().word() == "mc_polish_100"));
    assert_eq!((t.tokens(1, "triangle"), t.troops(1, "triangle").as_str()), (2, "mc_english_200 rg_50"));
    assert!(t.is_in(1, "triangle", "monz") && t.is_tired(1, "triangle") && t.is_tired(2, "square"));
}

#[test]
fn the_example_of_a_death_with_its_numbers() {
    ledger::proves!(
        "WK-EX-26",
        "WK-DEATH-01",
        "WK-DEATH-02",
        "WK-DEATH-03",
        "WK-DEATH-04",
        "WK-DEATH-06",
        "WK-DEATH-07",
        "WK-AGENDA-08",
        "WK-TERM-08",
        "WK-R-54",
        "WK-R-98"
    );
    let scene = four()
        .noble(1, "triangle", "h22", "rg_50 rg_50 rg_100 mc_english_50 mc_english_100 mc_polish_100")
        .tokens(1, "triangle", 4)
        .tired(1, "triangle")
        .office(1, "triangle", "ag_standard")
        .noble(0, "circle", "h22", "mc_swiss_200")
        .fate("fa_03 fa_01 fa_02 fa_23 fa_04 fa_05 fa_12");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/prevent", "done"]);
    assert_eq!((t.tokens(1, "triangle"), t.asked(1)), (5, "prompt-deserter"));
    t.offers_only(1, ["troop/mc_english_50", "troop/mc_english_100"]);
    t.does(1, "troop/mc_english_50");
    assert_eq!(t.asked(1), "prompt-losses");
    t.is_refused(1, "troop/rg_100", "WK-DEATH-02");
    t.all(1, ["troop/mc_english_100", "troop/mc_polish_100"]);
    assert_eq!((t.place(1, "triangle"), t.tokens(1, "triangle")), (Place::Off, 0));
    assert_eq!(t.troops(1, "triangle"), "rg_50 rg_50 rg_100", "his Regulars wait for his heir");
    assert_eq!(t.board().noble(noble(1, "triangle")).office, None, "his Office is discarded");
    assert_eq!(t.board().agendas.discards[agenda("ag_standard").index()], 1);
    let discards: Vec<&str> =
        t.board().mercenaries.discards.iter().map(|troop| troop.kind().word()).collect();
    assert_eq!(
        discards,
        ["mc_english_100", "mc_polish_100"],
        "casualties lie there, the deserter is in the deck"
    );
}

#[test]
fn as_much_as_possible_is_lost_for_tokens_and_never_more() {
    ledger::proves!("WK-DEATH-03", "WK-R-54", "WK-DEATH-05", "WK-VICTORY-03");
    // Two victories ahead; Lombard for the deserter. Two tokens: of 150, 150 and 100 no 200 can be made.
    let scene = four()
        .noble(1, "circle", "h22", "mc_english_150 mc_polish_150 mc_swiss_100 rg_50")
        .tokens(1, "circle", 2)
        .noble(0, "circle", "h22", "mc_english_200")
        .fate("fa_04 fa_06 fa_01 fa_02 fa_05 fa_07 fa_10 fa_12 fa_20");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    assert_eq!(t.asked(1), "prompt-losses");
    t.offers_only(1, ["troop/mc_english_150", "troop/mc_polish_150"]);
    t.is_refused(1, "troop/mc_swiss_100", "WK-DEATH-02");
    t.does(1, "troop/mc_english_150");
    assert_eq!((t.place(1, "circle"), t.tokens(1, "circle")), (Place::Off, 0));
    assert_eq!(t.troops(1, "circle"), "mc_polish_150 mc_swiss_100 rg_50");
}

#[test]
fn a_flood_bars_the_bridges_to_who_retreats_too() {
    ledger::proves!("WK-R-52", "WK-RETREAT-07");
    let mut t = four().event("ev_floods").neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/1");
    assert!(quiet(&t));
    let scene = next(&t).noble(1, "circle", "h22", "rg_50 rg_50 rg_100").tokens(1, "circle", 1);
    let mut t = one_ahead(scene, "h22", "fa_19");
    assert_eq!(t.asked(1), "prompt-retreat");
    t.is_refused(1, "area/h32", "WK-RETREAT-07");
    t.offers(1, ["area/h12"]);
    let scene = four().noble(1, "circle", "h22", "rg_50 rg_50 rg_100").tokens(1, "circle", 1);
    let t = one_ahead(scene, "h22", "fa_19");
    assert!(t.can(1, "area/h32"), "else over the bridge of Lenz");
}

#[test]
fn ransom_is_paid_to_a_baron_and_to_nobody_for_a_neutral_city() {
    ledger::proves!("WK-BAN-05", "WK-AGENDA-02");
    let scene =
        four().laws("ag_ransom").crowns(1, 5).noble(0, "circle", "h22", "mc_english_200 mc_swiss_200");
    let fought = || {
        let scene = scene_of(&scene);
        let scene = scene.noble(1, "circle", "h22", "rg_100");
        let scene = scene.results("deal deal deal blank blank blank victory victory victory");
        let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/blank", "done"]);
        t.all(1, ["result/victory", "result/victory", "done"]);
        assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-law"));
        t
    };
    let mut t = fought();
    t.does(1, "accept");
    assert_eq!((t.crowns(0), t.crowns(1)), (2, 3));
    let mut t = fought();
    t.does(1, "refuse");
    assert_eq!((t.crowns(0), t.crowns(1)), (0, 5));
    assert!(t.board().banned.has(Seat(1)));
    let scene = four().laws("ag_ransom").crowns(0, 5).noble(0, "circle", "monz", "rg_50 rg_50 rg_100");
    let scene = scene.results("prevent prevent blank blank victory victory");
    let mut t = scene.attacks(0, "monz", "city/monz manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    t.idle_until(&["result/blank", "done"], |t| {
        assert_ne!(t.prompt(0).message.key, "prompt-law", "nobody is there to be paid");
        quiet(t)
    });
    assert_eq!((t.place(0, "circle"), t.crowns(0), t.board().banned.len()), (Place::Off, 5, 0));
}

fn scene_of(scene: &Scene) -> Scene {
    Scene { game: scene.game.clone(), state: scene.state.clone() }
}

#[test]
fn another_noble_may_finish_a_siege_that_the_first_began() {
    ledger::proves!("WK-EX-41", "WK-SIEGE-28", "WK-EX-25", "WK-SIEGE-21");
    let scene = four()
        .city(1, "monz")
        .siege("monz", 0, 1)
        .noble(0, "star", "monz", "rg_50 rg_100")
        .tokens(0, "star", 1)
        .noble(0, "square", "monz", "mc_english_200");
    let mut t = scene.card(0, VERSATILE);
    t.does(0, "move").does(0, "noble/red_star area/h02 way/land");
    t.idle_until(&["done"], quiet);
    assert!(t.city("monz").is_besieged() && t.is_in(0, "star", "h02"), "weakened, and not lifted");
    let mut t = next(&t).attacks(0, "monz", "city/monz manner/siege");
    t.all(0, ["noble/red_square", "done", "keep"]);
    assert_eq!(t.owner("monz"), Some(0), "the second finishes it");
}

#[test]
fn levies_of_a_fallen_stronghold_go_home() {
    ledger::proves!("CG-R-12", "CG-LEVY-11");
    let scene = Scene::glory(4)
        .strongholds()
        .stronghold(1, "h31", "rg_50 tl_kovel")
        .so(|b| b.barons[1].stronghold.sieges[0] = 1)
        .noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!((t.baron(1).stronghold.area, t.garrison_of(1).as_str()), (None, "rg_50"));
}

#[test]
fn walls_that_stand_are_a_setting() {
    ledger::proves!("WK-R-35");
    // The Noble behind the walls dies, the walls stand, and the attacker has two victories.
    let taken = |walls_stand: bool| {
        let options = Options { walls_stand, ..Options::default() };
        let scene = Scene::with(&options, 4)
            .strongholds()
            .city(1, "kovel")
            .noble(1, "circle", "kovel", "mc_polish_100")
            .noble(0, "circle", "kovel", "mc_english_200 mc_swiss_200")
            .results("deal victory victory blank blank blank prevent draw draw draw prevent prevent");
        let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
        t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/blank", "done"]);
        t.all(1, ["result/draw", "result/draw", "result/draw", "result/prevent", "result/prevent"]);
        t.all(1, ["result/prevent", "done"]);
        t.does(1, "noble/blue_circle");
        t.idle_until(&["keep", "done"], quiet);
        assert_eq!(t.place(1, "circle"), Place::Off);
        t.owner("kovel")
    };
    assert_eq!(taken(false), Some(1), "no victories are counted: all Nobles of a side are dead");
    assert_eq!(taken(true), Some(0), "walls that stand can be beaten");
}
