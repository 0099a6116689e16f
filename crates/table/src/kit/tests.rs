//! The kit notices a kernel that breaks its promises. Since there is none, the checks are held against memories of
//! a table that were falsified.

use super::sample::{Answer, Event, Peek, State, TURNS};
use super::witness::Witness;
use super::{Breach, Games, Promise, Proof, prove, refusals, replay, saving, secrecy, undo};
use crate::{Game, Observer, Path, Refusal, Sampled, Seat, SeatSet, Secret, StateHash, Undo, learned};
use std::slice;

const SECRET: Secret = Secret([3; 32]);

/// A table where these answers were given, in turn.
fn table(answers: &[Answer]) -> Witness<Peek> {
    let mut witness = Witness::open(&(), 2, SECRET).unwrap();
    for answer in answers {
        let seat = witness.table.waiting().must.first().unwrap();
        witness.answer(seat, *answer).unwrap();
    }
    witness
}

fn broken<T: std::fmt::Debug>(result: Result<T, Breach>) -> Promise {
    result.unwrap_err().promise
}

fn scope(witness: &Witness<Peek>, seat: u8, scope: Undo) -> Result<(), Breach> {
    undo::scope_is_right(witness, Seat(seat), scope, &mut Sampled::new(1))
}

const NOBODY: SeatSet = SeatSet::EMPTY;
const SEAT_0: SeatSet = SeatSet::from_bits(1);
const SEAT_1: SeatSet = SeatSet::from_bits(2);

#[test]
fn the_sample_keeps_all_promises() {
    let proof = prove::<Peek>(&(), 2, Games { count: 300, seed: 5 });
    assert_eq!(proof.games, 300);
    assert!(
        (300 * 8..300 * 10).contains(&proof.decisions),
        "six turns, two bids, up to two peeps: {proof:?}"
    );
    assert!(proof.judged >= 10 * proof.decisions, "ten candidates: {proof:?}");
    assert!(proof.worlds > 4000 && proof.events > 4000, "{proof:?}");
    assert!(proof.free_undos > 300 && proof.asked_undos > 300, "{proof:?}");
    assert!(proof.loads > 800 && proof.forgeries > 200 && proof.refusals > 3000, "{proof:?}");
}

#[test]
fn taking_back_is_never_free_past_chance() {
    let witness = table(&[Answer::Roll]);
    assert!(scope(&witness, 0, Undo::Ask { back: 1, seats: SEAT_1 }).is_ok());
    let free = scope(&witness, 0, Undo::Free { back: 1 });
    assert_eq!(free.unwrap_err(), Promise::UndoKeepsToItsScope.broken("entry 1 has outcomes of chance"));
}

#[test]
fn taking_back_is_never_free_past_knowledge() {
    let witness = table(&[Answer::Look]);
    let free = scope(&witness, 0, Undo::Free { back: 1 }).unwrap_err();
    assert_eq!(free.why, "Some(Seat(Seat(0))) learned something by entry 1");
}

#[test]
fn taking_back_is_never_free_past_another_seat() {
    let witness = table(&[Answer::Pass, Answer::Pass]);
    let free = scope(&witness, 0, Undo::Free { back: 1 }).unwrap_err();
    assert_eq!(free.why, "seat 1 is not asked about entry 2");
    assert!(scope(&witness, 0, Undo::Ask { back: 1, seats: SEAT_1 }).is_ok());
    assert!(scope(&witness, 1, Undo::Free { back: 2 }).is_ok());
}

#[test]
fn taking_back_is_of_the_last_answer_of_the_seat() {
    let witness = table(&[Answer::Pass, Answer::Pass, Answer::Pass]);
    assert!(scope(&witness, 0, Undo::Free { back: 3 }).is_ok());
    assert_eq!(
        scope(&witness, 0, Undo::Free { back: 1 }).unwrap_err().why,
        "entry 1 is not the last of seat 0"
    );
    assert_eq!(broken(scope(&witness, 0, Undo::Nothing)), Promise::UndoKeepsToItsScope);
    assert!(scope(&table(&[]), 0, Undo::Nothing).is_ok());
    assert_eq!(broken(scope(&table(&[]), 0, Undo::Free { back: 0 })), Promise::UndoKeepsToItsScope);
    let nobody = scope(&witness, 0, Undo::Ask { back: 3, seats: NOBODY });
    assert_eq!(nobody.unwrap_err().why, "nobody is asked");
}

