//! Season a: determine turn order (p.3).

use crate::dsl::Play;
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use table::Seat;

#[test]
fn everybody_rolls_all_his_dice_before_anybody_acts() {
    ledger::proves!("KB-ROLL-01", "KB-ROLL-02");
    let t = Play::year(2)
        .spring()
        .players(3)
        .aid_die(1)
        .player(1, |p| p.builds("C1 C2 C3"))
        .rolls([6, 1, 3, 2, 4, 2, 6, 5, 1, 1, 2])
        .start();
    assert_eq!(t.player(0).dice.coloured, [1, 3, 6], "three coloured dice");
    assert_eq!(
        (t.player(1).dice.coloured, t.player(1).dice.white),
        ([2, 2, 4], [5, 6, 0, 0]),
        "and all white ones"
    );
    assert_eq!(
        (t.player(2).dice.coloured, t.player(2).dice.white),
        ([1, 1, 2], [0; 4]),
        "none without a right to it"
    );
    assert!(matches!(t.frame(), Frame::Influence { .. }), "nobody was asked before all had rolled");
    let rolled: Vec<_> = t.events.iter().filter(|e| matches!(e, Event::Rolled { .. })).collect();
    assert_eq!(rolled.len(), 3, "one roll for each: {rolled:?}");
    assert_eq!(t.player(0).dice.coloured_left, 0b111, "all dice are in hand");
    assert_eq!(t.player(1).dice.white_left, 0b11, "white ones too");
}

#[test]
fn the_lowest_total_acts_first() {
    ledger::proves!("KB-ORDER-01");
    let mut t =
        Play::year(1).spring().players(5).rolls([6, 6, 6, 1, 1, 1, 3, 3, 3, 2, 2, 2, 5, 5, 5]).start();
    assert_eq!(t.order(), [1, 3, 2, 4, 0], "3, 6, 9, 15, 18");
    for seat in [1, 3, 2, 4, 0] {
        t.seat(seat).answers("pass");
    }
    assert!(matches!(t.frame(), Frame::Build { .. }), "and they acted in that order");
}

#[test]
fn white_dice_count_for_the_total() {
    ledger::proves!("KB-ORDER-02");
    let roll = [1, 1, 1, 4, 2, 2, 1];
    let t = Play::year(2).summer().players(2).player(0, |p| p.builds("C1 C2 C3"));
    let t = t.rolls([6, 6, 6, 1, 1]).rolls(roll).start();
    assert_eq!(t.order(), [1, 0], "3 and a white 4 are more than 5");
    let t = Play::year(2).summer().players(2).rolls([6, 6, 6, 1, 1]).rolls([1, 1, 1, 2, 2, 1]).start();
    assert_eq!(t.order(), [0, 1], "without the white die he would be first");
}

#[test]
fn equal_totals_keep_their_previous_order() {
    ledger::proves!("KB-ORDER-03", "KB-ORDER-04");
    let t = Play::year(1)
        .spring()
        .players(5)
        .order([4, 2, 0, 3, 1])
        .rolls([3, 3, 3, 1, 1, 6, 1, 4, 4, 5, 5, 5, 2, 3, 4])
        .start();
    assert_eq!(t.order(), [1, 4, 2, 0, 3], "8 first; the nines as they stood: 4, 2, 0; then 15");
    let t = Play::year(1).spring().order([3, 1, 0, 2]).rolls([2; 12]).start();
    assert_eq!(t.order(), [3, 1, 0, 2], "if all tie, the drawn order stays");
}

#[test]
fn the_order_stays_until_the_next_roll() {
    ledger::proves!("KB-ORDER-05");
    let mut t = Play::year(1).autumn().players(3).rolls([6, 6, 6, 3, 3, 3, 1, 1, 1, 4]).start();
    assert_eq!(t.order(), [2, 1, 0], "by the roll of Autumn");
    t.idle_to(Phase::Mercenaries);
    for seat in [2, 1, 0] {
        assert_eq!((t.waits_for(), t.phase()), (Some(seat), Phase::Mercenaries), "phase 7 goes by it");
        t.seat(seat).answers("pass");
    }
    let rolled =
        t.events.iter().find_map(|e| if let Event::Reinforced { seat, .. } = e { Some(*seat) } else { None });
    assert_eq!(rolled, Some(Seat(2)), "phase 8 too: the first player rolls for the King");
    for seat in [2, 1, 0] {
        assert_eq!((t.waits_for(), t.phase()), (Some(seat), Phase::Aid), "and phase 1 of the next year");
        t.seat(seat).answers("good/gold");
    }
    assert_eq!(t.phase(), Phase::Spring, "then there is a new roll");
}
