//! Baron Action cards (p.7-9), and where they go.

use crate::dsl::{Scene, Sitting, VERSATILE, four};
use knights::Options;
use knights::content::{ActionCard, PhaseArea};
use knights::options::Book;
use table::Seat;

const LEVY: ActionCard = ActionCard::LevyTaxes;
const DRAFT: ActionCard = ActionCard::DraftSoldiers;
const RALLY: ActionCard = ActionCard::RallySupport;
const SERVE: ActionCard = ActionCard::ServeChurch;
const MOBILIZE: ActionCard = ActionCard::MobilizeForces;
/// How many cards of a Baron lie in an area.
fn lies(t: &Sitting, phase: PhaseArea, seat: u8) -> u8 {
    t.board().areas[phase as usize][usize::from(seat)].len()
}

#[test]
fn levy_taxes_brings_a_crown_for_each_area_with_a_noble() {
    ledger::proves!(
        "WK-CARD-01",
        "WK-CARD-02",
        "WK-CARD-03",
        "WK-CARD-04",
        "WK-CARD-05",
        "WK-ACT-11",
        "WK-R-82"
    );
    let scene = four()
        .city(0, "kovel")
        .noble(0, "star", "kovel", "rg_50")
        .noble(0, "square", "kovel", "rg_50")
        .noble(0, "triangle", "cadiz", "rg_50")
        .sailing(0, "circle", "acre", "rg_100");
    let mut t = scene.tired(0, "star").card(0, LEVY);
    t.does(0, "yes");
    assert_eq!(
        t.crowns(0),
        2,
        "one area of the Kingdom, one overseas; not the port icon, and not the city's income"
    );
    assert_eq!(lies(&t, PhaseArea::Taxation, 0), 1);
    assert_eq!(t.turn(), Some(3), "the next card comes");
}

#[test]
fn an_owner_may_decline_and_the_card_is_allocated_all_the_same() {
    ledger::proves!("WK-ACT-04", "WK-ACT-05");
    let mut t = four().noble(0, "star", "kovel", "rg_50").card(0, LEVY);
    t.is_refused(0, "done", "WK-CARD-01");
    t.does(0, "no");
    assert_eq!((t.crowns(0), lies(&t, PhaseArea::Taxation, 0)), (0, 1));
    let mut t = four().card(1, SERVE);
    t.all(1, ["no", "phase/wages"]);
    assert_eq!((t.baron(1).faith, lies(&t, PhaseArea::Wages, 1)), (0, 1));
}

#[test]
fn draft_soldiers_puts_a_marker_on_any_free_open_spot_or_none() {
    ledger::proves!(
        "WK-CARD-06",
        "WK-CARD-08",
        "WK-CARD-10",
        "WK-CARD-11",
        "WK-ACT-09",
        "WK-R-19",
        "WK-R-97"
    );
    let mut t = four().track("- 2").card(0, DRAFT);
    assert!(!t.can(0, "spot/2"), "taken");
    t.offers(0, ["done", "spot/1", "spot/3", "spot/4", "spot/5"]);
    t.does(0, "spot/4");
    assert_eq!((t.board().markers(), t.crowns(0)), (2, 0), "free of charge");
    assert_eq!(lies(&t, PhaseArea::Wages, 0), 1);
    let mut t = four().card(0, DRAFT);
    t.does(0, "done");
    assert_eq!((t.board().markers(), lies(&t, PhaseArea::Wages, 0)), (0, 1));
}

#[test]
fn spots_above_the_number_of_barons_are_closed() {
    ledger::proves!("WK-CARD-07", "WK-EX-06");
    let mut t = Scene::of(3).strongholds().card(0, DRAFT);
    t.offers_only(0, ["done", "spot/1", "spot/2", "spot/3", "spot/4"]);
    t.is_refused(0, "spot/5", "WK-CARD-07");
    let mut t = Scene::of(6).strongholds().card(0, DRAFT);
    t.offers(0, ["spot/7"]);
}

#[test]
fn the_marker_that_makes_one_more_than_barons_brings_the_draft() {
    ledger::proves!("WK-CARD-09", "WK-TRIG-04", "WK-EX-07", "WK-EX-03");
    let scene = four().offer("mc_english_50").crowns(1, 5).track("1 2 3 0");
    let mut t = scene.card(0, DRAFT);
    t.does(0, "spot/5");
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-draft"), "the leftmost hires");
    let mut t = four().offer("mc_english_50").crowns(1, 5).track("1 2 3").card(0, DRAFT);
    t.does(0, "spot/5");
    assert_eq!(t.turn(), Some(3), "four markers do not");
    let mut t =
        Scene::of(6).strongholds().offer("mc_english_50").crowns(1, 5).track("1 2 3 4 5 1").card(0, DRAFT);
    t.does(0, "spot/7");
    assert_eq!(t.asked(1), "prompt-draft");
}