/// Seat 0 has looked at the fifth card, so it knows what seat 1 holds but not in which order; both are to bid.
fn before_the_bids() -> State {
    State { hands: [[1, 2], [0, 3]], next: 4, looked: SEAT_0, turn: TURNS, ..State::default() }
}

#[test]
fn knowledge_is_what_tells_worlds_apart() {
    let state = before_the_bids();
    assert!(!learned(&Peek, &state, Seat(1), Answer::Bid(3)), "nobody sees the card, nor that it was held");
    assert!(learned(&Peek, &state, Seat(1), Answer::Bid(0)), "everybody sees the lowest card");
    assert!(learned(&Peek, &state, Seat(0), Answer::Peep(0)), "he who peeped knows where he peeped");
    let bid = State { bids: [None, Some(3)], ..before_the_bids() };
    assert!(learned(&Peek, &bid, Seat(0), Answer::Bid(2)), "both bids are shown");
    let open = State { turn: 0, ..before_the_bids() };
    assert!(!learned(&Peek, &open, Seat(0), Answer::Pass), "a pass tells nothing");
    assert!(!learned(&Peek, &open, Seat(0), Answer::Look), "he has looked before");
    assert!(learned(&Peek, &State { looked: NOBODY, ..open.clone() }, Seat(0), Answer::Look));
    assert!(learned(&Peek, &open, Seat(0), Answer::Roll), "what chance gives, nobody knew");
}

#[test]
fn a_secret_choice_tells_nothing_until_all_have_chosen() {
    let mut witness = table(&[Answer::Pass; TURNS as usize]);
    let highest = |hand: [u8; 2]| Answer::Bid(hand[0].max(hand[1]));
    let hands = witness.table.state().hands;
    witness.answer(Seat(1), highest(hands[1])).unwrap();
    assert_eq!(witness.table.undo_scope(Seat(1)), Undo::Free { back: 7 });
    assert!(scope(&witness, 1, Undo::Free { back: 7 }).is_ok());
    witness.answer(Seat(0), highest(hands[0])).unwrap();
    assert_eq!(witness.table.undo_scope(Seat(0)), Undo::Ask { back: 8, seats: SEAT_1 });
    let free = scope(&witness, 0, Undo::Free { back: 8 });
    assert!(free.unwrap_err().why.ends_with("learned something by entry 8"), "both bids are shown");
}

#[test]
fn peeping_is_not_taken_back_freely() {
    let mut witness = table(&[Answer::Pass; TURNS as usize]);
    witness.answer(Seat(0), Answer::Peep(1)).unwrap();
    let free = scope(&witness, 0, Undo::Free { back: 7 }).unwrap_err();
    assert_eq!(free.why, "Some(Seat(Seat(0))) learned something by entry 7");
}

#[test]
fn refused_undos_are_refused_for_the_right_reason() {
    let witness = table(&[Answer::Roll]);
    let refused = |consent, expected: &Refusal| undo::refused(&witness, Seat(0), consent, expected);
    assert!(refused(NOBODY, &Refusal::consent_needed(SEAT_1)).is_ok());
    assert_eq!(broken(refused(NOBODY, &Refusal::nothing_to_undo())), Promise::UndoKeepsToItsScope);
    let taken = refused(SEAT_1, &Refusal::consent_needed(SEAT_1));
    assert_eq!(broken(taken), Promise::UndoKeepsToItsScope, "it is not refused at all");
}

