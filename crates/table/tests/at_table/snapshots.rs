//! Snapshots, and following what another process has written.

use crate::{SECRET, new_conquest, play_to_the_end};
use serde_json::json;
use table::log::{Act, Entry};
use table::{Barrier, Log, Seat, SeatSet, Snapshot, Table, Title, Undo};
use table::{Content, Nothing};
use toys::conquest::{Answer, Area, Conquest};

type Conquests = Table<Conquest>;

/// The first entries of a log.
fn first(log: &Log, entries: usize) -> Log {
    Log { header: log.header.clone(), entries: log.entries[..entries].to_vec() }
}

/// A finished game, and snapshots after some of its entries.
fn finished() -> (Log, Vec<Snapshot>) {
    let mut table = new_conquest(3);
    table.answer(Seat(0), Answer::Attack(Area(0), Area(1))).expect("legal");
    play_to_the_end(&mut table);
    let log = table.log();
    let after = |n: usize| {
        Conquests::load(&Nothing::built_in(), &first(&log, n + 1), Some(SECRET), |_, _, _| {})
            .expect("honest")
            .snapshot()
    };
    let last = log.entries.len() - 1;
    let snapshots = [0, 1, last / 2, last].map(after).to_vec();
    (log, snapshots)
}

#[test]
fn a_table_restored_from_a_snapshot_is_the_same_table() {
    let (log, snapshots) = finished();
    let whole = Conquests::load(&Nothing::built_in(), &log, Some(SECRET), |_, _, _| {}).expect("honest");
    for snapshot in &snapshots {
        let restored =
            Conquests::restore(&Nothing::built_in(), &log, snapshot, Some(SECRET)).expect("it fits");
        assert_eq!(
            (restored.hash(), restored.log()),
            (whole.hash(), whole.log()),
            "from entry {}",
            snapshot.n
        );
        assert_eq!(restored.snapshot(), whole.snapshot(), "the stream of chance stands at the same place");
        for seat in Seat::all(4) {
            assert_eq!(restored.undo_scope(seat), whole.undo_scope(seat), "undo reaches behind the snapshot");
        }
    }
}

#[test]
fn a_restored_table_takes_back_behind_its_snapshot() {
    let mut table = new_conquest(1);
    table.answer(Seat(0), Answer::End).expect("legal");
    table.answer(Seat(1), Answer::End).expect("legal");
    let mut restored =
        Conquests::restore(&Nothing::built_in(), &table.log(), &table.snapshot(), Some(SECRET))
            .expect("it fits");
    let all = SeatSet::all(4);
    table.undo(Seat(0), all).expect("all agree");
    restored.undo(Seat(0), all).expect("all agree");
    assert_eq!((restored.hash(), restored.log()), (table.hash(), table.log()));
    let again = Conquests::restore(&Nothing::built_in(), &restored.log(), &restored.snapshot(), Some(SECRET))
        .expect("it fits");
    assert_eq!((again.hash(), again.undo_scope(Seat(0))), (restored.hash(), Undo::Nothing));
}

#[test]
fn a_snapshot_that_does_not_fit_the_log_is_refused() {
    let (log, snapshots) = finished();
    let refused = |log: &Log, snapshot: &Snapshot| {
        let bad =
            Conquests::restore(&Nothing::built_in(), log, snapshot, None).err().expect("it must be refused");
        assert_eq!(bad.entry, Some(snapshot.n));
        bad.why
    };
    let other = Snapshot { n: snapshots[1].n, ..snapshots[2].clone() };
    assert_eq!(refused(&log, &other), "the snapshot does not fit: its state is another one");
    let cut = Snapshot { state: vec![1, 2, 3], ..snapshots[1].clone() };
    assert_eq!(refused(&log, &cut), "the snapshot does not fit: it cannot be read");
    let short = first(&log, snapshots[2].n as usize);
    assert_eq!(refused(&short, &snapshots[2]), "the snapshot does not fit: the log is shorter");
    let mut misnumbered = log.clone();
    misnumbered.entries[1].n = 7;
    let bad = Conquests::restore(&Nothing::built_in(), &misnumbered, &snapshots[2], None)
        .err()
        .expect("it must be refused");
    assert_eq!((bad.entry, bad.why.as_str()), (Some(1), "is numbered 7"));
}

