//! How far taking back may go.

use crate::{NOBODY, SECRET, act, load, new_conquest, new_morra, show};
use table::log::Act;
use table::{Message, Refusal, Seat, SeatSet, Table, Undo, learned};
use toys::conquest::{Answer, Area, Conquest};
use toys::morra::Fingers;

const RECRUIT: Answer = Answer::Recruit(Area(0));
const ATTACK: Answer = Answer::Attack(Area(0), Area(1));

fn others(seat: u8) -> SeatSet {
    SeatSet::all(4).without(SeatSet::one(Seat(seat)))
}

#[test]
fn nothing_was_answered_yet() {
    let mut table = new_conquest(3);
    assert_eq!(table.undo_scope(Seat(0)), Undo::Nothing);
    assert_eq!(table.undo(Seat(0), SeatSet::all(4)), Err(Refusal::nothing_to_undo()));
    assert_eq!(Refusal::nothing_to_undo().message.key, "refusal-nothing-to-undo");
    assert_eq!(table.entries().len(), 1);
}

#[test]
fn what_touches_nobody_is_taken_back_freely_one_by_one() {
    let mut table = new_conquest(3);
    let first = table.hash();
    act(&mut table, RECRUIT);
    let second = table.hash();
    act(&mut table, Answer::Recruit(Area(4)));
    let third = table.hash();
    assert_eq!(table.undo_scope(Seat(0)), Undo::Free { back: 2 });
    assert_eq!(table.undo(Seat(0), NOBODY), Ok(()));
    assert_eq!((table.hash(), table.undo_scope(Seat(0))), (second, Undo::Free { back: 1 }));
    assert_eq!(table.undo(Seat(0), NOBODY), Ok(()));
    assert_eq!((table.hash(), table.undo_scope(Seat(0))), (first, Undo::Nothing));
    assert_eq!(table.entries().len(), 5, "taking back is told in the log");
    let undo = Act::Undo { seat: Seat(0), back: 1, consent: vec![], hash: first };
    assert_eq!(table.entries()[4].act, undo);
    act(&mut table, RECRUIT);
    act(&mut table, Answer::Recruit(Area(4)));
    assert_eq!(table.hash(), third, "the same again");
    assert_eq!(table.undo_scope(Seat(0)), Undo::Free { back: 6 });
    let loaded = load(&table, Some(SECRET));
    assert_eq!((loaded.hash(), loaded.undo_scope(Seat(0))), (third, Undo::Free { back: 6 }));
}

#[test]
fn chance_asks_everybody() {
    let mut table = new_conquest(3);
    let before = table.hash();
    act(&mut table, ATTACK);
    let after = table.hash();
    assert_eq!(table.undo_scope(Seat(0)), Undo::Ask { back: 1, seats: others(0) });
    let needs = |seat: u8, count: u32| Refusal {
        rule: None,
        message: Message::new("refusal-consent-needed").with("seat", Seat(seat)).with("count", count),
    };
    assert_eq!(table.undo(Seat(0), NOBODY), Err(needs(1, 3)));
    assert_eq!(table.undo(Seat(0), SeatSet::all(3)), Err(needs(3, 1)));
    assert_eq!((table.hash(), table.entries().len()), (after, 2), "refused, nothing has changed");
    assert_eq!(table.undo(Seat(0), others(0)), Ok(()));
    assert_eq!(table.hash(), before);
    let consent = [1, 2, 3].map(Seat).to_vec();
    assert_eq!(table.entries()[2].act, Act::Undo { seat: Seat(0), back: 1, consent, hash: before });
}

#[test]
fn dice_taken_back_are_not_rolled_again() {
    let mut table = new_conquest(3);
    act(&mut table, ATTACK);
    table.undo(Seat(0), others(0)).expect("all agree");
    act(&mut table, ATTACK);
    let dice = [1, 3].map(|n| match &table.entries()[n].act {
        Act::Answer { outcomes, .. } => outcomes.clone(),
        other => panic!("{other:?}"),
    });
    assert_ne!(dice[0], dice[1], "the stream goes on");
    load(&table, Some(SECRET));
}

#[test]
fn free_answers_after_chance_stay_free() {
    let mut table = new_conquest(3);
    act(&mut table, ATTACK);
    act(&mut table, RECRUIT);
    assert_eq!(table.undo_scope(Seat(0)), Undo::Free { back: 2 });
    table.undo(Seat(0), NOBODY).expect("free");
    assert_eq!(table.undo_scope(Seat(0)), Undo::Ask { back: 1, seats: others(0) });
}

#[test]
fn knowledge_asks_everybody() {
    let mut table = new_conquest(3);
    let play = table.answers(Seat(0)).into_iter().find(|answer| matches!(answer, Answer::Play(..)));
    let play = play.expect("a card can be played");
    assert!(learned(table.game(), table.state(), Seat(0), play), "the others did not know the card");
    assert!(learned(table.game(), table.state(), Seat(0), Answer::End), "seat 1 draws a card");
    assert!(!learned(table.game(), table.state(), Seat(0), RECRUIT));
    act(&mut table, play);
    assert_eq!(table.undo_scope(Seat(0)), Undo::Ask { back: 1, seats: others(0) });
}

