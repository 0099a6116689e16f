//! The eighteen Advisors (p.5).

use crate::dsl::{Play, Table};
use kingsburg::content::{Content, SourceId};
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use table::{Event as _, Observer, Seat};

/// Player 0 has influenced this Advisor alone, and is being helped.
fn helped_by(advisor: u8) -> Table {
    helped_with(advisor, |p| p)
}

fn helped_with(advisor: u8, with: impl FnOnce(crate::dsl::Who) -> crate::dsl::Who) -> Table {
    let dice = match advisor {
        1 | 2 => [advisor, 6, 6],
        n => [n / 3, (n + 1) / 3, n.div_ceil(3)],
    };
    let play = Play::year(2).summer().players(3).card("2.4").player(0, |p| with(p.dice(dice)));
    let placed = if advisor < 3 { vec![advisor] } else { dice.to_vec() };
    let mut play = play.influencing();
    play.position.court = vec![kingsburg::position::GroupSheet {
        advisor,
        seat: Some(Seat(0)),
        dice: placed,
        ..Default::default()
    }];
    let mut t = play.start();
    t.idle_to_help();
    t
}

/// What player 0 has, his soldiers and points, once the help is over; the others must have nothing.
fn after(t: &Table) -> (String, u16, i16) {
    assert!(matches!(t.frame(), Frame::Build { .. }), "the help is over, not {:?}", t.frame());
    for seat in [1, 2] {
        assert_eq!(
            (t.has(seat), t.soldiers(seat), t.vp(seat)),
            ("nothing".to_owned(), 0, 0),
            "help is for one only"
        );
    }
    (t.has(0), t.soldiers(0), t.vp(0))
}

#[test]
fn advisors_with_a_fixed_gift_give_it_at_once() {
    ledger::proves!(
        "KB-ADV-01",
        "KB-ADV-02",
        "KB-ADV-03",
        "KB-ADV-05",
        "KB-ADV-08",
        "KB-ADV-13",
        "KB-ADV-15",
        "KB-ADV-16",
        "KB-ADV-18",
        "KB-R-05",
        "KB-R-09"
    );
    for (advisor, goods, soldiers, vp) in [
        (1, "nothing", 0, 1),
        (2, "1G", 0, 0),
        (3, "1W", 0, 0),
        (5, "nothing", 1, 0),
        (8, "2G", 0, 0),
        (13, "3S", 0, 0),
        (15, "1G 1W 1S", 0, 0),
        (16, "4G", 0, 0),
        (18, "1G 1W 1S", 1, 0),
    ] {
        let t = helped_by(advisor);
        assert_eq!(after(&t), (goods.to_owned(), soldiers, vp), "Advisor {advisor}");
        let rule = format!("KB-ADV-{advisor:02}");
        let told = t.events.iter().filter(|e| e.rule().0 == rule).count();
        assert_eq!(told, 2, "that he helped, and what he gave, by {rule}");
    }
}

#[test]
fn the_merchant_gives_gold_or_wood() {
    ledger::proves!("KB-ADV-04");
    let mut t = helped_by(4);
    t.seat(0).may_only(["good/wood", "good/gold"]);
    t.seat(0).refused("good/stone", "KB-ADV-04");
    t.seat(0).refused("good/gold good/wood", "KB-ADV-04");
    t.seat(0).answers("good/wood");
    assert_eq!(after(&t), ("1W".to_owned(), 0, 0));
    let mut t = helped_by(4);
    t.seat(0).answers("good/gold");
    assert_eq!(after(&t), ("1G".to_owned(), 0, 0));
}

