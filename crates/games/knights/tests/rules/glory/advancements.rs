//! What each Advancement does, and where it does nothing (CG p.2, content of the box).

use crate::dsl::{Scene, Sitting, VERSATILE, area, city, quiet};
use knights::board::{Place, Site, fate_hand};
use knights::content::{ActionCard, NeutralCard, PhaseArea};
use table::Seat;

fn four() -> Scene {
    Scene::glory(4).strongholds()
}

/// Seat 0's circle attacks seat 1's in the open field, both with 350; each keeps two of his five cards.
fn fought(scene: Scene, uses: &[(u8, &str)], mine: &str, theirs: &str) -> Sitting {
    let scene = scene
        .noble(0, "circle", "h22", "mc_english_200 mc_english_150")
        .noble(1, "circle", "h22", "mc_polish_200 mc_polish_150")
        .results(&format!("{mine} blank blank draw {theirs} blank blank draw"));
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    for (seat, card) in uses {
        t.does(*seat, &format!("use advancement/{card}"));
    }
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-discard-fate" && t.must().has(Seat(0)));
    for seat in [0, 1] {
        t.all(seat, ["result/blank", "result/blank", "result/draw", "done"]);
    }
    t.idle_until(&["done"], quiet);
    t
}

/// Tokens of both after the battle.
fn tokens(t: &Sitting) -> (u8, u8) {
    (t.tokens(0, "circle"), t.tokens(1, "circle"))
}

#[test]
fn blades_and_powder_deal_plate_prevents_and_a_windlass_takes_that_away() {
    ledger::proves!("CG-TECH-10", "CG-TECH-11", "CG-TECH-17");
    let red = |card: &str| four().owns(0, card);
    let t = fought(red("ad_iron_blades"), &[], "prevent prevent", "prevent prevent");
    assert_eq!(tokens(&t), (0, 0), "not without being used");
    let t = fought(red("ad_iron_blades"), &[(0, "ad_iron_blades")], "deal prevent", "prevent deal");
    assert_eq!(tokens(&t), (0, 1), "two dealt, one prevented");
    let t = fought(red("ad_black_powder"), &[(0, "ad_black_powder")], "deal prevent", "prevent deal");
    assert_eq!(tokens(&t), (0, 2), "three dealt, one prevented");
    let t = fought(red("ad_plate"), &[(0, "ad_plate")], "victory deal", "deal victory");
    assert_eq!(tokens(&t), (0, 1), "his plate prevents what the other deals");
    let t = fought(red("ad_windlass"), &[(0, "ad_windlass")], "deal prevent", "prevent victory");
    assert_eq!(tokens(&t).1, 1, "the one that prevented counts no more");
    let t = fought(red("ad_windlass"), &[(0, "ad_windlass")], "deal victory", "deal victory");
    assert_eq!(tokens(&t), (1, 1), "not below nothing");
    // The defender's are worth as much.
    let blue = || four().owns(0, "ad_iron_blades").owns(1, "ad_plate");
    let both = [(0, "ad_iron_blades"), (1, "ad_plate")];
    assert_eq!(tokens(&fought(blue(), &both, "prevent prevent", "prevent prevent")), (0, 0));
}

#[test]
fn banners_are_worth_a_victory() {
    ledger::proves!("CG-TECH-10", "CG-TECH-17", "WK-VICTORY-04");
    let t = fought(four().owns(0, "ad_banners"), &[(0, "ad_banners")], "prevent prevent", "prevent prevent");
    assert!(!t.is_in(1, "circle", "h22") && t.is_in(0, "circle", "h22"), "one ahead");
    let t = fought(four().owns(0, "ad_banners"), &[], "prevent prevent", "prevent prevent");
    assert!(t.is_in(1, "circle", "h22"));
    let used = [(1, "ad_banners")];
    let t = fought(four().owns(1, "ad_banners"), &used, "prevent prevent", "prevent prevent");
    assert!(!t.is_in(0, "circle", "h22"), "the defender's too");
}

#[test]
fn exhausted_cards_lie_face_down_and_others_do_not() {
    ledger::proves!("CG-TECH-11", "CG-TECH-12");
    let again = |card: &str| {
        let t = fought(four().owns(0, card), &[(0, card)], "prevent prevent", "prevent prevent");
        let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
        let scene = scene.so(|b| b.nobles.iter_mut().for_each(|noble| noble.is_exhausted = false)).noble(
            2,
            "circle",
            "h22",
            "mc_swiss_200",
        );
        let mut t = scene.attacks(0, "h22", "seat/2 manner/field");
        t.all(0, ["noble/red_circle", "done"]);
        t.can(0, &format!("use advancement/{card}"))
    };
    assert!(again("ad_iron_blades") && again("ad_plate"), "in every battle");
    assert!(!again("ad_black_powder") && !again("ad_windlass"), "once in a round");
}

