//! Several effects of one player at one moment: their order is his, and is asked for where it matters.

use crate::dsl::{Play, Table, say_event};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::{Frame, Mercenaries};

/// Player 0 of two has these alternative lines and buildings; both boards have seven rows. Player 1 has more buildings,
/// so that the King's Reward after Spring is his.
fn with(phase: Phase, lines: &'static str, buildings: &'static str) -> Play {
    let play = Play::year(2).phase(phase).players(2).modules("1 2");
    let play = play.player(1, |p| p.builds("B1 B2 C1 C2 D1 E1"));
    play.player(0, |p| p.lines(lines).builds(buildings))
}

fn is_asked_for_order(t: &Table) -> bool {
    matches!(t.frame(), Frame::Moment(_))
}

const MONASTERY: &str = "B1a B2a B3a";
const SHEEPFOLD: &str = "A1a B1a B2a B3a";
const BREWERY: &str = "B1a B2a B3a C1a";
const LOOMS: &str = "A1a A2a F1 F2 F3";

#[test]
fn a_gain_that_would_spoil_a_condition_is_put_in_order() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02", "KB-CLAR-11");
    let spring = || with(Phase::Spring, "A B", SHEEPFOLD).season_end();
    let mut t = spring();
    assert_eq!((t.waits_for(), is_asked_for_order(&t)), (Some(0), true));
    t.seat(0).may_only(["building/A1a", "building/B3a"]);
    t.seat(0).refused("pass", "KB-MOD2-04");
    t.seat(0).refused("building/B2a", "KB-ORDERING-02");
    t.seat(0).answers("building/B3a");
    assert_eq!(
        (t.vp(0), t.has(0).as_str()),
        (1, "1G"),
        "the Monastery without goods, then the Sheepfold's gold"
    );
    let mut t = spring();
    t.seat(0).answers("building/A1a");
    assert_eq!(
        (t.vp(0), t.has(0).as_str()),
        (0, "1G"),
        "with the gold the Monastery does not apply any more"
    );
    assert_ne!(t.phase(), Phase::Spring, "nothing else is asked");
}

#[test]
fn what_becomes_applicable_is_applied() {
    ledger::proves!("KB-ORDERING-02", "KB-CLAR-11", "KB-MOD2-15");
    let hall = |goods: &'static str| {
        let play = with(Phase::Autumn, "B", "B1a B2a B3a F1 F2 F3");
        play.player(0, |p| p.has(goods)).season_end()
    };
    let mut t = hall("1W");
    assert!(!is_asked_for_order(&t), "only the Town Hall applies: the Monastery does not with a good");
    t.seat(0).may_only(["pass", "good/wood"]);
    t.seat(0).answers("good/wood");
    assert_eq!((t.vp(0), t.has(0).as_str()), (1 + 1, "nothing"), "then the Monastery applies");
    let mut t = hall("1W");
    t.seat(0).answers("pass");
    assert_eq!((t.vp(0), t.has(0).as_str()), (0, "1W"));
    let mut t = hall("2W");
    t.seat(0).answers("good/wood");
    assert_eq!((t.vp(0), t.has(0).as_str()), (1, "1W"), "one good is left, so it does not");
}

#[test]
fn a_payment_and_a_condition_are_put_in_order() {
    ledger::proves!("KB-ORDERING-01", "KB-MOD2-15", "KB-R-12");
    let hall = || with(Phase::Autumn, "B", "B1a B2a B3a F1 F2 F3").player(0, |p| p.has("1T")).season_end();
    let mut t = hall();
    t.seat(0).may_only(["building/B3a", "building/F3"]);
    t.seat(0).refused("pass", "KB-MOD2-15");
    t.seat(0).answers("building/B3a");
    assert_eq!((t.vp(0), is_asked_for_order(&t)), (1, false), "a token is no good");
    t.seat(0).may_only(["pass", "plus2"]);
    t.seat(0).answers("plus2");
    assert_eq!((t.vp(0), t.has(0).as_str()), (2, "nothing"));
    let mut t = hall();
    t.seat(0).answers("building/F3");
    t.seat(0).answers("pass");
    assert_eq!((t.vp(0), t.has(0).as_str()), (1, "1T"), "declined, and the Monastery comes all the same");
    assert_ne!(t.phase(), Phase::Autumn, "the Town Hall does not come back");
}

