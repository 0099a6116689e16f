//! The Mercenary Draft (p.12-13).

use crate::dsl::{Scene, Sitting};
use knights::content::{ActionCard, PhaseArea};
use table::Seat;

/// Three Barons with money, and a Draft that is due.
fn draft(scene: Scene) -> Sitting {
    scene.special()
}

fn three() -> Scene {
    Scene::of(3).strongholds().crowns(0, 10).crowns(1, 10).crowns(2, 10)
}

const OFFER: &str = "mc_english_150 mc_polish_100 mc_polish_50 mc_rumanian_50";

#[test]
fn markers_hire_from_left_to_right_for_the_wage_of_the_card() {
    ledger::proves!("WK-DRAFT-01", "WK-DRAFT-02", "WK-DRAFT-03", "WK-DRAFT-05", "WK-DRAFT-07");
    let mut t = draft(three().offer(OFFER).track("2 0 1 2"));
    for (seat, card, cost) in [(2, "mc_english_150", 3), (0, "mc_polish_100", 2), (1, "mc_rumanian_50", 1)] {
        assert_eq!((t.turn(), t.asked(seat)), (Some(seat), "prompt-draft"));
        let stronghold = format!("stronghold/{}", ["red", "blue", "green"][usize::from(seat)]);
        t.does(seat, &format!("troop/{card} law/obey")).does(seat, &stronghold);
        assert_eq!((t.crowns(seat), t.garrison_of(seat).as_str()), (10 - cost, card));
    }
    assert_eq!(t.turn(), Some(2), "his second marker");
    assert_eq!(t.board().markers(), 1, "each marker has left the track");
}

#[test]
fn who_cannot_pay_cannot_hire_and_nobody_must() {
    ledger::proves!("WK-DRAFT-04", "WK-DRAFT-06");
    let mut t = draft(three().crowns(0, 1).offer(OFFER).track("0 1 2 1"));
    t.is_refused(0, "troop/mc_polish_100 law/obey", "WK-DRAFT-04");
    t.offers(0, ["done", "troop/mc_polish_50 law/obey"]);
    t.does(0, "done");
    assert_eq!((t.crowns(0), t.turn()), (1, Some(1)));
}

#[test]
fn several_of_one_nationality_may_be_hired_at_the_first_marker() {
    ledger::proves!("WK-DRAFT-08", "WK-DRAFT-09", "WK-DRAFT-10", "WK-DRAFT-11", "WK-R-77");
    let mut t = draft(three().offer(OFFER).off(0, "circle", "").track("1 0 2 0"));
    t.does(1, "done");
    t.offers(0, ["nation/polish"]);
    t.is_refused(0, "nation/english", "WK-DRAFT-08");
    t.does(0, "nation/polish");
    t.is_refused(0, "troop/mc_english_150 law/obey", "WK-DRAFT-08");
    t.all(
        0,
        ["troop/mc_polish_100 law/obey", "noble/red_circle", "troop/mc_polish_50 law/obey", "stronghold/red"],
    );
    assert_eq!(
        (t.crowns(0), t.troops(0, "circle"), t.garrison_of(0)),
        (7, "mc_polish_100".into(), "mc_polish_50".into())
    );
    assert_eq!(t.board().markers_of(Seat(0)), 0, "both markers are gone");
    let mut t = draft(three().offer(OFFER).track("0 1 0 2"));
    t.does(0, "done");
    t.does(1, "done");
    t.is_refused(0, "nation/polish", "WK-DRAFT-08");
    let mut t = draft(three().crowns(0, 2).offer(OFFER).track("0 1 0 2"));
    t.is_refused(0, "nation/polish", "WK-DRAFT-10");
}

#[test]
fn a_hired_card_goes_to_a_noble_at_home_off_the_board_or_to_the_stronghold() {
    ledger::proves!("WK-DRAFT-12", "WK-DRAFT-13", "WK-DRAFT-14", "WK-SIEGE-12", "WK-R-49", "WK-R-89");
    let scene = || {
        three()
            .offer(OFFER)
            .track("0 1 2 1")
            .city(0, "kovel lenz acre")
            .noble(0, "star", "kovel", "rg_50")
            .noble(0, "square", "h22", "rg_50")
            .off(0, "triangle", "")
            .sailing(0, "circle", "acre", "rg_100")
    };
    let mut t = draft(scene());
    t.does(0, "troop/mc_polish_50 law/obey");
    t.offers_only(0, ["noble/red_star", "noble/red_triangle", "stronghold/red"]);
    t.is_refused(0, "noble/red_square", "WK-DRAFT-12");
    t.is_refused(0, "noble/blue_star", "WK-DRAFT-12");
    t.does(0, "noble/red_star");
    assert_eq!(t.troops(0, "star"), "mc_polish_50 rg_50");
    let besieged = scene().siege("kovel", 1, 1).noble(1, "star", "kovel", "rg_50");
    let mut t =
        draft(besieged.so(|b| b.barons[0].stronghold.sieges[1] = 1).noble(1, "square", "h11", "rg_50"));
    t.does(0, "troop/mc_polish_50 law/obey");
    t.offers_only(0, ["noble/red_triangle", "stronghold/red"]);
    t.is_refused(0, "noble/red_star", "WK-DRAFT-13");
    let mut t = draft(scene().so(|b| b.barons[0].stronghold.area = None));
    t.does(0, "troop/mc_polish_50 law/obey");
    t.offers(0, ["stronghold/red"]);
}

