//! How far taking back may go, worked out again by other means.

use super::witness::Witness;
use super::{Breach, Promise, Proof};
use crate::advance::advance;
use crate::parts::{is_act, listed};
use crate::{Event, Game, Observer, Recorded, Refusal, Sampled, Seat, SeatSet, Secrecy, Undo};

/// How many worlds are compared for each observer; more than the engine itself compares.
const WORLDS: usize = 40;

/// Checks what the table says about taking back, for every seat, and tries it on clones.
pub(super) fn check<G: Game>(
    witness: &Witness<G>,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    for seat in Seat::all(witness.table.game().seats()) {
        let scope = witness.table.undo_scope(seat);
        scope_is_right(witness, seat, scope, random)?;
        match scope {
            Undo::Nothing => refused(witness, seat, SeatSet::EMPTY, &Refusal::nothing_to_undo())?,
            Undo::Free { .. } => proof.free_undos += there_and_back(&mut witness.clone(), seat, random)?,
            Undo::Ask { seats, .. } => {
                refused(witness, seat, SeatSet::EMPTY, &Refusal::consent_needed(seats))?;
                for missing in seats.iter().map(SeatSet::one) {
                    let refusal = Refusal::consent_needed(missing);
                    refused(witness, seat, seats.without(missing), &refusal)?;
                }
                witness.clone().undo(seat, seats)?;
                proof.asked_undos += 1;
            }
        }
    }
    Ok(())
}

pub(super) fn scope_is_right<G: Game>(
    witness: &Witness<G>,
    seat: Seat,
    scope: Undo,
    random: &mut Sampled,
) -> Result<(), Breach> {
    let promise = Promise::UndoKeepsToItsScope;
    let (back, asked) = match scope {
        Undo::Nothing => {
            let none = witness.last_of(seat).is_none();
            return promise
                .holds(none, || format!("seat {seat} has answered, yet there is nothing to take back"));
        }
        Undo::Free { back } => (back as usize, SeatSet::EMPTY),
        Undo::Ask { back, seats } => {
            promise.holds(!seats.is_empty(), || "nobody is asked".to_owned())?;
            (back as usize, seats)
        }
    };
    let last = witness.last_of(seat).map(|at| &witness.standing[at..]).unwrap_or_default();
    promise.holds(last.first() == Some(&back), || format!("entry {back} is not the last of seat {seat}"))?;
    let everybody = SeatSet::all(witness.table.game().seats());
    let others = everybody.without(SeatSet::one(seat));
    // Alone at the table, one must still say that it is not free.
    let others = if others.is_empty() { everybody } else { others };
    if asked == others {
        return Ok(());
    }
    for entry in last {
        let moment = &witness.moments[*entry];
        let Some((who, answer)) = moment.answer else { continue };
        promise.holds(who == seat || asked.has(who), || {
            format!("seat {who} is not asked about entry {entry}")
        })?;
        let act = is_act(witness.table.game(), &moment.before, who, answer);
        promise.holds(!act, || format!("that {asked:?} are asked tells that seat {who} has acted"))?;
        promise.holds(moment.outcomes == 0, || format!("entry {entry} has outcomes of chance"))?;
        let learned = who_learned(witness.table.game(), &moment.before, (who, answer), random);
        promise.holds(learned.is_none(), || format!("{learned:?} learned something by entry {entry}"))?;
    }
    Ok(())
}

/// Who, if anybody, knows more by this answer than before: he could have been in a world in which that answer, or
/// any answer if it was given in secret or unasked, would have shown him something else.
fn who_learned<G: Game>(
    game: &G,
    before: &G::State,
    (seat, answer): (Seat, G::Answer),
    random: &mut Sampled,
) -> Option<Observer> {
    let act = is_act(game, before, seat, answer);
    let secret = act || game.waiting(before).secrecy == Secrecy::Sealed;
    Observer::all(game.seats()).find(|observer| {
        let sees = |world: &G::State, answer| {
            let mut state = world.clone();
            let mut events = Vec::new();
            let mut chance = Recorded::new(&[], None);
            advance(game, &mut state, seat, answer, &mut chance, &mut events);
            events.retain(|event: &G::Event| event.audience().includes(*observer));
            chance.finish().ok().map(|()| (game.view(&state, *observer), events))
        };
        let truth = sees(before, answer);
        let view = game.view(before, *observer);
        let is_own = *observer == Observer::Seat(seat);
        if act && !is_own && truth.as_ref().is_some_and(|(seen, heard)| *seen == view && heard.is_empty()) {
            return false;
        }
        (0..WORLDS).any(|_| {
            let world = game.world(&view, random);
            let mut answers = listed(game, &world, seat);
            answers.retain(|other| secret && !is_own || *other == answer);
            // What is in no list can still be done, if the judge allows it.
            if game.waiting(&world).hears(seat) && game.judge(&world, seat, answer).is_ok() {
                answers.push(answer);
            }
            !answers.iter().any(|other| sees(&world, *other) == truth)
        })
    })
}

/// Takes back as far as it is free, then gives the same answers again.
fn there_and_back<G: Game>(
    witness: &mut Witness<G>,
    seat: Seat,
    random: &mut Sampled,
) -> Result<u64, Breach> {
    let hash = witness.table.hash();
    let mut answers = Vec::new();
    while let scope @ Undo::Free { .. } = witness.table.undo_scope(seat) {
        scope_is_right(witness, seat, scope, random)?;
        answers.extend(witness.last_of(seat).and_then(|at| witness.moments[witness.standing[at]].answer));
        witness.undo(seat, SeatSet::EMPTY)?;
    }
    let count = answers.len() as u64;
    for (seat, answer) in answers.into_iter().rev() {
        witness.answer(seat, answer)?;
    }
    let same = witness.table.hash() == hash;
    Promise::UndoRestores.holds(same, || "taken back and done again, the state is another".to_owned())?;
    Ok(count)
}

/// Takes one free answer back and gives it again at the table itself, so that its log tells of it.
pub(super) fn hesitate<G: Game>(
    witness: &mut Witness<G>,
    seat: Seat,
    answer: G::Answer,
) -> Result<(), Breach> {
    if let Undo::Free { .. } = witness.table.undo_scope(seat) {
        witness.undo(seat, SeatSet::EMPTY)?;
        witness.answer(seat, answer)?;
    }
    Ok(())
}

pub(super) fn refused<G: Game>(
    witness: &Witness<G>,
    seat: Seat,
    consent: SeatSet,
    expected: &Refusal,
) -> Result<(), Breach> {
    let mut witness = witness.clone();
    let refusal = witness.table.undo(seat, consent);
    Promise::UndoKeepsToItsScope.holds(refusal.as_ref().err() == Some(expected), || {
        format!("seat {seat} with the consent of {consent:?}: {refusal:?}, expected {expected:?}")
    })?;
    witness.unchanged(Promise::RefusalChangesNothing)
}