#[test]
fn a_trebuchet_breaches_what_is_assaulted() {
    ledger::proves!("CG-TECH-10", "WK-ASSAULT-09", "WK-FORTIFY-07", "WK-STRONGHOLD-05");
    let used = |scene: Scene, place: &str, how: &str| {
        let scene = scene.owns(0, "ad_trebuchet").noble(0, "circle", place, "mc_english_200");
        let mut t = scene.attacks(0, place, how);
        t.all(0, ["noble/red_circle", "done", "use advancement/ad_trebuchet"]);
        t
    };
    let t = used(four(), "kovel", "city/kovel manner/assault");
    assert_eq!((t.city("kovel").breaches, t.state.fate.count(knights::board::FOR_CITY)), (1, 3));
    let t = used(four(), "h31", "stronghold-of/1 manner/assault");
    assert_eq!((t.baron(1).stronghold.breaches, t.state.fate.count(fate_hand(Seat(1)))), (1, 4));
    let fortified = four().city(1, "monz").fortified("monz").breaches("monz", 2);
    let t = used(fortified, "monz", "city/monz manner/assault");
    assert!(!t.city("monz").is_fortified && t.city("monz").breaches == 2, "down to zero");
    // WK-STRONGHOLD-05: the last of the walls, and nobody behind them.
    let t = used(four().so(|b| b.barons[1].stronghold.breaches = 3), "h31", "stronghold-of/1 manner/assault");
    assert_eq!((t.baron(1).stronghold.area, t.tokens(0, "circle")), (None, 0), "it falls at once");
    assert_eq!(t.state.fate.count(knights::board::DECK), t.game().fate_count(), "no card is shown");
    // Not in the open field, nor for who defends.
    let scene = four().owns(0, "ad_trebuchet").noble(0, "circle", "h22", "mc_english_200");
    let mut t = scene.noble(1, "circle", "h22", "rg_50").attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    t.must_answer([0, 1]);
    let scene = four().owns(1, "ad_trebuchet").city(1, "kovel").noble(0, "circle", "kovel", "mc_english_200");
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    t.must_answer([0, 1]);
}

#[test]
fn who_defends_walls_without_a_noble_may_use_one_and_nobody_for_a_neutral_city() {
    ledger::proves!("CG-R-51", "CG-TECH-14");
    let scene = four().owns(1, "ad_plate").city(1, "kovel").noble(0, "circle", "kovel", "mc_english_200");
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-use-card"));
    // Blue would be the next clockwise to draw for a neutral city.
    let scene = four().owns(1, "ad_plate").noble(0, "circle", "kovel", "mc_english_200");
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    t.must_answer([0]);
}

fn moves(scene: Scene) -> Sitting {
    let mut t = scene.card(0, VERSATILE);
    t.does(0, "move");
    t
}

#[test]
fn relays_carry_one_noble_one_area_farther() {
    ledger::proves!("CG-EX-02", "CG-TECH-12", "WK-MOVE-02", "WK-MOVE-03");
    let scene =
        || four().owns(0, "ad_relays").noble(0, "star", "h22", "rg_50").noble(0, "square", "h11", "rg_100");
    let (two, four_by_road) = ("noble/red_star area/h02 way/land", "noble/red_square area/h50 way/road");
    let mut t = moves(scene());
    assert!(!t.can(0, two) && !t.can(0, four_by_road));
    t.does(0, "use advancement/ad_relays");
    assert!(t.can(0, two) && t.can(0, four_by_road));
    assert!(!t.can(0, "use advancement/ad_relays"), "it lies face down");
    t.does(0, two);
    assert!(t.is_in(0, "star", "h02"));
    // Of several who move with one card it carries one.
    let mut t = scene().noble(0, "circle", "monz", "mc_english_50").mobilizes(0, "h02");
    assert!(!t.can(0, two));
    t.all(0, ["use advancement/ad_relays", two, "done"]);
    assert!(t.can(0, "noble/red_circle area/h02 way/land"));
    assert!(!t.can(0, "noble/red_square area/h02 way/land"), "nobody else goes two");
}

