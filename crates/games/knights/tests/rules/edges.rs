//! Rules where they meet: cards against cards, Laws against purses, the sea against troops that wait ashore.

use crate::dsl::{Scene, Sitting, VERSATILE, four, quiet};
use knights::board::{Place, fate_hand};
use knights::content::PhaseArea;
use table::Seat;

fn glory() -> Scene {
    Scene::glory(4).strongholds()
}

#[test]
fn a_breach_made_after_the_draw_takes_no_card_back() {
    ledger::proves!("CG-TECH-10", "CG-TECH-15", "WK-BATTLE-23");
    // 300 of walls, 200 of troops and 50 maintained, two for the commander.
    let scene = |mine: &str| {
        glory()
            .owns(0, mine)
            .faith(1, 1)
            .city(1, "kovel")
            .noble(0, "circle", "kovel", "mc_english_200")
            .noble(1, "circle", "kovel", "mc_polish_200")
            .office(1, "circle", "ag_chaplain")
    };
    let cards = |t: &Sitting| t.state.fate.count(fate_hand(Seat(1)));
    for (mine, breaches) in [("ad_plate", 0), ("ad_trebuchet", 1)] {
        let mut t = scene(mine).attacks(0, "kovel", "city/kovel manner/assault");
        t.all(0, ["noble/red_circle", "done", &format!("use advancement/{mine}")]);
        assert_eq!((cards(&t), t.city("kovel").breaches), (7, breaches));
        t.does(1, "use agenda/ag_chaplain");
        assert_eq!(cards(&t), 9, "two more, whatever has become of the walls");
    }
    // The limit holds all the same (CG-R-28).
    let troops = "mc_swiss_200 mc_tuscan_200 mc_lombard_200 mc_rumanian_200 mc_polish_150 mc_swiss_150 rg_50";
    let scene = scene("ad_plate").noble(1, "star", "kovel", troops);
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "done"]).all(1, ["noble/blue_circle"]);
    t.does(0, "done");
    assert_eq!(cards(&t), 19, "300, 250 and 1150, and two");
    t.does(1, "use agenda/ag_chaplain");
    assert_eq!(cards(&t), 20);
}

#[test]
fn a_windlass_counts_against_a_neutral_city_too() {
    ledger::proves!("CG-TECH-10", "CG-TECH-17", "WK-BATTLE-04");
    let breaches = |uses: bool, neutral: bool| {
        let scene = glory().owns(0, "ad_windlass").noble(0, "circle", "monz", "mc_english_200");
        let scene = if neutral { scene } else { scene.city(1, "monz") };
        let scene = scene.results("deal blank blank draw prevent blank");
        let mut t = scene.attacks(0, "monz", "city/monz manner/assault");
        t.all(0, ["noble/red_circle", "done", if uses { "use advancement/ad_windlass" } else { "done" }]);
        t.all(0, ["result/blank", "result/blank", "result/draw", "done"]);
        t.idle_until(&["done"], quiet);
        t.city("monz").breaches
    };
    for neutral in [true, false] {
        assert_eq!((breaches(false, neutral), breaches(true, neutral)), (0, 1), "neutral: {neutral}");
    }
}

#[test]
fn who_refuses_to_pay_for_bread_keeps_his_riots() {
    ledger::proves!("WK-R-64", "WK-BAN-03", "WK-BAN-04");
    let scene =
        || glory().crowns(1, 5).crowns(2, 5).city(1, "lenz").city(2, "isar rota").riot("lenz isar rota");
    let decides = |answers: [&str; 2]| {
        let mut t = scene().agendas("ag_bread").phase(PhaseArea::Assembly);
        for seat in 0..4 {
            t.does(seat, if seat == 0 { "number/1" } else { "number/0" });
        }
        t.does(0, "yes").does(1, answers[0]).does(2, answers[1]);
        let riots = ["lenz", "isar", "rota"].map(|city| t.city(city).is_rioting);
        (riots, [1, 2].map(|seat| t.crowns(seat)), [1, 2].map(|seat| t.board().banned.has(Seat(seat))))
    };
    assert_eq!(decides(["accept", "accept"]), ([false; 3], [4, 3], [false; 2]));
    assert_eq!(decides(["refuse", "accept"]), ([true, false, false], [5, 3], [true, false]));
    assert_eq!(decides(["accept", "refuse"]), ([false, true, true], [4, 5], [false, true]));
}

#[test]
fn several_may_be_hired_by_who_defies_the_law_on_hiring() {
    ledger::proves!("WK-BAN-05", "WK-DRAFT-08", "WK-DRAFT-10", "WK-R-65", "WK-R-77");
    let scene = |crowns: u16| {
        let scene = Scene::of(3).strongholds().crowns(0, crowns).laws("ag_hiring").track("0 0 1 2");
        scene.offer("mc_polish_100 mc_polish_50 mc_english_50 mc_swiss_50").special()
    };
    // By the Law three and two, against it two and one; who is banned for the first obeys no Law at the second.
    let mut t = scene(3);
    t.does(0, "nation/polish");
    t.offers_only(0, ["troop/mc_polish_50 law/banned", "troop/mc_polish_100 law/banned"]);
    t.does(0, "troop/mc_polish_100 law/banned").does(0, "stronghold/red");
    t.does(0, "troop/mc_polish_50 law/obey").does(0, "stronghold/red");
    assert_eq!((t.crowns(0), t.garrison_of(0).as_str()), (0, "mc_polish_50 mc_polish_100"));
    assert!(t.board().banned.has(Seat(0)));
    // He may obey at the first and defy it at the second.
    let mut t = scene(4);
    t.all(0, ["nation/polish", "troop/mc_polish_50 law/obey", "stronghold/red"]);
    t.does(0, "troop/mc_polish_100 law/banned").does(0, "stronghold/red");
    assert_eq!((t.crowns(0), t.board().markers_of(Seat(0))), (0, 0));
    assert!(t.board().banned.has(Seat(0)));
    scene(2).is_refused(0, "nation/polish", "WK-DRAFT-10");
    let mut t = scene(5);
    t.all(0, ["nation/polish", "troop/mc_polish_100 law/obey", "stronghold/red"]);
    t.all(0, ["troop/mc_polish_50 law/obey", "stronghold/red"]);
    assert_eq!((t.crowns(0), t.board().banned.has(Seat(0))), (0, false), "who has enough breaks no Law");
}

