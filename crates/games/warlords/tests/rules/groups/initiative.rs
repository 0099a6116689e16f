//! Initiative (p.8).

use super::four;
use warlords::board::{Phase, Status};
use warlords::event::Event;

fn dice_rolled(events: &[Event]) -> Vec<(u8, u8)> {
    let one = |e: &Event| {
        if let Event::RolledInitiative { seat, die, .. } = e { Some((seat.0, *die)) } else { None }
    };
    events.iter().filter_map(one).collect()
}

#[test]
fn everybody_begins_with_a_d8() {
    ledger::proves!("WE-INITIATIVE-01");
    let scene = four().so(|s| s.board.players.iter_mut().for_each(|p| (p.die, p.die_bonus) = (12, 1)));
    let t = scene.deploy();
    assert_eq!(dice_rolled(&t.events), [(0, 8), (1, 8), (2, 8), (3, 8)], "a better one is for one round");
    assert!(t.events.iter().all(|e| !matches!(e, Event::RolledInitiative { bonus: 1.., .. })));
}

#[test]
fn a_step_costs_two_gold() {
    ledger::proves!("WE-INITIATIVE-02", "WE-R-43");
    let mut t = four().gold(0, 1).gold(1, 2).gold(2, 3).gold(3, 9).dice();
    assert_eq!(t.waits_for(), Some(1), "who has one gold and no card has no choice");
    t.refused(1, "discard card/C04", "WE-R-60");
    t.answers(1, ["pay"]);
    assert_eq!((t.gold(1), t.waits_for()), (0, Some(2)));
    t.answers(2, ["pay"]);
    assert_eq!((t.gold(2), t.waits_for()), (1, Some(3)));
    t.answers(3, ["pay", "pay"]);
    assert_eq!(t.gold(3), 5, "a d12 is the best there is");
    assert_eq!(dice_rolled(&t.events)[..4], [(0, 8), (1, 10), (2, 10), (3, 12)]);
}

#[test]
fn gold_and_cards_may_be_mixed() {
    ledger::proves!("WE-EX-27", "WE-INITIATIVE-02", "WE-R-43");
    let scene = || four().gold(0, 4).hand(0, "C04");
    let die = |t: &crate::dsl::Sitting| t.state.board.players[0].die;
    let mut t = scene().dice();
    assert_eq!(t.paths(), ["done", "pay", "discard card/C04"]);
    t.answers(0, ["discard card/C04"]);
    assert_eq!((t.cards(0), t.gold(0), die(&t)), (0, 4, 10));
    t.answers(0, ["pay"]);
    assert_eq!((t.gold(0), die(&t)), (2, 12));
    let mut t = scene().dice();
    t.answers(0, ["pay", "pay"]);
    t.refused(0, "discard card/C04", "WE-INITIATIVE-02");
    t.refused(0, "pay", "WE-INITIATIVE-02");
    t.answers(0, ["done"]);
    assert_eq!((t.cards(0), t.gold(0), die(&t)), (1, 0, 12));
    let mut t = scene().gold(0, 1).dice();
    t.refused(0, "pay", "WE-INITIATIVE-02");
    t.answers(0, ["done"]);
    assert_eq!((t.gold(0), die(&t)), (1, 8), "nothing has to be paid");
}

#[test]
fn two_cards_give_a_d12_without_any_effect() {
    ledger::proves!("WE-INITIATIVE-02", "WE-INITIATIVE-03");
    let mut t = four().hand(0, "C04 P01").dice();
    t.answers(0, ["discard card/C04", "discard card/P01"]);
    assert_eq!((t.state.board.players[0].die, t.gold(0), t.cards(0)), (12, 0, 0), "no gold of theirs");
    assert_eq!(t.state.board.discards.len(), 2);
    assert!(t.events.iter().all(|e| !matches!(e, Event::Played { .. })));
}

#[test]
fn dice_are_changed_in_the_old_order() {
    ledger::proves!("WE-INITIATIVE-02", "WE-GROUP-03");
    let scene = four().order([3, 0, 2, 1]).gold(0, 2).gold(1, 2).gold(2, 2).gold(3, 2);
    let mut t = scene.dice();
    for seat in [3, 0, 2, 1] {
        t.answers(seat, ["done"]);
    }
    assert_eq!(dice_rolled(&t.events).len() % 4, 0);
    assert!(t.events.iter().any(|e| matches!(e, Event::RolledInitiative { .. })));
}

#[test]
fn the_highest_roll_picks_first_any_card_left() {
    ledger::proves!("WE-INITIATIVE-04", "WE-R-07");
    let mut t = four().gold(3, 2).dice();
    t.dice(&[3, 8, 1, 7]);
    t.answers(3, ["done"]);
    assert_eq!(t.after("initiative/"), ["1", "2", "3", "4"]);
    t.answers(1, ["initiative/4"]);
    t.refused(3, "initiative/4", "WE-INITIATIVE-04");
    t.refused(3, "initiative/5", "WE-INITIATIVE-04");
    t.answers(3, ["initiative/2"]).answers(0, ["initiative/1"]);
    assert_eq!(t.paths(), ["initiative/3"]);
    t.answers(2, ["initiative/3"]);
    assert_eq!(t.state.board.order.iter().map(|s| s.0).collect::<Vec<_>>(), [0, 3, 2, 1]);
}

#[test]
fn only_those_tied_roll_again_with_the_same_dice() {
    ledger::proves!("WE-R-06", "WE-INITIATIVE-04");
    let mut t = four().gold(3, 2).dice();
    t.dice(&[5, 8, 5, 5, 2, 2, 10, 1, 6]);
    t.answers(3, ["pay"]);
    assert_eq!(t.dice_left(), 0);
    let again = [(0, 8), (2, 8), (3, 10), (0, 8), (2, 8)];
    assert_eq!(dice_rolled(&t.events)[4..], again, "three, then the two of them who tie again");
    for seat in [1, 3, 2, 0] {
        assert_eq!(t.waits_for(), Some(seat));
        let first = t.paths()[0].clone();
        t.answers(seat, [first.as_str()]);
    }
}

#[test]
fn the_order_holds_for_the_next_round() {
    ledger::proves!("WE-MERCHANT-03", "WE-INITIATIVE-04");
    let mut t = four().gold(3, 2).dice();
    t.dice(&[1, 2, 3, 4]);
    t.answers(3, ["done", "initiative/1"]).answers(2, ["initiative/2"]);
    t.answers(1, ["initiative/3"]).answers(0, ["initiative/4"]);
    for seat in [3, 2, 1, 0] {
        t.pass_until(|t| t.state.board.active.0 == seat && t.phase() == Phase::Manoeuvre);
        t.answers(seat, ["done"]);
    }
}

#[test]
fn with_a_player_less_the_highest_card_is_set_aside() {
    ledger::proves!("WE-R-56", "WE-R-07");
    for status in [Status::Eliminated, Status::Surrendered] {
        let scene = four().so(|s| {
            s.board.owned[1] = Default::default();
            s.board.armies = Default::default();
            s.board.castles = Default::default();
            s.board.finished = Default::default();
            s.board.owned = Default::default();
        });
        let mut t = scene.status(1, status).gold(3, 2).dice();
        t.dice(&[4, 8, 6]);
        t.answers(3, ["done"]);
        assert_eq!(t.waits_for(), Some(2));
        assert_eq!(t.after("initiative/"), ["1", "2", "3"], "cards for those who play");
    }
}
