//! Play from arbitrary bytes: legal answers, illegal ones, nonsense, answers out of turn, taking back.

use super::Promise;
use super::walks::Reach;
use super::witness::Witness;
use crate::{Game, Seat, SeatSet, Secret, Table};

/// Plays a table from bytes, for fuzzers. Every few bytes are one act; when they run out, the log must load.
///
/// # Panics
/// When the rules panic or a promise is broken.
pub fn fuzz<G: Game>(options: &G::Options, seats: u8, bytes: &[u8]) {
    let mut bytes = Bytes(bytes.iter().copied());
    let Some(seed) = bytes.next() else { return };
    let mut witness =
        Witness::<G>::open(options, seats, Secret([seed; 32])).unwrap_or_else(|b| panic!("{b:?}"));
    while let Some(act) = bytes.next() {
        let seat = Seat(bytes.below(usize::from(seats)) as u8);
        match act % 8 {
            0..=3 => legal(&mut witness, &mut bytes),
            4 => candidate(&mut witness, seat, &mut bytes),
            5 => out_of_turn(&mut witness, seat, &mut bytes),
            6 => nonsense(&mut witness, seat, &mut bytes),
            _ => take_back(&mut witness, seat, &mut bytes),
        }
        let broken = witness.table.game().broken(witness.table.state());
        assert!(broken.is_empty(), "invariants: {broken:?}");
        witness.unchanged(Promise::RefusalChangesNothing).unwrap_or_else(|b| panic!("{b:?}"));
    }
    let loaded = Table::<G>::load(
        &witness.table.game().content(),
        &witness.table.log(),
        Some(witness.secret),
        |_, _, _| {},
    );
    assert_eq!(loaded.map(|table| table.hash()), Ok(witness.table.hash()), "the log leads to another state");
}

/// Some legal answer or listed act of some seat that can say something.
fn legal<G: Game>(witness: &mut Witness<G>, bytes: &mut Bytes<impl Iterator<Item = u8>>) {
    let waiting = witness.table.waiting();
    let waiting: Vec<Seat> = waiting.must.union(waiting.may).iter().collect();
    if waiting.is_empty() {
        return;
    }
    let seat = waiting[bytes.below(waiting.len())];
    let mut answers = witness.table.answers(seat);
    answers.extend(witness.table.acts(seat));
    let Some(answer) = answers.get(bytes.below(answers.len())).copied() else { return };
    witness.answer(seat, answer).unwrap_or_else(|b| panic!("{b:?}"));
}

/// Any candidate, legal or not: it is taken exactly when it is listed, or an act that can be picked part by part.
fn candidate<G: Game>(witness: &mut Witness<G>, seat: Seat, bytes: &mut Bytes<impl Iterator<Item = u8>>) {
    let waiting = witness.table.waiting();
    if !waiting.hears(seat) {
        return;
    }
    let mut candidates = Vec::new();
    witness.table.game().candidates(witness.table.state(), seat, &mut candidates);
    let candidate = candidates[bytes.below(candidates.len())];
    let listed =
        witness.table.answers(seat).contains(&candidate) || witness.table.acts(seat).contains(&candidate);
    let described = || {
        let mut reach = Reach::new(witness.table.game(), witness.table.state(), seat);
        waiting.may.has(seat) && reach.has(candidate)
    };
    if listed || described() {
        witness.answer(seat, candidate).unwrap_or_else(|b| panic!("{b:?}"));
    } else {
        let refusal = witness.table.answer(seat, candidate).err();
        assert!(refusal.is_some_and(|r| r.rule.is_some()), "{candidate:?} is not listed, but taken");
    }
}

/// A legal answer of another seat.
fn out_of_turn<G: Game>(witness: &mut Witness<G>, seat: Seat, bytes: &mut Bytes<impl Iterator<Item = u8>>) {
    let waiting = witness.table.waiting();
    let Some(other) = waiting.must.first().filter(|_| !waiting.hears(seat)) else { return };
    let answers = witness.table.answers(other);
    let answer = answers[bytes.below(answers.len())];
    assert!(witness.table.answer(seat, answer).is_err(), "seat {seat} answered out of turn");
}

/// A text made of bytes, alone or after the beginning of a path.
fn nonsense<G: Game>(witness: &mut Witness<G>, seat: Seat, bytes: &mut Bytes<impl Iterator<Item = u8>>) {
    let paths = witness.table.paths(seat);
    let path = if paths.is_empty() { String::new() } else { paths[bytes.below(paths.len())].to_string() };
    let kept = bytes.below(path.len() + 1);
    let length = bytes.below(6);
    let mut text: String = path.chars().take(kept).collect();
    text.extend((0..length).filter_map(|_| bytes.next()).map(char::from));
    match witness.table.read(seat, &text) {
        Ok(answer) => witness.answer(seat, answer).unwrap_or_else(|b| panic!("{b:?}")),
        Err(_) => {
            let picked: Vec<String> = text.split(' ').map(str::to_owned).collect();
            witness.table.why_not(seat, &picked[..picked.len() - 1], &picked[picked.len() - 1]);
        }
    }
}

/// Takes back, with the consent of some seats.
fn take_back<G: Game>(witness: &mut Witness<G>, seat: Seat, bytes: &mut Bytes<impl Iterator<Item = u8>>) {
    let willing = bytes.below(256);
    let consent: SeatSet = Seat::all(Seat::MAX).filter(|seat| willing >> seat.0 & 1 == 1).collect();
    if witness.table.clone().undo(seat, consent).is_ok() {
        witness.undo(seat, consent).unwrap_or_else(|b| panic!("{b:?}"));
    } else {
        assert!(witness.table.undo(seat, consent).is_err(), "refused, then not");
    }
}

struct Bytes<I>(I);

impl<I: Iterator<Item = u8>> Bytes<I> {
    fn next(&mut self) -> Option<u8> {
        self.0.next()
    }

    /// A number in `0..count`, which takes two bytes if one is not enough; 0 when there are no more.
    fn below(&mut self, count: usize) -> usize {
        let mut number = usize::from(self.next().unwrap_or(0));
        if count > 256 {
            number = number << 8 | usize::from(self.next().unwrap_or(0));
        }
        number % count.max(1)
    }
}