#[test]
fn a_compulsory_trade_and_a_condition_are_put_in_order() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02");
    let summer =
        |soldiers: u16| with(Phase::Summer, "B C", BREWERY).player(0, |p| p.soldiers(soldiers)).season_end();
    let mut t = summer(1);
    t.seat(0).may_only(["building/B3a", "building/C1a"]);
    t.seat(0).answers("building/B3a");
    assert_eq!(
        (t.vp(0), t.has(0).as_str(), t.soldiers(0)),
        (1, "1G 1W", 0),
        "then the Brewery must be served"
    );
    let mut t = summer(1);
    t.seat(0).answers("building/C1a");
    assert_eq!((t.vp(0), t.has(0).as_str(), t.soldiers(0)), (0, "1G 1W", 0), "with goods no point");
    let t = summer(0);
    assert_eq!((t.vp(0), t.has(0).as_str()), (1, "nothing"), "without a soldier only the Monastery, unasked");
}

#[test]
fn what_counts_goods_is_put_in_order_with_what_gives_them() {
    ledger::proves!("KB-ORDERING-01");
    let fair = || {
        let play = with(Phase::Summer, "A C", "A1a A2a A3a A4a C1a");
        play.player(0, |p| p.has("1S").soldiers(1)).season_end()
    };
    let mut t = fair();
    t.seat(0).may_only(["building/A4a", "building/C1a"]);
    t.seat(0).answers("building/A4a");
    assert_eq!((t.vp(0), t.has(0).as_str()), (1, "1G 1W 1S"), "one kind of good before the Brewery");
    let mut t = fair();
    t.seat(0).answers("building/C1a");
    assert_eq!((t.vp(0), t.has(0).as_str()), (3, "1G 1W 1S"), "three kinds after it");
}

#[test]
fn what_may_be_declined_may_be_declined_at_once() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-03");
    let looms =
        |goods: &'static str| with(Phase::Spring, "A", LOOMS).player(0, |p| p.has(goods)).season_end();
    // The Sheepfold only adds: its gold comes first, unasked.
    let mut t = looms("1G");
    assert_eq!(t.has(0), "2G");
    t.seat(0).may_only(["pass", "building/A2a", "building/F3"]);
    t.news();
    t.seat(0).answers("pass");
    assert_eq!((t.vp(0), t.has(0).as_str()), (0, "2G"), "the rest is declined");
    let declined = t.events.iter().filter(|e| matches!(e, Event::Declined { .. })).count();
    assert_eq!(declined, 2, "both of them");
    assert_ne!(t.phase(), Phase::Spring);
    let mut t = looms("1G");
    t.seat(0).answers("building/A2a");
    t.seat(0).may_only(["pass", "accept"]);
    t.seat(0).answers("accept");
    assert_eq!((t.vp(0), t.has(0).as_str()), (2, "1G"), "a gold for two points");
    t.seat(0).may_only(["pass", "good/gold"]);
    t.seat(0).answers("good/gold");
    assert_eq!((t.vp(0), t.has(0).as_str()), (3, "nothing"), "the Town Hall takes the other");
}

#[test]
fn what_can_no_longer_be_paid_is_not_asked() {
    ledger::proves!("KB-ORDERING-02", "KB-CLAR-11");
    let mut t = with(Phase::Spring, "A", LOOMS).season_end();
    assert_eq!(t.has(0), "1G", "the Sheepfold's");
    t.seat(0).answers("building/F3");
    t.seat(0).answers("good/gold");
    assert_eq!((t.vp(0), t.has(0).as_str()), (1, "nothing"));
    assert_ne!(t.phase(), Phase::Spring, "the Loom House has nothing to take");
}

#[test]
fn gains_that_spoil_nothing_come_without_a_question() {
    ledger::proves!("KB-ORDERING-01");
    let t = with(Phase::Summer, "", "C1 F1 F2 F3 F4").season_end();
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1T", 1), "Inn and Embassy; then the Town Hall may be paid");
    assert!(!is_asked_for_order(&t));
    assert_eq!((t.waits_for(), t.answers()), (Some(0), vec!["pass".to_owned(), "plus2".to_owned()]));
}