#[test]
fn rally_support_brings_two_votes_and_the_chair_to_who_leads() {
    ledger::proves!("WK-CARD-12", "WK-CARD-13", "WK-CARD-15", "WK-ACT-10", "WK-ROLE-03", "WK-ROLE-05");
    let mut t = four().votes(2, 1).card(1, RALLY);
    t.does(1, "yes");
    assert_eq!((t.baron(1).votes, t.board().chairman), (2, Seat(1)));
    assert_eq!(t.board().church, Seat(1), "both tokens can be his");
    assert_eq!(lies(&t, PhaseArea::Assembly, 1), 1);
    let mut t = four().votes(2, 2).card(1, RALLY);
    t.does(1, "yes");
    assert_eq!(t.board().chairman, Seat(0), "as many is not more");
}

#[test]
fn who_is_banned_gains_votes_but_not_the_chair() {
    ledger::proves!("WK-CARD-14", "WK-BAN-11", "WK-R-67");
    let mut t = four().banned(&[1]).votes(1, 3).card(1, RALLY);
    t.does(1, "yes");
    assert_eq!((t.baron(1).votes, t.board().chairman), (5, Seat(0)));
}

#[test]
fn serve_the_church_brings_faith_its_head_and_goes_anywhere() {
    ledger::proves!("WK-CARD-16", "WK-CARD-17", "WK-CARD-18", "WK-ACT-12", "WK-ROLE-04", "WK-EX-36");
    let mut t = four().church(3).card(0, SERVE);
    t.does(0, "yes");
    assert_eq!((t.baron(0).faith, t.board().church), (1, Seat(0)));
    t.offers_only(0, ["phase/taxation", "phase/wages", "phase/assembly"]);
    t.does(0, "phase/assembly");
    assert_eq!(lies(&t, PhaseArea::Assembly, 0), 1);
    let mut t = four().church(3).faith(2, 1).card(0, SERVE);
    t.all(0, ["yes", "phase/taxation"]);
    assert_eq!(
        t.board().church,
        Seat(3),
        "as much is not more; who lost his lead keeps the token until then"
    );
}

#[test]
fn the_example_of_serve_the_church() {
    ledger::proves!("WK-EX-05");
    let scene = four().church(3).faith(1, 4).in_area(PhaseArea::Taxation, 1, LEVY, 2);
    let mut t = scene.card(0, SERVE);
    t.all(0, ["yes", "phase/taxation"]);
    assert_eq!((t.board().church, t.board().cards_in(PhaseArea::Taxation)), (Seat(3), 3));
    assert_eq!(t.turn(), Some(3), "nothing is triggered");
}

#[test]
fn mobilize_forces_goes_where_what_was_done_with_it_says() {
    ledger::proves!("WK-ACT-13", "WK-ACT-14", "WK-ACT-15", "WK-ACT-16", "WK-R-21");
    let scene =
        || four().noble(0, "star", "h12", "mc_english_200 mc_polish_200").noble(0, "circle", "h11", "rg_50");
    let mut t = scene().mobilizes(0, "h11");
    t.all(0, ["noble/red_star area/h11 way/land", "done"]);
    assert_eq!((lies(&t, PhaseArea::Wages, 0), t.turn()), (1, Some(3)), "moved only");
    let mut t = scene().mobilizes(0, "h12");
    t.all(0, ["battle", "city/monz manner/siege", "noble/red_star", "done"]);
    assert_eq!(
        (lies(&t, PhaseArea::Assembly, 0), t.turn()),
        (1, Some(3)),
        "fought only; a siege is a battle"
    );
    let mut t = scene().mobilizes(0, "h12");
    t.all(
        0,
        [
            "noble/red_circle area/h12 way/land",
            "done",
            "battle",
            "city/monz manner/siege",
            "noble/red_star",
            "done",
        ],
    );
    t.offers_only(0, ["phase/wages", "phase/assembly"]);
    t.does(0, "phase/wages");
    assert_eq!(lies(&t, PhaseArea::Wages, 0), 1, "both");
    let mut t = scene().card(0, MOBILIZE);
    t.does(0, "done");
    t.offers_only(0, ["phase/wages", "phase/assembly"]);
    t.is_refused(0, "phase/taxation", "WK-ACT-16");
    let mut t = scene().mobilizes(0, "h11");
    t.does(0, "done");
    t.offers_only(0, ["phase/wages", "phase/assembly"]);
}

