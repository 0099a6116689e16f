//! Alternative line A: Sheepfold, Loom House, Dye Works, Cloth Fair.

use crate::province::scenes::owner;
use kingsburg::board::Phase;
use kingsburg::event::Event;

#[test]
fn the_sheepfold_gives_a_gold_at_the_end_of_spring() {
    ledger::proves!("KB-MOD2-04", "KB-CLAR-10");
    for (phase, goods) in [(Phase::Spring, "1G"), (Phase::Summer, "nothing"), (Phase::Autumn, "nothing")] {
        let t = owner("A", "A1a").phase(phase).season_end();
        assert_eq!(t.has(0), goods, "{phase:?}");
        assert_eq!((t.has(1).as_str(), t.has(2).as_str()), ("nothing", "nothing"), "only its owner");
    }
    let mut t = owner("A", "").spring().player(0, |p| p.has("1G 2W")).building().start();
    t.seat(0).answers("building/A1a");
    t.seat(1).answers("pass");
    assert_eq!(t.has(0), "nothing", "not before everybody has built");
    t.seat(2).answers("pass");
    assert_eq!(t.has(0), "1G", "already in the season it is built in");
}

#[test]
fn the_loom_house_turns_a_gold_into_two_points_once() {
    ledger::proves!("KB-MOD2-04", "KB-ORDERING-03");
    let mut t = owner("A", "A1a A2a").spring().season_end();
    assert_eq!(t.has(0), "1G", "the gold of the Sheepfold comes first");
    t.seat(0).may_only(["pass", "accept"]);
    t.seat(0).answers("accept");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.phase()), ("nothing", 2, Phase::Summer));
    let mut t = owner("A", "A1a A2a").spring().player(0, |p| p.has("3G")).season_end();
    t.seat(0).answers("accept");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.phase()), ("3G", 2, Phase::Summer), "once, whatever is left");
    let mut t = owner("A", "A1a A2a").spring().season_end();
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G", 0), "or not");
    for (phase, next) in [(Phase::Summer, Phase::Autumn), (Phase::Autumn, Phase::Mercenaries)] {
        let t = owner("A", "A1a A2a").phase(phase).player(0, |p| p.has("3G")).season_end();
        assert_eq!((t.has(0).as_str(), t.phase()), ("3G", next), "only in Spring");
    }
}

#[test]
fn the_dye_works_turn_a_token_into_two_goods() {
    ledger::proves!("KB-MOD2-04", "KB-R-11", "KB-R-12", "KB-ORDERING-01");
    let play = || owner("A", "A1a A2a A3a").spring();
    let mut t = play().player(0, |p| p.has("1T").token_used()).season_end();
    t.seat(0).may_only(["pass", "building/A2a", "building/A3a"]);
    t.seat(0).answers("building/A3a");
    assert_eq!(t.answers().len(), 1 + 6, "no, or two goods of any kinds");
    t.seat(0).may(["pass", "good/gold good/gold", "good/wood good/stone", "good/stone good/stone"]);
    t.seat(0).answers("good/wood good/stone");
    assert_eq!(t.has(0), "1G 1W 1S", "though a token was used on dice this season");
    t.seat(0).answers("pass");
    assert_eq!((t.vp(0), t.phase()), (0, Phase::Summer), "the Loom House was declined");
    let mut t = play().player(0, |p| p.has("2T")).season_end();
    t.seat(0).answers("building/A3a");
    t.seat(0).answers("good/gold good/gold");
    t.seat(0).may_only(["pass", "accept"]);
    t.seat(0).answers("accept");
    assert_eq!((t.has(0).as_str(), t.phase()), ("2G 1T", Phase::Summer), "only one token");
    let mut t = play().season_end();
    t.seat(0).may_only(["pass", "accept"]);
    assert_eq!(t.has(0), "1G", "without a token only the Loom House is asked about");
    let t = owner("A", "A1a A2a A3a").summer().player(0, |p| p.has("1T")).season_end();
    assert_eq!((t.has(0).as_str(), t.phase()), ("1T", Phase::Autumn), "only in Spring");
}

#[test]
fn declining_at_once_declines_both_trades() {
    ledger::proves!("KB-ORDERING-01", "KB-MOD2-04");
    let mut t = owner("A", "A1a A2a A3a").spring().player(0, |p| p.has("1T")).season_end();
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.phase()), ("1G 1T", 0, Phase::Summer));
    let declined = |e: &&Event| matches!(e, Event::Declined { .. });
    assert_eq!(t.events.iter().filter(declined).count(), 2, "both are told");
}

#[test]
fn the_cloth_fair_counts_kinds_of_goods() {
    ledger::proves!("KB-MOD2-04", "KB-R-12");
    for (goods, vp) in
        [("0G", 0), ("3G", 1), ("5S", 1), ("1G 1W", 2), ("2W 1S", 2), ("1G 2W 3S", 3), ("3T", 0)]
    {
        for phase in [Phase::Summer, Phase::Autumn] {
            let t = owner("A", "A1a A2a A3a A4a").phase(phase).player(0, |p| p.has(goods)).season_end();
            assert_eq!(t.vp(0), vp, "{goods} in {phase:?}");
        }
    }
    let mut t = owner("A", "A1a A2a A3a A4a").spring().player(0, |p| p.has("1W")).season_end();
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G 1W", 0), "not in Spring");
}

#[test]
fn what_the_cloth_fair_counts_may_be_paid_to_the_town_hall_before_or_after() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02");
    let play = || owner("A", "A1a A2a A3a A4a F1 F2 F3").summer().player(0, |p| p.has("1W"));
    let mut t = play().season_end();
    t.seat(0).may_only(["building/A4a", "building/F3"]);
    t.seat(0).refused("pass", "KB-MOD2-04");
    t.seat(0).refused("building/A1a", "KB-ORDERING-02");
    t.seat(0).answers("building/A4a");
    assert_eq!(t.vp(0), 1);
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("nothing", 2), "counted, then paid");
    let mut t = play().season_end();
    t.seat(0).answers("building/F3");
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("nothing", 1), "paid, and there is nothing to count");
}
