//! The rules of bargaining morra.

use table::{
    Complete, Content as _, Element, Game, Message, Nothing, Observer, Parts, Reason as _, Refusal, Rule,
    Scripted, Seat, SeatSet, Secret, Side, Silent, Sitter, Table, Undo,
};
use toys::bargain::{Answer, Bargain, Event, Offer, Options, Reason, State};
use toys::morra::Fingers;

/// A table of so many, and what is done at it.
fn table(seats: u8) -> Table<Bargain> {
    let sitters =
        Seat::all(seats).map(|s| Sitter { name: s.to_string(), player: "you".to_owned() }).collect();
    let contributions = Seat::all(seats).map(|s| s.to_string()).collect();
    let options = Options { rounds: 2, coins: 6 };
    Table::open(&Nothing::built_in(), &options, sitters, Secret([1; 32]), contributions)
        .expect("it can be played")
        .0
}

/// Says something by its path.
fn says(table: &mut Table<Bargain>, seat: u8, path: &str) -> Vec<Event> {
    let answer = table.read(Seat(seat), path).unwrap_or_else(|refusal| panic!("{path}: {refusal:?}"));
    table.answer(Seat(seat), answer).expect("what was read is legal")
}

fn refused(table: &Table<Bargain>, seat: u8, path: &str) -> (Option<Rule>, &'static str) {
    let refusal = table.read(Seat(seat), path).expect_err("it is not legal");
    (refusal.rule, refusal.message.key)
}

fn seats<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.map(Seat).into_iter().collect()
}

#[test]
fn coins_change_hands_at_any_time() {
    let mut t = table(3);
    assert_eq!(t.waiting().must, SeatSet::all(3));
    let events = says(&mut t, 0, "gold/3 to/1 for gold/1");
    assert_eq!(events, [Event::Offered { from: Seat(0), to: Seat(1), gold: 3, price: 1 }]);
    let waiting = t.waiting();
    assert_eq!((waiting.must, waiting.called), (SeatSet::all(3), seats([1])), "nothing waits for it");
    assert_eq!(t.state().coins[..3], [6, 6, 6]);
    says(&mut t, 2, "fingers/0");
    let events = says(&mut t, 1, "accept/0");
    let traded = Event::Traded { from: Seat(0), to: Seat(1), gold: 3, price: 1 };
    assert_eq!(events, [traded, Event::Moved { from: Seat(0), to: Seat(1), gold: 2 }]);
    assert_eq!((t.state().coins[..3].to_vec(), t.waiting().called), (vec![4, 8, 6], SeatSet::EMPTY));
    says(&mut t, 2, "gold/6 to/0");
    assert_eq!(t.state().coins[..3], [10, 8, 0]);
    assert_eq!(refused(&t, 2, "gold/1 to/0"), (Some(Rule("TOY-BAR-03")), "bargain-too-little"));
}

#[test]
fn an_offer_stands_until_it_is_answered_withdrawn_or_impossible() {
    let mut t = table(3);
    says(&mut t, 0, "gold/5 to/1 for gold/1");
    assert_eq!(refused(&t, 0, "gold/1 to/2 for gold/1"), (Some(Rule("TOY-BAR-04")), "bargain-one-offer"));
    assert_eq!(refused(&t, 2, "accept/0"), (Some(Rule("TOY-BAR-04")), "bargain-no-offer"));
    says(&mut t, 0, "withdraw");
    assert_eq!(refused(&t, 1, "accept/0").1, "bargain-no-offer");
    says(&mut t, 0, "gold/5 to/1 for gold/1");
    assert_eq!(says(&mut t, 1, "decline/0"), [Event::Declined { from: Seat(0), to: Seat(1) }]);
    says(&mut t, 0, "gold/5 to/1 for gold/1");
    let events = says(&mut t, 0, "gold/2 to/2");
    assert_eq!(events[1], Event::Lapsed { from: Seat(0), to: Seat(1) }, "four coins are left");
    assert_eq!(t.waiting().called, SeatSet::EMPTY);
    let path = "gold/4 to/1 for gold/7";
    assert_eq!(refused(&t, 0, path), (Some(Rule("TOY-BAR-04")), "bargain-he-has-less"));
}

