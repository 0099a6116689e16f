//! Battles (p.14-16).

use crate::dsl::{Scene, Sitting, VERSATILE, four, noble};
use knights::board::{Army, Place};
use table::Seat;

/// A star and a square of seat 0 in an open area, and a triangle of seat 1.
fn field() -> Scene {
    four().noble(0, "star", "h22", "mc_english_200").noble(1, "triangle", "h22", "mc_polish_200")
}

/// Both are done with discarding, in this way.
fn discard(t: &mut Sitting, seat: u8, words: &[&str]) {
    for word in words {
        t.does(seat, &format!("result/{word}"));
    }
    t.does(seat, "done");
}

#[test]
fn only_with_an_enemy_in_the_area() {
    ledger::proves!("WK-BATTLE-02", "WK-BATTLE-04", "WK-EXHAUST-03");
    let mut t = four().noble(0, "star", "h22", "rg_50").card(0, VERSATILE);
    t.is_refused(0, "battle", "WK-R-20");
    let mut t = four().noble(0, "star", "monz", "rg_50").card(0, VERSATILE);
    t.all(0, ["battle", "area/h12"]);
    t.offers(0, ["city/monz manner/assault", "city/monz manner/siege"]);
    let mut t = four().noble(0, "star", "monz", "rg_50").tired(0, "star").card(0, VERSATILE);
    t.is_refused(0, "battle", "WK-R-20");
    let mut t = four().noble(0, "star", "h31", "rg_50").card(0, VERSATILE);
    t.all(0, ["battle", "area/h31", "stronghold-of/1 manner/assault"]);
}

#[test]
fn two_barons_at_most_and_the_attacker_names_the_other() {
    ledger::proves!("WK-BATTLE-03", "WK-BATTLE-05", "WK-BATTLE-06", "WK-BATTLE-07", "WK-R-95");
    let scene = field()
        .noble(2, "star", "h22", "mc_swiss_100")
        .results("deal deal deal deal prevent prevent prevent prevent");
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h22"]);
    t.offers_only(0, ["seat/1 manner/field", "seat/2 manner/field"]);
    t.all(0, ["seat/1 manner/field", "noble/red_star", "done"]);
    let battle = t.board().battle;
    assert_eq!((battle.attacker, battle.defender), (Seat(0), Some(Seat(1))));
    t.idle_until(&["done"], |t| t.must().only() == Some(Seat(3)));
    assert_eq!(
        (t.tokens(2, "star"), t.troops(2, "star").as_str()),
        (0, "mc_swiss_100"),
        "the third takes no part"
    );
}

#[test]
fn all_defenders_fight_and_the_attacker_chooses_his() {
    ledger::proves!(
        "WK-BATTLE-08",
        "WK-BATTLE-09",
        "WK-BATTLE-10",
        "WK-BATTLE-17",
        "WK-BATTLE-18",
        "WK-EXHAUST-01",
        "WK-EXHAUST-04",
        "WK-EX-35"
    );
    let scene = field()
        .noble(0, "square", "h22", "mc_english_100")
        .noble(0, "circle", "h22", "rg_100")
        .noble(0, "triangle", "h22", "rg_50")
        .tired(0, "triangle")
        .noble(1, "star", "h22", "rg_50")
        .tired(1, "star")
        .results("blank blank blank prevent prevent prevent prevent prevent draw");
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h22", "seat/1 manner/field"]);
    t.offers_only(0, ["noble/red_star", "noble/red_square", "noble/red_circle"]);
    t.is_refused(0, "noble/red_triangle", "WK-BATTLE-09");
    t.is_refused(0, "done", "WK-BATTLE-02");
    t.does(0, "noble/red_star");
    t.is_refused(0, "noble/red_star", "WK-BATTLE-09");
    t.all(0, ["noble/red_square", "done"]);
    let battle = t.board().battle;
    assert_eq!((battle.nobles[0].len(), battle.nobles[1].len()), (2, 2), "exhausted or not");
    t.is_refused(0, "noble/red_circle", "WK-BATTLE-19");
    t.does(0, "noble/red_square").does(1, "noble/blue_star");
    // Nobody is hurt, nobody is ahead.
    discard(&mut t, 0, &["prevent", "prevent"]);
    discard(&mut t, 1, &["draw", "prevent"]);
    t.does(0, "done");
    assert!(t.board_is_quiet());
    let tired = |seat: u8, symbols: [&str; 4]| symbols.map(|symbol| t.is_tired(seat, symbol));
    let all = ["star", "square", "circle", "triangle"];
    assert_eq!(tired(0, all), [true, true, false, true], "who fought; who was held back stays ready");
    assert_eq!(tired(1, all), [true, false, false, false], "who defended is as he was");
}