#[test]
fn a_lateen_sail_lands_at_once() {
    ledger::proves!("CG-EX-02", "WK-SEA-02", "WK-SEA-05", "WK-R-23");
    let scene =
        || four().owns(0, "ad_lateen").noble(0, "star", "ballin", "rg_50").noble(0, "square", "h40", "rg_50");
    let mut t = moves(scene());
    t.does(0, "noble/red_star area/sea_acre way/sea");
    assert_eq!(t.place(0, "star"), Place::Port(area("acre")), "unless it is used he waits at sea");
    let mut t = moves(scene());
    t.does(0, "use advancement/ad_lateen").does(0, "noble/red_star area/sea_acre way/sea");
    assert_eq!((t.place(0, "star"), t.is_tired(0, "star")), (Place::Area(area("acre")), true));
    // He joins no battle of the same card.
    let mut t = scene().mobilizes(0, "acre");
    t.all(0, ["use advancement/ad_lateen", "noble/red_star area/sea_acre way/sea"]);
    assert!(t.is_in(0, "star", "acre") && !t.can(0, "battle"));
}

#[test]
fn scouts_ask_for_no_leave() {
    ledger::proves!("WK-MOVE-07", "CG-TECH-10");
    let scene = || {
        let scene = four().owns(0, "ad_scouts").noble(0, "star", "h11", "rg_50");
        scene.noble(1, "star", "h21", "rg_50").noble(2, "star", "h21", "rg_50")
    };
    let mut t = moves(scene());
    t.does(0, "noble/red_star area/h31 way/road");
    assert_eq!(t.turn(), Some(1));
    let mut t = moves(scene());
    t.does(0, "use advancement/ad_scouts").does(0, "noble/red_star area/h31 way/road");
    assert!(t.is_in(0, "star", "h31") && t.is_tired(0, "star"));
}

#[test]
fn ledgers_and_rotation_bring_crowns_at_taxation() {
    ledger::proves!("CG-TECH-10", "WK-TAX-01");
    let taxed = |cards: &str, cities: &str| {
        let bare = four().city(0, cities).phase(PhaseArea::Taxation).crowns(0);
        four().owns(0, cards).city(0, cities).phase(PhaseArea::Taxation).crowns(0) - bare
    };
    assert_eq!(taxed("ad_ledgers", ""), 2);
    assert_eq!(taxed("ad_rotation", ""), 0);
    assert_eq!(taxed("ad_rotation", "lenz acre"), 1, "of the Kingdom");
    assert_eq!(taxed("ad_rotation", "lenz isar rota uran"), 4);
    assert_eq!(taxed("ad_rotation", "lenz isar rota uran berac"), 4, "at most four");
    assert_eq!(taxed("ad_ledgers ad_rotation", "lenz isar"), 4);
}

#[test]
fn concentric_walls_help_the_draw_and_the_siege_test_but_add_no_room() {
    ledger::proves!("WK-R-104", "WK-SIEGE-02", "WK-ASSAULT-02");
    let drawn = |scene: Scene, place: &str| {
        let how = format!("city/{place} manner/assault");
        let mut t = scene.noble(0, "circle", place, "mc_english_200").attacks(0, place, &how);
        t.all(0, ["noble/red_circle", "done"]);
        (t.state.fate.count(fate_hand(Seat(1))), t.game().walls(t.board(), Site::City(city(place))))
    };
    assert_eq!(drawn(four().city(1, "kovel"), "kovel"), (3, 300));
    assert_eq!(drawn(four().owns(1, "ad_concentric").city(1, "kovel"), "kovel"), (4, 300));
    assert_eq!(drawn(four().owns(1, "ad_concentric").city(1, "acre"), "acre"), (2, 200), "not overseas");
    assert_eq!(drawn(four().owns(2, "ad_concentric").city(1, "kovel"), "kovel"), (3, 300), "not another's");
    let besieged = |scene: Scene| {
        let mut t = scene.city(1, "kovel").noble(0, "star", "kovel", "mc_english_150").card(0, VERSATILE);
        t.all(0, ["battle", "area/h21"]);
        t.city("kovel").is_besieged() || t.can(0, "city/kovel manner/siege")
    };
    assert!(besieged(four()), "350 against 300");
    assert!(!besieged(four().owns(1, "ad_concentric")), "350 against 400");
    // At zero it falls by itself all the same.
    let scene = four().owns(1, "ad_concentric").city(1, "kovel").breaches("kovel", 3);
    let mut t = scene.noble(0, "star", "kovel", "rg_50").attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_star", "done", "keep"]);
    assert_eq!(t.owner("kovel"), Some(0));
}

#[test]
fn a_compass_makes_masons_cheaper() {
    ledger::proves!("WK-NEUT-08", "WK-NEUT-09");
    let left = |word: &str| {
        let scene = four().owns(0, "ad_compass").crowns(0, 9).city(0, "lenz").breaches("lenz", 2);
        let mut t = scene.neutral(NeutralCard::UpgradeDefensesCg);
        t.does(0, word);
        t.crowns(0)
    };
    assert_eq!((left("repair city/lenz number/2"), left("fortify city/lenz")), (7, 6));
}