#[test]
fn the_alchemist_turns_one_good_into_the_two_others() {
    ledger::proves!("KB-ADV-06");
    for (good, left) in [("gold", "1G 3W 3S"), ("wood", "3G 1W 3S"), ("stone", "3G 3W 1S")] {
        let mut t = helped_with(6, |p| p.has("2G 2W 2S"));
        t.seat(0).refused("good/gold good/wood", "KB-ADV-06");
        t.seat(0).refused("plus2", "KB-ADV-06");
        t.seat(0).answers(&format!("good/{good}"));
        assert_eq!(after(&t), (left.to_owned(), 0, 0), "one {good} for one of each other kind");
    }
    let mut t = helped_with(6, |p| p.has("1S 1T"));
    t.seat(0).may_only(["pass", "good/stone"]);
    t.seat(0).refused("good/gold", "KB-ADV-06");
    t.seat(0).answers("pass");
    assert_eq!(after(&t), ("1S 1T".to_owned(), 0, 0), "he may decline");
    let mut t = helped_by(6);
    t.seat(0).may_only(["pass"]);
}

#[test]
fn the_astronomer_gives_a_good_of_choice_and_a_token() {
    ledger::proves!("KB-ADV-07");
    for (good, got) in [("gold", "1G 1T"), ("wood", "1W 1T"), ("stone", "1S 1T")] {
        let mut t = helped_by(7);
        t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
        t.seat(0).refused("good/gold good/gold", "KB-ADV-07");
        t.seat(0).answers(&format!("good/{good}"));
        assert_eq!(after(&t), (got.to_owned(), 0, 0));
    }
}

#[test]
fn the_master_of_the_hunt_gives_wood_with_gold_or_stone() {
    ledger::proves!("KB-ADV-09");
    let mut t = helped_by(9);
    t.seat(0).may_only(["good/wood good/stone", "good/gold good/wood"]);
    t.seat(0).refused("good/gold good/stone", "KB-ADV-09");
    t.seat(0).refused("good/wood good/wood", "KB-ADV-09");
    t.seat(0).refused("good/wood", "KB-ADV-09");
    t.seat(0).refused("pass", "KB-ADV-09");
    t.seat(0).answers("good/gold good/wood");
    assert_eq!(after(&t), ("1G 1W".to_owned(), 0, 0));
    let mut t = helped_by(9);
    t.seat(0).answers("good/wood good/stone");
    assert_eq!(after(&t), ("1W 1S".to_owned(), 0, 0));
}

#[test]
fn the_general_gives_two_soldiers_and_a_look() {
    ledger::proves!("KB-ADV-10", "KB-R-23");
    let mut t = helped_by(10);
    assert_eq!(t.soldiers(0), 2, "the soldiers come in any case");
    t.seat(0).may_only(["pass", "look"]);
    t.seat(0).refused("good/gold", "KB-ADV-10");
    t.seat(0).answers("pass");
    assert_eq!(after(&t), ("nothing".to_owned(), 2, 0));
    assert!(t.state.board.looked.iter().all(|s| s.is_empty()), "he did not look");
    let mut t = helped_by(10);
    let card = t.state.hidden.invaders[1];
    t.seat(0).answers("look");
    assert_eq!(t.state.hidden.invaders[1], card, "the card goes back on top");
    assert_eq!(t.state.board.looked[1].only(), Some(Seat(0)), "that he looked is public");
    let saw =
        Event::Saw { seat: Seat(0), card, race: "Barbarians", strength: 5, rule: table::Rule("KB-ADV-10") };
    assert!(t.heard_by(Observer::Seat(Seat(0))).contains(&saw), "he is told which card it is");
    assert!(!t.heard_by(Observer::Seat(Seat(1))).contains(&saw), "his neighbour is not");
    assert!(!t.heard_by(Observer::Spectator).contains(&saw), "nor is anybody else");
    let looked = |e: &Event| matches!(e, Event::Looked { seat: Seat(0), .. });
    assert!(t.heard_by(Observer::Spectator).iter().any(looked), "but all hear that he looked");
}

#[test]
fn who_knows_the_card_is_not_asked_to_look_again() {
    ledger::proves!("KB-ADV-10");
    let mut play = Play::year(2).summer().players(3).player(0, |p| p.dice([4, 6, 6])).influencing();
    play.position.looked = vec![table::SeatSet::EMPTY, table::SeatSet::one(Seat(0))];
    let mut t = play.start();
    t.seat(0).answers("die/4 die/6 advisor/10");
    t.idle_to_help();
    assert_eq!(after(&t), ("nothing".to_owned(), 2, 0), "the soldiers, and no question");
    let mut play = Play::year(2).summer().players(3).player(0, |p| p.dice([4, 6, 6])).influencing();
    play.position.looked = vec![table::SeatSet::one(Seat(0)), table::SeatSet::one(Seat(1))];
    let mut t = play.start();
    t.seat(0).answers("die/4 die/6 advisor/10");
    t.idle_to_help();
    t.seat(0).may_only(["pass", "look"]);
}