#[test]
fn nobles_in_their_city_are_met_by_assault_or_siege_only() {
    ledger::proves!(
        "WK-BATTLE-11",
        "WK-BATTLE-12",
        "WK-BATTLE-13",
        "WK-BATTLE-14",
        "WK-BATTLE-15",
        "WK-BATTLE-16",
        "WK-R-46",
        "WK-CITY-06"
    );
    let scene = four().city(1, "kovel").noble(1, "star", "kovel", "rg_50").noble(
        0,
        "star",
        "kovel",
        "mc_english_200 mc_swiss_200 mc_polish_200",
    );
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h21"]);
    t.offers_only(0, ["city/kovel manner/assault", "city/kovel manner/siege"]);
    assert!(!t.can(0, "seat/1 manner/field"));
    let scene =
        four().city(0, "kovel").noble(1, "star", "kovel", "rg_50").noble(0, "star", "kovel", "rg_100");
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h21", "seat/1 manner/field"]);
    assert_eq!(t.state.fate.count(knights::board::fate_hand(Seat(0))), 3, "his city does not help him");
    let mut t = four().noble(1, "star", "h31", "rg_50").noble(0, "star", "h31", "rg_100").card(0, VERSATILE);
    t.all(0, ["battle", "area/h31"]);
    assert_eq!(
        t.board().battle.site,
        Some(knights::board::Site::Stronghold(Seat(1))),
        "who is at his stronghold is inside"
    );
}

#[test]
fn one_commands_each_side_the_attacker_is_named_first() {
    ledger::proves!("WK-BATTLE-19", "WK-BATTLE-20", "WK-BATTLE-21", "WK-TERM-05");
    let scene = field().noble(0, "square", "h22", "rg_50").noble(1, "star", "h22", "rg_50");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_star", "noble/red_square", "done"]);
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-commander"));
    t.does(0, "noble/red_square");
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-commander"));
    t.does(1, "noble/blue_triangle");
    let battle = t.board().battle;
    assert_eq!(
        battle.commanders.map(|noble| noble.map(knights::content::NobleId::word)),
        [Some("red_square"), Some("blue_triangle")]
    );
    let mut t = field().attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!(
        t.board().battle.commanders.map(|c| c.is_some()),
        [true, true],
        "a lone Noble is not asked about"
    );
}

#[test]
fn a_card_for_each_full_hundred_and_two_for_the_commander() {
    ledger::proves!(
        "WK-BATTLE-23",
        "WK-BATTLE-24",
        "WK-BATTLE-25",
        "WK-BATTLE-26",
        "WK-R-32",
        "WK-TERM-06",
        "WK-TERM-07",
        "WK-CASUALTY-11"
    );
    let drawn = |mine: &str, tokens: u8| {
        let scene =
            four().noble(0, "star", "h22", mine).tokens(0, "star", tokens).noble(1, "star", "h22", "rg_50");
        let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_star", "done"]);
        t.state.fate.count(knights::board::fate_hand(Seat(0)))
    };
    assert_eq!(drawn("mc_english_200 rg_50", 0), 4, "250 are two");
    assert_eq!(drawn("mc_english_200 rg_50", 1), 3, "150");
    assert_eq!(drawn("rg_50", 0), 2);
    assert_eq!(drawn("mc_english_200 mc_polish_200 mc_swiss_200 mc_lombard_200", 0), 10);
    assert_eq!(
        drawn("mc_english_200 mc_polish_200 mc_swiss_200 mc_lombard_200 mc_tuscan_200", 0),
        10,
        "never more"
    );
    let scene = four()
        .noble(0, "star", "h22", "mc_english_150")
        .noble(0, "square", "h22", "mc_polish_150")
        .noble(1, "star", "h22", "rg_50");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_star", "noble/red_square", "done", "noble/red_star"]);
    assert_eq!(
        t.state.fate.count(knights::board::fate_hand(Seat(0))),
        5,
        "both armies together, one commander"
    );
}

