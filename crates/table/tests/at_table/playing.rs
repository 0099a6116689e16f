//! Opening, answering, preparing, revealing.

use crate::{
    NOBODY, SECRET, act, contributions, load, new_conquest, new_morra, open, play_to_the_end, show, sitters,
};
use table::log::{Act, Entry, FORMAT};
use table::{BadLog, Message, Refusal, Seat, SeatSet, Secrecy, Secret, StateHash, Table, Waiting};
use table::{Content, Nothing};
use toys::conquest::{Answer, Area, Conquest, Event, Options};
use toys::morra::{self, Fingers, Morra};

#[test]
fn a_table_opens_with_its_header_and_its_start() {
    let (table, events) = Table::<Conquest>::open(
        &Nothing::built_in(),
        &Options { rounds: 3 },
        sitters(4),
        SECRET,
        contributions(4),
    )
    .expect("playable");
    let header = table.header();
    assert_eq!(
        (header.reame, header.game.as_str(), header.content.as_str()),
        (FORMAT, "conquest", Nothing::built_in().hash())
    );
    assert_eq!(header.options.to_string(), r#"{"rounds":3}"#);
    assert_eq!((&header.seats, &header.contributions), (&sitters(4), &contributions(4)));
    assert_eq!(header.commitment, SECRET.commitment());
    let [Entry { n: 0, act: Act::Start { outcomes, hash } }] = table.entries() else { panic!("one entry") };
    assert_eq!((outcomes.len(), *hash), (59, StateHash::of(table.state())), "one shuffle of 60 cards");
    assert_eq!(events.len(), 27);
    assert_eq!(table.log().entries, table.entries());
}

#[test]
fn what_cannot_be_played_is_not_opened() {
    let refused = |rounds, seats, salts| {
        let options = Options { rounds };
        Table::<Conquest>::open(&Nothing::built_in(), &options, sitters(seats), SECRET, contributions(salts))
            .err()
    };
    assert_eq!(refused(3, 3, 3), Some(BadLog::header("conquest is for 4 to 4 seats, not 3")));
    assert_eq!(refused(3, 5, 5), Some(BadLog::header("conquest is for 4 to 4 seats, not 5")));
    assert_eq!(refused(3, 4, 3), Some(BadLog::header("3 contributions for 4 seats")));
    assert_eq!(refused(0, 4, 4).expect("no rounds").messages[0].key, "conquest-bad-rounds");
    let bad = morra::Options { rounds: 0, fingers: 99 };
    let both = Table::<Morra>::open(&Nothing::built_in(), &bad, sitters(3), SECRET, contributions(3)).err();
    let keys: Vec<&str> = both.iter().flat_map(|bad| &bad.messages).map(|message| message.key).collect();
    assert_eq!(keys, ["morra-no-rounds", "morra-too-many-fingers"]);
}

#[test]
fn every_seats_contribution_goes_into_the_dice() {
    let deal = |salt: &str| {
        let mut salts = contributions(4);
        salts[3] = salt.to_owned();
        Table::<Conquest>::open(&Nothing::built_in(), &Options::default(), sitters(4), SECRET, salts)
            .expect("playable")
            .0
            .hash()
    };
    assert_eq!(deal("x"), deal("x"));
    assert_ne!(deal("x"), deal("y"));
}

#[test]
fn preparing_changes_nothing_and_committing_does() {
    let mut table = new_conquest(3);
    let before = (table.hash(), table.entries().len());
    let [prepared, again] =
        [0, 1].map(|_| table.prepare(Seat(0), Answer::Attack(Area(0), Area(1))).expect("legal"));
    assert_eq!((table.hash(), table.entries().len()), before);
    assert_eq!(
        (&prepared.entry, &prepared.events),
        (&again.entry, &again.events),
        "the dice are still to come"
    );
    let entry = prepared.entry.clone();
    let Entry { n: 1, act: Act::Answer { seat: Seat(0), answer, outcomes, hash } } = &entry else {
        panic!("{entry:?}")
    };
    assert_eq!((answer.as_str(), outcomes.len()), ("attack area/0 area/1", 4));
    let events = table.commit(prepared);
    assert!(matches!(events[..], [Event::Fought { .. }]), "{events:?}");
    assert_eq!((table.hash(), table.entries().last()), (*hash, Some(&entry)));
    assert_ne!(table.hash(), before.0);
}

#[test]
fn dice_go_on_from_one_answer_to_the_next() {
    let mut table = new_conquest(3);
    let attack = Answer::Attack(Area(0), Area(1));
    let first = table.prepare(Seat(0), attack).expect("legal").entry;
    act(&mut table, attack);
    act(&mut table, Answer::Recruit(Area(0)));
    let mut other = new_conquest(3);
    act(&mut other, Answer::Recruit(Area(0)));
    let late = other.prepare(Seat(0), attack).expect("legal").entry;
    let dice = |entry: &Entry| match &entry.act {
        Act::Answer { outcomes, .. } => outcomes[..4].to_vec(),
        other => panic!("{other:?}"),
    };
    assert_eq!(dice(&first), dice(&late), "dice wait for the one who rolls");
    let second = table.prepare(Seat(0), Answer::Attack(Area(4), Area(5))).expect("legal").entry;
    assert_ne!(dice(&first), dice(&second));
}

#[test]
fn only_seats_that_are_waited_for_are_asked() {
    let mut table = new_conquest(3);
    assert_eq!(table.waiting(), Waiting::seat(Seat(0)));
    assert_eq!(table.prompt(Seat(0)).map(|prompt| prompt.message.key), Some("conquest-act"));
    assert_eq!(table.answers(Seat(0)).len(), table.paths(Seat(0)).len());
    assert_eq!(table.paths(Seat(0))[0].to_string(), "end");
    assert!(
        table.prompt(Seat(1)).is_none()
            && table.answers(Seat(1)).is_empty()
            && table.paths(Seat(1)).is_empty()
    );
    let refusal = Refusal::not_your_turn(SeatSet::one(Seat(0)));
    assert_eq!(table.answer(Seat(1), Answer::End), Err(refusal.clone()));
    assert_eq!(table.read(Seat(1), "end"), Err(refusal.clone()));
    assert_eq!(refusal.message, Message::new("refusal-not-your-turn").with("seat", Seat(0)));
    assert_eq!(table.entries().len(), 1);
}

#[test]
fn paths_are_read_whatever_the_spaces() {
    let table = new_conquest(3);
    assert_eq!(table.read(Seat(0), "  attack   area/0 area/1 "), Ok(Answer::Attack(Area(0), Area(1))));
    assert_eq!(table.read(Seat(0), "attack area/0"), Err(Refusal::not_an_answer("attack area/0")));
    let illegal = table.read(Seat(0), "recruit area/1").expect_err("it is seat 1's");
    assert_eq!(
        (illegal.rule.map(|rule| rule.0), illegal.message.key),
        (Some("TOY-CON-03"), "conquest-not-yours")
    );
}

#[test]
fn forced_answers_belong_to_the_answer_before() {
    let mut table = new_conquest(3);
    for _ in 0..6 {
        let answers = table.answers(Seat(0));
        act(&mut table, answers[1]);
    }
    assert_eq!(
        (table.entries().len(), table.waiting()),
        (7, Waiting::seat(Seat(1))),
        "the turn ended by itself"
    );
}

#[test]
fn sealed_decisions_are_never_taken_by_themselves() {
    let mut table = open::<Morra>(&morra::Options { rounds: 1, fingers: 0 }, 2);
    assert_eq!(table.answers(Seat(0)), [Fingers(0)]);
    show(&mut table, 1, 0);
    assert_eq!((table.waiting().must, table.waiting().secrecy), (SeatSet::one(Seat(0)), Secrecy::Sealed));
    show(&mut table, 0, 0);
    assert_eq!(table.standing().map(|standing| standing.winners), Some(SeatSet::one(Seat(0))));
}

#[test]
fn nobody_answers_after_the_end() {
    let mut table = new_conquest(1);
    play_to_the_end(&mut table);
    let over = Refusal { rule: None, message: Message::new("refusal-game-over") };
    assert_eq!(table.answer(Seat(0), Answer::End), Err(over.clone()));
    assert_eq!((table.read(Seat(0), "end"), table.prompt(Seat(0))), (Err(over), None));
}

#[test]
fn a_table_without_the_secret_is_only_read() {
    let mut table = load(&new_conquest(3), None);
    assert_eq!(table.answer(Seat(0), Answer::End), Err(Refusal::read_only()));
    assert_eq!(Refusal::read_only().message.key, "refusal-read-only");
    assert_eq!(table.answers(Seat(0)), new_conquest(3).answers(Seat(0)), "it can be looked at");
}

#[test]
fn the_secret_is_revealed_once_and_at_the_end() {
    let mut table = new_conquest(1);
    act(&mut table, Answer::End);
    let early = BadLog::entry(2, "reveals the secret before the game is over");
    assert_eq!(table.reveal(SECRET), Err(early));
    play_to_the_end(&mut table);
    assert_eq!(table.log().secret(), None);
    let other = BadLog::entry(5, "the revealed secret is not the one that was committed to");
    assert_eq!(table.reveal(Secret([8; 32])), Err(other));
    assert_eq!(table.reveal(SECRET), Ok(()));
    assert_eq!(table.log().secret(), Some(SECRET));
    assert_eq!(table.reveal(SECRET), Err(BadLog::entry(6, "comes after the end")));
    let undone = table.undo(Seat(3), SeatSet::all(4));
    assert_eq!(undone, Err(Refusal::not_your_turn(NOBODY)), "what is revealed cannot be taken back");
    assert_eq!(table.entries().len(), 6);
    load(&table, Some(SECRET));
}

#[test]
fn seats_answer_a_sealed_decision_in_any_order() {
    let mut table = new_morra();
    assert_eq!(table.waiting(), Waiting::sealed(SeatSet::all(3)));
    show(&mut table, 2, 1);
    show(&mut table, 0, 1);
    let (last, chosen) = (SeatSet::one(Seat(1)), [Seat(0), Seat(2)].into_iter().collect());
    assert_eq!(table.waiting(), Waiting::sealed(last).while_may(chosen, SeatSet::EMPTY));
    assert!(table.prompt(Seat(2)).is_none() && table.answers(Seat(2)).is_empty(), "it need not answer");
    assert_eq!(table.acts(Seat(2)), [0, 2, 3, 4, 5].map(Fingers), "but it may change its mind");
    show(&mut table, 2, 3);
    assert_eq!(table.waiting().must, last, "nothing waits for that");
    show(&mut table, 1, 1);
    assert_eq!(table.waiting(), Waiting::sealed(SeatSet::all(3)), "the next round");
}