#[test]
fn who_lands_at_once_takes_up_troops_ashore() {
    ledger::proves!("WK-TRANSFER-01", "WK-TRANSFER-02", "WK-TRANSFER-03");
    let scene = || {
        let scene =
            four().noble(0, "star", "ballin", "rg_50").noble(0, "circle", "rota", "mc_english_100 rg_50");
        scene.razed("surat").stronghold(0, "surat", "rg_100")
    };
    let sails = |scene: Scene, to: &str| {
        let mut t = scene.card(0, VERSATILE);
        t.does(0, "move").does(0, &format!("noble/red_star area/{to} way/sea"));
        t
    };
    let mut t = sails(scene().office(0, "star", "ag_admiral"), "h25");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-collect"));
    t.does(0, "noble/red_circle noble/red_star troop/mc_english_100").does(0, "done");
    assert_eq!((t.troops(0, "star").as_str(), t.is_tired(0, "star")), ("mc_english_100 rg_50", true));
    assert!(t.is_in(0, "star", "rota") && !t.is_tired(0, "circle"));
    assert_eq!(t.turn(), Some(3), "one move, and the card is used up");
    let mut t = sails(scene().office(0, "star", "ag_admiral"), "h05");
    t.does(0, "stronghold/red noble/red_star troop/rg_100");
    assert_eq!((t.troops(0, "star").as_str(), t.garrison_of(0).as_str()), ("rg_50 rg_100", ""));
    // Not of an exhausted Noble, and not on a port icon.
    let t = sails(scene().office(0, "star", "ag_admiral").tired(0, "circle"), "h25");
    assert_eq!((t.turn(), t.is_in(0, "star", "rota")), (Some(3), true));
    let t = sails(scene(), "h25");
    assert_eq!((t.turn(), t.place(0, "star")), (Some(3), Place::Port(crate::dsl::area("rota"))));
}

#[test]
fn who_is_at_sea_moves_nowhere_though_he_is_ready() {
    ledger::proves!("WK-SEA-05", "WK-SEA-06", "CG-R-52");
    let scene = glory().sailing(0, "star", "ballin", "rg_50").noble(0, "circle", "h22", "rg_50");
    let mut t =
        scene.so(|b| b.noble_mut(crate::dsl::noble(0, "star")).is_exhausted = false).card(0, VERSATILE);
    t.does(0, "move");
    t.is_refused(0, "noble/red_star area/h40 way/land", "WK-SEA-06");
    t.is_refused(0, "noble/red_star area/h25 way/sea", "WK-SEA-06");
    t.is_refused(0, "noble/red_square area/h40 way/land", "WK-MOVE-01");
    let scene = four().crowns(0, 9).track("0 1 2 3 0").offer("mc_polish_50 mc_swiss_50").city(0, "acre");
    let mut t = scene.sailing(0, "star", "acre", "rg_50").special();
    t.does(0, "troop/mc_polish_50 law/obey");
    t.is_refused(0, "noble/red_star", "WK-R-89");
}

#[test]
fn who_was_refused_one_path_may_ask_for_another_through_the_same_area() {
    ledger::proves!("WK-R-24", "WK-MOVE-07");
    let mut t = four().city(1, "kovel").noble(0, "star", "h11", "rg_50").card(0, VERSATILE);
    t.does(0, "move").does(0, "noble/red_star area/h31 way/road").does(1, "no");
    t.is_refused(0, "noble/red_star area/h31 way/road", "WK-R-24");
    assert!(t.can(0, "noble/red_star area/h21 way/land"), "where he stops he needs no leave");
    t.does(0, "noble/red_star area/h41 way/road");
    assert_eq!(
        (t.turn(), t.asked(1)),
        (Some(1), "prompt-leave-to-pass"),
        "two areas farther is another path"
    );
    t.does(1, "no");
    assert!(!t.can(0, "noble/red_star area/h41 way/road") && !t.can(0, "noble/red_star area/h31 way/road"));
    t.does(0, "noble/red_star area/h21 way/land");
    assert!(t.is_in(0, "star", "kovel") && t.is_tired(0, "star"));
    // With the next card all may be asked again.
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let ready = |b: &mut knights::board::Board| {
        let piece = b.noble_mut(crate::dsl::noble(0, "star"));
        (piece.place, piece.is_exhausted) = (Place::Area(crate::dsl::area("h11")), false);
    };
    let mut t = scene.so(ready).card(0, VERSATILE);
    t.does(0, "move");
    assert!(t.can(0, "noble/red_star area/h31 way/road"));
}