#[test]
fn the_armourer_gives_stone_with_gold_or_wood() {
    ledger::proves!("KB-ADV-11");
    let mut t = helped_by(11);
    t.seat(0).may_only(["good/wood good/stone", "good/gold good/stone"]);
    t.seat(0).refused("good/gold good/wood", "KB-ADV-11");
    t.seat(0).refused("good/stone good/stone", "KB-ADV-11");
    t.seat(0).refused("pass", "KB-ADV-11");
    t.seat(0).answers("good/wood good/stone");
    assert_eq!(after(&t), ("1W 1S".to_owned(), 0, 0));
    let mut t = helped_by(11);
    t.seat(0).answers("good/gold good/stone");
    assert_eq!(after(&t), ("1G 1S".to_owned(), 0, 0));
}

#[test]
fn the_noblewoman_gives_two_goods_of_choice_and_a_token() {
    ledger::proves!("KB-ADV-12");
    let mut t = helped_by(12);
    assert_eq!(t.answers().len(), 6, "two goods, same or different: {:?}", t.answers());
    t.seat(0).refused("good/gold", "KB-ADV-12");
    t.seat(0).refused("good/gold good/gold good/gold", "KB-ADV-12");
    t.seat(0).answers("good/stone good/stone");
    assert_eq!(after(&t), ("2S 1T".to_owned(), 0, 0));
    let mut t = helped_by(12);
    t.seat(0).answers("good/gold good/wood");
    assert_eq!(after(&t), ("1G 1W 1T".to_owned(), 0, 0));
}

#[test]
fn the_spy_sells_three_goods_for_a_point() {
    ledger::proves!("KB-ADV-14", "KB-CLAR-05", "KB-END-06");
    let mut t = helped_with(14, |p| p.vp(5));
    assert_eq!(t.answers().len(), 11, "decline, or any three goods");
    t.seat(0).refused("good/gold good/gold", "KB-ADV-14");
    t.seat(0).answers("good/gold good/gold good/stone");
    assert_eq!(after(&t), ("2G 1S".to_owned(), 0, 4));
    for vp in [0, -3] {
        let mut t = helped_with(14, |p| p.vp(vp));
        t.seat(0).answers("good/wood good/wood good/wood");
        assert_eq!(after(&t), ("3W".to_owned(), 0, vp - 1), "with {vp} points as well");
    }
    let mut t = helped_with(14, |p| p.vp(5));
    t.seat(0).answers("pass");
    assert_eq!(after(&t), ("nothing".to_owned(), 0, 5), "he may decline");
}

#[test]
fn the_queen_gives_two_goods_three_points_and_a_look() {
    ledger::proves!("KB-ADV-17");
    let mut t = helped_by(17);
    assert_eq!(t.answers().len(), 6, "two goods of choice");
    t.seat(0).refused("pass", "KB-ADV-17");
    t.seat(0).answers("good/gold good/stone");
    assert_eq!((t.has(0), t.vp(0)), ("1G 1S".to_owned(), 3));
    t.seat(0).may_only(["pass", "look"]);
    t.seat(0).answers("look");
    assert_eq!(after(&t), ("1G 1S".to_owned(), 0, 3), "looking costs nothing");
    assert!(t.state.board.looked[1].has(Seat(0)), "the card of this year was seen");
    assert!(!t.state.board.looked[0].has(Seat(0)) && !t.state.board.looked[2].has(Seat(0)), "and no other");
}

#[test]
fn there_are_eighteen_advisors() {
    ledger::proves!("KB-R-05");
    for number in 1..=18 {
        assert!(
            Content::base().source(SourceId::advisor(number)).gift.is_some(),
            "Advisor {number} gives something"
        );
    }
}
