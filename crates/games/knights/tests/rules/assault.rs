//! Attacking cities: leave, assaults, breaches, fortified cities, razing (p.16-18).

use crate::dsl::{Scene, Sitting, VERSATILE, city, four, quiet};
use knights::board::{Place, Site};
use table::Seat;

fn walls(t: &Sitting, word: &str) -> u16 {
    t.game().walls(t.board(), Site::City(city(word)))
}

#[test]
fn with_third_barons_there_a_city_is_attacked_only_with_their_leave() {
    ledger::proves!(
        "WK-CITY-01",
        "WK-CITY-02",
        "WK-CITY-03",
        "WK-CITY-04",
        "WK-CITY-05",
        "WK-R-93",
        "WK-R-94"
    );
    let scene = || four().noble(0, "star", "monz", "mc_english_200 mc_swiss_200");
    let t = scene().attacks(0, "monz", "city/monz manner/assault");
    assert_eq!(t.board().battle.attacker, Seat(0), "alone he needs nobody's leave");
    assert!(t.must().has(Seat(0)));
    let third = || scene().noble(2, "star", "monz", "rg_50").tired(2, "star");
    let mut t = third().attacks(0, "monz", "city/monz manner/siege");
    assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-leave-to-attack"));
    t.does(2, "no");
    t.does(0, "seat/2 manner/field");
    assert!(
        !t.can(0, "city/monz manner/siege") && !t.can(0, "city/monz manner/assault"),
        "not with this card"
    );
    let mut t = third().attacks(0, "monz", "city/monz manner/siege");
    t.does(2, "yes");
    assert_eq!(t.city("monz").sieges[0], 2, "the siege is laid");
    let owned = || scene().city(1, "monz").noble(1, "star", "monz", "rg_50");
    let t = owned().attacks(0, "monz", "city/monz manner/assault");
    assert!(t.must().has(Seat(0)) && t.asked(1) == "prompt-discard-fate", "its owner is not asked");
    let t = owned().noble(3, "star", "monz", "rg_50").attacks(0, "monz", "city/monz manner/assault");
    assert_eq!(t.turn(), Some(3), "but a third is");
    let again = third().siege("monz", 0, 1).attacks(0, "monz", "city/monz manner/siege");
    assert_eq!(again.turn(), Some(2), "also for the siege that finishes it");
    let sea = scene().sailing(2, "star", "straven", "rg_50").attacks(0, "monz", "city/monz manner/assault");
    assert!(sea.must().has(Seat(0)));
}

#[test]
fn the_defender_adds_the_strength_of_the_city() {
    ledger::proves!("WK-ASSAULT-01", "WK-ASSAULT-02", "WK-ASSAULT-03", "WK-EX-22");
    let drawn = |scene: Scene| {
        let mut t = scene.noble(0, "star", "vecht", "rg_50").attacks(0, "vecht", "city/vecht manner/assault");
        t.all(0, ["noble/red_star", "done"]);
        t.state.fate.count(knights::board::fate_hand(Seat(1)))
    };
    let scene = || four().city(1, "vecht").noble(1, "star", "vecht", "mc_polish_200");
    assert_eq!(drawn(scene()), 7);
    assert_eq!(drawn(scene().fortified("vecht")), 8);
    assert_eq!(drawn(scene().breaches("vecht", 1)), 6);
}

#[test]
fn a_neutral_city_is_drawn_for_without_a_commander() {
    ledger::proves!("WK-ASSAULT-04", "WK-ASSAULT-05", "WK-BATTLE-30", "WK-R-34", "WK-R-105");
    let mut t = four().noble(0, "star", "monz", "rg_100").attacks(0, "monz", "city/monz manner/assault");
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!(t.state.fate.count(knights::board::FOR_CITY), 2, "its strength, and nothing for a commander");
    t.must_answer([0]);
}

