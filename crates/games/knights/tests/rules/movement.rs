//! Movement, by land and sea (p.13-14).

use crate::dsl::{Scene, Sitting, VERSATILE};
use knights::board::Place;

pub fn four() -> Scene {
    Scene::of(4)
}

/// Seat 0 moves one Noble.
pub fn moves(scene: Scene) -> Sitting {
    let mut t = scene.card(0, VERSATILE);
    t.does(0, "move");
    t
}

#[test]
fn a_usual_move_is_one_area_not_over_mountains_nor_rivers_without_a_bridge() {
    ledger::proves!("WK-MOVE-02", "WK-MOVE-05", "WK-MOVE-06", "WK-EX-16", "WK-MAP-03");
    let mut t = moves(four().noble(0, "star", "h32", "rg_50"));
    t.offers(0, ["noble/red_star area/h21 way/land", "noble/red_star area/h33 way/land"]);
    t.offers(0, ["noble/red_star area/h22 way/land"]);
    t.is_refused(0, "noble/red_star area/h31 way/land", "WK-MOVE-05");
    t.is_refused(0, "noble/red_star area/h23 way/land", "WK-MOVE-06");
    t.is_refused(0, "noble/red_star area/h43 way/land", "WK-MOVE-02");
    t.does(0, "noble/red_star area/h22 way/land");
    assert!(t.is_in(0, "star", "h22"), "over the bridge of Lenz");
}

#[test]
fn along_the_road_up_to_three_areas_and_never_off_it() {
    ledger::proves!("WK-MOVE-03", "WK-MOVE-04", "WK-R-26");
    let mut t = moves(four().noble(0, "star", "h11", "rg_50"));
    t.offers(
        0,
        [
            "noble/red_star area/h31 way/road",
            "noble/red_star area/h41 way/road",
            "noble/red_star area/h13 way/road",
        ],
    );
    t.is_refused(0, "noble/red_star area/h50 way/road", "WK-MOVE-03");
    t.is_refused(0, "noble/red_star area/h32 way/road", "WK-MOVE-03");
    t.does(0, "noble/red_star area/h41 way/road");
    assert!(t.is_in(0, "star", "gedze"));
    let mut t = moves(four().noble(0, "star", "h22", "rg_50"));
    t.is_refused(0, "noble/red_star area/h12 way/road", "WK-MOVE-03");
}

#[test]
fn nobody_passes_through_an_area_of_another_without_leave() {
    ledger::proves!("WK-MOVE-07", "WK-MOVE-08", "WK-EX-17", "WK-R-24");
    let scene = || four().noble(0, "star", "h11", "rg_50").noble(1, "star", "h21", "rg_50");
    let mut t = moves(scene());
    t.does(0, "noble/red_star area/h21 way/land");
    assert!(t.is_in(0, "star", "kovel"), "the last area needs no leave");
    let mut t = moves(scene());
    t.does(0, "noble/red_star area/h31 way/road");
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-leave-to-pass"));
    t.does(1, "no");
    assert!(t.is_in(0, "star", "h11") && !t.is_tired(0, "star"), "he stays ready where he is");
    assert!(!t.can(0, "noble/red_star area/h31 way/road"), "not the same path again with this card");
    t.does(0, "noble/red_star area/h12 way/land");
    assert!(t.is_in(0, "star", "monz"), "but another");
    let mut t = moves(scene());
    t.does(0, "noble/red_star area/h31 way/road").does(1, "yes");
    assert!(t.is_in(0, "star", "h31"));
    let mut t = moves(four().noble(0, "star", "h11", "rg_50").city(1, "kovel"));
    t.does(0, "noble/red_star area/h31 way/road");
    assert_eq!(t.turn(), Some(1), "a city is enough");
}

#[test]
fn a_stronghold_alone_and_a_neutral_city_block_nobody() {
    ledger::proves!("WK-MOVE-09", "WK-MOVE-10");
    let mut t = moves(four().noble(0, "star", "h11", "rg_50").stronghold(1, "h31", "rg_100"));
    t.does(0, "noble/red_star area/h41 way/road");
    assert!(t.is_in(0, "star", "gedze"), "through neutral Kovel and past the stronghold");
}