#[test]
fn another_seats_answer_asks_that_seat() {
    let mut table = new_morra();
    show(&mut table, 1, 3);
    show(&mut table, 0, 2);
    let seats = SeatSet::one(Seat(0));
    assert_eq!(table.undo_scope(Seat(1)), Undo::Ask { back: 1, seats });
    assert_eq!(table.undo(Seat(1), SeatSet::one(Seat(2))), Err(Refusal::consent_needed(seats)));
    assert_eq!(table.undo(Seat(1), seats), Ok(()));
    assert_eq!(table.waiting().must, SeatSet::all(3), "what followed is gone too");
}

#[test]
fn a_sealed_choice_is_free_while_nobody_has_answered_since() {
    let mut table = new_morra();
    let before = table.hash();
    show(&mut table, 1, 3);
    show(&mut table, 0, 2);
    assert_eq!(table.undo_scope(Seat(0)), Undo::Free { back: 2 });
    table.undo(Seat(0), NOBODY).expect("free");
    table.undo(Seat(1), NOBODY).expect("free again");
    assert_eq!(table.hash(), before);
    for (seat, fingers) in [(0, 1), (1, 1), (2, 1)] {
        table.answer(Seat(seat), Fingers(fingers)).expect("legal");
    }
    let seats = SeatSet::all(2);
    assert_eq!(table.undo_scope(Seat(2)), Undo::Ask { back: 7, seats }, "all fingers were shown");
}

/// Everybody ends his turn for twenty rounds.
fn long_table() -> Table<Conquest> {
    let mut table = new_conquest(99);
    for _ in 0..20 {
        for _ in 0..4 {
            act(&mut table, Answer::End);
        }
    }
    table
}

#[test]
fn taking_back_reaches_over_many_answers() {
    let mut table = long_table();
    let fresh = long_table();
    let mut hashes = Vec::new();
    for answer in [RECRUIT, Answer::Recruit(Area(4)), RECRUIT, Answer::Recruit(Area(8))] {
        hashes.push(table.hash());
        act(&mut table, answer);
    }
    for hash in hashes.into_iter().rev() {
        table.undo(Seat(0), NOBODY).expect("free");
        assert_eq!(table.hash(), hash);
    }
    assert_eq!(table.state(), fresh.state());
    for back in (1..=80).rev() {
        let seat = Seat(((back - 1) % 4) as u8);
        let scope = table.undo_scope(seat);
        assert!(
            matches!(scope, Undo::Free { back: n } | Undo::Ask { back: n, .. } if n == back),
            "{scope:?}"
        );
        table.undo(seat, others(seat.0)).expect("all agree");
        let Act::Undo { hash, .. } = table.entries().last().expect("an undo").act else { panic!("an undo") };
        let recorded = fresh.entries()[back as usize - 1].clone();
        let (Act::Start { hash: before, .. } | Act::Answer { hash: before, .. }) = recorded.act else {
            panic!("an answer")
        };
        assert_eq!((hash, table.hash()), (before, before), "entry {back}");
        if back % 7 == 0 {
            act(&mut table, Answer::End);
            table.undo(seat, others(seat.0)).expect("all agree");
        }
    }
    assert_eq!(table.hash(), new_conquest(99).hash());
    load(&table, Some(SECRET));
}

#[test]
fn the_last_answer_of_a_seat_may_be_long_ago() {
    let mut table = new_conquest(3);
    let before = table.hash();
    act(&mut table, RECRUIT);
    act(&mut table, Answer::End);
    act(&mut table, Answer::End);
    assert_eq!(table.undo_scope(Seat(0)), Undo::Ask { back: 2, seats: others(0) });
    table.undo(Seat(0), others(0)).expect("all agree");
    assert_eq!(table.undo_scope(Seat(1)), Undo::Nothing, "the answer of seat 1 is gone");
    table.undo(Seat(0), NOBODY).expect("the recruit is free");
    assert_eq!(table.hash(), before);
}

#[test]
fn what_was_taken_back_is_forgotten() {
    let mut table = long_table();
    while table.waiting().must.only() != Some(Seat(0)) || table.state().round > 8 {
        let seat = Seat((table.waiting().must.first().expect("nobody has won").0 + 3) % 4);
        table.undo(seat, others(seat.0)).expect("all agree");
    }
    // Twenty-eight answers stand. Others follow than those that were taken back.
    let mut hashes = Vec::new();
    for area in [0, 4, 8, 12, 16] {
        hashes.push(table.hash());
        act(&mut table, Answer::Recruit(Area(area)));
    }
    for hash in hashes.into_iter().rev() {
        table.undo(Seat(0), NOBODY).expect("free");
        assert_eq!(table.hash(), hash);
    }
    assert_eq!(load(&table, Some(SECRET)).hash(), table.hash());
}

#[test]
fn a_table_that_is_only_read_takes_nothing_back() {
    let mut table = new_conquest(2);
    act(&mut table, Answer::End);
    let mut read = load(&table, None);
    let refusal = read.undo(Seat(0), SeatSet::all(4)).expect_err("it is only read");
    assert_eq!(refusal.message.key, "refusal-read-only");
    assert_eq!((read.hash(), read.log()), (table.hash(), table.log()));
}
