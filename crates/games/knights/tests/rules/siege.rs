//! Sieges (p.17).

use crate::dsl::{Scene, Sitting, VERSATILE, four, quiet};
use knights::Options;
use knights::board::Place;
use knights::options::Book;
use table::Seat;

fn lays(scene: Scene, place: &str) -> Sitting {
    let mut t = scene.attacks(0, place, &format!("city/{place} manner/siege"));
    t.all(0, ["noble/red_star", "done"]);
    t
}

#[test]
fn a_siege_needs_more_strength_than_the_defender_has() {
    ledger::proves!(
        "WK-SIEGE-01",
        "WK-SIEGE-02",
        "WK-SIEGE-03",
        "WK-SIEGE-04",
        "WK-SIEGE-05",
        "WK-SIEGE-06",
        "WK-R-40",
        "WK-EX-24"
    );
    let can = |scene: Scene, place: &str| {
        let mut t = scene.card(0, VERSATILE);
        t.does(0, "battle");
        let area = format!("area/{}", crate::dsl::area(place).word());
        t.can(0, &area) && {
            t.does(0, &area);
            t.can(0, &format!("city/{place} manner/siege"))
        }
    };
    assert!(can(four().noble(0, "star", "monz", "rg_50"), "monz"), "250 against 200");
    assert!(!can(four().noble(0, "star", "kovel", "rg_100"), "kovel"), "300 against 300 is not more");
    assert!(can(four().noble(0, "star", "kovel", "rg_100").breaches("kovel", 1), "kovel"), "breaches count");
    let held = |troops| {
        four()
            .city(1, "monz")
            .noble(1, "star", "monz", "rg_50")
            .tired(1, "star")
            .noble(0, "star", "monz", troops)
    };
    assert!(
        !can(held("mc_english_200 rg_50"), "monz"),
        "450 against 200 and 50 and 200 for his Noble, ready or not"
    );
    assert!(can(held("mc_english_200 rg_100"), "monz"));
}

#[test]
fn a_siege_marks_the_city_and_tires_the_besieger() {
    ledger::proves!("WK-SIEGE-07", "WK-SIEGE-08", "WK-SIEGE-09", "WK-COMP-12");
    let t = lays(four().noble(0, "star", "monz", "rg_50"), "monz");
    assert_eq!(t.city("monz").sieges[0], 2, "it is remembered who and when");
    assert_eq!((t.city("monz").breaches, t.tokens(0, "star"), t.owner("monz")), (0, 0, None));
    assert!(t.is_tired(0, "star"));
    assert_eq!(t.state.fate.cards(knights::board::DECK).next(), Some(0), "no Fate card was drawn");
}

#[test]
fn a_second_siege_in_a_later_round_takes_the_city() {
    ledger::proves!("WK-SIEGE-22", "WK-SIEGE-23", "WK-SIEGE-24", "WK-SIEGE-25", "WK-SIEGE-27", "WK-R-43");
    let scene = |since| {
        four().city(1, "monz").noble(1, "square", "monz", "rg_50").siege("monz", 0, since).noble(
            0,
            "star",
            "monz",
            "mc_english_200 mc_swiss_200",
        )
    };
    let mut t = lays(scene(1), "monz");
    t.idle_until(&["keep"], |t| t.must().only() == Some(Seat(3)));
    assert_eq!((t.owner("monz"), t.place(1, "square")), (Some(0), Place::Off), "and those inside die");
    assert!(!t.city("monz").is_besieged());
    let t = lays(scene(2), "monz");
    assert_eq!(t.owner("monz"), Some(1), "not in the same round");
    let mut t = lays(scene(1).so(|b| b.round = 9), "monz");
    t.idle_until(&["keep"], |t| t.must().only() == Some(Seat(3)));
    assert_eq!(t.owner("monz"), Some(0), "in any later round");
    let mut weak = four()
        .city(1, "monz")
        .noble(1, "square", "monz", "rg_50")
        .siege("monz", 0, 1)
        .noble(0, "star", "monz", "rg_50")
        .card(0, VERSATILE);
    weak.all(0, ["battle", "area/h12"]);
    assert!(!weak.can(0, "city/monz manner/siege"), "the test is made again");
}

#[test]
fn the_siege_is_lifted_when_the_last_besieger_is_gone() {
    ledger::proves!(
        "WK-SIEGE-19",
        "WK-SIEGE-20",
        "WK-SIEGE-21",
        "WK-SIEGE-28",
        "WK-R-42",
        "WK-EX-25",
        "WK-EX-41"
    );
    let scene = || {
        four()
            .city(1, "monz")
            .siege("monz", 0, 1)
            .noble(0, "star", "monz", "rg_50")
            .noble(0, "square", "monz", "rg_100")
    };
    let leaves = |scene: Scene, noble: &str| {
        let mut t = scene.card(0, VERSATILE);
        t.does(0, "move").does(0, &format!("noble/{noble} area/h02 way/land"));
        t.idle_until(&["done"], |t| t.must().only() == Some(Seat(3)));
        t
    };
    let t = leaves(scene(), "red_star");
    assert!(t.city("monz").is_besieged(), "another is still there");
    let t = leaves(four().city(1, "monz").siege("monz", 0, 1).noble(0, "star", "monz", "rg_50"), "red_star");
    assert!(!t.city("monz").is_besieged());
}