#[test]
fn a_besieged_noble_cannot_leave_but_others_may_come_in() {
    ledger::proves!("WK-MOVE-12", "WK-MOVE-13", "WK-SIEGE-10", "WK-EX-40");
    let scene = four()
        .city(0, "kovel")
        .noble(0, "star", "kovel", "rg_50")
        .noble(0, "square", "h20", "rg_50")
        .siege("kovel", 1, 1)
        .noble(1, "star", "kovel", "rg_100");
    let mut t = moves(scene);
    t.is_refused(0, "noble/red_star area/h20 way/land", "WK-MOVE-12");
    t.does(0, "noble/red_square area/h21 way/land");
    assert!(
        t.is_in(0, "square", "kovel") && t.city("kovel").is_besieged(),
        "no battle, and the siege goes on"
    );
    let mut t = moves(
        Scene { game: t.game().clone(), state: t.state.clone() }
            .again()
            .so(|b| b.nobles.iter_mut().for_each(|noble| noble.is_exhausted = false))
            .noble(0, "circle", "h12", "rg_100"),
    );
    assert!(!t.paths(table::Seat(0)).iter().any(|path| path.starts_with("noble/red_square")));
    let _ = &mut t;
}

#[test]
fn nobody_goes_on_through_his_own_besieged_city_or_stronghold() {
    ledger::proves!("WK-MOVE-13", "WK-R-44");
    let scene = |besieged: bool| {
        let scene = four().stronghold(0, "h11", "").city(0, "kovel").noble(0, "star", "h12", "rg_50");
        let scene = scene.noble(1, "star", "h11", "mc_polish_200");
        if besieged { scene.so(|b| b.barons[0].stronghold.sieges[1] = 1) } else { scene }
    };
    let mut t = moves(scene(false));
    t.does(0, "noble/red_star area/h21 way/road").does(1, "yes");
    assert!(t.is_in(0, "star", "kovel"), "with the leave of who stands there");
    let mut t = moves(scene(true));
    t.is_refused(0, "noble/red_star area/h21 way/road", "WK-MOVE-03");
    t.does(0, "noble/red_star area/h11 way/land");
    assert!(t.is_in(0, "star", "h11"), "he may come in");
    let city = four().city(0, "kovel").siege("kovel", 1, 1).noble(1, "star", "kovel", "mc_polish_200");
    let t = moves(city.noble(0, "star", "h11", "rg_50"));
    assert!(t.can(0, "noble/red_star area/h21 way/land") && !t.can(0, "noble/red_star area/h31 way/road"));
}

#[test]
fn by_sea_from_port_to_port_onto_the_icon() {
    ledger::proves!(
        "WK-SEA-01",
        "WK-SEA-02",
        "WK-SEA-04",
        "WK-SEA-09",
        "WK-EX-18",
        "WK-EX-19",
        "WK-R-27",
        "WK-R-28"
    );
    let mut t = moves(four().noble(0, "star", "ballin", "rg_50").noble(0, "square", "h21", "rg_50"));
    t.offers(
        0,
        [
            "noble/red_star area/sea_cadiz way/sea",
            "noble/red_star area/h65 way/sea",
            "noble/red_star area/h00 way/sea",
        ],
    );
    t.is_refused(0, "noble/red_star area/h50 way/sea", "WK-SEA-01");
    t.is_refused(0, "noble/red_square area/sea_cadiz way/sea", "WK-SEA-01");
    t.is_refused(0, "noble/red_star area/sea_cadiz way/land", "WK-MOVE-02");
    t.does(0, "noble/red_star area/sea_cadiz way/sea");
    assert_eq!(t.place(0, "star"), Place::Port(crate::dsl::area("cadiz")));
    assert!(t.is_tired(0, "star"));
    assert_eq!(t.turn(), Some(3), "the card is used up: no other move");
    let mut t = moves(four().noble(0, "star", "alexandria", "rg_50"));
    assert_eq!(t.paths(table::Seat(0)).len(), 1 + 13, "every other port, and nothing else");
    t.does(0, "noble/red_star area/sea_acre way/sea");
}

#[test]
fn ports_work_for_everybody_and_without_their_city() {
    ledger::proves!("WK-SEA-07", "WK-SEA-08");
    let mut t = moves(four().razed("ballin").city(1, "rota").noble(0, "star", "ballin", "rg_50"));
    t.does(0, "noble/red_star area/h25 way/sea");
    assert_eq!(t.place(0, "star"), Place::Port(crate::dsl::area("rota")));
}

#[test]
fn who_is_on_a_port_icon_neither_fights_nor_is_fought() {
    ledger::proves!("WK-SEA-05", "WK-SEA-06");
    let scene = four().sailing(1, "star", "ballin", "rg_50").noble(0, "star", "ballin", "rg_50");
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h50"]);
    assert!(
        !t.paths(table::Seat(0)).iter().any(|path| path.starts_with("seat/")),
        "only the neutral city is there"
    );
    let mut t = four().sailing(0, "star", "ballin", "rg_50").card(0, VERSATILE);
    t.is_refused(0, "battle", "WK-R-20").is_refused(0, "move", "WK-R-20");
}