#[test]
fn mobilize_forces_is_for_one_area_where_nobles_meet_and_may_fight() {
    ledger::proves!(
        "WK-CARD-19",
        "WK-CARD-20",
        "WK-CARD-21",
        "WK-CARD-22",
        "WK-R-22",
        "WK-R-23",
        "WK-MOVE-01",
        "WK-BATTLE-01"
    );
    let scene = four()
        .noble(0, "star", "h12", "mc_english_200")
        .noble(0, "square", "h22", "mc_polish_200")
        .noble(0, "circle", "h13", "rg_50")
        .sailing(0, "triangle", "vecht", "rg_50");
    let mut t = scene.card(0, MOBILIZE);
    t.does(0, "area/h12");
    t.offers(
        0,
        ["noble/red_square area/h12 way/land", "noble/red_circle area/h12 way/land", "battle", "done"],
    );
    t.is_refused(0, "noble/red_square area/h11 way/land", None);
    t.all(0, ["noble/red_square area/h12 way/land", "done", "battle", "city/monz manner/assault"]);
    t.offers_only(0, ["noble/red_star", "noble/red_square"]);
    t.all(0, ["noble/red_star", "noble/red_square", "done"]);
    assert_eq!(t.asked(0), "prompt-commander");
    assert!(!t.is_tired(0, "square"), "not between the move and the battle");
    t.does(0, "noble/red_star");
    t.idle_until(&["done"], |t| t.must().only() == Some(Seat(3)));
    assert!(t.is_tired(0, "star") && t.is_tired(0, "square") && !t.is_tired(0, "circle"));
}

#[test]
fn versatile_strategy_is_one_of_five_and_comes_back() {
    ledger::proves!(
        "WK-CARD-23",
        "WK-CARD-24",
        "WK-CARD-25",
        "WK-CARD-32",
        "WK-ACT-08",
        "WK-R-20",
        "WK-R-01"
    );
    let cards = |t: &Sitting| t.baron(0).cards.of(VERSATILE);
    let mut t = four().card(0, VERSATILE);
    t.offers(0, ["done", "crowns", "votes"]);
    assert!(!t.can(0, "move") && !t.can(0, "battle") && !t.can(0, "spot/1"), "nobody there, no money");
    t.is_refused(0, "move", "WK-R-20");
    t.does(0, "crowns");
    assert_eq!((t.crowns(0), cards(&t)), (2, 2));
    let mut t = four().card(0, VERSATILE);
    t.does(0, "votes");
    assert_eq!(t.baron(0).votes, 2, "by the Italian book");
    let english = Options { edition: Book::English, ..Options::default() };
    let mut t = Scene::with(&english, 4).strongholds().card(0, VERSATILE);
    t.does(0, "votes");
    assert_eq!(t.baron(0).votes, 1);
    let mut t = four().card(0, VERSATILE);
    t.does(0, "done");
    assert_eq!((t.crowns(0), t.baron(0).votes, cards(&t)), (0, 0, 2), "declined, and back all the same");
    assert!((0..3).all(|phase| t.board().areas[phase][0].is_empty()), "it is in no area");
}

#[test]
fn votes_of_versatile_strategy_do_not_move_the_chair() {
    ledger::proves!("WK-CARD-26");
    let mut t = four().votes(1, 9).card(1, VERSATILE);
    t.does(1, "votes");
    assert_eq!((t.baron(1).votes, t.board().chairman), (11, Seat(0)));
}

#[test]
fn versatile_strategy_moves_one_or_fights_and_never_both() {
    ledger::proves!("WK-CARD-27", "WK-CARD-28", "WK-CARD-29", "WK-MOVE-11");
    let scene = || {
        four().noble(0, "star", "h11", "mc_english_200 mc_polish_200").noble(
            0,
            "square",
            "h12",
            "mc_lombard_200",
        )
    };
    let mut t = scene().card(0, VERSATILE);
    t.all(0, ["move", "noble/red_star area/h12 way/land", "done"]);
    assert!(t.is_in(0, "star", "h12") && t.is_tired(0, "star") && !t.is_tired(0, "square"));
    assert_eq!(t.turn(), Some(3), "no battle follows");
    let mut t = scene().card(0, VERSATILE);
    t.all(0, ["battle", "area/h12", "city/monz manner/siege", "noble/red_square", "done"]);
    assert!(t.is_tired(0, "square") && !t.is_tired(0, "star"));
    let mut t = scene().tired(0, "square").tired(0, "star").card(0, VERSATILE);
    t.is_refused(0, "move", "WK-R-20").is_refused(0, "battle", "WK-R-20");
}