#[test]
fn a_city_takes_casualties_as_breaches() {
    ledger::proves!(
        "WK-ASSAULT-06",
        "WK-ASSAULT-07",
        "WK-ASSAULT-08",
        "WK-ASSAULT-09",
        "WK-ASSAULT-10",
        "WK-EX-23"
    );
    let scene = four()
        .city(1, "kovel")
        .breaches("kovel", 2)
        .noble(1, "circle", "kovel", "mc_polish_200 mc_polish_150")
        .noble(0, "circle", "kovel", "mc_english_200 mc_swiss_200");
    let mut t = scene
        .results("deal deal deal blank blank blank victory victory victory victory victory draw")
        .attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    t.idle_until(&["result/blank", "result/draw", "result/victory", "done"], |t| {
        t.must().only() == Some(Seat(1)) && t.prompt(1).message.key == "prompt-casualties"
    });
    t.offers_only(1, ["breach", "noble/blue_circle"]);
    t.does(1, "breach");
    assert_eq!((t.city("kovel").breaches, walls(&t, "kovel")), (3, 0));
    t.is_refused(1, "breach", None);
    t.does(1, "noble/blue_circle");
    assert_eq!(t.tokens(1, "circle"), 2, "split: the rest goes on his army");
    t.idle_until(&["done", "keep"], quiet);
    assert!(t.city("kovel").breaches >= 3, "they stay");
}

#[test]
fn the_example_of_an_assault() {
    ledger::proves!("WK-EX-21", "WK-ASSAULT-11", "WK-ASSAULT-17", "WK-CITY-07", "WK-FORTIFY-02", "WK-R-35");
    let scene = Scene::of(3)
        .strongholds()
        .noble(0, "star", "froli", "mc_english_100")
        .noble(0, "circle", "h33", "rg_100")
        .results("deal prevent blank blank deal victory");
    let mut t = scene.mobilizes(0, "froli");
    t.all(0, ["noble/red_circle area/h43 way/land", "done", "battle", "city/froli manner/assault"]);
    t.all(0, ["noble/red_star", "noble/red_circle", "done", "noble/red_star"]);
    t.all(0, ["result/blank", "result/blank", "done"]);
    t.does(0, "use symbol/star");
    assert_eq!((t.city("froli").breaches, t.asked(0)), (2, "prompt-raze"), "no victories are counted");
    t.does(0, "keep");
    assert_eq!(
        (t.owner("froli"), t.city("froli").breaches, t.city("froli").is_fortified),
        (Some(0), 2, false)
    );
    assert!(t.is_tired(0, "star") && t.is_tired(0, "circle") && t.tokens(0, "star") == 0);
    t.offers_only(0, ["phase/wages", "phase/assembly"]);
}