#[test]
fn an_undo_must_restore_the_state_that_is_remembered() {
    let mut witness = table(&[Answer::Pass, Answer::Pass]);
    witness.moments[2].before.turn = 5;
    assert_eq!(broken(witness.undo(Seat(1), NOBODY)), Promise::UndoRestores);
    assert_eq!(broken(table(&[]).undo(Seat(1), NOBODY)), Promise::UndoRestores);
    assert_eq!(broken(table(&[Answer::Roll]).undo(Seat(0), SEAT_0)), Promise::UndoRestores);
}

#[test]
fn what_is_refused_must_change_nothing() {
    let mut witness = table(&[Answer::Pass]);
    assert!(witness.unchanged(Promise::RefusalChangesNothing).is_ok());
    witness.table.answer(Seat(1), Answer::Pass).unwrap();
    assert_eq!(witness.unchanged(Promise::RefusalChangesNothing).unwrap_err().why, "an entry was added");
    let mut witness = table(&[Answer::Pass]);
    witness.moments[1].after = StateHash::of(&7);
    assert_eq!(witness.unchanged(Promise::RefusalChangesNothing).unwrap_err().why, "the state changed");
}

#[test]
fn replays_are_held_against_every_remembered_state() {
    let mut witness = table(&[Answer::Pass, Answer::Roll, Answer::Pass]);
    let log = witness.table.log();
    assert!(replay::reproduces(&witness, &log, None).is_ok());
    assert!(replay::reproduces(&witness, &log, Some(SECRET)).is_ok());
    witness.moments[2].after = StateHash::of(&7);
    let other = replay::reproduces(&witness, &log, None).unwrap_err();
    assert_eq!(other, Promise::ReplayIsSame.broken("entry Some(2) leads to another state"));
    let witness = table(&[Answer::Pass]);
    assert_eq!(broken(replay::reproduces(&witness, &log, None)), Promise::ReplayIsSame, "one entry too many");
    assert_eq!(broken(replay::check(&witness, &mut Proof::default())), Promise::ReplayIsSame, "not over yet");
}

#[test]
fn loaded_tables_are_held_against_the_original() {
    let mut witness = table(&[Answer::Pass, Answer::Roll]);
    let load = |witness: &Witness<Peek>| {
        saving::write_and_load(witness, &mut Sampled::new(1), &mut Proof::default())
    };
    assert!(load(&witness).is_ok());
    witness.secret = Secret([4; 32]);
    assert_eq!(broken(load(&witness)), Promise::LogIsSame);
}

#[test]
fn refusals_are_held_against_the_judge() {
    let witness = table(&[]);
    let expect = |expected| refusals::expect(&witness, "bid card/9", Seat(0), &expected);
    assert!(expect(Refusal::not_an_answer("bid card/9")).is_ok());
    assert_eq!(broken(expect(Refusal::nothing_to_undo())), Promise::RefusalTeaches);
    let (look, bid): (Path, Path) = {
        let path = |answer| Peek.path(witness.table.state(), Seat(0), answer);
        (path(Answer::Look), path(Answer::Bid(1)))
    };
    let why_not = |path: &Path, legal: &[Path]| refusals::why_not(&witness, Seat(0), path, 0, legal);
    assert!(why_not(&bid, slice::from_ref(&look)).is_ok());
    assert_eq!(
        broken(why_not(&bid, slice::from_ref(&bid))),
        Promise::RefusalTeaches,
        "it is refused though legal"
    );
    assert_eq!(broken(why_not(&look, &[])), Promise::RefusalTeaches, "it is not refused though illegal");
}

#[test]
fn events_are_compared_one_by_one() {
    let alike = |one: &[Event], other: &[Event]| secrecy::told_alike([one, other], Observer::Spectator);
    assert!(alike(&[Event::Rolled(2)], &[Event::Rolled(2)]).is_ok());
    assert_eq!(broken(alike(&[Event::Rolled(2)], &[Event::Rolled(3)])), Promise::EventsKeepSecrets);
    assert_eq!(broken(alike(&[Event::Rolled(2)], &[])), Promise::EventsKeepSecrets);
}

#[test]
fn every_promise_has_its_words() {
    assert_eq!(Promise::Ends.to_string(), "Ends (every game ends within its longest)");
}