#[test]
fn only_the_two_know_of_an_offer() {
    let mut t = table(3);
    says(&mut t, 0, "gold/3 to/1 for gold/1");
    let offers = |observer| t.view(observer).offers.to_vec();
    assert_eq!(offers(Observer::Seat(Seat(0))), offers(Observer::Seat(Seat(1))));
    assert_eq!(offers(Observer::Seat(Seat(1)))[0].offer, Offer { to: Seat(1), gold: 3, price: 1 });
    assert!(offers(Observer::Seat(Seat(2))).is_empty() && offers(Observer::Spectator).is_empty());
}

#[test]
fn an_offer_is_put_together_from_parts() {
    let t = table(2);
    let numbers =
        |kind, numbers: std::ops::RangeInclusive<u16>| numbers.map(move |n| Element::number(kind, n));
    let Parts { next, complete } = t.parts(Seat(0), &[]);
    assert!(numbers("gold", 1..=6).chain(numbers("fingers", 0..=5)).all(|part| next.contains(&part)));
    assert_eq!((next.len(), complete), (12, Complete::Partial), "each once");
    let next = |picked: &[&str]| t.parts(Seat(0), picked);
    let to = vec![Element::number("to", 1)];
    assert_eq!(next(&["gold/4"]), Parts { next: to, complete: Complete::Partial });
    let gift = Parts { next: vec![Element::only("for")], complete: Complete::Whole };
    assert_eq!(next(&["gold/4", "to/1"]), gift, "a gift, if nothing is asked for it");
    assert_eq!(next(&["gold/4", "to/1", "for"]).next, numbers("gold", 0..=6).collect::<Vec<_>>());
    let whole = Parts { next: Vec::new(), complete: Complete::Whole };
    assert_eq!(next(&["gold/4", "to/1", "for", "gold/6"]), whole);
    let nowhere = Parts { next: Vec::new(), complete: Complete::Partial };
    for picked in [&["gold/7"][..], &["gold/4", "to/0"], &["gold/4", "to/1", "for", "gold/7"], &["nonsense"]]
    {
        assert_eq!(next(picked), nowhere, "{picked:?}");
    }
    let picked = ["gold/4", "to/1", "for"].map(str::to_owned);
    let why = t.why_not(Seat(0), &picked, "gold/7").expect("he has six");
    let message = Message::new("bargain-he-has-less").with("gold", 7u8).with("has", 6u8);
    assert_eq!(why, Refusal { rule: Some(Rule("TOY-BAR-04")), message });
    assert_eq!(t.why_not(Seat(0), &picked, "gold/6"), None);
}

#[test]
fn words_that_are_no_trade_are_not_read() {
    let t = table(2);
    for text in ["gold/01 to/1", "gold/+1 to/1", "gold/1 to/1 for", "gold/1", "to/1 gold/1", "gold/999 to/1"]
    {
        assert_eq!(refused(&t, 0, text), (None, "refusal-not-an-answer"), "{text}");
    }
    assert_eq!(refused(&t, 0, "gold/1 to/9").1, "bargain-nobody");
    assert_eq!(refused(&t, 0, "gold/1 to/0").1, "bargain-nobody");
}

#[test]
fn who_has_nothing_to_say_is_refused() {
    let mut t = table(3);
    says(&mut t, 2, "gold/6 to/0");
    assert_eq!(t.waiting().may, seats([0, 1]), "seat 2 has nothing and has chosen nothing");
    assert_eq!((t.acts(Seat(2)).len(), t.parts(Seat(2), &[]).next.len()), (0, 6), "but its fingers");
    assert_eq!(refused(&t, 2, "gold/1 to/0").1, "bargain-too-little");
    says(&mut t, 1, "gold/2 to/2 for gold/0");
    assert_eq!((t.waiting().may, t.waiting().called), (seats([0, 1, 2]), seats([2])), "somebody helps");
    says(&mut t, 2, "decline/1");
    let mut done = t.clone();
    (0..2).for_each(|_| (0..3).for_each(|seat| drop(says(&mut done, seat, "fingers/0"))));
    assert_eq!(refused(&done, 0, "gold/1 to/1"), (None, "refusal-game-over"));
    assert_eq!(done.parts(Seat(0), &[]), Parts { next: Vec::new(), complete: Complete::Partial });
}

