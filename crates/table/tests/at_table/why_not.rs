//! "Why not?" about elements that are not lit.

use crate::{act, new_conquest};
use table::{Message, Refusal, Rule, Seat, SeatSet, Table};
use toys::conquest::{Answer, Area, Conquest};

/// Why an element cannot be picked after others: the key of the message.
fn why_not(table: &Table<Conquest>, picked: &str, element: &str) -> Option<String> {
    let picked: Vec<String> = picked.split_whitespace().map(str::to_owned).collect();
    table.why_not(Seat(0), &picked, element).map(|refusal| refusal.message.key.to_owned())
}

#[test]
fn lit_elements_need_no_reason() {
    let table = new_conquest(3);
    assert_eq!(why_not(&table, "", "recruit"), None);
    assert_eq!(why_not(&table, "", "area/0"), None, "some legal answer contains it later on");
    assert_eq!(why_not(&table, "attack", "area/0"), None);
    assert_eq!(why_not(&table, "attack area/0", "area/1"), None);
}

#[test]
fn the_reason_depends_on_what_was_picked() {
    let table = new_conquest(3);
    let because = |picked, element| why_not(&table, picked, element).unwrap_or_default();
    assert_eq!(because("recruit", "area/1"), "conquest-not-yours");
    assert_eq!(because("attack area/0", "area/4"), "conquest-yours");
    assert_eq!(because("attack area/0", "area/2"), "conquest-not-adjacent");
    assert_eq!(because("recruit area/0", "area/0"), "refusal-not-an-answer", "it is not picked twice");
    assert_eq!(because("", "area/99"), "refusal-not-an-answer");
}

#[test]
fn of_several_reasons_the_nearest_to_legal_is_told() {
    let mut table = new_conquest(3);
    act(&mut table, Answer::End);
    act(&mut table, Answer::Fortify(Area(1)));
    let refusal = table.why_not(Seat(1), &[], "fortify").expect("four gold are left");
    let message = Message::new("conquest-too-little-gold").with("needs", 5u16).with("has", 4u16);
    assert_eq!(
        refusal,
        Refusal { rule: Some(Rule("TOY-CON-04")), message },
        "area 0 is not his, but that is not why"
    );
}

#[test]
fn of_equally_near_reasons_the_first_is_told() {
    let refusal =
        new_conquest(3).why_not(Seat(0), &["attack".to_owned()], "area/2").expect("nothing is next to it");
    let [from, to] = [Area(0), Area(2)].map(Area::element);
    assert_eq!(refusal.message, Message::new("conquest-not-adjacent").with("from", from).with("to", to));
}

#[test]
fn out_of_turn_is_told_first() {
    let refusal = new_conquest(3).why_not(Seat(2), &[], "end");
    assert_eq!(refusal, Some(Refusal::not_your_turn(SeatSet::one(Seat(0)))));
}
