//! Holds the store against what everybody remembers.

use crate::log::{Replayed, Stored, stored_key};
use crate::witness::{Fate, Played, Witness};
use std::collections::BTreeMap;
use table::Seat;
use table::log::Act;

/// What is wrong with a table; nothing, if all is well.
pub fn faults(played: &Played, stored: &Stored) -> Vec<String> {
    let at = |why: String| format!("table {}: {why}", played.table);
    let replayed = match stored.replay() {
        Ok(replayed) => replayed,
        Err(why) => return vec![at(why)],
    };
    let answers = answers(played, stored, &replayed);
    let heard = played.witnesses.iter().filter_map(|witness| heard(witness, &replayed));
    answers.into_iter().chain(heard).map(at).collect()
}

/// Every answer that was acknowledged is the entry that it was said to be, as its sender wrote it; what was refused is
/// nowhere; and every entry of somebody who sat there is of one request, and no request of two.
fn answers(played: &Played, stored: &Stored, replayed: &Replayed) -> Vec<String> {
    let mut faults = Vec::new();
    let mut owners: BTreeMap<u32, String> = BTreeMap::new();
    let seated = || played.witnesses.iter().filter_map(|witness| Some((witness, witness.seat?)));
    for (seat, sent) in seated().flat_map(|(witness, seat)| witness.sent.iter().map(move |sent| (seat, sent)))
    {
        let key = stored_key(seat, &sent.key);
        let found = stored.keys.get(&key).copied();
        match (sent.fate, found) {
            (Fate::Acknowledged(n), Some(found)) if n == found => {}
            (Fate::Acknowledged(n), found) => {
                faults.push(format!("{key} was acknowledged as entry {n}, and is {found:?}"));
            }
            (Fate::Refused, Some(n)) => faults.push(format!("{key} was refused, and is entry {n}")),
            (Fate::Refused | Fate::Unknown, _) => {}
        }
        let Some(n) = found else { continue };
        let entry = replayed.entries.get(n as usize).map(|(entry, _)| &entry.act);
        match entry {
            Some(Act::Answer { seat: by, answer, .. }) if *by == seat && *answer == sent.path => {}
            _ => faults.push(format!("{key} was '{}', entry {n} is {entry:?}", sent.path)),
        }
        if let Some(other) = owners.insert(n, key.clone()) {
            faults.push(format!("entry {n} is of both {other} and {key}"));
        }
    }
    let people: Vec<Seat> = seated().map(|(_, seat)| seat).collect();
    for (entry, _) in &replayed.entries {
        let is_unknown = !owners.contains_key(&entry.n);
        if matches!(&entry.act, Act::Answer { seat, .. } if people.contains(seat)) && is_unknown {
            faults.push(format!("nobody sent entry {}", entry.n));
        }
    }
    faults
}

/// Whether the log went on where nobody heard it: tells why a table stands still.
pub fn unheard(played: &Played, stored: &Stored) -> Option<String> {
    let heard = played.witnesses.iter().map(Witness::next).max().unwrap_or_default();
    let length = stored.length;
    (length > heard)
        .then(|| format!("table {}: {length} entries are stored, {heard} were heard", played.table))
}

/// All that somebody heard is the log as he may know it, from its beginning, without a gap and without repetition.
fn heard(witness: &Witness, replayed: &Replayed) -> Option<String> {
    let who = witness.seat.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
    for (n, heard) in witness.heard.iter().enumerate() {
        let due = replayed.heard(witness, n);
        if due.as_ref() != Some(heard) {
            return Some(format!("{who} heard {heard:?} where {due:?} was due"));
        }
    }
    None
}

/// What somebody never heard though it is his; nothing, if all is well.
pub fn missing(played: &Played) -> Vec<String> {
    let missing = |witness: &Witness| {
        let acknowledged = witness.sent.iter().filter_map(|sent| match sent.fate {
            Fate::Acknowledged(n) => Some(n),
            Fate::Refused | Fate::Unknown => None,
        });
        let (last, seat) = (acknowledged.max()?, witness.seat?);
        let unheard =
            || format!("table {}: seat {seat} never heard entry {last}, which is his", played.table);
        (last >= witness.next()).then(unheard)
    };
    played.witnesses.iter().filter_map(missing).collect()
}

#[cfg(test)]
mod tests;