#[test]
fn besiegers_who_are_beaten_lift_the_siege() {
    ledger::proves!("WK-SIEGE-16", "WK-SIEGE-17", "WK-SIEGE-18", "WK-R-41", "WK-R-99");
    let scene = |results: &str| {
        four()
            .city(1, "monz")
            .siege("monz", 0, 1)
            .noble(0, "circle", "monz", "rg_100")
            .noble(1, "circle", "monz", "mc_polish_200")
            .results(results)
    };
    let sortie = |results: &str| {
        let mut t = scene(results).attacks(1, "monz", "seat/0 manner/field");
        t.all(1, ["noble/blue_circle", "done"]);
        assert_eq!(t.state.fate.count(knights::board::fate_hand(Seat(1))), 4, "the city does not help him");
        t.idle_until(&["result/blank", "result/prevent", "done"], |t| t.state.board.battle.manner.is_none());
        t
    };
    let t = sortie("victory blank blank prevent blank prevent prevent");
    assert!(!t.city("monz").is_besieged() && !t.is_in(0, "circle", "monz"), "forced to retreat");
    let t = sortie("blank blank prevent prevent victory prevent prevent");
    assert!(!t.is_in(1, "circle", "monz"), "a sortie that loses retreats although besieged");
    assert_eq!(t.owner("monz"), Some(1));
}

#[test]
fn a_third_baron_who_kills_or_drives_off_the_besieger_lifts_the_siege() {
    ledger::proves!("WK-SIEGE-18", "WK-SIEGE-20", "WK-R-42");
    let beaten = |mine: [&str; 2], second: bool| {
        let scene = four()
            .city(1, "monz")
            .siege("monz", 0, 1)
            .noble(0, "circle", "monz", "rg_100")
            .noble(2, "circle", "monz", "mc_swiss_200")
            .results(&format!("{} {} blank blank prevent prevent prevent", mine[0], mine[1]));
        let scene = if second { scene.noble(0, "square", "monz", "rg_50").tired(0, "square") } else { scene };
        let mut t = scene.attacks(2, "monz", "seat/0 manner/field");
        t.all(2, ["noble/green_circle", "done"]);
        if second {
            t.does(0, "noble/red_circle");
        }
        t.all(2, ["result/blank", "result/blank", "done"]);
        t.idle_until(&["result/prevent", "done"], |t| {
            t.must().only() == Some(Seat(3)) && t.prompt(3).message.key == "prompt-baron-card"
        });
        (t.is_in(0, "circle", "monz"), t.city("monz").is_besieged())
    };
    assert_eq!(beaten(["victory", "victory"], false), (false, false), "killed");
    assert_eq!(beaten(["victory", "prevent"], false), (false, false), "driven off");
    assert_eq!(beaten(["prevent", "prevent"], false), (true, true), "neither");
    assert_eq!(beaten(["victory", "victory"], true), (false, false), "both of them");
}

#[test]
fn a_first_siege_of_a_bare_stronghold_changes_nothing() {
    ledger::proves!("WK-SIEGE-08", "WK-SIEGE-22", "WK-STRONGHOLD-01", "WK-STRONGHOLD-17", "WK-R-38");
    let attacked = |how: &str, since: u8| {
        let scene = four()
            .crowns(1, 8)
            .so(|b| (b.barons[1].stronghold.breaches, b.barons[1].stronghold.sieges[0]) = (4, since))
            .noble(0, "star", "h31", "rg_50");
        let mut t = scene.attacks(0, "h31", &format!("stronghold-of/1 manner/{how}"));
        t.all(0, ["noble/red_star", "done"]);
        let stronghold = t.baron(1).stronghold;
        (stronghold.area.is_some(), stronghold.sieges[0], t.crowns(0))
    };
    assert_eq!(attacked("siege", 0), (true, 2, 0), "no walls, nobody in it, and it stands");
    assert_eq!(attacked("siege", 1), (false, 0, 4), "the second takes it");
    assert_eq!(attacked("assault", 0), (false, 0, 4), "an assault does at once");
}

#[test]
fn a_besieger_may_assault_instead() {
    ledger::proves!("WK-SIEGE-29");
    let mut t = four().siege("monz", 0, 1).noble(0, "star", "monz", "rg_50").card(0, VERSATILE);
    t.all(0, ["battle", "area/h12"]);
    t.offers(0, ["city/monz manner/assault", "city/monz manner/siege"]);
}

#[test]
fn a_tribute_may_be_razed_by_the_english_book_only() {
    ledger::proves!("WK-R-75", "WK-RAZE-01", "WK-STRONGHOLD-08", "WK-R-48");
    let conquers = |edition: Book| {
        let options = Options { edition, ..Options::default() };
        let scene = Scene::with(&options, 4)
            .strongholds()
            .city(1, "lenz")
            .noble(1, "star", "lenz", "rg_50")
            .siege("lenz", 2, 1)
            .noble(2, "star", "lenz", "mc_swiss_200")
            .so(|b| b.barons[1].stronghold.sieges[0] = 1)
            .noble(0, "star", "h31", "mc_english_200 mc_polish_200 mc_lombard_200");
        let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
        t.all(0, ["noble/red_star", "done"]);
        t
    };
    let t = conquers(Book::Italian);
    assert!(quiet(&t) && t.owner("lenz") == Some(0), "the besieged city is given as it is");
    assert!(t.is_in(1, "star", "lenz") && !t.city("lenz").is_besieged(), "its Nobles stay before it");
    let mut t = conquers(Book::English);
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-raze"));
    t.does(0, "raze");
    assert_eq!((t.city("lenz").is_razed, t.owner("lenz"), t.crowns(0)), (true, None, 12));
}