#[test]
fn tolls_are_paid_or_refused() {
    ledger::proves!("WK-BAN-05");
    let scene =
        || four().laws("ag_road_tolls ag_harbour_dues").crowns(0, 5).noble(0, "star", "ballin", "rg_50");
    let mut t = moves(scene());
    t.does(0, "noble/red_star area/h31 way/road");
    assert_eq!(t.crowns(0), 4);
    let mut t = moves(scene());
    t.does(0, "noble/red_star area/h25 way/sea");
    assert_eq!(t.crowns(0), 3);
    let mut t = moves(scene());
    t.does(0, "noble/red_star area/h31 way/road-banned");
    assert_eq!(t.crowns(0), 5);
    assert!(t.board().banned.has(table::Seat(0)));
    let mut t = moves(four().noble(0, "star", "ballin", "rg_50"));
    assert!(!t.can(0, "noble/red_star area/h31 way/road-banned"), "no Law, nothing to refuse");
    let _ = &mut t;
}

#[test]
fn who_goes_two_areas_says_where_he_takes_up_troops() {
    ledger::proves!("WK-R-24", "WK-TRANSFER-01", "WK-TRANSFER-02");
    let own = |place: &str| {
        let scene = Scene::glory(4).owns(0, "ad_relays").noble(0, "star", "h11", "rg_50");
        scene.noble(0, "square", place, "rg_100")
    };
    let goes = |scene: Scene| {
        let mut t = moves(scene);
        t.does(0, "use advancement/ad_relays").does(0, "noble/red_star area/h13 way/land");
        t
    };
    let scene = |one: &str, other: &str| goes(own(one).noble(0, "circle", other, "rg_50"));
    for place in ["h12", "h22"] {
        let t = scene(place, "h24");
        assert_eq!((t.asked(0), t.is_in(0, "star", place)), ("prompt-collect", true), "where his own are");
        let mut t = scene("h12", "h22");
        assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-path"), "there are troops on both paths");
        t.offers_only(0, ["area/h12", "area/h22"]);
        t.is_refused(0, "area/h21", "WK-R-24");
        t.does(0, &format!("area/{place}"));
        assert_eq!((t.asked(0), t.is_in(0, "star", place)), ("prompt-collect", true));
        let mut t = goes(own(place).noble(1, "star", place, "rg_50"));
        assert_eq!(
            (t.turn(), t.asked(0)),
            (Some(0), "prompt-path"),
            "to ask for leave, or to do without them"
        );
        t.does(0, if place == "h12" { "area/h22" } else { "area/h12" });
        assert!(t.is_in(0, "star", "h13"));
    }
    let t = scene("h24", "h24");
    assert!(t.is_in(0, "star", "h13"), "where the paths are alike nobody is asked");
}

#[test]
fn of_several_paths_the_mover_declares_one_unless_one_asks_nobody() {
    ledger::proves!("WK-MOVE-07", "WK-R-24", "WK-MOVE-04");
    // With relays two areas by land: from h11 to h13 through Monz or through h22.
    let scene = || Scene::glory(4).owns(0, "ad_relays").noble(0, "star", "h11", "rg_50");
    let goes = |scene: Scene, way: &str| {
        let mut t = moves(scene);
        t.does(0, "use advancement/ad_relays").does(0, &format!("noble/red_star area/h13 way/{way}"));
        t
    };
    let t = goes(scene().noble(1, "star", "h12", "rg_50"), "land");
    assert!(t.is_in(0, "star", "h13"), "round about who stands in Monz");
    let t = goes(scene().noble(1, "star", "h22", "rg_50"), "land");
    assert!(t.is_in(0, "star", "h13"));
    let t = goes(scene().noble(1, "star", "h12", "rg_50"), "road");
    assert_eq!(t.turn(), Some(1), "the road goes through Monz");
    let both = || scene().city(1, "monz").noble(2, "star", "h12", "rg_50").noble(3, "star", "h22", "rg_50");
    let mut t = goes(both(), "land");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-path"), "he says whom he asks");
    t.offers_only(0, ["area/h12", "area/h22"]);
    t.does(0, "area/h22");
    assert_eq!(t.turn(), Some(3));
    t.does(3, "no");
    t.does(0, "noble/red_star area/h13 way/land");
    assert_eq!(t.turn(), Some(1), "then by the other path, the only one that is left");
    t.does(1, "yes").does(2, "yes");
    assert!(t.is_in(0, "star", "h13"));
    assert!(t.is_tired(0, "star"));
}
