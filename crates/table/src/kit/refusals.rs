//! A refused answer changes nothing and says why.

use super::walks::{refs, texts};
use super::witness::Witness;
use super::{Breach, Promise, Proof};
use crate::{Chance, Game, Path, Refusal, Sampled, Seat, SeatSet};

/// Tries answers that must be refused.
pub(super) fn check<G: Game>(
    witness: &mut Witness<G>,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let seats = witness.table.game().seats();
    let waiting = witness.table.waiting();
    let may_speak = waiting.must.union(waiting.may);
    for seat in may_speak.iter() {
        illegal(witness, seat, random, proof)?;
        expect(witness, "nonsense/7", seat, &Refusal::not_an_answer("nonsense/7"))?;
        proof.refusals += 1;
    }
    for seat in waiting.may.without(waiting.must).iter() {
        let table = &witness.table;
        let silent = table.answers(seat).is_empty() && table.prompt(seat).is_none();
        Promise::RefusalTeaches.holds(silent, || format!("seat {seat} is asked, but need not answer"))?;
    }
    for seat in SeatSet::all(seats).without(may_speak).iter() {
        out_of_turn(witness, seat, waiting.must)?;
        proof.refusals += 1;
    }
    Ok(())
}

/// An illegal candidate is refused with the reason of the judge, by value and by path.
fn illegal<G: Game>(
    witness: &mut Witness<G>,
    seat: Seat,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let (game, state) = (witness.table.game().clone(), witness.table.state().clone());
    let mut candidates = Vec::new();
    game.candidates(&state, seat, &mut candidates);
    let judged_legal = |candidate: &G::Answer| game.judge(&state, seat, *candidate).is_ok();
    let (legal, candidates): (Vec<_>, Vec<_>) = candidates.into_iter().partition(judged_legal);
    if candidates.is_empty() {
        return Ok(());
    }
    let candidate = candidates[random.draw(candidates.len())];
    let expected = game.judge(&state, seat, candidate).err().map(Refusal::by_rule);
    let refusal = witness.table.answer(seat, candidate).err();
    witness.unchanged(Promise::RefusalChangesNothing)?;
    Promise::RefusalTeaches
        .holds(refusal == expected, || format!("{candidate:?}: {refusal:?}, expected {expected:?}"))?;
    proof.refusals += 1;
    let path = game.path(&state, seat, candidate);
    let mut legal: Vec<Path> = legal.into_iter().map(|answer| game.path(&state, seat, answer)).collect();
    if !legal.contains(&path) {
        let read = witness.table.read(seat, &path.to_string());
        let by_rule = read.as_ref().is_err_and(|refusal| refusal.rule.is_some());
        Promise::RefusalTeaches.holds(by_rule, || format!("'{path}' is read as {read:?}"))?;
    }
    let at = random.draw(path.0.len());
    // What is in no list is legal as far as it can be picked.
    let parts = witness.table.parts(seat, &refs(&texts(&path.0[..at])));
    legal.extend(parts.next.into_iter().map(|next| Path([&path.0[..at], &[next]].concat())));
    why_not(witness, seat, &path, at, &legal)
}

/// "Why not?" has an answer exactly for the elements that no legal answer goes on with.
pub(super) fn why_not<G: Game>(
    witness: &Witness<G>,
    seat: Seat,
    path: &Path,
    at: usize,
    legal: &[Path],
) -> Result<(), Breach> {
    let texts = |path: &Path| texts(&path.0);
    let words = texts(path);
    let (picked, word) = (&words[..at], &words[at]);
    let goes_on =
        legal.iter().map(texts).any(|other| other.starts_with(picked) && other[at..].contains(word));
    let told = witness.table.why_not(seat, picked, word);
    let right = match &told {
        None => goes_on,
        Some(refusal) => !goes_on && refusal.rule.is_some(),
    };
    Promise::RefusalTeaches.holds(right, || format!("why not {word} after {picked:?}: {told:?}"))
}

/// A seat that is not waited for is refused, whatever it answers.
fn out_of_turn<G: Game>(witness: &mut Witness<G>, seat: Seat, waiting: SeatSet) -> Result<(), Breach> {
    let expected = Refusal::not_your_turn(waiting);
    if let Some(answer) = waiting.first().and_then(|other| witness.table.answers(other).first().copied()) {
        let refusal = witness.table.answer(seat, answer).err();
        witness.unchanged(Promise::RefusalChangesNothing)?;
        let same = refusal.as_ref() == Some(&expected);
        Promise::RefusalTeaches.holds(same, || format!("{refusal:?}, expected {expected:?}"))?;
    }
    let table = &witness.table;
    let silent = table.answers(seat).is_empty()
        && table.acts(seat).is_empty()
        && table.paths(seat).is_empty()
        && table.parts(seat, &[]).next.is_empty()
        && table.prompt(seat).is_none();
    Promise::RefusalTeaches.holds(silent, || format!("seat {seat} is asked out of turn"))?;
    expect(witness, "nonsense/7", seat, &expected)
}

pub(super) fn expect<G: Game>(
    witness: &Witness<G>,
    text: &str,
    seat: Seat,
    expected: &Refusal,
) -> Result<(), Breach> {
    let read = witness.table.read(seat, text);
    let same = read.as_ref().err() == Some(expected);
    Promise::RefusalTeaches.holds(same, || format!("'{text}' is read as {read:?}, expected {expected:?}"))?;
    witness.unchanged(Promise::RefusalChangesNothing)
}