#[test]
fn a_city_falls_to_victories_whatever_strength_it_has() {
    ledger::proves!("WK-ASSAULT-12", "WK-ASSAULT-13", "WK-R-39", "WK-ASSAULT-16", "WK-EX-39");
    let fought = |mine: &str, city: &str| {
        let scene = four().noble(0, "circle", "monz", "rg_50 rg_50 rg_100");
        let mut t = scene.results(&format!("{mine} {city}")).attacks(0, "monz", "city/monz manner/assault");
        t.all(0, ["noble/red_circle", "done"]);
        t.idle_until(&["result/blank", "result/prevent", "done", "keep"], quiet);
        t
    };
    let t = fought("victory prevent blank blank", "prevent prevent");
    assert_eq!((t.owner("monz"), t.city("monz").breaches), (Some(0), 0), "one ahead is enough");
    let t = fought("prevent prevent blank blank", "victory victory");
    assert_eq!(
        (t.owner("monz"), t.place(0, "circle")),
        (None, Place::Off),
        "two behind a neutral city is death"
    );
    let t = fought("prevent prevent blank blank", "victory blank");
    assert!(
        t.owner("monz").is_none() && !t.is_in(0, "circle", "monz") && t.place(0, "circle") != Place::Off,
        "one behind retreats"
    );
    let scene = four().city(1, "monz").noble(1, "circle", "monz", "mc_polish_200").noble(
        0,
        "circle",
        "monz",
        "mc_english_200",
    );
    let scene = scene.results("victory victory blank prevent victory prevent prevent blank blank prevent");
    let mut t = scene.attacks(0, "monz", "city/monz manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    t.idle_until(&["result/blank", "result/prevent", "done", "keep"], quiet);
    assert_eq!(t.owner("monz"), Some(0));
    assert!(!t.is_in(1, "circle", "monz"), "who defended it has left");
}

#[test]
fn dead_attackers_gain_nothing() {
    ledger::proves!("WK-ASSAULT-14", "WK-EX-37", "WK-R-36", "WK-R-37");
    // One blow each: the walls are down to nothing, and so is he.
    let fought = |scene: Scene| {
        let scene = scene
            .breaches("monz", 1)
            .noble(0, "circle", "monz", "mc_english_100")
            .noble(0, "square", "monz", "rg_50")
            .results("deal blank blank deal");
        let mut t = scene.attacks(0, "monz", "city/monz manner/assault");
        t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
        t.idle_until(&["done", "breach"], quiet);
        assert_eq!((t.city("monz").breaches, t.place(0, "circle")), (2, Place::Off));
        assert!(t.is_in(0, "square", "monz") && !t.is_tired(0, "square"), "who was kept out gains nothing");
        t.owner("monz")
    };
    assert_eq!(fought(four()), None);
    assert_eq!(fought(four().city(1, "monz")), Some(1), "it keeps its owner");
}

#[test]
fn an_undefended_city_at_zero_falls_by_itself() {
    ledger::proves!("WK-ASSAULT-15", "WK-EX-38", "WK-R-38");
    let mut t = four().city(1, "monz").breaches("monz", 2).noble(0, "star", "monz", "rg_50").attacks(
        0,
        "monz",
        "city/monz manner/assault",
    );
    t.all(0, ["noble/red_star", "done"]);
    t.does(0, "keep");
    assert_eq!(t.owner("monz"), Some(0));
    assert!(t.is_tired(0, "star"));
    let scene = four()
        .city(1, "monz")
        .breaches("monz", 2)
        .noble(1, "star", "monz", "rg_50")
        .noble(0, "star", "monz", "rg_50");
    let mut t = scene.attacks(0, "monz", "city/monz manner/assault");
    t.all(0, ["noble/red_star", "done"]);
    assert_ne!(t.asked(t.turn().unwrap_or(0)), "prompt-raze", "with defenders it is fought for");
}

#[test]
fn fortification_goes_with_the_city_until_it_is_neutral() {
    ledger::proves!("WK-FORTIFY-01", "WK-FORTIFY-04", "WK-SIEGE-26", "WK-TERM-13");
    let scene = four().city(1, "monz").fortified("monz").breaches("monz", 1).siege("monz", 0, 1).noble(
        0,
        "star",
        "monz",
        "mc_english_200 mc_swiss_200",
    );
    let mut t = scene.attacks(0, "monz", "city/monz manner/siege");
    t.all(0, ["noble/red_star", "done", "keep"]);
    assert_eq!((t.owner("monz"), t.city("monz").is_fortified, t.city("monz").breaches), (Some(0), true, 1));
}

#[test]
fn a_fortified_city_at_zero_loses_its_walls_and_a_breach() {
    ledger::proves!("WK-FORTIFY-07");
    let scene = four().city(1, "monz").fortified("monz").breaches("monz", 2).noble(
        0,
        "circle",
        "monz",
        "mc_english_200",
    );
    let mut t = scene.results("deal deal blank blank victory").attacks(0, "monz", "city/monz manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    t.idle_until(&["result/blank", "done", "breach"], |t| {
        t.state.board.battle.manner.is_none() || t.prompt(0).message.key == "prompt-raze"
    });
    assert_eq!((t.city("monz").is_fortified, t.city("monz").breaches, walls(&t, "monz")), (false, 2, 0));
}

#[test]
fn a_captor_may_raze_the_city_for_three_times_its_income() {
    ledger::proves!(
        "WK-RAZE-01",
        "WK-RAZE-02",
        "WK-RAZE-03",
        "WK-RAZE-04",
        "WK-RAZE-05",
        "WK-R-75",
        "WK-TERM-11",
        "WK-TERM-12"
    );
    let scene = || {
        four().city(1, "kovel").fortified("kovel").siege("kovel", 0, 1).noble(
            0,
            "star",
            "kovel",
            "mc_english_200 mc_swiss_200 mc_polish_200",
        )
    };
    let mut t = scene().attacks(0, "kovel", "city/kovel manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t.offers_only(0, ["keep", "raze"]);
    t.does(0, "raze");
    assert_eq!((t.crowns(0), t.owner("kovel"), t.city("kovel").is_razed), (9, None, true));
    assert!(!t.city("kovel").is_fortified && !t.city("kovel").is_besieged() && t.is_in(0, "star", "kovel"));
    assert_eq!(t.board().kingdom_cities(Seat(0)), (0, 17), "it counts no more");
    let mut t = scene().laws("ag_town_charter").attacks(0, "kovel", "city/kovel manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t.offers_only(0, ["keep", "raze-banned"]);
    t.does(0, "raze-banned");
    assert!(t.city("kovel").is_razed && t.board().banned.has(Seat(0)));
    let mut t = four().razed("kovel").noble(0, "star", "kovel", "rg_50").card(0, VERSATILE);
    t.is_refused(0, "battle", "WK-R-20");
}
