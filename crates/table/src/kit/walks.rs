//! Picking part by part, as clients do with answers that are in no list.

use super::{Breach, Promise, Proof};
use crate::parts::parts;
use crate::{Chance, Complete, Game, Path, Sampled, Seat, read_answer};

/// More elements than any answer has.
const LONGEST: usize = 64;

/// Picks at random until there is a whole answer: it must be read as what was picked, and be legal.
pub(super) fn walk<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<G::Answer, Breach> {
    let promise = Promise::PartsLeadOn;
    let mut picked = Vec::new();
    loop {
        let words = texts(&picked);
        let found = parts(game, state, seat, &refs(&words));
        let whole = found.complete == Complete::Whole;
        let lost = || format!("seat {seat} cannot go on after '{}'", words.join(" "));
        promise.holds(whole || !found.next.is_empty(), lost)?;
        promise.holds(picked.len() < LONGEST, || format!("'{}' never ends", words.join(" ")))?;
        if whole && (found.next.is_empty() || random.draw(2) == 0) {
            break;
        }
        picked.push(found.next[random.draw(found.next.len())]);
    }
    proof.walks += 1;
    let path = Path(picked);
    let answer = read_answer(game, state, seat, &path.to_string())
        .map_err(|refusal| promise.broken(format!("'{path}' can be picked, but: {refusal:?}")))?;
    let legal = game.judge(state, seat, answer);
    promise.holds(legal.is_ok(), || format!("'{path}' can be picked, but: {legal:?}"))?;
    let again = game.path(state, seat, answer);
    promise.holds(again == path, || format!("'{path}' is read as {answer:?}, whose path is '{again}'"))?;
    Ok(answer)
}

/// A random walk for every seat that can say something.
pub(super) fn check<G: Game>(
    game: &G,
    state: &G::State,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let waiting = game.waiting(state);
    for seat in waiting.must.union(waiting.may).iter() {
        walk(game, state, seat, random, proof)?;
    }
    Ok(())
}

/// Can this answer be picked part by part, to its end?
pub(super) fn is_reachable<G: Game>(game: &G, state: &G::State, seat: Seat, answer: G::Answer) -> bool {
    let path = game.path(state, seat, answer);
    let words = texts(&path.0);
    let words = refs(&words);
    let leads_on = |at: usize| parts(game, state, seat, &words[..at]).next.contains(&path.0[at]);
    (0..words.len()).all(leads_on) && parts(game, state, seat, &words).complete == Complete::Whole
}

/// The elements in text form.
pub(super) fn texts(elements: &[crate::Element]) -> Vec<String> {
    elements.iter().map(ToString::to_string).collect()
}

pub(super) fn refs(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}