#[test]
fn notaries_bring_votes_to_who_attends() {
    ledger::proves!("CG-TECH-10", "WK-ASSEMBLY-03", "WK-ASSEMBLY-06");
    let scene = || four().owns(1, "ad_notaries").agendas("ag_tithe");
    let mut t = scene().phase(PhaseArea::Assembly);
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-use-card"));
    t.does(1, "use advancement/ad_notaries");
    assert_eq!(t.baron(1).votes, 3);
    let mut t = scene().phase(PhaseArea::Assembly);
    t.does(1, "done");
    assert_eq!(t.baron(1).votes, 1);
    let t = scene().banned(&[1]).phase(PhaseArea::Assembly);
    assert_ne!(t.turn().map(|seat| t.asked(seat)), Some("prompt-use-card"), "not to who is banned");
}

#[test]
fn contracts_keep_a_deserter_of_a_retreat_of_a_death_and_of_wages() {
    ledger::proves!("CG-TECH-10", "WK-RETREAT-03", "WK-DEATH-01", "WK-WAGES-08");
    // One victory ahead; Polish for the deserter.
    let scene = four()
        .owns(1, "ad_contracts")
        .noble(0, "circle", "h22", "mc_english_200")
        .noble(1, "circle", "h22", "mc_polish_100 mc_polish_50")
        .fate("fx_02 fx_04 fx_20 fx_05 fx_06 fx_10 fx_12 fx_01");
    let retreats = || {
        let copy = Scene { game: scene.game.clone(), state: scene.state.clone() };
        let mut t = copy.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/prevent", "done"]);
        t.all(1, ["result/prevent", "result/prevent", "done"]);
        t
    };
    let mut t = retreats();
    assert_eq!(t.asked(1), "prompt-use-card");
    t.does(1, "use advancement/ad_contracts");
    assert_eq!(
        (t.asked(1), t.troops(1, "circle").as_str()),
        ("prompt-retreat", "mc_polish_50 mc_polish_100")
    );
    let mut t = retreats();
    t.does(1, "done");
    assert_eq!(t.asked(1), "prompt-deserter");
    t.does(1, "troop/mc_polish_50");
    assert_eq!(t.troops(1, "circle"), "mc_polish_100");
    // Two victories ahead; Polish for the deserter of the death, and no token to pay for.
    let scene = four()
        .owns(1, "ad_contracts")
        .noble(0, "circle", "h22", "mc_english_200")
        .noble(1, "circle", "h22", "mc_polish_100 mc_polish_50")
        .fate("fx_02 fx_11 fx_20 fx_05 fx_06 fx_10 fx_12 fx_01");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/prevent", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done", "use advancement/ad_contracts"]);
    assert_eq!(
        (t.place(1, "circle"), t.troops(1, "circle").as_str()),
        (Place::Off, "mc_polish_50 mc_polish_100")
    );
    // Unpaid, and kept without pay.
    let wages = four().owns(0, "ad_contracts").crowns(0, 9).noble(0, "star", "h21", "mc_polish_100 rg_50");
    let mut t = wages.phase(PhaseArea::Wages);
    t.all(0, ["troop/mc_polish_100 noble/red_star", "use advancement/ad_contracts", "done"]);
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (8, "mc_polish_100 rg_50"));
}

#[test]
fn a_new_copy_of_a_spent_advancement_is_fresh() {
    ledger::proves!("CG-TECH-05", "CG-TECH-08", "CG-TECH-12");
    // The psalter was used, went under the deck, and another copy is bought in the same round.
    let mut t = four().owns(0, "ad_psalter ad_plate ad_banners").card(0, ActionCard::ServeChurch);
    t.all(0, ["yes", "use advancement/ad_psalter", "phase/wages"]);
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let scene = scene.scholar(0).knowledge(0, 9).on_offer("ad_psalter ad_compass ad_ledgers");
    let mut t = scene.card(0, ActionCard::EnrichMind);
    t.does(0, "yes");
    t.is_refused(0, "advancement/ad_psalter law/obey", "CG-TECH-05");
    t.all(0, ["advancement/ad_compass law/obey", "advancement/ad_psalter law/obey"]);
    t.all(0, ["advancement/ad_psalter law/obey", "advancement/ad_plate law/obey", "done", "phase/taxation"]);
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let mut t = scene.card(0, ActionCard::ServeChurch);
    t.does(0, "yes");
    assert!(t.can(0, "use advancement/ad_psalter"));
}