#[test]
fn a_marker_by_versatile_strategy_costs_the_fee_of_its_spot() {
    ledger::proves!("WK-CARD-30", "WK-CARD-31", "WK-EX-08");
    for (spot, fee) in [(1, 8), (2, 7), (3, 6), (4, 5), (5, 4), (6, 3), (7, 2)] {
        let path = format!("spot/{spot}");
        let mut t = Scene::of(6).strongholds().crowns(0, fee - 1).card(0, VERSATILE);
        t.is_refused(0, &path, "WK-CARD-30");
        let mut t = Scene::of(6).strongholds().crowns(0, fee).card(0, VERSATILE);
        t.does(0, &path);
        assert_eq!((t.crowns(0), t.board().markers()), (0, 1));
    }
    let mut t = Scene::of(3).strongholds().crowns(0, 9).card(0, VERSATILE);
    t.is_refused(0, "spot/5", "WK-CARD-07");
    let mut t =
        Scene::of(3).strongholds().crowns(0, 9).offer("mc_english_50").track("1 2 1").card(0, VERSATILE);
    t.does(0, "spot/4");
    assert_eq!(t.asked(1), "prompt-draft", "it may bring the Draft");
}

#[test]
fn a_full_area_brings_its_phase_at_once_and_the_cards_go_on_after_it() {
    ledger::proves!("WK-TRIG-01", "WK-TRIG-05", "WK-TRIG-06", "WK-ACT-03", "WK-ACT-17", "WK-EX-02");
    let scene = |cards: u8| {
        let mut scene = Scene::of(6).strongholds().city(2, "lenz");
        for seat in 0..cards {
            scene = scene.in_area(PhaseArea::Taxation, seat / 2, if seat % 2 == 0 { LEVY } else { SERVE }, 1);
        }
        scene
    };
    let mut t = scene(10).card(5, LEVY);
    t.does(5, "no");
    assert_eq!((t.crowns(2), t.board().cards_in(PhaseArea::Taxation)), (0, 11), "eleven wait, across rounds");
    let mut t = scene(11).card(5, LEVY);
    t.does(5, "no");
    assert_eq!((t.crowns(2), t.board().cards_in(PhaseArea::Taxation)), (4, 0));
    assert_eq!(t.turn(), Some(5), "the next card comes after it");
}

#[test]
fn the_example_of_an_assembly_that_is_triggered() {
    ledger::proves!("WK-EX-04", "WK-TRIG-03");
    let mut scene = four().agendas("ag_subsidy ag_tithe ag_envoys");
    for seat in 0..4 {
        scene = scene.in_area(PhaseArea::Assembly, seat, if seat == 3 { SERVE } else { RALLY }, 1);
    }
    let scene = scene.in_area(PhaseArea::Assembly, 0, SERVE, 1).in_area(PhaseArea::Assembly, 1, SERVE, 1);
    let mut t = scene.in_area(PhaseArea::Assembly, 2, SERVE, 1).card(2, RALLY);
    t.does(2, "yes");
    assert_eq!(t.board().chairman, Seat(2), "he has most Votes");
    assert_eq!(
        (t.turn(), t.asked(2)),
        (Some(2), "prompt-order-agendas"),
        "the Assembly meets before the next card"
    );
}

#[test]
fn wages_come_before_a_draft_that_the_same_card_brings() {
    ledger::proves!("WK-TRIG-02", "WK-TRIG-07", "WK-TRIG-08", "WK-TRIG-09", "WK-R-18", "WK-EX-15");
    let mut scene = Scene::of(2).strongholds().offer("mc_english_50").crowns(0, 9).crowns(1, 9);
    scene = scene.noble(0, "star", "h11", "mc_polish_100").track("0 1");
    scene = scene.in_area(PhaseArea::Wages, 0, SERVE, 2).in_area(PhaseArea::Wages, 1, DRAFT, 1);
    let mut t = scene.card(1, DRAFT);
    t.does(1, "spot/3");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-wages"), "first the Wages");
    t.does(0, "done");
    assert_eq!(t.board().cards_in(PhaseArea::Wages), 0, "its own card is among those returned");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-draft"), "then the Draft");
}

#[test]
fn cards_in_an_area_cannot_be_planned_until_they_come_back() {
    ledger::proves!("WK-ACT-18");
    let t = four().in_area(PhaseArea::Wages, 0, DRAFT, 2).card(1, LEVY);
    assert_eq!(t.baron(0).cards.of(DRAFT), 0);
}