#[test]
fn entries_after_a_snapshot_are_checked() {
    let (mut log, snapshots) = finished();
    let n = snapshots[2].n as usize + 1;
    if let Act::Answer { answer, .. } = &mut log.entries[n].act {
        *answer = "dance".to_owned();
    }
    let bad = Conquests::restore(&Nothing::built_in(), &log, &snapshots[2], Some(SECRET))
        .err()
        .expect("it must be refused");
    assert_eq!(bad.entry, Some(n as u32));
}

#[test]
fn what_one_process_writes_another_can_follow() {
    let (log, _) = finished();
    let mut follower =
        Conquests::load(&Nothing::built_in(), &first(&log, 1), Some(SECRET), |_, _, _| {}).expect("honest");
    for entry in &log.entries[1..] {
        follower.follow(entry).expect("honest");
    }
    assert_eq!(follower.log(), log);
}

#[test]
fn an_entry_that_does_not_hold_changes_nothing_and_does_not_spoil_the_dice() {
    let (log, _) = finished();
    let rolled = log
        .entries
        .iter()
        .position(|e| matches!(&e.act, Act::Answer { outcomes, .. } if !outcomes.is_empty()));
    let rolled = rolled.expect("dice were rolled");
    let mut table = Conquests::load(&Nothing::built_in(), &first(&log, rolled), Some(SECRET), |_, _, _| {})
        .expect("honest");
    let before = (table.hash(), table.snapshot());
    let mut forged = log.entries[rolled].clone();
    if let Act::Answer { hash, .. } = &mut forged.act {
        *hash = before.0;
    }
    assert!(table.follow(&forged).is_err());
    let second_start = Entry { n: forged.n, act: log.entries[0].act.clone() };
    assert_eq!(table.follow(&second_start).expect_err("no").why, "a second start");
    assert_eq!((table.hash(), table.snapshot()), before);
    table.follow(&log.entries[rolled]).expect("the true entry still holds");
}

#[test]
fn drafts_change_nothing_until_they_are_followed() {
    let title = Title::of::<Conquest>();
    let log = new_conquest(1).log();
    let mut table = title.load(&log, Some(SECRET), &mut |_, _| {}).expect("honest");
    let before = table.hash();
    let draft = table.draft(Seat(0), "end").expect("legal");
    assert_eq!((table.hash(), table.entries().len()), (before, 1), "a draft is only a draft");
    let mut other = title.load(&log, Some(SECRET), &mut |_, _| {}).expect("honest");
    let followed = other.follow(&draft.entry).expect("it holds");
    assert_eq!((table.commit(draft), table.hash()), (Ok(followed), other.hash()), "the same by both ways");
    let late = table.draft(Seat(0), "end").err().map(|refusal| refusal.message.key);
    assert_eq!(late, Some("refusal-not-your-turn"));
    let undo = table.draft_undo(Seat(0), SeatSet::all(4)).expect("all agree");
    assert_ne!(table.hash(), before);
    table.follow(&undo.entry).expect("it holds");
    assert_eq!(table.hash(), before);
    assert!(table.draft_undo(Seat(0), SeatSet::EMPTY).is_err(), "nothing is left to take back");
    let restored = title.restore(&table.log(), &table.snapshot(), Some(SECRET)).expect("it fits");
    assert_eq!((restored.hash(), restored.entries().len()), (before, 3));
    assert_eq!(json!(restored.header()), json!(table.header()));
}

#[test]
fn the_barrier_tells_chance_from_knowledge() {
    let mut table = new_conquest(2);
    table.answer(Seat(0), Answer::Recruit(Area(0))).expect("legal");
    assert_eq!(table.barrier_since(1), None, "buying troops tells nobody anything");
    table.answer(Seat(0), Answer::End).expect("legal");
    assert_eq!(table.barrier_since(1), Some(Barrier::Knowledge), "the next player has drawn a card");
    assert_eq!(table.barrier_since(2), Some(Barrier::Knowledge));
    table.answer(Seat(1), Answer::Attack(Area(1), Area(0))).expect("legal");
    assert_eq!(table.barrier_since(3), Some(Barrier::Chance), "dice were rolled");
    assert_eq!(table.barrier_since(1), Some(Barrier::Chance), "chance counts first");
}