#[test]
fn a_monastery_alone_needs_no_question() {
    ledger::proves!("KB-MOD2-15", "KB-CLAR-10");
    let t = with(Phase::Spring, "B", MONASTERY).season_end();
    assert_eq!(t.vp(0), 1);
    let t = with(Phase::Spring, "B", MONASTERY).player(0, |p| p.has("1S")).season_end();
    assert_eq!(t.vp(0), 0);
}

#[test]
fn an_effect_at_the_end_of_a_season_works_in_the_season_it_is_built() {
    ledger::proves!("KB-CLAR-10");
    let play = with(Phase::Summer, "A", "A1a A2a A3a").player(0, |p| p.has("5G 4W 2S"));
    let mut t = play.order([1, 0]).building().start();
    t.seat(1).answers("pass");
    t.seat(0).answers("building/A4a");
    assert_eq!(
        (t.vp(0), t.has(0).as_str()),
        (4 + 3, "1G 1W 1S"),
        "the Cloth Fair counts three kinds at once"
    );
}

#[test]
fn governor_and_buildings_are_put_in_order_too() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02", "KB-MOD1-07");
    let camp = || {
        let play = Play::year(2).phase(Phase::Mercenaries).players(2).modules("1");
        let play = play.governors(["general", "courier"]);
        play.player(0, |p| p.soldiers(1).builds("G1 G2 G3")).start()
    };
    let mut t = camp();
    t.seat(0).may_only(["building/G3", "governor/general"]);
    t.seat(0).answers("building/G3");
    t.seat(0).answers("pass");
    assert_eq!(t.soldiers(0), 3, "the Training Camp with one soldier, then the General");
    let mut t = camp();
    t.seat(0).answers("governor/general");
    t.seat(0).answers("pass");
    assert_eq!(t.soldiers(0), 2, "with two soldiers the Training Camp does not apply");
    assert!(matches!(t.frame(), Frame::Mercenaries(Mercenaries { place: 0, .. })));
}

#[test]
fn two_effects_of_one_building_come_as_they_are_written() {
    ledger::proves!("KB-ORDERING-01");
    let play = Play::year(2).phase(Phase::Mercenaries).players(2).modules("2");
    let mut t = play.player(0, |p| p.lines("E").builds("E1a E2a").has("1G")).start();
    assert!(!is_asked_for_order(&t));
    t.seat(0).may_only(["pass", "look"]);
    t.seat(0).answers("pass");
    t.seat(0).may_only(["pass", "good/gold"]);
    t.seat(0).answers("good/gold");
    assert_eq!((t.soldiers(0), t.has(0).as_str()), (1, "nothing"));
}

#[test]
fn players_act_in_turn_order_and_the_fate_card_comes_last() {
    ledger::proves!("KB-R-17", "KB-ORDERING-01", "KB-MOD4-03");
    let play = Play::year(2).summer().players(3).order([2, 1, 0]).modules("4").fate("royal_alms");
    let play = play.player(0, |p| p.builds("C1 C2 C3 C4")).player(2, |p| p.builds("C1 C2 C3 C4"));
    let mut t = play.rolls([6; 11]).start();
    let gains: Vec<_> = t.events.iter().map(say_event).filter(|e| e.starts_with("event-gained")).collect();
    assert!(gains[0].starts_with("event-gained seat=seat 2 what=good/gold"), "{gains:?}");
    assert!(gains[1].starts_with("event-gained seat=seat 0 what=good/gold"), "{gains:?}");
    t.seat(1).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(1).answers("good/wood");
    assert_eq!(
        (t.has(0).as_str(), t.has(1).as_str(), t.has(2).as_str()),
        ("1G", "1W", "1G"),
        "the others have gold by then"
    );
}

#[test]
fn a_fate_card_reads_its_condition_for_all_before_it_gives() {
    ledger::proves!("KB-MOD4-03", "KB-R-17");
    let play = Play::year(2).summer().players(3).order([2, 1, 0]).modules("4").fate("royal_alms");
    let mut t = play.player(2, |p| p.has("1G")).rolls([6; 9]).start();
    t.seat(1).answers("good/wood");
    t.seat(0).answers("good/wood");
    assert_eq!(
        (t.has(0).as_str(), t.has(1).as_str(), t.has(2).as_str()),
        ("1W", "1W", "1G"),
        "not player 2, though all are equal in between"
    );
}