#[test]
fn who_has_a_commander_discards_two_and_may_discard_more() {
    ledger::proves!("WK-BATTLE-27", "WK-BATTLE-28", "WK-BATTLE-29", "WK-BATTLE-31", "WK-R-33", "WK-EX-29");
    let scene = field().results("deal victory deal prevent blank blank deal deal");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_star", "done"]);
    t.must_answer([0, 1]);
    t.is_refused(0, "done", "WK-BATTLE-27");
    t.is_refused(0, "result/draw", "WK-BATTLE-27");
    t.all(0, ["result/deal", "result/deal"]);
    t.offers(0, ["done", "result/prevent", "result/victory"]);
    t.does(0, "result/prevent").does(0, "done");
    t.must_answer([1]);
    let scene = four()
        .noble(0, "star", "h22", "rg_50")
        .noble(1, "star", "h22", "rg_50")
        .results("deal victory blank blank");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_star", "done"]);
    t.is_refused(0, "done", "WK-BATTLE-27");
    t.all(0, ["result/deal", "done"]);
    t.must_answer([1]);
}

#[test]
fn each_draw_one_fate_brings_another_card() {
    ledger::proves!("WK-BATTLE-32", "WK-BATTLE-33", "WK-EX-45");
    let scene = field().results("draw deal blank blank blank prevent prevent prevent draw deal");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_star", "done"]);
    discard(&mut t, 0, &["blank", "blank"]);
    discard(&mut t, 1, &["blank", "prevent"]);
    // Both kept two; the draw brought a draw, and that a card which deals.
    let results = t.board().battle.results;
    assert_eq!((results[0][1], results[0][4]), (2, 2));
}

#[test]
fn casualties_are_what_is_dealt_less_what_is_prevented() {
    ledger::proves!(
        "WK-BATTLE-34",
        "WK-BATTLE-35",
        "WK-BATTLE-36",
        "WK-BATTLE-37",
        "WK-CASUALTY-01",
        "WK-COMP-11"
    );
    // The attacker keeps two Deals and has a star, the defender one Prevent.
    let scene = || field().results("deal deal blank blank prevent victory blank deal");
    let fought = |use_star: bool| {
        let mut t = scene().attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_star", "done"]);
        discard(&mut t, 0, &["blank", "blank"]);
        discard(&mut t, 1, &["blank", "deal"]);
        assert_eq!(t.asked(0), "prompt-use-card", "the star may be used");
        t.does(0, if use_star { "use symbol/star" } else { "done" });
        t
    };
    let t = fought(false);
    assert_eq!(t.tokens(1, "triangle"), 1, "two dealt, one prevented");
    let t = fought(true);
    assert_eq!(t.place(1, "triangle"), Place::Off, "two tokens on 200 troops");
    let scene = four().noble(0, "square", "h22", "mc_english_200").noble(1, "circle", "h22", "mc_polish_200");
    let mut t = scene.results("blank blank blank prevent deal victory victory deal").attacks(
        0,
        "h22",
        "seat/1 manner/field",
    );
    t.all(0, ["noble/red_square", "done"]);
    discard(&mut t, 0, &["blank", "prevent"]);
    discard(&mut t, 1, &["victory", "victory"]);
    t.does(0, "use symbol/square");
    assert_eq!(t.tokens(0, "square"), 1, "two dealt, one prevented by the square");
}

#[test]
fn an_exhausted_commander_counts_two_hundred_but_has_no_ability() {
    ledger::proves!("WK-BATTLE-22", "WK-EXHAUST-05", "WK-R-81");
    let scene = four()
        .noble(0, "circle", "h22", "mc_english_200")
        .noble(1, "star", "h22", "mc_polish_200")
        .tired(1, "star");
    let mut t = scene.results("blank blank blank deal deal prevent prevent prevent").attacks(
        0,
        "h22",
        "seat/1 manner/field",
    );
    t.all(0, ["noble/red_circle", "done"]);
    assert_eq!(t.state.fate.count(knights::board::fate_hand(Seat(1))), 4, "two and two");
    discard(&mut t, 0, &["blank", "deal"]);
    discard(&mut t, 1, &["prevent", "prevent"]);
    assert_eq!(t.tokens(0, "circle"), 1, "only the card deals; nobody was asked about the star");
}

/// Seat 0's circle with 400 keeps so many Deals and nothing else against seat 1's circle, who keeps so many Victories.
fn blows(troops: &str, deals: usize, victories: usize) -> Sitting {
    let scene =
        four().noble(0, "circle", "h22", "mc_english_200 mc_swiss_200").noble(1, "circle", "h22", troops);
    let results = "deal deal deal prevent prevent prevent victory victory victory victory victory";
    let mut t = scene.results(results).attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    let theirs = t.state.fate.count(knights::board::fate_hand(Seat(1)));
    discard(&mut t, 0, &["prevent", "prevent", "prevent", "deal", "deal", "deal"][..6 - deals]);
    discard(&mut t, 1, &["victory"; 5][..theirs - victories]);
    t.idle_until(&[], Quiet::board_is_quiet);
    t
}