#[test]
fn minds_are_changed_whatever_others_have_answered() {
    let mut t = table(3);
    says(&mut t, 0, "fingers/1");
    says(&mut t, 1, "fingers/1");
    assert_eq!(t.undo_scope(Seat(0)), Undo::Ask { back: 1, seats: seats([1]) });
    assert_eq!(says(&mut t, 0, "fingers/3"), [Event::Hid { seat: Seat(0), fingers: Fingers(3) }]);
    let all = Undo::Ask { back: 3, seats: seats([1, 2]) };
    assert_eq!(t.undo_scope(Seat(0)), all, "what is done unasked is changed by doing, not by taking back");
    let events = says(&mut t, 2, "fingers/0");
    let fingers = [3, 1, 0].map(Fingers).into_iter().collect();
    assert_eq!(events[2], Event::Shown { fingers, taker: Some(Seat(0)), pot: 3 }, "four fingers, four sides");
}

#[test]
fn taking_back_does_not_tell_who_acted() {
    let mut t = table(3);
    says(&mut t, 2, "fingers/1");
    says(&mut t, 0, "gold/1 to/1 for gold/1");
    assert_eq!(
        t.undo_scope(Seat(2)),
        Undo::Ask { back: 1, seats: seats([0, 1]) },
        "not only the one who acted"
    );
    let known = Undo::Ask { back: 2, seats: seats([1, 2]) };
    assert_eq!(t.undo_scope(Seat(0)), known);
    assert_eq!(t.undo(Seat(0), SeatSet::EMPTY), Err(Refusal::consent_needed(seats([1, 2]))));
    t.undo(Seat(0), seats([1, 2])).expect("they agree");
    assert_eq!((t.waiting().called, t.undo_scope(Seat(2))), (SeatSet::EMPTY, Undo::Free { back: 1 }));
    says(&mut t, 1, "fingers/2");
    assert_eq!(
        t.undo_scope(Seat(2)),
        Undo::Ask { back: 1, seats: seats([1]) },
        "who answered is known to all"
    );
}

#[test]
fn the_bank_wins_and_nobody_at_the_table() {
    let game =
        Bargain::new(&Nothing::built_in(), &Options { rounds: 1, coins: 1 }, 2).expect("it can be played");
    let mut state = game.set_up(&mut Scripted::dice([]), &mut Silent);
    for (seat, fingers) in [(0, 2), (1, 0)] {
        let answer = Answer::Show(Fingers(fingers));
        game.apply(&mut state, Seat(seat), answer, &mut Scripted::dice([]), &mut Silent);
    }
    let standing = game.standing(&state).expect("one round was played");
    assert_eq!((standing.winners, standing.scores.to_vec()), (SeatSet::EMPTY, vec![0, 0]));
    assert_eq!(standing.sides.to_vec(), [Side { name: "bargain-bank", score: 2, won: true }]);
    assert_eq!(standing.shares(), [0.0; 8]);
}

#[test]
fn one_can_play_alone() {
    let mut t = table(1);
    assert_eq!(t.waiting().may, SeatSet::EMPTY, "there is nobody to trade with");
    says(&mut t, 0, "fingers/1");
    says(&mut t, 0, "fingers/2");
    let standing = t.standing().expect("it is over");
    assert_eq!((standing.winners, standing.scores.to_vec()), (seats([0]), vec![5]));
}

#[test]
fn reasons_have_their_numbers() {
    let game = Bargain::new(&Nothing::built_in(), &Options::default(), 2).expect("it can be played");
    let state: State = game.set_up(&mut Scripted::dice([]), &mut Silent);
    let judge = |answer| game.judge(&state, Seat(0), answer).expect_err("it is not legal");
    assert_eq!(judge(Answer::Show(Fingers(6))), Reason::TooManyFingers);
    assert_eq!(judge(Answer::Give { gold: 0, to: Seat(1) }), Reason::Nothing);
    let dear = judge(Answer::Offer { gold: 1, to: Seat(1), price: 7 });
    assert_eq!(dear, Reason::HeHasLess { price: 7, has: 6 });
    let little = judge(Answer::Give { gold: 7, to: Seat(1) });
    assert_eq!(little.message(), Message::new("bargain-too-little").with("gold", 7u8).with("has", 6u8));
}