#[test]
fn in_the_end_the_offer_is_new_and_the_track_empty() {
    ledger::proves!("WK-DRAFT-15", "WK-DRAFT-16", "WK-DRAFT-17", "WK-DRAFT-18");
    let scene =
        three().offer(OFFER).track("0 1 2 1").in_area(PhaseArea::Wages, 0, ActionCard::DraftSoldiers, 1);
    let mut t = draft(scene);
    let all = t.board().mercenaries.deck.len() + 4;
    for seat in [0, 1, 2, 1] {
        t.does(seat, "done");
    }
    assert_eq!((t.board().markers(), t.board().mercenaries.offer.len()), (0, 4));
    assert_eq!(t.board().mercenaries.deck.len(), all - 4, "those that nobody hired are in the deck");
    assert_eq!(t.board().cards_in(PhaseArea::Wages), 1, "no Action card comes back");
    assert_eq!(t.turn(), Some(2));
}

#[test]
fn too_few_mercenaries_are_offered_as_they_are() {
    ledger::proves!("WK-R-78", "WK-SUPPLY-01", "WK-R-98");
    let scene = three().offer("mc_english_50").track("0 1 2 1").so(|b| {
        let all: Vec<_> = b.mercenaries.deck.iter().collect();
        b.mercenaries.deck = Default::default();
        b.mercenaries.discards = all[..1].iter().copied().collect();
        b.nobles[0].troops = all[1..].iter().copied().collect();
        b.nobles[0].place = knights::board::Place::Area(crate::dsl::area("h11"));
    });
    let mut t = draft(scene);
    for seat in [0, 1, 2, 1] {
        t.does(seat, "done");
    }
    assert_eq!(t.board().mercenaries.offer.len(), 2, "the one that came back and the discarded one");
}

#[test]
fn a_law_on_hiring_is_paid_or_refused() {
    ledger::proves!("WK-BAN-05");
    let mut t = draft(three().offer(OFFER).laws("ag_hiring").track("0 1 2 1"));
    t.does(0, "troop/mc_polish_50 law/obey").does(0, "stronghold/red");
    assert_eq!(t.crowns(0), 8);
    t.does(1, "troop/mc_rumanian_50 law/banned").does(1, "stronghold/blue");
    assert_eq!(t.crowns(1), 9);
    assert!(t.board().banned.has(Seat(1)));
}

#[test]
fn the_example_of_the_draft() {
    ledger::proves!("WK-EX-14");
    let scene = Scene::of(3)
        .strongholds()
        .crowns(0, 5)
        .crowns(1, 9)
        .crowns(2, 1)
        .offer(OFFER)
        .off(1, "circle", "")
        .city(2, "kovel")
        .noble(2, "triangle", "kovel", "rg_50")
        .track("0 1 - 1");
    let mut t = scene.card(2, ActionCard::DraftSoldiers);
    t.does(2, "spot/3");
    t.all(0, ["troop/mc_english_150 law/obey", "stronghold/red"]);
    t.all(1, ["nation/polish", "troop/mc_polish_100 law/obey", "noble/blue_circle"]);
    t.all(1, ["troop/mc_polish_50 law/obey", "noble/blue_circle"]);
    t.all(2, ["troop/mc_rumanian_50 law/obey", "noble/green_triangle"]);
    assert_eq!([t.crowns(0), t.crowns(1), t.crowns(2)], [2, 6, 0]);
    assert_eq!(t.garrison_of(0), "mc_english_150");
    assert_eq!(t.troops(1, "circle"), "mc_polish_50 mc_polish_100");
    assert_eq!(t.troops(2, "triangle"), "mc_rumanian_50 rg_50");
    assert_eq!((t.board().markers(), t.board().mercenaries.offer.len()), (0, 4));
}