#[test]
fn a_noble_dies_when_tokens_reach_his_troops() {
    ledger::proves!(
        "WK-CASUALTY-03",
        "WK-CASUALTY-05",
        "WK-CASUALTY-07",
        "WK-CASUALTY-09",
        "WK-EX-31",
        "WK-R-02",
        "WK-VICTORY-07"
    );
    use knights::event::Event;
    let placed = |t: &Sitting| {
        let blue = Army::Noble(noble(1, "circle"));
        t.events.iter().filter(|event| matches!(event, Event::TokenPlaced { army } if *army == blue)).count()
    };
    let died = |t: &Sitting| {
        let fell = |event: &&Event| matches!(event, Event::Died { .. } | Event::Fell { .. });
        t.events.iter().filter(fell).count()
    };
    // Where he is, the tokens on his army, those that were placed on it; he falls and dies, and nobody else does.
    let stands = |troops: &str, deals: usize| {
        let t = blows(troops, deals, 0);
        let here = (t.place(1, "circle"), t.tokens(1, "circle"), placed(&t));
        assert_eq!(died(&t), if here.0 == Place::Off { 2 } else { 0 });
        assert!(t.is_in(0, "circle", "h22") && t.tokens(0, "circle") == 0 && t.is_tired(0, "circle"));
        here
    };
    let here = Place::Area(crate::dsl::area("h22"));
    assert_eq!(stands("rg_50 rg_50 rg_100", 1), (here, 1, 1), "100 of 200: the token stays");
    assert_eq!(stands("rg_50 rg_50 rg_100", 2), (Place::Off, 0, 2), "200 of 200");
    assert_eq!(stands("rg_50 rg_50 rg_100", 3), (Place::Off, 0, 2), "the third is ignored");
    assert_eq!(stands("mc_polish_200 rg_50", 2), (here, 2, 2), "200 of 250");
    assert_eq!(stands("mc_polish_200 rg_50", 3), (Place::Off, 0, 3), "300 of 250");
    assert_eq!(stands("rg_50", 1), (Place::Off, 0, 1), "100 of 50");
    assert_eq!(stands("rg_50 rg_50", 0), (here, 0, 0), "nothing of 100");
    let counted = |t: &Sitting| {
        t.events.iter().any(|event| matches!(event, knights::event::Event::VictoriesCounted { .. }))
    };
    // Two casualties reach his troops, the third is ignored; his two victories count no more.
    let t = blows("rg_50 rg_50 rg_100", 3, 2);
    assert_eq!((t.place(1, "circle"), t.troops(1, "circle").as_str()), (Place::Off, "rg_50 rg_50 rg_100"));
    assert!(t.is_in(0, "circle", "h22") && !counted(&t), "nobody is left to win");
    let t = blows("rg_50 rg_50 rg_100", 1, 2);
    assert!(counted(&t) && t.place(0, "circle") == Place::Off, "while he lives they are counted");
}

trait Quiet {
    fn board_is_quiet(&self) -> bool;
}

impl Quiet for table::kit::Sitting<knights::Knights> {
    /// The battle is over, and the next card waits.
    fn board_is_quiet(&self) -> bool {
        self.state.board.battle.manner.is_none() && self.must().only() == Some(Seat(3))
    }
}

#[test]
fn tokens_are_placed_one_by_one_where_their_baron_likes() {
    ledger::proves!("WK-CASUALTY-02", "WK-CASUALTY-04", "WK-CASUALTY-06", "WK-CASUALTY-08");
    let scene = four()
        .noble(0, "circle", "h22", "mc_english_200 mc_swiss_200")
        .noble(1, "circle", "h22", "mc_polish_100")
        .noble(1, "square", "h22", "mc_polish_200")
        .tired(1, "square");
    let scene = scene.results("deal deal deal blank blank blank deal victory victory victory victory");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    t.does(1, "noble/blue_square");
    discard(&mut t, 0, &["blank", "blank", "blank"]);
    discard(&mut t, 1, &["victory", "victory", "victory", "victory"]);
    assert_eq!(t.tokens(0, "circle"), 1, "the attacker has placed his first");
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-casualties"));
    t.is_refused(1, "noble/red_circle", "WK-CASUALTY-04");
    t.is_refused(1, "breach", "WK-ASSAULT-09");
    t.offers(1, ["noble/blue_circle", "noble/blue_square"]);
    t.does(1, "noble/blue_circle");
    t.is_refused(1, "noble/blue_circle", None);
    t.does(1, "noble/blue_square");
    t.does(1, "noble/blue_square");
    t.idle_until(&[], Quiet::board_is_quiet);
    assert_eq!([t.place(1, "circle"), t.place(1, "square")], [Place::Off, Place::Off]);
}

#[test]
fn victories_decide_who_dies_who_retreats_and_who_stays() {
    ledger::proves!(
        "WK-VICTORY-01",
        "WK-VICTORY-03",
        "WK-VICTORY-04",
        "WK-VICTORY-05",
        "WK-VICTORY-06",
        "WK-VICTORY-08"
    );
    let fought = |mine: &str, theirs: &str| {
        let scene =
            four().noble(0, "circle", "h22", "mc_english_200").noble(1, "circle", "h22", "mc_polish_200");
        let mut t = scene.results(&format!("{mine} blank {theirs} prevent prevent")).attacks(
            0,
            "h22",
            "seat/1 manner/field",
        );
        t.all(0, ["noble/red_circle", "done"]);
        t.idle_until(&["result/blank", "result/prevent", "done"], Quiet::board_is_quiet);
        t
    };
    let t = fought("victory victory blank", "prevent prevent");
    assert_eq!(t.place(1, "circle"), Place::Off, "two ahead");
    let t = fought("victory blank blank", "prevent prevent");
    assert!(!t.is_in(1, "circle", "h22") && t.place(1, "circle") != Place::Off, "one ahead: he retreats");
    let t = fought("blank prevent blank", "prevent prevent");
    assert!(t.is_in(0, "circle", "h22") && t.is_in(1, "circle", "h22"), "both stay, and it is over");
    let t = fought("blank prevent blank", "victory victory");
    assert_eq!(t.place(0, "circle"), Place::Off, "the attacker can lose as well");
}

#[test]
fn a_ready_triangle_has_a_victory_more() {
    ledger::proves!("WK-VICTORY-02");
    for (tired, stays) in [(false, false), (true, true)] {
        let scene =
            four().noble(0, "circle", "h22", "mc_english_200").noble(1, "triangle", "h22", "mc_polish_200");
        let scene = if tired { scene.tired(1, "triangle") } else { scene };
        let mut t = scene.results("blank blank blank prevent prevent prevent prevent prevent").attacks(
            0,
            "h22",
            "seat/1 manner/field",
        );
        t.all(0, ["noble/red_circle", "done"]);
        t.idle_until(&["result/blank", "result/prevent", "done"], Quiet::board_is_quiet);
        assert_eq!(t.is_in(0, "circle", "h22"), stays, "the attacker retreats from a ready triangle");
    }
}

#[test]
fn the_example_of_a_battle() {
    ledger::proves!("WK-EX-20");
    let scene = Scene::of(3)
        .noble(2, "square", "h22", "rg_100 mc_swiss_100")
        .noble(2, "star", "h22", "mc_polish_100")
        .noble(1, "triangle", "h22", "rg_50 mc_english_200")
        .tired(1, "triangle")
        .noble(0, "star", "h22", "rg_50")
        .strongholds()
        // Five for green, four for blue; then Tuscan for the retreat and Polish for the death.
        .fate("fa_03 fa_08 fa_04 fa_01 fa_02 fa_11 fa_14 fa_05 fa_07 fa_10 fa_19");
    let mut t = scene.attacks(2, "h22", "seat/1 manner/field");
    t.all(2, ["noble/green_star", "noble/green_square", "done", "noble/green_square"]);
    let hand = |t: &Sitting, seat| t.state.fate.count(knights::board::fate_hand(Seat(seat)));
    assert_eq!((hand(&t, 2), hand(&t, 1)), (5, 4));
    discard(&mut t, 2, &["blank", "blank"]);
    discard(&mut t, 1, &["prevent", "prevent"]);
    t.does(2, "use symbol/square");
    assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-casualties"));
    t.does(2, "noble/green_star");
    t.does(1, "noble/blue_triangle");
    t.idle_until(&["done"], |t| t.state.board.battle.manner.is_none());
    assert_eq!(t.place(2, "star"), Place::Off, "100 of 100: Ernesto is dead");
    assert_eq!(t.tokens(1, "triangle"), 2, "Otto lives with 250");
    assert!(!t.is_in(1, "triangle", "h22"), "and retreats");
    assert!(t.is_in(0, "star", "h22") && t.tokens(0, "star") == 0, "red is untouched");
    assert!(t.is_tired(2, "square"));
}
